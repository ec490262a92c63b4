"""Own development cards and advantage cards: which can be used now, and with which choice."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QHBoxLayout, QWidget

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules import why_illegal
from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.constants import (
    CARD_KIND_NAMES,
    COMBAT,
    DECK_SIZE,
    INVENTION,
    INVENTION_CARDS,
    KINDS,
    ROADS_CARD,
    Cards,
)
from stoneage_qt.games.inka.ui.table.cards import CardPile
from stoneage_qt.games.inka.ui.table.kit import Kit, explain
from stoneage_qt.games.inka.ui.table.picker import KindPicker
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.games.inka.ui.words.reasons import reason_text
from stoneage_qt.ui.words.language import capital

translate = QCoreApplication.translate
ADVANTAGE = (84, 58)
LARGE_ADVANTAGE = (129, 90)
SMALL_ADVANTAGE = (66, 45)


class _Held(NamedTuple):
    """Development cards of one kind: playable ones and those bought in this turn."""

    ready: int
    new: int


def _held(kit: Kit, seat: int, card_kind: int) -> _Held:
    kinds = kit.state.components.card_kinds
    player = kit.state.players[seat]
    return _Held(
        sum(kinds[card] == card_kind for card in player.cards),
        sum(kinds[card] == card_kind for card in player.new),
    )


def development_back(card: int) -> str:
    """The back of a card: it tells the deck it comes from (M11)."""
    return f"cards/development_back_{1 + card // DECK_SIZE}"


class DevelopmentCards(QWidget):
    """The seat's development cards by kind; where nobody may look, their backs.

    A click plays one, after its choice where it has one.
    """

    def __init__(self, kit: Kit, popovers: QWidget) -> None:
        """`popovers`: the widget in which a choice is asked for."""
        super().__init__()
        self._kit = kit
        self._popovers = popovers
        self._asking: KindPicker | None = None
        self.piles = [CardPile(kit, f"cards/development_{name}") for name in CARD_KIND_NAMES]
        self.backs = [CardPile(kit, development_back(deck * DECK_SIZE)) for deck in range(2)]
        self.route = CardPile(kit, "cards/advantage_route", ADVANTAGE)
        self.arts = CardPile(kit, "cards/advantage_arts", ADVANTAGE)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for pile in (*self.piles, *self.backs, self.route, self.arts):
            row.addWidget(pile)
        for card_kind, pile in enumerate(self.piles):
            pile.more.connect(lambda card_kind=card_kind: self._play(card_kind))
        self.arts.more.connect(lambda: kit.game.submit(act.CHASE_ACTION))

    def show_seat(self, seat: int) -> None:
        """What the seat holds."""
        kit = self._kit
        s = kit.state
        seen = kit.eyes.sees(seat)
        if self._asking is not None and s.actor != seat:
            self._asking.put_away()
        decides = seen and kit.game.actor_is_person() and s.actor == seat
        for card_kind, pile in enumerate(self.piles):
            held = _held(kit, seat, card_kind) if seen else _Held(0, 0)
            pile.set_count(held.ready + held.new)
            pile.setVisible(pile.count > 0)
            reason = why_illegal(s, self._action(card_kind)) if decides else None
            pile.set_lit(decides and held.ready > 0 and reason is None)
            self._describe(card_kind, held, "" if reason is None else reason_text(reason))
        player = s.players[seat]
        held_cards = [*player.cards, *player.new]
        for deck, pile in enumerate(self.backs):
            count = sum(card // DECK_SIZE == deck for card in held_cards)
            pile.set_count(0 if seen else count)
            pile.setVisible(not seen and count > 0)
            words = names.InkaCounts().development_cards(count)
            explain(pile, words)
        self._show_advantages(seat, decides)

    def _show_advantages(self, seat: int, decides: bool) -> None:
        s = self._kit.state
        self.route.set_count(int(s.route == seat))
        self.route.setVisible(s.route == seat)
        self.route.set_lit(decides and s.phase == "main" and not s.route_used)
        note = translate("InkaTable", "once in your turn, give any 2 cards for 1 of another kind")
        if s.route_used:
            note = translate("InkaTable", "used in this turn")
        self._tell(self.route, names.route_name(), note)
        self.arts.set_count(int(s.arts == seat))
        self.arts.setVisible(s.arts == seat)
        reason = why_illegal(s, act.CHASE_ACTION) if decides else None
        self.arts.set_lit(decides and s.arts == seat and reason is None)
        note = translate(
            "InkaTable",
            "once in your turn, chase the robber from a tile of yours to the frame and take 1 card",
        )
        if decides and reason is not None:
            note = reason_text(reason)
        self._tell(self.arts, names.arts_name(), note)

    @staticmethod
    def _tell(pile: CardPile, name: str, note: str) -> None:
        words = translate("InkaTable", "{card}: {note}").format(card=capital(name), note=note)
        explain(pile, words)

    def _describe(self, card_kind: int, held: _Held, reason: str) -> None:
        pile = self.piles[card_kind]
        if not held.ready + held.new:
            explain(pile, "")
            return
        components = self._kit.state.components
        note = names.card_note(card_kind, components.free_roads, components.monopoly)
        lines = [note]
        if held.new and not held.ready:
            lines.append(translate("InkaTable", "Bought in this turn: playable from the next one."))
        elif reason:
            lines.append(reason)
        self._tell(pile, names.card_name(card_kind), "\n".join(lines))

    def _action(self, card_kind: int) -> Action:
        """Some action that plays it: the choice does not matter here."""
        if card_kind == COMBAT:
            return act.COMBAT_ACTION
        if card_kind == ROADS_CARD:
            return act.ROADS_ACTION
        if card_kind == INVENTION:
            supply = self._kit.state.supply
            kinds = [k for k in range(KINDS) for _ in range(min(supply[k], INVENTION_CARDS))]
            first, second = (kinds[0], kinds[1]) if len(kinds) > 1 else (0, 0)
            return Action(act.PLAY_INVENTION, take=act.pair(first, second))
        return act.MONOPOLIES[0]

    def _play(self, card_kind: int) -> None:
        pile = self.piles[card_kind]
        game = self._kit.game
        if card_kind in (COMBAT, ROADS_CARD) or not pile.lit:
            # Where it can't be played, the refusal says why.
            game.submit(self._action(card_kind))
        elif card_kind == INVENTION:
            supply: Cards = tuple(self._kit.state.supply)
            title = translate("InkaTable", "Invention: take any 2 cards")
            self._ask(pile, title, INVENTION_CARDS, supply, self._invent)
        else:
            title = translate("InkaTable", "Monopoly: which kind?")
            self._ask(pile, title, 1, (1,) * KINDS, self._monopolise)

    def _invent(self, cards: Cards) -> None:
        self._kit.game.submit(Action(act.PLAY_INVENTION, take=cards))

    def _monopolise(self, cards: Cards) -> None:
        self._kit.game.submit(act.MONOPOLIES[cards.index(1)])

    def _ask(self, pile: CardPile, title: str, wanted: int, most: Cards, then: object) -> None:
        assert callable(then)
        if self._asking is not None:
            self._asking.put_away()
        asking = KindPicker(self._kit, title, wanted, most, then, self._popovers)
        asking.closed.connect(self._close)
        self._asking = asking
        corner = pile.mapTo(self._popovers, pile.rect().topLeft())
        asking.open_at(QRect(corner, pile.size()))

    def _close(self) -> None:
        if self._asking is not None:
            self._asking.deleteLater()
            self._asking = None
