"""Asks once more before what turns the game over; everything else is done at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import FOUNDING, MAIN
from stoneage_qt.games.inka.rules.places import stands_at
from stoneage_qt.games.inka.rules.questions import decline_by, overbuilding
from stoneage_qt.games.inka.ui.board.lights import spot_at
from stoneage_qt.games.inka.ui.board.telling import decline_lines, founding_lines, ruin_lines
from stoneage_qt.games.inka.ui.spots import CROSSING, TILE, Spot
from stoneage_qt.ui.board_kit.popover import Popover

if TYPE_CHECKING:
    from stoneage_qt.games.inka.rules import Action
    from stoneage_qt.games.inka.ui.board.canvas import BoardCanvas
    from stoneage_qt.games.inka.ui.board.director import Director
    from stoneage_qt.ui.art.sprites import Sprites

translate = QCoreApplication.translate


class Asker(QObject):
    """Does what was chosen on the board, with a question before where it deserves one.

    Attributes:
        popover: the open question, or None.

    Signals:
        opened(): a question is asked.
    """

    opened = Signal()

    def __init__(self, director: Director, view: BoardCanvas, sprites: Sprites) -> None:
        super().__init__(view)
        self._director = director
        self._view = view
        self._sprites = sprites
        self._subject = QRectF()
        self.popover: Popover | None = None
        director.resting.connect(self.close)

    def do(self, action: Action) -> bool:
        """Submit an action, or ask first; whether it was played."""
        title, button, lines = self._question(action)
        if not lines:
            return self._director.model.submit(action)
        self._open(action, title, button, lines)
        return False

    def _question(self, action: Action) -> tuple[str, str, list[str]]:
        """Title, button and what is to know; no lines where nothing is to be asked."""
        s, names = self._director.model.state, self._director.names()
        if action.word == act.FOUND and s.phase == FOUNDING:
            title = translate("InkaBoard", "Found the new tribe here?")
            return title, translate("InkaBoard", "Found"), founding_lines(s, action.number)
        if action.word in (act.SETTLE, act.CITY) and s.phase == MAIN:
            lines: list[str] = []
            ruin = overbuilding(s, action.number) if action.word == act.SETTLE else None
            if ruin is not None:
                lines += ruin_lines(s, action.number, names, s.actor)
            decline = decline_by(s, action)
            if decline is not None:
                lines += decline_lines(decline)
                title = translate("InkaBoard", "This completes your tribe")
            else:
                title = translate("InkaBoard", "Build over this ruin?")
            return title, translate("InkaBoard", "Build"), lines
        if action.word == act.ROBBER and stands_at(s, s.actor, action.number):
            title = translate("InkaBoard", "Put the robber on your own tile?")
            line = translate("InkaBoard", "The tile yields nothing while he stands there.")
            return title, translate("InkaBoard", "Put him there"), [line]
        return "", "", []

    def _open(self, action: Action, title: str, button: str, lines: list[str]) -> None:
        self.close()
        popover = Popover(self._sprites, title, self._view)
        for line in lines:
            popover.add_note(line, "")
        cancel = popover.add_button(translate("InkaBoard", "Cancel"))
        cancel.clicked.connect(popover.cancel)
        build = popover.add_button(button, primary=True)
        build.clicked.connect(lambda: self._answer(action))
        popover.closed.connect(self.close)
        self.popover = popover
        spot = Spot(TILE if action.word == act.ROBBER else CROSSING, action.number)
        at = spot_at(spot)
        self._subject = QRectF(at.x - 60, at.y - 70, 120, 120)
        popover.open_at(self._view.in_view(self._subject))
        self.opened.emit()

    def _answer(self, action: Action) -> None:
        self.close()
        self._director.model.submit(action)

    def close(self) -> None:
        """Put the question away."""
        popover, self.popover = self.popover, None
        if popover is not None:
            focus: QWidget | None = self._view.window().focusWidget()
            if focus is popover or (focus is not None and popover.isAncestorOf(focus)):
                self._view.setFocus()
            popover.hide()
            popover.deleteLater()

    def dismiss(self) -> bool:
        """Back to the board without an answer; whether something was asked."""
        if self.popover is None:
            return False
        self.popover.cancel()
        return True

    def settle(self) -> None:
        """The view has moved or changed its size: follow the subject."""
        if self.popover is not None:
            self.popover.subject = self._view.in_view(self._subject)
            self.popover.settle()
