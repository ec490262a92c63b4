"""Single moves are judged in both games, as the seat that decides may know them."""

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import Setup
from stoneage_qt.models.judge import MoveJudge
from stoneage_qt.session.match import Match
from tests.games.inka.matches import new_match
from tests.models.matches import make_match


def _inkas() -> Match:
    """Where somebody chooses after the first throw."""
    match = new_match(Setup.shuffled(3, random.Random(2)))
    match.submit(match.rules.legal_actions(match.state)[0])
    match.submit(match.roll())
    return match


@pytest.mark.parametrize("make", [make_match, _inkas])
def test_a_move_is_judged(make: Callable[[], Match], qtbot: QtBot) -> None:
    match = make()
    legal = match.rules.legal_actions(match.state)
    assert len(legal) > 1
    judge = MoveJudge()
    try:
        with qtbot.waitSignal(judge.judged) as judged:
            judge.ask(7, match, len(match.actions), legal[0])
        revision, verdict = judged.args
        assert revision == 7
        assert verdict is not None
        assert (verdict.seat, verdict.played) == (match.state.actor, legal[0])
    finally:
        judge.close()
