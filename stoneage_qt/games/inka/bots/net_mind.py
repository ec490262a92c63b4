"""What a learned level does: whatever can be done is tried, and the net weighs the position then.

In `main` whole turns are tried (`turn_plans`); elsewhere each choice by itself. Positions are
weighed at the end of the own turn, or where the next decision is somebody else's.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stoneage_qt.games.inka.bots.exchanges import PAIR_NUMBER
from stoneage_qt.games.inka.bots.net import Net
from stoneage_qt.games.inka.bots.net_rows import Rows
from stoneage_qt.games.inka.bots.turn_plans import Plan, followers, turn_key
from stoneage_qt.games.inka.rules.actions import (
    CHASE_ACTION,
    COMBAT_ACTION,
    DISCARDS,
    END_ACTION,
    INVENTIONS,
    MONOPOLIES,
    ROADS,
    ROADS_ACTION,
    ROBBER_TO,
    ROBBER_TO_FRAME,
    ROBS,
    SETTLE,
    THROW_ACTION,
    Action,
)
from stoneage_qt.games.inka.rules.board import CORNERS, LAND_TILES
from stoneage_qt.games.inka.rules.constants import (
    COMBAT,
    FINISHED,
    FIRST_GOOD,
    FRAME,
    FREE_ROADS,
    INVENTION,
    KINDS,
    MAIN,
    MONOPOLY,
    NOBODY,
    ROADS_CARD,
)
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.payments import playable
from stoneage_qt.games.inka.rules.places import has_open_path, open_paths, stands_at, victims
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

# A turn is at most so many purchases or exchanges, of which so many are followed up.
DEPTH: Final = 4
WIDTH: Final = 8
# What a progress card must bring to be played now, and what puts a habit before a plan.
_CARD_GAIN: Final = 0.01
_SMALL: Final = 0.001
# Robber's places for which it is counted what may be robbed there.
_ROBBED_AT: Final = 4


class Turn(NamedTuple):
    """A whole turn: what is done, where that leads, and the chances of all seats then."""

    actions: list[Action]
    state: State
    chances: Sequence[float]
    value: float


class Weighed(NamedTuple):
    """Something that can be done now, and the own win chance with it."""

    action: Action
    value: float


def ended(s: State) -> State:
    """The position after the active seat's turn, where nothing else is to be decided."""
    if s.phase == MAIN:
        s = s.copy()
        apply(s, END_ACTION)
    return s


def turns(net: Net, s: State, width: int = WIDTH, depth: int = DEPTH) -> list[Turn]:
    """What can be made of the turn, the best first; to do nothing is among it."""
    seat = s.active
    seen = {turn_key(s, seat)}
    new = [Plan(s, [], [])]
    found: list[Turn] = []
    for level in range(depth + 1):
        if not new:
            break
        rows = Rows(net)
        rows.add(ended(s))
        for plan in new:
            moved = plan.state.phase != MAIN or any(a.word == SETTLE for a in plan.actions)
            rows.add(ended(plan.state), None if moved else (seat,))
        chances = rows.chances()[1:].tolist()
        weighed = [
            Turn(plan.actions, plan.state, row, 2.0 if plan.state.phase == FINISHED else row[seat])
            for plan, row in zip(new, chances, strict=True)
        ]
        found += weighed
        weighed.sort(key=_merit)
        new = []
        if level < depth:
            for turn in weighed[:width]:
                if turn.state.phase == MAIN:
                    new += followers(Plan(turn.state, turn.actions, []), seat, seen)
    found.sort(key=_merit)
    return found


def _merit(turn: Turn) -> float:
    return -turn.value


def before(net: Net, s: State) -> list[Weighed]:
    """Only a robber at the own tiles is no matter to wait with."""
    seat = s.active
    rows = Rows(net)
    rows.add(s)
    now = float(rows.chances()[0][seat])
    found = [Weighed(THROW_ACTION, now)]
    if stands_at(s, seat, s.robber):
        if s.arts == seat and not s.arts_used:
            found.append(Weighed(CHASE_ACTION, now + 2.0 * _SMALL))
        if not s.card_played and playable(s, seat, COMBAT) >= 0:
            found.append(Weighed(COMBAT_ACTION, now + _SMALL))
    return found


def cards(net: Net, s: State, best: float) -> list[Weighed]:
    """Development cards and the robber's chase; `best`: the value of the turn without them."""
    seat = s.active
    found: list[Weighed] = []
    if s.arts == seat and not s.arts_used and stands_at(s, seat, s.robber):
        found.append(Weighed(CHASE_ACTION, best + 3.0 * _SMALL))
    if s.card_played or not s.players[seat].cards:
        return found
    if playable(s, seat, COMBAT) >= 0:
        found.append(Weighed(COMBAT_ACTION, best + 2.0 * _SMALL))
    tried: list[Action] = []
    if playable(s, seat, INVENTION) >= 0:
        tried += _inventions(s)
    if playable(s, seat, MONOPOLY) >= 0:
        tried += MONOPOLIES[:FIRST_GOOD]
    for action in tried:
        after = s.copy()
        apply(after, action)
        value = turns(net, after, width=3, depth=2)[0].value
        found.append(Weighed(action, value - _CARD_GAIN))
    if playable(s, seat, ROADS_CARD) >= 0 and has_open_path(s, seat):
        after = s.copy()
        apply(after, ROADS_ACTION)
        while after.phase == FREE_ROADS:
            apply(after, free_roads(net, after)[0].action)
        found.append(Weighed(ROADS_ACTION, turns(net, after, 3, 2)[0].value - _CARD_GAIN))
    return found


def _inventions(s: State) -> list[Action]:
    supply = s.supply
    return [
        INVENTIONS[PAIR_NUMBER[i][j]]
        for i in range(FIRST_GOOD)
        for j in range(i, FIRST_GOOD)
        if supply[i] and supply[j] and (i != j or supply[i] > 1)
    ]


def free_roads(net: Net, s: State) -> list[Weighed]:
    """C4: the next of the free roads."""
    return weighed(net, s, [ROADS[path] for path in open_paths(s, s.active)], (s.active,))


def weighed(
    net: Net, s: State, actions: Sequence[Action], changed: Sequence[int] | None = None
) -> list[Weighed]:
    """Each action by the position it leads to, best first. changed: the seats it concerns."""
    seat = s.actor
    rows = Rows(net)
    for action in actions:
        after = s.copy()
        apply(after, action)
        rows.add(after, changed)
    values = rows.chances()[:, seat].tolist()
    return sorted(map(Weighed, actions, values), key=_worth)


def _worth(choice: Weighed) -> float:
    return -choice.value


def places(net: Net, s: State) -> list[Weighed]:
    """Where to found a tribe, and the two settlements and roads of a free start (K6, U2)."""
    return weighed(net, s, legal_actions(s))


def discards(net: Net, s: State) -> list[Weighed]:
    """What to put back: one card after the other, each the least loss."""
    seat = s.actor
    hand = s.players[seat].hand
    rows = Rows(net)
    kinds = [kind for kind in range(KINDS) if hand[kind]]
    for kind in kinds:
        after = s.copy()
        after.players[seat].hand[kind] -= 1
        after.supply[kind] += 1
        rows.add(after, (seat,))
    values = rows.chances()[:, seat].tolist()
    found = [Weighed(DISCARDS[kind], value) for kind, value in zip(kinds, values, strict=True)]
    return sorted(found, key=_worth)


def robber(net: Net, s: State) -> list[Weighed]:
    """Where the robber goes: first by the tile alone, the best ones by what may be robbed there."""
    seat = s.active
    tiles = [FRAME]
    for tile in LAND_TILES:
        owners = {s.owner[crossing] for crossing in CORNERS[tile]}
        if tile != s.robber and owners - {NOBODY, seat}:
            tiles.append(tile)
    rows = Rows(net)
    moved = [_with_robber(s, tile) for tile in tiles]
    rows.add(_with_robber(s, FRAME))
    for tile, after in zip(tiles, moved, strict=True):
        rows.add(after, _owners(after, tile) | {seat})
    alone = rows.chances()[1:, seat].tolist()
    order = sorted(range(len(tiles)), key=lambda number: -alone[number])
    found: list[Weighed] = []
    for place, number in enumerate(order):
        tile, value = tiles[number], alone[number]
        if place < _ROBBED_AT and tile != FRAME and victims(moved[number]):
            value = robbing(net, moved[number])[0].value
        elif tile != FRAME:
            # Not looked at closely: never before one that was.
            value -= 0.05
        found.append(Weighed(ROBBER_TO_FRAME if tile == FRAME else ROBBER_TO[tile], value))
    return sorted(found, key=_worth)


def _with_robber(s: State, tile: int) -> State:
    after = s.copy()
    after.robber = tile
    after.phase = MAIN
    after.actor = after.active
    return after


def _owners(s: State, tile: int) -> set[int]:
    if tile == FRAME:
        return set()
    return {s.owner[crossing] for crossing in CORNERS[tile]} - {NOBODY}


def robbing(net: Net, s: State) -> list[Weighed]:
    """Whom to rob: the mean over what may be taken (Z6)."""
    seat = s.active
    rows = Rows(net)
    rows.add(_with_robber(s, s.robber))
    shares: list[tuple[int, float]] = []
    for other in victims(s):
        hand = s.players[other].hand
        for kind in range(KINDS):
            if hand[kind]:
                after = _with_robber(s, s.robber)
                after.players[other].hand[kind] -= 1
                after.players[seat].hand[kind] += 1
                rows.add(after, (seat, other))
                shares.append((other, hand[kind] / sum(hand)))
    values: dict[int, float] = {}
    for (other, share), chance in zip(shares, rows.chances()[1:, seat].tolist(), strict=True):
        values[other] = values.get(other, 0.0) + share * chance
    return sorted([Weighed(ROBS[other], value) for other, value in values.items()], key=_worth)
