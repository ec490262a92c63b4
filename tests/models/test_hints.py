"""Hints that come back, and a tutor who speaks up once."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import Action, legal_actions
from stoneage_qt.games.stoneage.rules.constants import FIELD, HUNT, TOOLMAKER
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.hints import HINTS, HintRunner, Tutor
from stoneage_qt.models.partners import HintRequest
from tests.models.matches import make_match

GOOD, BAD = Action(0, FIELD, 1), Action(0, HUNT, 5)


class Opinion(NamedTuple):
    """As much of a hint as the tutor reads."""

    action: Action
    behind: float


OPINIONS = (Opinion(GOOD, 0.0), Opinion(Action(0, TOOLMAKER, 1), 0.02), Opinion(BAD, 0.10))


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[HintRunner]:
    made = HintRunner()
    yield made
    made.close()


@pytest.fixture
def game(qtbot: QtBot) -> GameModel:
    model = GameModel(make_match("pp"), auto_settle=True)
    model.start()
    return model


@pytest.fixture
def tutor(game: GameModel, runner: HintRunner) -> Tutor:
    """One who has thought about the open decision."""
    made = Tutor(game, runner)
    made.severity = "medium"
    runner.hinted.emit(game.revision, OPINIONS)
    return made


def test_hints_come_best_first_with_their_revision(runner: HintRunner, qtbot: QtBot) -> None:
    state = make_match("pp").state
    with qtbot.waitSignal(runner.hinted) as told:
        runner.ask(HintRequest(5, "stoneage", state))
    revision, hints = told.args
    assert revision == 5
    assert 1 <= len(hints) <= HINTS
    assert [hint.behind for hint in hints] == sorted(hint.behind for hint in hints)
    assert all(hint.action in legal_actions(state) for hint in hints)


def test_a_question_that_was_taken_back_is_not_answered(runner: HintRunner, qtbot: QtBot) -> None:
    state = make_match("pp").state
    answered: list[int] = []
    runner.hinted.connect(lambda revision, _: answered.append(revision))
    runner.ask(HintRequest(1, "stoneage", state))
    runner.cancel()
    with qtbot.waitSignal(runner.hinted):
        runner.ask(HintRequest(2, "stoneage", state), 1)
    assert answered == [2]


def test_a_costly_move_is_held_back_once(tutor: Tutor, game: GameModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(tutor.warned) as told:
        assert not game.submit(BAD)
    assert told.args == [BAD, OPINIONS[0], 0.10]
    assert game.match.index == 0
    assert tutor.play_anyway()
    assert game.match.actions[0] == BAD


@pytest.mark.parametrize(
    ("severity", "warns"), [("", False), ("small", True), ("medium", True), ("large", False)]
)
def test_from_how_large_a_mistake_on_is_a_choice(
    tutor: Tutor, game: GameModel, severity: str, warns: bool
) -> None:
    tutor.severity = severity
    assert game.submit(BAD) is not warns


def test_good_moves_and_unknown_ones_go_through(tutor: Tutor, game: GameModel) -> None:
    assert not tutor.objects(GOOD)
    assert not tutor.objects(Action(0, HUNT, 1)), "nobody tried it out"


def test_opinions_about_another_decision_do_not_count(
    tutor: Tutor, game: GameModel, runner: HintRunner
) -> None:
    assert game.submit(GOOD)
    runner.hinted.emit(game.revision - 1, OPINIONS)
    assert not tutor.objects(BAD)


@pytest.mark.parametrize("way", ["action", "undo", "match"])
def test_a_warning_goes_with_its_decision(
    tutor: Tutor, game: GameModel, qtbot: QtBot, way: str
) -> None:
    if way == "undo":
        assert game.submit(GOOD)
        tutor._runner.hinted.emit(game.revision, OPINIONS)
    assert not game.submit(BAD)
    with qtbot.waitSignal(tutor.withdrawn):
        if way == "action":
            assert game.submit(GOOD)
        elif way == "undo":
            assert game.undo()
        else:
            game.show_match(make_match("pp", seed=9))
    index = game.match.index
    assert not tutor.play_anyway(), "it would be played for whoever decides now"
    assert game.match.index == index
