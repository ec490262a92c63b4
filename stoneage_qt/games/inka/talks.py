"""What was offered and answered in a turn, read from the history of a match.

An offer leaves the position with its last answer; who refused what is told here as long as the
turn lasts, also after undo, or after a game was loaded.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from stoneage_qt.games.inka.rules import Event
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.constants import NO_CARDS, NOBODY, Cards


class History(Protocol):
    """What of a match is looked at."""

    def events_at(self, index: int) -> Sequence[Event]:
        """What action number `index` made happen."""
        ...


class Reply(NamedTuple):
    """What a seat answered; of a counter what it would give and want, as it sees it.

    number: of the action that it was.
    """

    seat: int
    answer: str
    number: int
    give: Cards = NO_CARDS
    want: Cards = NO_CARDS


class Talk(NamedTuple):
    """One offer of the turn, as its author sees it, and all answers so far.

    partner: with whom a deal was made. open: whether it is still to be answered or chosen from.
    """

    seat: int
    give: Cards
    want: Cards
    replies: tuple[Reply, ...] = ()
    partner: int = NOBODY
    open: bool = True

    def reply_of(self, seat: int) -> Reply | None:
        """What a seat answered, None where it has not."""
        return next((reply for reply in self.replies if reply.seat == seat), None)


def talks_of_turn(history: History, index: int, open_offer: bool) -> list[Talk]:
    """The offers of the turn that the position after `index` actions belongs to, in order.

    open_offer: whether an offer is open in that position.
    """
    found: list[Talk] = []
    for number, event in _events_of_turn(history, index):
        if event.kind == ev.OFFER:
            found.append(Talk(event.seat, event.cards, event.take))
        elif event.kind == ev.ANSWER:
            reply = Reply(event.seat, event.reason, number, event.cards, event.take)
            found[-1] = found[-1]._replace(replies=(*found[-1].replies, reply))
        elif event.kind == ev.DEAL:
            found[-1] = found[-1]._replace(partner=event.other, open=False)
        elif event.kind == ev.NO_DEAL:
            found[-1] = found[-1]._replace(open=False)
    last = len(found) - 1
    return [t._replace(open=open_offer and i == last) for i, t in enumerate(found)]


def _events_of_turn(history: History, index: int) -> Iterator[tuple[int, Event]]:
    begun = index
    while begun > 0 and not _begins_turn(history.events_at(begun - 1)):
        begun -= 1
    for number in range(begun, index):
        for event in history.events_at(number):
            yield number, event


def _begins_turn(events: Iterable[Event]) -> bool:
    return any(event.kind == ev.TURN for event in events)


def refused_before(talks: Iterable[Talk], give: Cards, want: Cards) -> list[int]:
    """The seats that have refused just this in the turn."""
    return sorted(
        {
            reply.seat
            for talk in talks
            for reply in talk.replies
            if (talk.give, talk.want) == (give, want) and reply.answer == ev.REFUSED
        }
    )
