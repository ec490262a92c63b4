"""The list of players beside a replay: a step repaints only those it changed."""

from stoneage_qt.games import face_of
from stoneage_qt.models.players import PlayerRole, PlayersModel
from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.ui.panels.players import describe_seat, name_seat

_BESIDE = (PlayerRole.CURRENT, PlayerRole.START, PlayerRole.SCORE, PlayerRole.PROJECTED)


class ReplayPlayers(PlayersModel):
    """The players of a replay. Painting all rows costs as much as the board's whole step."""

    def __init__(self, replay: ReplayModel) -> None:
        self._told: list[tuple[object, ...]] = []
        self._replay = replay
        super().__init__(replay, describe_seat, name_seat)

    def refresh(self) -> None:
        """Another position is shown: tell of the rows that differ."""
        before = self._told
        self._told = [self._values(seat) for seat in range(self.rowCount())]
        for seat, values in enumerate(self._told):
            if before[seat : seat + 1] != [values]:
                self.dataChanged.emit(self.index(seat), self.index(seat))

    def retell(self) -> None:
        """Everything may be different: another language."""
        self._told = []
        self.refresh()

    def _on_match(self) -> None:
        super()._on_match()
        self._told = []

    def _values(self, seat: int) -> tuple[object, ...]:
        """All that a row can show, apart from the state that goes on to change."""
        index = self.index(seat)
        state, colour = self.data(index, PlayerRole.STATE), self.data(index, PlayerRole.COLOUR)
        figures = face_of(self._replay.match.rules.key).figures(state, seat, colour)
        return (figures, *(self.data(index, role) for role in _BESIDE))
