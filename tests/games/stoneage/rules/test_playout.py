"""Random play-outs: they end, and the same seed plays the same game."""

import random

import pytest

from stoneage_qt.games.stoneage.rules import OVER, Setup, new_state
from stoneage_qt.games.stoneage.rules.playout import play_out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_play_out_ends_and_repeats(players: int) -> None:
    def played() -> tuple[int, tuple[object, ...]]:
        rng = random.Random(7)
        s = new_state(Setup.shuffled(players, rng))
        count = play_out(s, rng)
        assert s.actor == OVER
        return count, s.key()

    assert played() == played()
