"""The board as text, for the command `show`: pieces and numbers in the words of the notation.

A crossing is a dot, or a building: s settlement, c city, and where thicket covers it r or R, with
the number of its seat. A road shows the number of its seat.
"""

from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.inka.rules import FRAME, NOBODY, State
from stoneage_qt.games.inka.rules.board import (
    CROSSING_PLACES,
    CROSSINGS,
    ENDS,
    PATHS,
    TILE_PLACES,
    TILES,
    tile_name,
)
from stoneage_qt.games.inka.rules.constants import (
    CITY_LEVEL,
    KIND_NAMES,
    OCEAN,
    TERRAIN_NAMES,
)
from stoneage_qt.games.inka.rules.places import roads_left
from stoneage_qt.games.inka.rules.routes import route_length

# Letters per step of x, lines per step of u (M4).
_WIDE: Final = 4
_HIGH: Final = 2
_FIRST_U: Final = min(u for u, _ in TILE_PLACES) - 1
_LAST_U: Final = max(u for u, _ in TILE_PLACES) + 1
_LAST_X: Final = 3 * max(column for _, column in TILE_PLACES) + 2


class _Canvas:
    """Letters at places of the board."""

    def __init__(self) -> None:
        width = (_LAST_X + 3) * _WIDE
        self._rows = [[" "] * width for _ in range((_LAST_U - _FIRST_U) * _HIGH + 1)]

    def write(self, u: float, x: float, text: str) -> None:
        """Centred on a point of the board."""
        row = self._rows[round((u - _FIRST_U) * _HIGH)]
        first = round((x + 2) * _WIDE) + 1 - len(text) // 2
        row[first : first + len(text)] = text

    def lines(self) -> list[str]:
        """From north to south."""
        return ["".join(row).rstrip() for row in self._rows]


def drawing(s: State, names: Sequence[str]) -> list[str]:
    """The map, what lies open of every seat (V1), and the rest of the table."""
    return [*board_lines(s), "", *_columns(_seat_rows(s, names)), "", *_table_lines(s)]


def board_lines(s: State) -> list[str]:
    """The map with all that stands on it."""
    canvas = _Canvas()
    for tile in range(TILES):
        _draw_tile(canvas, s, tile)
    for path in range(PATHS):
        _draw_path(canvas, s.roads[path], path)
    for crossing in range(CROSSINGS):
        canvas.write(*CROSSING_PLACES[crossing], _building(s, crossing))
    return canvas.lines()


def _draw_tile(canvas: _Canvas, s: State, tile: int) -> None:
    u, column = TILE_PLACES[tile]
    number = "" if s.terrain[tile] == OCEAN else f" {s.components.number[tile]}"
    canvas.write(u - 0.5, 3 * column, TERRAIN_NAMES[s.terrain[tile]])
    canvas.write(u, 3 * column, tile_name(tile) + number)
    if s.robber == tile:
        canvas.write(u + 0.5, 3 * column, "robber")


def _draw_path(canvas: _Canvas, seat: int, path: int) -> None:
    (u1, x1), (u2, x2) = (CROSSING_PLACES[end] for end in ENDS[path])
    if u1 == u2:
        text = "- - -" if seat == NOBODY else f"=={seat}=="
    elif seat == NOBODY:
        text = "\\" if (u2 - u1) * (x2 - x1) > 0 else "/"
    else:
        text = str(seat)
    canvas.write((u1 + u2) / 2, (x1 + x2) / 2, text)


def _building(s: State, crossing: int) -> str:
    if s.owner[crossing] == NOBODY:
        return "."
    city = s.level[crossing] == CITY_LEVEL
    letter = ("R" if city else "r") if s.ruin[crossing] else ("c" if city else "s")
    return f"{letter}{s.owner[crossing]}"


def _seat_rows(s: State, names: Sequence[str]) -> list[list[str]]:
    """A column for each seat; rows are called as the fields of the state."""
    seats = range(len(s.players))
    return [
        ["", *(f"{seat} {names[seat]}" for seat in seats)],
        ["markers", *(str(player.markers) for player in s.players)],
        ["tribe", *(str(player.tribe + 1) for player in s.players)],
        ["hand", *(str(sum(player.hand)) for player in s.players)],
        ["cards", *(str(len(player.cards) + len(player.new)) for player in s.players)],
        ["open_cards", *(str(len(player.open_cards)) for player in s.players)],
        ["roads left", *(str(roads_left(s, seat)) for seat in seats)],
        ["route", *(_held(route_length(s, seat), s.route == seat) for seat in seats)],
        ["arts", *("*" if s.arts == seat else "" for seat in seats)],
    ]


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _held(length: int, holds: bool) -> str:
    return f"{length} *" if holds else str(length)


def _table_lines(s: State) -> list[str]:
    """Supply, piles, robber and the open offer."""
    supply = " ".join(f"{kind}={n}" for kind, n in zip(KIND_NAMES, s.supply, strict=True))
    lines = [
        f"supply  {supply}",
        f"deck    {len(s.deck)} + {len(s.deck2)}",
        f"robber  {'frame' if s.robber == FRAME else tile_name(s.robber)}",
        f"phase   {s.phase}",
    ]
    if s.dice is not None:
        lines.append(f"dice    {s.dice[0]} {s.dice[1]}")
    if s.offer is not None:
        lines.append(f"offer   {_cards(s.offer.give)} for {_cards(s.offer.want)}")
    return lines


def _cards(cards: Sequence[int]) -> str:
    return " ".join(f"{KIND_NAMES[kind]}={n}" for kind, n in enumerate(cards) if n)
