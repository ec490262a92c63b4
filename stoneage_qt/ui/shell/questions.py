"""What the window asks before it does something: a bot's play for people, a warned move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect

from stoneage_qt.games import face_of
from stoneage_qt.ui.words.chances import chance_note

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from stoneage_qt.contract import Action, State
    from stoneage_qt.ui.dialogs.message import MessageBar
    from stoneage_qt.ui.pages.game import GamePage
    from stoneage_qt.ui.shell.table import OpenTable


class Questions(QObject):
    """Puts questions over the page; whoever does not answer says no."""

    def __init__(
        self,
        table: OpenTable,
        messages: MessageBar,
        demo: QAction,
        with_page: Callable[[Callable[[GamePage], object]], object],
    ) -> None:
        """`demo`: lets a bot play for people; `with_page`: does something with the game's page."""
        super().__init__(table)
        self._table = table
        self._messages = messages
        self._demo = demo
        self._with_page = with_page
        self._chances_explained = False
        table.warned.connect(self._on_warned)
        table.warningWithdrawn.connect(messages.withdraw)
        table.created.connect(lambda game: game.changed.connect(self._on_changed))

    def set_demo(self, on: bool) -> None:
        """Let a bot play for the people, or stop that; asks once in each game."""
        game = self._table.game
        if game is None:
            return
        if not on or game.match.options.demo or not game.persons():
            game.set_demo(on)
            return
        self._demo.setChecked(False)
        self._messages.ask(
            self.tr(
                "Shall a bot play on for you? The game will count in no statistics; "
                "Undo brings you back to this point."
            ),
            self.tr("Let the bot play"),
            lambda: game.set_demo(True),
        )

    def _on_changed(self, _state: State, events: list[object]) -> None:
        """Whoever plays on, or takes something back, has no need of what was asked before."""
        game = self._table.game
        if game is not None and (not events or game.match.is_persons_own(game.match.index - 1)):
            self._messages.withdraw_question()

    def _on_warned(self, action: Action, better: Any, cost: float) -> None:
        """The tutor has second thoughts; the move can be played all the same."""
        game = self._table.game
        if game is None:
            return
        told = face_of(game.match.rules.key).words
        words = self.tr(
            "“{move}” costs about {points} percentage points of the chance to win. "
            "Better: “{better}”"
        ).format(
            move=told.action(game.match, game.state, action),
            points=round(100 * cost),
            better=told.action(game.match, game.state, better.action),
        )
        if why := told.why(game.match, better.reasons):
            words = self.tr("{advice} ({why}).").format(advice=words, why=why)
        else:
            words = f"{words}."
        if not self._chances_explained:
            self._chances_explained = True
            words = f"{words} {chance_note()}"
        self._messages.ask(words, self.tr("Play it anyway"), self._table.play_anyway)
        self._messages.add_answer(self.tr("Play the better move"), self._table.play_better)
        self._with_page(lambda page: self._point_out(page, better.action))

    def _point_out(self, page: GamePage, action: Action) -> None:
        """Show the better move on the board as long as the warning is there."""
        over = self._messages.parentWidget()

        def area() -> QRect | None:
            found = page.area_of(action) if page.isVisible() else None
            if found is None or over is None:
                return None
            return QRect(page.mapTo(over, found.topLeft()), found.size())

        page.board.point_out_action(action)
        self._messages.keep_in_sight(area, lambda: page.board.point_out_action(None))
