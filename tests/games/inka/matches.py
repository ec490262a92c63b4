"""Matches of Rise of the Inkas for tests."""

import random

from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import CHANCE, Setup
from stoneage_qt.games.inka.rules.playout import random_action
from stoneage_qt.session.match import Match
from stoneage_qt.session.seats import Options, default_seats


def new_match(setup: Setup, practice: bool = False) -> Match:
    seats = default_seats(RULES, setup.players)
    return Match(RULES, setup, seats, Options(practice=practice), 5)


def play(match: Match, actions: int = 100_000) -> Match:
    """Play on at random: so many actions, or to the end."""
    rng = random.Random(3)
    for _ in range(actions):
        if match.is_over:
            break
        s = match.state
        match.submit(match.roll() if s.actor == CHANCE else random_action(s, rng))
    return match
