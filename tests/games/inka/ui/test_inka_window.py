"""Rise of the Inkas in the real window: a whole game, undo, going on after a crash, hot seat."""

import random
from typing import Any

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import OVER, encode, legal_actions
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.ui.board.dice import TRAY
from stoneage_qt.games.inka.ui.board.options import BoardOptions
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.games.inka.ui.spots import CROSSING, Spot
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.inka_table import at, click, click_spot, hover, make_match


def put_on_table(window: MainWindow, match: Any) -> tuple[GameModel, PlayingTable]:
    """A match in the window, shown at once."""
    window.table.show(match)
    assert window.page is not None
    table = window.page.board
    assert isinstance(table, PlayingTable)
    table.board.director.set_options(BoardOptions(0, 0, True))
    assert window.table.game is not None
    return window.table.game, table


def decide(game: GameModel, table: PlayingTable, rng: random.Random) -> None:
    """A builder plays for the person: on the board where it is about a place, else by the model."""
    bot = MINDS.make_bot("builder")
    action = bot.choose(game.state, rng)
    board = table.board
    spot = next((s for s, a in board.director.choices.items() if a == action), None)
    if action == act.THROW_ACTION:
        click(board, board.mapFromScene(QPointF(TRAY.centre.x, TRAY.centre.y)))
        return
    if spot is None:
        assert game.submit(action)
        return
    before = game.match.index
    click_spot(board, spot)
    if game.match.index == before:
        assert board.asker.popover is not None, encode(action)
        board.asker.popover.confirm()
    assert game.match.actions[before] == action


def test_a_whole_game_against_bots(window: MainWindow, qtbot: QtBot) -> None:
    game, table = put_on_table(window, make_match(persons=(0,), seed=11))
    rng = random.Random(1)
    clicked = set()
    while game.state.actor != OVER:
        qtbot.waitUntil(lambda: game.actor_is_person() or game.state.actor == OVER)
        if game.actor_is_person():
            clicked.add(game.state.phase)
            decide(game, table, rng)
    assert {"main", "found"} <= clicked
    assert max(player.markers for player in game.state.players) == 11
    qtbot.waitUntil(lambda: window.end_page is not None and window.end_page.isVisible())


def test_taking_back_and_going_on(window: MainWindow, qtbot: QtBot) -> None:
    def road(s: Any) -> bool:
        return s.phase == "main" and s.actor == 0 and "road" in words(s)

    game, table = put_on_table(window, make_match(road, persons=(0,), seed=3))
    before = game.state.key()
    spot = next(s for s, a in table.board.director.choices.items() if a.word == act.ROAD)
    click_spot(table.board, spot)
    assert game.state.roads[spot.number] == 0
    window.actions_["undo"].trigger()
    assert game.state.key() == before
    assert not table.board.scene_.pieces.roads[spot.number].isVisible()
    window.actions_["redo"].trigger()
    assert game.state.roads[spot.number] == 0
    assert table.board.scene_.pieces.roads[spot.number].isVisible()


def words(s: Any) -> set[str]:
    return {encode(action).split()[0] for action in legal_actions(s)}


def test_more_players_in_the_next_game(window: MainWindow, qtbot: QtBot) -> None:
    for players in (3, 4, 3):
        _, table = put_on_table(window, make_match(persons=(0,), players=players, seed=11))
        assert len(table.plates.plates) == players


def test_a_game_left_behind_is_found_again(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    """After every action the whole game is on the disk."""
    game, _ = put_on_table(window, make_match(lambda s: s.phase == "before", persons=(0, 1, 2)))
    assert game.submit(act.THROW_ACTION)
    files = [path for path in desk.places.data.rglob("*.stoneage") if path.is_file()]
    assert files
    kept = load_match(files[0])
    assert kept.state.key() == game.state.key()
    assert kept.rules.key == "inka"


def test_several_people_see_no_hand_before_they_look(window: MainWindow, qtbot: QtBot) -> None:
    """V2: rack, hover and labels show nothing of a hand until its owner says to be alone."""
    match = make_match(
        lambda s: s.phase == "main" and sum(s.players[s.actor].hand) > 2, persons=(0, 1, 2)
    )
    game, table = put_on_table(window, match)
    seat = game.state.actor
    assert not game.sees(seat)
    board = table.board
    mat: Any = board.scene_.rack._mat.picture
    lacking = mat.key[3]
    assert not any(sum(kinds) for kinds in lacking)
    for crossing in range(54):
        board.explainer.show(Spot(CROSSING, crossing))
        assert "lack" not in "\n".join(board.explainer.card.words.splitlines()[2:])


def test_the_moves_speak_of_inkas(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, make_match(lambda s: s.phase == "main", persons=(0, 1, 2)))
    assert window.page is not None
    model = window.page._moves_model
    rows = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert "End the turn" in rows


def test_hovering_a_building_lights_the_step_it_fills(window: MainWindow, qtbot: QtBot) -> None:
    def settle(s: Any) -> bool:
        return s.phase == "main" and s.actor == 0 and "settle" in words(s)

    _, table = put_on_table(window, make_match(settle, persons=(0,), seed=3))
    board = table.board
    spot = next(s for s, a in board.director.choices.items() if a.word == act.SETTLE)
    ahead = [table.own.tribe.ahead]
    hover(board, at(board, spot))
    ahead.append(table.own.tribe.ahead)
    board.touch.leave()
    ahead.append(table.own.tribe.ahead)
    assert ahead == [False, True, False]


def test_the_pile_tells_and_sells_development_cards(window: MainWindow, qtbot: QtBot) -> None:
    def buy(s: Any) -> bool:
        return s.phase == "main" and s.actor == 0 and "buy" in words(s)

    game, table = put_on_table(window, make_match(buy, persons=(0,), seed=3))
    pile = table.tableau.pile
    assert (pile.count, pile.lit) == (len(game.state.deck), True)
    before = len(game.state.deck)
    pile.click()
    asking = table.turn._buying
    assert asking is not None
    asking.confirm()
    assert len(game.state.deck) == before - 1
    assert pile.count == before - 1
