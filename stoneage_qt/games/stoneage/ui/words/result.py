"""The result in words: who won, what decided it, and each category of the final scoring."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import Standing
from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import FARMER, HUT_BUILDER, SHAMAN
from stoneage_qt.games.stoneage.rules.scoring import figures, multiplicands, symbol_rows
from stoneage_qt.games.stoneage.rules.state import Player
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, part_name
from stoneage_qt.ui.words.language import number

translate = QCoreApplication.translate
_TRADES = {"farmers": FARMER, "hut_builders": HUT_BUILDER, "shamans": SHAMAN, "tool_makers": 3}


class Factors(NamedTuple):
    """What a category multiplies; `by` is None where things are only counted (E1)."""

    amount: int
    by: int | None


def factors(player: Player, part: str, points: int) -> Factors:
    """How the points of a category come about (E1 to E3)."""
    cards = player.cards + player.open_cards
    if part == "symbols_first":
        different = symbol_rows(cards)[0]
        return Factors(different, different)
    if part == "symbols_second":
        double = symbol_rows(cards)[1]
        return Factors(double, double)
    if part in _TRADES:
        trade = _TRADES[part]
        return Factors(figures(cards)[trade], multiplicands(player)[trade])
    return Factors(points, None)


def working(player: Player, part: str, points: int) -> str:
    """The sum of one player in one category: "3 × 5 = 15"."""
    amount, by = factors(player, part, points)
    if by is None:
        return StoneAgeCounts().resources(amount)
    return translate("StoneAgeScoring", "{count} × {by} = {points}").format(
        count=number(amount), by=number(by), points=number(points)
    )


def category_title(part: str) -> str:
    """What is multiplied with what, as a headline."""
    return {
        "goods": part_name("goods"),
        "symbols_first": part_name("symbols_first"),
        "symbols_second": part_name("symbols_second"),
        "farmers": translate("StoneAgeScoring", "Farmers × agriculture"),
        "hut_builders": translate("StoneAgeScoring", "Hut builders × buildings"),
        "shamans": translate("StoneAgeScoring", "Shamans × people"),
        "tool_makers": translate("StoneAgeScoring", "Tool makers × tools"),
    }[part]


def category_text(state: State, table: Sequence[Standing], names: Sequence[str], part: str) -> str:
    """A category with every player's sum, in one line for screen readers."""
    sums = [
        translate("StoneAgeScoring", "{name} {sum}").format(
            name=names[standing.seat],
            sum=working(state.players[standing.seat], part, standing.parts[part]),
        )
        for standing in table
    ]
    return translate("StoneAgeScoring", "{category}: {sums}.").format(
        category=part_name(part), sums=", ".join(sums)
    )


def decision_text(state: State, table: Sequence[Standing]) -> str:
    """What decided the game: points, or the tie-break (E4)."""
    winners = [standing for standing in table if standing.rank == 1]
    points = StoneAgeCounts().points(winners[0].total)
    equal = [standing for standing in table if standing.total == winners[0].total]
    if len(equal) == 1:
        return translate("StoneAgeResult", "With {points}, after {rounds}.").format(
            points=points, rounds=StoneAgeCounts().rounds(state.round)
        )
    if len(winners) < len(equal):
        return translate(
            "StoneAgeResult",
            "Tied at {points}; agriculture, tools and people together decided: {n}.",
        ).format(points=points, n=winners[0].tie_break)
    return translate(
        "StoneAgeResult", "Tied at {points}, and in agriculture, tools and people too."
    ).format(points=points)
