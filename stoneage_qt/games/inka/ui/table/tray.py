"""The trade tray: you give, you get, and what becomes of it; never a dialog.

Always there while somebody may trade. Cards of the own hand are picked in the hand itself, wanted
kinds here; a missing card in a cost row fills both sides at once.
"""

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from stoneage_qt.games.inka.rules import bargains
from stoneage_qt.games.inka.rules.actions import COUNTER, Action
from stoneage_qt.games.inka.rules.constants import KINDS, MAIN, NO_CARDS, REPLY, Cards
from stoneage_qt.games.inka.rules.trade import can_offer
from stoneage_qt.games.inka.talks import refused_before, talks_of_turn
from stoneage_qt.games.inka.ui.table.answers import counters, you_get, you_give
from stoneage_qt.games.inka.ui.table.costs import exchange_text
from stoneage_qt.games.inka.ui.table.draft import Draft
from stoneage_qt.games.inka.ui.table.kit import Kit
from stoneage_qt.games.inka.ui.table.lines import SwapButton
from stoneage_qt.games.inka.ui.table.picker import KindRow
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.ui.keyboard_focus import shows_focus
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.widgets import button, label
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import both

translate = QCoreApplication.translate

# So many ready lines are shown; everything else can be composed.
MOST_EXCHANGES = 3
MOST_COUNTERS = 4


_COLUMNS = 4


class _Side(QWidget):
    """One side of the trade: its words and kinds; digits mean kinds while it has the keyboard."""

    def __init__(self, kit: Kit, columns: int) -> None:
        super().__init__()
        self._kit = kit
        self.words = label("strong", wrap=True)
        self.row = KindRow(kit, columns)
        line = QHBoxLayout(self)
        line.setContentsMargins(4, 1, 4, 1)
        line.setSpacing(4)
        line.addWidget(self.words, 1)
        line.addWidget(self.row)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring where the keyboard is."""
        if shows_focus(self):
            painter = QPainter(self)
            painter.setPen(QPen(self._kit.colour("focus"), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 8 add a card of the kind."""
        number = event.key() - int(Qt.Key.Key_1)
        if 0 <= number < KINDS and not event.modifiers():
            self.row.more.emit(number)
        else:
            super().keyPressEvent(event)


class Tray(UpToDate, QFrame):
    """Both sides, what can be done with them, and what it would lead to."""

    def __init__(self, kit: Kit, draft: Draft) -> None:
        super().__init__()
        self._kit = kit
        self._draft = draft
        self.setProperty("class", "card")
        self.get, self.give = _Side(kit, _COLUMNS), _Side(kit, _COLUMNS)
        self.offer = button(self.send, "primary")
        self.exchange = button(self._exchange)
        self.clear = button(draft.clear, "flat")
        self.left = label("caption")
        self.note = label("caption", wrap=True)
        self.ready: list[SwapButton] = []
        self._lines: list[Action] = []
        self._ready_row = Flow(4)
        buttons = Flow(4)
        for widget in (self.offer, self.exchange, self.clear, self.left):
            buttons.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(3)
        column.addWidget(self.get)
        column.addWidget(self.give)
        column.addLayout(buttons)
        column.addLayout(self._ready_row)
        column.addWidget(self.note)
        for side, more, fewer in (
            (self.get, draft.want_more, draft.want_less),
            (self.give, draft.give_more, draft.give_less),
        ):
            side.row.more.connect(more)
            side.row.fewer.connect(fewer)
        QWidget.setTabOrder(self.get, self.give)
        QWidget.setTabOrder(self.give, self.offer)
        draft.changed.connect(self.refresh)
        kit.game.decisionChanged.connect(self.refresh)
        kit.eyes.changed.connect(self.refresh)
        # Shown by whoever puts it somewhere: alone it would be a window of its own.
        self.hide()

    def take_keyboard(self) -> bool:
        """T: begin with what is wanted; whether a trade is possible."""
        if not self._draft.composing:
            return False
        self.get.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def drop(self, kind: int, where: QPoint) -> None:
        """A card of the hand is let go over a wanted kind, or anywhere else in here to give it."""
        if not self._draft.composing or not self.rect().contains(self.mapFromGlobal(where)):
            return
        wanted = next(
            (
                chip.kind
                for chip in self.get.row.chips
                if chip.isVisible() and chip.rect().contains(chip.mapFromGlobal(where))
            ),
            None,
        )
        if wanted == kind:
            return
        if wanted is None or not self._draft.give[kind]:
            self._draft.give_more(kind)
        if wanted is not None:
            self._draft.want_more(wanted)

    def send(self) -> None:
        """The offer, or the counter."""
        action = self._draft.proposal()
        if action is not None:
            self._kit.game.submit(action)

    def _exchange(self) -> None:
        action = self._draft.exchange()
        if action is not None:
            self._kit.game.submit(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the lit button says, Esc begins anew."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._draft.empty:
            (self.offer if self.offer.isEnabled() else self.exchange).click()
        elif event.key() == Qt.Key.Key_Escape and not self._draft.empty:
            self._draft.clear()
        else:
            super().keyPressEvent(event)

    def refresh(self) -> None:
        """As the draft and the position say."""
        draft = self._draft
        s = self._kit.state
        if not draft.composing:
            self.hide()
            self._show_ready([])
            self.note.setText("")
            return
        self.get.words.setText(you_get())
        self.give.words.setText(you_give())
        self.get.setAccessibleName(you_get())
        self.give.setAccessibleName(you_give())
        # As high with cards as without: the buttons below stay under the pointer.
        self.give.setMinimumHeight(self.give.row.chips[0].sizeHint().height() + 2)
        hand = s.players[self._kit.eyes.viewer].hand
        for kind in range(KINDS):
            self.get.row.chips[kind].set_count(draft.want[kind], self._supply_tip(kind))
            self.give.row.chips[kind].setEnabled(hand[kind] > 0)
            self.give.row.chips[kind].set_count(draft.give[kind], self._rate_tip(kind))
        self.give.row.show_only(kind for kind in range(KINDS) if draft.give[kind] > 0)
        self._show_buttons()
        self._show_ready(self._ready())
        self.note.setText(self._note_text())
        # Only now: what becomes visible is laid out at once, as its contents are then.
        self.show()

    def _show_buttons(self) -> None:
        draft = self._draft
        s = self._kit.state
        offers = max(0, s.offer_limit - s.offers_made)
        replying = s.phase == REPLY
        counter, offer = translate("InkaTable", "Counter"), translate("InkaTable", "Offer")
        self.offer.setText(counter if replying else offer)
        self.offer.setEnabled(draft.proposal() is not None)
        self.exchange.setText(translate("InkaTable", "Exchange with the supply"))
        self.exchange.setVisible(draft.exchange() is not None)
        self.clear.setText(translate("InkaTable", "Clear"))
        self.clear.setVisible(not draft.empty)
        self.left.setVisible(s.phase == MAIN)
        words = translate("InkaTable", "Offers left: {number}").format(number=offers)
        self.left.setText(words)

    # Ready lines: what can be done with one click

    def _ready(self) -> list[Action]:
        """Exchanges for the wanted card, or counters to the offer (H12)."""
        if self._kit.state.phase != REPLY:
            return self._draft.ready_exchanges(MOST_EXCHANGES)
        return counters(self._kit)[:MOST_COUNTERS] if self._draft.empty else []

    def _show_ready(self, lines: list[Action]) -> None:
        while len(self.ready) < len(lines):
            each = SwapButton(self._kit)
            number = len(self.ready)
            each.clicked.connect(lambda _=False, number=number: self._take(number))
            self.ready.append(each)
            self._ready_row.addWidget(each)
        supply = translate("InkaTable", "Supply")
        for number, each in enumerate(self.ready):
            each.setVisible(number < len(lines))
            if number < len(lines):
                action = lines[number]
                before = "" if action.word == COUNTER else supply
                each.show_swap(before, action.give, action.take)
            else:
                each.show_swap("", NO_CARDS, NO_CARDS)
        self._lines = lines
        self._ready_row.invalidate()

    def _take(self, number: int) -> None:
        self._kit.game.submit(self._lines[number])

    # What it would lead to

    def _rate_tip(self, kind: int) -> str:
        s = self._kit.state
        rate = bargains.rate(s, self._kit.eyes.viewer, kind)
        return translate("InkaTable", "Supply: {rate} for 1").format(rate=rate)

    def _supply_tip(self, kind: int) -> str:
        left = self._kit.state.supply[kind]
        return translate("InkaTable", "{number} in the supply").format(number=left)

    def _note_text(self) -> str:
        draft = self._draft
        s = self._kit.state
        seat = self._kit.eyes.viewer
        give, want = tuple(draft.give), tuple(draft.want)
        if draft.empty:
            return self._idle_text()
        closed = [self._no_offers()] if s.phase == MAIN and not can_offer(s) else []
        if not any(give):
            return " ".join([*closed, translate("InkaTable", "Now click the cards that you give.")])
        if not any(want):
            return " ".join([*closed, translate("InkaTable", "Now click what you want for it.")])
        parts = closed if draft.exchange() is None else []
        after = bargains.hand_after(s.players[seat].hand, give, want)
        # What can be paid for anyway is no merit of the trade.
        before = bargains.within_reach(s, seat, s.players[seat].hand)
        buys = [buy for buy in bargains.within_reach(s, seat, after) if buy not in before]
        if buys:
            parts.append(names.affordable_text(buys))
        if s.phase == MAIN:
            instead = bargains.supply_instead(s, seat, give, want)
            if instead is not None and draft.exchange() is None:
                text = exchange_text(instead.give, instead.take)
                words = translate("InkaTable", "The supply asks no more for it: {exchange}.")
                parts.append(words.format(exchange=text))
            parts += self._refused_text(give, want)
        return " ".join(parts)

    def _idle_text(self) -> str:
        s = self._kit.state
        if s.phase == REPLY:
            return translate("InkaTable", "Choose a ready counter, or put one together.")
        if not can_offer(s):
            words = translate("InkaTable", "The supply still exchanges cards.")
            return f"{self._no_offers()} {words}"
        return translate(
            "InkaTable", "Click a card of yours and a wanted kind, or a missing card in a price."
        )

    @staticmethod
    def _no_offers() -> str:
        return translate("InkaTable", "No more offers in this turn.")

    def _refused_text(self, give: Cards, want: Cards) -> list[str]:
        talks = talks_of_turn(self._kit.game.match, self._kit.game.index, open_offer=False)
        seats = refused_before(talks, give, want)
        if not seats:
            return []
        who = both([self._kit.seat_name(seat) for seat in seats])
        words = translate("InkaTable", "Refused in this turn by {names}.")
        return [words.format(names=who)]

    def retranslate(self) -> None:
        """Everything in other words."""
        self.refresh()
