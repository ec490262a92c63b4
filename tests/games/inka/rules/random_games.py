"""Random games that come to an end: positions of every kind for the tests."""

import random
from functools import cache
from typing import NamedTuple

from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    decode,
    encode,
    legal_actions,
    new_state,
    sample_chance,
    why_illegal,
)
from tests.games.inka.rules.table import KINDS


class Kind(NamedTuple):
    """A way to set the game up."""

    players: int
    founding: str
    variable: bool


SET_UPS = [
    Kind(players, founding, variable)
    for players in (3, 4)
    for founding, variable in (("fixed", False), ("free", False), ("free", True))
]

# Building ends games; the many ways to trade would drown it.
WEIGHTS = {
    "settle": 400.0,
    "city": 400.0,
    "road": 12.0,
    "buy": 20.0,
    "throw": 8.0,
    "end": 4.0,
    "play combat": 8.0,
    "play roads": 20.0,
    "chase": 20.0,
    "deal": 4.0,
    "accept": 4.0,
    "bank": 0.5,
    "route": 0.5,
    "offer": 0.15,
}


def weight(text: str) -> float:
    first, _, rest = text.partition(" ")
    return WEIGHTS.get(first, WEIGHTS.get(f"{first} {rest.partition(' ')[0]}", 1.0))


def new_game(kind: Kind, rng: random.Random, rounds: int = 100, offers: int = 3) -> State:
    return new_state(
        Setup.shuffled(
            kind.players,
            rng,
            founding=kind.founding,
            variable=kind.variable,
            rounds=rounds,
            offers=offers,
        )
    )


def wild_cards(rng: random.Random) -> str:
    """One to three kinds, mostly few of each."""
    kinds = sorted(rng.sample(range(8), rng.choice((1, 1, 2, 3))))
    return " ".join(f"{KINDS[kind]}={rng.choice((1, 1, 1, 2, 2, 3, 4, 13, 21))}" for kind in kinds)


def wild_trade(s: State, rng: random.Random) -> Action | None:
    """An offer or counter that need not be listed, or None where it is illegal."""
    word = "offer" if s.phase == "main" else "counter"
    action = decode(f"{word} {wild_cards(rng)} for {wild_cards(rng)}")
    return action if why_illegal(s, action) is None else None


def choose(s: State, rng: random.Random) -> Action:
    if s.actor == CHANCE:
        return sample_chance(s, rng)
    if s.phase == "reply" or (s.phase == "main" and rng.random() < 0.1):
        for _ in range(6):
            action = wild_trade(s, rng)
            if action is not None and rng.random() < 0.7:
                return action
    options = legal_actions(s)
    return rng.choices(options, [weight(encode(option)) for option in options])[0]


@cache
def _whole_game(kind: Kind, seed: int) -> tuple[State, ...]:
    rng = random.Random(seed)
    s = new_game(kind, rng)
    found = []
    while s.actor != OVER:
        found.append(s.copy())
        apply(s, choose(s, rng))
    return (*found, s)


def positions(kind: Kind, seed: int = 0, every: int = 1) -> tuple[State, ...]:
    """States of one random game, every so many actions, and the last one: to look at only."""
    found = _whole_game(kind, seed)
    return (*found[:-1:every], found[-1])
