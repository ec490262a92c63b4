"""Names: places, goods, figures, symbols, animals, colours, levels, categories.

Tables of literals, marked for translation; the functions look them up when they are
asked, so that a change of language shows at once.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    FIELD,
    FIRST_ANIMAL,
    IGLOO1,
)
from stoneage_qt.games.stoneage.ui.words.levels import level_name
from stoneage_qt.ui.words import seats as seats_words
from stoneage_qt.ui.words.language import both
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_PLACES: Final = (
    QT_TRANSLATE_NOOP("StoneAgePlace", "hunting grounds"),
    QT_TRANSLATE_NOOP("StoneAgePlace", "forest"),
    QT_TRANSLATE_NOOP("StoneAgePlace", "clay pit"),
    QT_TRANSLATE_NOOP("StoneAgePlace", "quarry"),
    QT_TRANSLATE_NOOP("StoneAgePlace", "river"),
    QT_TRANSLATE_NOOP("StoneAgePlace", "tool maker"),
    QT_TRANSLATE_NOOP("StoneAgePlace", "hut"),
    QT_TRANSLATE_NOOP("StoneAgePlace", "field"),
)
# "… puts 2 people …": where to
_TO_PLACES: Final = (
    QT_TRANSLATE_NOOP("StoneAgeToPlace", "on the hunting grounds"),
    QT_TRANSLATE_NOOP("StoneAgeToPlace", "into the forest"),
    QT_TRANSLATE_NOOP("StoneAgeToPlace", "into the clay pit"),
    QT_TRANSLATE_NOOP("StoneAgeToPlace", "into the quarry"),
    QT_TRANSLATE_NOOP("StoneAgeToPlace", "into the river"),
    QT_TRANSLATE_NOOP("StoneAgeToPlace", "on the tool maker"),
    QT_TRANSLATE_NOOP("StoneAgeToPlace", "into the hut"),
    QT_TRANSLATE_NOOP("StoneAgeToPlace", "on the field"),
)
# "… rolls 3 and 5 …": where
_AT_PLACES: Final = (
    QT_TRANSLATE_NOOP("StoneAgeAtPlace", "on the hunting grounds"),
    QT_TRANSLATE_NOOP("StoneAgeAtPlace", "in the forest"),
    QT_TRANSLATE_NOOP("StoneAgeAtPlace", "in the clay pit"),
    QT_TRANSLATE_NOOP("StoneAgeAtPlace", "in the quarry"),
    QT_TRANSLATE_NOOP("StoneAgeAtPlace", "in the river"),
    QT_TRANSLATE_NOOP("StoneAgeAtPlace", "at the tool maker"),
    QT_TRANSLATE_NOOP("StoneAgeAtPlace", "in the hut"),
    QT_TRANSLATE_NOOP("StoneAgeAtPlace", "on the field"),
)
_GOODS: Final = (
    QT_TRANSLATE_NOOP("StoneAgeGood", "wood"),
    QT_TRANSLATE_NOOP("StoneAgeGood", "brick"),
    QT_TRANSLATE_NOOP("StoneAgeGood", "stone"),
    QT_TRANSLATE_NOOP("StoneAgeGood", "gold"),
)
_SYMBOLS: Final = (
    QT_TRANSLATE_NOOP("StoneAgeSymbol", "healing"),
    QT_TRANSLATE_NOOP("StoneAgeSymbol", "art"),
    QT_TRANSLATE_NOOP("StoneAgeSymbol", "music"),
    QT_TRANSLATE_NOOP("StoneAgeSymbol", "writing"),
    QT_TRANSLATE_NOOP("StoneAgeSymbol", "sundial"),
    QT_TRANSLATE_NOOP("StoneAgeSymbol", "pottery"),
    QT_TRANSLATE_NOOP("StoneAgeSymbol", "transport"),
    QT_TRANSLATE_NOOP("StoneAgeSymbol", "weaving"),
)
_ANIMALS: Final = (
    QT_TRANSLATE_NOOP("StoneAgeAnimal", "polar bear"),
    QT_TRANSLATE_NOOP("StoneAgeAnimal", "wild boar"),
    QT_TRANSLATE_NOOP("StoneAgeAnimal", "wolf"),
    QT_TRANSLATE_NOOP("StoneAgeAnimal", "bird of prey"),
)
_COLOURS: Final = {
    "red": QT_TRANSLATE_NOOP("StoneAgeColour", "Red"),
    "blue": QT_TRANSLATE_NOOP("StoneAgeColour", "Blue"),
    "green": QT_TRANSLATE_NOOP("StoneAgeColour", "Green"),
    "yellow": QT_TRANSLATE_NOOP("StoneAgeColour", "Yellow"),
}
_TOKENS: Final = {
    "red": QT_TRANSLATE_NOOP("StoneAgeToken", "handprint"),
    "blue": QT_TRANSLATE_NOOP("StoneAgeToken", "fish"),
    "green": QT_TRANSLATE_NOOP("StoneAgeToken", "leaf"),
    "yellow": QT_TRANSLATE_NOOP("StoneAgeToken", "sun"),
}
_PHASES: Final = (
    QT_TRANSLATE_NOOP("StoneAgePhase", "Placing people"),
    QT_TRANSLATE_NOOP("StoneAgePhase", "Using the places"),
    QT_TRANSLATE_NOOP("StoneAgePhase", "The animal flees"),
    QT_TRANSLATE_NOOP("StoneAgePhase", "Feeding"),
    QT_TRANSLATE_NOOP("StoneAgePhase", "The game is over"),
)
_SEASONS: Final = {
    "summer": QT_TRANSLATE_NOOP("StoneAgeSeason", "Summer"),
    "winter": QT_TRANSLATE_NOOP("StoneAgeSeason", "Winter"),
}
MODULES: Final = {
    "hard_winter": QT_TRANSLATE_NOOP("StoneAgeModule", "Hard winter"),
    "animals": QT_TRANSLATE_NOOP("StoneAgeModule", "Wild animals"),
    "igloos": QT_TRANSLATE_NOOP("StoneAgeModule", "Igloos"),
}
_MODULE_NOTES: Final = {
    "hard_winter": QT_TRANSLATE_NOOP(
        "StoneAgeModuleNote",
        "1 extra stone for a building: +5 points. 1 extra gold for a card: +6 points.",
    ),
    "animals": QT_TRANSLATE_NOOP(
        "StoneAgeModuleNote", "An animal lowers every roll until you drive it away together."
    ),
    "igloos": QT_TRANSLATE_NOOP(
        "StoneAgeModuleNote", "Four igloos lie beside the board and can be built like buildings."
    ),
}
_PARTS: Final = {
    "buildings": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Buildings"),
    "igloos": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Igloos"),
    "cards": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Points from cards"),
    "animals": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Animals"),
    "hunger": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Hunger"),
    "extras": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Hard winter"),
    "goods": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Resources left"),
    "symbols_first": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Culture, first row"),
    "symbols_second": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Culture, second row"),
    "farmers": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Farmers"),
    "hut_builders": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Hut builders"),
    "shamans": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Shamans"),
    "tool_makers": QT_TRANSLATE_NOOP("StoneAgeScorePart", "Tool makers"),
}


class StoneAgeCounts(QObject):
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


def place_name(place: int, season: str = "summer") -> str:
    """What a place is called; the field keeps animals in winter."""
    if place == FIELD and season == "winter":
        return translate("StoneAgePlace", "livestock")
    if place <= FIELD:
        return translate("StoneAgePlace", _PLACES[place])
    if place < BUILDING1:
        return translate("StoneAgePlace", "card {n}").format(n=place - CARD1 + 1)
    if place < IGLOO1:
        return translate("StoneAgePlace", "building {n}").format(n=place - BUILDING1 + 1)
    if place < ANIMAL:
        return translate("StoneAgePlace", "igloo {n}").format(n=place - IGLOO1 + 1)
    return translate("StoneAgePlace", "wild animal")


def to_place(place: int, season: str = "summer") -> str:
    """Where somebody is put: "into the forest"."""
    if place == FIELD and season == "winter":
        return translate("StoneAgeToPlace", "on the livestock")
    if place <= FIELD:
        return translate("StoneAgeToPlace", _TO_PLACES[place])
    if place < BUILDING1:
        return translate("StoneAgeToPlace", "on card {n}").format(n=place - CARD1 + 1)
    if place < IGLOO1:
        return translate("StoneAgeToPlace", "on building {n}").format(n=place - BUILDING1 + 1)
    if place < ANIMAL:
        return translate("StoneAgeToPlace", "on igloo {n}").format(n=place - IGLOO1 + 1)
    return translate("StoneAgeToPlace", "on the wild animal")


def at_place(place: int, season: str = "summer") -> str:
    """Where something happens: "in the forest"."""
    if place == FIELD and season == "winter":
        return translate("StoneAgeAtPlace", "with the livestock")
    if place <= FIELD:
        return translate("StoneAgeAtPlace", _AT_PLACES[place])
    if place < BUILDING1:
        return translate("StoneAgeAtPlace", "for card {n}").format(n=place - CARD1 + 1)
    if place < IGLOO1:
        return translate("StoneAgeAtPlace", "at building {n}").format(n=place - BUILDING1 + 1)
    if place < ANIMAL:
        return translate("StoneAgeAtPlace", "at igloo {n}").format(n=place - IGLOO1 + 1)
    return translate("StoneAgeAtPlace", "for the wild animal")


def good_name(good: int) -> str:
    """wood, brick, stone or gold."""
    return translate("StoneAgeGood", _GOODS[good])


def goods_text(goods: Sequence[int]) -> str:
    """Goods in words: "2 wood and 1 gold"."""
    parts = [
        translate("StoneAgeGood", "{n} {good}").format(n=n, good=good_name(good))
        for good, n in enumerate(goods)
        if n
    ]
    return both(parts) if parts else translate("StoneAgeGood", "nothing")


def price_text(goods: Sequence[int]) -> str:
    """A price to count: "3 × wood, 1 × gold"."""
    parts = [
        translate("StoneAgeGood", "{n} × {good}").format(n=n, good=good_name(good))
        for good, n in enumerate(goods)
        if n
    ]
    return translate("StoneAgeGood", ", ").join(parts)


def stock_text(goods: Sequence[int]) -> str:
    """The goods somebody has, in words: "2 wood and 1 gold", or that there are none."""
    return goods_text(goods) if any(goods) else translate("StoneAgeGood", "no resources")


def food_text(amount: int) -> str:
    """Food in words."""
    return translate("StoneAgeGood", "{n} food").format(n=amount)


def yield_text(good: int, amount: int) -> str:
    """What a roll gives; 0 is food, 1 to 4 are goods."""
    if good == 0:
        return food_text(amount)
    return translate("StoneAgeGood", "{n} {good}").format(n=amount, good=good_name(good - 1))


def symbol_name(symbol: int) -> str:
    """A culture symbol."""
    return translate("StoneAgeSymbol", _SYMBOLS[symbol])


def figures_text(figure: int, n: int) -> str:
    """A number of the figures that multiply at the end."""
    counts = StoneAgeCounts()
    named = (counts.farmers, counts.hut_builders, counts.shamans, counts.tool_makers)
    return named[figure](n)


def animal_name(animal: int) -> str:
    """A wild animal, by its id in the state."""
    return translate("StoneAgeAnimal", _ANIMALS[animal - FIRST_ANIMAL])


def colour_name(colour: str) -> str:
    """A player's colour."""
    return translate("StoneAgeColour", _COLOURS[colour])


def token_name(colour: str) -> str:
    """The symbol that goes with a colour."""
    return translate("StoneAgeToken", _TOKENS[colour])


def phase_name(phase: int) -> str:
    """What happens in this part of the round."""
    return translate("StoneAgePhase", _PHASES[phase])


def season_name(season: str) -> str:
    """A side of the board; one that is not known shows its key."""
    known = _SEASONS.get(season)
    return season if known is None else translate("StoneAgeSeason", known)


def module_name(module: str) -> str:
    """A winter module."""
    return translate("StoneAgeModule", MODULES[module])


def module_note(module: str) -> str:
    """A winter module in one sentence."""
    return translate("StoneAgeModuleNote", _MODULE_NOTES[module])


def part_name(part: str) -> str:
    """A category of the final scoring."""
    return translate("StoneAgeScorePart", _PARTS[part])


class _Called:
    """Whoever sits without a name is called by these."""

    colour = staticmethod(colour_name)
    level = staticmethod(level_name)


def seat_name(seats: Sequence[seats_words.Sitting], seat: int) -> str:
    """How a player is called, everywhere."""
    return seats_words.seat_name(_Called(), seats, seat)
