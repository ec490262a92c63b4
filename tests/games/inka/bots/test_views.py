"""What a seat may see as plain values, and the first bots through the doors of the shell."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.bots.door import decide
from stoneage_qt.bots.levels import UnknownLevelError
from stoneage_qt.cli import main
from stoneage_qt.games import minds_of
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    determinize,
    new_state,
    sample_chance,
    why_illegal,
)
from stoneage_qt.games.inka.rules.components import BUILT_IN_DATA
from stoneage_qt.games.inka.rules.playout import random_action


def states(setup: Setup, seed: int) -> list[State]:
    """Every seventh position of a random game."""
    rng = random.Random(seed)
    s = new_state(setup)
    found = [s.copy()]
    count = 0
    while s.actor != OVER:
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng))
        count += 1
        if count % 7 == 0 or s.offer is not None:
            found.append(s.copy())
    return found


def setups() -> list[Setup]:
    rng = random.Random(21)
    own = {"costs": BUILT_IN_DATA["costs"] | {"road": {"wood": 2}}}
    return [
        Setup.shuffled(4, rng),
        Setup.shuffled(3, rng, founding="free", variable=True),
        Setup.shuffled(3, rng, components=own),
    ]


@pytest.mark.parametrize("setup", setups(), ids=["four", "variable", "own"])
def test_a_view_holds_what_its_seat_sees_and_no_more(setup: Setup) -> None:
    for number, s in enumerate(states(setup, 4)):
        seat = number % setup.players
        view: dict[str, Any] = json.loads(json.dumps(MINDS.view_of(s, seat)))
        again = MINDS.state_of(view)
        seen, told = random.Random(number), random.Random(number)
        assert determinize(again, seat, told).key() == determinize(s, seat, seen).key()
        # Whatever is hidden, the view is the same.
        other = determinize(s, seat, random.Random(number + 1))
        assert MINDS.view_of(other, seat) == MINDS.view_of(s, seat)


def test_the_door_asks_the_levels_and_they_answer() -> None:
    asked = [s for s in states(Setup.shuffled(4, random.Random(5)), 6) if s.actor >= 0]
    for s in asked[::9]:
        for level in MINDS.levels:
            decision = decide(MINDS, MINDS.make_bot(level.key, 0.02), s, s.actor, 3)
            assert decision.fault is None
            assert why_illegal(s, decision.action) is None


def test_an_unknown_level_is_named() -> None:
    assert minds_of("inka") is MINDS
    with pytest.raises(UnknownLevelError, match="random, gentle, builder"):
        MINDS.make_bot("genius")


def test_games_are_simulated_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--game", "inka", "builder", "random", "random", "--games", "2"]
    assert main([*command, "--save-to", str(tmp_path)]) == 0
    capsys.readouterr()
    files = sorted(tmp_path.glob("*.stoneage"))
    assert len(files) == 2
    for file in files:
        assert main(["verify", str(file)]) == 0
