"""Actions: one small decision each, or what chance brings.

The tables below hold the actions that occur again and again, so that listing the legal ones
allocates nothing. A class of its own rather than a named tuple: compiled code reads the fields
of a class without going through Python.
"""

from typing import Final

from stoneage_qt.games.inka.rules.board import CROSSINGS, PATHS, TILES
from stoneage_qt.games.inka.rules.constants import FRAME, KINDS, MAX_PLAYERS, NO_CARDS, Cards

THROW: Final = 0
ROLL: Final = 1
DISCARD: Final = 2
ROBBER: Final = 3
ROB: Final = 4
STEAL: Final = 5
ROAD: Final = 6
SETTLE: Final = 7
CITY: Final = 8
FOUND: Final = 9
BUY: Final = 10
BANK: Final = 11
ROUTE: Final = 12
OFFER: Final = 13
ACCEPT: Final = 14
REFUSE: Final = 15
COUNTER: Final = 16
DEAL: Final = 17
NODEAL: Final = 18
PLAY_COMBAT: Final = 19
PLAY_ROADS: Final = 20
PLAY_INVENTION: Final = 21
PLAY_MONOPOLY: Final = 22
CHASE: Final = 23
END: Final = 24
WORDS: Final = (
    "throw",
    "roll",
    "discard",
    "robber",
    "rob",
    "steal",
    "road",
    "settle",
    "city",
    "found",
    "buy",
    "bank",
    "route",
    "offer",
    "accept",
    "refuse",
    "counter",
    "deal",
    "nodeal",
    "play combat",
    "play roads",
    "play invention",
    "play monopoly",
    "chase",
    "end",
)


class Action:
    """One decision or one chance outcome, never changed once made.

    word: one of the constants above. number: the tile (or FRAME), crossing, path, seat, kind
    or smaller die it names, else 0; other: the larger die. give, take: cards of an exchange,
    offer or counter, as its author sees it; take alone: the cards of an invention.
    """

    __slots__ = ("give", "number", "other", "take", "word")

    def __init__(
        self,
        word: int,
        number: int = 0,
        other: int = 0,
        give: Cards = NO_CARDS,
        take: Cards = NO_CARDS,
    ) -> None:
        self.word: int = word
        self.number: int = number
        self.other: int = other
        self.give: Cards = give
        self.take: Cards = take

    def fields(self) -> tuple[int, int, int, Cards, Cards]:
        """What tells this action from others; also the order of sorted actions."""
        return self.word, self.number, self.other, self.give, self.take

    def __reduce__(self) -> tuple[type["Action"], tuple[int, int, int, Cards, Cards]]:
        """For the way to another process: a compiled class with arguments can't be copied else."""
        return Action, self.fields()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Action) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __lt__(self, other: "Action") -> bool:
        return self.fields() < other.fields()

    def __repr__(self) -> str:
        return f"Action{self.fields()}"


def some(kind: int, count: int) -> Cards:
    """`count` cards of one kind."""
    return NO_CARDS[:kind] + (count,) + NO_CARDS[kind + 1 :]


def pair(first: int, second: int) -> Cards:
    """One card of each of two kinds, or two of one."""
    if first == second:
        return some(first, 2)
    return tuple([1 if kind in (first, second) else 0 for kind in range(KINDS)])


# Pairs (i, j) of kinds with i ≤ j, in their order in every listing.
PAIRS: Final = tuple((i, j) for i in range(KINDS) for j in range(i, KINDS))

THROW_ACTION: Final = Action(THROW)
# ROLLS[a][b] for dice a ≤ b; the rest is never asked for.
ROLLS: Final = tuple(tuple(Action(ROLL, min(a, b), max(a, b)) for b in range(7)) for a in range(7))
DISCARDS: Final = tuple(Action(DISCARD, kind) for kind in range(KINDS))
ROBBER_TO: Final = tuple(Action(ROBBER, tile) for tile in range(TILES))
ROBBER_TO_FRAME: Final = Action(ROBBER, FRAME)
ROBS: Final = tuple(Action(ROB, seat) for seat in range(MAX_PLAYERS))
STEALS: Final = tuple(Action(STEAL, kind) for kind in range(KINDS))
ROADS: Final = tuple(Action(ROAD, path) for path in range(PATHS))
SETTLES: Final = tuple(Action(SETTLE, crossing) for crossing in range(CROSSINGS))
CITIES: Final = tuple(Action(CITY, crossing) for crossing in range(CROSSINGS))
FOUNDS: Final = tuple(Action(FOUND, crossing) for crossing in range(CROSSINGS))
BUY_ACTION: Final = Action(BUY)
# ROUTES[n][k]: the n-th pair for kind k (L5); those with k in the pair are never asked for.
ROUTES: Final = tuple(
    tuple(Action(ROUTE, 0, 0, pair(i, j), some(kind, 1)) for kind in range(KINDS)) for i, j in PAIRS
)
# OFFERS[g][n - 1][w]: n × g for one w (H11).
OFFERS: Final = tuple(
    tuple(tuple(Action(OFFER, 0, 0, some(g, n), some(w, 1)) for w in range(KINDS)) for n in (1, 2))
    for g in range(KINDS)
)
ACCEPT_ACTION: Final = Action(ACCEPT)
REFUSE_ACTION: Final = Action(REFUSE)
DEALS: Final = tuple(Action(DEAL, seat) for seat in range(MAX_PLAYERS))
NODEAL_ACTION: Final = Action(NODEAL)
COMBAT_ACTION: Final = Action(PLAY_COMBAT)
ROADS_ACTION: Final = Action(PLAY_ROADS)
INVENTIONS: Final = tuple(Action(PLAY_INVENTION, 0, 0, NO_CARDS, pair(i, j)) for i, j in PAIRS)
MONOPOLIES: Final = tuple(Action(PLAY_MONOPOLY, kind) for kind in range(KINDS))
CHASE_ACTION: Final = Action(CHASE)
END_ACTION: Final = Action(END)
