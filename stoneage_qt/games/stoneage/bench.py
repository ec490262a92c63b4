"""What `bench` times of Stone Age."""

import random
from functools import partial
from pathlib import Path
from typing import Final

from stoneage_qt.contract import Bot, Work
from stoneage_qt.games.stoneage.bots import features
from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    Setup,
    State,
    legal_actions,
    new_state,
    transition,
)
from stoneage_qt.games.stoneage.rules.chance import sample_chance
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.games.stoneage.rules.playout import random_game
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import read_save, save_bytes
from stoneage_qt.session.seats import default_seats

_SEED: Final = 2008
_GAMES: Final = 10
_COPIES: Final = 400
# Decisions of a game in its fourth round, for which the expert is timed.
_EXPERT_ROUND: Final = 4
_EXPERT_DECISIONS: Final = 4


def compiled() -> dict[str, bool]:
    """Whether the rules, and what is busiest of the bots, run as compiled extensions."""
    rooms = {"rules": transition, "bots": features}
    return {room: not str(module.__file__).endswith(".py") for room, module in rooms.items()}


def work() -> list[Work]:
    """Random games, copies of a position, a file that is loaded, decisions of the expert."""
    numbers = range(_GAMES)
    actions = sum(play_random(2, number) for number in numbers)
    match = _random_match(2)
    middle: State = match.state_at(len(match.actions) // 2)
    stored = save_bytes(_random_match(4))
    return [
        Work(
            [partial(play_random, 2, number) for number in numbers],
            {"random game, 2 players": _GAMES, "action": actions},
        ),
        Work(
            [partial(play_random, 4, number) for number in numbers],
            {"random game, 4 players": _GAMES},
        ),
        *(
            Work(
                [partial(play_random, players, number, MODULES) for number in numbers],
                {f"random game, {players} players, all modules": _GAMES},
            )
            for players in (2, 4)
        ),
        Work([partial(_copies, middle)], {"copy": _COPIES}),
        Work([partial(read_save, stored, Path("bench"))], {"load a save of 4 players": 1}),
        *(_expert_work(players) for players in (2, 4)),
    ]


def _expert_work(players: int) -> Work:
    """The expert at the first decisions of a round of good players."""
    expert, strong = make_bot("expert"), make_bot("strong")
    rng = random.Random(_SEED)
    s = new_state(Setup.shuffled(players, rng))
    asked: list[State] = []
    while len(asked) < _EXPERT_DECISIONS:
        if s.actor == CHANCE:
            transition.apply(s, sample_chance(s, rng))
            continue
        if s.round == _EXPERT_ROUND:
            asked.append(s.copy())
        transition.apply(s, strong.choose(s, rng))
    parts = [partial(_decide, expert, position) for position in asked]
    return Work(parts, {f"expert's decision, {players} players": len(parts)})


def _decide(bot: Bot, position: State) -> None:
    bot.choose(position, random.Random(_SEED))


def play_random(players: int, number: int, modules: frozenset[str] = frozenset()) -> int:
    """One whole game of random actions, without a match around it; returns their number."""
    return random_game(players, _SEED + number, modules)[1]


def _copies(state: State) -> None:
    for _ in range(_COPIES):
        state.copy()


def _random_match(players: int) -> Match:
    rng = random.Random(_SEED)
    match = Match(RULES, Setup.shuffled(players, rng), default_seats(RULES, players), seed=_SEED)
    while not match.is_over:
        state = match.state
        match.submit(match.roll() if state.actor == CHANCE else rng.choice(legal_actions(state)))
    return match
