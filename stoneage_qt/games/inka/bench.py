"""What `bench` times of Rise of the Inkas."""

import random
from functools import partial
from pathlib import Path
from typing import Final

from stoneage_qt.contract import Work
from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    legal_actions,
    new_state,
    sample_chance,
    transition,
)
from stoneage_qt.games.inka.rules.constants import MAIN
from stoneage_qt.games.inka.rules.playout import play_out, random_action
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import read_save, save_bytes
from stoneage_qt.session.seats import default_seats

_SEED: Final = 2018
_GAMES: Final = 10
_COPIES: Final = 400
_PLAYERS: Final = 4


def compiled() -> dict[str, bool]:
    """Whether the rules, and what is busiest of the bots, run as compiled extensions."""
    rooms = {"rules": transition, "bots": builder}
    return {room: not str(module.__file__).endswith(".py") for room, module in rooms.items()}


def work() -> list[Work]:
    """Games of builders and of random players, copies, listings, a file that is loaded."""
    numbers = range(_GAMES)
    match = _random_match()
    states = [match.state_at(index) for index in range(len(match.actions))]
    listings = [state for state in states if state.phase == MAIN]
    stored = save_bytes(match)
    return [
        Work(
            [partial(play_builders, number) for number in numbers],
            {"builder game, 4 players": _GAMES},
        ),
        Work(
            [partial(play_random, number) for number in numbers],
            {"random game, 4 players": _GAMES},
        ),
        Work([partial(_copies, states[len(states) // 2])], {"copy": _COPIES}),
        Work([partial(_list_all, listings)], {"legal actions in main": len(listings)}),
        Work([partial(read_save, stored, Path("bench"))], {"load a save of 4 players": 1}),
    ]


def play_builders(number: int) -> int:
    """One whole game of the level `builder`; returns the number of its turns."""
    rng = random.Random(_SEED + number)
    s = new_state(Setup.shuffled(_PLAYERS, rng))
    while s.actor != OVER:
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else builder.choose(s))
    return s.turn


def play_random(number: int) -> int:
    """One whole game of random actions; returns their number."""
    rng = random.Random(_SEED + number)
    return play_out(new_state(Setup.shuffled(_PLAYERS, rng)), rng)


def _copies(state: State) -> None:
    for _ in range(_COPIES):
        state.copy()


def _list_all(states: list[State]) -> None:
    for state in states:
        legal_actions(state)


def _random_match() -> Match:
    rng = random.Random(_SEED)
    match = Match(RULES, Setup.shuffled(_PLAYERS, rng), default_seats(RULES, _PLAYERS), seed=_SEED)
    while not match.is_over:
        match.submit(_action(match, rng))
    return match


def _action(match: Match, rng: random.Random) -> Action:
    state: State = match.state
    return match.roll() if state.actor == CHANCE else random_action(state, rng)
