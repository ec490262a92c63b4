"""Long work in short steps: a window stays alive between them and may give it up."""

from collections.abc import Generator, Iterable
from itertools import islice
from typing import Final, TypeAlias, TypeVar

from stoneage_qt.contract import Action
from stoneage_qt.session.match import Match

Made = TypeVar("Made")
# Each step tells how much is done, from 0 to 1; what was made comes out at the end.
Steps: TypeAlias = Generator[float, None, Made]

# Some milliseconds of play, less than a frame.
STEP: Final = 250


def finish(steps: Steps[Made]) -> Made:
    """All of the work at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: Made = end.value
            return made


def part(steps: Steps[Made], start: float, end: float) -> Steps[Made]:
    """Work that is a part of something longer: what it tells goes from `start` to `end`."""
    while True:
        try:
            done = next(steps)
        except StopIteration as last:
            made: Made = last.value
            return made
        yield start + done * (end - start)


def play(match: Match, actions: Iterable[Action], count: int) -> Steps[None]:
    """Play `count` actions. As with `Match.extend`, those before an illegal one are played."""
    left = iter(actions)
    for done in range(0, count, STEP):
        match.extend(islice(left, STEP))
        yield min(1.0, (done + STEP) / count)
