"""Whole turns: what can be bought one after the other, with the exchanges that pay for it.

A plan is a list of actions and the position it leads to. Exchanges are found by solving for a
purchase, not by trying them; plans that lead to the same position are one.
"""

from typing import Final

from stoneage_qt.games.inka.bots.exchanges import exchange_towards
from stoneage_qt.games.inka.bots.likings import Likings
from stoneage_qt.games.inka.bots.outlook import Outlook, chances, fresh_score
from stoneage_qt.games.inka.bots.race import reachable_sites, yield_at
from stoneage_qt.games.inka.bots.sites import may_be_settled
from stoneage_qt.games.inka.rules.actions import (
    BUY_ACTION,
    CITIES,
    ROAD,
    ROADS,
    SETTLE,
    SETTLES,
    Action,
)
from stoneage_qt.games.inka.rules.board import FIRST_END, SECOND_END
from stoneage_qt.games.inka.rules.constants import (
    CITY_LEVEL,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    FINISHED,
    KINDS,
    MAIN,
    SETTLEMENT,
)
from stoneage_qt.games.inka.rules.payments import affords
from stoneage_qt.games.inka.rules.places import (
    city_sites,
    has_city,
    has_piece,
    open_paths,
    open_sites,
    roads_left,
)
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

_DEPTH: Final = 4
_WIDTH: Final = 6
_MOST_EXCHANGES: Final = 6
# From so many roads on one more may bring the longest trade route.
_NEARLY_ROUTE: Final = 2


class Plan:
    """A way through the rest of the turn. scores: of all seats then."""

    def __init__(self, state: State, actions: list[Action], scores: list[float]) -> None:
        self.state: State = state
        self.actions: list[Action] = actions
        self.scores: list[float] = scores
        self.liked: float = 0.0
        self.value: float = 0.0


def turn_plans(s: State, outlook: Outlook, likings: Likings) -> list[Plan]:
    """All plans that are worth a look, the best first; the empty one is among them.

    The value is the own win chance at the end of the turn, and what the likings add.
    """
    seat = s.active
    start = Plan(s, [], outlook.scores)
    start.value = outlook.chance()
    found = [start]
    seen = {turn_key(s, seat)}
    front = [start]
    for _ in range(_DEPTH):
        after: list[Plan] = []
        for plan in front:
            if plan.state.phase == MAIN:
                for new in followers(plan, seat, seen):
                    _weigh(new, plan, seat, likings)
                    after.append(new)
        after.sort(key=_value_of)
        front = after[:_WIDTH]
        found += after
    found.sort(key=_value_of)
    return found


def _value_of(plan: Plan) -> float:
    return -plan.value


def turn_key(s: State, seat: int) -> tuple[object, ...]:
    """What a turn changes."""
    player = s.players[seat]
    return (tuple(player.hand), tuple(s.roads), tuple(s.owner), tuple(s.level), len(player.new))


def followers(plan: Plan, seat: int, seen: set[tuple[object, ...]]) -> list[Plan]:
    """The plans that go on by one purchase or exchange, not weighed yet.

    seen: the `turn_key` of positions that are known already; new ones are added.
    """
    found: list[Plan] = []
    for cost, action in _purchases(plan.state, seat):
        bought = _bought(plan, seat, cost, action)
        if bought is not None:
            _add_new(bought, seat, seen, found)
    for cost in (COST_CITY, COST_SETTLEMENT):
        exchange = exchange_towards(plan.state, seat, plan.state.components.costs[cost])
        if exchange is not None:
            after = plan.state.copy()
            apply(after, exchange)
            _add_new(Plan(after, plan.actions + [exchange], plan.scores), seat, seen, found)
    return found


def _add_new(new: Plan, seat: int, seen: set[tuple[object, ...]], found: list[Plan]) -> None:
    key = turn_key(new.state, seat)
    if key not in seen:
        seen.add(key)
        found.append(new)


def _bought(plan: Plan, seat: int, cost: int, action: Action) -> Plan | None:
    """The purchase with the exchanges it needs, or None where it can't be paid."""
    after = plan.state.copy()
    actions = plan.actions[:]
    price = after.components.costs[cost]
    count = 0
    while not affords(after, seat, cost):
        exchange = exchange_towards(after, seat, price)
        count += 1
        if exchange is None or count > _MOST_EXCHANGES:
            return None
        apply(after, exchange)
        actions.append(exchange)
    apply(after, action)
    actions.append(action)
    return Plan(after, actions, plan.scores)


def _weigh(new: Plan, old: Plan, seat: int, likings: Likings) -> None:
    after, action = new.state, new.actions[-1]
    new.liked = old.liked + _liked(old.state, after, seat, action, likings)
    if after.phase == FINISHED:
        new.value = 2.0
        return
    scores = old.scores[:]
    for number in range(len(scores)):
        # A road changes others' races only where it ends their way; that is rare.
        if number == seat or action.word == SETTLE:
            scores[number] = fresh_score(after, number)
    new.scores = scores
    new.value = chances(scores)[seat] + new.liked


def _liked(before: State, after: State, seat: int, action: Action, likings: Likings) -> float:
    liked = 0.0
    if action.word == SETTLE and before.ruin[action.number]:
        liked += likings.ruin
    elif action.word == ROAD:
        liked += likings.road
        for crossing in (FIRST_END[action.number], SECOND_END[action.number]):
            if before.ruin[crossing] and may_be_settled(before, crossing):
                liked += 0.4 * likings.ruin
        if after.route == seat and before.route != seat:
            liked += likings.route
    elif action is BUY_ACTION:
        liked += likings.card
    return liked


def _purchases(s: State, seat: int) -> list[tuple[int, Action]]:
    """What might be bought, cards aside."""
    found: list[tuple[int, Action]] = []
    if not has_city(s, seat) and has_piece(s, seat, CITY_LEVEL):
        best, most = -1, -1.0
        for crossing in city_sites(s, seat):
            worth = yield_at(s, crossing, [0.0] * KINDS, 1.0)
            if worth > most:
                best, most = crossing, worth
        if best >= 0:
            found.append((COST_CITY, CITIES[best]))
    if has_piece(s, seat, SETTLEMENT):
        found += [(COST_SETTLEMENT, SETTLES[crossing]) for crossing in open_sites(s, seat)]
    if roads_left(s, seat) > 0:
        found += [(COST_ROAD, ROADS[path]) for path in useful_paths(s, seat)]
    if s.deck:
        found.append((COST_CARD, BUY_ACTION))
    return found


def useful_paths(s: State, seat: int) -> list[int]:
    """The first paths towards the best sites; all open ones where the route is near."""
    if s.route != seat and s.roads.count(seat) >= _NEARLY_ROUTE:
        return open_paths(s, seat)
    found: list[int] = []
    for site in reachable_sites(s, seat):
        if site.path >= 0 and site.path not in found:
            found.append(site.path)
    return found
