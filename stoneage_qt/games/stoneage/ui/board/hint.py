"""The card beside the cursor: what a place does, why it is closed, the odds, a ware enlarged."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from stoneage_qt.games.stoneage.ui.board.pictures import CardPictures
from stoneage_qt.ui import theme
from stoneage_qt.ui.board_kit.pictures import Art
from stoneage_qt.ui.board_kit.popover import beside, scaled, size_of_words
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.words.language import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.stoneage.rules.components import Components
    from stoneage_qt.ui.art.sprites import Sprites

_WIDTH: Final = 270
_BAR: Final = 34
_CHART_H: Final = 84
_LABEL: Final = 24
"""How much room a number below or above a bar needs."""


class Explanation(NamedTuple):
    """What the card says.

    Attributes:
        text: an explanation.
        reason: why nothing can be done here, or "".
        note: what stands out: a card's name, what is special about a number of people, or "".
        odds: the chances of at least 1, 2, 3 …
        mean: the mean yield in words.
        art: a card, building, igloo or animal to show large.
    """

    text: str = ""
    reason: str = ""
    note: str = ""
    odds: Sequence[float] = ()
    mean: str = ""
    art: Art | None = None


def odds_chart(
    odds: Sequence[float], dpr: float, ink: QColor, bar: QColor, scale: float = 1.0
) -> QPixmap:
    """One bar per number of goods, all of them; where they stand close, every other has numbers."""
    step = min(float(_BAR), _WIDTH / len(odds))
    if step < _LABEL:
        # The numbers of the first and the last are wider than their bars.
        step = (_WIDTH - _LABEL) / (len(odds) - 1)
    side = max(0.0, _LABEL - step) / 2
    width = step * len(odds) + 2 * side
    pixmap = QPixmap(round(width * scale * dpr), round(_CHART_H * scale * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(scale, scale)
    p.setFont(theme.text_font(11))
    room = _CHART_H - 32
    gap = 6.0 if step >= _BAR else step * 0.12
    centre = Qt.AlignmentFlag.AlignCenter
    every = math.ceil(_LABEL / step)
    for index, chance in enumerate(odds):
        x = side + index * step
        height = max(2.0, room * chance)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(bar)
        p.drawRoundedRect(QRectF(x + gap, 15 + room - height, step - 2 * gap, height), 2, 2)
        if index % every:
            continue
        p.setPen(ink)
        label = QRectF(x + (step - _LABEL) / 2 - 4, 0, _LABEL + 8, 14)
        p.drawText(label.translated(0, room - height), centre, _percent(chance))
        p.drawText(label.translated(0, _CHART_H - 16), centre, f"≥{index + 1}")
    p.end()
    return pixmap


def _percent(chance: float) -> str:
    return "<1" if chance < 0.005 else number(100 * chance)


class HintCard(QFrame):
    """Floats over the board, lets the mouse through, stays inside the view."""

    def __init__(self, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(sprites)
        self.setProperty("class", "popover")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(6)
        self._picture = label()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._reason = label("danger", wrap=True)
        self._note = label("strong", wrap=True)
        self._text = label(wrap=True)
        self._mean = label("strong", wrap=True)
        self._chart = label()
        self._wrapped = (self._reason, self._note, self._text, self._mean)
        for part in (self._picture, *self._wrapped, self._chart):
            column.addWidget(part)
        self.hint = Explanation()
        self.hide()

    def show_hint(self, hint: Explanation, subject: QRect, large: bool = False) -> None:
        """Show beside a rectangle of the parent."""
        self.hint = hint
        dpr = self.devicePixelRatioF()
        parent = self.parentWidget()
        if parent is None:
            return
        wide = scaled(self, _WIDTH)
        self._picture.setVisible(hint.art is not None)
        if hint.art is not None:
            width = min(parent.width() * 0.4, 300 if large else 210)
            self._pictures.set_scale(dpr)
            self._picture.setPixmap(self._pictures.of(hint.art._replace(width=width)))
            wide = max(wide, self._picture.sizeHint().width())
        for part, text in (
            (self._reason, hint.reason),
            (self._note, hint.note),
            (self._text, hint.text),
            (self._mean, hint.mean),
        ):
            part.setText(text)
            part.setVisible(bool(text))
        # As wide as the widest: the card asks all of them how high they are at its own width.
        for words in self._wrapped:
            words.setFixedWidth(wide)
        self._chart.setVisible(bool(hint.odds))
        if hint.odds:
            colours = self.palette()
            ink = colours.color(colours.ColorRole.WindowText)
            scale = scaled(self, 100) / 100
            self._chart.setPixmap(odds_chart(hint.odds, dpr, ink, QColor(theme.OCHRE), scale))
        self.setGeometry(beside(subject, size_of_words(self), parent.rect()))
        self.show()
        self.raise_()

    def set_components(self, components: Components) -> None:
        """The values of igloos and animals in this game."""
        self._pictures.components = components

    def around(self, point: QPoint) -> QRect:
        """The cursor as a subject to stand beside."""
        return QRect(point.x() - 14, point.y() - 14, 34, 40)
