"""What a person does not want to be asked: locked kinds, players refused for a round.

Nor what could not be answered by yes.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from stoneage_qt.games.inka.onlooker import Onlooker
from stoneage_qt.games.inka.rules import Action, State
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import KINDS, NOBODY, REPLY, Cards
from stoneage_qt.games.inka.rules.payments import holds
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.settings import Settings

# Why an offer is refused without asking: the cards are missing, all offers are, a wanted kind is
# locked, the player was refused for the round.
LACKS, UNWANTED, LOCKED, ROUND = "lacks", "unwanted", "locked", "round"


class Wishes(QObject):
    """Locks and standing refusals of each seat, kept as long as the match is on the table.

    They answer for the only person at the table. Among several a refusal that comes by itself would
    tell the others what somebody holds, or holds dear. So there only those are not asked who, as
    everybody could count along, can't hold what is wanted: then it tells nothing.

    Signals:
        changed(): something is locked or unlocked, refused or asked again.
    """

    changed = Signal()

    def __init__(
        self,
        game: GameModel,
        settings: Callable[[], Settings],
        onlooker: Onlooker,
        parent: QObject | None = None,
    ) -> None:
        """`settings`: as they are now; `onlooker`: what everybody at the table can know."""
        super().__init__(parent)
        self._game = game
        self._locks: dict[int, set[int]] = {}
        self._refused: dict[tuple[int, int], int] = {}
        self._of = game.match
        self._settings = settings
        self._onlooker = onlooker
        game.matchChanged.connect(self._forget)

    def locked(self, seat: int) -> Cards:
        """1 for each kind that the seat does not give away."""
        locks = self._locks.get(seat, set())
        return tuple(1 if kind in locks else 0 for kind in range(KINDS))

    def toggle_lock(self, seat: int, kind: int) -> None:
        """Lock a kind, or unlock it."""
        self._locks.setdefault(seat, set()).symmetric_difference_update({kind})
        self.changed.emit()

    def refuse_for_round(self, seat: int, other: int) -> None:
        """The seat wants no more offers of another one in this round."""
        self._refused[seat, other] = self._game.match.rules.round_of(self._game.state)
        self.changed.emit()

    def answer(self, s: State) -> Action | None:
        """What is answered for whoever decides, who is not asked; None where that person is."""
        return act.REFUSE_ACTION if self.why_refused(s) else None

    def why_refused(self, s: State) -> str:
        """Why the open offer is to be refused without asking: LACKS …, "" where it is not."""
        offer, seat, match = s.offer, int(s.actor), self._game.match
        self._forget()
        # Whoever came back to an offer wants to look at it.
        if s.phase != REPLY or offer is None or match.can_redo():
            return ""
        if self._game.persons() == [seat]:
            lacks = not holds(s.players[seat].hand, tuple(offer.want))
        else:
            lacks = self._onlooker.can_not_hold(match, match.index, seat, offer.want)
        if lacks and not self._settings().ask_always:
            return LACKS
        if self._game.persons() != [seat]:
            return ""
        if not self._settings().see_offers:
            return UNWANTED
        if any(offer.want[kind] for kind in self._locks.get(seat, ())):
            return LOCKED
        refused = self._refused.get((seat, s.active), NOBODY) == match.rules.round_of(s)
        return ROUND if refused else ""

    def _forget(self) -> None:
        """Where this is another match; it is asked about before it is shown."""
        if self._of is not self._game.match:
            self._of = self._game.match
            self._locks.clear()
            self._refused.clear()
            self.changed.emit()
