"""Who may play for a seat of a file: nothing runs that nobody has seen."""

from pathlib import Path

import pytest

from stoneage_qt.games import minds_of
from stoneage_qt.models.admission import needs_answer, taken_over, told_seats
from stoneage_qt.session.approvals import Approvals
from stoneage_qt.session.places import Places
from stoneage_qt.session.seats import Seat

MINDS = minds_of("stoneage")
PROGRAM = Seat(controller="bot", command="rm -rf /", name="Rex", colour="blue")


@pytest.fixture
def approvals(tmp_path: Path) -> Approvals:
    return Approvals(Places(tmp_path / "config", tmp_path / "data"), "here")


def test_a_command_that_hides_in_a_level_is_found() -> None:
    hidden = Seat(controller="bot", level="external:rm -rf /", colour="blue")
    assert told_seats([Seat(), hidden]) == (
        Seat(),
        Seat(controller="bot", command="rm -rf /", colour="blue"),
    )


def test_people_and_known_levels_need_no_answer(approvals: Approvals) -> None:
    assert not needs_answer(MINDS, Seat(level="external:x"), approvals)
    for level in MINDS.levels:
        bot = Seat(controller="bot", level=level.key)
        assert not needs_answer(MINDS, bot, approvals)


@pytest.mark.parametrize("level", ["nobody", "expert@400", ""])
def test_an_unknown_level_needs_one(level: str, approvals: Approvals) -> None:
    assert needs_answer(MINDS, Seat(controller="bot", level=level), approvals)


def test_a_command_needs_one_until_exactly_it_was_approved(approvals: Approvals) -> None:
    assert needs_answer(MINDS, PROGRAM, approvals)
    approvals.give("rm -rf / ")
    assert needs_answer(MINDS, PROGRAM, approvals)
    approvals.give("rm -rf /")
    assert not needs_answer(MINDS, PROGRAM, approvals)


def test_a_seat_is_taken_over_with_name_and_colour(approvals: Approvals) -> None:
    person = taken_over(MINDS, PROGRAM, by_person=True)
    assert person == Seat(name="Rex", colour="blue")
    bot = taken_over(MINDS, PROGRAM, by_person=False)
    assert (bot.name, bot.colour, bot.command) == ("Rex", "blue", None)
    assert not needs_answer(MINDS, bot, approvals)
