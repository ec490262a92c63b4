"""The bots that play by the net: legal, fair, repeatable; and search that finds the obvious."""

import random

import pytest

from stoneage_qt.games.stoneage.bots.net import SHAPE, Net
from stoneage_qt.games.stoneage.bots.policy import NetBot
from stoneage_qt.games.stoneage.bots.policy_advance import seeded_whim
from stoneage_qt.games.stoneage.bots.search import (
    Budget,
    SearchBot,
    compare,
    contest,
    fasting_seats,
    horizon,
    search,
)
from stoneage_qt.games.stoneage.bots.value import chances, load_nets
from stoneage_qt.games.stoneage.minds import decide
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    determinize,
    encode,
    new_state,
    sample_chance,
    why_illegal,
)
from stoneage_qt.games.stoneage.rules.constants import HUNGER_POINTS, MODULES
from stoneage_qt.games.stoneage.rules.state import TALLY_HUNGER

QUICK = Budget(rollouts=(8, 8, 8), candidates=3)


def _nets(seats: int) -> dict[int, Net]:
    return {seats: Net(SHAPE.fresh(seats, 4, hidden=16, hidden_2=8))}


def _start(players: int, seed: int, modules: frozenset[str] = frozenset()) -> State:
    return new_state(Setup.shuffled(players, random.Random(seed), modules=modules))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_net_bot_plays_whole_games(players: int) -> None:
    rng = random.Random(players)
    bots = [NetBot("strong", _nets(players)), NetBot("medium", _nets(players), 0.5)]
    s = _start(players, 5, MODULES)
    while s.actor != OVER and s.round < 12:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
            continue
        before = s.key()
        action = bots[s.actor % 2].choose(s, rng)
        assert s.key() == before
        assert why_illegal(s, action) is None, encode(action)
        apply(s, action)


@pytest.mark.parametrize("players", [2, 4])
def test_search_bot_answers_every_kind_of_decision(players: int) -> None:
    rng = random.Random(players)
    nets = _nets(players)
    quick = NetBot("strong", nets, 1.0)
    expert = SearchBot("expert", nets, QUICK)
    s = _start(players, 6, MODULES)
    asked = 0
    while s.actor != OVER and s.round < 4:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
            continue
        if rng.random() < 0.3:
            before = s.key()
            action = expert.choose(s, rng)
            assert s.key() == before
            asked += 1
        else:
            action = quick.choose(s, rng)
        assert why_illegal(s, action) is None, encode(action)
        apply(s, action)
    assert asked > 4


def test_same_seed_same_answer_whatever_is_hidden() -> None:
    s = _start(3, 7)
    nets = _nets(3)
    expert = SearchBot("expert", nets, QUICK)
    answers = set()
    for shuffle in range(4):
        other = determinize(s, s.actor, random.Random(shuffle))
        decision = decide(expert, other, other.actor, 11)
        assert decision.fault is None
        answers.add(decision.action)
    assert len(answers) == 1


def test_candidates_come_best_first_with_their_rollouts() -> None:
    s = _start(2, 8)
    found = search(_nets(2)[2], s, random.Random(1), Budget(rollouts=(24, 8, 8)), keep=3)
    assert [c.chance for c in found[:3]] == sorted((c.chance for c in found[:3]), reverse=True)
    assert all(candidate.rollouts >= 6 for candidate in found[:3])
    assert all(0.0 <= candidate.chance <= 1.0 for candidate in found)


def test_a_time_limit_ends_it_with_an_answer() -> None:
    s = _start(2, 8)
    found = search(_nets(2)[2], s, random.Random(1), Budget(seconds=0.0))
    assert why_illegal(s, found[0].action) is None


def test_budgets_scale() -> None:
    """Few rollouts tell few actions apart; where there are many, more actions are tried."""
    whole = Budget(rollouts=(40, 40, 40), candidates=6)
    assert whole.scaled(0.25) == whole._replace(rollouts=(10, 10, 10), candidates=3)
    assert whole.scaled(4) == whole._replace(rollouts=(160, 160, 160), candidates=12)
    assert whole.scaled(1) == whole


@pytest.mark.parametrize("rollouts", [6, 12, 24])
def test_no_more_is_thought_than_asked_for(rollouts: int) -> None:
    s = _start(2, 8)
    budget = Budget(rollouts=(rollouts,) * 3, candidates=3, gap=100.0)
    found = search(_nets(2)[2], s, random.Random(1), budget)
    assert len(found) == 3
    assert rollouts / 2 < sum(candidate.rollouts for candidate in found) <= rollouts


def test_rollouts_look_further_near_the_end() -> None:
    s = _start(2, 8)
    assert horizon(s) == s.round
    del s.stacks[0][1:]
    assert horizon(s) == s.round + 1


def test_who_often_goes_hungry_is_taken_to_fast() -> None:
    s = _start(3, 8)
    s.round = 5
    s.players[1].tally[TALLY_HUNGER] = HUNGER_POINTS
    s.players[2].tally[TALLY_HUNGER] = 2 * HUNGER_POINTS
    assert fasting_seats(s) == {1, 2}
    s.round = 7
    assert fasting_seats(s) == {2}
    s.round = 8
    assert fasting_seats(s) == frozenset()
    four = _start(4, 8)
    four.players[1].tally[TALLY_HUNGER] = 4 * HUNGER_POINTS
    assert fasting_seats(four) == frozenset()


def test_rollouts_reckon_with_others_who_fast() -> None:
    """Nothing else tells the positions apart: points on the track are the same."""
    net = load_nets()[2]
    s = _start(2, 8)
    actions = [found.action for found in search(net, s, random.Random(1), Budget(), keep=2)][:2]

    def ends() -> list[tuple[tuple[float, float], ...]]:
        found = compare(net, s, actions, random.Random(2), Budget())
        return [candidate.ends for candidate in sorted(found, key=lambda c: c.action)]

    usual = ends()
    s.players[s.actor].tally[TALLY_HUNGER] = HUNGER_POINTS
    assert ends() == usual
    s.players[1 - s.actor].tally[TALLY_HUNGER] = HUNGER_POINTS
    assert ends() != usual


def test_rollouts_reckon_with_whims_of_others() -> None:
    """Equal for all candidates and drawn with the world; none where nobody wavers."""
    net = load_nets()[2]
    s = _start(2, 8)
    actions = [found.action for found in search(net, s, random.Random(1), Budget(), keep=2)][:2]

    def ends(wavering: float) -> list[tuple[tuple[float, float], ...]]:
        budget = Budget(wavering=(wavering, 0.0, 0.0))
        found = compare(net, s, actions, random.Random(2), budget)
        return [candidate.ends for candidate in sorted(found, key=lambda c: c.action)]

    assert ends(0.5) == ends(0.5)
    assert ends(0.5) != ends(0.0)
    whims = [seeded_whim(s, actions[0], seed) for seed in range(1000)]
    assert -1.0 <= min(whims) < -0.8
    assert 0.8 < max(whims) <= 1.0
    assert abs(sum(whims)) < 50


def test_more_is_thought_against_those_who_fast() -> None:
    s = _start(2, 8)
    budget = Budget(rollouts=(4, 4, 4), candidates=2, gap=100.0, fasting=4.0)

    def tries() -> list[int]:
        found = search(_nets(2)[2], s, random.Random(1), budget)
        return [candidate.rollouts for candidate in found]

    assert tries() == [2, 2]
    s.players[s.actor].tally[TALLY_HUNGER] = HUNGER_POINTS
    assert tries() == [2, 2]
    s.players[1 - s.actor].tally[TALLY_HUNGER] = HUNGER_POINTS
    assert sorted(tries()) == [2, 2, 6, 6]


def test_chances_add_up_and_are_exact_at_the_end() -> None:
    rng = random.Random(3)
    net = _nets(2)[2]
    bot = NetBot("strong", _nets(2), 1.0)
    s = _start(2, 9)
    while s.actor != OVER and s.round < 30:
        assert sum(chances(net, s)) == pytest.approx(1.0, abs=1e-4)
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else bot.choose(s, rng))
    s.actor = OVER
    s.players[1].score += 1000
    assert chances(net, s) == [0.0, 1.0]


def test_a_contest_ends_where_nobody_doubts_any_more() -> None:
    """What is far from the margin is settled at once, on either side; at it, it goes on."""
    net, s = _nets(2)[2], _start(2, 5)
    actions = [found.action for found in search(net, s, random.Random(1), Budget(), keep=3)][:3]

    def tries(margin: float) -> list[int]:
        found = contest(net, s, actions, random.Random(2), 32, margin)
        chances = [candidate.chance for candidate in found]
        assert chances == sorted(chances, reverse=True)
        assert {candidate.action for candidate in found} == set(actions)
        return [candidate.rollouts for candidate in found]

    assert tries(1.0) == [8, 8, 8]
    assert tries(-1.0) == [8, 8, 8]
    gap = contest(net, s, actions, random.Random(2), 32, 2.0)
    doubtful = gap[0].chance - gap[1].chance
    assert 8 < max(tries(doubtful)) <= 32
