"""Matches of the first game for the tests of the models."""

import random

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import Setup
from stoneage_qt.session.match import Match, Seat


def make_match(
    controllers: str = "pp", *, seed: int = 7, practice: bool = False, open_cards: bool = False
) -> Match:
    """p is a person, b a bot."""
    colours = ("red", "blue", "green", "yellow")
    seats = [
        Seat(
            controller="person" if letter == "p" else "bot",
            level=None if letter == "p" else "gatherer",
            colour=colours[number],
        )
        for number, letter in enumerate(controllers)
    ]
    setup = Setup.shuffled(len(seats), random.Random(seed), start=0)
    return Match(
        RULES, setup, seats, TableOptions(practice=practice, open_cards=open_cards), seed=seed
    )
