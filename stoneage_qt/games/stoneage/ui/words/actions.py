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
    FIELD,
    HUNGER_POINTS,
    HUNT,
    HUT,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.questions import payment_points
from stoneage_qt.games.stoneage.rules.yields import pips_of, yield_of
from stoneage_qt.games.stoneage.ui.words.cards import (
    card_text,
    lying_text,
    reward_text,
    share_text,
)
from stoneage_qt.games.stoneage.ui.words.names import (
    StoneAgeCounts,
    animal_name,
    goods_text,
    place_name,
    to_place,
    yield_text,
)
from stoneage_qt.ui.words.language import both, capital

translate = QCoreApplication.translate


def describe_action(s: State, a: Action, season: str = "summer") -> str:
    """What the action does, in the position in which it is played."""
    return _WORDS[a.kind](_Words(s, season), a)


class _Words:
    """One short method per kind of action, for one position."""

    def __init__(self, s: State, season: str) -> None:
        self._s = s
        self._season = season

    def place(self, a: Action) -> str:
        people = StoneAgeCounts().people(a.number)
        if FIELD < a.place < ANIMAL:
            return translate("StoneAgeAction", "Put {people} {where}: {what}").format(
                people=people,
                where=to_place(a.place, self._season),
                what=lying_text(self._s, a.place),
            )
        if a.place == ANIMAL and self._s.animal is not None:
            return translate("StoneAgeAction", "Put {people} on the {animal}").format(
                people=people, animal=animal_name(self._s.animal)
            )
        return translate("StoneAgeAction", "Put {people} {where}").format(
            people=people, where=to_place(a.place, self._season)
        )

    def resolve(self, a: Action) -> str:
        if a.place == TOOLMAKER:
            return translate("StoneAgeAction", "Tool maker: take a tool")
        if a.place == HUT:
            return translate("StoneAgeAction", "Hut: gain a person")
        if a.place == FIELD and self._season == "winter":
            return translate("StoneAgeAction", "Livestock: agriculture +1")
        if a.place == FIELD:
            return translate("StoneAgeAction", "Field: agriculture +1")
        roll = StoneAgeCounts().rolling(self._s.placed[a.place][self._s.actor])
        if a.place == HUNT:
            return translate("StoneAgeAction", "Hunt: {roll}").format(roll=roll)
        texts = (
            translate("StoneAgeAction", "Forest: {roll} for wood"),
            translate("StoneAgeAction", "Clay pit: {roll} for brick"),
            translate("StoneAgeAction", "Quarry: {roll} for stone"),
            translate("StoneAgeAction", "River: {roll} for gold"),
        )
        return texts[a.place - 1].format(roll=roll)

    def roll(self, a: Action) -> str:
        return capital(StoneAgeCounts().rolling(len(a.dice)))

    def tools(self, a: Action) -> str:
        player = self._s.players[self._s.turn]
        found = yield_of(self._s, pips_of(player, a.tools, a.cards))
        gain = yield_text(self._s.roll_good, found.units)
        if not a.tools and not a.cards:
            return translate("StoneAgeAction", "Use no tool: {total} ÷ {divisor} → {gain}").format(
                total=found.total, divisor=found.divisor, gain=gain
            )
        names = [
            translate("StoneAgeAction", "tool {value} (place {slot})").format(
                value=player.tools[slot - 1], slot=slot
            )
            for slot in a.tools
        ] + [
            translate("StoneAgeAction", "one-use tool {value}").format(value=CARDS[card].amount)
            for card in a.cards
        ]
        return translate("StoneAgeAction", "Use {tools}: {total} ÷ {divisor} → {gain}").format(
            tools=both(names), total=found.total, divisor=found.divisor, gain=gain
        )

    def buy(self, a: Action) -> str:
        card = self._s.display[a.place - CARD1]
        what = "" if card is None else card_text(card)
        if a.extra:
            return translate(
                "StoneAgeAction", "Buy card {n} for {goods} and 1 extra gold for {points}: {what}"
            ).format(
                n=a.place - CARD1 + 1,
                goods=goods_text(a.goods),
                points=StoneAgeCounts().points(payment_points(self._s, a)),
                what=what,
            )
        return translate("StoneAgeAction", "Buy card {n} for {goods}: {what}").format(
            n=a.place - CARD1 + 1, goods=goods_text(a.goods), what=what
        )

    def build(self, a: Action) -> str:
        points = payment_points(self._s, a)
        where = place_name(a.place, self._season)
        if a.extra:
            return translate(
                "StoneAgeAction", "Build {where} with {goods} and 1 extra stone: {points}"
            ).format(
                where=where,
                goods=goods_text(a.goods),
                points=StoneAgeCounts().points(points),
            )
        return translate("StoneAgeAction", "Build {where} with {goods}: {points}").format(
            where=where, goods=goods_text(a.goods), points=StoneAgeCounts().points(points)
        )

    def leave(self, a: Action) -> str:
        return translate("StoneAgeAction", "Give up {where}: {what}").format(
            where=place_name(a.place, self._season),
            what=lying_text(self._s, a.place),
        )

    def pick(self, a: Action) -> str:
        return translate("StoneAgeAction", "Take the die showing {die}: {gain}").format(
            die=a.number, gain=share_text(a.number)
        )

    def claim(self, a: Action) -> str:
        return translate("StoneAgeAction", "Use the card now: take {goods}").format(
            goods=goods_text(a.goods)
        )

    def feed(self, a: Action) -> str:
        return translate("StoneAgeAction", "Feed {people} with {goods}").format(
            people=StoneAgeCounts().people(self._s.missing), goods=goods_text(a.goods)
        )

    def starve(self, a: Action) -> str:
        return translate("StoneAgeAction", "Let {people} go hungry: {points}").format(
            people=StoneAgeCounts().people(self._s.missing),
            points=StoneAgeCounts().points(HUNGER_POINTS),
        )

    def reward(self, a: Action) -> str:
        if a.extra:
            return translate("StoneAgeAction", "Die {die}: {points} instead").format(
                die=a.number, points=StoneAgeCounts().points(ANIMAL_POINTS)
            )
        reward = self._s.components.rewards[a.number - 1]
        gain = goods_text(a.goods) if reward.kind == REWARD_GOODS else reward_text(reward)
        return translate("StoneAgeAction", "Die {die}: {gain}").format(die=a.number, gain=gain)


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
