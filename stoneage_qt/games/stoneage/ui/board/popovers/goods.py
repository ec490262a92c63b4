"""Picking goods: four steppers with pictures, and ready-made proposals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from stoneage_qt.games.stoneage.rules.constants import GOOD_NAMES, NO_GOODS, Goods
from stoneage_qt.games.stoneage.ui.words.names import good_name, goods_text, price_text
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.board_kit.popover import scaled
from stoneage_qt.ui.panels.widgets import label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stoneage_qt.ui.art.sprites import Sprites

_SIDE: Final = 30
_ICON: Final = 36
# The distance of units of a kind and the gap between two kinds, in shares of a unit's width.
_UNIT_STEP: Final = 0.78
_KIND_GAP: Final = 0.4
_COLUMNS: Final = 2


def with_one(goods: Goods, good: int, change: int) -> Goods:
    """The same goods with one more or less of a kind."""
    amounts = list(goods)
    amounts[good] += change
    return amounts[0], amounts[1], amounts[2], amounts[3]


class GoodsPicker(QWidget):
    """Four kinds of goods, each with − and +.

    Signals:
        changed(): other goods are picked.
    """

    changed = Signal()

    def __init__(self, sprites: Sprites, have: Sequence[int], most: int) -> None:
        """`have`: the upper limit of each kind; `most`: the limit of all together."""
        super().__init__()
        self._have = have
        self._most = most
        self._goods: Goods = NO_GOODS
        self._numbers: list[QLabel] = []
        self._less: list[QToolButton] = []
        self._more: list[QToolButton] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        for good in range(4):
            self._add_column(grid, good, sprites)
        self._show()

    def _add_column(self, grid: QGridLayout, good: int, sprites: Sprites) -> None:
        centre = Qt.AlignmentFlag.AlignHCenter
        icon = label()
        size = (scaled(self, _ICON), scaled(self, _ICON))
        icon.setPixmap(sprites.pixmap(f"pieces/{GOOD_NAMES[good]}", size, self.devicePixelRatioF()))
        icon.setToolTip(plain_tip(good_name(good)))
        grid.addWidget(icon, 0, good, centre)
        number = label()
        number.setProperty("class", "strong")
        grid.addWidget(number, 1, good, centre)
        self._numbers.append(number)
        steps = QHBoxLayout()
        steps.setSpacing(3)
        for sign, row, change in (("−", self._less, -1), ("+", self._more, 1)):
            button = QToolButton()
            button.setText(sign)
            button.setProperty("kind", "tile")
            button.setProperty("step", "true")
            button.setMinimumSize(scaled(self, _SIDE), scaled(self, _SIDE))
            button.setAutoRepeat(True)
            button.setAccessibleName(
                (
                    QCoreApplication.translate("StoneAgePopover", "One {good} more")
                    if change > 0
                    else QCoreApplication.translate("StoneAgePopover", "One {good} less")
                ).format(good=good_name(good))
            )
            button.clicked.connect(partial(self._step, good, change))
            steps.addWidget(button)
            row.append(button)
        grid.addLayout(steps, 2, good, centre)

    @property
    def goods(self) -> Goods:
        """What is picked."""
        return self._goods

    def set_goods(self, goods: Goods) -> None:
        """Pick these."""
        if goods != self._goods:
            self._goods = goods
            self._show()
            self.changed.emit()

    def _step(self, good: int, change: int) -> None:
        self.set_goods(with_one(self._goods, good, change))

    def _show(self) -> None:
        total = sum(self._goods)
        for good, amount in enumerate(self._goods):
            have = self._have[good]
            text = QCoreApplication.translate("StoneAgePopover", "{n} of {have}")
            self._numbers[good].setText(text.format(n=amount, have=have))
            self._less[good].setEnabled(amount > 0)
            self._more[good].setEnabled(amount < have and total < self._most)


class FreePicker(GoodsPicker):
    """The same where goods come from the stock: nobody has any, so only the number is shown."""

    def _show(self) -> None:
        super()._show()
        for number, amount in zip(self._numbers, self.goods, strict=False):
            number.setText(str(amount))


def goods_icon(sprites: Sprites, goods: Sequence[int], side: int, dpr: float) -> QPixmap:
    """Goods side by side as one picture, one drawing per unit; the kinds stand apart."""
    spots: list[tuple[str, float]] = []
    x = 0.0
    for good, n in enumerate(goods):
        spots += [(GOOD_NAMES[good], x + _UNIT_STEP * side * k) for k in range(n)]
        x += (_UNIT_STEP * n + _KIND_GAP) * side if n else 0.0
    width = (spots[-1][1] if spots else 0.0) + side

    def draw(painter: QPainter) -> None:
        for name, left in spots:
            picture = sprites.pixmap(f"pieces/{name}", (side, side), dpr)
            painter.drawPixmap(round(left), 0, picture)

    pixmap = QPixmap(round(width * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw(painter)
    painter.end()
    return pixmap


class Proposals(QWidget):
    """Ready-made payments, one click each; the one that is picked is marked.

    Signals:
        chosen(): one was clicked.
    """

    chosen = Signal()

    def __init__(
        self,
        sprites: Sprites,
        proposals: Sequence[Goods],
        picker: GoodsPicker,
        scored: Callable[[Goods], str] = lambda _: "",
    ) -> None:
        """`picker`: takes what is clicked, and tells what is picked.

        `scored`: what a payment brings, in words, "" for nothing.
        """
        super().__init__()
        self._picker = picker
        self._buttons: dict[Goods, QToolButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        for goods in proposals:
            button = QToolButton()
            button.setProperty("kind", "tile")
            button.setCheckable(True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            side = scaled(self, 26)
            picture = goods_icon(sprites, goods, side, self.devicePixelRatioF())
            button.setIcon(QIcon(picture))
            size = picture.deviceIndependentSize()
            button.setIconSize(QSize(round(size.width()), round(size.height())))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            gain = scored(goods)
            button.setText("\n".join(filter(None, (price_text(goods), gain))))
            button.setAccessibleName(", ".join(filter(None, (goods_text(goods), gain))))
            button.clicked.connect(partial(self._pick, goods))
            self._buttons[goods] = button
        self.set_narrow(False)
        picker.changed.connect(self._mark)
        self._mark()

    def set_narrow(self, narrow: bool) -> None:
        """One column, or as many as usual."""
        columns = 1 if narrow else _COLUMNS
        for index, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, index // columns, index % columns)

    def _pick(self, goods: Goods) -> None:
        self._picker.set_goods(goods)
        self._mark()
        self.chosen.emit()

    def _mark(self) -> None:
        for goods, button in self._buttons.items():
            button.setChecked(goods == self._picker.goods)
