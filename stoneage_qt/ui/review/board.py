"""The board of a game that is looked at again: the same scene, to look at only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QShowEvent, QWheelEvent

from stoneage_qt.games.stoneage.rules import OVER
from stoneage_qt.games.stoneage.rules.actions import PLACE
from stoneage_qt.games.stoneage.rules.constants import NO_PLACE
from stoneage_qt.games.stoneage.ui.board import layout, plates
from stoneage_qt.games.stoneage.ui.board.canvas import BoardCanvas
from stoneage_qt.games.stoneage.ui.board.looks import looks_of
from stoneage_qt.games.stoneage.ui.board.pictures import CardPictures
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.seen import visible_cards
from stoneage_qt.games.stoneage.ui.words.text import Teller, phase_name, seat_name
from stoneage_qt.models.game import NOBODY
from stoneage_qt.ui.board_kit.items import Z_GLOW, SpriteItem
from stoneage_qt.ui.review.ahead import Ahead

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from stoneage_qt.games.stoneage.bots.verdicts import Verdict
    from stoneage_qt.models.replay import ReplayModel
    from stoneage_qt.ui.art.sprites import Sprites

PICTURE_WIDTH = 2400
# The frame of a place that was chosen though another was better.
CHOSEN = "#D2452D"


class ReplayBoard(BoardCanvas):
    """Shows the position of a replay.

    Signals:
        stepped(steps): the wheel was turned: so many actions forward.
        visitChanged(seat): the tableau of a seat is kept in sight, -1 for no longer.
    """

    stepped = Signal(int)
    visitChanged = Signal(int)

    def __init__(
        self, replay: ReplayModel, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(sprites, parent, patient=False)
        self._replay = replay
        self._visited = NOBODY
        self._chosen = SpriteItem(self.scene_.pictures, z=Z_GLOW + 1)
        self.scene_.addItem(self._chosen)
        self.ahead = Ahead(replay, self.scene_.pictures, self)
        replay.matchChanged.connect(self.rebuild)
        replay.moved.connect(self.show_position)
        self.rebuild()

    def visit(self, seat: int) -> None:
        """Keep the tableau of a seat in sight; the same one again follows the game."""
        self._visited = NOBODY if seat == self._visited else seat
        self.visitChanged.emit(self._visited)
        self.show_position()

    def rebuild(self) -> None:
        """Another match, or other words."""
        match = self._replay.match
        if self._visited >= len(match.seats):
            self.visit(NOBODY)
        seats = [
            seat.named(seat_name(match.seats, number)) for number, seat in enumerate(match.seats)
        ]
        self.scene_.set_game(looks_of(seats), match.options.season)
        self.show_position()
        self.ahead.begin()

    def showEvent(self, event: QShowEvent) -> None:
        """The sharp ground may come later, but not the pieces: they are the game."""
        super().showEvent(event)
        self.scene_.sharpener.finish()

    def _draw_sharp(self, wait: bool = True) -> None:
        super()._draw_sharp(wait)
        self.ahead.begin()

    def make_ready(self) -> Iterator[None]:
        """Paint what will be shown, picture by picture; the size must be known."""
        self.fit()
        scene = self.scene_
        scale = self.transform().m11() * self.devicePixelRatioF()
        scene.valley.ask(scene.view_at(scale))
        # Beside those of the scene, which must not believe that it shows them.
        pictures = CardPictures(scene.pictures.sprites)
        pictures.set_scale(scale)
        pictures.components = scene.pictures.components
        for item in scene.items():
            if isinstance(item, SpriteItem) and item.isVisible() and item.picture is not None:
                pictures.of(item.picture)
                yield

    def show_position(self) -> None:
        """Place everything from the state, without motion."""
        replay = self._replay
        seat = replay.shown_seat()
        state = replay.state
        shown = seat if self._visited == NOBODY else self._visited
        self.scene_.show_state(state, shown, visible_cards(replay, shown))
        captions = self.scene_.captions
        look = None if state.actor == OVER else self.scene_.looks[seat]
        captions.turn(look, self._headline(seat))
        captions.tell(self.happened())

    def show_verdict(self, verdict: Verdict | None) -> None:
        """Light up the better place, with the rings to take, and mark the one that was chosen."""
        places, state = self.scene_.places, self._replay.state
        best = played = NO_PLACE
        if verdict is not None and verdict.best != verdict.played:
            best, played = verdict.best.place, verdict.played.place
        places.light(state, [] if best == NO_PLACE else [best], rings=False, bright=True)
        self._chosen.setVisible(False)
        if verdict is not None and best != NO_PLACE and verdict.best.kind == PLACE:
            places.preview(state, best, verdict.best.number, verdict.seat)
        else:
            places.preview(state, None, 0, 0)
        if played not in (NO_PLACE, best):
            area = geometry(played).area
            self._chosen.stand(plates.glow(area.w, area.h, CHOSEN, 1), *area.center)
            self._chosen.setVisible(True)

    def _headline(self, seat: int) -> str:
        state = self._replay.state
        phase = phase_name(state.phase)
        if state.actor == OVER:
            return phase
        return self.tr("{name} · {phase}").format(
            name=seat_name(self._replay.seats, seat), phase=phase
        )

    def happened(self) -> str:
        """What the last action did, in words."""
        replay = self._replay
        if not replay.index:
            return ""
        match = replay.match
        teller = Teller(match.seats, match.options.season)
        return teller.caption(match.events_at(replay.index - 1))

    def retranslate(self) -> None:
        """Say everything again."""
        self.rebuild()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl zooms, else the wheel steps through the game."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        steps = event.angleDelta().y()
        if steps:
            self.stepped.emit(-1 if steps > 0 else 1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key belongs to the page: Space plays here."""
        event.ignore()

    def picture(self) -> QImage:
        """Board and tableau as an image, large enough to print."""
        box = self.scene_.sceneRect()
        scale = PICTURE_WIDTH / layout.BOARD.w
        size = (box.size() * scale).toSize()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(self.backgroundBrush().color())
        before = self.transform().m11() * self.devicePixelRatioF()
        self.scene_.set_scale(scale)
        painter = QPainter(image)
        painter.setRenderHints(self.renderHints())
        self.scene_.render(painter, QRectF(image.rect()), box)
        painter.end()
        self.scene_.set_scale(before)
        return image
