"""What happened, in words: log lines, captions on the board, announcements.

Players are called by their names, never "you": at one computer several people read along.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract.face import Line
from stoneage_qt.games.stoneage.rules import Event
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    DIVISORS,
    IGLOO1,
    NO_PLACE,
    RIVER,
)
from stoneage_qt.games.stoneage.ui.words.cards import card_text, share_text
from stoneage_qt.games.stoneage.ui.words.names import (
    StoneAgeCounts,
    animal_name,
    at_place,
    food_text,
    goods_text,
    place_name,
    seat_name,
    to_place,
)
from stoneage_qt.session.match import Seat
from stoneage_qt.ui.words.language import both, capital

translate = QCoreApplication.translate


_NOWHERE: Final = (ev.ROUND_STARTED, ev.INCOME, ev.FED, ev.HUNGRY, ev.GAME_OVER)
"""Events that happen at no place of the board."""


def _line(event: Event, text: str, place: int) -> Line:
    where = None if place == NO_PLACE else place
    return Line(event.kind, event.seat, text, where, event.kind == ev.ROUND_STARTED)


class Teller:
    """Puts events into words for one table.

    Attributes:
        seats: who sits where. season: how places are called.
        viewer: the seat whose secrets may be told, -1 for none.
    """

    def __init__(self, seats: Sequence[Seat], season: str = "summer", viewer: int = -1) -> None:
        self.seats = seats
        self.season = season
        self.viewer = viewer

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """The lines that these events of one action make; some need several events."""
        out: list[Line] = []
        price = [0, 0, 0, 0]
        place = NO_PLACE
        for number, event in enumerate(events):
            # What follows from an action happens where it was taken, until all eat at home.
            if event.place != NO_PLACE or event.kind in _NOWHERE:
                place = event.place
            before = events[number - 1] if number else None
            if event.kind == ev.PAID:
                price = [sum(pair) for pair in zip(price, event.goods, strict=True)]
            elif event.kind == ev.CARD_TAKEN:
                event = event._replace(goods=(price[0], price[1], price[2], price[3]))
            text = self.line(event, before)
            if text:
                out.append(_line(event, text, place))
        return _purchase_first(out)

    def opening(self, start: int) -> Line:
        """The heading of the first round, which no action begins."""
        event = Event(ev.ROUND_STARTED, start, amount=1)
        return _line(event, self.line(event), NO_PLACE)

    def caption(self, events: Sequence[Event]) -> str:
        """One short sentence or two about what the acting seat did, for the board."""
        lines = self.lines(events)
        first = next((line for line in lines if line.seat >= 0), None)
        if first is None:
            return lines[0].text if lines else ""
        own = [line.text for line in lines if line.seat == first.seat and line.kind != ev.POINTS]
        return " ".join(own[:2])

    def line(self, event: Event, before: Event | None = None) -> str:
        """One event in words; "" where another one tells it."""
        tell = _TELL.get(event.kind)
        return "" if tell is None else tell(self, event, before)

    def name(self, event: Event) -> str:
        """The name of the event's seat."""
        return seat_name(self.seats, event.seat)

    def placed(self, e: Event, _: Event | None) -> str:
        """People were put somewhere."""
        return translate("StoneAgeEvent", "{name} puts {people} {where}.").format(
            name=self.name(e),
            people=StoneAgeCounts().people(e.amount),
            where=to_place(e.place, self.season),
        )

    def rolled(self, e: Event, _: Event | None) -> str:
        """Dice fell; where an animal spoils the roll, what still counts is told.

        Dice that all take one of have no sum.
        """
        dice = both([str(die) for die in e.dice])
        if e.place == ANIMAL:
            return translate("StoneAgeEvent", "{name} rolls {dice}.").format(
                name=self.name(e), dice=dice
            )
        if e.amount == 0 and e.item == ev.NO_ITEM:
            return translate("StoneAgeEvent", "{name} rolls {dice} {where}.").format(
                name=self.name(e), dice=dice, where=at_place(e.place, self.season)
            )
        if e.amount != sum(e.dice):
            return translate(
                "StoneAgeEvent",
                "{name} rolls {dice} {where}: {sum}, minus {malus} ({animal}) = {total}.",
            ).format(
                name=self.name(e),
                dice=dice,
                where=at_place(e.place, self.season),
                sum=sum(e.dice),
                malus=sum(e.dice) - e.amount,
                animal=animal_name(e.item),
                total=e.amount,
            )
        return translate("StoneAgeEvent", "{name} rolls {dice} {where}: sum {sum}.").format(
            name=self.name(e), dice=dice, where=at_place(e.place, self.season), sum=e.amount
        )

    def tools_added(self, e: Event, _: Event | None) -> str:
        """Tools were added to a roll."""
        return translate("StoneAgeEvent", "{name} adds {n} with tools.").format(
            name=self.name(e), n=e.amount
        )

    def picked(self, e: Event, _: Event | None) -> str:
        """A die of "dice for all" was taken; the gain follows as an event of its own."""
        return translate("StoneAgeEvent", "{name} takes the die showing {die}: {gain}.").format(
            name=self.name(e), die=e.amount, gain=share_text(e.amount)
        )

    def rewarded(self, e: Event, _: Event | None) -> str:
        """A die was settled after an animal had fled."""
        return translate("StoneAgeEvent", "{name} uses the die showing {die}.").format(
            name=self.name(e), die=e.amount
        )

    def food_gained(self, e: Event, before: Event | None) -> str:
        """Food, from a roll or a card."""
        return self._gain(e, before, food_text(e.amount), 0)

    def goods_gained(self, e: Event, before: Event | None) -> str:
        """Resources, from a roll, a card or a reward; a die's gain is already told."""
        if before is not None and before.kind in (ev.PICKED, ev.CLAIMED):
            return ""
        good = next((number + 1 for number, n in enumerate(e.goods) if n), e.place)
        return self._gain(e, before, goods_text(e.goods), good)

    def _gain(self, e: Event, before: Event | None, gain: str, good: int) -> str:
        if before is not None and before.kind == ev.GATHERED and good <= RIVER:
            return translate("StoneAgeEvent", "{name}: {total} ÷ {divisor} → {gain}.").format(
                name=self.name(e), total=before.amount, divisor=DIVISORS[good], gain=gain
            )
        return translate("StoneAgeEvent", "{name} gets {gain}.").format(
            name=self.name(e), gain=gain
        )

    def tool_gained(self, e: Event, before: Event | None) -> str:
        """A tool, or none where all have their highest value."""
        if not e.amount:
            return translate("StoneAgeEvent", "{name}'s tools cannot get better.").format(
                name=self.name(e)
            )
        if before is not None and before.kind == ev.PICKED:
            return ""
        if e.amount == 1:
            return translate("StoneAgeEvent", "{name} gets a tool.").format(name=self.name(e))
        return translate("StoneAgeEvent", "{name} improves a tool to {value}.").format(
            name=self.name(e), value=e.amount
        )

    def person_gained(self, e: Event, _: Event | None) -> str:
        """A person, or none where there are ten."""
        if e.amount:
            return translate("StoneAgeEvent", "{name} gains a person.").format(name=self.name(e))
        return translate("StoneAgeEvent", "{name} has all people already.").format(
            name=self.name(e)
        )

    def field_gained(self, e: Event, before: Event | None) -> str:
        """A step on the agriculture track, or none at its end."""
        if not e.amount:
            return translate(
                "StoneAgeEvent", "{name} is at the end of the agriculture track."
            ).format(name=self.name(e))
        if before is not None and before.kind == ev.PICKED:
            return ""
        return translate("StoneAgeEvent", "{name}: agriculture +1.").format(name=self.name(e))

    def paid(self, e: Event, before: Event | None) -> str:
        """Resources instead of food; payments for cards and buildings are told with them."""
        if e.place >= 0:
            return ""
        return translate("StoneAgeEvent", "{name} feeds the people with {goods}.").format(
            name=self.name(e), goods=goods_text(e.goods)
        )

    def claimed(self, e: Event, _: Event | None) -> str:
        """The two-resources card was used."""
        return translate("StoneAgeEvent", "{name} uses a card and takes {goods}.").format(
            name=self.name(e), goods=goods_text(e.goods)
        )

    def points(self, e: Event, _: Event | None) -> str:
        """Points for something that is not told with its points."""
        if e.reason in (ev.BY_BUILDING, ev.BY_IGLOO):
            return ""
        if e.reason == ev.BY_HUNGER:
            return translate("StoneAgeEvent", "{name} lets people go hungry: {points}.").format(
                name=self.name(e), points=StoneAgeCounts().points(e.amount)
            )
        return translate("StoneAgeEvent", "{name} scores {points}.").format(
            name=self.name(e), points=StoneAgeCounts().points(e.amount)
        )

    def card_taken(self, e: Event, before: Event | None) -> str:
        """A card was bought; its price came as events of its own."""
        if any(e.goods):
            return translate("StoneAgeEvent", "{name} buys card {n} for {goods}: {card}.").format(
                name=self.name(e),
                n=e.place - CARD1 + 1,
                goods=goods_text(e.goods),
                card=card_text(e.item),
            )
        return translate("StoneAgeEvent", "{name} buys card {n}: {card}.").format(
            name=self.name(e), n=e.place - CARD1 + 1, card=card_text(e.item)
        )

    def built(self, e: Event, _: Event | None) -> str:
        """A building or an igloo was built."""
        points = StoneAgeCounts().points(e.amount)
        if e.place >= IGLOO1:
            return translate(
                "StoneAgeEvent", "{name} builds an igloo with {goods}: {points}."
            ).format(name=self.name(e), goods=goods_text(e.goods), points=points)
        return translate("StoneAgeEvent", "{name} builds with {goods}: {points}.").format(
            name=self.name(e), goods=goods_text(e.goods), points=points
        )

    def left(self, e: Event, _: Event | None) -> str:
        """Nothing was bought or built."""
        return translate("StoneAgeEvent", "{name} gives up {where}.").format(
            name=self.name(e), where=place_name(e.place, self.season)
        )

    def extra_drawn(self, e: Event, _: Event | None) -> str:
        """The extra card; only its owner learns which."""
        if e.seat == self.viewer:
            return translate("StoneAgeEvent", "{name} draws a card unseen: {card}.").format(
                name=self.name(e), card=card_text(e.item)
            )
        return translate("StoneAgeEvent", "{name} draws a card unseen.").format(name=self.name(e))

    def building_revealed(self, e: Event, _: Event | None) -> str:
        """The next building of a stack lies open."""
        return translate("StoneAgeEvent", "The next building of stack {n} is open.").format(
            n=e.place - BUILDING1 + 1
        )

    def income(self, e: Event, _: Event | None) -> str:
        """Food from the fields."""
        return translate("StoneAgeEvent", "{name} harvests {food}.").format(
            name=self.name(e), food=food_text(e.amount)
        )

    def fed(self, e: Event, _: Event | None) -> str:
        """The people ate, where there was anything to eat."""
        if not e.amount:
            return ""
        return translate("StoneAgeEvent", "{name}'s people eat {food}.").format(
            name=self.name(e), food=food_text(e.amount)
        )

    def hungry(self, e: Event, _: Event | None) -> str:
        """Food is missing."""
        return translate("StoneAgeEvent", "{name} lacks {food}.").format(
            name=self.name(e), food=food_text(e.amount)
        )

    def animal_seen(self, e: Event, _: Event | None) -> str:
        """An animal turned up."""
        return translate("StoneAgeEvent", "A wild animal turns up: {animal}.").format(
            animal=animal_name(e.item)
        )

    def animal_active(self, e: Event, _: Event | None) -> str:
        """An animal threatens everybody from now on."""
        return translate(
            "StoneAgeEvent", "{animal} roams the valley: every roll counts less."
        ).format(animal=capital(animal_name(e.item)))

    def animal_fled(self, e: Event, _: Event | None) -> str:
        """All rings were taken."""
        return translate("StoneAgeEvent", "{animal} flees!").format(
            animal=capital(animal_name(e.item))
        )

    def round_started(self, e: Event, _: Event | None) -> str:
        """The next round."""
        return translate("StoneAgeEvent", "Round {n}. {name} begins.").format(
            n=e.amount, name=self.name(e)
        )

    def game_over(self, e: Event, _: Event | None) -> str:
        """The game ended, and why."""
        if e.reason == ev.STACK_EMPTY:
            return translate("StoneAgeEvent", "A stack of buildings is empty: the game is over.")
        return translate("StoneAgeEvent", "There are not enough cards left: the game is over.")


def _purchase_first(lines: list[Line]) -> list[Line]:
    """What was bought or built is told before the points it brings."""
    bought = next((n for n, line in enumerate(lines) if line.kind in (ev.CARD_TAKEN, ev.BUILT)), 0)
    early = [line for line in lines[:bought] if line.kind == ev.POINTS]
    others = [line for line in lines[:bought] if line.kind != ev.POINTS]
    return [*others, *lines[bought : bought + 1], *early, *lines[bought + 1 :]]


_TELL: Final[dict[str, Callable[[Teller, Event, Event | None], str]]] = {
    ev.PLACED: Teller.placed,
    ev.ROLLED: Teller.rolled,
    ev.TOOLS_ADDED: Teller.tools_added,
    ev.PICKED: Teller.picked,
    ev.REWARDED: Teller.rewarded,
    ev.FOOD_GAINED: Teller.food_gained,
    ev.GOODS_GAINED: Teller.goods_gained,
    ev.TOOL_GAINED: Teller.tool_gained,
    ev.PERSON_GAINED: Teller.person_gained,
    ev.FIELD_GAINED: Teller.field_gained,
    ev.PAID: Teller.paid,
    ev.CLAIMED: Teller.claimed,
    ev.POINTS: Teller.points,
    ev.CARD_TAKEN: Teller.card_taken,
    ev.BUILT: Teller.built,
    ev.LEFT: Teller.left,
    ev.EXTRA_DRAWN: Teller.extra_drawn,
    ev.BUILDING_REVEALED: Teller.building_revealed,
    ev.INCOME: Teller.income,
    ev.FED: Teller.fed,
    ev.HUNGRY: Teller.hungry,
    ev.ANIMAL_SEEN: Teller.animal_seen,
    ev.ANIMAL_ACTIVE: Teller.animal_active,
    ev.ANIMAL_FLED: Teller.animal_fled,
    ev.ROUND_STARTED: Teller.round_started,
    ev.GAME_OVER: Teller.game_over,
}
