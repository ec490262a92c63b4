"""How strong a bot is, as a row of stars."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox

from stoneage_qt.games.stoneage.bots.levels import LEVELS, level_keys, level_of
from stoneage_qt.games.stoneage.ui.words import text
from stoneage_qt.ui.shell.desk import Desk

translate = QCoreApplication.translate
MOST_STARS = max(level.strength for level in LEVELS)
# What a star that is missing still shows of itself.
_FAINT = 0.22


def add_levels(box: QComboBox, desk: Desk) -> None:
    """All levels as entries of a list, weakest first, each with its stars and a note."""
    for key in level_keys():
        box.addItem(translate("Strength", "Bot: {level}").format(level=text.level_name(key)), key)
        row = box.count() - 1
        role = Qt.ItemDataRole
        box.setItemData(row, level_note(key), role.ToolTipRole)
        stars = strength_text(key)
        box.setItemData(row, f"{text.level_name(key)}. {stars}", role.AccessibleTextRole)
    paint_stars(box, desk)


def paint_stars(box: QComboBox, desk: Desk) -> None:
    """The stars of all levels in a list, in the looks of the moment."""
    side = desk.looks.px(13)
    box.setIconSize(QSize(MOST_STARS * side, side))
    for row in range(box.count()):
        if box.itemData(row) in level_keys():
            strength = level_of(box.itemData(row)).strength
            box.setItemIcon(row, _stars(desk, strength, side, box.devicePixelRatioF()))


def strength_text(key: str) -> str:
    """The stars in words."""
    words = translate("Strength", "Strength {n} of {most}.")
    return words.format(n=level_of(key).strength, most=MOST_STARS)


def level_note(key: str) -> str:
    """How a level plays, and how strong it is."""
    return f"{text.level_note(key)} {strength_text(key)}".strip()


def _stars(desk: Desk, strength: int, side: int, dpr: float) -> QIcon:
    star = desk.sprites.pixmap("icons/star", (side, side), dpr, ink=desk.looks.theme.ink)
    strip = QPixmap(QSize(MOST_STARS * side, side) * dpr)
    strip.setDevicePixelRatio(dpr)
    strip.fill(Qt.GlobalColor.transparent)
    painter = QPainter(strip)
    for place in range(MOST_STARS):
        painter.setOpacity(1.0 if place < strength else _FAINT)
        painter.drawPixmap(place * side, 0, star)
    painter.end()
    return QIcon(strip)
