"""The view: the scene fitted to the window, zoom and pan, and the way in for mouse and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
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

from stoneage_qt.ui.board.asker import Asker
from stoneage_qt.ui.board.director import Director
from stoneage_qt.ui.board.explain import Explainer
from stoneage_qt.ui.board.keyboard import Keyboard
from stoneage_qt.ui.board.options import options_of
from stoneage_qt.ui.board.scene import BoardScene
from stoneage_qt.ui.board.touch import Touch

if TYPE_CHECKING:
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.session.settings import Settings
    from stoneage_qt.ui.art.sprites import Sprites

MIN_ZOOM: Final = 1.0
MAX_ZOOM: Final = 4.0
_STEP: Final = 1.2
_SHARPEN_MS: Final = 90


class BoardView(QGraphicsView):
    """Board and tableau of a game.

    Attributes:
        scene_: the scene, typed.
        director, asker, touch, keyboard: who shows, who asks, who listens.
        zoom: 1 fits the window.

    Signals:
        zoomChanged(float)
    """

    zoomChanged = Signal(float)

    def __init__(
        self,
        model: GameModel,
        sprites: Sprites,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.scene_ = BoardScene(sprites, self)
        self.setScene(self.scene_)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundBrush(QColor("#241B15"))
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
        self.setAccessibleName(self.tr("Board"))
        self.zoom = 1.0
        self._panning: QPoint | None = None
        self._space = False
        self._pressed = QPoint()
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(_SHARPEN_MS)
        self._sharpen.timeout.connect(self._draw_sharp)
        self.director = Director(model, self.scene_, options_of(settings), self)
        self.asker = Asker(self.director, self, sprites)
        self.touch = Touch(self.director, self.asker, self)
        self.keyboard = Keyboard(self.director, self.touch, self)
        self.explainer = Explainer(self, sprites)
        self.set_settings(settings)
        self.director.rebuild()

    def set_settings(self, settings: Settings) -> None:
        """Other speeds, odds or wishes about motion."""
        self.director.options = options_of(settings)
        self.director.pulse.enabled = not self.director.options.reduced

    def set_season(self, season: str) -> None:
        """Show the board in another season."""
        self.scene_.set_season(season)
        if self.scene_.state is not None:
            self.scene_.places.show(self.scene_.state, season)

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
        if self.isVisible():
            self._sharpen.start()
        else:
            self._draw_sharp()
        self.asker.settle()

    def _draw_sharp(self) -> None:
        self.scene_.set_scale(self.transform().m11() * self.devicePixelRatioF())

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
        self._draw_sharp()

    def changeEvent(self, event: QEvent) -> None:
        """Another language or screen: words and pictures anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Board"))
            self.asker.close()
            self.director.retell()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left plays, middle (or Space and left) pans, right explains or cancels."""
        self.explainer.hide()
        point = event.position().toPoint()
        button = event.button()
        if button == Qt.MouseButton.MiddleButton or (
            self._space and button == Qt.MouseButton.LeftButton
        ):
            self._panning = point
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button == Qt.MouseButton.LeftButton:
            self._pressed = point
            self.explainer.long_press(point)
            self.touch.press(self.mapToScene(point))
        elif button == Qt.MouseButton.RightButton:
            if event.buttons() & Qt.MouseButton.LeftButton:
                self.touch.change_number(1)
            elif not self.touch.cancel():
                self.explainer.enlarge(point)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, carry, or hover."""
        point = event.position().toPoint()
        if self._panning is not None:
            shift = point - self._panning
            self._panning = point
            for bar, amount in (
                (self.horizontalScrollBar(), shift.x()),
                (self.verticalScrollBar(), shift.y()),
            ):
                bar.setValue(bar.value() - amount)
            self.asker.settle()
            return
        far = (point - self._pressed).manhattanLength()
        self.touch.move(self.mapToScene(point), far)
        self.explainer.hover(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag or a click."""
        if self._panning is not None:
            self._panning = None
            self.viewport().unsetCursor()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.explainer.long_press(None)
            self.touch.release(self.mapToScene(event.position().toPoint()))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """The cursor is elsewhere."""
        super().leaveEvent(event)
        self.touch.leave()
        self.explainer.hide()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl zooms; while people are carried the wheel changes their number."""
        steps = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * _STEP ** (steps / 120))
        elif self.director.hand.carrying:
            self.touch.change_number(1 if steps > 0 else -1)
            self.explainer.hover(event.position().toPoint())
        else:
            super().wheelEvent(event)
            self.asker.settle()
        event.accept()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space skips, E enlarges, the rest plays."""
        key = event.key()
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space = True
                self.director.skip()
        elif key == Qt.Key.Key_E and not event.modifiers():
            self.explainer.toggle()
        elif key == Qt.Key.Key_Escape and self.explainer.hide():
            pass
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._play(key):
            event.ignore()

    def _play(self, key: int) -> bool:
        if self.director.animator.busy and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.director.skip()
        return self.keyboard.press(key)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space no longer pans."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks over what can be done, then leaves the board."""
        if self.asker.popover is None and self.keyboard.next_target(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys held down are no longer ours."""
        self._space = False
        super().focusOutEvent(event)

    def subject_of(self, place_rect: QRect) -> QRect:
        """A rectangle of the viewport in the coordinates of the view."""
        return place_rect.translated(self.viewport().pos())
