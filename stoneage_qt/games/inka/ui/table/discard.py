"""A 7: which cards go back, in one popover with a proposal (Z2, Z3)."""

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtWidgets import QWidget

from stoneage_qt.games.inka.rules import bargains
from stoneage_qt.games.inka.rules.actions import DISCARDS
from stoneage_qt.games.inka.rules.constants import DISCARDING, KINDS
from stoneage_qt.games.inka.ui.table.cards import CardPile
from stoneage_qt.games.inka.ui.table.kit import Kit, card_picture
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.board_kit.popover import Popover
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.words.language import capital

translate = QCoreApplication.translate


class DiscardPopover(Popover):
    """The hand of whoever owes cards; what is picked stays here until it is put back."""

    optional = False

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit.sprites, "", parent)
        self._kit = kit
        self._seat = int(kit.state.actor)
        self._owed = 0
        self._hand = list(kit.state.players[self._seat].hand)
        self.chosen = [0] * KINDS
        row = Flow(0)
        self.piles: dict[int, CardPile] = {}
        for kind in range(KINDS):
            if self._hand[kind]:
                pile = CardPile(kit, card_picture(kind))
                pile.more.connect(lambda kind=kind: self._pick(kind, 1))
                pile.fewer.connect(lambda kind=kind: self._pick(kind, -1))
                self.piles[kind] = pile
                row.addWidget(pile)
        self.body.addLayout(row)
        self._state = self.add_note("")
        self.suggest = self.add_button(translate("InkaTable", "Suggest"))
        self.go = self.add_button(translate("InkaTable", "Put back"), primary=True)
        self.go.clicked.connect(self._put_back)
        self.suggest.clicked.connect(self._suggest)
        self.follow()

    def follow(self) -> None:
        """What is still owed: a card may have been put back from the list of moves."""
        s = self._kit.state
        if s.owed[self._seat] != self._owed:
            self._owed = s.owed[self._seat]
            self._hand = list(s.players[self._seat].hand)
            self.chosen = [0] * KINDS
        title = translate("InkaTable", "A 7: put back {cards}")
        self.heading.setText(title.format(cards=names.InkaCounts().cards(self._owed)))
        self.setAccessibleName(self.heading.text())
        self._refresh()

    def digit(self, number: int) -> bool:
        """1 to 8 pick a card of the kind."""
        if number - 1 in self.piles:
            self._pick(number - 1, 1)
            return True
        return False

    def _pick(self, kind: int, step: int) -> None:
        count = self.chosen[kind] + step
        if 0 <= count <= self._hand[kind] and sum(self.chosen) + step <= self._owed:
            self.chosen[kind] = count
            self._refresh()

    def _suggest(self) -> None:
        locked = self._kit.wishes.locked(self._seat)
        self.chosen = list(bargains.discard_proposal(self._kit.state, self._seat, locked))
        self._refresh()
        self.take_focus()

    def _refresh(self) -> None:
        for kind, pile in self.piles.items():
            pile.set_count(self._hand[kind], self.chosen[kind])
            words = translate("InkaTable", "{kind}: {count}, {chosen} to be put back")
            name = capital(names.kind_name(kind))
            words = words.format(kind=name, count=self._hand[kind], chosen=self.chosen[kind])
            pile.setAccessibleName(words)
            pile.setToolTip(plain_tip(words))
        left = self._owed - sum(self.chosen)
        words = translate("InkaTable", "Still to be picked: {number}").format(number=left)
        self._state.setText(words if left else translate("InkaTable", "That is enough."))
        self.go.setEnabled(left == 0)

    def _put_back(self) -> None:
        """One action a card (Z3); what is forced on the way the model may have played itself."""
        game, chosen = self._kit.game, self.chosen
        self.put_away()
        for kind in range(KINDS):
            for _ in range(chosen[kind]):
                s = self._kit.state
                if s.phase == DISCARDING and s.actor == self._seat:
                    game.submit(DISCARDS[kind])


class Discarding(QObject):
    """Opens the popover for whoever owes cards and sees the own hand; closes it again."""

    def __init__(self, kit: Kit, host: QWidget, beside: QWidget) -> None:
        """`host`: the widget to open in; `beside`: what the popover must not hide."""
        super().__init__(host)
        self._kit = kit
        self._host = host
        self._beside = beside
        self.popover: DiscardPopover | None = None
        self._seat = -1
        kit.game.decisionChanged.connect(self.refresh)
        kit.eyes.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Open or closed, as the position says."""
        s = self._kit.state
        due = (
            s.phase == DISCARDING
            and self._kit.game.actor_is_person()
            and self._kit.eyes.viewer == s.actor
        )
        if not due:
            self.close()
        elif self.popover is None or self._seat != s.actor:
            self.open()
        else:
            self.popover.follow()

    def open(self) -> None:
        """Show it, also after it was put away."""
        if self._kit.eyes.viewer != self._kit.state.actor or self._kit.state.phase != DISCARDING:
            return
        self.close()
        self._seat = int(self._kit.state.actor)
        self.popover = DiscardPopover(self._kit, self._host)
        corner = self._beside.mapTo(self._host, self._beside.rect().topLeft())
        self.popover.open_at(QRect(corner, self._beside.size()))

    def close(self) -> None:
        """Put it away for good."""
        if self.popover is not None:
            popover, self.popover = self.popover, None
            popover.hide()
            popover.deleteLater()
