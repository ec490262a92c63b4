"""Learn by playing, in the window: what the lesson does to the table and the pages."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stoneage_qt.games import face_of, shown_game, with_face
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.shell.announce import announce
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.table import OpenTable

if TYPE_CHECKING:
    from stoneage_qt.ui.pages.game import GamePage


class ShownLesson(QObject):
    """Brings the lesson to the table, and the game that lay there back afterwards.

    Attributes:
        model: the `contract.face.Lesson`, None before there is a game to play it in.

    Signals:
        left(): the lesson was left before its end.
    """

    left = Signal()

    def __init__(self, desk: Desk, table: OpenTable, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._table = table
        self._window = window
        self._before: Match | None = None
        self._first: Match | None = None
        self._panel: Any = None
        self.model: Any = None
        table.keeps = self._is_real_game

    def attach(self, game: GameModel, page: "GamePage") -> None:
        """The game and its page exist now."""
        made = page.face.make_lesson(game, self._desk, page)
        if made is None:
            self.model = self._panel = None
            return
        self.model, self._panel = made
        self._panel.spoken.connect(lambda words: announce(self._window, words))
        self._panel.handedOver.connect(page.board.setFocus)
        page.add_panel(self._panel)
        self.model.activeChanged.connect(self._on_active)

    def open(self, wanted: str = "") -> bool:
        """Begin the lesson, or go on where it was left; whether there is one.

        wanted: the key of the game to learn; else the one on the table, or that was chosen last.
        """
        game = self._table.game
        usual = self._desk.settings.new_game.game if game is None else game.match.rules.key
        first = _first_lesson(wanted or usual)
        if first is None:
            return False
        if game is not None and not self.owns(game.match) and not game.match.is_over:
            self._before = game.match
        if game is None or game.match.rules is not first.rules:
            self._first = first
            self._table.show(first, paused=True)
        assert self.model is not None
        name = self._desk.settings.player_name
        if self.model.can_resume():
            self.model.resume(name)
        else:
            self.model.start(name)
        return True

    def focus(self) -> None:
        """Give the keyboard to the panel where there is something to read."""
        if self._panel is not None:
            self._panel.take_keyboard()

    def owns(self, match: Match) -> bool:
        """Whether a match belongs to the lesson and is no game to go on with."""
        return match is self._first or (self.model is not None and self.model.owns(match))

    def _is_real_game(self, match: Match) -> bool:
        return not self.owns(match)

    def _on_active(self, active: bool) -> None:
        # Who played it to its end looks at the result first.
        if not active and self.model is not None and not self.model.is_complete:
            game = self._table.game
            if game is not None and self.owns(game.match):
                self.left.emit()

    def put_back(self) -> None:
        """After the lesson, bring the game that lay on the table before back to it."""
        game, before = self._table.game, self._before
        if game is None or (self.model is not None and self.model.active):
            return
        self._before = None
        if before is not None and self.owns(game.match):
            self._table.show(before)


def _first_lesson(wanted: str) -> Match | None:
    """What the lesson of this game begins with, or of the first one that has any."""
    for key in dict.fromkeys((shown_game(wanted), *with_face())):
        found: Match | None = face_of(key).first_lesson()
        if found is not None:
            return found
    return None
