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
from stoneage_qt.games.inka.bots.quick import Games, Shares, without_offer
from stoneage_qt.games.inka.bots.trading import Deal, terms
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT_ACTION,
    COUNTER,
    DEAL,
    DEALS,
    NODEAL_ACTION,
    OFFER,
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

# What is said, and what the active seat then gives another and takes from it.
Terms = tuple[Action, int, Cards, Cards]


class Bargain(NamedTuple):
    """Terms, and how likely they are agreed to.

    partner: with whom the own seat deals; glad: whether that seat would be, by the race.
    """

    action: Action
    other: int
    give: Cards
    take: Cards
    partner: int
    glad: bool

    def plan(self) -> list[Action]:
        """As the core takes it."""
        return _swap(self.other, self.give, self.take)


class Haggler:
    """Tries out deals in one position, in which its actor offers, answers or chooses."""

    def __init__(
        self, s: State, looks: int, worlds: int, memory: dict[str, Any] | None, rng: random.Random
    ) -> None:
        self._s = s
        self._seat = s.actor
        self._looks = looks
        possible = [without_offer(drawn(s, s.actor, rng, memory)) for _ in range(worlds)]
        turns = _ROUNDS * len(s.players)
        self._games = Games(possible, s.actor, rng.getrandbits(63), turns=turns)
        # Games that are tried once are not tried again: a lucky deal must show itself in others.
        self._begun = 0

    def offer(self, refused: list[list[int]], least: float = _GAIN) -> Action | None:
        """The offer that promises most; None where none promises more than `least`."""
        others = [seat for seat in range(len(self._s.players)) if seat != self._seat]
        asked = [
            (action, other, action.give, action.take)
            for action in self._promising()
            if [*action.give, *action.take] not in refused
            for other in others
        ]
        return self._best(self._allowed(asked), least)

    def answer(self) -> Action:
        """To accept, to refuse, or to ask for more."""
        assert self._s.offer is not None
        counters: list[Action] = []
        list_counters(self._s, self._s.offer, counters)
        asked = [(counter, self._seat, counter.take, counter.give) for counter in counters]
        return self._best(self._allowed(self._open() + asked)) or REFUSE_ACTION

    def choice(self) -> Action:
        """One of the deals that the answers allow, or none."""
        return self._best(self._allowed(self._open())) or NODEAL_ACTION

    def weighed(self) -> dict[Action, Shares]:
        """The own win chance with all that may be said but for offers and counters.

        A share for each look, the same for all.
        """
        none = REFUSE_ACTION if self._s.phase == REPLY else NODEAL_ACTION
        plans: dict[Action, list[Action]] = {none: []}
        plans |= {action: _swap(other, give, take) for action, other, give, take in self._open()}
        found = self._games.play(list(plans.values()), 0, self._looks)
        return dict(zip(plans, found, strict=True))

    def _open(self) -> list[Terms]:
        """Deals that need nobody's consent any more, or only that of the active seat."""
        s, offer = self._s, self._s.offer
        assert offer is not None
        if s.phase == REPLY:
            able = holds(s.players[self._seat].hand, offer.want)
            give, want = tuple(offer.give), tuple(offer.want)
            return [(ACCEPT_ACTION, self._seat, give, want)] if able else []
        answers = [(other, terms(offer, other)) for other in range(len(s.players))]
        return [
            (DEALS[other], other, tuple(said[0]), tuple(said[1]))
            for other, said in answers
            if said is not None
        ]

    def _allowed(self, deals: list[Terms]) -> list[Bargain]:
        """Those that help nobody to win at once, and how the partner looks at them by the race."""
        found: list[Bargain] = []
        race = at_the_turn(self._s)
        outlook = Outlook(race, self._seat)
        for action, other, give, take in deals:
            mine, theirs, partner = (give, take, other)
            if self._s.active != self._seat:
                mine, theirs, partner = (take, give, self._s.active)
            deal = Deal(race, outlook, self._seat, partner)
            after = deal.after(mine, theirs)
            if after:
                glad = after[partner] > deal.before[partner] + _PARTNERS_GAIN
                found.append(Bargain(action, other, give, take, partner, glad))
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
        plans = [_swap(NOBODY, NO_CARDS, some(kind, 1)) for kind in wanted]
        plans += [_swap(NOBODY, some(*one), NO_CARDS) for one in given]
        worth = [gains[seat] for gains in self._gains(plans, _CARD)]
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

    def _best(self, found: list[Bargain], least: float = _GAIN) -> Action | None:
        """The action of the best deal; None: no deal is better by more than `least`."""
        most = 0.0
        for part in (_FIRST, 1.0):
            if not found:
                return None
            gains = self._gains([bargain.plan() for bargain in found], part)
            rows = [
                (self._promise(bargain, gained), bargain)
                for bargain, gained in zip(found, gains, strict=True)
            ]
            rows.sort(key=lambda row: -row[0])
            promising = rows[:_FINALISTS]
            found = [bargain for promise, bargain in promising if promise > min(0.0, least)]
            most = rows[0][0]
        return found[0].action if found and most > least else None

    def _promise(self, bargain: Bargain, gains: Shares) -> float:
        """The own gain, as likely as the other side agrees."""
        own = gains[self._seat]
        if bargain.action.word not in (OFFER, COUNTER):
            return own
        agrees = 0.5 * bargain.glad + 0.5 * (gains[bargain.partner] > _PARTNERS_GAIN)
        return agrees * own - (_COUNTER_GAIN if self._s.phase == REPLY else 0.0)


def _swap(other: int, give: Cards, take: Cards) -> list[Action]:
    """A deal of the active seat as the core takes it; with nobody, to see what cards are worth."""
    return [Action(DEAL, other, 0, give, take)]


def can_haggle(s: State) -> bool:
    """Is there anything to say about deals, and a judge to ask?"""
    talks = s.phase in (REPLY, CHOOSE) or (s.phase == MAIN and can_offer(s))
    return talks and can_judge(without_offer(s))
