"""All actions of a phase in the order in which the contract lists them, legal or not.

Offers and counters are those of H11 and H12; what the rules refuse is left in, so that the
reasons can be held against the list.
"""

from functools import cache

from stoneage_qt.games.inka.rules import Action, State, decode
from tests.games.inka.rules.table import IN_GAME, KINDS

PAIRS = tuple(
    f"{KINDS[i]}=2" if i == j else f"{KINDS[i]}=1 {KINDS[j]}=1"
    for i in range(8)
    for j in range(i, 8)
)
PLAYS = (
    "play combat",
    "play roads",
    *(f"play invention {pair}" for pair in PAIRS),
    *(f"play monopoly {kind}" for kind in KINDS),
)
ROADS = tuple(f"road p{path:02}" for path in range(71))
SETTLE = tuple(f"settle c{crossing:02}" for crossing in range(54))
BUILD = (*ROADS, *SETTLE, *(f"city c{crossing:02}" for crossing in range(54)), "buy")
BANK = (
    *(
        f"bank {give}={3 if give in KINDS[:5] else 2} for {take}=1"
        for give in KINDS
        for take in KINDS
    ),
    *(f"bank fish=1 coca=1 feathers=1 for {pair}" for pair in PAIRS),
)
ROUTE = tuple(f"route {pair} for {take}=1" for pair in PAIRS for take in KINDS)
FIXED = {
    "before": ("throw", *PLAYS, "chase"),
    "first_settle": SETTLE,
    "first_road": ROADS,
    "roads": ROADS,
    "discard": tuple(f"discard {kind}" for kind in KINDS),
    "robber": (*(f"robber t{tile:02}" for tile in range(29)), "robber frame"),
    "victim": tuple(f"rob {seat}" for seat in range(4)),
    "found": tuple(f"found c{crossing:02}" for crossing in range(54)),
    "choose": (*(f"deal {seat}" for seat in range(4)), "nodeal"),
}


def _text(counts: list[int]) -> str:
    return " ".join(f"{KINDS[kind]}={counts[kind]}" for kind in range(8) if counts[kind])


def _elsewhere(s: State, seat: int, kind: int) -> int:
    return IN_GAME[kind] - s.supply[kind] - s.players[seat].hand[kind]


def listed_offers(s: State) -> list[str]:
    """H11, with the wanted kind in the inner loop."""
    return [
        f"offer {KINDS[give]}={number} for {KINDS[want]}=1"
        for give in range(8)
        for number in (1, 2)
        if s.players[s.active].hand[give] >= number
        for want in range(8)
        if want != give and _elsewhere(s, s.active, want) >= 1
    ]


def listed_counters(s: State) -> list[str]:
    """H12: one more, something else for it, not that but this."""
    assert s.offer is not None
    give, want = list(s.offer.give), list(s.offer.want)
    hand = s.players[s.actor].hand
    found = []
    if all(hand[kind] >= want[kind] for kind in range(8)):
        for kind in range(8):
            if give[kind] and give[kind] + 1 <= _elsewhere(s, s.actor, kind):
                more = list(give)
                more[kind] += 1
                found.append(f"counter {_text(want)} for {_text(more)}")
        for kind in range(8):
            other = f"{KINDS[kind]}=1"
            if not want[kind] and _elsewhere(s, s.actor, kind) >= 1 and _text(give) != other:
                found.append(f"counter {_text(want)} for {other}")
    for kind in range(8):
        mine = f"{KINDS[kind]}=1"
        if hand[kind] and not give[kind] and _text(want) != mine:
            found.append(f"counter {mine} for {_text(give)}")
    return found


def catalogue(s: State) -> tuple[str, ...]:
    """Every candidate of the phase, in the documented order; none where chance decides."""
    if s.actor < 0:
        return ()
    if s.phase == "main":
        return (*BUILD, *BANK, *ROUTE, *listed_offers(s), *PLAYS, "chase", "end")
    if s.phase == "reply":
        return ("accept", "refuse", *listed_counters(s))
    return FIXED[s.phase]


@cache
def decoded(text: str) -> Action:
    return decode(text)
