"""The score track and the agriculture track: one marker per seat on each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.ui.board import layout, plates
from stoneage_qt.models.players import shown_scores
from stoneage_qt.ui.board_kit.animator import Tween, glide
from stoneage_qt.ui.board_kit.items import Z_CAPTION, Z_MARKER, Z_STONE, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Pictures, piece
from stoneage_qt.ui.words.language import number

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.stoneage.rules import State
    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook

_ALONE: Final = 36.0
_CROWDED: Final = 25.0
_FIELD_W: Final = 30.0
_BESIDE: Final = 27.0
_Z_LAP: Final = Z_CAPTION + 1.0


class Tracks:
    """Markers of all seats; a plate counts the laps of 100 points."""

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self._looks: tuple[SeatLook, ...] = ()
        self._score: list[SpriteItem] = []
        self._laps: list[SpriteItem] = []
        self._field: list[SpriteItem] = []
        self._shown: list[int] = []
        self._numbers = [
            SpriteItem(pictures, z=Z_STONE)
            for stone in range(layout.TRACK_STONES)
            if layout.is_milestone(stone)
        ]
        for item in self._numbers:
            scene.addItem(item)

    def set_looks(self, looks: tuple[SeatLook, ...]) -> None:
        """Other seats."""
        self._looks = looks
        while len(self._score) < len(looks):
            # Plates reach over the stacks and the caption beside the rim, and must be read there.
            for row, z in ((self._score, Z_MARKER), (self._laps, _Z_LAP), (self._field, Z_MARKER)):
                item = SpriteItem(self._pictures, z=z)
                self._scene.addItem(item)
                row.append(item)
        for item in (*self._score, *self._laps, *self._field):
            item.setVisible(False)
        self._shown = [0] * len(looks)

    def show(self, state: State) -> None:
        """All markers where the state says."""
        self.put(shown_scores(RULES, state))
        self._number_stones()
        for seat, look in enumerate(self._looks):
            position = state.players[seat].agriculture
            at = layout.agriculture_spot(position, seat)
            self._field[seat].stand(piece(look.field_marker, _FIELD_W), at.x, at.y)

    def _number_stones(self) -> None:
        """The tens carry their number; markers stand over it."""
        tens = [stone for stone in range(layout.TRACK_STONES) if layout.is_milestone(stone)]
        for item, stone in zip(self._numbers, tens, strict=True):
            at = layout.TRACK[stone]
            item.stand(plates.stone_number(number(stone)), at.x, at.y)

    def put(self, scores: list[int]) -> None:
        """The score markers at these scores."""
        self._shown = list(scores)
        for seat, look in enumerate(self._looks):
            x, y, width = self._spot(scores, seat)
            self._score[seat].stand(piece(look.score_marker, width), x, y)
            self._score[seat].setZValue(Z_MARKER + y / 10000)
            self._show_lap(seat, scores, x, y)

    def _spot(self, scores: list[int], seat: int) -> tuple[float, float, float]:
        """Where the marker of a seat stands among those on the same stone, and its width."""
        stone = layout.track_index(scores[seat])
        crowd = [s for s, score in enumerate(scores) if layout.track_index(score) == stone]
        at = layout.track_spots(scores[seat], len(crowd))[crowd.index(seat)]
        return at.x, at.y, _ALONE if len(crowd) == 1 else _CROWDED

    def _show_lap(self, seat: int, scores: list[int], x: float, y: float) -> None:
        """More than 99, or fewer than 0, points: a plate inside the rim says how many."""
        score = scores[seat]
        lap = score // layout.TRACK_STONES
        if lap == 0:
            self._laps[seat].setVisible(False)
            return
        text = f"+{100 * lap}" if lap > 0 else f"−{-score}"
        stone = layout.track_index(score)
        before = sum(1 for other in scores[:seat] if layout.track_index(other) == stone)
        at = layout.TRACK[stone]
        column = abs(at.x - layout.BOARD.center.x) > layout.TRACK_PATH.w / 2 - 2
        plate = plates.seat_plate(text, self._looks[seat].colour, 20)
        if column:
            inward = 1 if at.x < layout.BOARD.center.x else -1
            x, y = at.x + inward * (18 + plate.width / 2), at.y + _BESIDE * before
        else:
            inward = 1 if at.y < layout.BOARD.center.y else -1
            y = at.y + inward * (32 + _BESIDE * before)
        self._laps[seat].stand(plate, x, y)

    def walk(self, seat: int, score: int) -> Tween:
        """The marker of a seat walks stone by stone to a score."""
        item = self._score[seat]
        start = self._shown[seat]
        self._shown[seat] = score
        self._laps[seat].setVisible(False)

        def tween(t: float) -> None:
            exact = start + (score - start) * t
            stone = int(exact // 1)
            share = exact - stone
            a = layout.TRACK[layout.track_index(stone)]
            b = layout.TRACK[layout.track_index(stone + 1)]
            hop = 8.0 * 4 * share * (1 - share)
            item.setPos(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share - hop)

        return tween

    def score_point(self, seat: int) -> tuple[float, float]:
        """Where the marker of a seat stands now."""
        item = self._score[seat]
        return item.x(), item.y()

    def grow(self, state: State, seat: int) -> Tween:
        """The marker of a seat moves along the furrows."""
        at = layout.agriculture_spot(state.players[seat].agriculture, seat)
        return glide(self._field[seat], at.x, at.y, lift=14.0)
