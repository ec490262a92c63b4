"""Cards in a line: small pictures with their number, for offers, answers and plates."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from stoneage_qt.games.inka.rules.constants import KINDS
from stoneage_qt.games.inka.ui.table.kit import Kit, explain, kind_picture
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.ui import theme
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.widgets import label

_SIDE = 22
_YIELD, _COLUMN = 19, 27


class CardsLine(QWidget):
    """Some cards, each kind once with its number before it.

    Attributes:
        cards: 8 counts.
    """

    def __init__(self, kit: Kit, side: int = _SIDE) -> None:
        super().__init__()
        self._kit = kit
        self._side = side
        self.cards: list[int] = [0] * KINDS
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_cards(self, cards: Sequence[int]) -> None:
        """These, and no others."""
        explain(self, names.cards_text(cards) if any(cards) else "")
        if list(cards) == self.cards:
            return
        self.cards = list(cards)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A number and a picture for each kind."""
        kinds = max(1, sum(1 for count in self.cards if count))
        return QSize(kinds * self._step(), self._kit.px(self._side))

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is left out."""
        return self.sizeHint()

    def _step(self) -> int:
        return self._kit.px(self._side + 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """2 (wood) 1 (fish)."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._kit.px(self._side)
        painter.setFont(theme.text_font(side * 0.68, QFont.Weight.Bold))
        painter.setPen(self._kit.colour("text"))
        x = 0
        for kind, count in enumerate(self.cards):
            if count:
                room = QRectF(x, 0, self._step() - side - 1, self.height())
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(room, right, str(count))
                spot = QRectF(x + self._step() - side, (self.height() - side) / 2, side, side)
                self._kit.paint(self, painter, kind_picture(kind), spot)
                x += self._step()


class YieldRow(QWidget):
    """What a player's buildings bring in 36 throws, by kind; one below the other they compare.

    Attributes:
        cards: 8 numbers.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._kit = kit
        self.cards: list[int] = [0] * KINDS
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_cards(self, cards: Sequence[int], words: str) -> None:
        """These numbers, and the same in words."""
        explain(self, words)
        if list(cards) != self.cards:
            self.cards = list(cards)
            self.update()

    def sizeHint(self) -> QSize:
        """A column for each kind, a picture over its number."""
        return QSize(KINDS * self._kit.px(_COLUMN), self._kit.px(_YIELD + 16))

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is left out."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Kinds that bring nothing stay in their column, faint."""
        kit = self._kit
        painter = QPainter(self)
        side, column = kit.px(_YIELD), kit.px(_COLUMN)
        painter.setFont(theme.text_font(kit.px(12), QFont.Weight.Bold))
        painter.setPen(kit.colour("text"))
        for kind, count in enumerate(self.cards):
            left = kind * column
            painter.setOpacity(1.0 if count else 0.25)
            spot = QRectF(left + (column - side) / 2, 0, side, side)
            kit.paint(self, painter, kind_picture(kind), spot)
            if count:
                below = QRectF(left, side, column, self.height() - side)
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(count))


class Swap(QWidget):
    """Both sides of a trade: two words and two lines of cards, beside or below each other."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._words = (label("caption"), label("caption"))
        self.lines = (CardsLine(kit), CardsLine(kit))
        self._sides = (QWidget(), QWidget())
        both = Flow(8)
        self.setLayout(both)
        for side, words, line in zip(self._sides, self._words, self.lines, strict=True):
            row = QHBoxLayout(side)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            row.addWidget(words)
            row.addWidget(line)
            both.addWidget(side)

    def show_swap(
        self, first: str, cards: Sequence[int], second: str, others: Sequence[int]
    ) -> None:
        """For example "you give" some, "you get" others."""
        for words, text in zip(self._words, (first, second), strict=True):
            words.setText(text)
        for side, line, some in zip(self._sides, self.lines, (cards, others), strict=True):
            line.set_cards(some)
            line.setVisible(any(some))
            side.setVisible(any(some))


class SwapButton(QPushButton):
    """A trade to be made with one click: cards, an arrow, cards."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._kit = kit
        self._before = label("caption")
        self.give, self.get = CardsLine(kit), CardsLine(kit)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 3, 8, 5)
        row.setSpacing(4)
        row.addWidget(self._before)
        row.addWidget(self.give)
        row.addWidget(label("strong", words="→"))
        row.addWidget(self.get)
        row.addStretch(1)
        for child in (self._before, self.give, self.get):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_swap(self, before: str, give: Sequence[int], get: Sequence[int]) -> None:
        """What is given, what is got; `before` says by whom."""
        self._before.setText(before)
        self._before.setVisible(bool(before))
        self.give.set_cards(give)
        self.get.set_cards(get)
        words = f"{names.cards_text(give)} → {names.cards_text(get)}"
        explain(self, f"{before} {words}".strip())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """What is inside decides, not the words of the button."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is left out."""
        return self.sizeHint()
