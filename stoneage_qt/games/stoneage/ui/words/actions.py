"""Every action in words, for the moves list, the hint and whoever cannot see the board."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.rules import Action, State
from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    FEED,
    LEAVE,
    PICK,
    PLACE,
    RESOLVE,
    REWARD,
    ROLL,
    STARVE,
    TOOLS,
)
from stoneage_qt.games.stoneage.rules.components import CARDS, REWARD_GOODS
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    ANIMAL_POINTS,
    CARD1,
    DIVISORS,
    EXTRA_GOLD_POINTS,
    EXTRA_STONE_POINTS,
    FIELD,
    HUNGER_POINTS,
    HUNT,
    HUT,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.payments import building_points
from stoneage_qt.games.stoneage.ui.words.cards import (
    building_at,
    card_text,
    lying_text,
    reward_text,
    share_text,
)
from stoneage_qt.games.stoneage.ui.words.names import (
    Counts,
    animal_name,
    both,
    capital,
    goods_text,
    place_name,
    to_place,
    yield_text,
)

translate = QCoreApplication.translate


def describe_action(s: State, a: Action, season: str = "summer") -> str:
    """What the action does, in the position in which it is played."""
    return _WORDS[a.kind](_Words(s, season), a)


def roll_total(s: State, added: int) -> int:
    """What a roll counts with so much added by tools (W6)."""
    return max(0, sum(s.dice) - s.malus() + added)


class _Words:
    """One short method per kind of action, for one position."""

    def __init__(self, s: State, season: str) -> None:
        self._s = s
        self._season = season

    def place(self, a: Action) -> str:
        people = Counts().people(a.number)
        if FIELD < a.place < ANIMAL:
            return translate("Action", "Put {people} {where}: {what}").format(
                people=people,
                where=to_place(a.place, self._season),
                what=lying_text(self._s, a.place),
            )
        if a.place == ANIMAL and self._s.animal is not None:
            return translate("Action", "Put {people} on the {animal}").format(
                people=people, animal=animal_name(self._s.animal)
            )
        return translate("Action", "Put {people} {where}").format(
            people=people, where=to_place(a.place, self._season)
        )

    def resolve(self, a: Action) -> str:
        if a.place == TOOLMAKER:
            return translate("Action", "Tool maker: take a tool")
        if a.place == HUT:
            return translate("Action", "Hut: gain a person")
        if a.place == FIELD and self._season == "winter":
            return translate("Action", "Livestock: agriculture +1")
        if a.place == FIELD:
            return translate("Action", "Field: agriculture +1")
        roll = Counts().rolling(self._s.placed[a.place][self._s.actor])
        if a.place == HUNT:
            return translate("Action", "Hunt: {roll}").format(roll=roll)
        texts = (
            translate("Action", "Forest: {roll} for wood"),
            translate("Action", "Clay pit: {roll} for brick"),
            translate("Action", "Quarry: {roll} for stone"),
            translate("Action", "River: {roll} for gold"),
        )
        return texts[a.place - 1].format(roll=roll)

    def roll(self, a: Action) -> str:
        return capital(Counts().rolling(len(a.dice)))

    def tools(self, a: Action) -> str:
        player = self._s.players[self._s.turn]
        values = [player.tools[slot - 1] for slot in a.tools] + [CARDS[c].amount for c in a.cards]
        total = roll_total(self._s, sum(values))
        gain = yield_text(self._s.roll_good, total // DIVISORS[self._s.roll_good])
        if not values:
            return translate("Action", "Use no tool: {total} ÷ {divisor} → {gain}").format(
                total=total, divisor=DIVISORS[self._s.roll_good], gain=gain
            )
        names = [
            translate("Action", "tool {value} (place {slot})").format(
                value=player.tools[slot - 1], slot=slot
            )
            for slot in a.tools
        ] + [
            translate("Action", "one-use tool {value}").format(value=CARDS[card].amount)
            for card in a.cards
        ]
        return translate("Action", "Use {tools}: {total} ÷ {divisor} → {gain}").format(
            tools=both(names), total=total, divisor=DIVISORS[self._s.roll_good], gain=gain
        )

    def buy(self, a: Action) -> str:
        card = self._s.display[a.place - CARD1]
        what = "" if card is None else card_text(card)
        if a.extra:
            return translate(
                "Action", "Buy card {n} for {goods} and 1 extra gold for {points}: {what}"
            ).format(
                n=a.place - CARD1 + 1,
                goods=goods_text(a.goods),
                points=Counts().points(EXTRA_GOLD_POINTS),
                what=what,
            )
        return translate("Action", "Buy card {n} for {goods}: {what}").format(
            n=a.place - CARD1 + 1, goods=goods_text(a.goods), what=what
        )

    def build(self, a: Action) -> str:
        building = building_at(self._s, a.place)
        points = 0 if building is None else building_points(building, a.goods)
        where = place_name(a.place, self._season)
        if a.extra:
            return translate(
                "Action", "Build {where} with {goods} and 1 extra stone: {points}"
            ).format(
                where=where,
                goods=goods_text(a.goods),
                points=Counts().points(points + EXTRA_STONE_POINTS),
            )
        return translate("Action", "Build {where} with {goods}: {points}").format(
            where=where, goods=goods_text(a.goods), points=Counts().points(points)
        )

    def leave(self, a: Action) -> str:
        return translate("Action", "Give up {where}: {what}").format(
            where=place_name(a.place, self._season),
            what=lying_text(self._s, a.place),
        )

    def pick(self, a: Action) -> str:
        return translate("Action", "Take the {die}: {gain}").format(
            die=a.number, gain=share_text(a.number)
        )

    def claim(self, a: Action) -> str:
        return translate("Action", "Use the card now: take {goods}").format(
            goods=goods_text(a.goods)
        )

    def feed(self, a: Action) -> str:
        return translate("Action", "Feed {people} with {goods}").format(
            people=Counts().people(self._s.missing), goods=goods_text(a.goods)
        )

    def starve(self, a: Action) -> str:
        return translate("Action", "Let {people} go hungry: {points}").format(
            people=Counts().people(self._s.missing), points=Counts().points(HUNGER_POINTS)
        )

    def reward(self, a: Action) -> str:
        if a.extra:
            return translate("Action", "Die {die}: {points} instead").format(
                die=a.number, points=Counts().points(ANIMAL_POINTS)
            )
        reward = self._s.components.rewards[a.number - 1]
        gain = goods_text(a.goods) if reward.kind == REWARD_GOODS else reward_text(reward)
        return translate("Action", "Die {die}: {gain}").format(die=a.number, gain=gain)


_WORDS: Final[dict[int, Callable[[_Words, Action], str]]] = {
    PLACE: _Words.place,
    RESOLVE: _Words.resolve,
    ROLL: _Words.roll,
    TOOLS: _Words.tools,
    BUY: _Words.buy,
    BUILD: _Words.build,
    LEAVE: _Words.leave,
    PICK: _Words.pick,
    CLAIM: _Words.claim,
    FEED: _Words.feed,
    STARVE: _Words.starve,
    REWARD: _Words.reward,
}
