"""Self-play for training: in C, or many games side by side, so that the net is asked in batches."""

import random
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from stoneage_qt.bots.value_net import Bytes, Floats, Weights, softmax
from stoneage_qt.games.stoneage.bots.features import BOARD_WIDTH, PLAYER_WIDTH
from stoneage_qt.games.stoneage.bots.mind import MIND, SEED_BITS, full_seed
from stoneage_qt.games.stoneage.bots.net import Net, advantages
from stoneage_qt.games.stoneage.bots.policy_advance import advance
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, options, position_row
from stoneage_qt.games.stoneage.bots.search import Budget, search
from stoneage_qt.games.stoneage.bots.train_rivals import NetRival, draw_rivals
from stoneage_qt.games.stoneage.bots.value import Batch, win_shares
from stoneage_qt.games.stoneage.rules.actions import Action
from stoneage_qt.games.stoneage.rules.chance import sample_chance
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    ANIMALS,
    CHANCE,
    HARD_WINTER,
    IGLOOS,
    OVER,
    PLACING,
)
from stoneage_qt.games.stoneage.rules.fast import pack, unpack
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
    rivals: share of games in which others than the net sit at the table (`train_rivals`).
    """

    chance: float = 0.05
    soft: float = 0.15
    temperature: float = 0.3
    modules: float = 0.4
    trace: float = 0.8
    rollouts: int = 0
    rivals: float = 0.0


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


class _Table:
    """Who plays with which cards and dice; `name` says them all.

    seed: of dice and exploring. rivals_rng: of what rivals draw by themselves.
    """

    def __init__(self, net: Net, name: str, exploring: Exploring, older: Sequence[Net]) -> None:
        rng = random.Random(name)
        modules = random_modules(rng, exploring.modules)
        self.state: Final = new_state(Setup.shuffled(net.seats, rng, modules=modules))
        self.rivals: Final = draw_rivals(rng, net, exploring.rivals, older)
        self.seed: Final = full_seed(rng.getrandbits(SEED_BITS))
        self.rivals_rng: Final = random.Random(f"{name}/rivals")


class _Game:
    """One game under way."""

    __slots__ = ("pending", "rivals", "rivals_rng", "rng", "state", "steps")

    def __init__(self, table: _Table) -> None:
        self.state = table.state
        self.rng = random.Random(table.seed)
        self.rivals = table.rivals
        self.rivals_rng = table.rivals_rng
        self.steps: list[_Step] = []
        self.pending: OptionRows | None = None


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
    net: Net,
    games: int,
    seed: int,
    exploring: Exploring,
    older: Sequence[Weights] = (),
    together: int = 24,
) -> tuple[Samples, GameStats]:
    """Plays `games` games and returns what there is to learn.

    The net plays all seats but those of rivals, among them the nets of the weights `older`. In C
    where that was built, unless the searching bot decides: the same games, but for what is as
    good as equal.
    """
    nets = [Net(weights) for weights in older]
    tables = (_Table(net, f"{seed}/{number}", exploring, nets) for number in range(games))
    if MIND is None or net.handle is None or exploring.rollouts:
        lessons = _played_plainly(net, tables, exploring, together)
    else:
        lessons = [_played_fast(net, table, exploring) for table in tables]
    samples = Samples(
        np.concatenate([lesson.samples.blocks for lesson in lessons]),
        np.concatenate([lesson.samples.boards for lesson in lessons]),
        np.concatenate([lesson.samples.targets for lesson in lessons]),
    )
    rounds = sum(lesson.rounds for lesson in lessons)
    points = sum(lesson.winner_points for lesson in lessons)
    return samples, GameStats(games, rounds, points, len(samples.targets))


class _Lesson(NamedTuple):
    """What one game has to teach."""

    samples: Samples
    rounds: int
    winner_points: int


def _played_fast(net: Net, table: _Table, exploring: Exploring) -> _Lesson:
    """One game in C; only rivals that are no nets are asked here."""
    s = table.state
    minds: list[tuple[Any, bool, bool, float]] = []
    for seat in range(net.seats):
        rival = table.rivals.get(seat)
        if rival is None:
            minds.append((net.handle, True, False, 0.0))
        elif isinstance(rival, NetRival):
            minds.append((rival.net.handle, False, rival.fasting, rival.temperature))
        else:
            minds.append((None, False, False, 0.0))
    game = MIND.game(pack(s), table.seed)
    drawn = (exploring.chance, exploring.soft, exploring.temperature)
    while (position := MIND.play_on(game, minds, drawn)) is not None:
        unpack(position, s)
        MIND.act(game, tuple(table.rivals[s.actor].choose(s, table.rivals_rng)))
    blocks, boards, targets, rounds, points = MIND.lesson(game, exploring.trace)
    samples = Samples(
        np.frombuffer(blocks, np.uint8).reshape(-1, net.seats * PLAYER_WIDTH),
        np.frombuffer(boards, np.uint8).reshape(-1, BOARD_WIDTH),
        np.frombuffer(targets, np.float32).reshape(-1, net.seats),
    )
    return _Lesson(samples, rounds, points)


def _played_plainly(
    net: Net, tables: Iterable[_Table], exploring: Exploring, together: int
) -> list[_Lesson]:
    """All games in Python, many side by side, so that the net is asked in batches."""
    waiting = iter(tables)
    live: list[_Game] = []
    begun: list[_Game] = []
    while True:
        for table in islice(waiting, together - len(live)):
            live.append(_Game(table))
            begun.append(live[-1])
        if not live:
            return [_lesson(game, exploring) for game in begun]
        for game in live:
            game.pending = _next_choice(game)
        live = [game for game in live if game.pending is not None]
        if live:
            _decide(net, live, exploring)


def _lesson(game: _Game, exploring: Exploring) -> _Lesson:
    samples = Samples(
        np.stack([step.blocks for step in game.steps]),
        np.stack([step.board for step in game.steps]),
        np.stack(returns(game.steps, game.state, exploring.trace)),
    )
    points = max(standing.total for standing in standings(game.state))
    return _Lesson(samples, game.state.round, points)


def _next_choice(game: _Game) -> OptionRows | None:
    """The net's next real choice; what rivals decide is part of the world, like the dice."""
    s = game.state
    if not game.rivals:
        return advance(s, game.rng, ROUND_LIMIT)
    while s.actor != OVER and s.round <= ROUND_LIMIT:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, game.rng))
        elif s.actor in game.rivals:
            apply(s, game.rivals[s.actor].choose(s, game.rivals_rng))
        else:
            found = OptionRows(len(s.players))
            options(s, found)
            if len(found.actions) > 1:
                return found
            apply(s, found.actions[0])
    return None


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
