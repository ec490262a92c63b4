"""Names: places, goods, figures, symbols, animals, colours, levels, categories.

Tables of literals, marked for translation; the functions look them up when they are
asked, so that a change of language shows at once.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    FIELD,
    FIRST_ANIMAL,
    IGLOO1,
)
from stoneage_qt.ui.words.levels import level_name
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_PLACES: Final = (
    QT_TRANSLATE_NOOP("Place", "hunting grounds"),
    QT_TRANSLATE_NOOP("Place", "forest"),
    QT_TRANSLATE_NOOP("Place", "clay pit"),
    QT_TRANSLATE_NOOP("Place", "quarry"),
    QT_TRANSLATE_NOOP("Place", "river"),
    QT_TRANSLATE_NOOP("Place", "tool maker"),
    QT_TRANSLATE_NOOP("Place", "hut"),
    QT_TRANSLATE_NOOP("Place", "field"),
)
# "… puts 2 people …": where to
_TO_PLACES: Final = (
    QT_TRANSLATE_NOOP("ToPlace", "on the hunting grounds"),
    QT_TRANSLATE_NOOP("ToPlace", "into the forest"),
    QT_TRANSLATE_NOOP("ToPlace", "into the clay pit"),
    QT_TRANSLATE_NOOP("ToPlace", "into the quarry"),
    QT_TRANSLATE_NOOP("ToPlace", "into the river"),
    QT_TRANSLATE_NOOP("ToPlace", "on the tool maker"),
    QT_TRANSLATE_NOOP("ToPlace", "into the hut"),
    QT_TRANSLATE_NOOP("ToPlace", "on the field"),
)
# "… rolls 3 and 5 …": where
_AT_PLACES: Final = (
    QT_TRANSLATE_NOOP("AtPlace", "on the hunting grounds"),
    QT_TRANSLATE_NOOP("AtPlace", "in the forest"),
    QT_TRANSLATE_NOOP("AtPlace", "in the clay pit"),
    QT_TRANSLATE_NOOP("AtPlace", "in the quarry"),
    QT_TRANSLATE_NOOP("AtPlace", "in the river"),
    QT_TRANSLATE_NOOP("AtPlace", "at the tool maker"),
    QT_TRANSLATE_NOOP("AtPlace", "in the hut"),
    QT_TRANSLATE_NOOP("AtPlace", "on the field"),
)
_GOODS: Final = (
    QT_TRANSLATE_NOOP("Good", "wood"),
    QT_TRANSLATE_NOOP("Good", "brick"),
    QT_TRANSLATE_NOOP("Good", "stone"),
    QT_TRANSLATE_NOOP("Good", "gold"),
)
_SYMBOLS: Final = (
    QT_TRANSLATE_NOOP("Symbol", "healing"),
    QT_TRANSLATE_NOOP("Symbol", "art"),
    QT_TRANSLATE_NOOP("Symbol", "music"),
    QT_TRANSLATE_NOOP("Symbol", "writing"),
    QT_TRANSLATE_NOOP("Symbol", "sundial"),
    QT_TRANSLATE_NOOP("Symbol", "pottery"),
    QT_TRANSLATE_NOOP("Symbol", "transport"),
    QT_TRANSLATE_NOOP("Symbol", "weaving"),
)
_ANIMALS: Final = (
    QT_TRANSLATE_NOOP("Animal", "polar bear"),
    QT_TRANSLATE_NOOP("Animal", "wild boar"),
    QT_TRANSLATE_NOOP("Animal", "wolf"),
    QT_TRANSLATE_NOOP("Animal", "bird of prey"),
)
_COLOURS: Final = {
    "red": QT_TRANSLATE_NOOP("Colour", "Red"),
    "blue": QT_TRANSLATE_NOOP("Colour", "Blue"),
    "green": QT_TRANSLATE_NOOP("Colour", "Green"),
    "yellow": QT_TRANSLATE_NOOP("Colour", "Yellow"),
}
_TOKENS: Final = {
    "red": QT_TRANSLATE_NOOP("Token", "handprint"),
    "blue": QT_TRANSLATE_NOOP("Token", "fish"),
    "green": QT_TRANSLATE_NOOP("Token", "leaf"),
    "yellow": QT_TRANSLATE_NOOP("Token", "sun"),
}
_PHASES: Final = (
    QT_TRANSLATE_NOOP("Phase", "Placing people"),
    QT_TRANSLATE_NOOP("Phase", "Using the places"),
    QT_TRANSLATE_NOOP("Phase", "The animal flees"),
    QT_TRANSLATE_NOOP("Phase", "Feeding"),
    QT_TRANSLATE_NOOP("Phase", "The game is over"),
)
_SEASONS: Final = {
    "summer": QT_TRANSLATE_NOOP("Season", "Summer"),
    "winter": QT_TRANSLATE_NOOP("Season", "Winter"),
}
_MODULES: Final = {
    "hard_winter": QT_TRANSLATE_NOOP("Module", "Hard winter"),
    "animals": QT_TRANSLATE_NOOP("Module", "Wild animals"),
    "igloos": QT_TRANSLATE_NOOP("Module", "Igloos"),
}
_MODULE_NOTES: Final = {
    "hard_winter": QT_TRANSLATE_NOOP(
        "ModuleNote", "1 extra stone for a building: +5 points. 1 extra gold for a card: +6 points."
    ),
    "animals": QT_TRANSLATE_NOOP(
        "ModuleNote", "An animal lowers every roll until you drive it away together."
    ),
    "igloos": QT_TRANSLATE_NOOP(
        "ModuleNote", "Four igloos lie beside the board and can be built like buildings."
    ),
}
_PARTS: Final = {
    "buildings": QT_TRANSLATE_NOOP("ScorePart", "Buildings"),
    "igloos": QT_TRANSLATE_NOOP("ScorePart", "Igloos"),
    "cards": QT_TRANSLATE_NOOP("ScorePart", "Points from cards"),
    "animals": QT_TRANSLATE_NOOP("ScorePart", "Animals"),
    "hunger": QT_TRANSLATE_NOOP("ScorePart", "Hunger"),
    "extras": QT_TRANSLATE_NOOP("ScorePart", "Hard winter"),
    "goods": QT_TRANSLATE_NOOP("ScorePart", "Resources left"),
    "symbols_first": QT_TRANSLATE_NOOP("ScorePart", "Culture, first row"),
    "symbols_second": QT_TRANSLATE_NOOP("ScorePart", "Culture, second row"),
    "farmers": QT_TRANSLATE_NOOP("ScorePart", "Farmers"),
    "hut_builders": QT_TRANSLATE_NOOP("ScorePart", "Hut builders"),
    "shamans": QT_TRANSLATE_NOOP("ScorePart", "Shamans"),
    "tool_makers": QT_TRANSLATE_NOOP("ScorePart", "Tool makers"),
}


class Counts(QObject):
    """Numbers with their noun; a QObject, because only `tr` marks plurals for the catalogue."""

    def people(self, n: int) -> str:
        """How many people."""
        return self.tr("%n people", "", n)

    def dice(self, n: int) -> str:
        """How many dice."""
        return self.tr("%n dice", "", n)

    def rolling(self, n: int) -> str:
        """The request to roll so many dice, to be put into a sentence."""
        return self.tr("roll %n dice", "", n)

    def points(self, n: int) -> str:
        """How many points; Qt counts nothing below zero, so a loss is a text of its own."""
        return self.tr("%n points", "", n) if n >= 0 else self.tr("−%n points", "", -n)

    def cards(self, n: int) -> str:
        """How many cards."""
        return self.tr("%n cards", "", n)

    def buildings(self, n: int) -> str:
        """How many buildings."""
        return self.tr("%n buildings", "", n)

    def igloos(self, n: int) -> str:
        """How many igloos."""
        return self.tr("%n igloos", "", n)

    def resources(self, n: int) -> str:
        """How many resources of any kind."""
        return self.tr("%n resources", "", n)

    def kinds(self, n: int) -> str:
        """How many different kinds."""
        return self.tr("%n kinds", "", n)

    def more_kinds(self, n: int) -> str:
        """Kinds of resources beside those one has."""
        return self.tr("%n more kinds of resources", "", n)

    def resources_of_choice(self, n: int) -> str:
        """How many resources that may be chosen."""
        return self.tr("%n resources of choice", "", n)

    def rounds(self, n: int) -> str:
        """How many rounds."""
        return self.tr("%n rounds", "", n)

    def in_games(self, n: int) -> str:
        """In how many games."""
        return self.tr("in %n games", "", n)

    def farmers(self, n: int) -> str:
        """How many farmers on cards."""
        return self.tr("%n farmers", "", n)

    def hut_builders(self, n: int) -> str:
        """How many hut builders on cards."""
        return self.tr("%n hut builders", "", n)

    def shamans(self, n: int) -> str:
        """How many shamans on cards."""
        return self.tr("%n shamans", "", n)

    def tool_makers(self, n: int) -> str:
        """How many tool makers on cards."""
        return self.tr("%n tool makers", "", n)

    def to_feed(self, n: int) -> str:
        """What people who lack food cost; one alone needs no "each"."""
        return self.tr("%n hungry people: one resource each, or all go hungry.", "", n)


def capital(text: str) -> str:
    """The same with a capital first letter, for headings and the beginning of sentences."""
    return text[:1].upper() + text[1:]


def number(value: float, decimals: int = 0) -> str:
    """A number as the chosen language writes it."""
    return QLocale().toString(float(value), "f", decimals).replace("-", "−")


def both(parts: Sequence[str]) -> str:
    """A list in words: a, b and c."""
    if not parts:
        return ""
    text = parts[0]
    for part in parts[1:-1]:
        text = translate("List", "{before}, {after}").format(before=text, after=part)
    if len(parts) > 1:
        text = translate("List", "{before} and {after}").format(before=text, after=parts[-1])
    return text


def place_name(place: int, season: str = "summer") -> str:
    """What a place is called; the field keeps animals in winter."""
    if place == FIELD and season == "winter":
        return translate("Place", "livestock")
    if place <= FIELD:
        return translate("Place", _PLACES[place])
    if place < BUILDING1:
        return translate("Place", "card {n}").format(n=place - CARD1 + 1)
    if place < IGLOO1:
        return translate("Place", "building {n}").format(n=place - BUILDING1 + 1)
    if place < ANIMAL:
        return translate("Place", "igloo {n}").format(n=place - IGLOO1 + 1)
    return translate("Place", "wild animal")


def to_place(place: int, season: str = "summer") -> str:
    """Where somebody is put: "into the forest"."""
    if place == FIELD and season == "winter":
        return translate("ToPlace", "on the livestock")
    if place <= FIELD:
        return translate("ToPlace", _TO_PLACES[place])
    if place < BUILDING1:
        return translate("ToPlace", "on card {n}").format(n=place - CARD1 + 1)
    if place < IGLOO1:
        return translate("ToPlace", "on building {n}").format(n=place - BUILDING1 + 1)
    if place < ANIMAL:
        return translate("ToPlace", "on igloo {n}").format(n=place - IGLOO1 + 1)
    return translate("ToPlace", "on the wild animal")


def at_place(place: int, season: str = "summer") -> str:
    """Where something happens: "in the forest"."""
    if place == FIELD and season == "winter":
        return translate("AtPlace", "with the livestock")
    if place <= FIELD:
        return translate("AtPlace", _AT_PLACES[place])
    if place < BUILDING1:
        return translate("AtPlace", "for card {n}").format(n=place - CARD1 + 1)
    if place < IGLOO1:
        return translate("AtPlace", "at building {n}").format(n=place - BUILDING1 + 1)
    if place < ANIMAL:
        return translate("AtPlace", "at igloo {n}").format(n=place - IGLOO1 + 1)
    return translate("AtPlace", "for the wild animal")


def good_name(good: int) -> str:
    """wood, brick, stone or gold."""
    return translate("Good", _GOODS[good])


def goods_text(goods: Sequence[int]) -> str:
    """Goods in words: "2 wood and 1 gold"."""
    parts = [
        translate("Good", "{n} {good}").format(n=n, good=good_name(good))
        for good, n in enumerate(goods)
        if n
    ]
    return both(parts) if parts else translate("Good", "nothing")


def price_text(goods: Sequence[int]) -> str:
    """A price to count: "3 × wood, 1 × gold"."""
    parts = [
        translate("Good", "{n} × {good}").format(n=n, good=good_name(good))
        for good, n in enumerate(goods)
        if n
    ]
    return translate("Good", ", ").join(parts)


def stock_text(goods: Sequence[int]) -> str:
    """The goods somebody has, in words: "2 wood and 1 gold", or that there are none."""
    return goods_text(goods) if any(goods) else translate("Good", "no resources")


def food_text(amount: int) -> str:
    """Food in words."""
    return translate("Good", "{n} food").format(n=amount)


def yield_text(good: int, amount: int) -> str:
    """What a roll gives; 0 is food, 1 to 4 are goods."""
    if good == 0:
        return food_text(amount)
    return translate("Good", "{n} {good}").format(n=amount, good=good_name(good - 1))


def symbol_name(symbol: int) -> str:
    """A culture symbol."""
    return translate("Symbol", _SYMBOLS[symbol])


def figures_text(figure: int, n: int) -> str:
    """A number of the figures that multiply at the end."""
    counts = Counts()
    named = (counts.farmers, counts.hut_builders, counts.shamans, counts.tool_makers)
    return named[figure](n)


def animal_name(animal: int) -> str:
    """A wild animal, by its id in the state."""
    return translate("Animal", _ANIMALS[animal - FIRST_ANIMAL])


def colour_name(colour: str) -> str:
    """A player's colour."""
    return translate("Colour", _COLOURS[colour])


def token_name(colour: str) -> str:
    """The symbol that goes with a colour."""
    return translate("Token", _TOKENS[colour])


def phase_name(phase: int) -> str:
    """What happens in this part of the round."""
    return translate("Phase", _PHASES[phase])


def season_name(season: str) -> str:
    """A side of the board; one that is not known shows its key."""
    known = _SEASONS.get(season)
    return season if known is None else translate("Season", known)


def module_name(module: str) -> str:
    """A winter module."""
    return translate("Module", _MODULES[module])


def module_note(module: str) -> str:
    """A winter module in one sentence."""
    return translate("ModuleNote", _MODULE_NOTES[module])


def part_name(part: str) -> str:
    """A category of the final scoring."""
    return translate("ScorePart", _PARTS[part])


class Sitting(Protocol):
    """Whoever sits somewhere, at a table or in a list of games."""

    @property
    def name(self) -> str:
        """The own name, or ""."""

    @property
    def controller(self) -> str:
        """A person or a bot."""

    @property
    def level(self) -> str | None:
        """The level of a bot; none for a program of somebody's own."""

    @property
    def colour(self) -> str:
        """The colour, which only one has."""


def seat_name(seats: Sequence[Sitting], seat: int) -> str:
    """How a player is called, everywhere: by the own name, else a bot by its level and a
    person by the colour. Bots of one level are numbered."""
    one = seats[seat]
    if one.name:
        return one.name
    if one.controller == "person":
        return colour_name(one.colour)
    name = program_name() if not one.level else level_name(one.level)
    alike = [
        number
        for number, other in enumerate(seats)
        if not other.name and other.controller != "person" and other.level == one.level
    ]
    if len(alike) == 1:
        return name
    return translate("Seat", "{name} {n}").format(name=name, n=alike.index(seat) + 1)


def program_name() -> str:
    """How a bot is called that is a program of somebody's own."""
    return translate("Library", "Own program")
