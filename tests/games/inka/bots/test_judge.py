"""The judge in C: chances of all seats, games that it cuts short, and weights that are refused.

It is part of the installed, compiled program; in plain Python there is nothing to judge with.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from stoneage_qt.games.inka.bots import judge
from stoneage_qt.games.inka.bots.judge import (
    JudgeError,
    can_judge,
    judge_fault,
    layers,
    read_weights,
    win_chances,
    write_weights,
)
from stoneage_qt.games.inka.bots.judge_training import Lessons, Net, chances, fresh, packed
from stoneage_qt.games.inka.bots.levels import level_fault, make_bot
from stoneage_qt.games.inka.bots.quick import CORE, Games, quick_action
from stoneage_qt.games.inka.bots.search import SearchBot
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    decode,
    legal_actions,
    new_state,
    sample_chance,
    why_illegal,
)
from stoneage_qt.games.inka.rules.actions import CITY
from stoneage_qt.games.inka.rules.fast import pack
from tests.games.inka.rules.random_games import SET_UPS, Kind

pytestmark = pytest.mark.installed
LONGER_THAN_ANY_GAME = 10_000


def starts_of_turns(kind: Kind, number: int) -> list[State]:
    """Every seventh of a game of quick players."""
    rng = random.Random(number)
    founding, variable = kind.founding, kind.variable
    s = new_state(Setup.shuffled(kind.players, rng, founding=founding, variable=variable))
    found: list[State] = []
    while s.actor != OVER:
        if s.phase == "before" and s.turn == 1 + 7 * len(found):
            found.append(s.copy())
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else quick_action(s))
    return found


@pytest.fixture
def own_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another file of weights, which is read anew; later the shipped one is again."""
    path = tmp_path / "judge.bin"
    monkeypatch.setattr(judge, "judge_path", lambda: path)
    judge_fault.cache_clear()
    yield path
    monkeypatch.undo()
    judge_fault.cache_clear()
    assert judge_fault() is None


@pytest.mark.parametrize("kind", SET_UPS)
def test_the_chances_of_all_seats_sum_to_one(kind: Kind) -> None:
    for s in starts_of_turns(kind, 3):
        assert can_judge(s)
        found = win_chances(s)
        assert len(found) == kind.players
        assert sum(found) == pytest.approx(1.0, abs=1e-5)
        assert all(0.0 < chance < 1.0 for chance in found)


def test_who_can_pay_the_last_marker_has_the_better_chances() -> None:
    s = starts_of_turns(SET_UPS[0], 3)[2]
    before = win_chances(s)
    own = s.players[s.active]
    own.markers, own.tribe = 10, 2
    own.hand = [2, 2, 2, 2, 3, 0, 0, 0]
    after = win_chances(s)
    assert after[s.active] > 0.7
    assert all(after[seat] < before[seat] for seat in range(len(before)) if seat != s.active)


def test_it_is_the_net_that_was_trained(own_weights: Path) -> None:
    """What training reckons with numpy, and what is judged in C, are the same chances."""
    assert CORE is not None
    net = fresh(5)
    noise = np.random.default_rng(6)
    net = Net(*(part + noise.normal(0.0, 0.1, part.shape).astype(np.float32) for part in net))
    write_weights(own_weights, packed(net))
    assert judge_fault() is None
    for kind in SET_UPS:
        for s in starts_of_turns(kind, 4):
            seats = len(s.players)
            rows = np.zeros((1, 4, layers()[1]), np.float32)
            rows[0, :seats] = np.frombuffer(CORE.describe(pack(s)), np.float32).reshape(seats, -1)
            wins = np.full((1, 4), -1.0, np.float32)
            wins[0, :seats] = 0.0
            wanted = chances(net, Lessons(rows, wins, np.ones(1, np.bool_)))[0, :seats]
            assert win_chances(s) == pytest.approx(wanted.tolist(), abs=1e-4)


def test_games_that_are_cut_short_are_the_same_again_and_tell_other_shares() -> None:
    worlds = starts_of_turns(SET_UPS[3], 5)[2:5]
    plan = [decode("throw")]
    short = Games(worlds, 1, 5, turns=4)
    found = short.play([plan, plan], 0, 40)
    assert found[0] == found[1]
    assert short.play([plan], 10, 30) == [found[0][10:]]
    assert all(0.0 <= share <= 1.0 for share in found[0])
    assert len(set(found[0])) > 10
    assert Games(worlds, 1, 6, turns=4).play([plan], 0, 40) != found[:1]


def test_the_chances_of_all_seats_in_the_same_game_sum_to_one() -> None:
    worlds = starts_of_turns(SET_UPS[0], 5)[1:4]
    seats = len(worlds[0].players)
    shares = [Games(worlds, seat, 5, turns=3).play([[]], 0, 30)[0] for seat in range(seats)]
    sums = [sum(game) for game in zip(*shares, strict=True)]
    assert sums == pytest.approx([1.0] * 30, abs=1e-5)


def test_a_game_that_ends_before_is_not_judged() -> None:
    late = starts_of_turns(SET_UPS[0], 6)[-1:]
    whole = Games(late, 0, 5).play([[]], 0, 40)
    assert Games(late, 0, 5, turns=LONGER_THAN_ANY_GAME).play([[]], 0, 40) == whole


def test_a_way_that_wins_is_a_win() -> None:
    """The first seat builds the city that is its last marker."""
    s = new_state(Setup(3))
    for text in ("throw", "roll 1 1"):
        apply(s, decode(text))
    s.players[0].hand = [0, 0, 0, 2, 3, 0, 0, 0]
    s.players[0].markers, s.players[0].tribe = 10, 2
    city = next(action for action in legal_actions(s) if action.word == CITY)
    assert Games([s], 0, 5, turns=1).play([[city]], 0, 4) == [[1.0] * 4]
    assert Games([s], 1, 5, turns=1).play([[city]], 0, 4) == [[0.0] * 4]


def test_without_weights_nothing_is_judged(own_weights: Path) -> None:
    s = starts_of_turns(SET_UPS[0], 3)[0]
    assert judge_fault() == "judge.bin: can't be read (No such file or directory)"
    assert not can_judge(s)
    assert level_fault("strong") == judge_fault()
    assert level_fault("planner") is None
    bot = make_bot("medium", 0.1)
    assert isinstance(bot, SearchBot)
    assert bot.budget.games_for(s) > 0.0
    assert why_illegal(s, bot.choose(s, random.Random(1))) is None


def test_other_components_are_not_judged() -> None:
    costs = {"road": {"wood": 1}, "settlement": {"wood": 1}, "city": {"ore": 1}, "card": {"ore": 9}}
    own = {"costs": costs}
    s = new_state(Setup.shuffled(4, random.Random(1), components=own))
    assert not can_judge(s)


def test_weights_that_do_not_fit_are_refused(own_weights: Path) -> None:
    weights = packed(fresh(1))
    write_weights(own_weights, weights)
    good = own_weights.read_bytes()
    assert read_weights(own_weights) == weights
    broken = bytearray(good)
    broken[-1] ^= 1
    other = bytearray(good)
    other[8] += 1
    write_weights(own_weights, weights[:-4])
    shorter = own_weights.read_bytes()
    write_weights(own_weights, b"\xff" * len(weights))
    no_numbers = own_weights.read_bytes()
    for content, why in (
        (b"", "no weights"),
        (b"hello" * 100, "no weights"),
        (bytes(broken), "damaged"),
        (good[:-4], "damaged"),
        (shorter, "damaged"),
        (no_numbers, "damaged"),
        (bytes(other), "other inputs"),
    ):
        own_weights.write_bytes(content)
        with pytest.raises(JudgeError, match=f"judge.bin: .*{why}"):
            read_weights(own_weights)
        judge_fault.cache_clear()
        assert why in str(judge_fault())


def test_the_core_refuses_weights_of_another_length() -> None:
    assert CORE is not None
    judge_fault.cache_clear()
    with pytest.raises(ValueError, match="length"):
        CORE.set_judge(b"1234")
    table = pack(new_state(Setup(3)))
    with pytest.raises(ValueError, match="no weights"):
        CORE.judge(table)
    assert judge_fault() is None
