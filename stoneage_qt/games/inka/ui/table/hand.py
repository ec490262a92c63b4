"""The own hand: a fan of cards for each kind, or so many backs where nobody may look."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QWidget

from stoneage_qt.games.inka.rules.constants import KINDS
from stoneage_qt.games.inka.ui.table.cards import CardPile
from stoneage_qt.games.inka.ui.table.kit import Kit, card_picture, explain
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.words.language import capital

translate = QCoreApplication.translate


class Hand(QWidget):
    """Eight piles in the order of M2, so that digits 1 to 8 mean the same everywhere.

    Signals:
        more(kind), fewer(kind): a card of the kind is picked, or put back.
        carried(kind, QPoint): a card of the kind was dragged to this point of the screen.
    """

    more = Signal(int)
    fewer = Signal(int)
    carried = Signal(int, QPoint)

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._kit = kit
        self.piles = [CardPile(kit, card_picture(kind)) for kind in range(KINDS)]
        opened = QWidget()
        row = Flow(0)
        opened.setLayout(row)
        for kind, pile in enumerate(self.piles):
            pile.lockable = pile.draggable = True
            row.addWidget(pile)
            pile.more.connect(lambda kind=kind: self.more.emit(kind))
            pile.fewer.connect(lambda kind=kind: self.fewer.emit(kind))
            pile.carried.connect(lambda to, kind=kind: self.carried.emit(kind, to))
            pile.lockWanted.connect(lambda kind=kind: self._lock(kind))
        covered = QWidget()
        beside = QHBoxLayout(covered)
        beside.setContentsMargins(0, 0, 0, 0)
        self.back = CardPile(kit, "cards/hand_back")
        self.back.always_counted = True
        self.back.setEnabled(False)
        self._size = label("strong")
        beside.addWidget(self.back)
        beside.addWidget(self._size, 0, Qt.AlignmentFlag.AlignVCenter)
        self._hidden = label("muted", wrap=True)
        beside.addWidget(self._hidden, 1, Qt.AlignmentFlag.AlignVCenter)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(opened)
        self._pages.addWidget(covered)
        kit.wishes.changed.connect(self._show_locks)
        self._shown = True

    def show_hand(self, seat: int, chosen: Sequence[int]) -> None:
        """The hand of a seat, some cards of it picked; its size alone where nobody may look."""
        held = self._kit.state.players[seat].hand
        self._shown = self._kit.eyes.sees(seat)
        self._pages.setCurrentIndex(0 if self._shown else 1)
        # Nothing of a hand stays behind in what is hidden at the moment.
        counts = held if self._shown else [0] * KINDS
        for kind, pile in enumerate(self.piles):
            pile.set_count(counts[kind], chosen[kind] if self._shown else 0)
            self._describe(kind)
        self.back.set_count(sum(held))
        self._size.setText(names.InkaCounts().cards(sum(held)))
        words = translate(
            "InkaTable", "{name} is next. The hand stays hidden until you uncover it."
        )
        asked = self._kit.eyes.must_look
        self._hidden.setText(words.format(name=self._kit.seat_name(seat)) if asked else "")
        self._show_locks()

    def _describe(self, kind: int) -> None:
        pile = self.piles[kind]
        name = capital(names.kind_name(kind))
        words = translate("InkaTable", "{kind}: {count}").format(kind=name, count=pile.count)
        if pile.chosen:
            words = translate("InkaTable", "{pile}, {count} picked").format(
                pile=words, count=pile.chosen
            )
        tip = translate(
            "InkaTable",
            "{pile}\nKey {key}. A click picks one to give, a right click puts it back;\n"
            "or drag one onto what you want.\n"
            "The lock (K): whoever asks for a locked kind is refused.",
        )
        if self._shown:
            explain(pile, tip.format(pile=words, key=kind + 1), words)
        else:
            explain(pile, "", name)

    def _show_locks(self) -> None:
        locks = self._kit.wishes.locked(self._kit.eyes.seat)
        for pile, locked in zip(self.piles, locks, strict=True):
            pile.set_locked(bool(locked) and self._shown)

    def _lock(self, kind: int) -> None:
        self._kit.wishes.toggle_lock(self._kit.eyes.seat, kind)
