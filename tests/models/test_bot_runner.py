"""The bots of a window: decisions that come back in time, checks, and what goes wrong."""

import multiprocessing
from collections.abc import Iterator
from contextlib import closing

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.bots.workers import LAST_WORD
from stoneage_qt.games.stoneage.bots.levels import level_fault
from stoneage_qt.games.stoneage.rules import legal_actions
from stoneage_qt.models.bot_runner import THINKING_SECONDS, TIME_LIMIT_MS, BotRunner
from stoneage_qt.models.game import BotRequest
from tests import patient
from tests.models.matches import make_match


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[BotRunner]:
    bots = BotRunner()
    yield bots
    bots.close()


def test_a_busy_computer_is_no_hang() -> None:
    """Ten programs for each core: what takes seconds there, its start among it, is waited for."""
    assert LAST_WORD >= 60.0
    assert TIME_LIMIT_MS >= 1000 * (THINKING_SECONDS + LAST_WORD + 30.0)


def test_a_slow_bot_is_replaced(qtbot: QtBot) -> None:
    """Its process is not even there when the time is over."""
    runner = BotRunner(time_limit_ms=0)
    match = make_match("bp")
    with qtbot.waitSignal(runner.decided) as blocker:
        runner.ask(BotRequest(1, "stoneage", match.state, 0, "expert", None, 1))
    revision, action, fault = blocker.args
    assert revision == 1
    assert fault == "time limit"
    assert action in legal_actions(match.state)
    runner.close()


def test_a_bot_that_thinks_too_long_plays_its_best_so_far(qtbot: QtBot) -> None:
    """With a budget so large that it would think for minutes."""
    match = make_match("bp")
    with closing(BotRunner(thinking_seconds=1.0, time_limit_ms=patient.MS)) as runner:
        runner.budget = 1000.0
        with qtbot.waitSignal(runner.checked):
            runner.check("stoneage", ["expert"])
        with qtbot.waitSignal(runner.decided) as blocker:
            runner.ask(BotRequest(1, "stoneage", match.state, 0, "expert", None, 1))
    assert blocker.args[1] in legal_actions(match.state)
    assert blocker.args[2] == ""


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_learned_levels_think_in_a_process(qtbot: QtBot, runner: BotRunner, level: str) -> None:
    match = make_match("bp")
    before = set(multiprocessing.active_children())
    with qtbot.waitSignal(runner.decided) as blocker:
        runner.ask(BotRequest(1, "stoneage", match.state, 0, level, None, 1))
    assert blocker.args[1] in legal_actions(match.state)
    assert len(set(multiprocessing.active_children()) - before) == 1


def test_only_the_newest_question_is_answered(qtbot: QtBot, runner: BotRunner) -> None:
    match = make_match("bp")
    answers: list[int] = []
    runner.decided.connect(lambda revision, *_: answers.append(revision))
    for revision in range(5):
        runner.ask(BotRequest(revision, "stoneage", match.state, 0, "gatherer", None, 1))
    runner.cancel()
    with qtbot.waitSignal(runner.decided):
        runner.ask(BotRequest(7, "stoneage", match.state, 0, "gatherer", None, 1))
    assert answers == [7]


def test_levels_are_checked_where_they_think(qtbot: QtBot, runner: BotRunner) -> None:
    found: dict[str, str] = {}
    runner.checked.connect(lambda _, level, fault: found.update({level: fault}))
    with qtbot.waitSignals([runner.checked] * 2):
        runner.check("stoneage", ["gatherer", "expert", "strong"])
    assert found == {level: level_fault(level) or "" for level in ("expert", "strong")}


def test_an_unknown_level_does_not_stop_the_game(qtbot: QtBot, runner: BotRunner) -> None:
    match = make_match("bp")
    with qtbot.waitSignal(runner.decided) as blocker:
        runner.ask(BotRequest(1, "stoneage", match.state, 0, "no such level", None, 1))
    assert blocker.args[1] in legal_actions(match.state)
    assert "no such level" in blocker.args[2]


def test_a_program_that_is_not_there_does_not_stop_the_game(
    qtbot: QtBot, runner: BotRunner
) -> None:
    match = make_match("bp")
    with qtbot.waitSignal(runner.decided) as blocker:
        runner.ask(
            BotRequest(1, "stoneage", match.state, 0, "gatherer", "no-such-program-anywhere", 1)
        )
    assert blocker.args[1] in legal_actions(match.state)
    assert blocker.args[2]


def test_what_is_known_of_a_level_is_told_at_once(qtbot: QtBot, runner: BotRunner) -> None:
    with qtbot.waitSignal(runner.checked) as first:
        runner.check("stoneage", ["strong"])
    with qtbot.waitSignal(runner.checked, timeout=0) as again:
        runner.check("stoneage", ["strong"])
    assert again.args == first.args
