"""People walk from where they are, in their own colour; long names stay in their place."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.games.stoneage.rules.constants import FOREST, PLACING
from stoneage_qt.games.stoneage.ui.board.looks import looks_of
from stoneage_qt.games.stoneage.ui.board.people import HOME
from stoneage_qt.games.stoneage.ui.board.tableau_plates import panel
from stoneage_qt.session.match import Seat
from stoneage_qt.ui.board_kit.pictures import Art
from tests.games.stoneage.ui.board_table import SilentBots, Table, make_match, show

pytestmark = pytest.mark.once


def test_dropped_people_walk_from_where_they_were_dropped(qtbot: QtBot) -> None:
    table = show(
        qtbot,
        make_match(lambda s: s.phase == PLACING),
        reduced_motion="off",
        animation_speed=0.25,
    )
    scene = table.view.scene_
    person = scene.people.at(table.state.actor, HOME)[-1]
    home = person.pos()
    goal = table.place(FOREST)
    table.press(table.person())
    table.move(table.person() + (goal - table.person()) * 0.5)
    table.move(goal)
    carried = person.pos()
    table.release(goal)
    assert table.played()[-1] == decode("place forest 1")
    assert table.view.director.animator.busy
    far = (person.pos() - home).manhattanLength()
    assert far > 200, "nobody jumps home first"
    assert (person.pos() - carried).manhattanLength() < far
    table.view.director.skip()
    table.settle()
    assert person.spot.place == FOREST


def bot_walks(table: Table) -> set[str]:
    """The person puts somebody somewhere, then the bot: in which colours its people walk."""
    table.model.submit(decode("place forest 2"))
    table.view.director.skip()
    table.settle()
    driver = table.model._driver
    assert isinstance(driver, SilentBots)
    driver.decided.emit(driver.asked[-1].revision, decode("place hunt 2"), "")
    people = table.view.scene_.people._people[1]
    table.qtbot.waitUntil(lambda: any(p.isVisible() for p in people))
    names = {str(p.picture.name) for p in people if p.isVisible() and isinstance(p.picture, Art)}
    table.view.director.skip()
    table.settle()
    return names


def test_everybody_walks_in_the_own_colour(qtbot: QtBot) -> None:
    """Also those who come from beyond the edge, in the next game with other colours."""
    match = make_match(players=2, bots=(1,))
    table = show(qtbot, match, reduced_motion="off", animation_speed=0.25, bot_speed=1.0)
    assert bot_walks(table) == {"pieces/meeple_blue"}
    seats = [replace(seat, colour=c) for seat, c in zip(match.seats, ("red", "green"), strict=True)]
    table.model.show_match(match.branch(0, seats))
    table.settle()
    assert bot_walks(table) == {"pieces/meeple_green"}


def test_a_long_name_stays_on_its_band(qtbot: QtBot) -> None:
    long = "W" * 60
    table: Table = show(qtbot, make_match(players=2))
    scene = table.view.scene_
    (look,) = looks_of([Seat(name=long, colour="red")])
    plain = looks_of([Seat(name="", colour="red")])[0]
    scene.pictures.set_scale(1.0)
    named = scene.pictures.of(panel(look, False)).toImage()
    bare = scene.pictures.of(panel(plain, False)).toImage()
    changed = [
        x
        for x in range(named.width())
        if any(named.pixel(x, y) != bare.pixel(x, y) for y in range(20, 90))
    ]
    assert changed
    assert changed[0] >= 22
    assert changed[-1] <= 22 + 210
