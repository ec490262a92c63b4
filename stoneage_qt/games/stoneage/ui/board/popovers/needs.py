"""Popovers about goods other than prices: tools for a roll, feeding, the two-resources card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from stoneage_qt.games.stoneage.rules import Action, State
from stoneage_qt.games.stoneage.rules.actions import CLAIM, FEED, STARVE, TOOLS
from stoneage_qt.games.stoneage.rules.components import CARDS
from stoneage_qt.games.stoneage.rules.constants import HUNGER_POINTS
from stoneage_qt.games.stoneage.rules.payments import CLAIM_SIZE, payments
from stoneage_qt.games.stoneage.rules.yields import one_use_tools, pips_of, unused_slots, yield_of
from stoneage_qt.games.stoneage.ui.board.popovers.goods import FreePicker, GoodsPicker, Proposals
from stoneage_qt.games.stoneage.ui.board.popovers.payment import cheapest_first, proposals
from stoneage_qt.games.stoneage.ui.words.help import roll_text
from stoneage_qt.games.stoneage.ui.words.names import (
    StoneAgeCounts,
    animal_name,
    goods_text,
    yield_text,
)
from stoneage_qt.ui.board_kit.popover import Popover, scaled
from stoneage_qt.ui.panels.widgets import label

if TYPE_CHECKING:
    from stoneage_qt.ui.art.sprites import Sprites

translate = QCoreApplication.translate


class ToolsPopover(Popover):
    """Which tools are added to the roll; the tableau's tools answer too.

    Signals:
        answered(action)
        picked(): another choice of tools.
    """

    answered = Signal(object)
    optional = False
    picked = Signal()

    def __init__(self, sprites: Sprites, state: State, parent: QWidget) -> None:
        super().__init__(sprites, translate("StoneAgePopover", "Add tools?"), parent)
        self._state = state
        player = state.players[state.actor]
        self._player = player
        self._slots = unused_slots(player)
        self._cards = one_use_tools(player)
        self.tools: set[int] = set()
        self.cards: set[int] = set()
        self._buttons: dict[tuple[str, int], QToolButton] = {}
        self._sum = self.add_note("", "strong")
        if state.animal is not None:
            text = translate(
                "StoneAgePopover", "The dice show {sum}; the {animal} takes {malus} of it."
            )
            self.add_note(
                text.format(
                    sum=sum(state.dice), animal=animal_name(state.animal), malus=state.malus()
                )
            )
        row = QHBoxLayout()
        row.setSpacing(6)
        for slot in self._slots:
            value = player.tools[slot - 1]
            self._add_tool(row, ("tool", slot), f"pieces/tool_{value}", str(value))
        for card in self._cards:
            text = translate("StoneAgePopover", "once: {value}").format(value=CARDS[card].amount)
            self._add_tool(row, ("card", card), "cards/one_use", text)
        row.addStretch(1)
        self.body.addLayout(row)
        everything = pips_of(player, tuple(self._slots), tuple(self._cards))
        if yield_of(state, everything).units == yield_of(state, 0).units:
            note = translate("StoneAgePopover", "Not even all of them together bring more.")
            if len(self._slots) + len(self._cards) == 1:
                note = translate("StoneAgePopover", "It would not bring more here.")
            self.add_note(note)
        go = self.add_button("", primary=True)
        go.clicked.connect(self._submit)
        self._show()

    def _add_tool(self, row: QHBoxLayout, what: tuple[str, int], art: str, text: str) -> None:
        button = QToolButton()
        button.setProperty("kind", "tile")
        button.setCheckable(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.set_icon(button, art, 40)
        button.setText(text)
        button.clicked.connect(partial(self.toggle, *what))
        row.addWidget(button)
        self._buttons[what] = button

    @property
    def open_tools(self) -> list[int]:
        """Slots (1 to 3) that may be picked."""
        return list(self._slots)

    def toggle(self, kind: str, number: int) -> bool:
        """Pick a tool slot or a card, or put it back; False where there is none to pick."""
        if (kind, number) not in self._buttons:
            return False
        chosen = self.tools if kind == "tool" else self.cards
        chosen.symmetric_difference_update({number})
        self._show()
        self.picked.emit()
        return True

    def digit(self, number_typed: int) -> bool:
        """1 to 3 are the slots, 4 and up the one-use tools."""
        if number_typed <= 3:
            return self.toggle("tool", number_typed)
        index = number_typed - 4
        return index < len(self._cards) and self.toggle("card", self._cards[index])

    def _show(self) -> None:
        added = pips_of(self._player, tuple(self.tools), tuple(self.cards))
        for (kind, number_of), button in self._buttons.items():
            button.setChecked(number_of in (self.tools if kind == "tool" else self.cards))
        self._sum.setText(roll_text(self._state, added))
        good = self._state.roll_good
        gain = yield_of(self._state, added).units
        if self.primary is not None:
            text = (
                translate("StoneAgePopover", "Take {gain}")
                if gain
                else translate("StoneAgePopover", "Take nothing")
            )
            self.primary.setText(text.format(gain=yield_text(good, gain)))
        if self.isVisible():
            self.settle()

    def _submit(self) -> None:
        self.answered.emit(
            Action(TOOLS, tools=tuple(sorted(self.tools)), cards=tuple(sorted(self.cards)))
        )

    def cancel(self) -> None:
        """Take all picked tools back; the roll still waits for an answer."""
        self.tools.clear()
        self.cards.clear()
        self._show()
        self.picked.emit()


class FeedPopover(Popover):
    """Food is missing: pay with goods, or go hungry.

    Signals:
        answered(action)
    """

    answered = Signal(object)
    optional = False

    def __init__(self, sprites: Sprites, state: State, name: str, parent: QWidget) -> None:
        title = translate("StoneAgePopover", "{name}: food is missing").format(name=name)
        super().__init__(sprites, title, parent)
        self._state = state
        player = state.players[state.actor]
        hunger = label()
        hunger.setPixmap(self.picture("pieces/hunger", 44))
        line = QHBoxLayout()
        line.addWidget(hunger)
        need = label(wrap=True, words=StoneAgeCounts().to_feed(state.missing))
        need.setMinimumWidth(scaled(self, 220))
        line.addWidget(need, 1)
        self.body.addLayout(line)
        ways = cheapest_first(payments(player.goods, state.missing))
        self._picker: GoodsPicker | None = None
        starve = self.add_button(
            translate("StoneAgePopover", "Go hungry: {points}").format(
                points=StoneAgeCounts().points(HUNGER_POINTS)
            )
        )
        starve.setProperty("kind", "danger")
        starve.clicked.connect(lambda: self.answered.emit(Action(STARVE)))
        if not ways:
            text = translate("StoneAgePopover", "There are not enough resources to pay with.")
            self.add_note(text, "danger")
            self.primary = starve
            return
        self._picker = GoodsPicker(sprites, player.goods, state.missing)
        self._picker.set_goods(ways[0])
        self._picker.changed.connect(self._show)
        if len(ways) > 1:
            offers = Proposals(sprites, proposals(ways), self._picker)
            self.parts.append(offers)
            offers.chosen.connect(self.take_focus)
            self.body.addWidget(offers)
        self.body.addWidget(self._picker)
        feed = self.add_button("", primary=True)
        feed.clicked.connect(self._submit)
        self._show()

    def _show(self) -> None:
        if self._picker is None or self.primary is None:
            return
        lacking = self._state.missing - sum(self._picker.goods)
        self.primary.setEnabled(lacking == 0)
        if lacking:
            self.primary.setText(translate("StoneAgePopover", "{n} more").format(n=lacking))
        else:
            text = translate("StoneAgePopover", "Feed with {goods}")
            self.primary.setText(text.format(goods=goods_text(self._picker.goods)))
        if self.isVisible():
            self.settle()

    def _submit(self) -> None:
        if self._picker is not None:
            self.answered.emit(Action(FEED, goods=self._picker.goods))

    def cancel(self) -> None:
        """Back to the cheapest payment; the people still wait."""
        player = self._state.players[self._state.actor]
        ways = cheapest_first(payments(player.goods, self._state.missing))
        if self._picker is not None and ways:
            self._picker.set_goods(ways[0])


class ClaimPopover(Popover):
    """Two resources of choice from a card that lies open (A12).

    Signals:
        answered(action)
    """

    answered = Signal(object)

    def __init__(self, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(sprites, translate("StoneAgePopover", "Take two resources"), parent)
        self._picker = FreePicker(sprites, [CLAIM_SIZE] * 4, CLAIM_SIZE)
        self._picker.set_goods((0, 0, 0, CLAIM_SIZE))
        self._picker.changed.connect(self._show)
        self.body.addWidget(self._picker)
        later = self.add_button(translate("StoneAgePopover", "Not now"))
        later.clicked.connect(self.cancel)
        take = self.add_button("", primary=True)
        take.clicked.connect(lambda: self.answered.emit(Action(CLAIM, goods=self._picker.goods)))
        self._show()

    def _show(self) -> None:
        if self.primary is None:
            return
        self.primary.setEnabled(sum(self._picker.goods) == CLAIM_SIZE)
        text = translate("StoneAgePopover", "Take {goods}")
        self.primary.setText(text.format(goods=goods_text(self._picker.goods)))
        if self.isVisible():
            self.settle()
