"""Learn by playing, in the window: what the lesson does to the table and the pages."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.shell.announce import announce
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.table import Table

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.tutorial import TutorialPanel
    from stoneage_qt.games.stoneage.ui.tutorial.lesson import TutorialModel
    from stoneage_qt.ui.pages.game import GamePage


class Lesson(QObject):
    """Brings the lesson to the table, and the game that lay there back afterwards.

    Attributes:
        model: the lesson, None before there is a game to play it in.

    Signals:
        left(): the lesson was left before its end.
    """

    left = Signal()

    def __init__(self, desk: Desk, table: Table, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._table = table
        self._window = window
        self._before: Match | None = None
        self._panel: TutorialPanel | None = None
        self.model: TutorialModel | None = None

    def attach(self, game: GameModel, page: "GamePage") -> None:
        """The game and its page exist now."""
        from stoneage_qt.games.stoneage.ui.tutorial import TutorialPanel
        from stoneage_qt.games.stoneage.ui.tutorial.lesson import TutorialModel

        self.model = TutorialModel(game, self._desk.places.data / "tutorial.json", self)
        self._panel = panel = TutorialPanel(self.model)
        panel.spoken.connect(lambda words: announce(self._window, words))
        panel.handedOver.connect(page.board.setFocus)
        page.add_panel(panel)
        self.model.activeChanged.connect(self._on_active)

    def open(self) -> None:
        """Begin the lesson, or go on where it was left."""
        from stoneage_qt.games.stoneage.ui.tutorial.lesson import lesson_match

        self._table.keeps = False
        if self._table.game is None:
            self._table.show(lesson_match(), paused=True)
        elif not self.owns(self._table.game.match) and not self._table.game.match.is_over:
            self._before = self._table.game.match
        assert self.model is not None
        name = self._desk.settings.player_name
        if self.model.can_resume():
            self.model.resume(name)
        else:
            self.model.start(name)

    def focus(self) -> None:
        """Give the keyboard to the panel where there is something to read."""
        if self._panel is not None:
            self._panel.take_keyboard()

    def owns(self, match: Match) -> bool:
        """Whether a match belongs to the lesson and is no game to go on with."""
        return self.model is not None and self.model.owns(match)

    def _on_active(self, active: bool) -> None:
        self._table.keeps = not active
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
