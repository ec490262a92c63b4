"""Every action in words, for the moves list, the hint and whoever cannot see the board."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.rules import FRAME, NOBODY, Action, State
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import (
    COMBAT,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    INVENTION,
    MAIN,
    MONOPOLY,
    ROADS_CARD,
)
from stoneage_qt.games.inka.ui.words.names import (
    building_name,
    card_name,
    cards_text,
    kind_name,
    some_text,
)
from stoneage_qt.games.inka.ui.words.places import crossing_text, path_text, tile_text
from stoneage_qt.ui.words.language import capital
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_ANSWER: Final = QT_TRANSLATE_NOOP("InkaMoveKind", "the answer to an offer")
_EXCHANGE: Final = QT_TRANSLATE_NOOP("InkaMoveKind", "an exchange with the supply")
_ROBBER: Final = QT_TRANSLATE_NOOP("InkaMoveKind", "the robber")
_HELD_CARD: Final = QT_TRANSLATE_NOOP("InkaMoveKind", "a development card that is played")
_DICE: Final = QT_TRANSLATE_NOOP("InkaMoveKind", "the dice")
_KINDS: Final = {
    act.THROW: _DICE,
    act.ROLL: _DICE,
    act.DISCARD: QT_TRANSLATE_NOOP("InkaMoveKind", "cards that are put back"),
    act.ROBBER: _ROBBER,
    act.ROB: _ROBBER,
    act.STEAL: _ROBBER,
    act.ROAD: QT_TRANSLATE_NOOP("InkaMoveKind", "a road"),
    act.SETTLE: QT_TRANSLATE_NOOP("InkaMoveKind", "a settlement"),
    act.CITY: QT_TRANSLATE_NOOP("InkaMoveKind", "a city"),
    act.FOUND: QT_TRANSLATE_NOOP("InkaMoveKind", "the place of a new tribe"),
    act.BUY: QT_TRANSLATE_NOOP("InkaMoveKind", "a development card that is bought"),
    act.BANK: _EXCHANGE,
    act.ROUTE: _EXCHANGE,
    act.OFFER: QT_TRANSLATE_NOOP("InkaMoveKind", "an offer"),
    act.ACCEPT: _ANSWER,
    act.REFUSE: _ANSWER,
    act.COUNTER: QT_TRANSLATE_NOOP("InkaMoveKind", "a counter-offer"),
    act.DEAL: _ANSWER,
    act.NODEAL: _ANSWER,
    act.PLAY_COMBAT: _HELD_CARD,
    act.PLAY_ROADS: _HELD_CARD,
    act.PLAY_INVENTION: _HELD_CARD,
    act.PLAY_MONOPOLY: _HELD_CARD,
    act.CHASE: QT_TRANSLATE_NOOP("InkaMoveKind", "an advantage card"),
    act.END: QT_TRANSLATE_NOOP("InkaMoveKind", "the end of the turn"),
}


def describe_action(s: State, a: Action, names: Sequence[str]) -> str:
    """What the action does, in the position in which it is played; names: of all seats."""
    return _WORDS[a.word](_Words(s, names), a)


def move_kind(a: Action) -> str:
    """What sort of action it is, without saying which; it may follow "It is about"."""
    return translate("InkaMoveKind", _KINDS[a.word])


class _Words:
    """One short method per word, for one position."""

    def __init__(self, s: State, names: Sequence[str]) -> None:
        self._s = s
        self._names = names

    def _price(self, purchase: int) -> str:
        return cards_text(self._s.components.costs[purchase])

    def throw(self, a: Action) -> str:
        return translate("InkaAction", "Throw the dice")

    def roll(self, a: Action) -> str:
        return translate("InkaAction", "The dice show {low} and {high}").format(
            low=a.number, high=a.other
        )

    def discard(self, a: Action) -> str:
        return translate("InkaAction", "Put back {card}").format(card=some_text(a.number, 1))

    def robber(self, a: Action) -> str:
        if a.number == FRAME:
            return translate("InkaAction", "Send the robber to the jungle frame")
        return translate("InkaAction", "Move the robber: {tile}").format(
            tile=tile_text(self._s, a.number)
        )

    def rob(self, a: Action) -> str:
        return translate("InkaAction", "Take a card from {name}").format(name=self._names[a.number])

    def steal(self, a: Action) -> str:
        """Which card it is, not everybody may know (V2)."""
        return translate("InkaAction", "A card is taken")

    def road(self, a: Action) -> str:
        where = path_text(self._s, a.number)
        if self._s.phase != MAIN:
            return translate("InkaAction", "Put a road: {where}").format(where=where)
        return translate("InkaAction", "Build a road for {price}: {where}").format(
            price=self._price(COST_ROAD), where=where
        )

    def settle(self, a: Action) -> str:
        s, where = self._s, crossing_text(self._s, a.number)
        if s.phase != MAIN:
            return translate("InkaAction", "Put a settlement: {where}").format(where=where)
        if s.owner[a.number] == NOBODY:
            return translate("InkaAction", "Build a settlement for {price}: {where}").format(
                price=self._price(COST_SETTLEMENT), where=where
            )
        words = translate("InkaAction", "Overbuild the ruin ({ruin}, {name}) for {price}: {where}")
        return words.format(
            ruin=building_name(s.level[a.number]),
            name=self._names[s.owner[a.number]],
            price=self._price(COST_SETTLEMENT),
            where=where,
        )

    def city(self, a: Action) -> str:
        return translate("InkaAction", "Build a city for {price}: {where}").format(
            price=self._price(COST_CITY), where=crossing_text(self._s, a.number)
        )

    def found(self, a: Action) -> str:
        return translate("InkaAction", "Found the new tribe: {where}").format(
            where=crossing_text(self._s, a.number)
        )

    def buy(self, a: Action) -> str:
        return translate("InkaAction", "Buy a development card for {price}").format(
            price=self._price(COST_CARD)
        )

    def bank(self, a: Action) -> str:
        return translate("InkaAction", "Exchange {give} for {take}").format(
            give=cards_text(a.give), take=cards_text(a.take)
        )

    def route(self, a: Action) -> str:
        return translate("InkaAction", "Longest trade route: exchange {give} for {take}").format(
            give=cards_text(a.give), take=cards_text(a.take)
        )

    def offer(self, a: Action) -> str:
        return translate("InkaAction", "Offer {give} for {take}").format(
            give=cards_text(a.give), take=cards_text(a.take)
        )

    def accept(self, a: Action) -> str:
        offer = self._s.offer
        if offer is None:
            return translate("InkaAction", "Accept")
        return translate("InkaAction", "Accept: give {give}, get {take}").format(
            give=cards_text(offer.want), take=cards_text(offer.give)
        )

    def refuse(self, a: Action) -> str:
        return translate("InkaAction", "Refuse")

    def counter(self, a: Action) -> str:
        return translate("InkaAction", "Counter-offer: give {give}, get {take}").format(
            give=cards_text(a.give), take=cards_text(a.take)
        )

    def deal(self, a: Action) -> str:
        name, offer = self._names[a.number], self._s.offer
        if offer is None:
            return translate("InkaAction", "Deal with {name}").format(name=name)
        answer = offer.answers[a.number]
        give, take = (
            (answer[1], answer[0]) if isinstance(answer, tuple) else (offer.give, offer.want)
        )
        return translate("InkaAction", "Deal with {name}: give {give}, get {take}").format(
            name=name, give=cards_text(give), take=cards_text(take)
        )

    def nodeal(self, a: Action) -> str:
        return translate("InkaAction", "No deal")

    def play_combat(self, a: Action) -> str:
        return translate("InkaAction", "{card}: move the robber").format(
            card=capital(card_name(COMBAT))
        )

    def play_roads(self, a: Action) -> str:
        return translate("InkaAction", "{card}: put free roads").format(
            card=capital(card_name(ROADS_CARD))
        )

    def play_invention(self, a: Action) -> str:
        return translate("InkaAction", "{card}: take {cards}").format(
            card=capital(card_name(INVENTION)), cards=cards_text(a.take)
        )

    def play_monopoly(self, a: Action) -> str:
        return translate("InkaAction", "{card}: demand {kind}").format(
            card=capital(card_name(MONOPOLY)), kind=kind_name(a.number)
        )

    def chase(self, a: Action) -> str:
        s = self._s
        kind = NOBODY if s.robber == FRAME else s.terrain[s.robber]
        if kind == NOBODY or not s.supply[kind]:
            return translate("InkaAction", "Greatest combat arts: chase the robber away")
        words = translate("InkaAction", "Greatest combat arts: chase the robber away, take {card}")
        return words.format(card=some_text(kind, 1))

    def end(self, a: Action) -> str:
        return translate("InkaAction", "End the turn")


_WORDS: Final[dict[int, Callable[[_Words, Action], str]]] = {
    act.THROW: _Words.throw,
    act.ROLL: _Words.roll,
    act.DISCARD: _Words.discard,
    act.ROBBER: _Words.robber,
    act.ROB: _Words.rob,
    act.STEAL: _Words.steal,
    act.ROAD: _Words.road,
    act.SETTLE: _Words.settle,
    act.CITY: _Words.city,
    act.FOUND: _Words.found,
    act.BUY: _Words.buy,
    act.BANK: _Words.bank,
    act.ROUTE: _Words.route,
    act.OFFER: _Words.offer,
    act.ACCEPT: _Words.accept,
    act.REFUSE: _Words.refuse,
    act.COUNTER: _Words.counter,
    act.DEAL: _Words.deal,
    act.NODEAL: _Words.nodeal,
    act.PLAY_COMBAT: _Words.play_combat,
    act.PLAY_ROADS: _Words.play_roads,
    act.PLAY_INVENTION: _Words.play_invention,
    act.PLAY_MONOPOLY: _Words.play_monopoly,
    act.CHASE: _Words.chase,
    act.END: _Words.end,
}
