"""The players as a list: everything about them that everybody may see (V1)."""

from collections.abc import Callable
from enum import IntEnum, unique
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from stoneage_qt.games.stoneage.rules import OVER, State, standings
from stoneage_qt.games.stoneage.rules.constants import IGLOOS
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


@unique
class PlayerRole(IntEnum):
    """What can be asked about a player beside the words."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    NAME = SEAT + 1
    COLOUR = SEAT + 2
    LEVEL = SEAT + 3
    CURRENT = SEAT + 4
    START = SEAT + 5
    PLAYER = SEAT + 6
    PROJECTED = SEAT + 7
    THINKING = SEAT + 8
    SCORE = SEAT + 9
    PAUSED = SEAT + 11
    IGLOOS = SEAT + 10


def shown_scores(s: State) -> list[int]:
    """Points of all seats as they are shown: after the game with the final scoring (E1 to E3)."""
    if s.actor == OVER:
        return [standing.total for standing in standings(s)]
    return [player.score for player in s.players]


def game_scores(game: GameModel) -> list[int]:
    """Points of all seats at a table: the totals not before the final scoring has been shown."""
    if game.result_shown:
        return shown_scores(game.state)
    return [player.score for player in game.state.players]


class PlayersModel(QAbstractListModel):
    """One row per seat.

    PLAYER gives the rules' own record. SCORE is where the marker stands, after the game the
    total. PROJECTED is the total if the game ended now, or None where it would tell face-down
    cards that may not be shown (V2), and after the game. CURRENT: the seat whose
    decision is open, or who rolls. IGLOOS: how many were built, None where there are none.
    """

    def __init__(
        self,
        game: GameModel,
        describe: Callable[[GameModel, int], str],
        name: Callable[[GameModel, int], str] = lambda game, seat: game.seats[seat].name,
    ) -> None:
        """`describe` puts a seat into words, for tooltips and screen readers; `name` calls it."""
        super().__init__()
        self._game = game
        self._describe = describe
        self._name = name
        self._seats = len(game.seats)
        game.matchChanged.connect(self._on_match)
        game.decisionChanged.connect(self.refresh)
        game.viewerChanged.connect(self.refresh)
        game.thinkingChanged.connect(self.refresh)
        game.pausedChanged.connect(self.refresh)

    def rowCount(self, parent: Index = ROOT) -> int:
        """As many as seats."""
        return 0 if parent.isValid() else self._seats

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words for the usual roles, plain values for `PlayerRole`."""
        if not index.isValid() or not 0 <= index.row() < self._seats:
            return None
        seat = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._name(self._game, seat)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._describe(self._game, seat)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._describe(self._game, seat))
        return self._value(seat, role)

    def _value(self, seat: int, role: int) -> Any:
        game, s = self._game, self._game.state
        if role == PlayerRole.PROJECTED:
            hidden = s.actor == OVER or None in game.visible_cards(seat)
            return None if hidden else standings(s)[seat].total
        if role == PlayerRole.SCORE:
            return game_scores(game)[seat]
        values = {
            PlayerRole.SEAT: seat,
            PlayerRole.NAME: self._name(game, seat),
            PlayerRole.COLOUR: game.seats[seat].colour,
            PlayerRole.LEVEL: game.seats[seat].level,
            PlayerRole.CURRENT: self.current() == seat,
            PlayerRole.START: s.start == seat,
            PlayerRole.PLAYER: s.players[seat],
            PlayerRole.IGLOOS: len(s.players[seat].igloos) if IGLOOS in s.modules else None,
            PlayerRole.THINKING: game.thinking and self.current() == seat,
            PlayerRole.PAUSED: game.paused and self.current() == seat and not game.is_person(seat),
        }
        return values.get(PlayerRole(role)) if role in values else None

    def current(self) -> int:
        """The seat that everybody waits for, -1 when the game is over."""
        s = self._game.state
        if s.actor == OVER:
            return -1
        return s.actor if s.actor >= 0 else s.turn

    def refresh(self) -> None:
        """Everything may be different, in numbers or in language."""
        self.dataChanged.emit(self.index(0), self.index(self._seats - 1))

    def _on_match(self) -> None:
        self.beginResetModel()
        self._seats = len(self._game.seats)
        self.endResetModel()
