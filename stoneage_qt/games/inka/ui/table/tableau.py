"""The own cards: the hand, development cards and advantage cards of the seat in front."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import KINDS, MAIN
from stoneage_qt.games.inka.ui.table.cards import (
    CARD,
    LARGE_CARD,
    SMALL_CARD,
    TINY_CARD,
    CardPile,
    pile_width,
)
from stoneage_qt.games.inka.ui.table.development import (
    ADVANTAGE,
    LARGE_ADVANTAGE,
    SMALL_ADVANTAGE,
    DevelopmentCards,
    development_back,
)
from stoneage_qt.games.inka.ui.table.draft import Draft
from stoneage_qt.games.inka.ui.table.hand import Hand
from stoneage_qt.games.inka.ui.table.kit import Kit, explain
from stoneage_qt.games.inka.ui.words.reasons import refusal_text
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.up_to_date import UpToDate

translate = QCoreApplication.translate

# From here on usual cards have room, and large ones; the frame around a hand.
WIDE_HAND = 720
LARGE_TABLE = (1300, 1000)
BESIDE_HAND = 24
BETWEEN = 8
# Of cards and advantage cards, from large to small.
_SIZES: Final = (
    (LARGE_CARD, LARGE_ADVANTAGE),
    (CARD, ADVANTAGE),
    (SMALL_CARD, SMALL_ADVANTAGE),
    (TINY_CARD, SMALL_ADVANTAGE),
)


class Tableau(UpToDate, QFrame):
    """What lies in front of the person at the screen."""

    def __init__(self, kit: Kit, draft: Draft, popovers: QWidget) -> None:
        """`popovers`: the widget in which a card's choice is asked for."""
        super().__init__()
        self._kit = kit
        self._draft = draft
        self.setProperty("class", "panel")
        self.hand = Hand(kit)
        self.development = DevelopmentCards(kit, popovers)
        self.pile = CardPile(kit, development_back(0))
        self.pile.always_counted = True
        self.hand.more.connect(draft.give_more)
        self.hand.fewer.connect(draft.give_less)
        self.development.route.more.connect(draft.begin_route)
        draft.changed.connect(self.refresh)
        self._table = QSize()
        row = Flow(BETWEEN)
        row.addWidget(self.hand)
        row.addWidget(self.pile)
        row.addWidget(self.development)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 0, 6, 0)
        column.addLayout(row)
        kit.eyes.changed.connect(self.refresh)
        kit.game.decisionChanged.connect(self.refresh)
        kit.desk.looks.changed.connect(self.refresh)
        self.refresh()

    def fit(self, table: QSize) -> None:
        """Cards as large as the table has room for."""
        self._table = table
        px = self._kit.px
        width, height = table.width(), table.height()
        if width >= px(LARGE_TABLE[0]) and height >= px(LARGE_TABLE[1]):
            first = 0
        elif width >= px(WIDE_HAND):
            first = 1
        elif width >= KINDS * px(pile_width(SMALL_CARD)) + BESIDE_HAND:
            first = 2
        else:
            first = 3
        for cards, advantages in _SIZES[first:]:
            self._set_sizes(cards, advantages)
            # Smaller ones rather than a second line, which would be taken from the board.
            if self._in_one_line() <= width:
                break

    def _in_one_line(self) -> int:
        """How wide all cards are side by side."""
        parts = (self.hand, self.pile, self.development)
        return sum(part.sizeHint().width() + BETWEEN for part in parts) + BESIDE_HAND

    def _set_sizes(self, cards: tuple[int, int], advantages: tuple[int, int]) -> None:
        development = self.development
        hand = (*self.hand.piles, self.hand.back, self.pile)
        for pile in (*hand, *development.piles, *development.backs):
            pile.set_card_size(cards)
        for pile in (development.route, development.arts):
            pile.set_card_size(advantages)

    def refresh(self) -> None:
        """Everything as the position says, for whoever may look."""
        seat = self._kit.eyes.seat
        self.hand.show_hand(seat, self._draft.give)
        self.development.show_seat(seat)
        self._show_pile()
        if not self._table.isEmpty():
            self.fit(self._table)
        for widget in (self.hand, self.development, self):
            widget.updateGeometry()

    def _show_pile(self) -> None:
        """The pile to buy from, its uppermost back in sight; lit where one can be bought."""
        kit = self._kit
        s = kit.state
        self.pile.set_count(len(s.deck))
        if s.deck:
            self.pile.set_picture(development_back(s.deck[0]))
        decides = kit.game.actor_is_person() and kit.eyes.viewer == s.actor and s.phase == MAIN
        reason = kit.game.why_illegal(act.BUY_ACTION) if decides else None
        self.pile.set_lit(decides and reason is None)
        words = translate("InkaTable", "Development cards in the pile: {number}")
        words = words.format(number=len(s.deck))
        tip = "" if reason is None else refusal_text(s, act.BUY_ACTION, reason)
        explain(self.pile, f"{words}\n{tip}".strip(), words)

    def retranslate(self) -> None:
        """Everything in other words."""
        self.refresh()
