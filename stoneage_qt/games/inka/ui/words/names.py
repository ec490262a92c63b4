"""Names: kinds, landscapes, pieces, tribes, cards, colours, phases, categories.

Tables of literals, marked for translation; the functions look them up when they are asked, so
that a change of language shows at once.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from stoneage_qt.games.inka.rules import constants as c
from stoneage_qt.ui.words.language import both, either
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_KINDS: Final = (
    QT_TRANSLATE_NOOP("InkaKind", "wood"),
    QT_TRANSLATE_NOOP("InkaKind", "stone"),
    QT_TRANSLATE_NOOP("InkaKind", "wool"),
    QT_TRANSLATE_NOOP("InkaKind", "potato"),
    QT_TRANSLATE_NOOP("InkaKind", "ore"),
    QT_TRANSLATE_NOOP("InkaKind", "fish"),
    QT_TRANSLATE_NOOP("InkaKind", "coca"),
    QT_TRANSLATE_NOOP("InkaKind", "feathers"),
)
# As something that one needs: of potatoes several.
_STUFF: Final = (
    QT_TRANSLATE_NOOP("InkaStuff", "wood"),
    QT_TRANSLATE_NOOP("InkaStuff", "stone"),
    QT_TRANSLATE_NOOP("InkaStuff", "wool"),
    QT_TRANSLATE_NOOP("InkaStuff", "potatoes"),
    QT_TRANSLATE_NOOP("InkaStuff", "ore"),
    QT_TRANSLATE_NOOP("InkaStuff", "fish"),
    QT_TRANSLATE_NOOP("InkaStuff", "coca"),
    QT_TRANSLATE_NOOP("InkaStuff", "feathers"),
)
_COUNTED: Final = (
    QT_TRANSLATE_NOOP("InkaKind", "%n wood", "", 1),
    QT_TRANSLATE_NOOP("InkaKind", "%n stone", "", 1),
    QT_TRANSLATE_NOOP("InkaKind", "%n wool", "", 1),
    QT_TRANSLATE_NOOP("InkaKind", "%n potatoes", "", 1),
    QT_TRANSLATE_NOOP("InkaKind", "%n ore", "", 1),
    QT_TRANSLATE_NOOP("InkaKind", "%n fish", "", 1),
    QT_TRANSLATE_NOOP("InkaKind", "%n coca", "", 1),
    QT_TRANSLATE_NOOP("InkaKind", "%n feathers", "", 1),
)
_LANDSCAPES: Final = (
    QT_TRANSLATE_NOOP("InkaLandscape", "forest"),
    QT_TRANSLATE_NOOP("InkaLandscape", "quarry"),
    QT_TRANSLATE_NOOP("InkaLandscape", "pasture"),
    QT_TRANSLATE_NOOP("InkaLandscape", "farmland"),
    QT_TRANSLATE_NOOP("InkaLandscape", "mountains"),
    QT_TRANSLATE_NOOP("InkaLandscape", "fishing grounds"),
    QT_TRANSLATE_NOOP("InkaLandscape", "jungle plantation"),
    QT_TRANSLATE_NOOP("InkaLandscape", "jungle"),
    QT_TRANSLATE_NOOP("InkaLandscape", "ocean"),
)
# What is bought, in the order of `Components.costs`.
_PURCHASES: Final = (
    QT_TRANSLATE_NOOP("InkaPiece", "road"),
    QT_TRANSLATE_NOOP("InkaPiece", "settlement"),
    QT_TRANSLATE_NOOP("InkaPiece", "city"),
    QT_TRANSLATE_NOOP("InkaPiece", "development card"),
)
_TRIBES: Final = (
    QT_TRANSLATE_NOOP("InkaTribe", "first tribe"),
    QT_TRANSLATE_NOOP("InkaTribe", "second tribe"),
    QT_TRANSLATE_NOOP("InkaTribe", "third tribe"),
)
_CARDS: Final = (
    QT_TRANSLATE_NOOP("InkaCard", "combat arts"),
    QT_TRANSLATE_NOOP("InkaCard", "road building"),
    QT_TRANSLATE_NOOP("InkaCard", "invention"),
    QT_TRANSLATE_NOOP("InkaCard", "monopoly"),
)
_CARD_NOTES: Final = (
    QT_TRANSLATE_NOOP(
        "InkaCard",
        "Move the robber and take a card from somebody at his tile. The card stays open in front "
        "of you: from now on you may keep one card more when a 7 is thrown.",
    ),
    QT_TRANSLATE_NOOP("InkaCard", "Put up to %n roads on the board without paying.", "", 1),
    QT_TRANSLATE_NOOP("InkaCard", "Take any 2 cards from the supply."),
    QT_TRANSLATE_NOOP(
        "InkaCard", "Name a kind: every other player gives you up to %n cards of it.", "", 1
    ),
)
_COLOURS: Final = {
    "red": QT_TRANSLATE_NOOP("InkaColour", "Red"),
    "orange": QT_TRANSLATE_NOOP("InkaColour", "Orange"),
    "blue": QT_TRANSLATE_NOOP("InkaColour", "Blue"),
    "grey": QT_TRANSLATE_NOOP("InkaColour", "Grey"),
}
_TOKENS: Final = {
    "red": QT_TRANSLATE_NOOP("InkaToken", "condor"),
    "orange": QT_TRANSLATE_NOOP("InkaToken", "sun"),
    "blue": QT_TRANSLATE_NOOP("InkaToken", "fish"),
    "grey": QT_TRANSLATE_NOOP("InkaToken", "puma"),
}
_PHASES: Final = {
    c.FIRST_SETTLE: QT_TRANSLATE_NOOP("InkaPhase", "First settlements"),
    c.FIRST_ROAD: QT_TRANSLATE_NOOP("InkaPhase", "First roads"),
    c.BEFORE: QT_TRANSLATE_NOOP("InkaPhase", "Before the throw"),
    c.DICE: QT_TRANSLATE_NOOP("InkaPhase", "The dice roll"),
    c.DISCARDING: QT_TRANSLATE_NOOP("InkaPhase", "A seven: putting cards back"),
    c.MOVING_ROBBER: QT_TRANSLATE_NOOP("InkaPhase", "The robber moves"),
    c.VICTIM: QT_TRANSLATE_NOOP("InkaPhase", "Who is robbed?"),
    c.STEALING: QT_TRANSLATE_NOOP("InkaPhase", "A card is taken"),
    c.FREE_ROADS: QT_TRANSLATE_NOOP("InkaPhase", "Free roads"),
    c.MAIN: QT_TRANSLATE_NOOP("InkaPhase", "Trading and building"),
    c.REPLY: QT_TRANSLATE_NOOP("InkaPhase", "Answers to the offer"),
    c.CHOOSE: QT_TRANSLATE_NOOP("InkaPhase", "With whom to trade?"),
    c.FOUNDING: QT_TRANSLATE_NOOP("InkaPhase", "A new tribe is founded"),
    c.FINISHED: QT_TRANSLATE_NOOP("InkaPhase", "The game is over"),
}
_BUILT: Final = {
    c.COST_ROAD: QT_TRANSLATE_NOOP("InkaPiece", "a road"),
    c.COST_SETTLEMENT: QT_TRANSLATE_NOOP("InkaPiece", "a settlement"),
    c.COST_CITY: QT_TRANSLATE_NOOP("InkaPiece", "a city"),
}
_PARTS: Final = {
    "tribe1": QT_TRANSLATE_NOOP("InkaPart", "First tribe"),
    "tribe2": QT_TRANSLATE_NOOP("InkaPart", "Second tribe"),
    "tribe3": QT_TRANSLATE_NOOP("InkaPart", "Third tribe"),
}
_SERIES: Final = {
    "cards": QT_TRANSLATE_NOOP("InkaSeries", "Cards in hand"),
    "roads": QT_TRANSLATE_NOOP("InkaSeries", "Roads on the board"),
    "yield": QT_TRANSLATE_NOOP("InkaSeries", "Expected cards in 36 throws"),
    "from_throws": QT_TRANSLATE_NOOP("InkaSeries", "Cards from the throws"),
    "expected": QT_TRANSLATE_NOOP("InkaSeries", "Cards to be expected from the throws"),
    "deals": QT_TRANSLATE_NOOP("InkaSeries", "Deals with others"),
}
_MODULES: Final = {
    "free_founding": QT_TRANSLATE_NOOP("InkaModule", "Free founding"),
    "variable_board": QT_TRANSLATE_NOOP("InkaModule", "Variable board"),
}
_MODULE_NOTES: Final = {
    "free_founding": QT_TRANSLATE_NOOP(
        "InkaModule", "You choose where your first two settlements and roads go."
    ),
    "variable_board": QT_TRANSLATE_NOOP(
        "InkaModule", "The landscapes are shuffled; the numbers stay. Needs free founding."
    ),
}


class InkaCounts(QObject):
    """Numbers with their noun; a QObject, because only `tr` marks plurals for the catalogue."""

    def cards(self, n: int) -> str:
        """How many cards of a hand."""
        return self.tr("%n cards", "", n)

    def lacking(self, n: int) -> str:
        """What is missing; n: how many cards."""
        return self.tr("You lack {cards}.", "", n)

    def development_cards(self, n: int) -> str:
        """How many development cards."""
        return self.tr("%n development cards", "", n)

    def markers(self, n: int) -> str:
        """How many development markers."""
        return self.tr("%n markers", "", n)

    def roads(self, n: int) -> str:
        """How many roads."""
        return self.tr("%n roads", "", n)

    def settlements(self, n: int) -> str:
        """How many settlements."""
        return self.tr("%n settlements", "", n)

    def cities(self, n: int) -> str:
        """How many cities."""
        return self.tr("%n cities", "", n)

    def rounds(self, n: int) -> str:
        """How many rounds."""
        return self.tr("%n rounds", "", n)

    def open_combat(self, n: int) -> str:
        """How many combat arts cards lie open."""
        return self.tr("%n open combat arts", "", n)


def kind_name(kind: int) -> str:
    """wood … feathers."""
    return translate("InkaKind", _KINDS[kind])


def stuff_name(kind: int) -> str:
    """The same as something that one needs or has no use for."""
    return translate("InkaStuff", _STUFF[kind])


def landscape_name(terrain: int) -> str:
    """What a tile shows."""
    return translate("InkaLandscape", _LANDSCAPES[terrain])


def purchase_name(purchase: int) -> str:
    """A road, settlement, city or development card, by its index in `Components.costs`."""
    return translate("InkaPiece", _PURCHASES[purchase])


def bought_name(purchase: int) -> str:
    """What is bought, as something that one has then: "a road"."""
    if purchase == c.COST_CARD:
        return translate("InkaPiece", "a development card")
    return translate("InkaPiece", _BUILT[purchase])


def building_name(level: int) -> str:
    """A settlement or a city, by its level."""
    return purchase_name(c.COST_CITY if level == c.CITY_LEVEL else c.COST_SETTLEMENT)


def tribe_name(tribe: int) -> str:
    """The first, second or third, from 0."""
    return translate("InkaTribe", _TRIBES[tribe])


def card_name(card_kind: int) -> str:
    """A kind of development card."""
    return translate("InkaCard", _CARDS[card_kind])


def card_note(card_kind: int, free_roads: int = 2, monopoly: int = 2) -> str:
    """What a kind of development card does; the numbers come from the components."""
    words = _CARD_NOTES[card_kind]
    if card_kind == c.ROADS_CARD:
        return translate("InkaCard", words, None, free_roads)
    if card_kind == c.MONOPOLY:
        return translate("InkaCard", words, None, monopoly)
    return translate("InkaCard", words)


def route_name() -> str:
    """One of the two advantage cards."""
    return translate("InkaCard", "longest trade route")


def arts_name() -> str:
    """The other one."""
    return translate("InkaCard", "greatest combat arts")


def colour_name(colour: str) -> str:
    """A player's colour."""
    return translate("InkaColour", _COLOURS[colour])


def token_name(colour: str) -> str:
    """The animal or sign that goes with a colour."""
    return translate("InkaToken", _TOKENS[colour])


def phase_name(phase: str) -> str:
    """What happens in this part of the turn."""
    return translate("InkaPhase", _PHASES[phase])


def part_name(part: str) -> str:
    """A category of the standings."""
    return translate("InkaPart", _PARTS[part])


def series_name(series: str) -> str:
    """Something that is drawn over a game."""
    return translate("InkaSeries", _SERIES[series])


def module_name(module: str) -> str:
    """An option of the set-up."""
    return translate("InkaModule", _MODULES[module])


def module_note(module: str) -> str:
    """The option in one sentence."""
    return translate("InkaModule", _MODULE_NOTES[module])


def some_text(kind: int, n: int) -> str:
    """Cards of one kind: "2 wood"."""
    return translate("InkaKind", _COUNTED[kind], None, n)


def cards_text(cards: Sequence[int]) -> str:
    """Cards in words: "2 wood and 1 fish"."""
    parts = [some_text(kind, n) for kind, n in enumerate(cards) if n]
    return both(parts) if parts else translate("InkaKind", "nothing")


def price_text(cards: Sequence[int]) -> str:
    """A price to count: "2 × potato, 3 × ore"."""
    parts = [
        translate("InkaKind", "{n} × {kind}").format(n=n, kind=kind_name(kind))
        for kind, n in enumerate(cards)
        if n
    ]
    return translate("InkaKind", ", ").join(parts)


def affordable_text(purchases: Sequence[int]) -> str:
    """What could be paid for, one of it at a time: indices in `Components.costs`, at least one."""
    built = either([bought_name(cost) for cost in purchases if cost in _BUILT])
    if not built:
        return translate("InkaPiece", "With that you could buy a development card.")
    if c.COST_CARD in purchases:
        words = translate(
            "InkaPiece", "With that you could build {things}, or buy a development card."
        )
    else:
        words = translate("InkaPiece", "With that you could build {things}.")
    return words.format(things=built)
