"""The other players: what lies open of each, whose turn it is, and who answers."""

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from stoneage_qt.contract import OVER
from stoneage_qt.games.inka.rules.questions import seat_yield
from stoneage_qt.games.inka.rules.yields import hand_limit
from stoneage_qt.games.inka.talks import Talk
from stoneage_qt.games.inka.ui.table.answers import AnswerBox, OfferBox, last_talk
from stoneage_qt.games.inka.ui.table.draft import Draft
from stoneage_qt.games.inka.ui.table.facts import HandCount, facts_text
from stoneage_qt.games.inka.ui.table.kit import Kit, explain
from stoneage_qt.games.inka.ui.table.lines import YieldRow
from stoneage_qt.games.inka.ui.table.tribe import TribeRow, tribe_text
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.up_to_date import UpToDate

translate = QCoreApplication.translate

_BAND = 6
_PULSE_MS = 1100
# Somebody may think for long: it reminds some times and is still then.
_PULSES = 5


class Plate(QWidget):
    """One player, as everybody sees that player (V1).

    Signals:
        chosen(seat): somebody wants to see the pieces of this seat.
    """

    chosen = Signal(int)

    def __init__(self, kit: Kit, draft: Draft, seat: int) -> None:
        super().__init__()
        self._kit = kit
        self.seat = seat
        self.active = False
        self.answering = False
        self._ground: tuple[bool, bool, str] | None = None
        self._roomy = True
        self._glow = 1.0
        self._marker = label()
        self._name = label("strong")
        self._hand = HandCount(kit)
        self.tribe = TribeRow(kit)
        self._facts = label("caption", wrap=True)
        self.yields = YieldRow(kit)
        self.owes = label("danger", wrap=True)
        self.answer = AnswerBox(kit, seat)
        self.offer = OfferBox(kit, draft, seat)
        head = QHBoxLayout()
        head.setSpacing(5)
        head.addWidget(self._marker)
        head.addWidget(self._name, 1)
        head.addWidget(self._hand)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(14, 5, 8, 6)
        column.setSpacing(2)
        column.addLayout(head)
        for widget in (self.tribe, self._facts, self.owes, self.yields, self.answer, self.offer):
            column.addWidget(widget)
        # A plate may be given more height than it asks for: the lines stay together then.
        column.addStretch(1)
        self._pulses = False
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(_PULSE_MS)
        self._pulse.setKeyValues([(0.0, 1.0), (0.5, 0.25), (1.0, 1.0)])
        self._pulse.setLoopCount(_PULSES)
        self._pulse.valueChanged.connect(self._on_pulse)

    def refresh(self, talk: Talk | None) -> None:
        """Everything as the position says; `talk`: the last offer of the turn."""
        kit, seat = self._kit, self.seat
        s = kit.state
        active = s.active == seat and s.actor != OVER and s.turn > 0
        answering = s.actor == seat and s.actor != s.active
        ground = (active, answering, kit.seat_colour(seat))
        if ground != self._ground:
            self.active, self.answering, self._ground = active, answering, ground
            self.update()
        player = s.players[seat]
        hand, limit = sum(player.hand), hand_limit(s, seat)
        side = kit.px(22)
        marker = kit.picture(self, f"tribe/marker_{kit.seat_colour(seat)}", side, side)
        # A label that is given its own picture again asks everything around it for room.
        if self._marker.pixmap().cacheKey() != marker.cacheKey():
            self._marker.setPixmap(marker)
        self._name.setText(kit.seat_name(seat))
        self._hand.show_seat(seat)
        self.tribe.show_seat(seat)
        self._facts.setText(facts_text(s, seat))
        self.yields.set_cards(*self._yield())
        owes = s.owed[seat] if s.phase == "discard" else hand // 2
        self.owes.setVisible(s.actor != OVER and (hand > limit or s.owed[seat] > 0))
        words = translate("InkaTable", "At a 7: puts back {number}")
        if s.owed[seat]:
            words = translate("InkaTable", "Puts back {number}")
        self.owes.setText(words.format(number=owes))
        self.answer.refresh(talk)
        self.offer.refresh()
        self._show_yields()
        explain(self, "", self._spoken())
        self._set_pulse(self.answering and not self._still())

    def least_width(self) -> int:
        """What it needs as long as nobody trades."""
        margins = self.contentsMargins() + self._column.contentsMargins()
        return self.tribe.minimumSizeHint().width() + margins.left() + margins.right()

    def set_roomy(self, roomy: bool) -> None:
        """Whether there is room for more than the most important."""
        self._roomy = roomy
        self._show_yields()

    def _show_yields(self) -> None:
        """Whoever trades needs the room for it: no other plate is to move."""
        trades = not (self.offer.isHidden() and self.answer.isHidden())
        self.yields.setVisible(self._roomy and not trades)

    def _yield(self) -> tuple[list[int], str]:
        found = seat_yield(self._kit.state, self.seat)
        words = translate("InkaTable", "In 36 throws, on average: {cards}")
        return found, words.format(cards=names.cards_text(found) if any(found) else "0")

    def least_height(self, width: int) -> int:
        """How high it is at a width, without what is only for more room."""
        more = 0 if self.yields.isHidden() else self.yields.sizeHint().height()
        return self.heightForWidth(width) - (more + self._column.spacing() if more else 0)

    def _spoken(self) -> str:
        parts = [
            self._kit.seat_name(self.seat),
            tribe_text(self._kit.state, self.seat),
            self._hand.words,
            self._facts.text(),
        ]
        if self.active:
            parts.insert(1, translate("InkaTable", "has the turn"))
        if self.answering:
            parts.insert(1, translate("InkaTable", "is asked now"))
        return ", ".join(parts)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click beside all buttons looks at the player."""
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground; a band for the turn's owner, a ring for whoever is asked."""
        kit = self._kit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(kit.colour("border"), 1))
        painter.setBrush(kit.colour("raised" if self.active or self.answering else "panel"))
        painter.drawRoundedRect(box, 9, 9)
        band = kit.seat_fill(self.seat)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        width = kit.px(_BAND)
        painter.drawRoundedRect(QRectF(box.left(), box.top(), width, box.height()), 3, 3)
        if self.active:
            painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width(), 4), 2, 2)
        if self.answering:
            ring = kit.colour("accent")
            ring.setAlphaF(self._glow)
            painter.setPen(QPen(ring, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 9, 9)

    def _still(self) -> bool:
        return self._kit.desk.settings.reduced_motion == "on"

    def _set_pulse(self, on: bool) -> None:
        on = on and self.isVisible()
        if on == self._pulses:
            return
        self._pulses = on
        if on:
            self._pulse.start()
        else:
            self._pulse.stop()
            self._glow = 1.0

    def _on_pulse(self, value: object) -> None:
        assert isinstance(value, float)
        self._glow = value
        self.update()

    def hideEvent(self, event: QEvent) -> None:
        """Nothing pulses unseen."""
        self._set_pulse(False)
        super().hideEvent(event)  # type: ignore[arg-type]


class Plates(UpToDate, QWidget):
    """A plate for every player but the one in front, in the order of the turns.

    Signals:
        composing(): a counter is to be put together.
        chosen(seat): somebody wants to see the pieces of this seat.
    """

    composing = Signal()
    chosen = Signal(int)

    def __init__(self, kit: Kit, draft: Draft) -> None:
        super().__init__()
        self._kit = kit
        self._draft = draft
        self.plates: list[Plate] = []
        self._across = False
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.setContentsMargins(4, 2, 4, 2)
        self._column.setSpacing(4)
        kit.game.decisionChanged.connect(self.refresh)
        kit.eyes.changed.connect(self.refresh)
        kit.desk.looks.changed.connect(self.refresh)
        self.refresh()

    def set_across(self, across: bool) -> None:
        """Side by side instead of one below the other."""
        self._across = across
        for plate in self.plates:
            plate.set_roomy(not across)
        ways = QBoxLayout.Direction
        self._column.setDirection(ways.LeftToRight if across else ways.TopToBottom)

    def across_size(self, width: int) -> QSize:
        """What they need side by side: as wide as they have to be, as high as at this width."""
        shown = [plate for plate in self.plates if not plate.isHidden()]
        margins, gaps = self._column.contentsMargins(), 4 * max(0, len(shown) - 1)
        around = margins.left() + margins.right() + gaps
        each = max(1, (width - around) // max(1, len(shown)))
        # An offer takes room of its neighbours: there is one at a time.
        least = sum(plate.least_width() for plate in shown)
        wanted = [plate.minimumSizeHint().width() for plate in shown]
        taken = sum(max(0, wide - each) for wide in wanted)
        high = max(
            (
                plate.least_height(max(wide, each - taken))
                for plate, wide in zip(shown, wanted, strict=True)
            ),
            default=0,
        )
        return QSize(least + around, high + margins.top() + margins.bottom())

    def plate(self, seat: int) -> Plate:
        """The plate of a seat."""
        return self.plates[seat]

    def refresh(self) -> None:
        """As many plates as players; the one in front has the tableau."""
        kit = self._kit
        players = len(kit.game.seats)
        if len(self.plates) != players:
            self._rebuild(players)
        front = kit.eyes.seat
        talk = last_talk(kit)
        for offset in range(players):
            plate = self.plates[(front + 1 + offset) % players]
            if self._column.indexOf(plate) != offset:
                self._column.removeWidget(plate)
                # Each has a place of its own to grow in: an offer moves no other plate.
                self._column.insertWidget(offset, plate, 1, Qt.AlignmentFlag.AlignTop)
            plate.setVisible(plate.seat != front)
            plate.refresh(talk)

    def _rebuild(self, players: int) -> None:
        for plate in self.plates:
            self._column.removeWidget(plate)
            plate.hide()  # until it goes it would be painted, for a seat that is no more
            plate.deleteLater()
        self.plates = [Plate(self._kit, self._draft, seat) for seat in range(players)]
        for plate in self.plates:
            plate.set_roomy(not self._across)
            plate.offer.composing.connect(self.composing)
            plate.chosen.connect(self.chosen)

    def retranslate(self) -> None:
        """Everything in other words."""
        self.refresh()
