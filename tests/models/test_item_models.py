"""The item models, watched by Qt's own tester through whole games."""

import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from stoneage_qt.contract.face import Line
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import Event, Setup, encode, standings
from stoneage_qt.games.stoneage.rules.actions import ROLL
from stoneage_qt.models.game import GameModel, Steps
from stoneage_qt.models.log import LogModel, LogRole
from stoneage_qt.models.moves import MoveRole, MovesFilter, MovesModel
from stoneage_qt.models.players import PlayerRole, PlayersModel
from stoneage_qt.models.saves import SavedGamesModel, SaveRole, peek
from stoneage_qt.models.scores import TIE_BREAK, TOTAL, ScoreModel
from stoneage_qt.session.faults import Fault
from stoneage_qt.session.library_scan import Entry
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.saves import load_match, save_match
from tests.stored_games.stored import FOLDER


@pytest.fixture
def game(qtbot: QtBot) -> GameModel:
    seats = (Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"))
    setup = Setup.shuffled(2, random.Random(4), start=0)
    return GameModel(
        Match(RULES, setup, seats, TableOptions(practice=True), seed=4), auto_settle=True
    )


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[list[QAbstractItemModelTester]]:
    testers: list[QAbstractItemModelTester] = []
    yield testers
    testers.clear()


def tell(_: GameModel, events: Sequence[Event]) -> list[Line]:
    return [Line(event.kind, event.seat, event.kind) for event in events]


def opening(_: GameModel) -> Line:
    return Line("round_started", 0, "opening")


def guard(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_all_models_through_a_game(game: GameModel, watch: list[QAbstractItemModelTester]) -> None:
    moves = MovesModel(game, lambda _, action: encode(action))
    chosen = MovesFilter(moves)
    players = PlayersModel(game, lambda model, seat: model.seats[seat].name)
    log = LogModel(game, tell, opening)
    scores = ScoreModel(game, str, lambda model, seat: model.seats[seat].name)
    watch += [guard(model) for model in (moves, chosen, players, log, scores)]
    game.start()
    rng = random.Random(8)
    for step in range(200):
        if not game.actor_is_person():
            break
        assert moves.rowCount() == len(game.legal_actions())
        moves.play(moves.index(rng.randrange(moves.rowCount())))
        if step % 17 == 0:
            game.undo()
        chosen.set_text("place" if step % 2 else "")
    told = sum(len(game.match.events_at(number)) for number in range(game.match.index))
    assert log.rowCount() == told + 1
    assert players.rowCount() == 2
    assert players.index(0).data(PlayerRole.PLAYER) is game.state.players[0]


def test_moves_are_found_by_words_in_any_order(game: GameModel) -> None:
    game.start()
    moves = MovesModel(game, lambda _, action: encode(action))
    chosen = MovesFilter(moves)
    chosen.set_text("3 FOR")
    assert [chosen.index(row, 0).data() for row in range(chosen.rowCount())] == ["place forest 3"]
    action = chosen.index(0, 0).data(MoveRole.ACTION)
    assert moves.play(chosen.index(0, 0))
    assert game.match.actions == [action]


def test_dice_that_wait_are_a_move(game: GameModel) -> None:
    game.set_steps(Steps(auto_roll=False))
    moves = MovesModel(game, lambda _, action: encode(action))
    game.start()
    rng = random.Random(2)
    while not game.awaits_roll():
        moves.play(moves.index(rng.randrange(moves.rowCount())))
    assert moves.rowCount() == 1
    rolls = sum(1 for action in game.match.actions if action.kind == ROLL)
    assert moves.play(moves.index(0))
    assert sum(1 for action in game.match.actions if action.kind == ROLL) == rolls + 1


def test_log_lines_know_their_action(game: GameModel) -> None:
    game.start()
    log = LogModel(game, tell, opening)
    moves = MovesModel(game, lambda _, action: encode(action))
    moves.play(moves.index(0))
    assert log.index(0).data() == "opening"
    assert log.index(1).data(LogRole.ACTION_INDEX) == 0
    assert log.index(1).data(LogRole.COLOUR) == "red"
    game.undo()
    assert log.rowCount() == 1


def test_projection_tells_no_hidden_cards(game: GameModel) -> None:
    players = PlayersModel(game, lambda model, seat: model.seats[seat].name)
    assert players.index(1).data(PlayerRole.PROJECTED) == 0
    game.state.players[1].cards.append(2)
    assert players.index(1).data(PlayerRole.PROJECTED) is None


def test_after_the_game_the_score_is_the_total(qtbot: QtBot) -> None:
    match = load_match(FOLDER / "2p.stoneage")
    game = GameModel(match)
    players = PlayersModel(game, lambda model, seat: model.seats[seat].name)
    for seat, standing in enumerate(standings(match.state)):
        assert players.index(seat).data(PlayerRole.SCORE) == standing.total
        assert standing.total > match.state.players[seat].score
        assert players.index(seat).data(PlayerRole.PROJECTED) is None
    match.go_to(len(match.actions) - 1)
    assert players.index(0).data(PlayerRole.SCORE) == match.state.players[0].score


def test_the_score_table_adds_up(game: GameModel) -> None:
    scores = ScoreModel(game, str, lambda model, seat: model.seats[seat].name)
    rows = {
        scores.headerData(row, Qt.Orientation.Vertical): row for row in range(scores.rowCount())
    }
    for standing in standings(game.state):
        column = [scores.index(row, standing.seat).data() for row in rows.values()]
        assert rows[TOTAL] == 0
        assert column[rows[TOTAL]] == sum(column[rows[TIE_BREAK] + 1 :])


def test_saved_games_are_peeked_at(
    game: GameModel, tmp_path: Path, watch: list[QAbstractItemModelTester]
) -> None:
    good = tmp_path / "good.stoneage"
    save_match(good, game.match)
    bad = tmp_path / "bad.stoneage"
    bad.write_text("{", encoding="utf-8")
    model = SavedGamesModel(lambda saved: Path(saved.path).stem)
    watch.append(guard(model))
    model.show_files([good, bad, tmp_path / "gone.stoneage"])
    assert model.rowCount() == 2
    first: Entry = model.index(0).data(SaveRole.GAME)
    assert [seat.name for seat in first.seats] == ["Ada", "Bo"]
    assert first.fault == ""
    assert not first.over
    assert model.index(1).data(SaveRole.GAME).fault == Fault.NOT_JSON.value
    assert peek(tmp_path / "gone.stoneage") is None
    assert first.mtime <= time.time_ns()
