"""What the shell and a game want of each other: the seams, and nothing else.

The shell plays, keeps, lists and shows matches of any game and knows none of them. A game is a
folder in `games/`; `games/__init__.py` names them. Standard library only, so that every room may
import this one. The types below that are `Any` belong to a game: the shell hands them on and looks
into none of them beyond what is written here.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Protocol

# Who decides: a seat from 0, or one of these.
CHANCE: Final = -1
OVER: Final = -2

# The reason of `Match.roll` where no dice fall; any other comes from a game's `why_illegal`.
NO_ROLL_NOW: Final = "no_roll_now"

# Who asks for so many hints wants to know about every choice.
EVERYTHING: Final = 50

Json = dict[str, Any]
# How a game begins, with all recorded orders; immutable. Has `players`, their number.
Setup = Any
# A position. Has `actor` (a seat, CHANCE or OVER), `copy()` and `key()`, which is hashable, and
# `players`, a record for each seat.
State = Any
# One small decision, or the dice; hashable.
Action = Any
# What an action made happen, for log and motion.
Event = Any
# What a match is played with beside its rules: a `session.seats.Options` with more fields.
Options = Any


class Standing(Protocol):
    """How one seat stands, or would if the game ended now."""

    @property
    def seat(self) -> int: ...
    @property
    def total(self) -> int: ...
    @property
    def parts(self) -> Mapping[str, int]:
        """Points by category; their sum is the total."""
        ...

    @property
    def tie_break(self) -> int: ...
    @property
    def rank(self) -> int:
        """From 1; equal ones share it."""
        ...


class Throw(NamedTuple):
    """Dice that somebody threw, for statistics."""

    seat: int
    dice: tuple[int, ...]


class Work(NamedTuple):
    """Something that `bench` times: parts that are run one after the other.

    units: how many of each thing, by its name in the report, all parts together do.
    """

    parts: Sequence[Callable[[], object]]
    units: Mapping[str, int]


class Traits(NamedTuple):
    """What tells kinds of matches apart in a list, as keys that a game's words are found by.

    variant: one of a few that are as good as another, "" for none. modules: parts of the game
    that are not always played with, ascending.
    """

    variant: str = ""
    modules: tuple[str, ...] = ()


class CodeBook(NamedTuple):
    """How a game's deals are written as short words: places in these lists, which only grow.

    number: of the game, never changed. modules, options: what can be chosen or not, five at
    most; an option with the value that is chosen. levels: 31 at most. of_the_day: opponents of
    the deal of the day; days: the sets of choices (as in a deal) that it draws from.
    number_option: an option that is a whole number below 16. Words have room for any value of it,
    beside those among `options`, where the game has at most 15 levels.
    """

    number: int
    modules: Sequence[str]
    options: Sequence[tuple[str, Any]]
    levels: Sequence[str]
    of_the_day: Sequence[str]
    days: Sequence[Sequence[str]]
    number_option: str = ""


class TrophyBook(NamedTuple):
    """What of a game is worth remembering for good.

    kinds: keys, in the order in which they are shown. won_in: those that a seat has won by a
    finished `session.match.Match`.
    """

    kinds: Sequence[str]
    won_in: Callable[[Any, int], set[str]]


class ContentError(ValueError):
    """A wrong value in what a file says about a game: where it stands, and what is wrong.

    All three are harmless to show; `problem` is a code, never prose.
    """

    def __init__(self, field: str, problem: str, value: str = "") -> None:
        super().__init__(f"{field}: {problem}")
        self.field, self.problem, self.value = field, problem, value


class ImpossibleSetupError(ValueError):
    """A set-up that the game can't begin with. entry: of the user's own values, "" otherwise."""

    def __init__(self, problem: str, entry: str = "") -> None:
        super().__init__(f"{entry}: {problem}" if entry else problem)
        self.problem, self.entry = problem, entry


class Rules(Protocol):
    """A game without a window: how it is played, and how it lies in a file. Hashable."""

    def __hash__(self) -> int: ...

    @property
    def key(self) -> str:
        """Names the game in files, folders and commands; never changes once released."""
        ...

    @property
    def players(self) -> Sequence[int]:
        """How many can play, ascending."""
        ...

    @property
    def colours(self) -> Sequence[str]:
        """What a seat's colour may be, in the order in which seats get them."""
        ...

    @property
    def modules(self) -> Sequence[str]:
        """Parts that a match may have or not, in the order in which they are offered."""
        ...

    @property
    def version(self) -> int:
        """Of set-up, options and action texts in files; raised when their form changes."""
        ...

    @property
    def upgrades(self) -> Mapping[int, Callable[[Json], Json]]:
        """From an older version of these to the next, on the parsed content of a whole file."""
        ...

    @property
    def action_type(self) -> type:
        """What every action is an instance of."""
        ...

    # Setting up

    def shuffled(
        self,
        players: int,
        rng: Random,
        modules: frozenset[str] = frozenset(),
        start: int | None = None,
        own: Any = None,
    ) -> Setup:
        """A set-up with everything drawn from `rng`; start: None for a drawn start player.

        own: what `own_values` gave. Raises ImpossibleSetupError where modules do not go together.
        """
        ...

    def fitted(self, setup: Setup, colours: Sequence[str], options: Options) -> Setup:
        """The same set-up with what the seats' colours and the options of a match say of it."""
        ...

    def again(self, setup: Setup, rng: Random) -> Setup:
        """The same kind of set-up, drawn anew; the next seat begins."""
        ...

    def own_values(self, path: Path) -> Any:
        """The user's own values for components, from a file; None where there is none.

        Raises SaveError.
        """
        ...

    def options_for(self, modules: frozenset[str]) -> Options:
        """The usual options of a match with these modules."""
        ...

    # Playing

    def new_state(self, setup: Setup) -> State:
        """The first position. Raises ImpossibleSetupError."""
        ...

    def legal_actions(self, s: State) -> Sequence[Action]:
        """What may be done, in a stable order; empty only at a chance point or when over."""
        ...

    def why_illegal(self, s: State, a: Action) -> str | None:
        """None where it is legal, also of what is not listed; else a code, never prose."""
        ...

    def apply(self, s: State, a: Action, events: list[Event] | None = None) -> None:
        """Play it, in place, unchecked; what happens is appended to `events`."""
        ...

    def keyed_chance(self, s: State, seed: int) -> Action:
        """What chance does here: the same for the same position and seed."""
        ...

    def determinize(self, s: State, seat: int, rng: Random) -> State:
        """A copy in which all that `seat` can't see is drawn anew."""
        ...

    def standings(self, s: State) -> Sequence[Standing]:
        """By seat."""
        ...

    def encode(self, a: Action) -> str:
        """The one text of an action."""
        ...

    def decode(self, text: str) -> Action:
        """The action of a text that `encode` gave. Raises ValueError for any other."""
        ...

    def open_text(self, s: State, a: Action) -> str:
        """The text of an action in position `s` without what is not for everybody's eyes."""
        ...

    # What the shell tells about a match

    @property
    def not_now(self) -> str:
        """The reason against what is not to be decided now."""
        ...

    @property
    def optional_parts(self) -> frozenset[str]:
        """Categories of `standings` that are left out where nobody got anything."""
        ...

    @property
    def series(self) -> Sequence[str]:
        """What can be drawn over a game beside points, as keys."""
        ...

    @property
    def big_swing(self) -> int:
        """So many points by one action, "if the game ended now", are worth a look."""
        ...

    def series_of(self, s: State) -> Sequence[Sequence[int]]:
        """For each of `series` a number per seat."""
        ...

    def scores(self, s: State) -> Sequence[int]:
        """The points of all seats as everybody sees them while the game runs."""
        ...

    def turn_of(self, s: State) -> int:
        """Whom everybody waits for: who decides, or for whom chance comes; not where it is over."""
        ...

    def start_of(self, s: State) -> int:
        """The start player, -1 where none is marked."""
        ...

    def hides(self, s: State, seat: int, options: Options) -> bool:
        """Whether the seat's total would tell what others may not see."""
        ...

    def standings_seen(
        self, s: State, seen: Sequence[bool], options: Options
    ) -> Sequence[Standing]:
        """`standings` without what only those seats know that are not `seen`."""
        ...

    def veiled(self, setup: Setup, s: State, seat: int, rng: Random) -> Setup:
        """A set-up in which the actions that led to `s` are legal and show `seat` the same.

        What the seat can't see in `s` is drawn anew, -1 for nobody's eyes: what is worked out from
        it tells nobody what they may not know.
        """
        ...

    def answers(self, a: Action) -> bool:
        """Whether it answers the open decision, and does not only stand beside it."""
        ...

    def open_actions(self, s: State) -> Sequence[Action] | None:
        """What whoever decides may do under the eyes of others, always legal.

        None where the legal actions tell nothing that only this seat may know: all may read them.
        """
        ...

    def round_of(self, s: State) -> int:
        """How far the game is, for people: the round, from 1; 0 before the first."""
        ...

    def reveals(self, event: Event) -> bool:
        """Whether it shows something that could not be known before: undo stops there."""
        ...

    def reveals_for_good(self, event: Event) -> bool:
        """Whether undo never goes back behind it, whoever made it happen and with what choice."""
        ...

    def chance_was_chosen(self, s: State) -> bool:
        """Whether the chance that comes in `s` follows from the decision just before.

        Else it would have come whatever was chosen, and undo may go back behind it.
        """
        ...

    def left_to_people(self, s: State, last: Action | None) -> bool:
        """Whether a person does what comes next by hand, though there is no other choice.

        last: what was played just before, None at the beginning.
        """
        ...

    def throw_of(self, event: Event) -> Throw | None:
        """The dice that were thrown with it."""
        ...

    def round_begun(self, event: Event) -> int | None:
        """The number of the round that begins with it."""
        ...

    # Files

    def write_setup(self, setup: Setup) -> Json:
        """The set-up as plain values; orders by id."""
        ...

    def read_setup(self, data: Json, source: str) -> Setup:
        """The other way round. Raises ContentError and ImpossibleSetupError.

        data: not trusted. source: names the file in messages.
        """
        ...

    def read_options(self, data: Json) -> Options:
        """Options from plain values. Raises ContentError."""
        ...

    def traits(self, setup: Json, options: Json) -> Traits:
        """What the plain values say, unchecked: for lists. May raise whatever wrong ones cause."""
        ...

    def thrown_in(self, text: str) -> str:
        """The digits of all dice in the text of an action, unchecked; "" for none."""
        ...


class ShownGame(Protocol):
    """What boards and panels look at: the match on the table, or one that is looked at again.

    Signals: matchChanged(), decisionChanged(), viewerChanged(), thinkingChanged(bool),
    pausedChanged(bool).
    """

    @property
    def match(self) -> Any:
        """The `session.match.Match`."""
        ...

    @property
    def state(self) -> State:
        """The position that is shown; never change it."""
        ...

    @property
    def seats(self) -> Sequence[Any]:
        """Who sits where: `session.seats.Seat`."""
        ...

    @property
    def thinking(self) -> bool:
        """Whether a bot is being asked."""
        ...

    @property
    def paused(self) -> bool:
        """Whether bots and dice wait."""
        ...

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for this seat now."""
        ...

    @property
    def result_shown(self) -> bool:
        """Whether the final scoring need not be waited for."""
        ...

    def sees(self, seat: int) -> bool:
        """Whether all that this seat holds may be shown now."""
        ...

    @property
    def matchChanged(self) -> Any: ...  # noqa: N802 - Qt's names
    @property
    def decisionChanged(self) -> Any: ...  # noqa: N802
    @property
    def viewerChanged(self) -> Any: ...  # noqa: N802
    @property
    def thinkingChanged(self) -> Any: ...  # noqa: N802
    @property
    def pausedChanged(self) -> Any: ...  # noqa: N802


class Level(NamedTuple):
    """One choice in the list of opponents.

    strength: levels are listed by it; styles of about equal strength share a number.
    searching: thinks for its whole budget, and belongs in a process of its own.
    learned: needs trained weights; without them `lower` plays instead.
    rating: measured by tables of bots, 400 points for ten wins to one; 0 where nobody has.
    """

    key: str
    strength: int
    searching: bool = False
    learned: bool = False
    lower: str = ""
    rating: int = 0

    @property
    def heavy(self) -> bool:
        """Whether it would hold up a window, or load numpy into it."""
        return self.searching or self.learned


class Bot(Protocol):
    """A player.

    Bots are asked through `bots.door.decide` alone, which hides from them what their seat can't
    see and plays on where one of them fails. A bot that thinks long may have an attribute
    `stop`, a function without arguments: it is set before each question and polled while
    thinking; once it returns true, the best action so far is wanted at once. One that counts
    along may have an attribute `memory`, set before each question: what `Memory.of` says.
    """

    @property
    def name(self) -> str:
        """The level's key, or what an external program calls itself."""
        ...

    def choose(self, s: State, rng: Random) -> Action:
        """A legal action for the seat `s.actor`.

        `s` is a copy in which everything that the seat can't see is reshuffled; the bot may
        read it, and must not change it. All randomness comes from `rng`, so that the same
        seed gives the same choice.
        """
        ...


class Memory(Protocol):
    """What the seats of one game could see so far, each for itself, and may know by heart."""

    def see(self, a: Action, s: State) -> None:
        """The next action, and the position that it led to."""
        ...

    def of(self, seat: int) -> Json:
        """What this seat remembers, as plain values."""
        ...


class Minds(Protocol):
    """Who plays a game by itself, and what they know about it."""

    @property
    def rules(self) -> Rules: ...

    @property
    def levels(self) -> Sequence[Level]:
        """Weakest first."""
        ...

    @property
    def substitute(self) -> str:
        """A level that is quick and always there: for a seat whose own player can't be had."""
        ...

    def make_bot(self, key: str, budget: float = 1.0) -> Bot:
        """A fresh bot of a level; `budget` multiplies the thinking of those that search.

        A key may hold a factor of its own, as in `expert@4`. Where weights are missing, the next
        lower level plays. Raises `bots.levels.UnknownLevelError`.
        """
        ...

    def level_fault(self, key: str) -> str | None:
        """Why a level can't play as it should, so that a lower one will; None: all is well."""
        ...

    def new_memory(self, s: State) -> "Memory | None":
        """For a game that begins with `s`; None where a position shows all that can be known."""
        ...

    def drawn(self, s: State, seat: int, rng: Random, memory: Json | None) -> State:
        """A copy in which all that the seat neither sees nor remembers is drawn anew."""
        ...

    def question_key(self, s: State, seat: int) -> str:
        """Names the decision by what the seat sees, so that equal positions ask equally."""
        ...

    def fallback(self, s: State) -> Action:
        """A quick legal move that looks at nothing hidden."""
        ...

    def view_of(self, s: State, seat: int) -> Json:
        """The position as the seat may see it, as plain values: what a process is asked about."""
        ...

    def state_of(self, view: Json) -> State:
        """The other way round; `determinize` gives the same of both."""
        ...

    def game_facts(self, s: State) -> Json:
        """What an external program is told when a game begins, beside its seat."""
        ...

    @property
    def analysis(self) -> Any:
        """Who judges games that were played, a `contract.analysis.Analysis`; None for nobody."""
        ...

    def hints(self, s: State, number: int, seed: int, memory: Json | None = None) -> Sequence[Any]:
        """Up to so many hints for the open decision, best first; each has an `action`.

        memory: what the seat that decides remembers.
        """
        ...
