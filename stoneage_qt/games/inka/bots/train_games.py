"""Games to learn from: builders that deviate at random to begin with, then the net against itself.

Builders alone would teach what goes along with winning; what brings it shows where a turn is played
at random and builders go on from there.
"""

import random
from typing import Final, NamedTuple

import numpy as np

from stoneage_qt.bots.value_net import Floats
from stoneage_qt.games.inka.bots import builder, net_mind, net_trade, planner
from stoneage_qt.games.inka.bots.learning import Samples
from stoneage_qt.games.inka.bots.likings import PLAIN
from stoneage_qt.games.inka.bots.net import Net, final_shares, win_chances
from stoneage_qt.games.inka.bots.net_bot import options
from stoneage_qt.games.inka.bots.net_features import BOARD_WIDTH, board_block, seat_block
from stoneage_qt.games.inka.bots.net_mind import Weighed
from stoneage_qt.games.inka.bots.turn_plans import Plan, followers, turn_key
from stoneage_qt.games.inka.rules.actions import END_ACTION
from stoneage_qt.games.inka.rules.chance import sample_chance
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHANCE,
    DISCARDING,
    FIRST_ROAD,
    FIRST_SETTLE,
    FIXED,
    FOUNDING,
    FREE,
    MAIN,
    MOVING_ROBBER,
    OVER,
)
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.setup import Setup, new_state
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

# Which games are learned from: how many start freely, how many of those on a land of their own.
_FREE: Final = 0.4
_VARIABLE: Final = 0.6
# Nobody wins in so many rounds: it is scored as it stands.
_ROUNDS: Final = 60
_GO_ON: Final = 0.7
# Positions of one game share its result: of few of them there is as much to learn as of all.
_LEARNED: Final = 0.3
_PLACES: Final = (FOUNDING, FIRST_SETTLE, FIRST_ROAD, MOVING_ROBBER, DISCARDING)


class Exploring(NamedTuple):
    """How games are played that are learned from.

    chance: of a turn at random. soft: of one drawn by softmax at `temperature`. trace: the lambda
    of the returns. rivals: share of games in which builders and planners sit at the table.
    offers: share of turns in which the net may make an offer.
    """

    chance: float = 0.04
    soft: float = 0.15
    temperature: float = 0.02
    trace: float = 0.9
    rivals: float = 0.35
    offers: float = 0.1


class _Record:
    """The positions of one game that are learned from, with the chances that the net saw."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.blocks: list[bytes] = []
        self.boards: list[bytes] = []
        self.chances: list[list[float]] = []

    def see(self, s: State, net: Net | None) -> None:
        """Takes the position in; without a net its result alone will count."""
        if s.actor == OVER:
            return
        self.blocks.append(b"".join(bytes(seat_block(s, seat)) for seat in range(self.seats)))
        self.boards.append(bytes(board_block(s)))
        if net is not None:
            self.chances.append(win_chances(s, net))

    def targets(self, final: State, trace: float) -> list[Floats]:
        """The lambda return of every position."""
        value = np.array(final_shares(final), np.float32)
        if not self.chances:
            return [value] * len(self.blocks)
        found: list[Floats] = []
        for chances in reversed(self.chances):
            found.append(value)
            value = trace * value + (1.0 - trace) * np.array(chances, np.float32)
        found.reverse()
        return found


def random_setup(players: int, rng: random.Random) -> Setup:
    """A game of any kind that people play."""
    free = rng.random() < _FREE
    variable = free and rng.random() < _VARIABLE
    founding = FREE if free else FIXED
    return Setup.shuffled(players, rng, founding=founding, variable=variable, rounds=_ROUNDS)


def _gathered(records: list[_Record], targets: list[Floats]) -> Samples:
    rows = sum(len(record.boards) for record in records)
    blocks = b"".join(part for record in records for part in record.blocks)
    boards = b"".join(part for record in records for part in record.boards)
    return Samples(
        np.frombuffer(blocks, np.uint8).reshape(rows, -1),
        np.frombuffer(boards, np.uint8).reshape(rows, BOARD_WIDTH),
        np.stack(targets),
    )


def deviating_games(
    players: int, games: int, seed: int, deviate: float = 0.15, keep: float = 0.03
) -> Samples:
    """Builders that play a share of their turns at random; `keep`: of the others, learned from."""
    records: list[_Record] = []
    targets: list[Floats] = []
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        s = new_state(random_setup(players, rng))
        record = _Record(players)
        while s.actor != OVER:
            if s.actor == CHANCE:
                apply(s, sample_chance(s, rng))
            else:
                _deviating(s, rng, record, deviate, keep)
        records.append(record)
        targets += record.targets(s, 1.0)
    return _gathered(records, targets)


def _deviating(s: State, rng: random.Random, record: _Record, deviate: float, keep: float) -> None:
    """One decision, or the rest of a turn."""
    drawn = rng.random()
    if s.phase == MAIN and drawn < deviate:
        _random_turn(s, rng)
        if rng.random() < _LEARNED:
            record.see(s, None)
    elif s.phase in _PLACES and drawn < deviate:
        actions = legal_actions(s)
        apply(s, actions[int(rng.random() * len(actions))])
        if rng.random() < _LEARNED:
            record.see(s, None)
    else:
        if s.phase in (MAIN, BEFORE) and drawn > 1.0 - keep:
            record.see(s, None)
        apply(s, builder.choose(s))


def _random_turn(s: State, rng: random.Random) -> None:
    """Purchases at random up to the end of the turn, or of the tribe."""
    seat = s.active
    plan = Plan(s, [], [])
    seen = {turn_key(s, seat)}
    while plan.state.phase == MAIN and rng.random() < _GO_ON:
        found = followers(plan, seat, seen)
        if not found:
            break
        plan = found[int(rng.random() * len(found))]
    for action in plan.actions:
        apply(s, action)
    if s.phase == MAIN:
        apply(s, END_ACTION)


def self_play(net: Net, games: int, seed: int, exploring: Exploring) -> Samples:
    """The net plays all seats but those of rivals."""
    records: list[_Record] = []
    targets: list[Floats] = []
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        s = new_state(random_setup(net.seats, rng))
        record = _Record(net.seats)
        rivals = _rivals(net.seats, rng, exploring.rivals)
        while s.actor != OVER:
            if s.actor == CHANCE:
                apply(s, sample_chance(s, rng))
            elif s.actor in rivals:
                _rivals_choice(s, rivals[s.actor], rng, record, net)
            else:
                _nets_choice(s, net, rng, record, exploring)
        records.append(record)
        targets += record.targets(s, exploring.trace)
    return _gathered(records, targets)


def _rivals(seats: int, rng: random.Random, share: float) -> dict[int, str]:
    """Who plays a seat instead of the net."""
    if rng.random() >= share:
        return {}
    order = list(range(seats))
    rng.shuffle(order)
    name = "planner" if rng.random() < 0.4 else "builder"
    return dict.fromkeys(order[: rng.randrange(1, seats)], name)


def _rivals_choice(s: State, name: str, rng: random.Random, record: _Record, net: Net) -> None:
    turn, tribe = s.turn, s.players[s.actor].tribe
    seat = s.actor
    if name == "planner" and s.phase == MAIN:
        action = planner.decide(s, PLAIN, None, rng)
    else:
        action = builder.choose(s)
    apply(s, action)
    if s.turn != turn or s.players[seat].tribe != tribe:
        record.see(s, net)


def _nets_choice(
    s: State, net: Net, rng: random.Random, record: _Record, exploring: Exploring
) -> None:
    if s.phase == BEFORE:
        apply(s, builder.choose(s))
        return
    if s.phase == MAIN:
        _nets_turn(s, net, rng, record, exploring)
        return
    found = options(net, s)
    chosen = found[0]
    if s.phase in _PLACES and rng.random() < exploring.chance + 0.5 * exploring.soft:
        chosen = found[int(rng.random() * min(4, len(found)))]
    placed = s.phase in _PLACES
    apply(s, chosen.action)
    if placed and s.phase != DISCARDING:
        record.see(s, net)


def _nets_turn(
    s: State, net: Net, rng: random.Random, record: _Record, exploring: Exploring
) -> None:
    """The rest of the turn, or a development card or an offer first."""
    if rng.random() < 0.25:
        record.see(s, net)
    drawn = rng.random()
    if drawn < exploring.chance:
        _random_turn(s, rng)
        record.see(s, net)
        return
    plans = net_mind.turns(net, s)
    best = plans[0].value
    if best <= 1.0:
        extra = net_mind.cards(net, s, best)
        if rng.random() < exploring.offers:
            offer = net_trade.best_offer(net, s, None, [], 1)
            extra += [] if offer is None else [Weighed(offer[0], best + offer[1])]
        first = max(extra, key=lambda choice: choice.value, default=None)
        if first is not None and first.value > best:
            apply(s, first.action)
            return
        if drawn < exploring.chance + exploring.soft:
            weights = [np.exp((plan.value - best) / exploring.temperature) for plan in plans]
            plans = rng.choices(plans, weights)
    for action in plans[0].actions:
        apply(s, action)
    if s.phase == MAIN:
        apply(s, END_ACTION)
    record.see(s, net)
