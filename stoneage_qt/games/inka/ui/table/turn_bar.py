"""The turn bar: what can be done now, with one button for the likely next step."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRect, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from stoneage_qt.contract.face import THROW, MenuMove
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHOOSE,
    DISCARDING,
    MAIN,
    REPLY,
)
from stoneage_qt.games.inka.rules.questions import chance_of_a_seven
from stoneage_qt.games.inka.rules.yields import hand_limit
from stoneage_qt.games.inka.ui.table import wishes
from stoneage_qt.games.inka.ui.table.kit import Kit
from stoneage_qt.games.inka.ui.words.banner import asking_text, banner_text
from stoneage_qt.games.inka.ui.words.reasons import refusal_text
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.board_kit.popover import Popover, open_question
from stoneage_qt.ui.panels.widgets import button, label
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

# Why somebody is not asked; "": not any more, as a lock was taken off meanwhile.
_UNASKED = {
    wishes.LACKS: QT_TRANSLATE_NOOP("InkaTable", "Refused without asking: the cards are missing."),
    wishes.UNWANTED: QT_TRANSLATE_NOOP(
        "InkaTable", "Refused without asking, like all offers; the settings say so."
    ),
    wishes.LOCKED: QT_TRANSLATE_NOOP(
        "InkaTable", "Refused without asking: a wanted kind is locked."
    ),
    wishes.ROUND: QT_TRANSLATE_NOOP(
        "InkaTable", "Refused without asking: {name} is refused for this round."
    ),
    "": QT_TRANSLATE_NOOP("InkaTable", "Refused without asking."),
}


class Step(NamedTuple):
    """The likely next thing to do: what the button says, and what it does."""

    words: str
    do: Callable[[], object]


class TurnBar(UpToDate, QFrame):
    """One line: whose turn it is and what is asked, then buttons.

    Signals:
        discardWanted(): cards are to be put back.
    """

    discardWanted = Signal()

    def __init__(self, kit: Kit, popovers: QWidget) -> None:
        """`popovers`: the widget in which a purchase is confirmed."""
        super().__init__()
        self._kit = kit
        self._popovers = popovers
        self._buying: Popover | None = None
        self._step: Step | None = None
        self._words = label("strong", wrap=True)
        self.keys = label("caption", wrap=True)
        self.risk = label("danger", wrap=True)
        self.next = button(self.do_next, "primary")
        self.no_deal = button(lambda: kit.game.submit(act.NODEAL_ACTION))
        self.buy = button(self.ask_to_buy)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(8)
        told = QVBoxLayout()
        told.setSpacing(0)
        for words in (self._words, self.keys, self.risk):
            told.addWidget(words)
        row.addLayout(told, 1)
        for widget in (self.buy, self.no_deal, self.next):
            row.addWidget(widget)
        kit.game.decisionChanged.connect(self.refresh)
        kit.game.pausedChanged.connect(self.refresh)
        kit.eyes.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """As the position says."""
        kit = self._kit
        s = kit.state
        names = [kit.seat_name(seat) for seat in range(len(s.players))]
        held = kit.game.held
        decides = kit.game.actor_is_person() and kit.eyes.viewer == s.actor and not held
        asked = asking_text(s, names) if decides else ""
        if kit.game.reading:
            asked = translate("InkaTable", "First read on in the lesson.")
        self._words.setText(asked or banner_text(s, names))
        # With buttons and without, with one line and with two the bar is as high: the board above
        # stays where it is.
        lines = 2 * self.fontMetrics().lineSpacing()
        self.setMinimumHeight(max(self.buy.sizeHint().height(), lines) + 4)
        self._step = self._next_step()
        self.next.setVisible(self._step is not None)
        self.next.setText("" if self._step is None else self._step.words)
        self.next.setToolTip(plain_tip(translate("InkaTable", "Enter")))
        self._show_keys(decides and s.phase == REPLY)
        self.no_deal.setVisible(decides and s.phase == CHOOSE)
        self.no_deal.setText(translate("InkaTable", "No deal"))
        self._show_buying(decides and s.phase == MAIN)
        self._show_risk(decides and s.phase == MAIN)

    def _show_keys(self, replies: bool) -> None:
        """The keys that answer an offer; where nobody is asked, why it is refused."""
        kit = self._kit
        words = translate("InkaTable", "Keys: 1 accept, 2 refuse, 3 counter") if replies else ""
        if kit.game.stand_in.answer is not None and not kit.game.demo:
            why = translate("InkaTable", _UNASKED[kit.wishes.why_refused(kit.state)])
            words = why.format(name=kit.seat_name(kit.state.active))
        self.keys.setText(words)
        self.keys.setVisible(bool(words))

    def _next_step(self) -> Step | None:
        kit = self._kit
        s = kit.state
        if kit.game.held:
            return None
        if kit.game.awaits_roll():
            return Step(translate("InkaTable", "Throw the dice"), kit.game.roll)
        if not kit.game.actor_is_person():
            return None
        if kit.eyes.must_look:
            words = translate("InkaTable", "I am {name}: show my hand")
            return Step(words.format(name=kit.seat_name(s.actor)), kit.eyes.look)
        if s.phase == BEFORE:
            return Step(translate("InkaTable", "Throw the dice"), self._throw)
        if s.phase == MAIN:
            return Step(translate("InkaTable", "End the turn"), self.end_turn)
        if s.phase == DISCARDING:
            return Step(translate("InkaTable", "Put cards back"), self.discardWanted.emit)
        return self._only_deal() if s.phase == CHOOSE else None

    def _only_deal(self) -> Step | None:
        """The one seat with which a deal can be made."""
        deals = [a for a in self._kit.game.legal_actions() if a.word == act.DEAL]
        if len(deals) != 1:
            return None
        name = self._kit.seat_name(deals[0].number)
        words = translate("InkaTable", "Deal with {name}").format(name=name)
        return Step(words, lambda: self._kit.game.submit(deals[0]))

    def do_next(self) -> bool:
        """Do the likely next thing; whether there was one."""
        if self._step is None:
            return False
        self._step.do()
        return True

    def menu_moves(self) -> list[MenuMove]:
        """The same for the menu; nothing while the hand is still covered."""
        game = self._kit.game
        decides = game.actor_is_person() and not self._kit.eyes.must_look
        moves = (
            (THROW, act.THROW_ACTION, self._throw, translate("InkaTable", "Throw the dice"), ""),
            ("end", act.END_ACTION, self.end_turn, translate("InkaTable", "End the turn"), "N"),
            ("buy", act.BUY_ACTION, self.ask_to_buy, translate("InkaTable", "Buy a card"), "X"),
        )
        return [
            MenuMove(key, words, keys, do if decides and game.why_illegal(action) is None else None)
            for key, action, do, words, keys in moves
        ]

    def end_turn(self) -> None:
        """End the turn, the model says why not; while something is asked, only put that away."""
        question = open_question(self._popovers)
        if question is not None and question.optional:
            question.cancel()
            return
        self._kit.game.submit(act.END_ACTION)

    def _throw(self) -> None:
        """The click is the throw: dice that wait for a person fall at once."""
        game = self._kit.game
        if game.submit(act.THROW_ACTION):
            game.roll()

    def _show_risk(self, shown: bool) -> None:
        """Who ends a turn above the limit may lose half of the hand to a 7 (Z2)."""
        s = self._kit.state
        seat = self._kit.eyes.seat
        hand, limit = sum(s.players[seat].hand), hand_limit(s, seat)
        self.risk.setVisible(shown and hand > limit)
        if self.risk.isVisibleTo(self):
            words = translate(
                "InkaTable",
                "Hand {hand}, limit {limit}: a risk of {chance} % that a 7 falls before you "
                "can spend it",
            )
            chance = round(100 * chance_of_a_seven(s))
            self.risk.setText(words.format(hand=hand, limit=limit, chance=chance))
        else:
            self.risk.setText("")

    # Buying is asked for twice: it can't be taken back (USERS)

    def _show_buying(self, shown: bool) -> None:
        self.buy.setVisible(shown)
        self.buy.setText(translate("InkaTable", "Buy a card"))
        if not shown:
            self._close_buying()
            return
        reason = self._kit.game.why_illegal(act.BUY_ACTION)
        self.buy.setEnabled(reason is None)
        tip = translate("InkaTable", "A development card (X); {number} in the pile").format(
            number=len(self._kit.state.deck)
        )
        if reason is not None:
            tip = refusal_text(self._kit.state, act.BUY_ACTION, reason)
        self.buy.setToolTip(plain_tip(tip))

    def ask_to_buy(self) -> None:
        """A small question beside the button."""
        if not self.buy.isVisibleTo(self) or not self.buy.isEnabled():
            return
        self._close_buying()
        title = translate("InkaTable", "Buy a development card?")
        asking = Popover(self._kit.sprites, title, self._popovers)
        asking.add_note(translate("InkaTable", "It can't be given back once you have seen it."))
        asking.add_button(translate("InkaTable", "Cancel")).clicked.connect(asking.cancel)
        asking.add_button(translate("InkaTable", "Buy"), primary=True).clicked.connect(self._buy)
        asking.closed.connect(self._forget_buying)
        self._buying = asking
        corner = self.buy.mapTo(self._popovers, self.buy.rect().topLeft())
        asking.open_at(QRect(corner, self.buy.size()))

    def _buy(self) -> None:
        self._close_buying()
        self._kit.game.submit(act.BUY_ACTION)

    def _close_buying(self) -> None:
        if self._buying is not None:
            self._buying.put_away()

    def _forget_buying(self) -> None:
        if self._buying is not None:
            self._buying.deleteLater()
            self._buying = None

    def retranslate(self) -> None:
        """Everything in other words."""
        self.refresh()
