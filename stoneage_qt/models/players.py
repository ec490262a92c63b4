"""The players as a list: everything about them that everybody may see (V1)."""

from collections.abc import Callable
from enum import IntEnum, unique
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from stoneage_qt.contract import OVER, Rules, ShownGame, State
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
    PAUSED = SEAT + 10
    STATE = SEAT + 11


def shown_scores(rules: Rules, s: State) -> list[int]:
    """Points of all seats as they are shown: after the game with the final scoring."""
    if s.actor == OVER:
        return [standing.total for standing in rules.standings(s)]
    return list(rules.scores(s))


def game_scores(game: ShownGame) -> list[int]:
    """Points of all seats at a table: the totals not before the final scoring has been shown."""
    if game.result_shown:
        return shown_scores(game.match.rules, game.state)
    return list(game.match.rules.scores(game.state))


class PlayersModel(QAbstractListModel):
    """One row per seat.

    PLAYER gives the rules' own record. SCORE is where the marker stands, after the game the
    total. PROJECTED is the total if the game ended now, or None where it would tell face-down
    cards that may not be shown (V2), and after the game. CURRENT: the seat whose
    decision is open, or who rolls. STATE: the position that all of it is about.
    """

    def __init__(
        self,
        game: ShownGame,
        describe: Callable[[ShownGame, int], str],
        name: Callable[[ShownGame, int], str] = lambda game, seat: game.seats[seat].name,
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
            rules = game.match.rules
            told = game.sees(seat) or not rules.hides(s, seat, game.match.options)
            return rules.standings(s)[seat].total if told and s.actor != OVER else None
        if role == PlayerRole.SCORE:
            return game_scores(game)[seat]
        values = {
            PlayerRole.SEAT: seat,
            PlayerRole.NAME: self._name(game, seat),
            PlayerRole.COLOUR: game.seats[seat].colour,
            PlayerRole.LEVEL: game.seats[seat].level,
            PlayerRole.CURRENT: self.current() == seat,
            PlayerRole.START: game.match.rules.start_of(s) == seat,
            PlayerRole.PLAYER: s.players[seat],
            PlayerRole.STATE: s,
            PlayerRole.THINKING: game.thinking and self.current() == seat,
            PlayerRole.PAUSED: game.paused and self.current() == seat and not game.is_person(seat),
        }
        return values.get(PlayerRole(role)) if role in values else None

    def current(self) -> int:
        """The seat that everybody waits for, -1 when the game is over."""
        s = self._game.state
        if s.actor == OVER:
            return -1
        seat: int = self._game.match.rules.turn_of(s)
        return seat

    def refresh(self) -> None:
        """Everything may be different, in numbers or in language."""
        self.dataChanged.emit(self.index(0), self.index(self._seats - 1))

    def _on_match(self) -> None:
        self.beginResetModel()
        self._seats = len(self._game.seats)
        self.endResetModel()
