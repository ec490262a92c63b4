"""The canvas: a board scene fitted to the window, with zoom and pan. Shows, asks nothing."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from stoneage_qt.ui.board_kit.scene import PaintedScene
from stoneage_qt.ui.board_kit.wall import BEHIND

translate = QCoreApplication.translate

MIN_ZOOM: Final = 1.0
MAX_ZOOM: Final = 4.0
_STEP: Final = 1.2
_SHARPEN_MS: Final = 60

S = TypeVar("S", bound=PaintedScene[Any])


class Canvas(QGraphicsView, Generic[S]):
    """A board to look at: for review, and the ground on which one plays.

    Attributes:
        scene_: the scene, typed.
        zoom: 1 fits the window.

    Signals:
        zoomChanged(float)
    """

    zoomChanged = Signal(float)

    def __init__(self, scene: S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene_ = scene
        scene.setParent(self)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundBrush(QColor(BEHIND))
        # The wall costs more than all items together: it is painted once per size.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(480, 380)
        self.setAccessibleName(translate("BoardCanvas", "Board"))
        self.zoom = 1.0
        self._panning: QPoint | None = None
        self._space = False
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(_SHARPEN_MS)
        self._sharpen.timeout.connect(lambda: self._draw_sharp(wait=False))

    def in_view(self, rect: QRectF) -> QRect:
        """A rectangle of the scene in the coordinates of this widget."""
        return self.mapFromScene(rect).boundingRect().translated(self.viewport().pos())

    # Size

    def fit(self) -> None:
        """The whole scene in the window, times the zoom."""
        box = self.scene_.sceneRect()
        size = self.viewport().size()
        if size.width() < 2 or size.height() < 2:
            return
        scale = min(size.width() / box.width(), size.height() / box.height()) * self.zoom
        self.resetTransform()
        self.scale(scale, scale)
        # While a window is being resized the old pictures are stretched; sharp ones follow.
        if self.isVisible():
            self._sharpen.start()
        elif self.scene_.patient:
            self._draw_sharp()
        self.moved()

    def moved(self) -> None:
        """The scene lies elsewhere in the view now."""

    @property
    def sharp(self) -> bool:
        """Whether everything is drawn for the size it is shown at."""
        return not self._sharpen.isActive() and self.scene_.sharp

    def _draw_sharp(self, wait: bool = True) -> None:
        self.scene_.set_scale(self.transform().m11() * self.devicePixelRatioF(), wait)

    def set_zoom(self, zoom: float) -> None:
        """Zoom between the whole scene and a quarter of its width."""
        zoom = max(MIN_ZOOM, min(MAX_ZOOM, zoom))
        if zoom != self.zoom:
            self.zoom = zoom
            self.fit()
            self.zoomChanged.emit(zoom)

    def zoom_in(self) -> None:
        """Closer."""
        self.set_zoom(self.zoom * _STEP)

    def zoom_out(self) -> None:
        """Farther."""
        self.set_zoom(self.zoom / _STEP)

    def zoom_fit(self) -> None:
        """The whole scene."""
        self.set_zoom(1.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again."""
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw for the screen it is shown on."""
        super().showEvent(event)
        self.fit()
        self._sharpen.stop()
        self._draw_sharp(wait=self.scene_.patient)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: words anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(translate("BoardCanvas", "Board"))
            self.retranslate()

    def event(self, event: QEvent) -> bool:
        """A screen with other pixels: pictures anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._sharpen.start()
        return super().event(event)

    def retranslate(self) -> None:
        """Say everything on the board again."""

    # Pan and zoom by mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The middle button, or Space and the left one, take hold of the board."""
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (self._space and left):
            self._panning = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The board follows the hand."""
        if self._panning is None:
            return
        point = event.position().toPoint()
        shift = point - self._panning
        self._panning = point
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - shift.x())
        down.setValue(down.value() - shift.y())
        self.moved()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The hand lets go."""
        if self._panning is not None:
            self._panning = None
            self.viewport().unsetCursor()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl zooms; a board that is larger than the view scrolls."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * _STEP ** (event.angleDelta().y() / 120))
        elif self.zoom > MIN_ZOOM:
            super().wheelEvent(event)
            self.moved()
        else:
            event.ignore()  # the page may have something below
            return
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, held, pans; everything else belongs to the window."""
        if event.key() == Qt.Key.Key_Space:
            self._space = True
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space no longer pans."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys held down are no longer ours."""
        self._space = False
        super().focusOutEvent(event)
