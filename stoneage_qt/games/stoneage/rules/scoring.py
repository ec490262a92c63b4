"""Final scoring, as of any moment ("if it ended now"), by category."""

from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.rules.components import (
    CARDS,
    FARMER,
    HUT_BUILDER,
    SHAMAN,
    SYMBOL_NAMES,
)
from stoneage_qt.games.stoneage.rules.legal import can_claim
from stoneage_qt.games.stoneage.rules.payments import CLAIM_SIZE
from stoneage_qt.games.stoneage.rules.state import Player, State

# The parts of a total, in the order in which they are counted.
TRACK_PARTS: Final = ("buildings", "igloos", "cards", "animals", "hunger", "extras")
FINAL_PARTS: Final = (
    "goods",
    "symbols_first",
    "symbols_second",
    "farmers",
    "hut_builders",
    "shamans",
    "tool_makers",
)
PARTS: Final = TRACK_PARTS + FINAL_PARTS


class Standing(NamedTuple):
    """One seat's result: parts add up to total; rank 1 wins, equals share a rank (E4)."""

    seat: int
    total: int
    parts: dict[str, int]
    tie_break: int
    rank: int


def symbol_rows(cards: list[int]) -> tuple[int, int]:
    """Sizes of the two rows of culture symbols: different ones, and the duplicates (E2)."""
    counts = [0] * len(SYMBOL_NAMES)
    for card in cards:
        symbol = CARDS[card].symbol
        if symbol >= 0:
            counts[symbol] += 1
    return sum(1 for n in counts if n > 0), sum(1 for n in counts if n > 1)


def figures(cards: list[int]) -> list[int]:
    """How many farmers, hut builders, shamans and tool makers the cards show (E3)."""
    counts = [0, 0, 0, 0]
    for card in cards:
        face = CARDS[card]
        if face.figure >= 0:
            counts[face.figure] += face.figure_count
    return counts


def multiplicands(player: Player) -> tuple[int, int, int, int]:
    """What the figures are multiplied with, in their order (E3)."""
    return player.agriculture, len(player.buildings), player.people, sum(player.tools)


def tie_break(player: Player) -> int:
    """Agriculture + tool values + people (E4)."""
    return player.agriculture + sum(player.tools) + player.people


def final_parts(player: Player) -> dict[str, int]:
    """The points that the end of the game adds, by category (E1 to E3)."""
    cards = player.cards + player.open_cards
    goods = sum(player.goods) + (CLAIM_SIZE if can_claim(player) else 0)
    first, second = symbol_rows(cards)
    people = figures(cards)
    things = multiplicands(player)
    return {
        "goods": goods,
        "symbols_first": first * first,
        "symbols_second": second * second,
        "farmers": people[FARMER] * things[FARMER],
        "hut_builders": people[HUT_BUILDER] * things[HUT_BUILDER],
        "shamans": people[SHAMAN] * things[SHAMAN],
        "tool_makers": people[3] * things[3],
    }


def standings(s: State) -> list[Standing]:
    """One Standing per seat, in seat order; also while the game runs."""
    rows: list[tuple[int, dict[str, int], int]] = []
    for player in s.players:
        parts = dict(zip(TRACK_PARTS, player.tally, strict=True))
        final = final_parts(player)
        parts.update(final)
        rows.append((player.score + sum(final.values()), parts, tie_break(player)))
    merits = [(total, tie) for total, _, tie in rows]
    return [
        Standing(seat, total, parts, tie, 1 + sum(1 for other in merits if other > (total, tie)))
        for seat, (total, parts, tie) in enumerate(rows)
    ]
