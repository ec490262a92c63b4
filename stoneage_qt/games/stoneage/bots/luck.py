"""Luck: what the dice gave, against what they give on average.

Every roll is compared with all rolls that could have fallen at that moment. The yield is
that of the tools used best: all unused tools of the seat are added, whatever was done with
them afterwards (that was a decision, and no luck); one-use tools stay out of it.

The exchange rate into points: a unit counts as many points as the pips it takes, so food 2,
wood 3, brick 4, stone 5, gold 6; for goods that is also what buildings pay (A9). A tool, a
step of agriculture or a person counts 6, like the gold that lies beside them on the dice of
a card. Luck is the value of the roll less the mean value of all rolls, and so is zero on
average, exactly: nobody can earn it. A result less its luck is what the decisions made of it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.bots.odds import tools_at_hand
from stoneage_qt.games.stoneage.rules import CHANCE, Action, Event, State, apply, chance_outcomes
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.components import (
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_GOODS,
    REWARD_POINTS,
    REWARD_TOOL,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL_POINTS,
    DIVISORS,
    GOOD_VALUES,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    MAX_TOOL,
    STEP_GATHER_ROLL,
    STEP_SHARE_ROLL,
)
from stoneage_qt.games.stoneage.rules.yields import counted, mean_yield, units_of

GATHER: Final = "gather"
SHARE: Final = "share"
REWARD: Final = "reward"

# Points of one unit by what is rolled for: food, wood, brick, stone, gold.
UNIT_POINTS: Final = DIVISORS
GROWTH_POINTS: Final = 6
NOT_TAKEN: Final = -1


class RollLuck(NamedTuple):
    """One roll.

    number: of the chance action. seat: who rolled. kind: GATHER, SHARE (dice for all) or
    REWARD (an animal fled). place, good (0 food, 1 to 4 goods) and pips (of the unused tools
    that were added): for GATHER. expected, actual: units with the tools used best for GATHER,
    else points of the seat. taken: the units that were really gathered, NOT_TAKEN before.
    luck: points for every seat; only SHARE touches others.
    """

    number: int
    seat: int
    kind: str
    place: int
    good: int
    dice: tuple[int, ...]
    pips: int
    expected: float
    actual: float
    taken: int
    luck: tuple[float, ...]


def game_luck(start: State, actions: Sequence[Action]) -> list[RollLuck]:
    """The luck of every roll of a game, from its first position on."""
    return list(_rolls(start.copy(), actions))


def roll_luck(s: State, dice: tuple[int, ...], index: int = 0) -> RollLuck:
    """The luck of these dice where `s` waits for a roll."""
    if s.actor != CHANCE:
        raise ValueError("no roll is due")
    if s.step == STEP_GATHER_ROLL:
        return _gathering(s, dice, index)
    return _sharing(s, dice, index) if s.step == STEP_SHARE_ROLL else _rewards(s, dice, index)


def _rolls(s: State, actions: Sequence[Action]) -> Iterator[RollLuck]:
    waiting: RollLuck | None = None
    for index, action in enumerate(actions):
        if s.actor == CHANCE:
            waiting = roll_luck(s, action.dice, index)
            if waiting.kind != GATHER:
                yield waiting
                waiting = None
        events: list[Event] = []
        apply(s, action, events)
        if waiting is not None and any(event.kind == ev.GATHERED for event in events):
            yield waiting._replace(taken=_taken(events, waiting.good))
            waiting = None
    if waiting is not None:
        yield waiting


def _taken(events: Sequence[Event], good: int) -> int:
    total = next(event.amount for event in events if event.kind == ev.GATHERED)
    return units_of(total, good)


def _for_seat(s: State, seat: int, points: float) -> tuple[float, ...]:
    return tuple(points if number == seat else 0.0 for number in range(len(s.players)))


def _gathering(s: State, dice: tuple[int, ...], index: int) -> RollLuck:
    """A6, A7, W6."""
    seat, good = s.turn, s.roll_good
    pips = tools_at_hand(s, seat, one_use=False)
    expected = mean_yield(s, good, len(dice), pips)
    actual = units_of(counted(s, sum(dice) + pips), good)
    luck = _for_seat(s, seat, (actual - expected) * UNIT_POINTS[good])
    return RollLuck(
        index, seat, GATHER, s.source, good, dice, pips, expected, actual, NOT_TAKEN, luck
    )


def _sharing(s: State, dice: tuple[int, ...], index: int) -> RollLuck:
    """A12: the buyer first, then clockwise, each takes the die that is worth most to it."""
    means = [0.0] * len(s.players)
    for action, chance in chance_outcomes(s):
        for seat, points in enumerate(_shares(s, action.dice)):
            means[seat] += chance * points
    got = _shares(s, dice)
    luck = tuple(points - mean for points, mean in zip(got, means, strict=True))
    seat = s.turn
    return RollLuck(
        index, seat, SHARE, s.source, 0, dice, 0, means[seat], got[seat], NOT_TAKEN, luck
    )


def _shares(s: State, dice: tuple[int, ...]) -> list[int]:
    seats = len(s.players)
    rest = list(dice)
    got = [0] * seats
    for offset in range(seats):
        seat = (s.turn + offset) % seats
        points, face = max((_face_points(s, seat, face), face) for face in rest)
        rest.remove(face)
        got[seat] = points
    return got


def _face_points(s: State, seat: int, face: int) -> int:
    if face <= len(GOOD_VALUES):
        return GOOD_VALUES[face - 1]
    return _tool_points(s, seat) if face == len(GOOD_VALUES) + 1 else _field_points(s, seat)


def _tool_points(s: State, seat: int) -> int:
    return GROWTH_POINTS if min(s.players[seat].tools) < MAX_TOOL else 0


def _field_points(s: State, seat: int) -> int:
    return GROWTH_POINTS if s.players[seat].agriculture < MAX_AGRICULTURE else 0


def _rewards(s: State, dice: tuple[int, ...], index: int) -> RollLuck:
    """W9: every die is settled for its reward or 3 points, whichever is more."""
    seat = s.turn
    points = [_reward_points(s, seat, face) for face in range(1, 7)]
    expected = len(dice) * sum(points) / len(points)
    actual = sum(points[die - 1] for die in dice)
    luck = _for_seat(s, seat, actual - expected)
    return RollLuck(index, seat, REWARD, s.source, 0, dice, 0, expected, actual, NOT_TAKEN, luck)


def _reward_points(s: State, seat: int, face: int) -> int:
    reward = s.components.rewards[face - 1]
    if reward.kind == REWARD_POINTS:
        points = reward.amount
    elif reward.kind == REWARD_FOOD:
        points = reward.amount * UNIT_POINTS[0]
    elif reward.kind == REWARD_GOODS:
        points = reward.amount * GOOD_VALUES[-1]
    elif reward.kind == REWARD_TOOL:
        points = _tool_points(s, seat)
    elif reward.kind == REWARD_AGRICULTURE:
        points = _field_points(s, seat)
    else:
        points = GROWTH_POINTS if s.players[seat].people < MAX_PEOPLE else 0
    return max(points, ANIMAL_POINTS)
