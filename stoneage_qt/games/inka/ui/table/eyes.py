"""Who looks at the screen: whose hand may be shown, and what several people may see together."""

from PySide6.QtCore import QObject, Signal

from stoneage_qt.contract import OVER
from stoneage_qt.games.inka.rules.constants import NOBODY
from stoneage_qt.models.game import GameModel


class Eyes(QObject):
    """Whose hand lies open on the screen (V2).

    One person at the table always sees the own hand. Among several, whoever is to decide says
    that nobody else looks (`look`); the hand is covered again as soon as another seat's turn or
    another person's decision begins.

    Signals:
        changed(): another hand, or none, may be seen now.
    """

    changed = Signal()

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._looker = NOBODY
        game.changed.connect(self._watch)
        game.matchChanged.connect(self.cover)
        game.replayingChanged.connect(self.cover)
        game.viewerChanged.connect(self._keep)

    @property
    def several(self) -> bool:
        """Whether more than one person plays at this computer."""
        return len(self._game.persons()) > 1

    @property
    def viewer(self) -> int:
        """The seat whose hand may be shown, NOBODY for none."""
        persons = self._game.persons()
        if len(persons) == 1:
            return persons[0]
        return self._looker if self._may_look(self._looker) else NOBODY

    @property
    def seat(self) -> int:
        """Whose things lie in front: the viewer, or whoever is to look next."""
        viewer = self.viewer
        if viewer != NOBODY:
            return viewer
        s = self._game.state
        persons = self._game.persons()
        for seat in (int(s.actor), int(s.active)):
            if seat in persons or (seat >= 0 and not persons):
                return seat
        return persons[0] if persons else 0

    def sees(self, seat: int) -> bool:
        """Whether a seat's hand may be shown; at the end all may."""
        return seat == self.viewer or bool(self._game.state.actor == OVER)

    @property
    def must_look(self) -> bool:
        """Whether a person is to decide who has not said yet that nobody else looks."""
        return self.several and self._game.actor_is_person() and self.viewer == NOBODY

    def look(self) -> None:
        """The person to decide is there, alone."""
        if self._game.actor_is_person():
            self._looker = int(self._game.state.actor)
            self._game.set_peeking(True)
            self.changed.emit()

    def cover(self) -> None:
        """Nobody looks any more."""
        looked, self._looker = self._looker != NOBODY, NOBODY
        self._game.set_peeking(False)
        if looked:
            self.changed.emit()

    def _may_look(self, seat: int) -> bool:
        """In the own turn while bots and dice decide, and wherever the seat itself is asked."""
        if seat == NOBODY or self._game.replaying:
            return False
        s = self._game.state
        asked = int(s.actor)
        if asked == seat:
            return True
        return int(s.active) == seat and not self._game.is_person(asked)

    def _keep(self) -> None:
        """Whoever held a key to peek has let it go; who looks still looks."""
        if self._looker != NOBODY and self._looker == self._game.state.actor:
            self._game.set_peeking(True)

    def _watch(self) -> None:
        if self._looker != NOBODY and not self._may_look(self._looker):
            self.cover()
