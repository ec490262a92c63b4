"""Paying for a card, a building or an igloo, or giving it up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from stoneage_qt.games.stoneage.rules import Action, State
from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY, LEAVE
from stoneage_qt.games.stoneage.rules.constants import (
    BUILDING1,
    CARD1,
    EXTRA_GOLD_POINTS,
    EXTRA_STONE_POINTS,
    IGLOO1,
    Goods,
)
from stoneage_qt.games.stoneage.rules.payments import open_building, value_of
from stoneage_qt.games.stoneage.rules.questions import payment_points
from stoneage_qt.games.stoneage.ui.board.popovers.goods import GoodsPicker, Proposals, goods_icon
from stoneage_qt.games.stoneage.ui.words.cards import building_text, card_text
from stoneage_qt.games.stoneage.ui.words.missing import missing_text
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, goods_text, price_text
from stoneage_qt.ui.board_kit.popover import Popover, scaled
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.words.language import capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.ui.art.sprites import Sprites

_MOST_PROPOSALS: Final = 6
translate = QCoreApplication.translate


def cheapest_first(ways: Sequence[Goods]) -> list[Goods]:
    """Payments by what they are worth."""
    return sorted(ways, key=lambda goods: (value_of(goods), goods[::-1]))


def proposals(ordered: list[Goods]) -> list[Goods]:
    """A few ways to pay out of many, in the same order; the first and the last are among them."""
    if len(ordered) <= _MOST_PROPOSALS:
        return ordered
    last = len(ordered) - 1
    return [ordered[round(i * last / (_MOST_PROPOSALS - 1))] for i in range(_MOST_PROPOSALS)]


class PaymentPopover(Popover):
    """Asks for the goods, with the cheapest payment ready, or the one that scores most.

    Going back to the board is one thing, giving up what lies there another: that has a button
    of its own, and asks once more where it could not be taken back.

    Signals:
        answered(action): buy, build or give up.
    """

    answered = Signal(object)

    def __init__(
        self,
        sprites: Sprites,
        state: State,
        place: int,
        legal: Sequence[Action],
        final: bool,
        parent: QWidget,
    ) -> None:
        """`final`: giving up could not be taken back."""
        self._state = state
        self._place = place
        self._legal = [a for a in legal if a.place == place and a.kind in (BUY, BUILD)]
        super().__init__(sprites, self._title(), parent)
        self._words = _Words(self)
        self._picker: GoodsPicker | None = None
        self._extra: QCheckBox | None = None
        ways = [a.goods for a in self._legal if not a.extra]
        self._only = ways[0] if len(ways) == 1 else None
        self.add_note(self._what(), "strong")
        if ways:
            self._add_payment(self._ordered(ways))
        else:
            self.add_note(missing_text(state, state.actor, place), "danger")
        self._points = label()
        self._points.setProperty("class", "ok")
        self.body.addWidget(self._points)
        self._ask_first = final
        self._give_up = self.add_button(self._words.give_up(place))
        self._give_up.setProperty("kind", "flat")
        self._give_up.clicked.connect(self._on_give_up)
        cancel = self.add_button(translate("StoneAgePopover", "Cancel"))
        cancel.clicked.connect(self.cancel)
        if ways:
            self._pay = self.add_button("", primary=True)
            self._pay.clicked.connect(self._submit)
            self._show()
        else:
            self._points.hide()
            self.primary = cancel

    def _title(self) -> str:
        if self._place < BUILDING1:
            return translate("StoneAgePopover", "Buy this card?")
        if self._place < IGLOO1:
            return translate("StoneAgePopover", "Build this building?")
        return translate("StoneAgePopover", "Build this igloo?")

    def _what(self) -> str:
        if self._place < BUILDING1:
            card = self._state.display[self._place - CARD1]
            return "" if card is None else capital(card_text(card))
        building = open_building(self._state, self._place)
        return "" if building is None else capital(building_text(building))

    def _ordered(self, ways: list[Goods]) -> list[Goods]:
        """The ways to pay, the likeliest first.

        A building that takes 1 to 7 resources scores what is put in (A9): nobody takes such a
        chance to put in as little as possible.
        """
        ordered = cheapest_first(ways)
        building = open_building(self._state, self._place) if self._place >= BUILDING1 else None
        free = building is not None and building.low < building.high
        return ordered[::-1] if free else ordered

    def _add_payment(self, ways: list[Goods]) -> None:
        player = self._state.players[self._state.actor]
        if self._only is None:
            most = max(sum(way) for way in ways)
            self._picker = GoodsPicker(self.sprites, player.goods, most)
            self._picker.set_goods(ways[0])
            self._picker.changed.connect(self._show)
            if len(ways) > 1:
                offers = Proposals(self.sprites, proposals(ways), self._picker, self._scored)
                self.parts.append(offers)
                offers.chosen.connect(self.take_focus)
                self.body.addWidget(offers)
            self.body.addWidget(self._picker)
        else:
            self._add_price(self._only)
        if any(a.extra for a in self._legal):
            text = (
                translate("StoneAgePopover", "1 gold extra: +{points}").format(
                    points=StoneAgeCounts().points(EXTRA_GOLD_POINTS)
                )
                if self._place < BUILDING1
                else translate("StoneAgePopover", "1 stone extra: +{points}").format(
                    points=StoneAgeCounts().points(EXTRA_STONE_POINTS)
                )
            )
            self._extra = QCheckBox(text)
            self._extra.toggled.connect(self._show)
            self.body.addWidget(self._extra)

    def _add_price(self, goods: Goods) -> None:
        price = label()
        side = scaled(self, 34)
        price.setPixmap(goods_icon(self.sprites, goods, side, self.devicePixelRatioF()))
        price.setAccessibleName(goods_text(goods))
        self.body.addWidget(price)
        self.add_note(price_text(goods))

    def _scored(self, goods: Goods) -> str:
        """What a payment scores at once, in words; "" where that is nothing."""
        kind = BUY if self._place < BUILDING1 else BUILD
        points = payment_points(self._state, Action(kind, self._place, 0, goods))
        return StoneAgeCounts().points(points) if points else ""

    @property
    def goods(self) -> Goods:
        """What would be paid."""
        if self._picker is not None:
            return self._picker.goods
        assert self._only is not None
        return self._only

    @property
    def extra(self) -> bool:
        """Whether hard winter's good is added (W1, W2)."""
        return self._extra is not None and self._extra.isChecked()

    def _action(self) -> Action:
        kind = BUY if self._place < BUILDING1 else BUILD
        return Action(kind, self._place, 0, self.goods, self.extra)

    def _show(self) -> None:
        action = self._action()
        fits = action in self._legal
        self._pay.setEnabled(fits)
        self._pay.setText(self._words.pay(action))
        gain = payment_points(self._state, action)
        self._points.setVisible(fits and gain > 0)
        self._points.setText(self._words.gain(gain))
        if self.isVisible():
            self.settle()

    def _submit(self) -> None:
        self.answered.emit(self._action())

    def _on_give_up(self) -> None:
        if self._ask_first:
            self._ask_first = False
            self.add_note(translate("StoneAgePopover", "This cannot be taken back."), "danger")
            self._give_up.setText(translate("StoneAgePopover", "Give it up for good"))
            self._give_up.setProperty("kind", "danger")
            self._give_up.style().polish(self._give_up)
            self.settle()
            return
        self.answered.emit(Action(LEAVE, self._place))


class _Words(QObject):
    """The texts that change while one picks."""

    def pay(self, action: Action) -> str:
        """What the button says."""
        if not any(action.goods):
            return self.tr("Pick resources")
        if action.kind == BUY:
            return self.tr("Buy")
        return self.tr("Build")

    def give_up(self, place: int) -> str:
        """What the button for not taking it says."""
        if place < BUILDING1:
            return self.tr("Give the card up")
        if place < IGLOO1:
            return self.tr("Give the building up")
        return self.tr("Give the igloo up")

    def gain(self, points: int) -> str:
        """The points of this payment."""
        return self.tr("Scores {points} now").format(points=StoneAgeCounts().points(points))
