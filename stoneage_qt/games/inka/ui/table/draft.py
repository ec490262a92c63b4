"""A trade that is being put together: local until it is sent, gone when the position changes."""

from PySide6.QtCore import QObject, Signal

from stoneage_qt.games.inka.rules import bargains
from stoneage_qt.games.inka.rules.actions import BANK, COUNTER, OFFER, ROUTE, Action
from stoneage_qt.games.inka.rules.constants import KINDS, MAIN, REPLY, Cards
from stoneage_qt.games.inka.ui.table.eyes import Eyes
from stoneage_qt.games.inka.ui.table.wishes import Wishes
from stoneage_qt.models.game import GameModel


class Draft(QObject):
    """Cards that the person in front would give and get, always from that person's side.

    Attributes:
        give, want: 8 counts each. cost: what a wanted card is for, COST_ROAD …, -1 for nothing.

    Signals:
        changed(): another card on one of the sides.
    """

    changed = Signal()

    def __init__(
        self, game: GameModel, eyes: Eyes, wishes: Wishes, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._eyes = eyes
        self._wishes = wishes
        self.give: list[int] = [0] * KINDS
        self.want: list[int] = [0] * KINDS
        self.cost = -1
        game.changed.connect(self.clear)
        game.matchChanged.connect(self.clear)
        eyes.changed.connect(self.clear)

    @property
    def composing(self) -> bool:
        """Whether whoever sees the own hand may put a trade together now."""
        s = self._game.falling.shown(self._game.state)
        seat = self._eyes.viewer
        return self._game.actor_is_person() and s.actor == seat and s.phase in (MAIN, REPLY)

    @property
    def empty(self) -> bool:
        """Whether neither side names a card."""
        return not any(self.give) and not any(self.want)

    def clear(self) -> None:
        """Begin anew."""
        if not self.empty or self.cost >= 0:
            self.give, self.want, self.cost = [0] * KINDS, [0] * KINDS, -1
            self.changed.emit()

    def set_cards(self, give: Cards, want: Cards, cost: int = -1) -> None:
        """All of it at once."""
        self.give, self.want, self.cost = list(give), list(want), cost
        self.changed.emit()

    def give_more(self, kind: int) -> None:
        """One more card of a kind to give, if the hand has one."""
        if self.composing and self.give[kind] < self._hand()[kind]:
            self.give[kind] += 1
            self.want[kind] = 0
            self.changed.emit()

    def give_less(self, kind: int) -> None:
        """One card less of it."""
        if self.give[kind]:
            self.give[kind] -= 1
            self.changed.emit()

    def want_more(self, kind: int) -> None:
        """One more card of a kind to get; what is wanted is not given (H6)."""
        s = self._game.state
        if self.composing and self.want[kind] < s.components.totals[kind]:
            self.want[kind] += 1
            self.give[kind] = 0
            self.changed.emit()

    def want_less(self, kind: int) -> None:
        """One card less of it."""
        if self.want[kind]:
            self.want[kind] -= 1
            self.changed.emit()

    def begin_route(self) -> None:
        """Two cards that are most spare, for the longest trade route: the wanted one is open."""
        if not self.composing:
            return
        left = self._hand()
        locked = self._wishes.locked(self._eyes.viewer)
        give = [0] * KINDS
        for _ in range(bargains.ROUTE_RATE):
            kinds = [k for k in range(KINDS) if left[k] and not locked[k]]
            if kinds:
                best = max(kinds, key=lambda kind: left[kind])
                left[best] -= 1
                give[best] += 1
        self.set_cards(tuple(give), (0,) * KINDS)

    def need(self, cost: int, kind: int) -> None:
        """Want a card that is missing for a building, and give what is spare for it."""
        if not self.composing:
            return
        s = self._game.state
        seat = self._eyes.viewer
        price = s.components.costs[cost]
        offer = bargains.offer_by_need(s, seat, price, kind, self._wishes.locked(seat))
        give = (0,) * KINDS if offer is None else offer.give
        self.set_cards(give, tuple(int(k == kind) for k in range(KINDS)), cost)

    # What it would be as an action

    def proposal(self) -> Action | None:
        """The offer, or the counter where an offer is to be answered; None where it is neither."""
        if not self.composing or not any(self.give) or not any(self.want):
            return None
        word = COUNTER if self._game.state.phase == REPLY else OFFER
        action = Action(word, 0, 0, tuple(self.give), tuple(self.want))
        return action if self._game.why_illegal(action) is None else None

    def exchange(self) -> Action | None:
        """The exchange with the supply that the two sides are; None where they are none."""
        if not self.composing or not any(self.give) or not any(self.want):
            return None
        for word in (BANK, ROUTE):
            action = Action(word, 0, 0, tuple(self.give), tuple(self.want))
            if self._game.why_illegal(action) is None:
                return action
        return None

    def ready_exchanges(self, most: int) -> list[Action]:
        """The cheapest exchanges for the first wanted card; needed and locked cards stay."""
        s = self._game.state
        if not self.composing or s.phase != MAIN or not any(self.want):
            return []
        seat = self._eyes.viewer
        hand = tuple(self._hand())
        if self.cost >= 0:
            hand = bargains.spare(hand, s.components.costs[self.cost])
        locked = self._wishes.locked(seat)
        free = tuple(0 if locked[kind] else hand[kind] for kind in range(KINDS))
        wanted = next(kind for kind in range(KINDS) if self.want[kind])
        found: dict[tuple[Cards, Cards], Action] = {}
        for action in bargains.exchanges(s, seat, wanted, free):
            # Of the same kinds given only the cheapest: 3 wood where 2 do is no help.
            kinds = tuple(int(count > 0) for count in action.give)
            found.setdefault((kinds, action.take), action)
        return list(found.values())[:most]

    def _hand(self) -> list[int]:
        return list(self._game.state.players[self._eyes.viewer].hand)
