"""Offers and answers that are tried out: fair, never nagging, and nobody is helped to win."""

import random
from typing import Any

import pytest

from stoneage_qt.bots.door import decide
from stoneage_qt.games.inka.bots.analysis import judge
from stoneage_qt.games.inka.bots.haggling import Haggler, can_haggle
from stoneage_qt.games.inka.bots.hints import best_actions
from stoneage_qt.games.inka.bots.levels import SEARCHING
from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.bots.refusals import HELPS_MORE, MORE, reasons_against
from stoneage_qt.games.inka.bots.search import Budget, SearchBot
from stoneage_qt.games.inka.bots.trading import could_win
from stoneage_qt.games.inka.bots.verdicts import TRADING
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    decode,
    determinize,
    encode,
    keyed_chance,
    new_state,
    why_illegal,
)
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT,
    ACCEPT_ACTION,
    COUNTER,
    DEAL,
    OFFER,
    REFUSE,
    REFUSE_ACTION,
)
from stoneage_qt.games.inka.rules.constants import CHOOSE, KINDS, MAIN, REPLY
from tests.games.inka.bots.positions import in_main
from tests.games.inka.bots.trading_games import trading_game

pytestmark = pytest.mark.installed

BUDGET = Budget(games=0, worlds=4, looks=40, rounds=1, deals=40)


def haggling_bot() -> SearchBot:
    return SearchBot("haggler", BUDGET)


def haggler(s: State) -> Haggler:
    assert can_haggle(s)
    return Haggler(s, 200, 4, None, random.Random(1))


def about_to_win(hands: list[list[int]]) -> State:
    """The same, and all lack a marker."""
    s = in_main(hands)
    for player in s.players:
        player.markers, player.tribe = 10, 2
    return s


# Two seats lack an ore and a wood for their cities and settlements, and each has what the other
# lacks to spare. The supply gives neither.
BOTH_BUILD = [[1, 0, 0, 2, 2, 0, 0, 0], [0, 1, 1, 1, 1, 0, 0, 0], [0] * 8, [0] * 8]


def test_what_both_can_build_with_is_offered() -> None:
    s = in_main(BOTH_BUILD)
    offer = haggler(s).offer([])
    assert offer is not None
    assert encode(offer).startswith("offer wood=1 for ")


def test_what_was_refused_is_not_offered_again() -> None:
    s = in_main(BOTH_BUILD)
    first = haggler(s).offer([])
    assert first is not None
    assert haggler(s).offer([[*first.give, *first.take]]) != first


def test_what_would_win_the_game_is_not_asked_for_where_nobody_would_agree() -> None:
    s = about_to_win([[0, 0, 0, 2, 2, 1, 0, 0], *[[0, 0, 0, 0, 4, 0, 0, 0]] * 2])
    assert haggler(s).offer([]) is None


def test_nobody_is_helped_to_win_at_once() -> None:
    s = about_to_win([[0, 0, 0, 2, 2, 1, 0, 0], *[[0, 0, 0, 0, 3, 0, 0, 0]] * 2])
    apply(s, decode("offer fish=1 for ore=1"))
    answer = haggler(s).answer()
    assert answer.word != ACCEPT
    hand = s.players[0].hand
    after = [hand[kind] + answer.give[kind] - answer.take[kind] for kind in range(KINDS)]
    assert not could_win(s, 0, after)


def test_who_helped_another_to_win_hears_it_in_the_review_and_a_hint_warns() -> None:
    s = about_to_win([[0, 0, 0, 2, 2, 1, 0, 0], *[[0, 0, 0, 0, 3, 0, 0, 0]] * 2])
    apply(s, decode("offer fish=1 for ore=1"))
    counted = [count for player in s.players for count in player.hand]
    verdict = judge(s, ACCEPT_ACTION, 3, {"hands": [counted], "weights": [1.0], "refused": []})
    assert verdict is not None
    assert verdict.best == REFUSE_ACTION
    assert verdict.win_played == 0.0 < verdict.win_best
    assert verdict.tried
    assert verdict.aspect == TRADING
    hints = best_actions(s, s.actor, 3)
    assert hints[0].action.word != ACCEPT
    assert {ACCEPT, REFUSE} <= {hint.action.word for hint in hints}
    assert not any(hint.reasons for hint in hints if hint.action.word == ACCEPT), "suits nobody"


def test_a_gift_that_helps_is_taken_and_a_robbery_is_not() -> None:
    rich = [[3, 3, 0, 0, 0, 0, 0, 0], [0, 0, 0, 2, 2, 1, 0, 0], [0] * 8]
    s = in_main(rich)
    apply(s, decode("offer wood=3 stone=3 for fish=1"))
    assert haggler(s).answer().word in (ACCEPT, COUNTER)
    s = in_main([[0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 2, 3, 0, 0, 0], [0] * 8])
    apply(s, decode("offer fish=1 for potato=2 ore=2"))
    assert haggler(s).answer().word == REFUSE


def test_of_two_who_agree_the_better_deal_is_made_and_a_bad_one_is_not() -> None:
    hands = [[2, 0, 0, 2, 2, 1, 0, 0], [0, 0, 0, 0, 2, 0, 0, 0], [0, 0, 0, 0, 2, 0, 0, 0]]
    s = about_to_win(hands)
    for text in ("offer fish=1 for ore=1", "counter ore=1 for potato=1", "accept"):
        apply(s, decode(text))
    assert encode(haggler(s).choice()) == "deal 2"
    s = in_main([[0, 0, 0, 2, 3, 0, 0, 0], [0, 0, 0, 0, 0, 2, 0, 0], [1, *[0] * 7]])
    for text in ("offer ore=2 for fish=1", "accept", "refuse"):
        apply(s, decode(text))
    assert encode(haggler(s).choice()) == "nodeal"


@pytest.fixture(scope="module")
def talks() -> list[tuple[State, dict[str, Any]]]:
    """Some positions of games among planners in which something is to be said."""
    found: list[tuple[State, dict[str, Any]]] = []
    for seed, players in ((1, 4), (2, 3)):
        for s, _, memory in trading_game(seed, players):
            if s.phase in (REPLY, CHOOSE) or (s.phase == MAIN and s.turn > 12):
                found.append((s, memory.of(s.actor)))
    return found[::9]


def test_whatever_is_hidden_the_decision_is_the_same_and_legal(
    talks: list[tuple[State, dict[str, Any]]],
) -> None:
    said = set()
    for s, known in talks:
        first = decide(MINDS, haggling_bot(), s, s.actor, 7, known)
        assert first.fault is None
        assert why_illegal(s, first.action) is None
        said.add(first.action.word)
        other = determinize(s, s.actor, random.Random(1))
        if why_illegal(other, first.action) is None:
            assert decide(MINDS, haggling_bot(), other, s.actor, 7, known) == first
    assert {ACCEPT, REFUSE} <= said


def test_all_that_was_said_in_a_game_can_be_judged() -> None:
    """Who can't accept could only have asked for something else: there is nothing to judge."""
    verdicts = [
        judge(s, action, number, memory.of(s.actor))
        for number, (s, action, memory) in enumerate(trading_game(3, 3))
        if s.phase in (REPLY, CHOOSE)
    ]
    assert None in verdicts
    told = [verdict for verdict in verdicts if verdict is not None]
    assert all(verdict.aspect == TRADING for verdict in told)
    assert all(0.0 <= verdict.win_played <= verdict.win_best <= 1.0 for verdict in told)
    assert any(verdict.best != verdict.played for verdict in told)


def played(seed: int) -> list[tuple[State, Action]]:
    """A game of hagglers."""
    s = new_state(Setup.shuffled(3, random.Random(seed)))
    memory = Memory(s)
    bots = [haggling_bot() for _ in s.players]
    found: list[tuple[State, Action]] = []
    while s.actor != OVER:
        if s.actor == CHANCE:
            action = keyed_chance(s, seed)
        else:
            action = decide(MINDS, bots[s.actor], s, s.actor, seed, memory.of(s.actor)).action
        found.append((s.copy(), action))
        apply(s, action)
        memory.see(action, s)
    return found


def test_a_whole_game_of_them_has_deals_and_nobody_nags() -> None:
    game = played(4)
    offers = [(s, action) for s, action in game if action.word == OFFER]
    assert all(s.offers_made == 0 for s, _ in offers), "one offer a turn"
    assert sum(action.word == DEAL for _, action in game) > 0
    again = [action for _, action in played(4)]
    assert [action for _, action in game] == again, "the same seed decides the same"


def test_without_a_judge_the_race_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stoneage_qt.games.inka.bots.haggling.can_judge", lambda _: False)
    s = about_to_win([[0, 0, 0, 2, 2, 3, 0, 0], *[[0, 0, 0, 0, 3, 0, 0, 0]] * 2])
    apply(s, decode("offer fish=3 for ore=1"))
    assert not can_haggle(s)
    assert encode(haggling_bot().choose(s, random.Random(0))) == "refuse"


def test_who_tries_deals_out_gives_no_prices_of_the_race() -> None:
    assert SEARCHING["strong"].deals
    told = set()
    for s, action, _ in trading_game(1, 4):
        if action.word == REFUSE:
            by_race = reasons_against(s, "planner")
            told |= by_race & {MORE, HELPS_MORE}
            assert reasons_against(s, "strong") == by_race - {MORE, HELPS_MORE}
    assert told
