"""What an action made happen, for the log and the animation. Data, never words."""

from collections.abc import Collection
from typing import Final, NamedTuple

from stoneage_qt.games.inka.rules.constants import NO_CARDS, NOBODY, Cards

NO_ITEM: Final = -1

ROUND: Final = "round"  # the round `amount` begins
TURN: Final = "turn"  # seat is active now; amount = the turn's number
DICE: Final = "dice"  # dice
GAIN: Final = "gain"  # seat took cards from the supply; reason says why
SHORTAGE: Final = "shortage"  # nobody gets, or not all is given, of the kind `item` (Y4)
DISCARD: Final = "discard"  # seat put back one card of the kind `item`
ROBBER: Final = "robber"  # from tile `source` to tile `item`, FRAME for the frame
ROBBED: Final = "robbed"  # seat took a card of the kind `item` from `other`
PAID: Final = "paid"  # seat put cards into the supply
ROAD: Final = "road"  # seat's road on path `item`
BUILT: Final = "built"  # seat's building on crossing `item`; amount = its level
OVERBUILT: Final = "overbuilt"  # on crossing `item`, a ruin of `other`; amount = its level
BOUGHT: Final = "bought"  # seat drew the development card `item`
PLAYED: Final = "played"  # seat played the development card `item`
MONOPOLY: Final = "monopoly"  # seat got `amount` cards of the kind `item` from `other`
EXCHANGE: Final = "exchange"  # seat gave cards to the supply and took `take`
OFFER: Final = "offer"  # seat would give cards for `take`
ANSWER: Final = "answer"  # seat's answer to other: reason; of a counter cards and `take`
DEAL: Final = "deal"  # seat gave cards to `other` for `take`
NO_DEAL: Final = "no_deal"  # seat makes no deal
ROUTE: Final = "route"  # seat holds the longest trade route now, NOBODY does
ARTS: Final = "arts"  # seat holds the greatest combat arts now
MARKER: Final = "marker"  # seat placed its marker `amount`
DECLINE: Final = "decline"  # seat's tribe `amount` (1 or 2) has declined
CLEARED: Final = "cleared"  # seat's ruins on `places` left the board
DECK2: Final = "deck2"  # the second deck lies under the pile now
FOUNDED: Final = "founded"  # seat's new tribe settled on crossing `item`
WON: Final = "won"  # seat placed its last marker
CAPPED: Final = "capped"  # the last round is over (G2)

# Why cards were gained.
BY_YIELD: Final = "yield"
BY_INVENTION: Final = "invention"
BY_CHASE: Final = "chase"
BY_START: Final = "start"
# What a seat answered.
ACCEPTED: Final = "accept"
REFUSED: Final = "refuse"
COUNTERED: Final = "counter"

# What shows something that nobody, or not everybody, could know before: undo stops here.
REVEALING: Final = frozenset((DICE, ROBBED, BOUGHT, ANSWER))


class Event(NamedTuple):
    """One thing that happened. The comment at each kind says which fields it uses."""

    kind: str
    seat: int = NOBODY
    other: int = NOBODY
    item: int = NO_ITEM
    amount: int = 0
    cards: Cards = NO_CARDS
    take: Cards = NO_CARDS
    dice: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    source: int = NO_ITEM
    reason: str = ""


Events = list[Event]


def seen_by(event: Event, eyes: Collection[int]) -> Event:
    """The event as all of these seats together may see it (V2, V4).

    A robbed card is known to thief and victim, a bought one to its buyer: whoever else looks
    on, or where nobody in particular does, `item` is NO_ITEM.
    """
    if event.kind == ROBBED:
        knowing = {event.seat, event.other}
    elif event.kind == BOUGHT:
        knowing = {event.seat}
    else:
        return event
    return event if eyes and knowing.issuperset(eyes) else event._replace(item=NO_ITEM)
