"""Why bots refuse: true, and the same whatever is hidden."""

import random

import pytest

from stoneage_qt.games.inka.bots.memory import Belief, belief_of
from stoneage_qt.games.inka.bots.refusals import (
    HAS_NONE,
    NEAR_END,
    NEEDS,
    NO_USE,
    REASONS,
    WOULD_WIN,
    public_reason,
    reasons_against,
)
from stoneage_qt.games.inka.rules import NOBODY, Setup, State, apply, decode, determinize, new_state
from stoneage_qt.games.inka.rules.actions import REFUSE
from tests.games.inka.bots.trading_games import trading_game

NOTHING = [0] * 8


def asked(offer: str, hands: list[list[int]], markers: int = 2) -> State:
    """Red, with so many markers, has offered something in the first turn; orange answers."""
    s = new_state(Setup())
    for text in ("throw", "roll 1 1"):
        apply(s, decode(text))
    for player, hand in zip(s.players, hands, strict=True):
        player.hand = hand[:]
    if markers > 2:
        s.players[0].markers, s.players[0].tribe = markers, 2
    apply(s, decode(offer))
    return s


def known(s: State) -> Belief:
    """Everybody has counted along."""
    return Belief([[count for player in s.players for count in player.hand]], [1.0])


def told(s: State, level: str = "planner") -> str:
    return public_reason(s, known(s), level)


def test_who_has_none_says_so_where_everybody_knows() -> None:
    s = asked("offer wood=1 for ore=1", [[1, *NOTHING[1:]], [0, 2, *NOTHING[2:]], *[NOTHING] * 2])
    assert told(s) == HAS_NONE
    assert told(s, "builder") == HAS_NONE
    # Somebody robbed somebody: the ore may be there, so nothing is said.
    other = known(s).hands[0][:]
    other[8 + 1], other[8 + 4] = 1, 1
    unsure = Belief([known(s).hands[0], other], [0.5, 0.5])
    assert public_reason(s, unsure, "planner") != HAS_NONE


def test_nobody_is_helped_to_win_and_hears_why() -> None:
    hands = [[0, 0, 0, 2, 2, 3, 0, 0], *[[0, 0, 0, 0, 3, 0, 0, 0]] * 3]
    s = asked("offer fish=3 for ore=1", hands, markers=10)
    assert told(s) == WOULD_WIN
    assert told(s, "builder") == NEAR_END


def test_what_is_needed_for_the_own_city_is_kept() -> None:
    hands = [[0, 0, 0, 0, 0, 2, 0, 0], *[[0, 0, 0, 2, 3, 0, 0, 0]] * 3]
    assert told(asked("offer fish=1 for ore=1", hands)) in (NEEDS, NO_USE)
    assert NEEDS in reasons_against(asked("offer fish=1 for ore=1", hands), "strong@0.5")


@pytest.mark.parametrize("level", ["random", "program:bot"])
def test_who_weighs_nothing_gives_no_reason(level: str) -> None:
    s = asked("offer wood=1 for ore=1", [[1, *NOTHING[1:]], [0, 2, *NOTHING[2:]], *[NOTHING] * 2])
    assert told(s, level) == ""


def test_reasons_of_whole_games_are_true_and_tell_nothing_hidden() -> None:
    refusals = 0
    reasons = []
    for seed, players in ((1, 4), (2, 3)):
        for s, action, memory in trading_game(seed, players):
            if action.word != REFUSE:
                continue
            refusals += 1
            public = belief_of(memory.open_to_all())
            reason = public_reason(s, public, "planner")
            if reason:
                reasons.append(reason)
                assert reason in reasons_against(s, "planner")
            for other in range(2):
                dealt = determinize(s, NOBODY, random.Random(other))
                assert public_reason(dealt, public, "planner") == reason
    # Most refusals are explained, and not all in the same way.
    assert len(reasons) > 0.5 * refusals > 0
    assert len(set(reasons)) > 2
    assert set(reasons) <= set(REASONS)
