"""The levels `child` and `newcomer`: people who have just learnt the rules.

Both want sensible things, and waver between them. What they get wrong is what people get wrong:
they hunt too late, hope for a good they have not got, forget their tools, and pay with the
wrong goods. They never do what nobody at a table would do: occupy what brings them nothing, send
somebody to a building that is far out of reach, give up what they can pay, or starve beside
a full store.
"""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.bots.gatherer import food_gap
from stoneage_qt.games.stoneage.bots.habits import (
    ALL_TOOLS,
    cheap_feeding,
    frugal_tools,
    idle_place,
    of_kind,
    usual_pick,
    usual_reward,
)
from stoneage_qt.games.stoneage.rules import Action, State, legal_actions
from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    LEAVE,
    NO_TOOLS_ACTION,
    PLACE,
    RESOLVE,
)
from stoneage_qt.games.stoneage.rules.components import FIXED_COST
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    PLACING,
    RIVER,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_TOOLS,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.payments import building_at, lacking
from stoneage_qt.games.stoneage.rules.state import Player


class Temper(NamedTuple):
    """How somebody new plays; shares are of 1.

    forgets_food: of the rounds in which nobody is sent to hunt before the last person.
    forgets_tools: of the rolls. hopes: how much a thing counts for which one good is missing.
    careless: of the payments that are made with any goods. gold: how much more the river is
    liked than the forest. together: people who go gathering at once. gathers: how much that is
    liked beside village, cards and buildings. heeds: how much fields are liked more, and the hut
    less, the more mouths there are without fields; and how much a building draws that can be
    paid, or nearly.
    """

    forgets_food: float
    forgets_tools: float
    hopes: float
    careless: float
    gold: float
    together: tuple[int, int]
    gathers: float
    heeds: float


# By the keys of their levels, weaker first.
BEGINNERS: Final = {
    "child": Temper(0.4, 0.45, 0.6, 0.6, 2.5, (1, 5), 0.8, 0.0),
    "newcomer": Temper(0.1, 0.15, 0.1, 0.2, 1.3, (3, 4), 0.5, 2.0),
}
# How much the things are liked; what can't be used is not liked at all.
_HUT, _FIELD, _TOOL = 5.0, 4.0, 3.0
_BUILDING, _CARD, _ANIMAL = 4.0, 2.5, 0.4
_HUNTERS_PER_FOOD: Final = (1, 2)
# So many mouths without a field are a beginning; each one more is heeded.
_MOUTHS: Final = 4
# With so many goods missing, a building is in sight.
_NEARLY: Final = 3


class Beginner:
    """Wavers between sensible things.

    The choice follows from the random numbers that it is given; it remembers nothing.
    """

    def __init__(self, name: str, temper: Temper) -> None:
        self.name = name
        self._temper = temper

    def choose(self, s: State, rng: random.Random) -> Action:
        """See `Bot.choose`."""
        legal = legal_actions(s)
        if len(legal) == 1:
            return legal[0]
        if s.step == STEP_CHOOSE:
            return self._place(s, legal, rng) if s.phase == PLACING else self._act(legal, rng)
        if s.step == STEP_TOOLS:
            forgets = rng.random() < self._temper.forgets_tools
            return NO_TOOLS_ACTION if forgets else frugal_tools(s, legal)
        if s.step == STEP_PICK:
            return usual_pick(s, legal)
        if s.step == STEP_FEED:
            return cheap_feeding(legal)
        return usual_reward(s, legal)

    def _place(self, s: State, legal: Sequence[Action], rng: random.Random) -> Action:
        player = s.players[s.actor]
        gap = 0 if s.placed[HUNT][s.actor] else food_gap(player)
        hunters = min(player.supply, -(-gap * _HUNTERS_PER_FOOD[0] // _HUNTERS_PER_FOOD[1]))
        thinks_of_it = rng.random() >= self._temper.forgets_food
        soon = hunters + 2 if thinks_of_it else hunters
        if hunters and player.supply <= soon:
            return _put(legal, HUNT, hunters)
        wishes = self._wishes(s, player, legal, hunters if thinks_of_it else 0)
        if not wishes:
            return _put(legal, HUNT, player.supply) if _open(legal, HUNT) else idle_place(legal)
        places = list(wishes)
        place = rng.choices(places, [wishes[place] for place in places])[0]
        if not FOREST <= place <= RIVER:
            return next(a for a in of_kind(legal, PLACE) if a.place == place)
        spare = player.supply - (hunters if thinks_of_it else 0)
        return _put(legal, place, max(1, min(spare, rng.randint(*self._temper.together))))

    def _wishes(
        self, s: State, player: Player, legal: Sequence[Action], hunters: int
    ) -> dict[int, float]:
        """What is liked how much, of the places that are open."""
        found = {}
        for place in sorted({action.place for action in of_kind(legal, PLACE)}):
            liked = self._liking(s, player, place, player.supply - hunters)
            if liked > 0.0:
                found[place] = liked
        return found

    def _liking(self, s: State, player: Player, place: int, spare: int) -> float:
        if spare <= 0 or place == HUNT:
            return 0.0
        worry = self._temper.heeds * max(0, player.people - player.agriculture - _MOUTHS)
        if place == TOOLMAKER:
            return _TOOL if sum(player.tools) < ALL_TOOLS else 0.0
        if place == HUT:
            return _HUT / (1.0 + worry) if player.people < MAX_PEOPLE and spare > 1 else 0.0
        if place == FIELD:
            return _FIELD * (1.0 + worry) if player.agriculture < MAX_AGRICULTURE else 0.0
        if place <= RIVER:
            shine = (self._temper.gold - 1.0) * (place - FOREST) / (RIVER - FOREST)
            aim = self._temper.heeds if _wanted(s, player, place - FOREST) else 0.0
            return self._temper.gathers * (1.0 + shine) * (1.0 + aim)
        if place == ANIMAL:
            return _ANIMAL if s.crowd[ANIMAL] + 1 == len(s.players) else 0.0
        short = _short_of(s, player, place)
        liked = _CARD if place < BUILDING1 else _BUILDING
        if short > 1 or (short == 1 and spare < 2):
            return 0.0
        if short:
            return liked * self._temper.hopes
        return liked if place < BUILDING1 else liked * (1.0 + self._temper.heeds)

    def _act(self, legal: Sequence[Action], rng: random.Random) -> Action:
        """Rolls first, then what can be paid; the cheapest goods, or any."""
        rolls = of_kind(legal, RESOLVE)
        if rolls:
            return rolls[-1]
        claims = of_kind(legal, CLAIM)
        payable = of_kind(legal, BUILD) or of_kind(legal, BUY)
        if payable:
            same = [a for a in payable if a.place == payable[-1].place]
            return rng.choice(same) if rng.random() < self._temper.careless else _usual(same)
        return claims[-1] if claims else of_kind(legal, LEAVE)[0]


def _usual(payable: Sequence[Action]) -> Action:
    """A building with as much as it takes, a card with the cheapest."""
    if payable[0].kind == BUILD:
        return max(payable, key=lambda a: (sum(a.goods), a.goods[3], a.goods[2]))
    return payable[0]


def _open(legal: Sequence[Action], place: int) -> bool:
    return any(action.kind == PLACE and action.place == place for action in legal)


def _put(legal: Sequence[Action], place: int, number: int) -> Action:
    """So many people to a place, or as many as there is room for."""
    fitting = [a for a in of_kind(legal, PLACE) if a.place == place and a.number <= number]
    return fitting[-1] if fitting else idle_place(legal)


def _wanted(s: State, player: Player, good: int) -> bool:
    """Whether a building that lies open lacks this good, and little else."""
    for stack, pile in enumerate(s.stacks):
        face = building_at(s, BUILDING1 + stack) if pile else None
        if face is not None and face.kind == FIXED_COST:
            missing = lacking(face, player.goods)
            if missing[good] and sum(missing) <= _NEARLY:
                return True
    return False


def _short_of(s: State, player: Player, place: int) -> int:
    """Goods missing for a card, building or igloo, beside those for what is occupied already."""
    goods = player.goods[:]
    pledged = sum(slot + 1 for slot in range(4) if s.placed[CARD1 + slot][s.actor])
    for other in range(BUILDING1, ANIMAL):
        if s.placed[other][s.actor]:
            face = building_at(s, other)
            if face.kind == FIXED_COST:
                goods = [max(0, have - cost) for have, cost in zip(goods, face.cost, strict=True)]
            else:
                pledged += face.low
    left = max(0, sum(goods) - pledged)
    if place < BUILDING1:
        return max(0, place - CARD1 + 1 - left)
    face = building_at(s, place)
    if face.kind == FIXED_COST:
        return max(sum(lacking(face, goods)), sum(face.cost) - left)
    kinds = sum(1 for amount in goods if amount)
    return max(0, face.low - left, face.kinds - kinds)
