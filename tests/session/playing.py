"""Matches for the tests of this folder."""

import random
from collections.abc import Callable

import pytest

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import CHANCE, Action, Setup, legal_actions
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.match import Match, Seat


def new_match(
    controllers: str = "pp",
    *,
    seed: int = 1,
    modules: frozenset[str] = frozenset(),
    practice: bool = False,
) -> Match:
    """A match that has not begun; one letter per seat, p for a person, b for a bot."""
    setup = Setup.shuffled(len(controllers), random.Random(seed), modules, start=0)
    seats = [
        Seat(colour=colour)
        if letter == "p"
        else Seat(controller="bot", level="random", colour=colour)
        for letter, colour in zip(controllers, RULES.colours, strict=False)
    ]
    return Match(RULES, setup, seats, TableOptions(practice=practice), seed)


def any_action(match: Match, rng: random.Random) -> Action:
    """The dice where they are due, else any legal action."""
    if match.state.actor == CHANCE:
        return match.roll()
    return rng.choice(legal_actions(match.state))


def play(match: Match, actions: int | None = None, seed: int = 1) -> Match:
    """Play on at random: so many actions, or to the end."""
    rng = random.Random(seed)
    done = 0
    while not match.is_over and done != actions:
        match.submit(any_action(match, rng))
        done += 1
    return match


def fault_of(task: Callable[[], object]) -> SaveError:
    """The error that `task` ends with; every one names its file."""
    with pytest.raises(SaveError) as caught:
        task()
    assert "path" in caught.value.parameters
    return caught.value
