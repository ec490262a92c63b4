"""How strong a bot is, as a row of stars."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from stoneage_qt.contract import Level
from stoneage_qt.ui.shell.desk import Desk

translate = QCoreApplication.translate
# What a star that is missing still shows of itself.
_FAINT = 0.22


def most_stars(levels: Sequence[Level]) -> int:
    """The stars of the strongest."""
    return max(1, *(level.strength for level in levels))


def strength_text(levels: Sequence[Level], level: Level) -> str:
    """The stars in words."""
    words = translate("Strength", "Strength {n} of {most}.")
    return words.format(n=level.strength, most=most_stars(levels))


def star_strip(desk: Desk, strength: int, most: int, side: int, dpr: float) -> QPixmap:
    """So many stars of so many, each so large, in the ink of the moment."""
    star = desk.sprites.pixmap("icons/star", (side, side), dpr, ink=desk.looks.theme.ink)
    strip = QPixmap(QSize(most * side, side) * dpr)
    strip.setDevicePixelRatio(dpr)
    strip.fill(Qt.GlobalColor.transparent)
    painter = QPainter(strip)
    for place in range(most):
        painter.setOpacity(1.0 if place < strength else _FAINT)
        painter.drawPixmap(place * side, 0, star)
    painter.end()
    return strip
