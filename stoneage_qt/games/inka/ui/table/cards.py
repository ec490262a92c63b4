"""A pile of cards that can be clicked: hand cards by kind, development cards, hidden hands."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy

from stoneage_qt.games.inka.ui.table.kit import Kit
from stoneage_qt.ui.keyboard_focus import shows_focus
from stoneage_qt.ui.panels.tall import page_scrolls

# A card is drawn 100 × 140; a pile has room around it for its fan and badges.
CARD: Final = (46, 64)
LARGE_CARD: Final = (69, 96)
SMALL_CARD: Final = (33, 46)
TINY_CARD: Final = (27, 38)
_MARGIN: Final = (9, 8)
_FAN: Final = (0.0, -7.0, 7.0, -13.0)
_FAN_WIDTH: Final = 0.2
_LIFT: Final = 5


def pile_width(size: tuple[int, int]) -> int:
    """The room of a pile of such cards, at the usual size of text."""
    return size[0] + 2 * _margin(size)


def _margin(size: tuple[int, int]) -> int:
    """What is free on both sides: large cards make a wide fan, those that lie make none."""
    wide, high = size
    return max(_MARGIN[0], round(wide * _FAN_WIDTH)) if high > wide else _MARGIN[0]


class CardPile(QAbstractButton):
    """Equal cards, the uppermost in sight, with their number.

    Attributes:
        count: how many there are. chosen: how many of them somebody has picked.
        lit: whether it can be used now. locked: whether it is not to be given away.
        draggable: whether a card of it can be carried elsewhere.

    Signals:
        more(): one more is picked. fewer(): one less. lockWanted(): lock or unlock it.
        carried(QPoint): a card was dragged to this point of the screen and let go.
    """

    more = Signal()
    fewer = Signal()
    lockWanted = Signal()
    carried = Signal(QPoint)

    def __init__(self, kit: Kit, picture: str, size: tuple[int, int] = CARD) -> None:
        super().__init__()
        self._kit = kit
        self._picture = picture
        self._card = size
        self.count = 0
        self.chosen = 0
        self.lit = False
        self.locked = False
        self.lockable = False
        self.always_counted = False
        self.draggable = False
        self._pressed: QPoint | None = None
        self._carrying = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self.more)

    def set_count(self, count: int, chosen: int = 0) -> None:
        """So many cards, some of them picked."""
        if (count, chosen) != (self.count, self.chosen):
            self.count, self.chosen = count, chosen
            self.update()

    def set_lit(self, lit: bool) -> None:
        """Whether it can be used now."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    def set_locked(self, locked: bool) -> None:
        """Whether it is not to be given away."""
        if locked != self.locked:
            self.locked = locked
            self.update()

    def set_picture(self, picture: str) -> None:
        """Another card lies on top."""
        if picture != self._picture:
            self._picture = picture
            self.update()

    def set_card_size(self, size: tuple[int, int]) -> None:
        """Smaller cards where there is little room."""
        if size != self._card:
            self._card = size
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """The card, and room for the fan."""
        px = self._kit.px
        return QSize(px(pile_width(self._card)), px(self._card[1] + 2 * _MARGIN[1]))

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is left out."""
        return self.sizeHint()

    def card_rect(self) -> QRectF:
        """Where the uppermost card lies; a picked one is lifted."""
        px = self._kit.px
        lift = px(_LIFT) if self.chosen else 0
        left = px(_margin(self._card))
        return QRectF(left, px(_MARGIN[1]) - lift, px(self._card[0]), px(self._card[1]))

    def lock_rect(self) -> QRectF:
        """Where the lock hangs."""
        card = self.card_rect()
        side = self._kit.px(17)
        return QRectF(card.right() - side * 0.6, card.top() - side * 0.3, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The fan, the card, what is picked, the number."""
        kit = self._kit
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        card = self.card_rect()
        if self.lit or shows_focus(self):
            ring = card.adjusted(-3, -3, 3, 3)
            painter.setPen(QPen(kit.colour("focus" if shows_focus(self) else "accent"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, 7, 7)
        if self.count < 1:
            painter.setOpacity(0.22)
            kit.paint(self, painter, self._picture, card)
            return
        self._paint_fan(painter, card)
        self._paint_marks(painter, card)

    def _paint_fan(self, painter: QPainter, card: QRectF) -> None:
        foot = QPointF(card.center().x(), card.bottom() + card.height() * 0.35)
        for angle in reversed(_FAN[: min(self.count, len(_FAN))]):
            painter.save()
            painter.translate(foot)
            painter.rotate(angle)
            painter.translate(-foot)
            self._kit.paint(self, painter, self._picture, card)
            painter.restore()

    def _paint_marks(self, painter: QPainter, card: QRectF) -> None:
        kit = self._kit
        side = kit.px(18)
        if self.count > 1 or self.always_counted:
            spot = QRectF(card.right() - side * 0.7, card.bottom() - side * 0.75, side, side)
            kit.badge(painter, spot, str(self.count))
        if self.chosen:
            spot = QRectF(card.left() - side * 0.3, card.top() - side * 0.2, side * 1.3, side)
            kit.badge(painter, spot, f"−{self.chosen}", "accent", "accent_text")
        if self.locked or (self.lockable and self.underMouse()):
            self._paint_lock(painter)

    def _paint_lock(self, painter: QPainter) -> None:
        """A closed or open shackle."""
        kit = self._kit
        rect = self.lock_rect()
        painter.setOpacity(1.0 if self.locked else 0.75)
        painter.setPen(kit.colour("border_strong"))
        painter.setBrush(kit.colour("accent" if self.locked else "raised"))
        painter.drawEllipse(rect)
        ink = kit.colour("accent_text" if self.locked else "text")
        body = QRectF(0, 0, rect.width() * 0.46, rect.height() * 0.32)
        body.moveCenter(rect.center() + QPointF(0, rect.height() * 0.12))
        painter.setPen(QPen(ink, max(1.2, rect.width() * 0.09)))
        shackle = QRectF(0, 0, body.width() * 0.7, rect.height() * 0.42)
        shift = 0 if self.locked else body.width() * 0.35
        shackle.moveCenter(QPointF(body.center().x() + shift, body.top()))
        painter.drawArc(shackle, 0, 180 * 16)
        painter.setBrush(ink)
        painter.drawRect(body)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The lock in its corner; the right button takes one away."""
        if self.lockable and self.count and self.lock_rect().contains(event.position()):
            self.lockWanted.emit()
        elif event.button() == Qt.MouseButton.RightButton:
            self.fewer.emit()
        else:
            self._pressed = event.position().toPoint()
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A card goes along with the cursor."""
        there = event.position().toPoint()
        far = self._pressed is not None and (
            (there - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        )
        if self.draggable and self.count and far and not self._carrying:
            self._carrying = True
            self.setDown(False)
            size = [self._kit.px(side) for side in self._card]
            self.setCursor(QCursor(self._kit.picture(self, self._picture, *size)))
        if not self._carrying:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the card, or of the button."""
        self._pressed = None
        if not self._carrying:
            super().mouseReleaseEvent(event)
            return
        self._carrying = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.carried.emit(event.globalPosition().toPoint())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Up picks one more, down one less; but a page that scrolls is not held up."""
        if page_scrolls(self):
            event.ignore()
            return
        steps = event.angleDelta().y()
        if steps:
            (self.more if steps > 0 else self.fewer).emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Minus takes one away, K locks."""
        key = event.key()
        if key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.fewer.emit()
        elif key == Qt.Key.Key_Plus:
            self.more.emit()
        elif key == Qt.Key.Key_K and self.lockable:
            self.lockWanted.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be locked."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """No longer."""
        self.update()
        super().leaveEvent(event)
