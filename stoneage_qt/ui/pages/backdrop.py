"""A page over the painted scenery of a game."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.ui.shell.desk import Desk

RESIZE_MS: Final = 60


class Backdrop(QWidget):
    """A page over a scenery.

    With a wall, the page's content stands on a part of the left.

    Attributes:
        face: the game whose scenery it is.
        variant: which of its sceneries.

    Signals:
        faceChanged(): another game.
    """

    faceChanged = Signal()

    def __init__(
        self, desk: Desk, face: Face, parent: QWidget | None = None, *, wall: int = 0
    ) -> None:
        """`wall`: its width at 100 %, 0 for none."""
        super().__init__(parent)
        self.desk = desk
        self.face = face
        self.variant = face.variant_of({})
        self._scenery = face.make_scenery(desk)
        self._wall = wall
        self._ground: QPixmap | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.paint_now)
        desk.looks.changed.connect(self._forget)

    def set_scenery(self, face: Face, variant: str) -> None:
        """Another game, or another scenery of the same."""
        if face is not self.face:
            self.face = face
            self._scenery = face.make_scenery(self.desk)
            self.faceChanged.emit()
        elif variant == self.variant:
            return
        self.variant = variant
        self._forget()

    def wall_width(self) -> int:
        """The width of the wall at the present scale."""
        return self.desk.looks.px(self._wall)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The kept picture; before there is one, what takes no time, so that nobody waits."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self._ground is None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._scenery.paint_at_once(painter, rect, self.wall_width())
            self._later.start(0)
        elif self._ground.size() != self.size() * self.devicePixelRatioF():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._ground)
            self._later.start(RESIZE_MS)
        else:
            painter.drawPixmap(0, 0, self._ground)
        if self._ground is not None:
            self._scenery.paint_over(painter, rect, self.wall_width(), self.occupied())
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Where the page's content comes and goes, other parts of the wall can be seen."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()
        return super().event(event)

    def paint_now(self) -> None:
        """Paint the picture for the present size and looks."""
        dpr = self.devicePixelRatioF()
        self._ground = QPixmap(self.size() * dpr)
        self._ground.setDevicePixelRatio(dpr)
        painter = QPainter(self._ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._scenery.paint(painter, QRectF(self.rect()), self.wall_width(), self.variant)
        painter.end()
        self.update()

    def occupied(self) -> list[QRectF]:
        """Where the page's content stands; only on a wall anything else has a place beside it."""
        if not self._wall:
            return []
        shown = [child for child in self.findChildren(QWidget) if child.isVisible()]
        holders = {child.parentWidget() for child in shown}
        return [
            QRectF(QRect(child.mapTo(self, QPoint(0, 0)), child.size()))
            for child in shown
            if child not in holders
        ]

    def _forget(self) -> None:
        self._ground = None
        self.update()
