"""Trading by the race in whole games: nobody is nagged, and nobody is helped to win at once."""

import random

import pytest

from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.bots.trading import could_win
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    decode,
    keyed_chance,
    new_state,
)
from stoneage_qt.games.inka.rules.actions import DEAL, OFFER, PLAY_COMBAT, PLAY_MONOPOLY
from stoneage_qt.games.inka.rules.constants import MAIN
from tests.games.inka.bots.trading_games import trading_game


class Since:
    """Somebody's offer: what others held since then, and whether one got such a card."""

    def __init__(self, s: State, wanted: tuple[int, ...]) -> None:
        self._seat = s.actor
        self._wanted = wanted
        self._held = self._of_others(s)
        self.somebody_got_one = False

    def see(self, s: State) -> None:
        held = self._of_others(s)
        pairs = zip(self._held, held, strict=True)
        self.somebody_got_one |= any(now > before for before, now in pairs)
        self._held = held

    def _of_others(self, s: State) -> list[int]:
        kinds = [kind for kind, count in enumerate(self._wanted) if count]
        return [
            player.hand[kind]
            for seat, player in enumerate(s.players)
            for kind in kinds
            if seat != self._seat
        ]


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 3)])
def test_nobody_is_nagged_and_nobody_is_helped_to_win_at_once(seed: int, players: int) -> None:
    offered: dict[tuple[int, Action], Since] = {}
    open_offer: tuple[int, Action] | None = None
    offers = deals = 0
    for s, action, _ in trading_game(seed, players):
        for since in offered.values():
            since.see(s)
        if action.word == OFFER:
            offers += 1
            assert s.offers_made == 0, "one offer a turn"
            open_offer = (s.actor, action)
            assert open_offer not in offered or offered[open_offer].somebody_got_one
            offered[open_offer] = Since(s, action.take)
        elif action.word == DEAL and open_offer is not None:
            deals += 1
            del offered[open_offer]
            after = s.copy()
            apply(after, action)
            for seat in (s.active, action.number):
                able = could_win(after, seat, after.players[seat].hand)
                assert not able or could_win(s, seat, s.players[seat].hand)
    assert offers >= deals > 0


def test_whoever_wins_in_a_turn_was_known_to_be_able_to() -> None:
    """Development cards apart, which nobody sees."""
    checked = 0
    for seed in range(30):
        s = new_state(Setup.shuffled(4, random.Random(seed), start=0))
        begun: State | None = None
        by_card = False
        while s.actor != OVER:
            action = keyed_chance(s, seed) if s.actor == CHANCE else builder.choose(s)
            if s.phase != MAIN:
                begun, by_card = None, False
            elif begun is None:
                begun = s.copy()
            by_card = by_card or PLAY_COMBAT <= action.word <= PLAY_MONOPOLY
            apply(s, action)
        if begun is not None and not by_card:
            winner = begun.active
            assert could_win(begun, winner, begun.players[winner].hand)
            checked += 1
    assert checked > 20


def test_a_refused_offer_may_come_again_when_somebody_else_got_such_a_card() -> None:
    seen = set()
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        s = new_state(Setup(3))
        memory = Memory(s)
        texts = ["throw", "roll 5 6", "offer ore=1 for wood=1", "refuse", "refuse", "end", "throw"]
        for text in [*texts, f"roll {number // 2} {number - number // 2}"]:
            wood = [player.hand[0] for player in s.players]
            apply(s, decode(text))
            memory.see(decode(text), s)
        got = any(s.players[seat].hand[0] > wood[seat] for seat in (1, 2))
        refused = [[0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]]
        assert memory.of(0)["refused"] == ([] if got else refused)
        seen.add(got)
    assert seen == {True, False}
