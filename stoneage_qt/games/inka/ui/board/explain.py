"""The card beside the cursor: what a place yields, whose it is, why nothing can be done there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from stoneage_qt.games.inka.rules.questions import decline_by
from stoneage_qt.games.inka.ui.board.lights import spot_at
from stoneage_qt.games.inka.ui.board.telling import Told, decline_lines, told_of
from stoneage_qt.ui.board_kit.popover import scaled, size_of_words
from stoneage_qt.ui.panels.widgets import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.inka.ui.board.view import BoardView
    from stoneage_qt.games.inka.ui.spots import Spot

_PATIENCE_MS: Final = 350
_WIDTH: Final = 216
_WIDER: Final = (1.0, 1.25, 1.5, 1.75)
# Between the cursor and the card.
_GAP: Final = 22
_MARGIN: Final = 6


class HoverCard(QFrame):
    """Floats over the board, lets the mouse through, stays inside the view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("class", "popover")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 7, 10, 7)
        column.setSpacing(3)
        self._title = label("strong", wrap=True)
        self._reason = label("danger", wrap=True)
        self._text = label("caption", wrap=True)
        for part in (self._title, self._reason, self._text):
            column.addWidget(part)
        self.hide()

    @property
    def words(self) -> str:
        """Everything that is written on it."""
        return "\n".join(part.text() for part in (self._title, self._reason, self._text))

    def show_told(self, told: Told, reason: str, at: QPoint, lit: Sequence[QPoint]) -> None:
        """Show beside a point of the parent, off the places that are lit there."""
        parent = self.parentWidget()
        if parent is None:
            return
        parts = (
            (self._title, told.title),
            (self._reason, reason),
            (self._text, "\n".join(told.lines)),
        )
        for part, text in parts:
            part.setText(text)
            part.setVisible(bool(text))
        size = self._size_in(parent.size() - QSize(2 * _MARGIN, 2 * _MARGIN))
        self.setGeometry(free_place(at, size, parent.rect(), lit))
        self.show()
        self.raise_()

    def _size_in(self, room: QSize) -> QSize:
        """As narrow as words read well; wider where the view is too low for that."""
        for wider in _WIDER:
            for part in (self._title, self._reason, self._text):
                part.setFixedWidth(round(scaled(self, _WIDTH) * wider))
            size = size_of_words(self)
            if size.height() <= room.height() or size.width() * _WIDER[1] > room.width():
                break
        return size


def free_place(at: QPoint, size: QSize, room: QRect, lit: Sequence[QPoint]) -> QRect:
    """Where a card goes: close to a point, not over it, over as few lit ones as possible."""
    room = room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    wide, high = size.width(), size.height()
    best, fewest = QRect(), len(lit) + 2
    for x in (at.x() + _GAP, at.x() - _GAP - wide, at.x() - wide // 2):
        for y in (at.y() - high // 2, at.y() + _GAP, at.y() - _GAP - high):
            left = max(room.left(), min(x, room.right() - wide + 1))
            top = max(room.top(), min(y, room.bottom() - high + 1))
            card = QRect(left, top, wide, high)
            hidden = sum(card.contains(point) for point in lit)
            # Worse than to hide what can be done is to hide what is asked about.
            hidden = len(lit) + 1 if card.contains(at) else hidden
            if hidden < fewest:
                best, fewest = card, hidden
    return best


class Explainer(QObject):
    """Fills the card of a view."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.card = HoverCard(view)
        self._spot: Spot | None = None
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_PATIENCE_MS)
        self._waiting.timeout.connect(self._on_waited)
        view.director.explained.connect(self._on_explained)
        view.director.asked.connect(self.hide)
        view.director.resting.connect(self.hide)
        view.asker.opened.connect(self.hide)
        view.keyboard.moved.connect(self._on_keyboard)

    def hover(self, point: QPoint) -> None:
        """The cursor moved: explain after a moment."""
        spot = self._view.touch.hovered
        if spot != self._spot:
            self._spot = spot
            self.hide()
            if spot is not None and self._view.asker.popover is None:
                self._waiting.start()

    def hide(self) -> bool:
        """Put the card away; whether it was there."""
        self._waiting.stop()
        shown = not self.card.isHidden()
        self.card.hide()
        return shown

    def toggle(self) -> None:
        """The key: explain what is under the frame of the keyboard or the cursor, or stop."""
        spot = self._view.keyboard.spot or self._view.touch.hovered
        if not self.hide() and spot is not None:
            self.show(spot)

    def show(self, spot: Spot, reason: str = "") -> None:
        """Tell all about a place; `reason`: why something was refused there just now."""
        director = self._view.director
        seat = director.shown_seat()
        told = told_of(
            director.model.state, spot, director.names(), seat, director.model.sees(seat)
        )
        action = director.choices.get(spot)
        decline = None if action is None else decline_by(director.model.state, action)
        if decline is not None:
            told = told._replace(lines=told.lines + tuple(decline_lines(decline)))
        reason = reason or director.reason(spot, self._view.touch.carried)
        # What is missing is told once.
        told = told._replace(lines=tuple(line for line in told.lines if line != reason))
        if told.lines or reason:
            lit = [self._in_view(each) for each in director.choices if each != spot]
            self.card.show_told(told, reason, self._place(spot), lit)

    def _in_view(self, spot: Spot) -> QPoint:
        at = spot_at(spot)
        return self._view.in_view(QRectF(at.x, at.y, 1, 1)).center()

    def _place(self, spot: Spot) -> QPoint:
        """The cursor where it is on the spot, else the spot."""
        cursor = self._view.mapFromGlobal(QCursor.pos())
        middle = self._in_view(spot)
        hovers = self._view.touch.hovered == spot and self._view.keyboard.spot is None
        return cursor if hovers and self._view.rect().contains(cursor) else middle

    def _on_waited(self) -> None:
        if self._spot is not None and not self._view.director.animator.busy:
            self.show(self._spot)

    def _on_explained(self, spot: Spot, text: str) -> None:
        self.show(spot, text)

    def _on_keyboard(self) -> None:
        spot = self._view.keyboard.spot
        if spot is None:
            self.hide()
        else:
            self.show(spot)
            self._view.director.told.emit(self.card.words)
