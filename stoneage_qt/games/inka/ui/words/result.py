"""The result in words: what decided it (G1 to G3)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import Standing
from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.rules.constants import GOALS
from stoneage_qt.games.inka.ui.words.names import InkaCounts

translate = QCoreApplication.translate


def decision_text(s: State, table: Sequence[Standing]) -> str:
    """What decided the game: the third tribe (G1), or the last round (G2)."""
    best = max(standing.total for standing in table)
    rounds = InkaCounts().rounds(max(1, (s.turn - 1) // len(s.players) + 1))
    if best >= GOALS[-1]:
        return translate("InkaResult", "The third tribe is complete, after {rounds}.").format(
            rounds=rounds
        )
    return translate("InkaResult", "The last round is over. Most markers: {n}.").format(n=best)
