"""Positions for the core in C (`core.h`) and back: as a list of ints.

The rules in Python are the truth. The core plays whatever they play but for offers; where it was
not built (no C compiler at hand), they play themselves.
"""

from array import array
from types import ModuleType
from typing import Final

from stoneage_qt.games.inka.rules.board import CORNERS, ENDS, IS_LAND
from stoneage_qt.games.inka.rules.components import BUILT_IN, Components
from stoneage_qt.games.inka.rules.constants import KINDS, PHASES
from stoneage_qt.games.inka.rules.state import Player, State

_NO_PHASE: Final = -1
_RING: Final = 6
# What a seat owes at a 7 is at most half of all cards, and fits into the core's small ints.
_MOST_CARDS_IN_PLAY: Final = 255


def _bytes(values: list[int]) -> bytes:
    return array("b", values).tobytes()


def box_values(components: Components) -> bytes:
    """The values of the components, in the order of `box` in core.h."""
    values = list(components.number)
    for cost in components.costs:
        values += cost
    values += components.rates
    values += [components.set_take, 1 if components.set_take_goods else 0]
    values += [components.free_roads, components.monopoly]
    values += components.card_kinds
    return _bytes(values)


def configure(core: ModuleType, components: Components) -> None:
    """Tells a module that includes core.h the map and the values."""
    rings: list[int] = []
    for corners in CORNERS:
        rings += [*corners, *[-1] * (_RING - len(corners))]
    paths = [end for pair in ENDS for end in pair]
    land = [1 if is_land else 0 for is_land in IS_LAND]
    core.configure(_bytes(land), _bytes(rings), _bytes(paths), box_values(components))


def _load() -> ModuleType | None:
    try:
        from stoneage_qt.games.inka.rules import _core
    except ImportError:
        return None
    configure(_core, BUILT_IN)
    return _core


CORE: Final = _load()


def core_plays(s: State) -> bool:
    """Can a core take this position? Not while an offer is open, nor with a huge supply."""
    return s.offer is None and sum(s.components.totals) <= _MOST_CARDS_IN_PLAY


def _counted(out: list[int], values: list[int]) -> None:
    out.append(len(values))
    out += values


def pack(s: State) -> list[int]:
    """The position as a core takes it."""
    resume = s.resume
    low, high = (0, 0) if s.dice is None else s.dice
    out = [s.turn, s.rounds, len(s.players), s.active, PHASES.index(s.phase)]
    out += [_NO_PHASE if resume is None else PHASES.index(resume), s.actor, low, high]
    out += [s.victim, s.free_roads, int(s.card_played), int(s.route_used), int(s.arts_used)]
    out += [s.offers_made, s.offer_limit, s.step, s.site, s.robber, s.route, s.arts]
    out += s.terrain
    out += s.roads
    out += s.owner
    out += s.level
    out += [1 if ruin else 0 for ruin in s.ruin]
    out += s.supply
    out += s.owed
    _counted(out, s.deck)
    _counted(out, s.deck2)
    _counted(out, s.gone)
    for player in s.players:
        out += player.hand
        out += [player.markers, player.tribe]
        _counted(out, player.cards)
        _counted(out, player.new)
        _counted(out, player.open_cards)
    return out


class _Reader:
    """Reads ints one after the other."""

    def __init__(self, ints: list[int]) -> None:
        self._ints = ints
        self._at = 0

    def some(self, count: int) -> list[int]:
        self._at += count
        return self._ints[self._at - count : self._at]

    def counted(self) -> list[int]:
        return self.some(self.some(1)[0])


def unpack(table: list[int], s: State) -> None:
    """Brings `s`, from which the table was made, to where the table is now."""
    read = _Reader(table)
    head = read.some(21)
    s.turn, s.active, s.phase = head[0], head[3], PHASES[head[4]]
    s.resume = None if head[5] == _NO_PHASE else PHASES[head[5]]
    s.actor = head[6]
    s.dice = None if head[7] == 0 else (head[7], head[8])
    s.victim, s.free_roads = head[9], head[10]
    s.card_played, s.route_used, s.arts_used = head[11] != 0, head[12] != 0, head[13] != 0
    s.offers_made, s.step, s.site = head[14], head[16], head[17]
    s.robber, s.route, s.arts = head[18], head[19], head[20]
    s.terrain = read.some(len(s.terrain))
    s.roads = read.some(len(s.roads))
    s.owner = read.some(len(s.owner))
    s.level = read.some(len(s.level))
    s.ruin = [ruin != 0 for ruin in read.some(len(s.ruin))]
    s.supply = read.some(KINDS)
    s.owed = read.some(len(s.owed))
    s.deck, s.deck2, s.gone = read.counted(), read.counted(), read.counted()
    for player in s.players:
        _unpack_player(read, player)


def _unpack_player(read: _Reader, player: Player) -> None:
    player.hand = read.some(KINDS)
    player.markers, player.tribe = read.some(2)
    player.cards, player.new, player.open_cards = read.counted(), read.counted(), read.counted()
