"""What happened, in words: log lines, captions on the board, announcements.

Players are called by their names, never "you": at one computer several people read along. Which
card was robbed or bought is told to those alone who may know it (V2, V4).
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract.face import Line
from stoneage_qt.games.inka.rules import NOBODY, Event, State, seen_by
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.ui.spots import CROSSING, PATH, TILE, Spot
from stoneage_qt.games.inka.ui.words.names import (
    InkaCounts,
    building_name,
    card_name,
    cards_text,
    kind_name,
    some_text,
)
from stoneage_qt.games.inka.ui.words.places import crossing_text, path_text, tile_text
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

# Lines that begin something, under which the others belong.
HEADINGS: Final = frozenset((ev.ROUND, ev.TURN))
_DECLINES: Final = {
    1: QT_TRANSLATE_NOOP(
        "InkaEvent", "{name}'s first tribe declines: its roads go, thicket covers its buildings."
    ),
    2: QT_TRANSLATE_NOOP(
        "InkaEvent", "{name}'s second tribe declines: its roads go, thicket covers its buildings."
    ),
}


class Teller:
    """Puts events into words for one table.

    Attributes:
        table: any position of the match, for the land. names: of all seats.
        eyes: the seats that look on; nobody's in particular where it is empty.
    """

    def __init__(self, table: State, names: Sequence[str], eyes: Collection[int] = ()) -> None:
        self.table = table
        self.names = names
        self.eyes = eyes

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """The lines that these events of one action make; some need several events."""
        out: list[Line] = []
        for number, event in enumerate(events):
            text = self.line(event, events[:number], events[number + 1 :])
            if text:
                heading = event.kind in HEADINGS
                out.append(Line(event.kind, event.seat, text, place_of(event), heading))
        return out

    def opening(self) -> Line:
        """The heading before the first action; `table` is the first position."""
        s = self.table
        name = self.names[s.actor if s.actor >= 0 else s.active]
        if s.turn:
            text = translate("InkaEvent", "Round 1. {name} begins.").format(name=name)
        else:
            text = translate("InkaEvent", "First settlements. {name} begins.").format(name=name)
        return Line(ev.ROUND, NOBODY, text, heading=True)

    def caption(self, events: Sequence[Event]) -> str:
        """One short sentence or two about what was done, for the board."""
        lines = [line for line in self.lines(events) if line.kind not in HEADINGS]
        if sum(line.kind == ev.GAIN for line in lines) < 2:
            return " ".join(line.text for line in lines[:2])
        # A throw that serves several: all of them are told, shortly.
        thrown = [line.text for line in lines if line.kind != ev.GAIN]
        return " ".join((*thrown[:1], self._shares(events)))

    def _shares(self, events: Sequence[Event]) -> str:
        """Who gets which cards."""
        shares = [
            translate("InkaEvent", "{name} {cards}").format(
                name=self._name(event), cards=cards_text(event.cards)
            )
            for event in events
            if event.kind == ev.GAIN
        ]
        return translate("InkaEvent", "Cards: {shares}.").format(
            shares=translate("InkaEvent", "; ").join(shares)
        )

    def line(self, event: Event, before: Sequence[Event] = (), later: Sequence[Event] = ()) -> str:
        """One event in words; "" where another one tells it."""
        return _TELL[event.kind](self, seen_by(event, self.eyes), before, later)

    def _name(self, e: Event) -> str:
        return self.names[e.seat]

    def _other(self, e: Event) -> str:
        return self.names[e.other]

    def round(self, e: Event, *_: Sequence[Event]) -> str:
        """A round begins."""
        return translate("InkaEvent", "Round {n}").format(n=e.amount)

    def turn(self, e: Event, *_: Sequence[Event]) -> str:
        """Somebody's turn begins."""
        return translate("InkaEvent", "{name}'s turn").format(name=self._name(e))

    def dice(self, e: Event, *_: Sequence[Event]) -> str:
        """Two dice fell."""
        return translate("InkaEvent", "{name} throws {low} and {high}: {sum}.").format(
            name=self._name(e), low=e.dice[0], high=e.dice[1], sum=sum(e.dice)
        )

    def gain(self, e: Event, *_: Sequence[Event]) -> str:
        """Cards from the supply, whatever for."""
        return translate("InkaEvent", "{name} gets {cards}.").format(
            name=self._name(e), cards=cards_text(e.cards)
        )

    def shortage(self, e: Event, *_: Sequence[Event]) -> str:
        """The supply could not give what was due (Y4)."""
        return translate("InkaEvent", "The supply has too little {kind} for this yield.").format(
            kind=kind_name(e.item)
        )

    def discard(self, e: Event, *_: Sequence[Event]) -> str:
        """A card was put back after a seven; all see which (Z3)."""
        return translate("InkaEvent", "{name} puts back {card}.").format(
            name=self._name(e), card=some_text(e.item, 1)
        )

    def robber(self, e: Event, *_: Sequence[Event]) -> str:
        """He went somewhere."""
        return translate("InkaEvent", "{name} moves the robber: {tile}.").format(
            name=self._name(e), tile=tile_text(self.table, e.item)
        )

    def robbed(self, e: Event, *_: Sequence[Event]) -> str:
        """A card changed hands; thief and victim learn which."""
        if e.item == ev.NO_ITEM:
            return translate("InkaEvent", "{name} takes a card from {other}.").format(
                name=self._name(e), other=self._other(e)
            )
        return translate("InkaEvent", "{name} takes {card} from {other}.").format(
            name=self._name(e), card=some_text(e.item, 1), other=self._other(e)
        )

    def silent(self, *_: object) -> str:
        """Told with something else."""
        return ""

    def road(self, e: Event, *_: Sequence[Event]) -> str:
        """A road, paid or free."""
        return translate("InkaEvent", "{name} builds a road: {where}.").format(
            name=self._name(e), where=path_text(self.table, e.item)
        )

    def built(self, e: Event, before: Sequence[Event], later: Sequence[Event]) -> str:
        """A building; on a ruin it is told with that."""
        if before and before[-1].kind == ev.OVERBUILT:
            return ""
        return translate("InkaEvent", "{name} builds a {building} ({markers}): {where}.").format(
            name=self._name(e),
            building=building_name(e.amount),
            markers=_markers(later),
            where=crossing_text(self.table, e.item),
        )

    def overbuilt(self, e: Event, before: Sequence[Event], later: Sequence[Event]) -> str:
        """A settlement took the place of a ruin (K8)."""
        words = (
            translate("InkaEvent", "{name} overbuilds an own {building} ({markers}): {where}.")
            if e.seat == e.other
            else translate(
                "InkaEvent", "{name} overbuilds {other}'s {building} ({markers}): {where}."
            )
        )
        return words.format(
            name=self._name(e),
            other=self._other(e),
            building=building_name(e.amount),
            markers=_markers(later),
            where=crossing_text(self.table, e.item),
        )

    def bought(self, e: Event, *_: Sequence[Event]) -> str:
        """A development card; only the buyer learns which."""
        if e.item == ev.NO_ITEM:
            return translate("InkaEvent", "{name} buys a development card.").format(
                name=self._name(e)
            )
        return translate("InkaEvent", "{name} buys a development card: {card}.").format(
            name=self._name(e), card=self._card(e)
        )

    def _card(self, e: Event) -> str:
        return card_name(self.table.components.card_kinds[e.item])

    def played(self, e: Event, *_: Sequence[Event]) -> str:
        """A development card was played."""
        return translate("InkaEvent", "{name} plays {card}.").format(
            name=self._name(e), card=self._card(e)
        )

    def monopoly(self, e: Event, *_: Sequence[Event]) -> str:
        """What one of the others had to give (C6)."""
        if not e.amount:
            return translate("InkaEvent", "{other} gives nothing: no {kind}.").format(
                other=self._other(e), kind=kind_name(e.item)
            )
        return translate("InkaEvent", "{other} gives {name} {cards}.").format(
            other=self._other(e), name=self._name(e), cards=some_text(e.item, e.amount)
        )

    def exchange(self, e: Event, *_: Sequence[Event]) -> str:
        """With the supply."""
        return translate("InkaEvent", "{name} exchanges {give} for {take}.").format(
            name=self._name(e), give=cards_text(e.cards), take=cards_text(e.take)
        )

    def offer(self, e: Event, *_: Sequence[Event]) -> str:
        """An offer to all."""
        return translate("InkaEvent", "{name} offers {give} for {take}.").format(
            name=self._name(e), give=cards_text(e.cards), take=cards_text(e.take)
        )

    def answer(self, e: Event, *_: Sequence[Event]) -> str:
        """What somebody said to an offer."""
        if e.reason == ev.COUNTERED:
            return translate("InkaEvent", "{name} would give {give} for {take}.").format(
                name=self._name(e), give=cards_text(e.cards), take=cards_text(e.take)
            )
        if e.reason == ev.ACCEPTED:
            return translate("InkaEvent", "{name} accepts.").format(name=self._name(e))
        return translate("InkaEvent", "{name} refuses.").format(name=self._name(e))

    def deal(self, e: Event, *_: Sequence[Event]) -> str:
        """Two players exchanged cards."""
        return translate("InkaEvent", "Deal: {name} gives {other} {give} for {take}.").format(
            name=self._name(e),
            other=self._other(e),
            give=cards_text(e.cards),
            take=cards_text(e.take),
        )

    def no_deal(self, e: Event, *_: Sequence[Event]) -> str:
        """None of the answers was taken."""
        return translate("InkaEvent", "{name} makes no deal.").format(name=self._name(e))

    def route(self, e: Event, *_: Sequence[Event]) -> str:
        """The longest trade route has another holder, or none (L3)."""
        if e.seat == NOBODY:
            return translate("InkaEvent", "Nobody holds the longest trade route any more.")
        return translate("InkaEvent", "{name} holds the longest trade route.").format(
            name=self._name(e)
        )

    def arts(self, e: Event, *_: Sequence[Event]) -> str:
        """The greatest combat arts have another holder (L6)."""
        return translate("InkaEvent", "{name} holds the greatest combat arts.").format(
            name=self._name(e)
        )

    def decline(self, e: Event, *_: Sequence[Event]) -> str:
        """A tribe has reached its goal (K3)."""
        return translate("InkaEvent", _DECLINES[e.amount]).format(name=self._name(e))

    def cleared(self, e: Event, *_: Sequence[Event]) -> str:
        """Ruins left the board (K3, K7)."""
        return translate("InkaEvent", "{name}'s old ruins leave the board.").format(
            name=self._name(e)
        )

    def deck2(self, *_: object) -> str:
        """The last first tribe has declined (C8)."""
        return translate("InkaEvent", "The second deck of development cards comes into play.")

    def founded(self, e: Event, before: Sequence[Event], later: Sequence[Event]) -> str:
        """A new tribe settled (K6)."""
        return translate("InkaEvent", "{name} founds a new tribe ({markers}): {where}.").format(
            name=self._name(e), markers=_markers(later), where=crossing_text(self.table, e.item)
        )

    def won(self, e: Event, *_: Sequence[Event]) -> str:
        """The third tribe is complete (G1)."""
        return translate("InkaEvent", "{name}'s third tribe is complete: the game is won.").format(
            name=self._name(e)
        )

    def capped(self, *_: object) -> str:
        """The last round is over (G2)."""
        return translate("InkaEvent", "The last round is over: the game ends.")


def place_of(e: Event) -> Spot | None:
    """What is lit up on the board while a line is pointed at."""
    if e.kind == ev.ROBBER:
        return Spot(TILE, e.item)
    if e.kind == ev.ROAD:
        return Spot(PATH, e.item)
    if e.kind in (ev.BUILT, ev.OVERBUILT, ev.FOUNDED):
        return Spot(CROSSING, e.item)
    if e.kind == ev.CLEARED:
        return Spot(CROSSING, e.places[0])
    return None


def _markers(later: Sequence[Event]) -> str:
    """How many markers the building made; its event follows."""
    return InkaCounts().markers(next(e.amount for e in later if e.kind == ev.MARKER))


Tell = Callable[[Teller, Event, Sequence[Event], Sequence[Event]], str]
_TELL: Final[dict[str, Tell]] = {
    ev.ROUND: Teller.round,
    ev.TURN: Teller.turn,
    ev.DICE: Teller.dice,
    ev.GAIN: Teller.gain,
    ev.SHORTAGE: Teller.shortage,
    ev.DISCARD: Teller.discard,
    ev.ROBBER: Teller.robber,
    ev.ROBBED: Teller.robbed,
    ev.PAID: Teller.silent,
    ev.ROAD: Teller.road,
    ev.BUILT: Teller.built,
    ev.OVERBUILT: Teller.overbuilt,
    ev.BOUGHT: Teller.bought,
    ev.PLAYED: Teller.played,
    ev.MONOPOLY: Teller.monopoly,
    ev.EXCHANGE: Teller.exchange,
    ev.OFFER: Teller.offer,
    ev.ANSWER: Teller.answer,
    ev.DEAL: Teller.deal,
    ev.NO_DEAL: Teller.no_deal,
    ev.ROUTE: Teller.route,
    ev.ARTS: Teller.arts,
    ev.MARKER: Teller.silent,
    ev.DECLINE: Teller.decline,
    ev.CLEARED: Teller.cleared,
    ev.DECK2: Teller.deck2,
    ev.FOUNDED: Teller.founded,
    ev.WON: Teller.won,
    ev.CAPPED: Teller.capped,
}
