"""What a lesson is made of: recorded games, steps along them, and their words."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from stoneage_qt.contract import Action, State
from stoneage_qt.session.match import Match

READ: Final = "read"  # something to read; everything waits
DO: Final = "do"  # the learner does what was recorded
FREE: Final = "free"  # the learner plays without a guide for a while

LEARNER: Final = 0


class Step(NamedTuple):
    """One step of a lesson.

    key: names its words. game: the recording it belongs to. at: how many actions of the
    recording are played when it begins. places: what to look at besides the action's own place.
    """

    key: str
    game: str
    at: int
    kind: str = DO
    places: tuple[Any, ...] = ()


class Page(NamedTuple):
    """A step in the language of the window."""

    title: str
    text: str


class Script(NamedTuple):
    """A whole lesson.

    recording: a recorded game by its name; it fixes the set-up, chance and what the bots do.
    page: the words of a step, with the numbers of the position. describe: an action in words.
    places: what an action points at. free_is_over: whether a free part has come to its end; None
    where there is none.
    """

    steps: Sequence[Step]
    recording: Callable[[str], Match]
    page: Callable[[str, State], Page]
    describe: Callable[[Match, Action], str]
    places: Callable[[Action], tuple[Any, ...]]
    free_is_over: Callable[[State], bool] | None = None
