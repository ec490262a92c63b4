"""The view one plays on: mouse and keys go to those who know what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from stoneage_qt.games.stoneage.rules.constants import NO_PLACE
from stoneage_qt.games.stoneage.ui.board.asker import Asker
from stoneage_qt.games.stoneage.ui.board.canvas import BoardCanvas
from stoneage_qt.games.stoneage.ui.board.director import Director
from stoneage_qt.games.stoneage.ui.board.explain import Explainer
from stoneage_qt.games.stoneage.ui.board.keyboard import Keyboard
from stoneage_qt.games.stoneage.ui.board.options import options_of
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.scene import BoardScene
from stoneage_qt.games.stoneage.ui.board.scoring import AT as PLATE_AT
from stoneage_qt.games.stoneage.ui.board.touch import Touch
from stoneage_qt.games.stoneage.ui.help.contents import help_topic
from stoneage_qt.models.game import NOBODY
from stoneage_qt.ui.board_kit.playing import PlayCanvas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.contract.face import MenuMove
    from stoneage_qt.games.stoneage.rules import Action
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.session.settings import Settings
    from stoneage_qt.ui.art.sprites import Sprites


class BoardView(PlayCanvas[BoardScene], BoardCanvas):
    """Board and tableau of the game that is played.

    Attributes:
        director, asker: who shows and lights up, who asks.
        touch, keyboard, explainer: mouse, keys, and the card that explains.

    Signals:
        tipShown(): how to take several people was told once more.
        visitChanged(seat): somebody else's tableau is shown, -1 for no longer.
        scored(): the final scoring has been shown to its end.
        told(words): a category of it, for screen readers.
    """

    asker: Asker
    touch: Touch
    keyboard: Keyboard
    explainer: Explainer

    tipShown = Signal()
    visitChanged = Signal(int)
    scored = Signal()
    told = Signal(str)

    def __init__(
        self,
        model: GameModel,
        sprites: Sprites,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(sprites, parent)
        self.director = Director(model, self.scene_, options_of(settings), self)
        self.asker = Asker(self.director, self, sprites)
        self.touch = Touch(self.director, self.asker, self)
        self.keyboard = Keyboard(self.director, self.touch, self)
        self.explainer = Explainer(self, sprites)
        self.touch.lifted.connect(self._on_lifted)
        self.director.visitChanged.connect(lambda: self.visitChanged.emit(self.director.visited))
        self.director.scored.connect(self.scored)
        self.director.scoring.told.connect(self.told)
        self.set_settings(settings)
        self.director.rebuild()

    def set_settings(self, settings: Settings) -> None:
        """Other speeds, odds or wishes about motion."""
        self.director.set_options(options_of(settings))

    def _on_lifted(self) -> None:
        if self.director.options.drag_tip:
            self.director.tell_drag_tip()
            self.tipShown.emit()

    def skip(self) -> bool:
        """Finish what moves, or put the look back at a round away; whether anything was."""
        return self.director.skip() or self.asker.skip_round_end()

    def show_scoring(self, wanted: bool = False) -> None:
        """Walk through the final scoring; the director tells when it is over."""
        self.explainer.hide()
        self.asker.close()
        self.centerOn(*PLATE_AT)
        self.setFocus()
        self.director.show_scoring(wanted)

    def end_scoring(self) -> bool:
        """Break it off; whether it was shown."""
        return self.director.end_scoring()

    def menu_moves(self) -> Sequence[MenuMove]:
        """Everything is done on the board, or with the dice."""
        return ()

    @property
    def live(self) -> bool:
        """Whether what is shown was just played, not opened, undone or replayed."""
        return self.director.live

    @property
    def ratio(self) -> float:
        """Width by height of board and tableau."""
        box = self.sceneRect()
        return box.width() / max(1.0, box.height())

    @property
    def beside(self) -> None:
        """The list of players tells all about them."""

    def visit(self, seat: int) -> bool:
        """Show the tableau of a seat; the same one again goes back."""
        return self.director.visit(seat)

    def visit_next(self) -> None:
        """Show the tableau of the next seat."""
        self.director.visit_next()

    def point_out_action(self, action: Action | None) -> None:
        """Light up the place of a move."""
        known = action is not None and action.place != NO_PLACE
        self.point_out(action.place if known and action is not None else None)

    def area_of(self, action: Action) -> QRect | None:
        """Where the place of a move is seen."""
        if action.place == NO_PLACE:
            return None
        area = geometry(action.place).area
        seen = self.mapFromScene(QRectF(area.x, area.y, area.w, area.h)).boundingRect()
        return QRect(self.viewport().mapTo(self, seen.topLeft()), seen.size())

    def topic(self) -> str:
        """The help topic of the place under the cursor, or with the keyboard's frame."""
        frame = self.keyboard.place
        place = self.touch.hovered if frame is None else frame
        return "" if place is None else help_topic(place)

    def moved(self) -> None:
        """The scene lies elsewhere: popovers follow, hints go."""
        self.asker.settle()
        self.explainer.hide()

    def retranslate(self) -> None:
        """Say everything again."""
        self.asker.close()
        self.director.retell()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left plays, right explains, cancels, or adds one to those dragged."""
        self.explainer.hide()
        self.keyboard.clear()  # the frame is for those who play by keys
        super().mousePressEvent(event)
        if self._panning is not None:
            return
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = point
            self.explainer.long_press(point)
            everybody = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.touch.press(self.mapToScene(point), everybody)
        elif event.button() == Qt.MouseButton.RightButton:
            if event.buttons() & Qt.MouseButton.LeftButton:
                self.touch.change_number(1)
            elif not self.touch.cancel():
                self.explainer.enlarge(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag or a click."""
        panning = self._panning is not None
        super().mouseReleaseEvent(event)
        if not panning and event.button() == Qt.MouseButton.LeftButton:
            self.explainer.long_press(None)
            if self.director.hand.carrying:
                self.explainer.hide()  # what it said was about the people in the hand
            asking = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.touch.release(self.mapToScene(event.position().toPoint()), asking)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """While people are carried the wheel changes their number."""
        zooming = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self.director.hand.carrying and not zooming:
            self.touch.change_number(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter skip what moves, E enlarges, C uses a card, the rest plays."""
        key = event.key()
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.hand_over(event):
            return
        if key == Qt.Key.Key_Shift and self.director.hand.carrying:
            self.touch.take_all()
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.skip()
            super().keyPressEvent(event)
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key == Qt.Key.Key_Escape and (
            self.director.end_scoring() or self.director.visit(NOBODY)
        ):
            pass
        elif key == Qt.Key.Key_E:
            self.explainer.toggle()
        elif (enter and self.skip()) or (key == Qt.Key.Key_C and self.asker.ask_claim()):
            pass
        elif not self.keyboard.press(key) and not (
            key == Qt.Key.Key_Escape and self.explainer.hide()
        ):
            event.ignore()
