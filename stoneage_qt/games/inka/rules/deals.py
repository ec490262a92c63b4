"""Offers, answers and deals between players (H6 to H9)."""

from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.constants import CHOOSE, MAIN, REPLY, Cards
from stoneage_qt.games.inka.rules.events import Event, Events
from stoneage_qt.games.inka.rules.payments import hand_over
from stoneage_qt.games.inka.rules.state import REFUSED, Answer, Offer, State


def make_offer(s: State, give: Cards, want: Cards, events: Events | None) -> None:
    """The offer goes to every opponent that holds a card, clockwise (H7)."""
    seats = len(s.players)
    queue: list[int] = []
    for offset in range(1, seats):
        seat = (s.active + offset) % seats
        if sum(s.players[seat].hand):
            queue.append(seat)
    answers: list[Answer] = [None] * seats
    s.offers_made += 1
    s.offer = Offer(list(give), list(want), queue, answers)
    s.phase = REPLY
    s.actor = queue[0]
    if events is not None:
        events.append(Event(ev.OFFER, s.active, cards=give, take=want))


def answer_offer(s: State, answer: Answer, events: Events | None) -> None:
    """Notes the answer; after the last one back to `main`, or the active seat chooses (H9)."""
    offer = s.offer
    assert offer is not None
    seat = s.actor
    if events is not None:
        events.append(_answer_event(seat, s.active, answer))
    offer.answers[seat] = answer
    offer.queue.pop(0)
    if offer.queue:
        s.actor = offer.queue[0]
        return
    for given in offer.answers:
        if given is not None and given != REFUSED:
            s.phase = CHOOSE
            s.actor = s.active
            return
    close_offer(s)


def _answer_event(seat: int, active: int, answer: Answer) -> Event:
    if isinstance(answer, tuple):
        cards, wanted = tuple(answer[0]), tuple(answer[1])
        return Event(ev.ANSWER, seat, active, cards=cards, take=wanted, reason=ev.COUNTERED)
    return Event(ev.ANSWER, seat, active, reason=answer or REFUSED)


def make_deal(s: State, seat: int, events: Events | None) -> None:
    """With a seat that accepted, or as it countered (H9)."""
    offer = s.offer
    assert offer is not None
    answer = offer.answers[seat]
    give, get = offer.give, offer.want
    if isinstance(answer, tuple):
        get, give = answer
    mine, theirs = s.players[s.active].hand, s.players[seat].hand
    hand_over(mine, theirs, give)
    hand_over(theirs, mine, get)
    if events is not None:
        events.append(Event(ev.DEAL, s.active, seat, cards=tuple(give), take=tuple(get)))
    close_offer(s)


def close_offer(s: State) -> None:
    """The offer is settled, one way or the other."""
    s.offer = None
    s.phase = MAIN
    s.actor = s.active
