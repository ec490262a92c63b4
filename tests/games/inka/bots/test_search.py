"""Levels that try their ways in games to the end: fair, repeatable, they win what is won."""

import random
from typing import Any

import pytest

from stoneage_qt.bots.door import decide
from stoneage_qt.games.inka.bots import builder, search
from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.bots.search import Budget, SearchBot, Tried, compare, lead
from stoneage_qt.games.inka.bots.ways import ways_on
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    Setup,
    State,
    apply,
    decode,
    determinize,
    encode,
    keyed_chance,
    legal_actions,
    new_state,
    why_illegal,
)
from stoneage_qt.games.inka.rules.actions import CITY
from tests.games.inka.bots.positions import NOTHING, in_main

SMALL = Budget(games=40, worlds=4)
# The same by looks, and then some games for those that are left.
LOOKING = Budget(games=20, worlds=4, looks=60, rounds=2)
PHASES = ("main", "robber", "victim", "discard", "found", "before")


def small_bot(budget: Budget = SMALL) -> SearchBot:
    return SearchBot("search", budget)


@pytest.fixture(scope="module")
def asked() -> list[tuple[State, dict[str, Any]]]:
    """The first late decision of each phase in a game of builders, and what its seat remembers."""
    s = new_state(Setup.shuffled(3, random.Random(8)))
    memory = Memory(s)
    found: dict[str, tuple[State, dict[str, Any]]] = {}
    while len(found) < len(PHASES):
        if s.phase in PHASES and s.turn > 15:
            found.setdefault(s.phase, (s.copy(), memory.of(s.actor)))
        action = keyed_chance(s, 9) if s.actor == CHANCE else builder.choose(s)
        apply(s, action)
        memory.see(action, s)
    return list(found.values())


@pytest.mark.parametrize("budget", [SMALL, LOOKING])
def test_whatever_is_hidden_the_decision_is_the_same_and_legal(
    asked: list[tuple[State, dict[str, Any]]], budget: Budget
) -> None:
    for s, known in asked:
        first = decide(MINDS, small_bot(budget), s, s.actor, 7, known)
        assert first.fault is None
        assert why_illegal(s, first.action) is None
        other = determinize(s, s.actor, random.Random(1))
        assert decide(MINDS, small_bot(budget), other, s.actor, 7, known) == first


@pytest.mark.parametrize("budget", [SMALL, LOOKING])
def test_the_winning_building_comes_before_all_else(budget: Budget) -> None:
    s = in_main([[1, 1, 1, 2, 3, 0, 0, 0], [2] * 8, [2] * 8])
    s.players[0].markers, s.players[0].tribe = 10, 2
    assert encode(small_bot(budget).choose(s, random.Random(0))).startswith("city ")


def test_nobody_is_helped_to_win_at_once() -> None:
    s = in_main([[0, 0, 0, 2, 2, 3, 0, 0], *[[0, 0, 0, 0, 3, 0, 0, 0]] * 2])
    s.players[0].markers, s.players[0].tribe = 10, 2
    apply(s, decode("offer fish=3 for ore=1"))
    assert encode(small_bot().choose(s, random.Random(0))) == "refuse"


@pytest.mark.installed
def test_a_way_that_was_begun_is_gone_to_its_end() -> None:
    """Three exchanges pay for the city that wins; who thinks anew each time would not be asked."""
    s = in_main([[0, 3, 0, 2, 2, 0, 0, 0], [0] * 8, [0] * 8])
    s.players[0].markers, s.players[0].tribe = 10, 2
    bot = small_bot()
    first = bot.choose(s, random.Random(0))
    assert encode(first) == "bank stone=3 for ore=1"
    apply(s, first)
    bot.stop = lambda: True
    assert encode(bot.choose(s, random.Random(0))).startswith("city ")


@pytest.mark.installed
def test_every_way_on_can_be_gone(asked: list[tuple[State, dict[str, Any]]]) -> None:
    for s, _ in asked:
        ways = ways_on(s)
        assert len(ways) == len({tuple(way) for way in ways}) > 0
        for way in ways:
            after = s.copy()
            for action in way:
                assert why_illegal(after, action) is None, (s.phase, way)
                apply(after, action)


@pytest.mark.installed
def test_who_looks_at_all_ways_looks_at_all_cities() -> None:
    s = in_main([[4, 1, 0, 2, 3, 0, 0, 0], *[NOTHING] * 3])
    cities = {encode(action) for action in legal_actions(s) if action.word == CITY}
    assert cities == {"city c11", "city c26"}
    assert cities <= {encode(way[-1]) for way in ways_on(s)}
    assert len({encode(way[-1]) for way in ways_on(s, 4)} & cities) == 1


@pytest.mark.installed
def test_what_falls_behind_is_tried_less() -> None:
    s = in_main([[1, 1, 1, 2, 3, 0, 0, 0], [2] * 8, [2] * 8])
    s.players[0].markers, s.players[0].tribe = 9, 2
    ways = [Tried(way) for way in ways_on(s)]
    compare(s, ways, Budget(400, 4), None, random.Random(3))
    numbers = [len(tried.shares) for tried in ways]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[0] > numbers[-1] > 0
    assert all(0.0 <= tried.value <= 1.0 for tried in ways)
    assert lead(ways[0].shares, ways[0].shares) == (0.0, 0.0)


@pytest.mark.installed
def test_looks_choose_those_that_games_to_the_end_are_for() -> None:
    s = in_main([[2, 2, 2, 2, 3, 0, 0, 0], [2] * 8, [2] * 8])
    ways = [Tried(way) for way in ways_on(s)]
    assert len(ways) > 4
    compare(s, ways, Budget(games=60, worlds=4, looks=200, rounds=2), None, random.Random(3))
    assert all(tried.looks for tried in ways)
    played = [tried for tried in ways if tried.shares]
    assert 2 <= len(played) < len(ways)
    assert ways[: len(played)] == played


@pytest.mark.installed
def test_without_a_judge_games_are_played_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "can_judge", lambda _: False)
    s = in_main([[2, 2, 2, 2, 3, 0, 0, 0], [2] * 8, [2] * 8])
    ways = [Tried(way) for way in ways_on(s)]
    compare(s, ways, Budget(0, 4, looks=200, unjudged=60), None, random.Random(3))
    assert all(tried.shares and not tried.looks for tried in ways)


@pytest.mark.installed
def test_who_is_told_to_stop_answers_with_what_the_quick_player_does() -> None:
    s = in_main([[2, 2, 2, 2, 3, 0, 0, 0], [1] * 8, [1] * 8])
    s.offers_made = 3
    bot = small_bot()
    bot.stop = lambda: True
    assert bot.choose(s, random.Random(0)) == ways_on(s)[0][0]


def test_more_thinking_is_more_games() -> None:
    usual, more = MINDS.make_bot("expert"), MINDS.make_bot("expert@4", 0.5)
    assert isinstance(usual, SearchBot)
    assert isinstance(more, SearchBot)
    for name in ("looks", "founding", "deals"):
        assert getattr(more.budget, name) == 2 * getattr(usual.budget, name) > 0
