"""What the window is called: who plays, or which game the page is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from shiboken6 import isValid

from stoneage_qt.games import face_of
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.shell.commands import game_in_sight
from stoneage_qt.ui.words.seats import seat_name, seat_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QStackedWidget

    from stoneage_qt.ui.shell.window import MainWindow

translate = QCoreApplication.translate


def title_of(window: MainWindow, called: int) -> str:
    """The window's title: who plays, or who is called (-1: nobody); elsewhere the game."""
    game, face = window.table.game, face_of(game_in_sight(window))
    if game is not None and 0 <= called < len(game.seats):
        face = face_of(game.match.rules.key)
        words = translate("MainWindow", "● Your turn, {name} – {game}")
        return words.format(name=seat_name(face.words, game.seats, called), game=face.title())
    shown, review = window.stack.currentWidget(), window.review.page
    if review is not None and shown is review:
        seats = review.replay.seats
    elif game is not None and shown in (window.page, window.end_page, window.handover):
        seats = game.seats
    else:
        return face.title()
    words = translate("MainWindow", "{players} – {game}")
    return words.format(players=seat_names(face.words, seats), game=face.title())


class GameWatch(QObject):
    """Tells when another game is in sight: another page, or another choice on it."""

    def __init__(self, stack: QStackedWidget, *tell: Callable[[], object]) -> None:
        super().__init__(stack)
        self._stack = stack
        self._tell = tell
        self._watched: Backdrop | None = None
        stack.currentChanged.connect(self._on_page)
        self._watch()

    def _on_page(self) -> None:
        self._watch()
        self._on_face()

    def _watch(self) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.faceChanged.disconnect(self._on_face)
        shown = self._stack.currentWidget()
        self._watched = shown if isinstance(shown, Backdrop) else None
        if self._watched is not None:
            self._watched.faceChanged.connect(self._on_face)

    def _on_face(self) -> None:
        for tell in self._tell:
            tell()
