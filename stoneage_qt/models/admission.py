"""Who may play for a seat that comes from a file: nobody's command runs unasked."""

from collections.abc import Iterable
from dataclasses import replace

from stoneage_qt.contract import Minds
from stoneage_qt.session.approvals import Approvals
from stoneage_qt.session.seats import Seat


def told_seats(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats, with a command that hides in a level where it belongs."""
    return tuple(_told(seat) for seat in seats)


def _told(seat: Seat) -> Seat:
    from stoneage_qt.bots.external import PREFIX

    if seat.is_person or seat.command is not None or not (seat.level or "").startswith(PREFIX):
        return seat
    return replace(seat, level=None, command=(seat.level or "").removeprefix(PREFIX))


def needs_answer(minds: Minds, seat: Seat, approvals: Approvals) -> bool:
    """Whether somebody has to say who plays here: an unapproved command, an unknown bot."""
    if seat.is_person:
        return False
    if seat.command is not None:
        return not approvals.has(seat.command)
    return not is_level(minds, seat.level)


def is_level(minds: Minds, key: str | None) -> bool:
    """Whether a file may name this level; more thinking than usual is nothing it may ask for."""
    return any(level.key == key for level in minds.levels)


def taken_over(minds: Minds, seat: Seat, *, by_person: bool) -> Seat:
    """The seat with a person, or a quick bot, in place of what the file wanted."""
    if by_person:
        return Seat(name=seat.name, colour=seat.colour)
    return Seat(controller="bot", level=minds.substitute, name=seat.name, colour=seat.colour)
