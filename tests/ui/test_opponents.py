"""Opponents: one name everywhere, their strength in the list, and a seed for one game only."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from stoneage_qt.games import face_of, minds_of, with_face
from stoneage_qt.games.stoneage.bots.levels import LEVELS
from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.games.stoneage.ui.words.names import seat_name
from stoneage_qt.models.log import LogModel
from stoneage_qt.session.library_scan import FileStamp, entry_of
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.library.words import result_text
from stoneage_qt.ui.pages.opponent_box import OpponentBox
from stoneage_qt.ui.pages.opponent_gallery import OpponentRole
from stoneage_qt.ui.pages.seat_row import SeatRow
from stoneage_qt.ui.pages.strength import most_stars
from stoneage_qt.ui.panels.log import tell, tell_opening
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.test_tutor_warning import game_of

pytestmark = pytest.mark.once

PLANNER = Seat(controller="bot", level="valuer", colour="blue")
CHOICE = NewGame(
    seats=(
        Seat(name="Ada", colour="red"),
        PLANNER,
        Seat(controller="bot", level="valuer", colour="green"),
        Seat(controller="bot", level="gatherer", colour="yellow"),
    ),
    seed=4,
    start=0,
)
NAMES = ["Ada", "Joran 1", "Joran 2", "Mira"]


def test_a_nameless_bot_is_called_by_the_name_of_its_level() -> None:
    assert seat_name([Seat(colour="red"), PLANNER], 0) == "Red"
    assert seat_name([Seat(colour="red"), PLANNER], 1) == "Joran"
    program = Seat(controller="bot", command="my-bot", colour="green")
    assert seat_name([program], 0) == "Own program"


def test_bots_have_one_name_everywhere(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.start_game(CHOICE)
    game = game_of(window)
    game.set_paused(True)
    game.submit(decode("place hunt 2"))
    page = window.page
    assert page is not None
    listed = page.players.model()
    assert [listed.index(row, 0).data() for row in range(4)] == NAMES
    assert [look.name for look in page.board.scene_.looks] == NAMES
    assert "Joran 1" in window.windowTitle()
    log = LogModel(game, tell, tell_opening)
    told = " ".join(str(log.index(row).data()) for row in range(log.rowCount()))
    assert "Blue" not in told
    entry = entry_of(game.match, FileStamp(str(tmp_path / "x.stoneage"), 1, 1))
    for name in NAMES:
        assert name in result_text(entry)
    window.files.save(game.match, tmp_path / "game.stoneage")
    window.show_start()
    files = window.start_page._model
    described = [str(files.index(row).data()) for row in range(files.rowCount())]
    assert any("Joran 2" in words and "Mira" in words for words in described)


def test_the_start_player_is_called_the_same(window: MainWindow) -> None:
    window.choose_game()
    assert window.new_page is not None
    window.new_page.show_choice(CHOICE)
    start = window.new_page.form.start
    assert [start.itemText(row) for row in range(1, start.count())] == NAMES


def row_of(desk: Desk, qtbot: QtBot, game: str = "stoneage") -> tuple[SeatRow, OpponentBox]:
    row = SeatRow(desk, face_of(game), 0)
    qtbot.addWidget(row)
    row.resize(850, 60)
    row.show()
    return row, row.findChildren(OpponentBox)[0]


@pytest.mark.parametrize("game", with_face())
def test_every_opponent_has_a_face_a_name_and_a_sentence(
    desk: Desk, qtbot: QtBot, game: str
) -> None:
    _, who = row_of(desk, qtbot, game)
    levels = minds_of(game).levels
    pictures, names = set(), set()
    for level in levels:
        found = who.findData(level.key)
        tip = who.itemData(found, Qt.ItemDataRole.ToolTipRole)
        assert f"{level.strength} of {most_stars(levels)}" in tip
        image = who.itemIcon(found).pixmap(who.iconSize()).toImage()
        pictures.add(bytes(image.constBits()))
        names.add(who.itemData(found, OpponentRole.NAME))
        assert who.itemData(found, OpponentRole.NOTE)
        assert who.itemData(found, OpponentRole.TITLE)
    assert len(pictures) == len(names) == len(levels)
    assert level.key not in names


@pytest.mark.parametrize("game", with_face())
def test_a_person_is_shown_by_the_coin_of_the_seat(desk: Desk, qtbot: QtBot, game: str) -> None:
    face = face_of(game)
    row, who = row_of(desk, qtbot, game)
    for colour in reversed(face.rules.colours):
        row.set_colour(colour)
        picture = who.itemData(who.findData("person"), OpponentRole.PICTURE)
        assert picture == face.portrait(colour)


def test_an_opponent_is_chosen_by_picture(desk: Desk, qtbot: QtBot) -> None:
    row, who = row_of(desk, qtbot)
    who.showPopup()
    cards = who.gallery.cards
    hunter = cards.model().index(who.findData("hunter"), 0)
    cards.scrollTo(hunter)
    spot = cards.visualRect(hunter).center()
    qtbot.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    seat = row.seat()
    assert seat is not None
    assert seat.level == "hunter"
    assert not who.gallery.isVisible()


def test_an_opponent_is_chosen_with_the_keys(desk: Desk, qtbot: QtBot) -> None:
    row, who = row_of(desk, qtbot)
    qtbot.keyClick(who, Qt.Key.Key_Space)
    cards = who.gallery.cards
    assert who.gallery.isVisible()
    qtbot.keyClick(cards, Qt.Key.Key_Escape)
    assert not who.gallery.isVisible()
    qtbot.keyClick(who, Qt.Key.Key_Space)
    qtbot.keyClick(cards, Qt.Key.Key_Right)
    qtbot.keyClick(cards, Qt.Key.Key_Return)
    seat = row.seat()
    assert seat is not None
    assert seat.level == LEVELS[0].key
    assert not who.gallery.isVisible()


def test_the_gallery_stays_inside_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(900, 600)
    window.choose_game()
    assert window.new_page is not None
    for row in window.new_page.form.rows:
        who = row.findChildren(OpponentBox)[0]
        who.showPopup()
        assert window.geometry().contains(who.gallery.geometry())
        who.hidePopup()


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a restart"])
def test_a_seed_is_used_once(window: MainWindow, desk: Desk, qtbot: QtBot, again: bool) -> None:
    window.choose_game()
    page = window.new_page
    assert page is not None
    page.show_choice(CHOICE)
    qtbot.mouseClick(page._go, Qt.MouseButton.LeftButton)
    first: Match = game_of(window).match
    assert first.setup == match_of(CHOICE).setup
    if again:
        assert desk.settings.new_game.seed is None
        page.show_choice(desk.settings.new_game)
    window.choose_game()
    assert page.form.seed.text() == ""
    qtbot.mouseClick(page._go, Qt.MouseButton.LeftButton)
    second = game_of(window).match
    assert second is not first
    assert second.seed != first.seed
