"""The view one plays on: mouse and keys go to those who know what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from stoneage_qt.games.inka.ui.board.asker import Asker
from stoneage_qt.games.inka.ui.board.canvas import BoardCanvas
from stoneage_qt.games.inka.ui.board.director import Director
from stoneage_qt.games.inka.ui.board.explain import Explainer
from stoneage_qt.games.inka.ui.board.keyboard import Keyboard
from stoneage_qt.games.inka.ui.board.options import options_of
from stoneage_qt.games.inka.ui.board.scene import BoardScene
from stoneage_qt.games.inka.ui.board.touch import Touch
from stoneage_qt.models.game import NOBODY
from stoneage_qt.ui.board_kit.playing import PlayCanvas

if TYPE_CHECKING:
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.session.settings import Settings
    from stoneage_qt.ui.art.sprites import Sprites


class BoardView(PlayCanvas[BoardScene], BoardCanvas):
    """The board of the game that is played.

    Attributes:
        director, asker: who shows and lights up, who asks once more.
        touch, keyboard, explainer: mouse, keys, and the card that explains.
    """

    asker: Asker
    touch: Touch
    keyboard: Keyboard
    explainer: Explainer

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
        self.explainer = Explainer(self)
        self.director.rebuild()

    def set_settings(self, settings: Settings) -> None:
        """Other speeds or wishes about motion."""
        self.director.set_options(options_of(settings))

    def moved(self) -> None:
        """The scene lies elsewhere: questions follow, cards go."""
        if hasattr(self, "explainer"):
            self.asker.settle()
            self.explainer.hide()

    def retranslate(self) -> None:
        """Say everything again."""
        self.asker.close()
        self.explainer.hide()
        self.director.retell()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left plays, right explains or cancels."""
        self.explainer.hide()
        self.keyboard.clear()  # the frame is for those who play by keys
        super().mousePressEvent(event)
        if self._panning is not None:
            return
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = point
            self.touch.press(self.mapToScene(point))
        elif event.button() == Qt.MouseButton.RightButton and not self.touch.cancel():
            self.explainer.toggle()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag or a click."""
        panning = self._panning is not None
        super().mouseReleaseEvent(event)
        if not panning and event.button() == Qt.MouseButton.LeftButton:
            self.touch.release(self.mapToScene(event.position().toPoint()))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter skip what moves, E explains, the rest plays or goes on to the table."""
        key = event.key()
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.hand_over(event):
            return
        if event.isAutoRepeat() and key not in (
            Qt.Key.Key_Left,
            Qt.Key.Key_Right,
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
        ):
            event.ignore()
        elif key == Qt.Key.Key_Space:
            self.director.skip()
            super().keyPressEvent(event)
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key == Qt.Key.Key_E:
            self.explainer.toggle()
        elif not ((enter and self.director.skip()) or self._played(key)):
            event.ignore()

    def _played(self, key: int) -> bool:
        """Whether a key meant something on the board."""
        escape = key == Qt.Key.Key_Escape
        if (escape and self.asker.dismiss()) or self.keyboard.press(key):
            return True
        return escape and (self.director.visit(NOBODY) or self.explainer.hide())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A piece's key is no longer held."""
        if event.isAutoRepeat() or not self.keyboard.release(event.key()):
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys held down are no longer ours."""
        self.director.hold(None)
        super().focusOutEvent(event)
