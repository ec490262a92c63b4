"""The table of Rise of the Inkas: the board with all that lies around it, as the shell wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.ui.board.choices import spot_of_action
from stoneage_qt.games.inka.ui.board.layout import SCENE, Spot
from stoneage_qt.games.inka.ui.board.view import BoardView
from stoneage_qt.games.inka.ui.table.around import AroundBoard
from stoneage_qt.ui.tutorial.script import READ

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from stoneage_qt.contract.face import MenuMove
    from stoneage_qt.games.inka.rules import Action
    from stoneage_qt.games.inka.ui.spots import Spot as Place
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.session.settings import Settings
    from stoneage_qt.ui.shell.desk import Desk
    from stoneage_qt.ui.tutorial.lesson import TutorialModel

# What is done in the trade field.
_TRADED: Final = (act.OFFER, act.BANK, act.ROUTE)
# What brings a marker.
_MARKED: Final = (act.SETTLE, act.CITY, act.FOUND)


class PlayingTable(AroundBoard):
    """What one plays on: a `contract.face.Table`.

    Attributes:
        board: the painted board.

    Signals:
        zoomChanged(float), visitChanged(int), scored(), told(str), tipShown(): see `Table`.
    """

    zoomChanged = Signal(float)
    visitChanged = Signal(int)
    scored = Signal()
    told = Signal(str)
    tipShown = Signal()

    def __init__(self, game: GameModel, desk: Desk) -> None:
        sprites = desk.sprites_of("inka")
        self.board = BoardView(game, sprites, desk.settings)
        super().__init__(game, desk, sprites, self.board)
        self._desk = desk
        self.setFocusProxy(self.board)
        board = self.board
        board.zoomChanged.connect(self.zoomChanged)
        board.director.visitChanged.connect(self.visitChanged)
        board.director.told.connect(self.told)
        board.touch.aimed.connect(self._show_ahead)
        board.director.resting.connect(self._show_ahead)
        self.plates.chosen.connect(self._on_plate)
        board.director.asked.connect(self._find_gates)
        game.decisionChanged.connect(self._find_gates)
        desk.looks.changed.connect(self._on_looks)
        self._on_looks()

    def _on_looks(self) -> None:
        self.board.set_dark(self._desk.looks.theme.dark)
        self.board.scene_.captions.set_scale(self._desk.looks.scale)

    def _on_plate(self, seat: int) -> None:
        """A plate names whom to rob where that is asked; else it shows the pieces of its player."""
        if not self.board.director.rob(seat):
            self.visit(seat)

    def _show_ahead(self, action: Action | None = None) -> None:
        """The step of the tribe board that the building under the cursor would fill (K1)."""
        self.own.tribe.set_ahead(action is not None and action.word in _MARKED)

    # Where cards fly

    def _find_gates(self) -> None:
        """Cards fly to the plates of their owners, and into the own hand."""
        gates = self.board.scene_.flights.gates
        # With another match its board asks before its plates are there; they tell once more.
        for plate in self.plates.plates:
            own = plate.seat == self.kit.eyes.seat
            target: QWidget = self.tableau.hand if own else plate
            if target.isVisible():
                gates[plate.seat] = self._in_scene(target)

    def _in_scene(self, widget: QWidget) -> Spot:
        """The middle of a widget, seen from the scene; outside of it at the nearest edge."""
        middle = widget.mapTo(self, QPoint(widget.width() // 2, widget.height() // 2))
        view = self.board.viewport()
        here = view.mapFrom(self, middle)
        inside = QPoint(max(0, min(here.x(), view.width())), max(0, min(here.y(), view.height())))
        there = self.board.mapToScene(inside)
        return Spot(there.x(), there.y())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Plates lie elsewhere."""
        super().resizeEvent(event)
        self._find_gates()

    def showEvent(self, event: QShowEvent) -> None:
        """Plates are there."""
        super().showEvent(event)
        self._find_gates()

    # Learning by playing

    def follow(self, lesson: TutorialModel) -> None:
        """Show what its steps talk about: places of the land, the trade field."""

        def show() -> None:
            reads = lesson.active and lesson.ready and lesson.step.kind == READ
            self.board.scene_.lights.tell_of(lesson.places if reads else ())
            expected = lesson.expected
            if expected is not None and lesson.ready and expected.word in _TRADED:
                # Once it has its place.
                QTimer.singleShot(0, self, self.show_trade)

        lesson.stepChanged.connect(show)
        lesson.activeChanged.connect(show)

    # What the shell wants

    @property
    def ratio(self) -> float:
        """Wider than the painting: a column stands beside it."""
        return SCENE.w / SCENE.h * 1.12

    @property
    def live(self) -> bool:
        """Whether the end of the match was played here."""
        return self.board.director.live

    def sky(self) -> QRect:
        """Where messages hide the least."""
        sky = self.board.sky()
        return QRect(self.board.mapTo(self, sky.topLeft()), sky.size())

    def menu_moves(self) -> Sequence[MenuMove]:
        """What the bar below the board does by buttons and keys."""
        return self.turn.menu_moves()

    def set_settings(self, settings: Settings) -> None:
        """Other speeds and wishes."""
        self.board.set_settings(settings)

    def retranslate(self) -> None:
        """Say everything again; the widgets around do so by themselves."""
        self.board.retranslate()

    def skip(self) -> bool:
        """Finish what moves; whether anything did."""
        return self.board.director.skip()

    def point_out(self, place: Place | None) -> None:
        """Light up the place of a line."""
        self.board.point_out(place)

    def point_out_action(self, action: Action | None) -> None:
        """The same for a move of the list."""
        self.board.point_out(None if action is None else spot_of_action(action))

    def area_of(self, action: Action) -> QRect | None:
        """Where a move is made on the board."""
        spot = spot_of_action(action)
        if spot is None:
            return None
        area = self.board.area_of(spot)
        return QRect(self.board.mapTo(self, area.topLeft()), area.size())

    def visit(self, seat: int) -> bool:
        """Show the pieces of a seat in the rack."""
        return self.board.director.visit(seat)

    def visit_next(self) -> None:
        """Show those of the next seat."""
        self.board.director.visit_next()

    def show_scoring(self, wanted: bool = False) -> None:
        """Markers lie open: there is nothing to be counted."""
        self.scored.emit()

    def end_scoring(self) -> bool:
        """Nothing is shown."""
        return False

    def topic(self) -> str:
        """None of its own."""
        return ""

    def set_zoom(self, zoom: float) -> None:
        """1 fits the window."""
        self.board.set_zoom(zoom)

    def zoom_in(self) -> None:
        """Closer."""
        self.board.zoom_in()

    def zoom_out(self) -> None:
        """Farther."""
        self.board.zoom_out()

    def zoom_fit(self) -> None:
        """The whole board."""
        self.board.zoom_fit()
