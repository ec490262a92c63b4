"""Help where the question is: one or two sentences with the numbers of the moment."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.chance import sum_odds
from stoneage_qt.games.stoneage.rules.components import CARDS
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    DIVISORS,
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
from stoneage_qt.games.stoneage.rules.legal import one_use_tools
from stoneage_qt.games.stoneage.ui.words.cards import (
    animal_note,
    building_at,
    building_note,
    card_note,
    card_text,
)
from stoneage_qt.games.stoneage.ui.words.names import (
    Counts,
    capital,
    number,
    place_name,
    yield_text,
)
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_GATHERING: Final = (
    QT_TRANSLATE_NOOP("Help", "One die per person: every full 2 of the sum give 1 food."),
    QT_TRANSLATE_NOOP("Help", "One die per person: every full 3 of the sum give 1 wood."),
    QT_TRANSLATE_NOOP("Help", "One die per person: every full 4 of the sum give 1 brick."),
    QT_TRANSLATE_NOOP("Help", "One die per person: every full 5 of the sum give 1 stone."),
    QT_TRANSLATE_NOOP("Help", "One die per person: every full 6 of the sum give 1 gold."),
)


def unused_tools(s: State, seat: int) -> int:
    """What all unused tools of a seat would add, one-use tools included."""
    player = s.players[seat]
    own = sum(v for v, used in zip(player.tools, player.used, strict=True) if not used)
    return own + sum(CARDS[card].amount for card in one_use_tools(player))


def mean_yield(s: State, place: int, dice: int, added: int = 0) -> float:
    """The expected yield of a roll at a gathering place, exactly."""
    malus = s.malus()
    return sum(
        chance * (max(0, total - malus + added) // DIVISORS[place])
        for total, chance in enumerate(sum_odds(dice))
    )


def help_place(s: State, seat: int, place: int, season: str = "summer") -> str:
    """What a place does, for a seat, with the numbers of the moment."""
    title = capital(place_name(place, season))
    return translate("Help", "{title}: {text}").format(
        title=title, text=_place_text(s, seat, place)
    )


def _place_text(s: State, seat: int, place: int) -> str:
    if place <= RIVER:
        return _gathering_text(s, seat, place)
    player = s.players[seat]
    if place == TOOLMAKER:
        return translate(
            "Help", "One person makes a tool. Tools now: {tools}, together {sum}."
        ).format(tools=tools_text(s, seat), sum=sum(player.tools))
    if place == HUT:
        return translate(
            "Help", "Two people of one player bring one more person. People now: {n} of {most}."
        ).format(n=player.people, most=MAX_PEOPLE)
    if place == FIELD:
        return translate(
            "Help", "One person raises agriculture by one: food every round. Now: {n} of {most}."
        ).format(n=player.agriculture, most=MAX_AGRICULTURE)
    return _table_text(s, place)


def _gathering_text(s: State, seat: int, place: int) -> str:
    rule = translate("Help", _GATHERING[place])
    here = s.placed[place][seat]
    added = unused_tools(s, seat)
    if here:
        return translate(
            "Help", "{rule} With {dice}: {mean} on average, with all tools {more}."
        ).format(
            rule=rule,
            dice=Counts().dice(here),
            mean=number(mean_yield(s, place, here), 1),
            more=number(mean_yield(s, place, here, added), 1),
        )
    if place == HUNT:
        return translate("Help", "{rule} There is always room.").format(rule=rule)
    return translate("Help", "{rule} Free rings: {free} of {rings}.").format(
        rule=rule, free=GATHERING_RINGS - s.crowd[place], rings=GATHERING_RINGS
    )


def _table_text(s: State, place: int) -> str:
    """Cards, buildings, igloos, the animal."""
    if place == ANIMAL:
        if s.animal is None:
            return translate("Help", "No wild animal is near.")
        return animal_note(s, s.animal)
    if place < BUILDING1:
        card = s.display[place - CARD1]
        if card is None:
            return translate("Help", "The card is taken; a new one comes next round.")
        return translate("Help", "{card}, for {price}. {note}").format(
            card=capital(card_text(card)),
            price=Counts().resources(place - CARD1 + 1),
            note=card_note(card),
        )
    building = building_at(s, place)
    if building is None:
        return translate("Help", "Nothing is left here.")
    if place >= IGLOO1:
        return building_note(building)
    return translate("Help", "{note} {left} left in this stack.").format(
        note=building_note(building),
        left=Counts().buildings(len(s.stacks[place - BUILDING1])),
    )


def tools_text(s: State, seat: int) -> str:
    """The three tool places: "2/1/–"."""
    return translate("Help", "{a}/{b}/{c}").format(
        **{
            slot: value or translate("Help", "–")
            for slot, value in zip("abc", s.players[seat].tools, strict=True)
        }
    )


def roll_text(s: State, added: int) -> str:
    """The sum on the table with so much added: "17 ÷ 4 → 4 brick, +3 for the next"."""
    total = max(0, sum(s.dice) - s.malus() + added)
    divisor = DIVISORS[s.roll_good]
    gain = total // divisor
    words = (
        translate("Help", "{total} ÷ {divisor} → {gain}, +{more} for the next food")
        if s.roll_good == 0
        else translate("Help", "{total} ÷ {divisor} → {gain}, +{more} for the next")
    )
    return words.format(
        total=total,
        divisor=divisor,
        gain=yield_text(s.roll_good, gain),
        more=(gain + 1) * divisor - total,
    )
