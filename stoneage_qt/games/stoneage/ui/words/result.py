"""The result in words: who won, what decided it, and each category of the final scoring."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import Standing
from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import FARMER, HUT_BUILDER, SHAMAN
from stoneage_qt.games.stoneage.rules.scoring import figures, multiplicands, symbol_rows
from stoneage_qt.games.stoneage.rules.state import Player
from stoneage_qt.games.stoneage.ui.words.names import Counts, both, number, part_name, seat_name
from stoneage_qt.session.match import Seat

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
        return Counts().resources(amount)
    return translate("Scoring", "{count} × {by} = {points}").format(
        count=number(amount), by=number(by), points=number(points)
    )


def category_title(part: str) -> str:
    """What is multiplied with what, as a headline."""
    return {
        "goods": part_name("goods"),
        "symbols_first": part_name("symbols_first"),
        "symbols_second": part_name("symbols_second"),
        "farmers": translate("Scoring", "Farmers × agriculture"),
        "hut_builders": translate("Scoring", "Hut builders × buildings"),
        "shamans": translate("Scoring", "Shamans × people"),
        "tool_makers": translate("Scoring", "Tool makers × tools"),
    }[part]


def category_text(state: State, table: Sequence[Standing], names: Sequence[str], part: str) -> str:
    """A category with every player's sum, in one line for screen readers."""
    sums = [
        translate("Scoring", "{name} {sum}").format(
            name=names[standing.seat],
            sum=working(state.players[standing.seat], part, standing.parts[part]),
        )
        for standing in table
    ]
    return translate("Scoring", "{category}: {sums}.").format(
        category=part_name(part), sums=", ".join(sums)
    )


def winner_text(seats: Sequence[Seat], table: Sequence[Standing]) -> str:
    """Who won; several may share it (E4)."""
    winners = [standing.seat for standing in table if standing.rank == 1]
    names = both([seat_name(seats, seat) for seat in winners])
    if len(winners) == 1:
        return translate("EndPage", "{name} wins!").format(name=names)
    return translate("EndPage", "{names} share the victory!").format(names=names)


def decision_text(state: State, table: Sequence[Standing]) -> str:
    """What decided the game: points, or the tie-break (E4)."""
    winners = [standing for standing in table if standing.rank == 1]
    points = Counts().points(winners[0].total)
    equal = [standing for standing in table if standing.total == winners[0].total]
    if len(equal) == 1:
        return translate("EndPage", "With {points}, after {rounds}.").format(
            points=points, rounds=Counts().rounds(state.round)
        )
    if len(winners) < len(equal):
        return translate(
            "EndPage", "Tied at {points}; agriculture, tools and people together decided: {n}."
        ).format(points=points, n=winners[0].tie_break)
    return translate(
        "EndPage", "Tied at {points}, and in agriculture, tools and people too."
    ).format(points=points)
