"""A third game for tests: a race with one die. What a game must have, and nothing more.

`walk` goes one step; `dare` throws the die, and a 1 leads back to the start. Whoever reaches the
goal first has won. The race of tribes begins at the third step.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from stoneage_qt.contract import CHANCE, OVER, ContentError, Json, Rules, Throw, Traits
from stoneage_qt.session.seats import Options

GOAL: Final = 12
AHEAD: Final = "ahead"


class Setup(NamedTuple):
    players: int
    start: int
    modules: tuple[str, ...] = ()


class Step(NamedTuple):
    word: str
    die: int = 0


class Moved(NamedTuple):
    seat: int
    to: int
    die: int = 0
    round: int = 0


class Standing(NamedTuple):
    seat: int
    total: int
    parts: Mapping[str, int]
    tie_break: int
    rank: int


class State:
    def __init__(self, at: Sequence[int], turn: int, number: int = 0, actor: int = 0) -> None:
        self.at, self.turn, self.number, self.actor = list(at), turn, number, actor

    @property
    def players(self) -> Sequence[int]:
        return self.at

    def copy(self) -> "State":
        return State(self.at, self.turn, self.number, self.actor)

    def key(self) -> object:
        return (*self.at, self.turn, self.number, self.actor)


class Race:
    key: Final = "race"
    players: Final[Sequence[int]] = (2, 3)
    colours: Final[Sequence[str]] = ("black", "white", "grey")
    modules: Final[Sequence[str]] = (AHEAD,)
    version: Final = 1
    upgrades: Final[Mapping[int, Callable[[Json], Json]]] = {}
    action_type: Final[type] = Step
    not_now: Final = "not now"
    optional_parts: Final[frozenset[str]] = frozenset()
    series: Final[Sequence[str]] = ()
    big_swing: Final = 4

    def shuffled(
        self,
        players: int,
        rng: Random,
        modules: frozenset[str] = frozenset(),
        start: int | None = None,
        own: Any = None,
    ) -> Setup:
        return Setup(players, rng.randrange(players) if start is None else start, (*modules,))

    def fitted(self, setup: Any, colours: Sequence[str], options: Any) -> Any:
        return setup

    def again(self, setup: Setup, rng: Random) -> Setup:
        return setup._replace(start=(setup.start + 1) % setup.players)

    def own_values(self, path: Path) -> None:
        return None

    def options_for(self, modules: frozenset[str]) -> Options:
        return Options()

    def new_state(self, setup: Setup) -> State:
        first = 3 if AHEAD in setup.modules else 0
        return State([first] * setup.players, setup.start, actor=setup.start)

    def legal_actions(self, s: State) -> Sequence[Step]:
        return (Step("walk"), Step("dare")) if s.actor >= 0 else ()

    def why_illegal(self, s: State, a: Step) -> str | None:
        if s.actor == CHANCE:
            return None if a.word == "die" else "throw first"
        return None if a in self.legal_actions(s) else "not now"

    def apply(self, s: State, a: Step, events: list[Moved] | None = None) -> None:
        if a.word == "dare":
            s.actor = CHANCE
            return
        seat = s.turn
        s.at[seat] = 0 if a.die == 1 else min(GOAL, s.at[seat] + (a.die or 1))
        s.number += 1
        s.turn = s.actor = (seat + 1) % len(s.at)
        if s.at[seat] == GOAL:
            s.actor = OVER
        if events is not None:
            round_now = self.round_of(s) if s.number % len(s.at) == 0 else 0
            events.append(Moved(seat, s.at[seat], a.die, round_now))

    def keyed_chance(self, s: State, seed: int) -> Step:
        return Step("die", Random(f"{seed}/{s.number}").randint(1, 6))

    def determinize(self, s: State, seat: int, rng: Random) -> State:
        return s.copy()

    def standings(self, s: State) -> Sequence[Standing]:
        ranks = [1 + sum(other > mine for other in s.at) for mine in s.at]
        return [Standing(seat, at, {"steps": at}, 0, ranks[seat]) for seat, at in enumerate(s.at)]

    def encode(self, a: Step) -> str:
        return f"{a.word} {a.die}" if a.die else a.word

    def decode(self, text: str) -> Step:
        word, _, die = text.partition(" ")
        found = Step(word, int(die or 0))
        if word not in ("walk", "dare", "die") or self.encode(found) != text:
            raise ValueError(text)
        return found

    def series_of(self, s: State) -> Sequence[Sequence[int]]:
        return ()

    def scores(self, s: State) -> Sequence[int]:
        return s.at

    def turn_of(self, s: State) -> int:
        return s.turn

    def start_of(self, s: State) -> int:
        return -1

    def hides(self, s: State, seat: int, options: Options) -> bool:
        return False

    def standings_seen(
        self, s: State, seen: Sequence[bool], options: Options
    ) -> Sequence[Standing]:
        """Nothing of it is hidden."""
        return self.standings(s)

    def veiled(self, setup: Setup, s: State, seat: int, rng: Random) -> Setup:
        """Nothing of it is hidden."""
        return setup

    def answers(self, a: Step) -> bool:
        return True

    def open_actions(self, s: State) -> None:
        return None

    def round_of(self, s: State) -> int:
        return 1 + s.number // len(s.at)

    def reveals(self, event: Moved) -> bool:
        return event.die > 0

    def open_text(self, s: Any, a: Any) -> str:
        return self.encode(a)

    def reveals_for_good(self, event: Moved) -> bool:
        return False

    def chance_was_chosen(self, s: State) -> bool:
        return True

    def left_to_people(self, s: State, last: Step | None) -> bool:
        return False

    def throw_of(self, event: Moved) -> Throw | None:
        return Throw(event.seat, (event.die,)) if event.die else None

    def round_begun(self, event: Moved) -> int | None:
        return event.round or None

    def write_setup(self, setup: Setup) -> Json:
        return setup._asdict()

    def read_setup(self, data: Json, source: str) -> Setup:
        try:
            found = Setup(int(data["players"]), int(data["start"]), tuple(data["modules"]))
        except (KeyError, TypeError, ValueError):
            raise ContentError("setup", "wrong_value") from None
        return found

    def read_options(self, data: Json) -> Options:
        return Options(**data)

    def traits(self, setup: Json, options: Json) -> Traits:
        return Traits("", tuple(setup["modules"]))

    def thrown_in(self, text: str) -> str:
        return text.removeprefix("die ") if text.startswith("die ") else ""


RULES: Final[Rules] = Race()
