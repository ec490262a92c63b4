"""How a round ended: who ate, who starved, what it brought, who begins the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.constants import NO_PLACE, Goods

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stoneage_qt.games.stoneage.rules import Event
    from stoneage_qt.session.match import Match


class Meal(NamedTuple):
    """One seat at the end of a round.

    Attributes:
        eaten: food. paid: resources instead of food (F3).
        hungry: points were lost instead (F4).
        gained: points on the track since the round began. score: the track now.
    """

    seat: int
    eaten: int
    paid: Goods
    hungry: bool
    gained: int
    score: int


class RoundEnd(NamedTuple):
    """A round that is over, and who begins the next one."""

    round: int
    next_start: int
    meals: tuple[Meal, ...]


def round_end(match: Match, index: int) -> RoundEnd | None:
    """The end of the round that action number `index` brought about, None where it did not."""
    started = _started(match, index)
    if started is None:
        return None
    first = index
    while first > 0 and _started(match, first - 1) is None:
        first -= 1
    before, after = match.state_at(first), match.state_at(index + 1)
    events = list(_events(match, first, index))
    meals = tuple(
        _meal(seat, events, player.score - before.players[seat].score, player.score)
        for seat, player in enumerate(after.players)
    )
    return RoundEnd(started.amount - 1, started.seat, meals)


def _events(match: Match, first: int, last: int) -> Iterator[Event]:
    for index in range(first, last + 1):
        yield from match.events_at(index)


def _started(match: Match, index: int) -> Event | None:
    return next((e for e in match.events_at(index) if e.kind == ev.ROUND_STARTED), None)


def _meal(seat: int, events: list[Event], gained: int, score: int) -> Meal:
    own = [event for event in events if event.seat == seat]
    paid = [e.goods for e in own if e.kind == ev.PAID and e.place == NO_PLACE]
    return Meal(
        seat,
        sum(e.amount for e in own if e.kind == ev.FED),
        (
            sum(goods[0] for goods in paid),
            sum(goods[1] for goods in paid),
            sum(goods[2] for goods in paid),
            sum(goods[3] for goods in paid),
        ),
        any(e.kind == ev.POINTS and e.reason == ev.BY_HUNGER for e in own),
        gained,
        score,
    )
