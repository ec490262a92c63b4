"""Offers and answers where they come from: in the plate of the player who makes them."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules import bargains
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.constants import CHOOSE, REPLY
from stoneage_qt.games.inka.talks import Reply, Talk, talks_of_turn
from stoneage_qt.games.inka.ui.table.draft import Draft
from stoneage_qt.games.inka.ui.table.kit import Kit
from stoneage_qt.games.inka.ui.table.lines import Swap
from stoneage_qt.games.inka.ui.words.reasons import reason_text
from stoneage_qt.games.inka.ui.words.refusals import refusal_words
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.widgets import button, label, restyle

translate = QCoreApplication.translate


def last_talk(kit: Kit) -> Talk | None:
    """The offer of this turn that was made last."""
    talks = talks_of_turn(kit.game.match, kit.game.index, kit.state.offer is not None)
    return talks[-1] if talks else None


def you_give() -> str:
    """The left side of every trade."""
    return translate("InkaTable", "You give")


def you_get() -> str:
    """The right side of every trade."""
    return translate("InkaTable", "You get")


class AnswerBox(QWidget):
    """What a seat answered to the last offer of this turn, and Take where that is a deal."""

    def __init__(self, kit: Kit, seat: int) -> None:
        super().__init__()
        self._kit = kit
        self._seat = seat
        self.words = label("strong", wrap=True)
        self.swap = Swap(kit)
        self.take = button(self._deal, "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(3)
        for widget in (self.words, self.swap, self.take):
            column.addWidget(widget)
        self.hide()

    def refresh(self, talk: Talk | None) -> None:
        """As the last offer of the turn says."""
        reply = None if talk is None else talk.reply_of(self._seat)
        self.setVisible(reply is not None)
        if talk is None or reply is None:
            return
        s = self._kit.state
        chooses = s.phase == CHOOSE and self._kit.eyes.viewer == s.active == s.actor
        self._tell(talk, reply, chooses)
        self.take.setVisible(chooses and reply.answer != ev.REFUSED)
        if self.take.isVisibleTo(self):
            reason = self._kit.game.why_illegal(act.DEALS[self._seat])
            self.take.setEnabled(reason is None)
            self.take.setToolTip(plain_tip("" if reason is None else reason_text(reason)))
            self.take.setText(translate("InkaTable", "Deal"))

    def _tell(self, talk: Talk, reply: Reply, chooses: bool) -> None:
        """`chooses`: whether the deal is confirmed here, so its terms have to be in sight."""
        mine = self._kit.eyes.seat == talk.seat
        accepted = chooses and reply.answer == ev.ACCEPTED
        self.swap.setVisible(accepted or (talk.open and reply.answer == ev.COUNTERED))
        if accepted:
            self.swap.show_swap(you_get(), talk.want, you_give(), talk.give)
        if talk.partner == self._seat:
            words, style = translate("InkaTable", "✓ Deal made"), "ok"
        elif not talk.open and reply.answer != ev.REFUSED:
            # What was agreed to does not hold any longer.
            words, style = translate("InkaTable", "– No deal made"), "muted"
        elif reply.answer == ev.ACCEPTED:
            words, style = translate("InkaTable", "✓ Accepts"), "ok"
        elif reply.answer == ev.COUNTERED:
            words, style = translate("InkaTable", "⇄ Other proposal"), "strong"
            sides = (you_get(), you_give())
            if not mine:
                sides = (translate("InkaTable", "Gives"), translate("InkaTable", "Wants"))
            self.swap.show_swap(sides[0], reply.give, sides[1], reply.want)
        else:
            reason = self._kit.onlooker.reason(self._kit.game.match, reply.number)
            name = self._kit.seat_name(talk.seat)
            words, style = refusal_words(reason, name, talk.give, talk.want), "muted"
        self.words.setText(words)
        restyle(self.words, "class", style)

    def _deal(self) -> None:
        self._kit.game.submit(act.DEALS[self._seat])


class OfferBox(QWidget):
    """The offer of a seat, with the answers that the person in front can give.

    Among several people the offer is open for all to read, and anybody may refuse it at once; who
    wants to accept or counter looks at the own hand first. Accepting is never offered in the open:
    its refusal would betray the hand.

    Signals:
        composing(): a counter is to be put together.
    """

    composing = Signal()

    def __init__(self, kit: Kit, draft: Draft, seat: int) -> None:
        super().__init__()
        self._kit = kit
        self._draft = draft
        self._seat = seat
        self._asked = label("strong", wrap=True)
        self._get, self._give = Swap(kit), Swap(kit)
        self.accept = button(lambda: kit.game.submit(act.ACCEPT_ACTION), "primary")
        self.refuse = button(lambda: kit.game.submit(act.REFUSE_ACTION))
        self.counter = button(self.composing.emit)
        self.look = button(kit.eyes.look, "primary")
        self.refuse_round = button(self._refuse_round, "flat")
        self.buttons = (self.look, self.accept, self.refuse, self.counter, self.refuse_round)
        row = Flow(4)
        for each in self.buttons:
            row.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(3)
        column.addWidget(self._asked)
        sides = Flow(10)
        for side in (self._get, self._give):
            sides.addWidget(side)
        column.addLayout(sides)
        column.addLayout(row)
        self.hide()

    def refresh(self) -> None:
        """The open offer, from the side of the person who answers."""
        kit = self._kit
        s = kit.state
        offer = s.offer
        asked = s.phase == REPLY and s.active == self._seat and offer is not None
        if not asked or offer is None or not kit.game.actor_is_person():
            self.hide()
            return
        openly = kit.eyes.must_look
        words = translate("InkaTable", "{name} is asked:") if kit.eyes.several else ""
        self._asked.setText(words.format(name=kit.seat_name(s.actor)))
        self._asked.setVisible(bool(words))
        self._get.show_swap(you_get(), offer.give, "", ())
        self._give.show_swap(you_give(), offer.want, "", ())
        self.look.setVisible(openly)
        self.accept.setVisible(not openly)
        self.counter.setVisible(not openly)
        self.refuse_round.setVisible(not kit.eyes.several)
        if not openly:
            reason = kit.game.why_illegal(act.ACCEPT_ACTION)
            self.accept.setEnabled(reason is None)
            self.accept.setToolTip(plain_tip("" if reason is None else reason_text(reason)))
        self.look.setText(translate("InkaTable", "Look"))
        self.accept.setText(translate("InkaTable", "Accept"))
        self.refuse.setText(translate("InkaTable", "Refuse"))
        self.counter.setText(translate("InkaTable", "Counter"))
        # Whose offers is said by the plate: with a name in it the button would not fit.
        self.refuse_round.setText(translate("InkaTable", "Refuse for this round"))
        # Only now: what becomes visible is laid out at once, as wide as its words are then.
        self.show()

    def _refuse_round(self) -> None:
        kit = self._kit
        kit.wishes.refuse_for_round(int(kit.state.actor), self._seat)
        kit.game.submit(act.REFUSE_ACTION)


def counters(kit: Kit) -> list[Action]:
    """The ready counters of the person who answers (H12).

    Without those of which everybody can know that they can't be done.
    """
    s, match = kit.state, kit.game.match
    if kit.eyes.viewer != s.actor:
        return []
    found = bargains.ready_counters(s)
    wanted = [action.take for action in found]
    possible = kit.onlooker.can_hold(match, match.index, int(s.active), wanted)
    return [action for action, can in zip(found, possible, strict=True) if can]
