"""The C core (`_core.c`) and the way there and back: a position as a list of ints.

The rules in Python are the truth. Where the core was not built (no C compiler at hand), or where
an owner's own components are in play, they play themselves.
"""

from array import array
from types import ModuleType
from typing import Final

from stoneage_qt.games.stoneage.rules.components import BUILDINGS, BUILT_IN, CARDS
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMALS,
    CARD_COUNT,
    DISPLAY_SIZE,
    HARD_WINTER,
    PLACE_COUNT,
)
from stoneage_qt.games.stoneage.rules.state import TALLY_SIZE, Player, State

_NOTHING: Final = -1


def tables() -> "tuple[array[int], array[int], array[int]]":
    """Cards, buildings and built-in components, as the C modules take them."""
    cards = [
        n
        for card in CARDS[:CARD_COUNT]
        for n in (card.top, card.amount, card.good, card.symbol, card.figure, card.figure_count)
    ]
    buildings = [
        n
        for face in BUILDINGS
        for n in (face.kind, *face.cost, face.points, face.low, face.high, face.kinds, face.extra)
    ]
    owned = [n for igloo in BUILT_IN.igloos for n in (*igloo.cost, igloo.points, igloo.extra)]
    owned += BUILT_IN.malus
    owned += [n for reward in BUILT_IN.rewards for n in reward]
    return array("i", cards), array("i", buildings), array("i", owned)


def _load() -> ModuleType | None:
    try:
        from stoneage_qt.games.stoneage.rules import _core
    except ImportError:
        return None
    _core.configure(*tables())
    return _core


CORE: Final = _load()


def core_plays(s: State) -> bool:
    """Can the core take this game over?"""
    return CORE is not None and (s.components is BUILT_IN or s.components == BUILT_IN)


def _counted(out: list[int], values: list[int]) -> None:
    out.append(len(values))
    out += values


def pack(s: State) -> list[int]:
    """The position as the core takes it."""
    out = [len(s.players), 1 if HARD_WINTER in s.modules else 0, 1 if ANIMALS in s.modules else 0]
    out += [s.round, s.start, s.phase, s.step]
    out += [s.actor, s.turn, _NOTHING if s.animal is None else s.animal]
    out += [s.dice_count, s.roll_good, s.source, s.missing]
    out += s.hunters
    _counted(out, list(s.dice))
    for card in s.display:
        out.append(_NOTHING if card is None else card)
    _counted(out, s.deck)
    for stack in s.stacks:
        _counted(out, stack)
    _counted(out, s.waiting)
    _counted(out, s.igloos)
    _counted(out, s.removed)
    for row in s.placed:
        out += row
    out += s.crowd
    for player in s.players:
        _pack_player(out, player)
    return out


def _pack_player(out: list[int], player: Player) -> None:
    out.append(player.food)
    out += player.goods
    out += player.tools
    for used in player.used:
        out.append(1 if used else 0)
    out += [player.people, player.supply, player.agriculture, player.score]
    out.append(_NOTHING if player.secret is None else player.secret)
    out += player.tally
    _counted(out, player.cards)
    _counted(out, player.open_cards)
    _counted(out, player.buildings)
    _counted(out, player.igloos)


class _Reader:
    """Reads ints one after the other."""

    def __init__(self, ints: list[int]) -> None:
        self._ints = ints
        self._at = 0

    def one(self) -> int:
        self._at += 1
        return self._ints[self._at - 1]

    def some(self, count: int) -> list[int]:
        self._at += count
        return self._ints[self._at - count : self._at]

    def counted(self) -> list[int]:
        return self.some(self.one())


def unpack(table: list[int], s: State) -> None:
    """Brings `s`, from which the table was made, to where the table is now."""
    seats = len(s.players)
    read = _Reader(table)
    head = read.some(14)
    s.round, s.start, s.phase, s.step = head[3], head[4], head[5], head[6]
    s.actor, s.turn = head[7], head[8]
    s.animal = None if head[9] == _NOTHING else head[9]
    s.dice_count, s.roll_good, s.source, s.missing = head[10], head[11], head[12], head[13]
    s.hunters = read.some(seats)
    s.dice = tuple(read.counted())
    s.display = [None if card == _NOTHING else card for card in read.some(DISPLAY_SIZE)]
    s.deck = read.counted()
    s.stacks = [read.counted() for _ in range(seats)]
    s.waiting = read.counted()
    s.igloos = read.counted()
    s.removed = read.counted()
    s.placed = [read.some(seats) for _ in range(PLACE_COUNT)]
    s.crowd = read.some(PLACE_COUNT)
    for player in s.players:
        _unpack_player(read, player)


def unpacked(table: list[int], modules: frozenset[str]) -> State:
    """The position of a table that no State was the beginning of."""
    s = State(table[0])
    s.modules = modules
    unpack(table, s)
    return s


def _unpack_player(read: _Reader, player: Player) -> None:
    player.food = read.one()
    player.goods = read.some(4)
    player.tools = read.some(3)
    player.used = [used != 0 for used in read.some(3)]
    player.people, player.supply = read.one(), read.one()
    player.agriculture, player.score, secret = read.one(), read.one(), read.one()
    player.secret = None if secret == _NOTHING else secret
    player.tally = read.some(TALLY_SIZE)
    player.cards = read.counted()
    player.open_cards = read.counted()
    player.buildings = read.counted()
    player.igloos = read.counted()
