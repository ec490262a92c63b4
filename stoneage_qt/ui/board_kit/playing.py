"""A board to play on: the mouse carries and hovers, Tab walks over what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QKeyEvent, QMouseEvent

from stoneage_qt.ui.board_kit.popover import open_question
from stoneage_qt.ui.board_kit.scene import PaintedScene

if TYPE_CHECKING:
    from typing import Any

    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtWidgets import QWidget

    from stoneage_qt.ui.board_kit.canvas import Canvas
else:
    # PySide crashes where two ways lead to one Qt class: the canvas stands beside, not above.
    Canvas = Generic

S = TypeVar("S", bound="PaintedScene[Any]")


class Touching(Protocol):
    """What the mouse does on a board."""

    def move(self, there: QPointF, way: int, /) -> None:
        """It is over a point of the scene, so far from where a button went down."""

    def cursor(self, there: QPointF, /) -> Qt.CursorShape:
        """How it looks there."""

    def leave(self) -> None:
        """It is elsewhere."""


class Walker(Protocol):
    """What keys do on a board."""

    def next_target(self, step: int, /) -> bool:
        """Stand at the next thing that can be done; False after the last."""

    def clear(self) -> bool:
        """Put the frame away; whether it was there."""


class Explaining(Protocol):
    """The card that explains what is under the cursor."""

    def hover(self, point: QPoint, /) -> None:
        """The cursor is there."""

    def hide(self) -> bool:
        """Put it away; whether it was there."""


class Inquirer(Protocol):
    """Who asks over the board."""

    @property
    def popover(self) -> QWidget | None:
        """What is asked now."""


class PlayCanvas(Canvas[S]):
    """What a board of any game needs to be played on; to be named before its canvas.

    Attributes:
        touch, keyboard, explainer, asker: who know what mouse and keys mean in this game.
    """

    touch: Touching
    keyboard: Walker
    explainer: Explaining
    asker: Inquirer
    _pressed = QPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, carry, or hover."""
        super().mouseMoveEvent(event)
        if self._panning is not None:
            return
        point = event.position().toPoint()
        there = self.mapToScene(point)
        self.touch.move(there, (point - self._pressed).manhattanLength())
        shape = self.touch.cursor(there)
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
        self.explainer.hover(point)

    def leaveEvent(self, event: QEvent) -> None:
        """The cursor is elsewhere."""
        super().leaveEvent(event)
        self.touch.leave()
        self.explainer.hide()

    def hand_over(self, event: QKeyEvent) -> bool:
        """Give a key to the question that is open here or beside; whether there is one."""
        question = open_question(self.parentWidget() or self)
        return question is not None and question.take_key(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks over what can be done, then leaves the board."""
        asked = open_question(self.parentWidget() or self) is not None
        if (
            not asked
            and self.asker.popover is None
            and self.keyboard.next_target(1 if forward else -1)
        ):
            return True
        return super().focusNextPrevChild(forward)
