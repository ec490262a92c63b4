"""What the report of a game tells beyond verdicts: the yield of the throws, and the dice."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract.face import ReportTable
from stoneage_qt.games.inka.bots.luck import THROW, RollLuck
from stoneage_qt.games.inka.bots.weighing import SUMS
from stoneage_qt.games.inka.rules.constants import PIPS
from stoneage_qt.ui.words.language import number

translate = QCoreApplication.translate
_THROWS = 36


def report_tables(names: Sequence[str], rolls: Sequence[RollLuck]) -> list[ReportTable]:
    """Nothing before the first throw."""
    throws = [roll for roll in rolls if roll.kind == THROW]
    return [_yields(names, throws), _dice(throws)] if throws else []


def _yields(names: Sequence[str], throws: Sequence[RollLuck]) -> ReportTable:
    """Cards from the throws, for each seat."""
    rows = []
    for seat, name in enumerate(names):
        expected = sum(roll.means[seat] for roll in throws)
        got = sum(roll.yields[seat] for roll in throws)
        rows.append([name, number(expected, 1), number(got), number(got - expected, 1)])
    return ReportTable(
        translate("InkaReport", "Cards from the throws"),
        [
            translate("InkaReport", "Player"),
            translate("InkaReport", "Expected"),
            translate("InkaReport", "Got"),
            translate("InkaReport", "Difference"),
        ],
        rows,
        translate(
            "InkaReport",
            "Expected: what all buildings of a player yield on average, throw by throw; where the "
            "robber stood, nothing.",
        ),
    )


def _dice(throws: Sequence[RollLuck]) -> ReportTable:
    """How often each sum of two dice fell."""
    count = len(throws)
    fallen = [sum(roll.dice) for roll in throws]
    rows = [
        [str(total), number(count * PIPS[total] / _THROWS, 1), number(fallen.count(total))]
        for total in SUMS
    ]
    return ReportTable(
        translate("InkaReport", "The dice"),
        [
            translate("InkaReport", "Sum"),
            translate("InkaReport", "Expected"),
            translate("InkaReport", "Thrown"),
        ],
        rows,
        translate(
            "InkaReport",
            "In a single game even fair dice fall unevenly. Of 60 throws about 10 are "
            "sevens, but 7 to 13 are quite usual. And in one game out of five the 6 falls "
            "no more often than the 4, although it is the likelier of the two.",
        ),
    )
