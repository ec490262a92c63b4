"""Trading among players, weighed in win chance (H6 to H12).

Since the chances of all seats sum to 1, a gain of the own one already minds what the partner
gets. Nobody is helped to win at once.
"""

from typing import Final

from stoneage_qt.games.inka.bots.likings import Likings
from stoneage_qt.games.inka.bots.memory import Belief
from stoneage_qt.games.inka.bots.outlook import Outlook, chances
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT_ACTION,
    DEALS,
    NODEAL_ACTION,
    OFFERS,
    REFUSE_ACTION,
    Action,
)
from stoneage_qt.games.inka.rules.constants import GOALS, KINDS, Cards
from stoneage_qt.games.inka.rules.payments import held_by_others, holds
from stoneage_qt.games.inka.rules.state import ACCEPTED, Offer, State
from stoneage_qt.games.inka.rules.trade import can_offer, list_counters

_LOOKED_AT: Final = 8
# A partner says yes to what is better for it by this much, as far as one can tell.
_PARTNERS_GAIN: Final = 0.002
# What a counter must bring more than to accept: it may be turned down.
_COUNTER_GAIN: Final = 0.005
# From here on a marker can decide the game.
_NEARLY_THERE: Final = GOALS[-1] - 2


class Deal:
    """Two seats swap cards: what all chances are then."""

    def __init__(self, s: State, outlook: Outlook, seat: int, other: int) -> None:
        self.s: State = s
        self.outlook: Outlook = outlook
        self.seat: int = seat
        self.other: int = other
        self.before: list[float] = chances(outlook.scores)

    def after(self, give: Cards | list[int], get: Cards | list[int]) -> list[float]:
        """The chances of all seats if `seat` gives and gets; empty where nobody may do it.

        That is where it would let somebody win at once.
        """
        mine, theirs = self.s.players[self.seat].hand, self.s.players[self.other].hand
        my_hand = [mine[kind] - give[kind] + get[kind] for kind in range(KINDS)]
        their_hand = [theirs[kind] + give[kind] - get[kind] for kind in range(KINDS)]
        if min(their_hand) < 0 or min(my_hand) < 0:
            return []
        scores = self.outlook.scores[:]
        scores[self.seat] = self.outlook.score_with(self.s, self.seat, my_hand)
        scores[self.other] = self.outlook.score_with(self.s, self.other, their_hand)
        if self._would_win(self.other):
            return []
        return chances(scores)

    def _would_win(self, seat: int) -> bool:
        """Whether the last race counted lets this seat finish with its next building."""
        if self.s.players[seat].markers < _NEARLY_THERE:
            return False
        return self.outlook.grounds[seat].win <= 0.5


def best_offer(
    s: State, outlook: Outlook, belief: Belief | None, refused: list[list[int]], likings: Likings
) -> tuple[Action, float] | None:
    """The offer that promises most and how much, or None where none is worth the while."""
    if s.offers_made >= likings.offers or not can_offer(s):
        return None
    seat = s.active
    best: Action | None = None
    most = likings.deal
    for action in _promising(s, outlook, seat):
        if list(action.give) + list(action.take) in refused:
            continue
        for other in range(len(s.players)):
            if other == seat:
                continue
            share = holds_share(s, belief, other, action.take)
            if share <= 0.0:
                continue
            deal = Deal(s, outlook, seat, other)
            after = deal.after(action.give, action.take)
            if not after or after[other] < deal.before[other] + _PARTNERS_GAIN:
                continue
            value = share * (after[seat] - deal.before[seat])
            if value > most:
                best, most = action, value
    return None if best is None else (best, most)


def holds_share(s: State, belief: Belief | None, seat: int, cards: Cards) -> float:
    """How likely the seat holds the cards, as far as is remembered."""
    if belief is None:
        return 1.0 if holds(s.players[seat].hand, cards) else 0.0
    share = 0.0
    for flat, weight in zip(belief.hands, belief.weights, strict=True):
        if holds(flat[seat * KINDS : seat * KINDS + KINDS], cards):
            share += weight
    return share


def _promising(s: State, outlook: Outlook, seat: int) -> list[Action]:
    """The listed offers (H11) that help the own seat most, cards given and got apart."""
    hand = s.players[seat].hand
    now = outlook.scores[seat]
    gains = [0.0] * KINDS
    for kind in range(KINDS):
        if held_by_others(s, seat, kind) > 0:
            gains[kind] = _score_with(s, outlook, seat, hand, kind, 1) - now
    rows: list[tuple[float, int, int, int]] = []
    for given in range(KINDS):
        for number in (1, 2):
            if hand[given] < number:
                continue
            loss = now - _score_with(s, outlook, seat, hand, given, -number)
            rows += [
                (loss - gains[wanted], given, number, wanted)
                for wanted in range(KINDS)
                if wanted != given and gains[wanted] > loss
            ]
    rows.sort()
    return [OFFERS[given][number - 1][wanted] for _, given, number, wanted in rows[:_LOOKED_AT]]


def _score_with(
    s: State, outlook: Outlook, seat: int, hand: list[int], kind: int, count: int
) -> float:
    changed = hand[:]
    changed[kind] += count
    return outlook.score_with(s, seat, changed)


def answers(s: State, outlook: Outlook, likings: Likings) -> list[tuple[Action, float]]:
    """To accept, to refuse, or to ask for more where the active seat should still be glad of it.

    With the own win chance; what a deal must bring to be made is on the side of refusing.
    """
    offer = s.offer
    assert offer is not None
    seat, active = s.actor, s.active
    deal = Deal(s, outlook, seat, active)
    found = [(REFUSE_ACTION, deal.before[seat] + likings.deal)]
    if holds(s.players[seat].hand, offer.want):
        after = deal.after(offer.want, offer.give)
        if after:
            found.append((ACCEPT_ACTION, after[seat]))
    counters: list[Action] = []
    list_counters(s, offer, counters)
    for counter in counters:
        after = deal.after(counter.give, counter.take)
        if after and after[active] > deal.before[active] + _PARTNERS_GAIN:
            found.append((counter, after[seat] - _COUNTER_GAIN))
    return found


def deals(s: State, outlook: Outlook, likings: Likings) -> list[tuple[Action, float]]:
    """The deals that the answers allow, and none of them."""
    offer = s.offer
    assert offer is not None
    seat = s.active
    found = [(NODEAL_ACTION, outlook.chance() + 0.5 * likings.deal)]
    for other in range(len(s.players)):
        said = terms(offer, other)
        if said is None:
            continue
        after = Deal(s, outlook, seat, other).after(said[0], said[1])
        if after:
            found.append((DEALS[other], after[seat]))
    return found


def terms(offer: Offer, other: int) -> tuple[list[int], list[int]] | None:
    """What the active seat would give and get."""
    said = offer.answers[other]
    if isinstance(said, tuple):
        return said[1], said[0]
    return (offer.give, offer.want) if said == ACCEPTED else None
