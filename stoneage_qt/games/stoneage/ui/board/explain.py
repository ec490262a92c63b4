"""Explains what is under the cursor: after a moment, at once on demand, enlarged by key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QTimer

from stoneage_qt.games.stoneage.bots.odds import roll_odds
from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import BUILDINGS, CARDS, TOP_ROLL
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    IGLOO1,
    RIVER,
)
from stoneage_qt.games.stoneage.ui.board import tableau_layout
from stoneage_qt.games.stoneage.ui.board.hint import Explanation, HintCard
from stoneage_qt.games.stoneage.ui.board.people import HOME
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.remarks import remark_at
from stoneage_qt.games.stoneage.ui.words.cards import building_note, card_note, card_text
from stoneage_qt.games.stoneage.ui.words.help import help_place
from stoneage_qt.games.stoneage.ui.words.missing import missing_text
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, animal_name
from stoneage_qt.ui.board_kit.pictures import Art
from stoneage_qt.ui.words.language import capital, number

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.view import BoardView
    from stoneage_qt.ui.art.sprites import Sprites

_PATIENCE_MS: Final = 550
_LONG_PRESS_MS: Final = 600


class Explainer(QObject):
    """Fills the hint card of a view."""

    def __init__(self, view: BoardView, sprites: Sprites) -> None:
        super().__init__(view)
        self._view = view
        self.card = HintCard(sprites, view)
        self._point = QPoint()
        self._key: object = None
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_PATIENCE_MS)
        self._waiting.timeout.connect(self._show)
        self._pressing = QTimer(self)
        self._pressing.setSingleShot(True)
        self._pressing.setInterval(_LONG_PRESS_MS)
        self._pressing.timeout.connect(lambda: self.enlarge(self._point))
        view.director.explained.connect(self._explain_place)
        view.asker.opened.connect(self.hide)
        view.director.asked.connect(self.hide)
        view.director.resting.connect(self.hide)
        view.keyboard.moved.connect(self._on_keyboard)
        view.touch.recounted.connect(self._on_recounted)

    # When

    def hover(self, point: QPoint) -> None:
        """The cursor moved: explain after a moment, and at once while people are carried."""
        moved = (point - self._point).manhattanLength()
        self._point = point
        carrying = self._view.director.hand.carrying
        if moved > 3:
            self._pressing.stop()
        key = (
            self._view.touch.hovered,
            carrying and self._view.director.hand.number,
            None if carrying else self._remark(self._view.mapToScene(point)),
        )
        if carrying:
            if key != self._key or self.card.isHidden():
                self._key = key
                self._show()
            return
        if key != self._key:
            self._key = key
            self.hide()
        if self.card.isHidden():
            self._waiting.start()

    def _on_recounted(self) -> None:
        """Others are carried, by wheel or key: what is told about a place follows."""
        if self._view.touch.hovered is not None:
            self.hover(self._point)

    def long_press(self, point: QPoint | None) -> None:
        """A button is held on a ware (None: no longer)."""
        if point is None:
            self._pressing.stop()
            return
        self._point = point
        if self._ware(self._view.mapToScene(point)) is not None:
            self._pressing.start()

    def hide(self) -> bool:
        """Put the card away; whether it was there."""
        self._waiting.stop()
        shown = not self.card.isHidden()
        self.card.hide()
        return shown

    def toggle(self) -> None:
        """The key: enlarge what is under the frame of the keyboard or the cursor, or stop."""
        if not self.hide():
            place = self._view.keyboard.place
            if place is not None:
                self._show_at(self._place_hint(place), self._place_rect(place), True)
            else:
                self.enlarge(self._point)

    def enlarge(self, point: QPoint) -> None:
        """Show at once and large; a press that was held for this is no click."""
        self._view.touch.abandon()
        self._point = point
        self._show(large=True)

    # What

    def _show(self, large: bool = False) -> None:
        view = self._view
        if view.asker.popover is not None and not large:
            return
        at = view.mapToScene(self._point)
        ware = self._ware(at)
        place = view.touch.place_under(at)
        if ware is not None and ware[1] is None:
            hint = self._ware_hint(ware[0])
        elif place is not None:
            hint = self._place_hint(place)
        else:
            hint = self._remark(at)
        # Beside the whole place while people are carried: they and their goal stay visible.
        subject = self.card.around(self._point + view.viewport().pos())
        if view.director.hand.carrying and place is not None:
            subject = self._place_rect(place)
        self._show_at(hint, subject, large)

    def _show_at(self, hint: Explanation, subject: QRect, large: bool) -> None:
        state = self._view.scene_.state
        if state is None or hint == Explanation():
            self.hide()
            return
        self.card.set_components(state.components)
        self.card.show_hint(hint, subject, large)

    def _ware(self, point: QPointF) -> tuple[Art, int | None] | None:
        """The ware under a point, with the place it lies at (None on the tableau)."""
        scene = self._view.scene_
        if scene.state is None:
            return None
        if point.y() >= tableau_layout.STRIP.y:
            thing = scene.tableau.thing_at(point)
            return None if thing is None else (Art(thing[0], thing[1], 0), None)
        place = self._view.touch.place_under(point)
        if place is None or place < CARD1:
            return None
        art = _lying(scene.state, place)
        return None if art is None else (art, place)

    def _remark(self, point: QPointF) -> Explanation:
        scene = self._view.scene_
        if scene.state is None:
            return Explanation()
        seat = scene.tableau.seat
        return Explanation(remark_at(scene.state, seat, scene.looks, point.x(), point.y()))

    def _ware_hint(self, art: Art) -> Explanation:
        which = int(art.name)
        state = self._view.scene_.state
        if art.kind == "card":
            return Explanation(card_note(which), note=capital(card_text(which)), art=art)
        if art.kind == "building":
            return Explanation(building_note(BUILDINGS[which]), art=art)
        assert state is not None
        return Explanation(building_note(state.components.igloos[which]), art=art)

    def _place_hint(self, place: int) -> Explanation:
        view, model = self._view, self._view.director.model
        state = view.scene_.state
        if state is None:
            return Explanation()
        seat = state.actor if model.actor_is_person() else view.scene_.tableau.seat
        text = help_place(state, max(0, seat), place, view.scene_.season)
        if model.actor_is_person():
            text = " ".join(filter(None, (text, missing_text(state, seat, place))))
        reason = view.director.reason(place)
        hint = Explanation(text, reason, art=_lying(state, place))
        if view.director.options.odds:
            hint = self._with_odds(hint, state, max(0, seat), place)
        # Who carries people knows the place, and needs to see the board.
        hand = view.director.hand
        if hand.carrying and hand.origin == HOME:
            hint = hint._replace(note=view.director.adjusted(place, hand.number))
        brief = hand.carrying and bool(hint.odds or reason or hint.note)
        return hint._replace(text="", art=None) if brief else hint

    def _with_odds(self, hint: Explanation, state: State, seat: int, place: int) -> Explanation:
        dice = self._dice(state, seat, place)
        if not dice:
            return hint
        tools = roll_odds(state, seat, place, dice)
        if place <= RIVER and state.placed[place][seat]:
            return hint._replace(
                odds=tools.at_least
            )  # the text has the mean of those who stand there
        bare = roll_odds(state, seat, place, dice, 0)
        words = (
            self.tr("{dice}: {mean} on average, with tools {more}")
            if tools.mean > bare.mean
            else self.tr("{dice}: {mean} on average")
        )
        mean = words.format(
            dice=StoneAgeCounts().dice(dice), mean=number(bare.mean, 1), more=number(tools.mean, 1)
        )
        if state.animal is not None and state.malus():
            less = self.tr("{animal}: {n} on the dice, counted in")
            words = less.format(animal=capital(animal_name(state.animal)), n=number(-state.malus()))
            mean = f"{mean}\n{words}"
        return hint._replace(odds=tools.at_least, mean=mean)

    def _dice(self, state: State, seat: int, place: int) -> int:
        """How many dice would roll at a place; 0 where none do."""
        director = self._view.director
        if CARD1 <= place < BUILDING1:
            card = state.display[place - CARD1]
            rolls = card is not None and CARDS[card].top == TOP_ROLL
            return CARDS[card].amount if card is not None and rolls else 0
        if place > RIVER:
            return 0
        here = state.placed[place][seat]
        if director.placing and not here:
            wanted = director.hand.number or self._view.keyboard.number
            return director.fitting(place, wanted or state.players[seat].supply)
        return here

    # Where

    def _explain_place(self, place: int, text: str) -> None:
        self._show_at(Explanation(reason=text), self._place_rect(place), False)

    def _on_keyboard(self) -> None:
        place = self._view.keyboard.place
        if place is None:
            self.hide()
        else:
            self._show_at(self._place_hint(place), self._place_rect(place), False)

    def _place_rect(self, place: int) -> QRect:
        area = geometry(place).area
        return self._view.in_view(QRectF(area.x, area.y, area.w, area.h))


def _lying(state: State, place: int) -> Art | None:
    """What lies at a place as a picture."""
    if CARD1 <= place < BUILDING1:
        card = state.display[place - CARD1]
        return None if card is None else Art("card", card, 0)
    if BUILDING1 <= place < IGLOO1:
        stack = place - BUILDING1
        shown = stack < len(state.stacks) and state.stacks[stack]
        return Art("building", state.stacks[stack][0], 0) if shown else None
    if IGLOO1 <= place < ANIMAL:
        return Art("igloo", place - IGLOO1, 0) if place - IGLOO1 in state.igloos else None
    if place == ANIMAL and state.animal is not None:
        return Art("animal", state.animal, 0)
    return None
