"""The final scoring on the board: category by category the markers walk to the new totals.

It only shows what `standings` has counted. Whatever interrupts it, the board afterwards shows
the state, and the end page the same result.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from stoneage_qt.games.stoneage.rules import Standing, State, standings
from stoneage_qt.games.stoneage.rules.scoring import FINAL_PARTS
from stoneage_qt.games.stoneage.ui.board.scoring_plate import Row, scoring_plate
from stoneage_qt.games.stoneage.ui.words import result as text_result
from stoneage_qt.games.stoneage.ui.words.face import WORDS
from stoneage_qt.ui.board_kit.animator import Step, Tween, later
from stoneage_qt.ui.board_kit.items import Z_CAPTION, SpriteItem
from stoneage_qt.ui.words.language import number
from stoneage_qt.ui.words.result import winner_text

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.scene import BoardScene
    from stoneage_qt.session.match import Match
    from stoneage_qt.ui.board_kit.animator import Animator

translate = QCoreApplication.translate

AT: Final = (800.0, 440.0)
"""The middle of the plate: over the village, clear of the track."""
_WALK: Final = 420
_PER_STONE: Final = 34
_LONGEST: Final = 1500
_READ: Final = 700
_READ_ROW: Final = 220
_READ_NOTHING: Final = 650
_READ_WINNER: Final = 3200
_ICONS: Final = {
    "goods": "pieces/gold",
    "symbols_first": "cards/pottery",
    "symbols_second": "cards/weaving",
    "farmers": "cards/farmer",
    "hut_builders": "cards/hut_builder",
    "shamans": "cards/shaman",
    "tool_makers": "cards/tool_maker",
}


class Scoring(QObject):
    """Walks through the categories, then names the winner.

    Attributes:
        stage: what is shown: the number of a category, after them the winner; -1 for nothing.

    Signals:
        told(text): a category in words, for screen readers.
        ended(): everything was shown, or skipped.
    """

    told = Signal(str)
    ended = Signal()

    def __init__(self, scene: BoardScene, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._animator = animator
        self._plate = SpriteItem(scene.pictures, z=Z_CAPTION + 1)
        scene.addItem(self._plate)
        self._match: Match | None = None
        self._table: list[Standing] = []
        self.stage = -1

    @property
    def running(self) -> bool:
        """Whether something of the scoring is being shown."""
        return self.stage >= 0

    def begin(self, match: Match, stage: int = 0) -> None:
        """Count the result of a match, from a category on."""
        self._match = match
        self._table = standings(match.state)
        self.stage = stage - 1
        self.go_on()

    def go_on(self) -> None:
        """Show the next category; after the winner, end."""
        if self._match is None:
            return
        if self.stage >= len(FINAL_PARTS):
            self.stop()
            self.ended.emit()
            return
        self.stage += 1
        state = self._match.state
        self._scene.captions.turn(None, "")
        self._put(self._scores(self.stage))
        if self.stage < len(FINAL_PARTS):
            self._animator.play(self._category(state, FINAL_PARTS[self.stage]))
        else:
            self._animator.play(self._winner(state))

    def stop(self) -> None:
        """Show nothing of it any more; the caller shows the state."""
        if self.running:
            self._animator.clear()
        self.stage = -1
        self._match = None
        self._plate.setVisible(False)

    def _put(self, scores: list[int]) -> None:
        """Markers and tableau at these points."""
        self._scene.tracks.put(scores)
        tableau = self._scene.tableau
        tableau.tell_score(scores[tableau.seat])

    def _scores(self, stage: int) -> list[int]:
        """Where the markers stand before a category is counted."""
        counted = FINAL_PARTS[:stage]
        return [
            standing.total - sum(standing.parts[part] for part in FINAL_PARTS[len(counted) :])
            for standing in self._table
        ]

    def _category(self, state: State, part: str) -> list[Step]:
        names = [look.name for look in self._scene.looks]
        before, after = self._scores(self.stage), self._scores(self.stage + 1)
        rows = [
            Row(
                self._scene.looks[standing.seat],
                text_result.working(state.players[standing.seat], part, standing.parts[part]),
                number(after[standing.seat]),
                standing.parts[part] > 0,
            )
            for standing in self._table
        ]
        progress = translate("StoneAgeScoring", "Final scoring, {n} of {all}").format(
            n=self.stage + 1, all=len(FINAL_PARTS)
        )
        plate = scoring_plate(
            text_result.category_title(part),
            _ICONS[part],
            progress,
            rows,
            _hint(),
            self._scene.pictures,
        )
        most = max(standing.parts[part] for standing in self._table)

        def show() -> Iterable[Tween]:
            self._plate.stand(plate, *AT)
            self.told.emit(text_result.category_text(state, self._table, names, part))
            return ()

        def walk() -> Iterable[Tween]:
            moving = [seat for seat, score in enumerate(after) if score != before[seat]]
            tracks = self._scene.tracks
            return [later(tracks.walk(seat, after[seat]), 0.06 * seat) for seat in moving]

        read = _READ + _READ_ROW * len(rows) if most else _READ_NOTHING
        return [
            Step(0, show),
            Step(read // 3, hold=True),
            Step(
                min(_LONGEST, _WALK + _PER_STONE * most) if most else 0,
                walk,
                lambda: self._put(after),
            ),
            Step(read, hold=True),
        ]

    def _winner(self, state: State) -> list[Step]:
        assert self._match is not None
        ranked = sorted(self._table, key=lambda standing: (standing.rank, standing.seat))
        tied = len({standing.total for standing in ranked}) < len(ranked)
        rows = [
            Row(
                self._scene.looks[standing.seat],
                translate("StoneAgeScoring", "tie-break {n}").format(n=number(standing.tie_break))
                if tied
                else "",
                number(standing.total),
                standing.rank == 1,
            )
            for standing in ranked
        ]
        title = winner_text(WORDS, self._match.seats, self._table)
        note = text_result.decision_text(state, self._table)
        best = [standing for standing in self._table if standing.rank == 1]
        icon = self._scene.looks[best[0].seat].meeple if len(best) == 1 else "cards/points"
        plate = scoring_plate(title, icon, note, rows, _hint(), self._scene.pictures)

        def show() -> Iterable[Tween]:
            self._plate.stand(plate, *AT)
            return ()

        return [Step(0, show), Step(_READ_WINNER, hold=True)]


def _hint() -> str:
    return translate("StoneAgeScoring", "Space or click: go on. Esc: to the result.")
