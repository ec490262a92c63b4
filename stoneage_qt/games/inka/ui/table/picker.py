"""Choosing kinds beside a card: for an invention, a monopoly, or what else names cards."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from stoneage_qt.games.inka.rules.constants import KINDS, Cards
from stoneage_qt.games.inka.ui.table.kit import Kit, explain, kind_picture
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.ui.board_kit.popover import Popover
from stoneage_qt.ui.keyboard_focus import shows_focus
from stoneage_qt.ui.panels.tall import page_scrolls
from stoneage_qt.ui.words.language import capital

translate = QCoreApplication.translate
CHIP = 30


class KindChip(QAbstractButton):
    """A kind's icon with the number that is wanted or given.

    Signals:
        more(kind), fewer(kind): one more, one less.
    """

    more = Signal(int)
    fewer = Signal(int)

    def __init__(self, kit: Kit, kind: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._kit = kit
        self.kind = kind
        self.count = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: self.more.emit(self.kind))

    def set_count(self, count: int, tip: str = "") -> None:
        """So many; the tooltip may say why not more."""
        name = capital(names.kind_name(self.kind))
        words = translate("InkaTable", "{kind}: {count}").format(kind=name, count=count)
        hovered = f"{name} ({self.kind + 1})"
        explain(self, f"{hovered}\n{tip}" if tip else hovered, words if count else name)
        if count != self.count:
            self.count = count
            self.update()

    def sizeHint(self) -> QSize:
        """A square, and room for the number."""
        side = self._kit.px(CHIP)
        return QSize(side + self._kit.px(6), side + self._kit.px(4))

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is left out."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Full where some are chosen, quiet otherwise."""
        kit = self._kit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = kit.px(CHIP)
        box = QRectF(2, 2, side - 2, side - 2)
        over = self.isEnabled() and (self.underMouse() or shows_focus(self))
        if self.count or over:
            painter.setPen(QPen(kit.colour("accent" if self.count else "border_strong"), 1.6))
            painter.setBrush(kit.colour("raised"))
            painter.drawRoundedRect(box, side * 0.24, side * 0.24)
        painter.setOpacity(1.0 if self.count or over else (0.72 if self.isEnabled() else 0.25))
        kit.paint(self, painter, kind_picture(self.kind), box.adjusted(2, 2, -2, -2))
        if self.count:
            painter.setOpacity(1.0)
            mark = kit.px(16)
            spot = QRectF(self.width() - mark - 1, self.height() - mark - 1, mark, mark)
            kit.badge(painter, spot, str(self.count), "accent", "accent_text")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The right button takes one away."""
        if event.button() == Qt.MouseButton.RightButton:
            self.fewer.emit(self.kind)
        else:
            super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Up for one more, down for one less; but a page that scrolls is not held up."""
        if page_scrolls(self):
            event.ignore()
            return
        steps = event.angleDelta().y()
        if steps and self.isEnabled():
            (self.more if steps > 0 else self.fewer).emit(self.kind)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus."""
        if event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.fewer.emit(self.kind)
        elif event.key() == Qt.Key.Key_Plus:
            self.more.emit(self.kind)
        else:
            super().keyPressEvent(event)


class KindRow(QWidget):
    """All eight kinds in one row or several; as many of each as somebody has chosen.

    Signals:
        more(kind), fewer(kind).
    """

    more = Signal(int)
    fewer = Signal(int)

    def __init__(self, kit: Kit, columns: int = KINDS) -> None:
        super().__init__()
        self.chips = [KindChip(kit, kind, self) for kind in range(KINDS)]
        self._columns = columns
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        self._shown: list[int] = []
        self.show_only(range(KINDS))
        for chip in self.chips:
            chip.more.connect(self.more)
            chip.fewer.connect(self.fewer)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_only(self, kinds: Iterable[int]) -> None:
        """These kinds, close together: a gap for each of the others would need a second row."""
        shown = list(kinds)
        if shown == self._shown:
            return
        self._shown = shown
        for chip in self.chips:
            self._grid.removeWidget(chip)
            chip.setVisible(chip.kind in shown)
        for place, kind in enumerate(shown):
            self._grid.addWidget(self.chips[kind], place // self._columns, place % self._columns)


class KindPicker(Popover):
    """Asks for a number of cards of any kinds, then does something with them.

    choose: called with the cards once there are enough; may_take: how many of a kind there are.
    """

    def __init__(
        self,
        kit: Kit,
        title: str,
        wanted: int,
        may_take: Cards,
        choose: Callable[[Cards], object],
        parent: QWidget,
    ) -> None:
        super().__init__(kit.sprites, title, parent)
        self._wanted = wanted
        self._may_take = may_take
        self._choose = choose
        self._cards = [0] * KINDS
        self.row = KindRow(kit)
        self.row.more.connect(self._more)
        self.row.fewer.connect(self._fewer)
        self.body.addWidget(self.row)
        back = self.add_button(translate("InkaTable", "Cancel"))
        back.clicked.connect(self.cancel)
        self.go = self.add_button(translate("InkaTable", "Take"), primary=True)
        self.go.clicked.connect(self._done)
        self._refresh()

    def digit(self, number: int) -> bool:
        """1 to 8 are the kinds."""
        if not 1 <= number <= KINDS:
            return False
        self._more(number - 1)
        return True

    def _more(self, kind: int) -> None:
        if self._cards[kind] < self._may_take[kind]:
            if sum(self._cards) == self._wanted == 1:
                self._cards = [0] * KINDS
            if sum(self._cards) < self._wanted:
                self._cards[kind] += 1
        self._refresh()

    def _fewer(self, kind: int) -> None:
        self._cards[kind] = max(0, self._cards[kind] - 1)
        self._refresh()

    def _refresh(self) -> None:
        for chip, count, most in zip(self.row.chips, self._cards, self._may_take, strict=True):
            chip.setEnabled(most > 0)
            chip.set_count(count)
        self.go.setEnabled(sum(self._cards) == self._wanted)

    def _done(self) -> None:
        self.put_away()
        self._choose(tuple(self._cards))
