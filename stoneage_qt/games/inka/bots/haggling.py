"""Offers and answers that are tried out: what all seats gain by a deal, against the same games
without it (H6 to H12).

Games are cut short after some rounds and judged. The race (`trading.py`) still says what a seat
that weighs by it would agree to, and what nobody may do: help another to win at once.
"""

import random
from typing import Any, Final, NamedTuple

from stoneage_qt.games.inka.bots.judge import can_judge
from stoneage_qt.games.inka.bots.memory import drawn
from stoneage_qt.games.inka.bots.outlook import Outlook, at_the_turn
from stoneage_qt.games.inka.bots.quick import Games, Shares
from stoneage_qt.games.inka.bots.trading import Deal, terms
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT_ACTION,
    DEAL,
    DEALS,
    NODEAL_ACTION,
    OFFERS,
    REFUSE_ACTION,
    Action,
    some,
)
from stoneage_qt.games.inka.rules.constants import (
    CHOOSE,
    KINDS,
    MAIN,
    NO_CARDS,
    NOBODY,
    REPLY,
    Cards,
)
from stoneage_qt.games.inka.rules.deals import close_offer
from stoneage_qt.games.inka.rules.payments import held_by_others, holds
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.trade import can_offer, list_counters

# Two rounds later cards have become buildings, and chance has not done much yet: of one, two,
# three and five rounds two told best what deals were worth in games to their end.
_ROUNDS: Final = 2
# How many looks there are for a single card, for a deal, and for each of the best few, in parts of
# what is there for one deal that is to be decided on.
_CARD: Final = 0.2
_FIRST: Final = 0.3
_FEWEST: Final = 8
_FINALISTS: Final = 3
_PAIRS: Final = 6
# A deal must bring so much; asking for more than was offered, which may be refused, more than that.
_GAIN: Final = 0.005
_COUNTER_GAIN: Final = 0.005
# What a partner must gain to agree.
_PARTNERS_GAIN: Final = 0.004


class Bargain(NamedTuple):
    """What the active seat gives another and takes from it, and the action that leads there.

    partner: with whom the own seat deals; glad: whether that seat would be, by the race. asks:
    whether it still has to agree.
    """

    action: Action
    other: int
    give: Cards
    take: Cards
    partner: int
    glad: bool
    asks: bool

    def plan(self) -> list[Action]:
        """As the core takes it."""
        return [Action(DEAL, self.other, 0, self.give, self.take)]


class Haggler:
    """Tries out deals in one position, in which its actor offers, answers or chooses."""

    def __init__(
        self, s: State, looks: int, worlds: int, memory: dict[str, Any] | None, rng: random.Random
    ) -> None:
        self._s = s
        self._seat = s.actor
        self._looks = looks
        positions = [_closed(drawn(s, s.actor, rng, memory)) for _ in range(worlds)]
        self._games = Games(positions, s.actor, rng.getrandbits(63), turns=_ROUNDS * len(s.players))
        self._begun = 0
        at_turn = at_the_turn(s)
        self._race = at_turn
        self._outlook = Outlook(at_turn, s.actor)

    def offer(self, refused: list[list[int]]) -> Action | None:
        """The offer that promises most; None where none is worth the while."""
        found: list[Bargain] = []
        for action in self._promising():
            if [*action.give, *action.take] in refused:
                continue
            found += self._with_all(action)
        return self._best(found)

    def answer(self) -> Action:
        """To accept, to refuse, or to ask for more."""
        s, offer = self._s, self._s.offer
        assert offer is not None
        found: list[Bargain] = []
        if holds(s.players[self._seat].hand, offer.want):
            self._add(found, ACCEPT_ACTION, self._seat, offer.give, offer.want, asks=False)
        counters: list[Action] = []
        list_counters(s, offer, counters)
        for counter in counters:
            self._add(found, counter, self._seat, counter.take, counter.give)
        return self._best(found) or REFUSE_ACTION

    def choice(self) -> Action:
        """One of the deals that the answers allow, or none."""
        offer = self._s.offer
        assert offer is not None
        found: list[Bargain] = []
        for other in range(len(self._s.players)):
            said = terms(offer, other)
            if said is not None:
                self._add(found, DEALS[other], other, *said, asks=False)
        return self._best(found) or NODEAL_ACTION

    def _add(
        self,
        found: list[Bargain],
        action: Action,
        other: int,
        give: Cards | list[int],
        take: Cards | list[int],
        *,
        asks: bool = True,
    ) -> None:
        """Adds a deal of the active seat with another, unless nobody may do it."""
        mine, theirs, partner = (give, take, other)
        if self._s.active != self._seat:
            mine, theirs, partner = (take, give, self._s.active)
        deal = Deal(self._race, self._outlook, self._seat, partner)
        after = deal.after(mine, theirs)
        if after:
            glad = after[partner] > deal.before[partner] + _PARTNERS_GAIN
            found.append(Bargain(action, other, tuple(give), tuple(take), partner, glad, asks))

    def _with_all(self, action: Action) -> list[Bargain]:
        found: list[Bargain] = []
        for other in range(len(self._s.players)):
            if other != self._seat:
                self._add(found, action, other, action.give, action.take)
        return found

    def _gains(self, plans: list[list[Action]], part: float) -> list[Shares]:
        """What all seats gain by each plan, in games that nobody has seen yet."""
        count = max(_FEWEST, round(part * self._looks))
        usual, *found = self._games.means([[], *plans], self._begun, count)
        self._begun += count
        return [
            [mine - before for mine, before in zip(means, usual, strict=True)] for means in found
        ]

    def _promising(self) -> list[Action]:
        """The listed offers (H11) that help most, by what single cards are worth."""
        s, seat = self._s, self._seat
        hand = s.players[seat].hand
        wanted = [kind for kind in range(KINDS) if held_by_others(s, seat, kind) > 0]
        given = [
            (kind, number) for kind in range(KINDS) for number in (1, 2) if hand[kind] >= number
        ]
        plans = [[Action(DEAL, NOBODY, 0, NO_CARDS, some(kind, 1))] for kind in wanted]
        plans += [[Action(DEAL, NOBODY, 0, some(*one), NO_CARDS)] for one in given]
        worth = [gains[seat] for gains in self._gains(plans, _CARD)] if plans else []
        rows = [
            (worth[number] + worth[len(wanted) + place], kind, *one)
            for number, kind in enumerate(wanted)
            for place, one in enumerate(given)
            if kind != one[0]
        ]
        rows.sort(reverse=True)
        return [
            OFFERS[kind][number - 1][want]
            for gain, want, kind, number in rows[:_PAIRS]
            if gain > 0.0
        ]

    def _best(self, found: list[Bargain]) -> Action | None:
        """The action of the best deal; None: no deal is better."""
        for part in (_FIRST, 1.0):
            if not found:
                return None
            gains = self._gains([bargain.plan() for bargain in found], part)
            order = sorted(range(len(found)), key=lambda n: -self._promise(found[n], gains[n]))[
                :_FINALISTS
            ]
            values = [self._promise(found[n], gains[n]) for n in order]
            found = [found[n] for n, value in zip(order, values, strict=True) if value > 0.0]
        return found[0].action if found and values[0] > _GAIN else None

    def _promise(self, bargain: Bargain, gains: Shares) -> float:
        """The own gain, as likely as the other side agrees."""
        own = gains[self._seat]
        if not bargain.asks:
            return own
        agrees = 0.5 * bargain.glad + 0.5 * (gains[bargain.partner] > _PARTNERS_GAIN)
        return agrees * own - (_COUNTER_GAIN if self._s.phase == REPLY else 0.0)


def can_haggle(s: State) -> bool:
    """Is there anything to say about deals, and a judge to ask?"""
    talks = s.phase in (REPLY, CHOOSE) or (s.phase == MAIN and can_offer(s))
    return talks and can_judge(_closed(s.copy()))


def _closed(s: State) -> State:
    """The position without its offer, if one is open."""
    if s.offer is not None:
        close_offer(s)
    return s
