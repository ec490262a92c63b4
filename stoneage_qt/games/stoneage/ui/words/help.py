"""Help where the question is: one or two sentences with the numbers of the moment."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    FIELD,
    GATHERING_RINGS,
    HUNT,
    HUT,
    IGLOO1,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    RIVER,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.payments import card_price, open_building
from stoneage_qt.games.stoneage.rules.questions import free_rings
from stoneage_qt.games.stoneage.rules.yields import mean_yield, unused_pips, yield_of
from stoneage_qt.games.stoneage.ui.words.cards import (
    animal_note,
    building_note,
    card_note,
    card_text,
)
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, place_name, yield_text
from stoneage_qt.ui.words.language import capital, number
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_GATHERING: Final = (
    QT_TRANSLATE_NOOP("StoneAgeHelp", "One die per person: every full 2 of the sum gives 1 food."),
    QT_TRANSLATE_NOOP("StoneAgeHelp", "One die per person: every full 3 of the sum gives 1 wood."),
    QT_TRANSLATE_NOOP("StoneAgeHelp", "One die per person: every full 4 of the sum gives 1 brick."),
    QT_TRANSLATE_NOOP("StoneAgeHelp", "One die per person: every full 5 of the sum gives 1 stone."),
    QT_TRANSLATE_NOOP("StoneAgeHelp", "One die per person: every full 6 of the sum gives 1 gold."),
)


def help_place(s: State, seat: int, place: int, season: str = "summer") -> str:
    """What a place does, for a seat, with the numbers of the moment."""
    if place == ANIMAL and s.animal is not None:
        return animal_note(s, s.animal)  # it begins with the animal's name
    title = capital(place_name(place, season))
    return translate("StoneAgeHelp", "{title}: {text}").format(
        title=title, text=_place_text(s, seat, place)
    )


def _place_text(s: State, seat: int, place: int) -> str:
    if place <= RIVER:
        return _gathering_text(s, seat, place)
    player = s.players[seat]
    if place == TOOLMAKER:
        return translate(
            "StoneAgeHelp", "One person makes a tool. Tools now: {tools}, together {sum}."
        ).format(tools=tools_text(s, seat), sum=sum(player.tools))
    if place == HUT:
        return translate(
            "StoneAgeHelp",
            "Two people of one player bring one more person. People now: {n} of {most}.",
        ).format(n=player.people, most=MAX_PEOPLE)
    if place == FIELD:
        return translate(
            "StoneAgeHelp",
            "One person raises agriculture by one: food every round. Now: {n} of {most}.",
        ).format(n=player.agriculture, most=MAX_AGRICULTURE)
    return _table_text(s, place)


def _gathering_text(s: State, seat: int, place: int) -> str:
    rule = translate("StoneAgeHelp", _GATHERING[place])
    here = s.placed[place][seat]
    added = unused_pips(s.players[seat])
    if here:
        return translate(
            "StoneAgeHelp", "{rule} With {dice}: {mean} on average, with all tools {more}."
        ).format(
            rule=rule,
            dice=StoneAgeCounts().dice(here),
            mean=number(mean_yield(s, place, here), 1),
            more=number(mean_yield(s, place, here, added), 1),
        )
    if place == HUNT:
        return translate("StoneAgeHelp", "{rule} There is always room.").format(rule=rule)
    return translate("StoneAgeHelp", "{rule} Free rings: {free} of {rings}.").format(
        rule=rule, free=free_rings(s, place), rings=GATHERING_RINGS
    )


def _table_text(s: State, place: int) -> str:
    """Cards, buildings, igloos, the animal."""
    if place == ANIMAL:
        if s.animal is None:
            return translate("StoneAgeHelp", "No wild animal is near.")
        return animal_note(s, s.animal)
    if place < BUILDING1:
        card = s.display[place - CARD1]
        if card is None:
            return translate("StoneAgeHelp", "The card is taken; a new one comes next round.")
        return translate("StoneAgeHelp", "{card}, for {price}. {note}").format(
            card=capital(card_text(card)),
            price=StoneAgeCounts().resources(card_price(place)),
            note=card_note(card),
        )
    building = open_building(s, place)
    if building is None:
        return translate("StoneAgeHelp", "Nothing is left here.")
    if place >= IGLOO1:
        return building_note(building)
    return translate("StoneAgeHelp", "{note} {left} left in this stack.").format(
        note=building_note(building),
        left=StoneAgeCounts().buildings(len(s.stacks[place - BUILDING1])),
    )


def tools_text(s: State, seat: int) -> str:
    """The three tool places: "2/1/–"."""
    return translate("StoneAgeHelp", "{a}/{b}/{c}").format(
        **{
            slot: value or translate("StoneAgeHelp", "–")
            for slot, value in zip("abc", s.players[seat].tools, strict=True)
        }
    )


def roll_text(s: State, added: int) -> str:
    """The sum on the table with so much added: "17 ÷ 4 → 4 brick, +3 for the next"."""
    found = yield_of(s, added)
    words = (
        translate("StoneAgeHelp", "{total} ÷ {divisor} → {gain}, +{more} for the next food")
        if s.roll_good == 0
        else translate("StoneAgeHelp", "{total} ÷ {divisor} → {gain}, +{more} for the next")
    )
    return words.format(
        total=found.total,
        divisor=found.divisor,
        gain=yield_text(s.roll_good, found.units),
        more=found.more,
    )
