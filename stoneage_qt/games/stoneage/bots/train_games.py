"""Self-play for training: many games side by side, so that the net is asked in batches."""

import random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from stoneage_qt.games.stoneage.bots.features import BOARD_WIDTH, PLAYER_WIDTH
from stoneage_qt.games.stoneage.bots.net import Bytes, Floats, Net, advantages, softmax
from stoneage_qt.games.stoneage.bots.policy_advance import advance
from stoneage_qt.games.stoneage.bots.policy_options import Options, position_row
from stoneage_qt.games.stoneage.bots.search import Budget, search
from stoneage_qt.games.stoneage.bots.value import Batch, win_shares
from stoneage_qt.games.stoneage.rules.actions import Action
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    ANIMALS,
    HARD_WINTER,
    IGLOOS,
    OVER,
    PLACING,
)
from stoneage_qt.games.stoneage.rules.scoring import standings
from stoneage_qt.games.stoneage.rules.setup import Setup, new_state
from stoneage_qt.games.stoneage.rules.state import State
from stoneage_qt.games.stoneage.rules.transition import apply

# A game in which nobody buys would not end (N4): it is scored as it stands.
ROUND_LIMIT: Final = 30
# Among how many actions, not too far behind (log odds), the searching bot decides.
_SEARCHED: Final = 4
_SEARCHED_GAP: Final = 0.7
_ALL_MODULES: Final = (HARD_WINTER, ANIMALS, IGLOOS)


class Exploring(NamedTuple):
    """How self-play deviates from the best action.

    chance: of a random action; soft: of one drawn by softmax at `temperature` (log odds).
    modules: share of games with winter modules. trace: the lambda of the returns.
    rollouts: with which the searching bot decides each placement; 0: the net decides alone.
    """

    chance: float = 0.05
    soft: float = 0.15
    temperature: float = 0.3
    modules: float = 0.4
    trace: float = 0.8
    rollouts: int = 0


class Samples(NamedTuple):
    """What training learns from: features and the win shares they should have given."""

    blocks: Bytes
    boards: Bytes
    targets: Floats


class GameStats(NamedTuple):
    """Sums over games, to see that training goes somewhere."""

    games: int
    rounds: int
    winner_points: int
    decisions: int


class _Step(NamedTuple):
    blocks: Bytes
    board: Bytes
    greedy: Floats


class _Game:
    """One game under way."""

    __slots__ = ("pending", "rng", "state", "steps")

    def __init__(self, state: State, rng: random.Random) -> None:
        self.state = state
        self.rng = rng
        self.steps: list[_Step] = []
        self.pending: Options | None = None


def random_modules(rng: random.Random, share: float) -> frozenset[str]:
    """No modules, or with the chance `share` a random set of at least one."""
    if rng.random() >= share:
        return frozenset()
    mask = rng.randrange(1, 8)
    return frozenset(name for bit, name in enumerate(_ALL_MODULES) if mask & (1 << bit))


def round_begins(s: State) -> bool:
    """Is nobody placed yet, but for people who stayed on an animal?"""
    return s.phase == PLACING and sum(s.crowd) == s.crowd[ANIMAL]


def self_play(
    net: Net, games: int, seed: int, exploring: Exploring, together: int = 24
) -> tuple[Samples, GameStats]:
    """Plays `games` games with the net in all seats and returns what there is to learn."""
    started = 0
    live: list[_Game] = []
    blocks: list[Bytes] = []
    boards: list[Bytes] = []
    targets: list[Floats] = []
    rounds = points = decisions = 0
    while started < games or live:
        while len(live) < together and started < games:
            rng = random.Random(f"{seed}/{started}")
            modules = random_modules(rng, exploring.modules)
            state = new_state(Setup.shuffled(net.seats, rng, modules=modules))
            live.append(_Game(state, rng))
            started += 1
        for game in live:
            game.pending = advance(game.state, game.rng, ROUND_LIMIT)
        for game in live:
            if game.pending is not None:
                continue
            rounds += game.state.round
            points += max(standing.total for standing in standings(game.state))
            decisions += len(game.steps)
            blocks += [step.blocks for step in game.steps]
            boards += [step.board for step in game.steps]
            targets += returns(game.steps, game.state, exploring.trace)
        live = [game for game in live if game.pending is not None]
        if live:
            _decide(net, live, exploring)
    samples = Samples(np.stack(blocks), np.stack(boards), np.stack(targets))
    return samples, GameStats(games, rounds, points, decisions)


def returns(steps: list[_Step], final: State, trace: float) -> list[Floats]:
    """The lambda return of every step.

    Behind an exploring action lies less than the position was worth: there the value of the
    best action counts instead of the chosen one's. The trace is not cut, because with much
    exploring hardly anything of the result would come through.
    """
    value = np.array(win_shares(final), np.float32)
    if final.actor != OVER and final.round <= ROUND_LIMIT:
        raise ValueError("the game is not over")
    targets: list[Floats] = []
    for step in reversed(steps):
        targets.append(value)
        value = trace * value + (1.0 - trace) * step.greedy
    targets.reverse()
    return targets


def _decide(net: Net, live: list[_Game], exploring: Exploring) -> None:
    found = [game.pending for game in live if game.pending is not None]
    for game, choice in zip(live, found, strict=True):
        if round_begins(game.state):
            position_row(game.state, choice)
    batch = Batch(found)
    scores = batch.scores(net)
    chances = softmax(scores)
    merits = advantages(scores, batch.movers)
    blocks = batch.blocks.reshape(-1, PLAYER_WIDTH)
    boards = batch.boards.reshape(-1, BOARD_WIDTH)
    first = 0
    for game, choice in zip(live, found, strict=True):
        count = choice.rows
        if round_begins(game.state):
            # The position itself is worth learning too: search looks ahead to it.
            count -= 1
            here = first + count
            own_blocks = blocks[batch.where[here]].reshape(-1)
            game.steps.append(_Step(own_blocks, boards[here].copy(), chances[here]))
        own = merits[first : first + count]
        best = int(own.argmax())
        value = chances[first + best]
        if exploring.rollouts and game.state.phase == PLACING:
            known = chances[first : first + count]
            actions, rollouts = choice.actions, exploring.rollouts
            best, value = searched(net, game.state, actions, known, game.rng, rollouts)
        chosen = _explore(own, best, game, exploring)
        row = first + chosen
        row_blocks = blocks[batch.where[row]].reshape(-1)
        game.steps.append(_Step(row_blocks, boards[row].copy(), value))
        apply(game.state, choice.actions[chosen])
        first += choice.rows


def _explore(merits: npt.NDArray[np.float32], best: int, game: _Game, exploring: Exploring) -> int:
    rng = game.rng
    drawn = rng.random()
    chance = exploring.chance if game.state.phase == PLACING else exploring.chance / 3
    if drawn < chance:
        return rng.randrange(len(merits))
    if drawn < chance + exploring.soft:
        weights = np.exp((merits - merits[best]) / exploring.temperature)
        return rng.choices(range(len(merits)), weights.tolist())[0]
    return best


def searched(
    net: Net,
    s: State,
    actions: list[Action],
    chances: Floats,
    rng: random.Random,
    rollouts: int,
) -> tuple[int, Floats]:
    """The best of `actions` by search, and all seats' chances as it found them.

    chances: what the net alone gives all seats after each action.
    """
    budget = Budget((rollouts, rollouts, rollouts), candidates=_SEARCHED, gap=_SEARCHED_GAP)
    winner = search(net, s, rng, budget)[0]
    best = actions.index(winner.action)
    value = chances[best] * (1.0 - winner.chance) / max(1e-6, 1.0 - chances[best, s.actor])
    value[s.actor] = winner.chance
    return best, value
