"""Why a bot refuses an offer, told in what everybody at the table can know (V1, V4).

A reason is told only where it holds in every hand that somebody who merely watches holds possible.
The true hands are among them: so it is true by the numbers that the bot decided by, and it would
be the same whatever is hidden.
"""

from typing import Final

from stoneage_qt.games.inka.bots.builder import GOOD_DEAL, NEARLY_THERE, gain_of, goal_of
from stoneage_qt.games.inka.bots.exchanges import missing
from stoneage_qt.games.inka.bots.levels import SEARCHING
from stoneage_qt.games.inka.bots.likings import GENTLE, PLAIN, STYLES, Likings
from stoneage_qt.games.inka.bots.memory import Belief
from stoneage_qt.games.inka.bots.outlook import Outlook, chances
from stoneage_qt.games.inka.bots.trading import Deal, could_win
from stoneage_qt.games.inka.rules.constants import KINDS
from stoneage_qt.games.inka.rules.payments import holds
from stoneage_qt.games.inka.rules.state import Offer, State

WOULD_WIN: Final = "would_win"  # the deal could win the active seat the game in this turn
NEAR_END: Final = "near_end"  # the active seat needs one or two markers only
HAS_NONE: Final = "has_none"  # it does not hold what is wanted
NO_USE: Final = "no_use"  # what is offered brings it nothing
MORE: Final = "more"  # it would do it for one card more
HELPS_MORE: Final = "helps_more"  # good for it, but so much better for the active seat
NEEDS: Final = "needs"  # what is wanted is worth more to it than what is offered
# The weightiest first.
REASONS: Final = (WOULD_WIN, NEAR_END, HAS_NONE, NO_USE, MORE, HELPS_MORE, NEEDS)
# What says how much a deal is worth: whoever tries deals out has other numbers than the race.
_PRICES: Final = {MORE, HELPS_MORE}
# Whoever holds more possible than this has lost count, like a person would.
_MOST_WORLDS: Final = 24
# What raises the own log odds by no more is of no use.
_LITTLE: Final = 0.02


def public_reason(s: State, public: Belief | None, level: str) -> str:
    """Why the seat that answers in `s` would refuse: one of REASONS, or "" where none can be told.

    public: what somebody who only watches holds possible. level: who sits there.
    """
    if public is None or len(public.hands) > _MOST_WORLDS:
        return ""
    world = s.copy()
    left = set(REASONS)
    for number in range(len(public.hands)):
        for player, hand in zip(world.players, public.known(number), strict=True):
            player.hand = hand
        left &= reasons_against(world, level)
        if not left:
            return ""
    return next(reason for reason in REASONS if reason in left)


def reasons_against(s: State, level: str) -> set[str]:
    """All that speaks against the open offer if hands are as in `s`; nothing for a good one.

    Nothing either for a level that gives no reasons.
    """
    offer = s.offer
    assert offer is not None
    key = level.partition("@")[0]
    if key == "builder":
        return _of_a_builder(s, offer)
    likings = _likings_of(key)
    found = set() if likings is None else _by_the_race(s, offer, likings)
    return found - _PRICES if key in SEARCHING and SEARCHING[key].deals else found


def _likings_of(key: str) -> Likings | None:
    """By what a level weighs offers in win chance; None for those that do not."""
    if key == "planner" or key in SEARCHING:
        return PLAIN
    return GENTLE if key == "gentle" else STYLES.get(key)


def _of_a_builder(s: State, offer: Offer) -> set[str]:
    """By the cards that its next building lacks."""
    seat = s.actor
    hand = s.players[seat].hand
    found: set[str] = set()
    if s.players[s.active].markers >= NEARLY_THERE:
        found.add(NEAR_END)
    cost = goal_of(s, seat).cost
    if missing(_with(hand, offer.give, 1), cost) >= missing(hand, cost):
        found.add(NO_USE)
    if not holds(hand, offer.want):
        return found | {HAS_NONE}
    if NEAR_END not in found and gain_of(s, seat, offer.want, offer.give) > GOOD_DEAL:
        return set()
    if missing(_with(hand, offer.want, -1), cost) > missing(hand, cost):
        found.add(NEEDS)
    return found


def _by_the_race(s: State, offer: Offer, likings: Likings) -> set[str]:
    """In win chance, with these likings."""
    seat, active = s.actor, s.active
    outlook = Outlook(s, seat)
    hand = s.players[seat].hand
    now = outlook.scores[seat]
    gain = outlook.score_with(s, seat, _with(hand, offer.give, 1)) - now
    found: set[str] = set()
    theirs = _with(_with(s.players[active].hand, offer.give, -1), offer.want, 1)
    if could_win(s, active, theirs):
        found.add(WOULD_WIN)
    if gain <= _LITTLE:
        found.add(NO_USE)
    if not holds(hand, offer.want):
        if outlook.score_with(s, seat, _with(hand, offer.want, 1)) - now > gain:
            found.add(NEEDS)
        return found | {HAS_NONE}
    deal = Deal(s, outlook, seat, active)
    after = deal.after(offer.want, offer.give)
    wanted = deal.before[seat] + likings.deal
    if after and after[seat] > wanted:
        return set()
    if now - outlook.score_with(s, seat, _with(hand, offer.want, -1)) > gain:
        found.add(NEEDS)
    alone = outlook.scores[:]
    alone[seat] = outlook.score_with(s, seat, _with(_with(hand, offer.want, -1), offer.give, 1))
    if chances(alone)[seat] > wanted:
        found.add(HELPS_MORE)
    for kind in range(KINDS):
        if offer.give[kind] and s.players[active].hand[kind] > offer.give[kind]:
            better = offer.give[:]
            better[kind] += 1
            after = deal.after(offer.want, better)
            if after and after[seat] > wanted:
                found.add(MORE)
    return found


def _with(hand: list[int], cards: list[int], times: int) -> list[int]:
    return [hand[kind] + times * cards[kind] for kind in range(KINDS)]
