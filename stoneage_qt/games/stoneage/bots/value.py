"""Win chances of a position, from the trained nets."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from stoneage_qt.bots.value_net import Floats, WeightsError, softmax
from stoneage_qt.games.stoneage.bots.mind import MIND, mind_thinks
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net, advantages, as_bytes
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, options, position_row
from stoneage_qt.games.stoneage.bots.weights import weights_path
from stoneage_qt.games.stoneage.rules.actions import Action
from stoneage_qt.games.stoneage.rules.chance import chance_outcomes, sum_odds
from stoneage_qt.games.stoneage.rules.constants import (
    CHANCE,
    FIRST_ANIMAL,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OVER,
    STEP_CHOOSE,
    STEP_GATHER_ROLL,
    STEP_PICK,
    STEP_REWARD,
    STEP_REWARD_ROLL,
    STEP_SHARE_ROLL,
    STEP_TOOLS,
)
from stoneage_qt.games.stoneage.rules.fast import pack
from stoneage_qt.games.stoneage.rules.scoring import standings
from stoneage_qt.games.stoneage.rules.state import State
from stoneage_qt.games.stoneage.rules.transition import apply

# What is decided once the dice lie there. A gathering without tools is looked at in the same
# way: what goes on by itself after it (feeding, new cards) is no part of the roll.
_STEP_AFTER: Final = {
    STEP_GATHER_ROLL: STEP_TOOLS,
    STEP_SHARE_ROLL: STEP_PICK,
    STEP_REWARD_ROLL: STEP_REWARD,
}
# Bots that search win more often from ahead than the nets, which were fitted to their own games,
# think; by number of players, the factor for the log odds that fits their games (`calibrate`).
SURENESS: Final = {2: 1.2, 3: 1.0, 4: 1.0}
# How many of the cards that another's extra card may be are looked at.
_MOST_WORLDS: Final = 8
Nets = dict[int, Net]


def load_nets(directory: Path | None = None) -> Nets:
    """The nets for 2, 3 and 4 players. Raises WeightsError where one is missing or unfit."""
    nets: Nets = {}
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        path = weights_path(players, directory)
        if not path.is_file():
            raise WeightsError(f"{path.name}: missing")
        nets[players] = Net(SHAPE.load(path, players))
    return nets


def win_shares(s: State) -> list[float]:
    """1 for the winner, shared among equals (E4); also as if a running game ended now."""
    ranks = [standing.rank for standing in standings(s)]
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


class Batch:
    """The rows of several decisions, to be scored in one go.

    movers: per row, whose decision it is. where: see `Net.scores`.
    """

    def __init__(self, found: list[OptionRows]) -> None:
        blocks, boards = bytearray(), bytearray()
        parts: list[npt.NDArray[np.intp]] = []
        movers: list[int] = []
        count = 0
        for choice in found:
            blocks += choice.blocks
            boards += choice.boards
            parts.append(np.array(choice.where, np.intp) + count)
            count += choice.count
            movers += [choice.seat] * choice.rows
        self.blocks = as_bytes(blocks)
        self.boards = as_bytes(boards)
        self.where = np.concatenate(parts).reshape(len(movers), -1)
        self.movers = np.array(movers, np.intp)

    def scores(self, net: Net) -> Floats:
        """Scores (rows, seats)."""
        return net.scores(self.blocks, self.boards, self.where)

    def merits(self, net: Net) -> Floats:
        """The log odds of each row's mover."""
        return advantages(self.scores(net), self.movers)


def option_merits(net: Net, found: OptionRows) -> tuple[Floats, Floats]:
    """For each candidate: the mover's log odds, and all seats' chances."""
    batch = Batch([found])
    scores = batch.scores(net)
    return advantages(scores, batch.movers), softmax(scores)


class Judged(NamedTuple):
    """The candidates of a decision, and what the net thinks of each.

    merits: the mover's log odds. chances: (candidates, seats). Both are empty where the decision
    is forced, unless they were asked for.
    """

    actions: list[Action]
    merits: Floats
    chances: Floats

    def only(self, allowed: Callable[[Action], bool]) -> "Judged":
        """Without what is not allowed, unless nothing else is left."""
        rows = [row for row, action in enumerate(self.actions) if allowed(action)]
        if not rows or len(rows) == len(self.actions):
            return self
        actions = [self.actions[row] for row in rows]
        return Judged(actions, self.merits[rows], self.chances[rows])


def judged(net: Net, s: State, *, forced: bool = False) -> Judged:
    """What there is to choose from in `s`, by the C where that was built; `s` stays as it is.

    forced: also where there is no choice.
    """
    if net.handle is None or not mind_thinks(s):
        return judged_plainly(net, s, forced=forced)
    tuples, raw = MIND.scores(net.handle, pack(s), forced)
    scores = np.frombuffer(raw, np.float32).reshape(-1, net.seats)
    return _judged([Action(*action) for action in tuples], scores, s.actor)


def judged_plainly(net: Net, s: State, *, forced: bool = False) -> Judged:
    """What `judged` does, in Python."""
    found = OptionRows(len(s.players), forced)
    options(s.copy(), found)
    if not found.rows:
        return Judged(found.actions, np.empty(0, np.float32), np.empty((0, net.seats), np.float32))
    return _judged(found.actions, Batch([found]).scores(net), found.seat)


def _judged(actions: list[Action], scores: Floats, seat: int) -> Judged:
    movers = np.full(len(scores), seat, np.intp)
    if not len(scores):
        return Judged(actions, scores[:, 0], scores)
    return Judged(actions, advantages(scores, movers), softmax(scores))


def chances(net: Net, s: State) -> list[float]:
    """Win chances of all seats, in seat order, as everybody at the table may know them (V2).

    Exact when the game is over. An extra card that only its owner has seen counts as any
    that it could be; no order of deck and stacks plays a part. `s` is the same afterwards. They
    are those of good players: see SURENESS.
    """
    worlds = _worlds(s)
    found = [seen_chances(net, world, SURENESS[net.seats]) for world in worlds]
    return [sum(wins) / len(worlds) for wins in zip(*found, strict=True)]


def seen_chances(net: Net, s: State, sureness: float = 1.0) -> list[float]:
    """Like `chances`, but extra cards count as they are, and the net is believed as it is.

    For positions that were made by `determinize` for a seat: to it, its own card is known.
    """
    if s.actor == OVER:
        return win_shares(s)
    if s.actor == CHANCE:
        return _expectation([(chance, wins) for _, chance, wins in _rolled(net, s, sureness)])
    if s.step == STEP_CHOOSE:
        return surer(softmax(_position_scores(net, s)), sureness)
    return _best_chances(net, s, sureness)


def surer(wins: Floats, sureness: float) -> list[float]:
    """All seats' chances with the log odds between any two of them times `sureness`."""
    powers = [float(win) ** sureness for win in wins]
    total = sum(powers)
    return [power / total for power in powers]


def _position_scores(net: Net, s: State) -> Floats:
    """The scores of a position at a free choice, as it stands."""
    if net.handle is not None and mind_thinks(s):
        return np.frombuffer(MIND.position(net.handle, pack(s)), np.float32)
    found = OptionRows(len(s.players))
    position_row(s, found)
    row: Floats = Batch([found]).scores(net)[0]
    return row


def roll_chances(net: Net, s: State) -> list[tuple[tuple[int, ...], float, list[float]]]:
    """For every throw that may fall now: its dice, its chance, and all seats' chances after it.

    Where only the sum counts (A6), one throw stands for all of that sum: `dice_of_sum`.
    """
    worlds = [_rolled(net, world, SURENESS[net.seats]) for world in _worlds(s)]
    mean = []
    for outcome in zip(*worlds, strict=True):
        wins = [sum(seat) / len(worlds) for seat in zip(*(one[2] for one in outcome), strict=True)]
        mean.append((outcome[0][0], outcome[0][1], wins))
    return mean


def dice_of_sum(count: int, total: int) -> tuple[int, ...]:
    """So many dice, ascending, that show `total` together."""
    low, more = divmod(total, count)
    return (low,) * (count - more) + (low + 1,) * more


def _worlds(s: State) -> list[State]:
    """The position with each card that may lie unseen before its owner (at most some of them)."""
    owner = next((i for i, player in enumerate(s.players) if player.secret is not None), None)
    if owner is None:
        return [s]
    secret = s.players[owner].secret
    assert secret is not None
    unseen = sorted([card for card in [secret, *s.deck] if card < FIRST_ANIMAL])
    step = max(1.0, len(unseen) / _MOST_WORLDS)
    worlds = []
    for number in range(min(len(unseen), _MOST_WORLDS)):
        world = s.copy()
        player = world.players[owner]
        drawn = unseen[int(number * step)]
        player.cards = [drawn if card == secret else card for card in player.cards]
        player.secret = drawn
        worlds.append(world)
    return worlds


def _rolled(
    net: Net, s: State, sureness: float
) -> list[tuple[tuple[int, ...], float, list[float]]]:
    """See `roll_chances`; extra cards count as they are."""
    if s.step == STEP_GATHER_ROLL:
        count = s.dice_count
        odds = sum_odds(count)
        throws = [(dice_of_sum(count, n), odds[n]) for n in range(count, 6 * count + 1)]
    else:
        throws = [(action.dice, chance) for action, chance in chance_outcomes(s)]
    found = []
    for dice, chance in throws:
        after = s.copy()
        after.dice, after.dice_count, after.actor = dice, 0, s.turn
        after.step = _STEP_AFTER[s.step]
        found.append((dice, chance, _best_chances(net, after, sureness)))
    return found


def _best_chances(net: Net, s: State, sureness: float) -> list[float]:
    """All seats' chances after what is best for the one who decides.

    Of several reward dice all are taken, one after the other (W9).
    """
    choice = judged(net, s, forced=True)
    if s.step == STEP_REWARD and len(s.dice) > 1:
        s = s.copy()
        while len(s.dice) > 1:
            apply(s, choice.actions[int(choice.merits.argmax())])
            choice = judged(net, s, forced=True)
    return surer(choice.chances[int(choice.merits.argmax())], sureness)


def _expectation(outcomes: list[tuple[float, list[float]]]) -> list[float]:
    return [
        sum(chance * wins[seat] for chance, wins in outcomes) for seat in range(len(outcomes[0][1]))
    ]


def soft_choice(merits: Floats, top: int, temperature: float, rng: random.Random) -> int:
    """One of the `top` best, the likelier the better; log odds over temperature."""
    order = np.argsort(-merits, kind="stable")[:top]
    weights = np.exp((merits[order] - merits[order[0]]) / temperature)
    return int(rng.choices(order.tolist(), weights.tolist())[0])
