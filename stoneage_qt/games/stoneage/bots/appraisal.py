"""What each place is worth to each seat in a position: the valuer's view of the board."""

from typing import Final

from stoneage_qt.games.stoneage.bots.worth import (
    FOOD_NEEDED,
    Style,
    card_gain,
    field_gain,
    hut_gain,
    rounds_left,
    tool_gain,
    unit_value,
)
from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import (
    ANY_1_TO_7,
    FIXED_COST,
    HUT_BUILDER,
    Building,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    FIELD,
    FOREST,
    GOOD_VALUES,
    HUNT,
    HUT,
    IGLOO1,
    RIVER,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.payments import building_at
from stoneage_qt.games.stoneage.rules.scoring import figures
from stoneage_qt.games.stoneage.rules.state import Player
from stoneage_qt.games.stoneage.rules.yields import mean_yield, unused_pips

# Mean points of a reward die when an animal flees, and of the person's keep meanwhile.
_REWARD: Final = 4.5
# What is believed of things that can't be paid yet: one good short with people at hand, more.
_ONE_SHORT: Final = 0.6
_MORE_SHORT: Final = 0.25
_OUT_OF_REACH: Final = 0.02


class Appraisal:
    """Estimates for one position, made once per decision.

    Attributes:
        rounds: rounds probably left after this one.
        unit: points of one wood, brick, stone, gold in hand.
    """

    def __init__(self, s: State, style: Style) -> None:
        self.s = s
        self.style = style
        self.rounds = rounds_left(s)
        self.unit = [unit_value(good, self.rounds) for good in range(4)]
        self._stocks: dict[int, list[float]] = {}

    def stock(self, seat: int) -> list[float]:
        """Goods in hand, with the expected finds, less what fixed costs already claim."""
        known = self._stocks.get(seat)
        if known is not None:
            return known
        s = self.s
        stock = [float(amount) for amount in s.players[seat].goods]
        for place in range(FOREST, RIVER + 1):
            people = s.placed[place][seat]
            if people:
                stock[place - 1] += mean_yield(s, place, people)
        for place in range(BUILDING1, ANIMAL):
            if s.placed[place][seat]:
                building = building_at(s, place)
                if building.kind == FIXED_COST:
                    for good in range(4):
                        stock[good] -= building.cost[good]
                else:
                    _take(stock, 4, dearest=True)
        for slot in range(4):
            if s.placed[CARD1 + slot][seat]:
                _take(stock, slot + 1, dearest=False)
        self._stocks[seat] = stock
        return stock

    def food_gap(self, seat: int) -> float:
        """Food missing at this round's feeding, with what those hunting will bring."""
        s = self.s
        player = s.players[seat]
        hunted = mean_yield(s, HUNT, s.placed[HUNT][seat])
        eaters = player.people - s.placed[ANIMAL][seat] + (1 if s.placed[HUT][seat] else 0)
        income = player.agriculture + (1 if s.placed[FIELD][seat] else 0)
        return max(0.0, eaters - income - player.food - hunted)

    def hunters(self, seat: int) -> int:
        """People to keep for the hunt so that this round's gap is closed."""
        gap = self.food_gap(seat)
        if gap <= 0:
            return 0
        wanted = int(-(-gap * 4 // 7))
        if self.style.lets_starve:
            return wanted if wanted <= 2 else 0
        return wanted

    def place_gain(self, seat: int, place: int) -> float:
        """What a place for one (or the hut) adds to the final score of `seat`."""
        s, style, rounds = self.s, self.style, self.rounds
        player = s.players[seat]
        if place == TOOLMAKER:
            return tool_gain(player, rounds, style)
        if place == FIELD:
            return field_gain(player, rounds, style)
        if place == HUT:
            return hut_gain(player, rounds, style)
        if place == ANIMAL:
            return self._animal_gain(seat)
        if place >= BUILDING1:
            return self._building_gain(seat, player, building_at(s, place), place >= IGLOO1)
        card = s.display[place - CARD1]
        if card is None:
            return 0.0
        cost = place - CARD1 + 1
        price, chance = self._card_price(seat, cost)
        return max(0.0, card_gain(s, player, card, rounds, style) - price) * chance

    def gather_gain(self, seat: int, place: int, number: int) -> float:
        """What `number` people find at a gathering place, with the tools not yet pledged."""
        s = self.s
        player = s.players[seat]
        rolls = sum([1 for where in range(RIVER + 1) if s.placed[where][seat]])
        added = unused_pips(player, False) if rolls == 0 else 0
        units = mean_yield(s, place, number, added)
        if place == HUNT:
            return units * FOOD_NEEDED * 0.5 * self.style.food
        stock = self.stock(seat)
        have, total = max(0.0, stock[place - 1]), sum(stock)
        scarce = 1.15 if have < 1.0 else 1.0 if have < 4.0 else 0.8
        plenty = 1.0 if total < 8.0 else 0.85 if total < 14.0 else 0.6
        return units * self.unit[place - 1] * scarce * plenty * self.style.goods

    def build_gain(self, player: Player, building: Building, points: float, igloo: bool) -> float:
        """Points of a building and of the hut builders that count it (W3: never igloos)."""
        gain = points
        if not igloo:
            builders = figures(player.cards + player.open_cards)[HUT_BUILDER]
            gain += builders + 0.5 * self.style.figures[HUT_BUILDER]
        return gain * self.style.buildings

    def _building_gain(self, seat: int, player: Player, building: Building, igloo: bool) -> float:
        stock = self.stock(seat)
        if building.kind == FIXED_COST:
            price = sum([n * self.unit[good] for good, n in enumerate(building.cost)])
            short = sum([max(0.0, n - stock[good]) for good, n in enumerate(building.cost)])
            points = float(building.points)
        else:
            size = 5 if building.kind == ANY_1_TO_7 else building.high
            size = max(building.low, min(size, int(sum([max(0.0, n) for n in stock]))))
            kinds = sum([1 for n in stock if n >= 0.5])
            short = max(0.0, size - sum(stock)) + max(0, building.kinds - kinds)
            mean = _mean_face(stock)
            points = size * mean
            price = size * (1.0 + (mean - 1.0) * (self.unit[0] - 1.0) / 2.0)
        gain = self.build_gain(player, building, points, igloo) - price
        return max(0.0, gain) * self._reach(seat, short)

    def _card_price(self, seat: int, cost: int) -> tuple[float, float]:
        """Points of the cheapest goods for a card, and the chance to have them in time."""
        stock = self.stock(seat)
        price, lacking = 0.0, float(cost)
        for good in range(4):
            taken = min(lacking, max(0.0, stock[good]))
            price += taken * self.unit[good]
            lacking -= taken
        return price + lacking * self.unit[1], self._reach(seat, lacking)

    def _reach(self, seat: int, short: float) -> float:
        """The chance to pay although `short` goods are missing now."""
        supply = self.s.players[seat].supply
        if short <= 0.3:
            return 1.0
        if short <= 1.3 and supply >= 3:
            return _ONE_SHORT * self.style.hopes
        if short <= 3.0 and supply >= 5:
            return _MORE_SHORT * self.style.hopes
        return _OUT_OF_REACH

    def _animal_gain(self, seat: int) -> float:
        seats = len(self.s.players)
        there = self.s.crowd[ANIMAL] + 1
        keep = FOOD_NEEDED * self.style.food
        if there == seats:
            return _REWARD + self.s.malus()
        return (_REWARD + keep) * there / seats * 0.8


def _take(stock: list[float], number: int, dearest: bool) -> None:
    """Sets goods aside for something that takes any."""
    for good in (3, 2, 1, 0) if dearest else (0, 1, 2, 3):
        taken = min(float(number), max(0.0, stock[good]))
        stock[good] -= taken
        number -= int(taken)


def _mean_face(stock: list[float]) -> float:
    total = sum([max(0.0, n) for n in stock])
    if total < 1.0:
        return 4.0
    return sum([max(0.0, n) * GOOD_VALUES[good] for good, n in enumerate(stock)]) / total
