"""Cards, buildings, igloos and animals in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import (
    CARDS,
    FIXED_COST,
    N_OF_K,
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_GOODS,
    REWARD_PERSON,
    REWARD_POINTS,
    REWARD_TOOL,
    TOP_AGRICULTURE,
    TOP_DICE_FOR_ALL,
    TOP_EXTRA_CARD,
    TOP_FOOD,
    TOP_GOODS,
    TOP_GOODS_OF_CHOICE,
    TOP_ONE_USE_TOOL,
    TOP_POINTS,
    TOP_ROLL,
    TOP_TOOL,
    Building,
    Reward,
)
from stoneage_qt.games.stoneage.rules.constants import BUILDING1, CARD1
from stoneage_qt.games.stoneage.rules.payments import open_building
from stoneage_qt.games.stoneage.ui.words.names import (
    StoneAgeCounts,
    animal_name,
    figures_text,
    food_text,
    good_name,
    goods_text,
    symbol_name,
    yield_text,
)
from stoneage_qt.ui.words.language import capital
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_FIGURE_NOTES: Final = (
    QT_TRANSLATE_NOOP("StoneAgeCardNote", "At the end, each farmer counts the agriculture track."),
    QT_TRANSLATE_NOOP("StoneAgeCardNote", "At the end, each hut builder counts the buildings."),
    QT_TRANSLATE_NOOP("StoneAgeCardNote", "At the end, each shaman counts the people."),
    QT_TRANSLATE_NOOP("StoneAgeCardNote", "At the end, each tool maker counts the tools' values."),
)
# What the six faces give when all players share the dice of a card (A12).
_SHARES: Final = (
    QT_TRANSLATE_NOOP("StoneAgeShare", "1 wood"),
    QT_TRANSLATE_NOOP("StoneAgeShare", "1 brick"),
    QT_TRANSLATE_NOOP("StoneAgeShare", "1 stone"),
    QT_TRANSLATE_NOOP("StoneAgeShare", "1 gold"),
    QT_TRANSLATE_NOOP("StoneAgeShare", "a tool"),
    QT_TRANSLATE_NOOP("StoneAgeShare", "agriculture +1"),
)


def share_text(die: int) -> str:
    """What a die of "dice for all" gives."""
    return translate("StoneAgeShare", _SHARES[die - 1])


def card_top(card: int) -> str:
    """What a card gives at once, short."""
    face = CARDS[card]
    if face.top == TOP_FOOD:
        return food_text(face.amount)
    if face.top == TOP_GOODS:
        return yield_text(face.good + 1, face.amount)
    if face.top == TOP_POINTS:
        return StoneAgeCounts().points(face.amount)
    if face.top == TOP_ROLL:
        return translate("StoneAgeCardTop", "{dice} for {good}").format(
            dice=StoneAgeCounts().dice(face.amount), good=good_name(face.good)
        )
    if face.top == TOP_ONE_USE_TOOL:
        return translate("StoneAgeCardTop", "one-use tool {value}").format(value=face.amount)
    if face.top == TOP_GOODS_OF_CHOICE:
        return StoneAgeCounts().resources_of_choice(face.amount)
    texts = {
        TOP_DICE_FOR_ALL: translate("StoneAgeCardTop", "dice for all"),
        TOP_TOOL: translate("StoneAgeCardTop", "1 tool"),
        TOP_AGRICULTURE: translate("StoneAgeCardTop", "agriculture +1"),
        TOP_EXTRA_CARD: translate("StoneAgeCardTop", "another card, unseen"),
    }
    return texts[face.top]


def card_bottom(card: int) -> str:
    """What a card counts for at the end, short."""
    face = CARDS[card]
    if face.symbol >= 0:
        return symbol_name(face.symbol)
    return figures_text(face.figure, face.figure_count)


def card_text(card: int) -> str:
    """A card in a few words: what it counts for, and what it gives."""
    return translate("StoneAgeCard", "{bottom} ({top})").format(
        bottom=card_bottom(card), top=card_top(card)
    )


def card_note(card: int) -> str:
    """A card explained: both halves in sentences."""
    face = CARDS[card]
    top = _TOP_NOTES[face.top]
    first = translate("StoneAgeCardNote", top).format(
        amount=face.amount,
        points=StoneAgeCounts().points(face.amount),
        dice=StoneAgeCounts().dice(face.amount),
        resources=StoneAgeCounts().resources_of_choice(face.amount),
        good=good_name(face.good) if face.good >= 0 else "",
    )
    if face.symbol >= 0:
        second = translate(
            "StoneAgeCardNote",
            "At the end, each row of different culture symbols scores its number times itself.",
        )
    else:
        second = translate("StoneAgeCardNote", _FIGURE_NOTES[face.figure])
    return translate("StoneAgeCardNote", "{first} {second}").format(first=first, second=second)


_TOP_NOTES: Final = {
    TOP_DICE_FOR_ALL: QT_TRANSLATE_NOOP(
        "StoneAgeCardNote",
        "One die per player is rolled; the buyer first, then clockwise, each takes one and its "
        "gain: 1 wood, 2 brick, 3 stone, 4 gold, 5 tool, 6 agriculture.",
    ),
    TOP_FOOD: QT_TRANSLATE_NOOP("StoneAgeCardNote", "Gives {amount} food at once."),
    TOP_GOODS: QT_TRANSLATE_NOOP("StoneAgeCardNote", "Gives {amount} {good} at once."),
    TOP_POINTS: QT_TRANSLATE_NOOP("StoneAgeCardNote", "Scores {points} at once."),
    TOP_TOOL: QT_TRANSLATE_NOOP("StoneAgeCardNote", "Gives a tool at once."),
    TOP_AGRICULTURE: QT_TRANSLATE_NOOP("StoneAgeCardNote", "Raises agriculture by one at once."),
    TOP_ROLL: QT_TRANSLATE_NOOP("StoneAgeCardNote", "Rolls {dice} for {good}; tools may be added."),
    TOP_EXTRA_CARD: QT_TRANSLATE_NOOP(
        "StoneAgeCardNote", "Draws the next card unseen; only its lower half counts."
    ),
    TOP_ONE_USE_TOOL: QT_TRANSLATE_NOOP(
        "StoneAgeCardNote",
        "A tool of value {amount} that can be added to one roll, once in the game.",
    ),
    TOP_GOODS_OF_CHOICE: QT_TRANSLATE_NOOP(
        "StoneAgeCardNote", "Lies open to be used once, at any time: {resources}."
    ),
}


def cost_text(building: Building) -> str:
    """What a building costs."""
    if building.kind == FIXED_COST:
        return goods_text(building.cost)
    if building.kind == N_OF_K:
        return translate("StoneAgeBuilding", "{resources} of exactly {kinds}").format(
            resources=StoneAgeCounts().resources(building.high),
            kinds=StoneAgeCounts().kinds(building.kinds),
        )
    return translate("StoneAgeBuilding", "{low} to {high} resources of any kind").format(
        low=building.low, high=building.high
    )


def building_text(building: Building) -> str:
    """A building in a few words: its cost, and its points where they are given."""
    if building.kind == FIXED_COST:
        return translate("StoneAgeBuilding", "{cost} → {points}").format(
            cost=cost_text(building), points=StoneAgeCounts().points(building.points)
        )
    return translate("StoneAgeBuilding", "{cost} → points by value").format(
        cost=cost_text(building)
    )


def building_note(building: Building) -> str:
    """A building explained."""
    if building.kind == FIXED_COST:
        return translate("StoneAgeBuilding", "Costs {cost} and scores {points} at once.").format(
            cost=cost_text(building), points=StoneAgeCounts().points(building.points)
        )
    return translate(
        "StoneAgeBuilding",
        "Costs {cost}; scores wood 3, brick 4, stone 5, gold 6 each, at once.",
    ).format(cost=cost_text(building))


def lying_text(s: State, place: int) -> str:
    """What lies at a card, building or igloo place, in a few words; "" where nothing does."""
    if CARD1 <= place < BUILDING1:
        card = s.display[place - CARD1]
        return "" if card is None else card_text(card)
    building = open_building(s, place)
    return "" if building is None else building_text(building)


def reward_text(reward: Reward) -> str:
    """What a die gives when an animal has fled (W9)."""
    if reward.kind == REWARD_POINTS:
        return StoneAgeCounts().points(reward.amount)
    if reward.kind == REWARD_FOOD:
        return food_text(reward.amount)
    if reward.kind == REWARD_GOODS:
        return StoneAgeCounts().resources_of_choice(reward.amount)
    texts = {
        REWARD_TOOL: translate("StoneAgeReward", "a tool"),
        REWARD_AGRICULTURE: translate("StoneAgeReward", "agriculture +1"),
        REWARD_PERSON: translate("StoneAgeReward", "a person"),
    }
    return texts[reward.kind]


def animal_note(s: State, animal: int) -> str:
    """The active animal explained, with its numbers (W6, W7)."""
    return translate(
        "StoneAgeAnimalNote",
        "{animal}: every roll counts {malus} less. When {rings} people stand on it, it flees "
        "and each of them rolls for a reward.",
    ).format(animal=capital(animal_name(animal)), malus=s.malus(), rings=len(s.players))
