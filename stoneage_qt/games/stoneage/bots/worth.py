"""What things are worth in final points, estimated by hand: the valuer's arithmetic.

One pip of a die is about one point whatever it is rolled for: wood is 3 pips and 3 points,
gold 6 and 6, and two pips of food save a good. Everything here follows from that, from the
rounds that are probably left, and from the end scoring.
"""

from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import (
    CARDS,
    FARMER,
    HUT_BUILDER,
    SHAMAN,
    SYMBOL_NAMES,
    TOOL_MAKER,
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
)
from stoneage_qt.games.stoneage.rules.constants import (
    CARD_COUNT,
    FIRST_ANIMAL,
    GOOD_VALUES,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    MAX_TOOL,
    STACK_SIZE,
)
from stoneage_qt.games.stoneage.rules.scoring import figures
from stoneage_qt.games.stoneage.rules.state import Player
from stoneage_qt.games.stoneage.rules.yields import mean_yield


class Style(NamedTuple):
    """What a bot likes: factors on its estimates, 1 = as the valuer sees it.

    person: points that every placed person must earn beyond. blocking: share of another's
    estimate that taking a place away from them is worth. hopes: how much is believed of what can't
    be paid yet. lets_starve: never pays goods for
    food and hunts only where a few hunters feed everybody.
    """

    cards: float = 1.0
    symbols: float = 1.0
    figures: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    buildings: float = 1.0
    goods: float = 1.0
    field: float = 1.0
    hut: float = 1.0
    tool: float = 1.0
    food: float = 1.0
    blocking: float = 0.25
    person: float = 0.8
    hopes: float = 1.0
    lets_starve: bool = False


# Prior pace of a game: cards per round, and buildings per round and stack.
_CARDS_PER_ROUND: Final = {2: 2.2, 3: 2.8, 4: 3.2}
_BUILDINGS_PER_ROUND: Final = {2: 0.45, 3: 0.42, 4: 0.4}
_PRIOR_ROUNDS: Final = 4.0
# Points of one food that would otherwise be missing, and of one that is only stored.
FOOD_NEEDED: Final = 2.4
FOOD_STORED: Final = 1.3
HUNGER: Final = 10.0


def rounds_left(s: State) -> float:
    """Rounds still to come after the current one, from the pace of the game so far."""
    seats = len(s.players)
    in_deck = sum([1 for card in s.deck if card < FIRST_ANIMAL])
    taken = CARD_COUNT - in_deck - (4 - s.display.count(None))
    pace = (taken + _CARDS_PER_ROUND[seats] * _PRIOR_ROUNDS) / (s.round - 1 + _PRIOR_ROUNDS)
    by_cards = max(0, in_deck - s.display.count(None) + 1) / pace
    by_stacks = by_cards
    prior = _BUILDINGS_PER_ROUND[seats] * _PRIOR_ROUNDS
    for stack in s.stacks:
        built = STACK_SIZE - len(stack)
        by_stacks = min(by_stacks, len(stack) * (s.round - 1 + _PRIOR_ROUNDS) / (built + prior))
    return max(0.0, min(by_cards, by_stacks) - 0.5)


def unit_value(good: int, rounds: float) -> float:
    """Points of one good in hand: most of its face value while there is time to build."""
    share = 0.6 if rounds >= 2.0 else 0.2 + 0.2 * rounds
    return 1.0 + (GOOD_VALUES[good] - 1.0) * share


def tool_gain(player: Player, rounds: float, style: Style) -> float:
    """One more tool: a pip per round to come, and the tool makers."""
    if sum(player.tools) == 3 * MAX_TOOL:
        return 0.0
    makers = figures(player.cards + player.open_cards)[TOOL_MAKER]
    return (0.95 * (rounds + 0.6) + makers) * style.tool


def field_gain(player: Player, rounds: float, style: Style) -> float:
    """One more field: a food per round to come, and the farmers."""
    if player.agriculture == MAX_AGRICULTURE:
        return 0.0
    farmers = figures(player.cards + player.open_cards)[FARMER]
    food = FOOD_NEEDED * 0.8 if player.agriculture < player.people + 1 else 0.5
    return (food * style.food * (rounds + 1.0) + farmers) * style.field


def hut_gain(player: Player, rounds: float, style: Style) -> float:
    """One more person: a die per round to come less its food, and the shamans."""
    if player.people == MAX_PEOPLE:
        return 0.0
    shamans = figures(player.cards + player.open_cards)[SHAMAN]
    upkeep = 0.0 if style.lets_starve else FOOD_NEEDED * 0.8
    return ((4.0 - upkeep) * rounds + shamans) * style.hut


def symbol_gain(player: Player, symbol: int, rounds: float) -> float:
    """A culture symbol: its step in the square now, and half of what later ones will add."""
    counts = [0] * len(SYMBOL_NAMES)
    for card in player.cards + player.open_cards:
        if CARDS[card].symbol >= 0:
            counts[CARDS[card].symbol] += 1
    if counts[symbol] >= 2:
        return 0.0
    row = sum(1 for n in counts if n > counts[symbol])
    return 2.0 * row + 1.0 + min(2.0, 0.3 * rounds)


def figure_gain(player: Player, figure: int, count: int, rounds: float) -> float:
    """People of a sand card times what they will probably meet at the end (E3)."""
    if figure == FARMER:
        things = min(float(MAX_AGRICULTURE), player.agriculture + 0.3 * rounds)
    elif figure == HUT_BUILDER:
        things = len(player.buildings) + 0.4 * rounds
    elif figure == SHAMAN:
        things = min(float(MAX_PEOPLE), player.people + 0.25 * rounds)
    else:
        things = min(3.0 * MAX_TOOL, sum(player.tools) + 0.3 * rounds)
    return count * things


def top_gain(s: State, player: Player, card: int, rounds: float, style: Style) -> float:
    """The top half of a card (A12)."""
    face = CARDS[card]
    if face.top == TOP_DICE_FOR_ALL:
        return 4.5 - 0.5 * (len(s.players) - 1)
    if face.top == TOP_FOOD:
        return face.amount * FOOD_STORED * style.food
    if face.top == TOP_GOODS:
        return face.amount * unit_value(face.good, rounds)
    if face.top == TOP_POINTS:
        return float(face.amount)
    if face.top == TOP_TOOL:
        return tool_gain(player, rounds, style)
    if face.top == TOP_AGRICULTURE:
        return field_gain(player, rounds, style)
    if face.top == TOP_ROLL:
        units = mean_yield(s, face.good + 1, face.amount, 1)
        return units * unit_value(face.good, rounds)
    if face.top == TOP_EXTRA_CARD:
        return 7.0 if s.deck else 0.0
    if face.top == TOP_ONE_USE_TOOL:
        return face.amount * 0.9
    assert face.top == TOP_GOODS_OF_CHOICE
    return 2.0 * unit_value(3, rounds)


def card_gain(s: State, player: Player, card: int, rounds: float, style: Style) -> float:
    """A whole card, its price not counted."""
    face = CARDS[card]
    if face.symbol >= 0:
        bottom = symbol_gain(player, face.symbol, rounds) * style.symbols
    else:
        bottom = (
            figure_gain(player, face.figure, face.figure_count, rounds) * style.figures[face.figure]
        )
    return (top_gain(s, player, card, rounds, style) + bottom) * style.cards
