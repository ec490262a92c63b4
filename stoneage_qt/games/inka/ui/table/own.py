"""The column of the person in front: tribe board, prices, trade tray."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from stoneage_qt.games.inka.rules import OVER, State
from stoneage_qt.games.inka.rules.constants import BEFORE, CHOOSE, DICE, FOUNDING, MAIN, REPLY
from stoneage_qt.games.inka.ui.table.costs import Costs
from stoneage_qt.games.inka.ui.table.draft import Draft
from stoneage_qt.games.inka.ui.table.facts import HandCount, facts_text
from stoneage_qt.games.inka.ui.table.kit import Kit
from stoneage_qt.games.inka.ui.table.tray import Tray
from stoneage_qt.games.inka.ui.table.tribe import TribeBoard, tribe_text
from stoneage_qt.ui.panels.widgets import frame, label
from stoneage_qt.ui.up_to_date import UpToDate

translate = QCoreApplication.translate

WIDTH = 242
TRIBE_HEIGHT = 104
# What a trade needs: kept free, so that nothing moves when one begins.
TRADE_HEIGHT = 258
# So wide it is only below a board: then prices and trade stand side by side.
ACROSS = 644


class OwnColumn(UpToDate, QWidget):
    """What the seat in front is about to reach, and how it gets there.

    Attributes:
        hand_count: the size of the own hand, with the limit.
    """

    def __init__(self, kit: Kit, draft: Draft) -> None:
        super().__init__()
        self._kit = kit
        self.tribe = TribeBoard(kit, TRIBE_HEIGHT)
        self._name = label("strong", wrap=True)
        self.hand_count = HandCount(kit)
        self._words = label(wrap=True)
        self._facts = label("caption", wrap=True)
        self.costs = Costs(kit)
        self.tray = Tray(kit, draft)
        self.costs.needed.connect(draft.need)
        panel = frame("panel")
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(8, 6, 8, 6)
        inside.setSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.tribe)
        told = QVBoxLayout()
        told.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self.hand_count)
        told.addLayout(head)
        told.addWidget(self._words)
        told.addWidget(self._facts)
        told.addStretch(1)
        row.addLayout(told, 1)
        inside.addLayout(row)
        inside.addWidget(self.costs)
        self._column = column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(6)
        column.addWidget(panel, 0, Qt.AlignmentFlag.AlignTop)
        self._trade = QWidget()
        self._no_trade = label("caption", wrap=True)
        place = QVBoxLayout(self._trade)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(self._no_trade)
        place.addWidget(self.tray)
        place.addStretch(1)
        column.addWidget(self._trade)
        column.addStretch(1)
        self._stretch = column.count() - 1
        self._draft = draft
        draft.changed.connect(self.refresh)
        kit.eyes.changed.connect(self.refresh)
        kit.game.decisionChanged.connect(self.refresh)
        kit.game.demoChanged.connect(self.refresh)
        kit.desk.looks.changed.connect(self.refresh)
        self.refresh()
        self.tray.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside a board it is narrow, below one it is wide."""
        super().resizeEvent(event)
        across = self.width() >= self._kit.px(ACROSS)
        ways = QBoxLayout.Direction
        self._column.setDirection(ways.LeftToRight if across else ways.TopToBottom)
        self._column.setStretch(self._stretch, 0 if across else 1)
        self._column.setStretch(1, 1 if across else 0)

    def refresh(self) -> None:
        """Everything as the position says, for whoever may look."""
        kit = self._kit
        seat = kit.eyes.seat
        self.tribe.show_seat(seat)
        self._name.setText(kit.seat_name(seat))
        self.hand_count.show_seat(seat)
        self._words.setText(tribe_text(kit.state, seat))
        self._facts.setText(facts_text(kit.state, seat, own=True))
        self._trade.setMinimumHeight(kit.px(TRADE_HEIGHT))
        self._no_trade.setHidden(self._draft.composing)
        self._no_trade.setText(self._when_to_trade(seat))
        self.costs.show_seat(seat)

    def _when_to_trade(self, seat: int) -> str:
        """Why there is nothing to trade with at the moment."""
        kit = self._kit
        if kit.game.demo:
            return translate("InkaTable", "A bot trades for you at the moment.")
        if kit.state.phase == MAIN and kit.eyes.must_look:
            return translate("InkaTable", "Show your hand to trade.")
        return _when_to_trade(kit.state, seat)

    def retranslate(self) -> None:
        """Everything in other words."""
        self.refresh()


def _when_to_trade(s: State, seat: int) -> str:
    """The same by the position alone."""
    if s.actor == OVER:
        return ""
    if s.phase == REPLY and s.actor == seat:
        return translate("InkaTable", "Show your hand to accept the offer or to counter it.")
    if s.active != seat or not s.turn:
        return translate("InkaTable", "You can trade in your turn, and when you are made an offer.")
    if s.phase in (BEFORE, DICE):
        return translate("InkaTable", "You can trade once the dice are thrown.")
    if s.phase == FOUNDING:
        return translate("InkaTable", "Founding a tribe ends your turn: no more trade.")
    if s.phase == CHOOSE:
        return translate("InkaTable", "Choose with whom you trade, beside the names.")
    return translate("InkaTable", "You can trade once this is settled.")
