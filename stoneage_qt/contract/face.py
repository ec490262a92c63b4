"""The third seam: what a window shows of a game. Qt's types are `Any` here.

A game's module `face` has `FACE`. It is asked for long before anything of the game is shown (the
start page names the game), so it is cheap to import: what paints and plays is imported inside the
functions that make it. All words are in the language of the moment, looked up when asked.

`desk` is the shell's `ui.shell.desk.Desk`: settings, looks, languages, places. Its
`sprites_of(key)` paints the pictures in `resources/KEY` by name, as `pieces/meeple_red`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from stoneage_qt.contract import Action, Event, Options, Rules, ShownGame, Standing, State

# A place of the board, as `Table.point_out` takes it; nothing else looks into it.
Place = Any
Widget = Any
Match = Any
Desk = Any


class Line(NamedTuple):
    """One line of the log.

    seat: whose it is, -1 for nobody's. place: lights up while somebody looks at the line.
    heading: whether it begins a round or a turn, and stands out.
    """

    kind: str
    seat: int
    text: str
    place: Place | None = None
    heading: bool = False


class ReportTable(NamedTuple):
    """A part of a report: a table with a heading above and a sentence below; plain texts."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""


class Figure(NamedTuple):
    """A small picture with its number, on a player's card."""

    sprite: str
    words: str


class Colour(NamedTuple):
    """A seat's colour as #RRGGBB in four tones, and the symbol cast into its pieces.

    on: what is written on the fill. lines: thin ones in it, on light and on dark ground; those of
    different seats differ in lightness, too.
    """

    name: str
    symbol: str
    fill: str
    dark: str
    light: str
    on: str
    lines: tuple[str, str]


class Choice(NamedTuple):
    """One question of the new-game page; the shell asks it and keeps the answer.

    key: a module where the game's rules have one of that name, else a field of its options.
    values: what may be chosen, in the order shown; two that are False and True are one check mark,
    more than three a list to open. needs: another choice and the answer without which this one
    can't be made. heading: stands over this and the following questions. side: the column, 0 or 1.
    often: the answer that is given at first; None for the first of all values.
    """

    key: str
    values: Sequence[Any] = (False, True)
    needs: tuple[str, Any] | None = None
    heading: Callable[[], str] | None = None
    side: int = 0
    often: Any = None

    @property
    def usual(self) -> Any:
        """The answer of who chooses nothing."""
        return self.values[0] if self.often is None else self.often


class Words(Protocol):
    """How a game is told."""

    def colour(self, key: str) -> str:
        """A seat's colour: "Red"; a person without a name is called so."""
        ...

    def token(self, key: str) -> str:
        """The symbol that goes with a colour, for those who see no colours; "" for none."""
        ...

    def level(self, key: str) -> str:
        """The name of the opponent who plays at a level; the key itself where it is not known."""
        ...

    def level_title(self, key: str) -> str:
        """What this opponent is, in a word: "Hunter"; "" where there is nothing to say."""
        ...

    def level_note(self, key: str) -> str:
        """One sentence on how a level plays, or ""."""
        ...

    def trophy(self, key: str) -> str:
        """One of the game's `TrophyBook.kinds`."""
        ...

    def trophy_note(self, key: str) -> str:
        """What has to be done for it, in a sentence."""
        ...

    def variant(self, key: str) -> str:
        """`Traits.variant`; the key itself where it is not known, "" for ""."""
        ...

    def module(self, key: str) -> str:
        """One of `Rules.modules`, or of `Traits.modules`."""
        ...

    def choice(self, key: str) -> str:
        """The question of a `Choice`."""
        ...

    def choice_note(self, key: str) -> str:
        """A sentence below it, or ""."""
        ...

    def choice_value(self, key: str, value: Any) -> str:
        """An answer to it; not asked of check marks."""
        ...

    def part(self, key: str) -> str:
        """A category of `Standing.parts`."""
        ...

    def tie_break(self) -> str:
        """What decides between equal totals, in a sentence, or ""."""
        ...

    def series(self, key: str) -> str:
        """One of `Rules.series`."""
        ...

    def stage(self, number: int) -> str:
        """How far a game is, inside a sentence: "round 7"."""
        ...

    def unit(self) -> str:
        """What a stage is, as a heading: "Round"."""
        ...

    def length(self, number: int) -> str:
        """How long a game took: "7 rounds"."""
        ...

    def decision(self, s: State) -> str:
        """What is to be decided now, in a few words without a full stop."""
        ...

    def action(self, match: Match, s: State, a: Action) -> str:
        """What somebody would do with it, in the list of moves: "Put 2 people into the forest"."""
        ...

    def move_kind(self, a: Action) -> str:
        """What sort of move it is, inside a sentence and without the move itself: "a road".

        "" where all that can be done is of one sort.
        """
        ...

    def lines(self, match: Match, events: Sequence[Event], viewer: int = -1) -> list[Line]:
        """The lines that the events of one action make.

        viewer: the seat whose secrets may be told, -1 for none.
        """
        ...

    def opening(self, match: Match) -> Line:
        """The first heading of the log, which no action begins."""
        ...

    def reason(self, code: str, s: State | None = None) -> str:
        """Why something is not possible: a code of `why_illegal`; "" for one that is not known."""
        ...

    def why(self, match: Match, reasons: Sequence[Any]) -> str:
        """What speaks for a hint, in one line; "" for nothing. It may stand inside a sentence."""
        ...

    def aspect(self, key: str) -> str:
        """What decisions were about: one of `contract.analysis.Analysis.aspects`."""
        ...

    def score_unit(self) -> str:
        """What a game is decided by, as a heading: "Points"."""
        ...

    def score_amount(self, value: float) -> str:
        """So much of it, inside a sentence: "9 points"."""
        ...

    def report(self, match: Match, rolls: Sequence[Any]) -> Sequence[ReportTable]:
        """What else the report of a game tells, with its `contract.analysis.RollLuck`."""
        ...

    def luck_note(self) -> str:
        """What luck in points counts, in a sentence or two below its table."""
        ...

    def roll(self, s: State, roll: Any) -> str:
        """What a `contract.analysis.RollLuck` in this position was for, in a word or two."""
        ...

    def outcome(self, s: State, table: Sequence[Standing]) -> str:
        """What decided a finished game: points, or the tie-break."""
        ...

    def seat(self, shown: ShownGame, seat: int) -> str:
        """Everything open about a player in words, for tooltips and screen readers."""
        ...


class MenuMove(NamedTuple):
    """What the menu of moves offers beside the commands of every game.

    Attributes:
        key: its name. THROW is the throw of the dice, for which the menu has a command already.
        words, keys: how it is called, and what does the same at the table.
        do: does it; None where it can't be done now.
    """

    key: str
    words: str
    keys: str
    do: Callable[[], object] | None


THROW: Final = "throw"


class Table(Protocol):
    """The widget that a game is played on: its board, and whatever else it wants beside it.

    It is made once for a `models.game.GameModel` and shows every match that is put into it. It
    listens to `changed(state, events)`, shows what happened, places everything from the state, and
    then calls `game.settled()`: only then the next step is taken. It submits with `game.submit` and
    asks `game.legal_actions`; `refused(code)` comes back where something was not legal.

    A QWidget. Signals: zoomChanged(float), visitChanged(int) with the seat or -1, scored(): the
    final scoring has been shown, told(str): words for screen readers, tipShown(): a tip for
    beginners was shown once more.
    """

    @property
    def ratio(self) -> float:
        """Width by height of what it shows: what it can't use of a window is given to the side."""
        ...

    @property
    def beside(self) -> Widget | None:
        """What stands beside the board in place of the list of players; None for that list."""
        ...

    def sky(self) -> Any:
        """A QRect of it in which nothing is played: messages hide the least there."""
        ...

    def menu_moves(self) -> Sequence[MenuMove]:
        """What can be chosen from the menu as things stand."""
        ...

    @property
    def live(self) -> bool:
        """Whether the end of the match was played here, so that its scoring is worth a show."""
        ...

    def set_settings(self, settings: Any) -> None:
        """Other speeds and wishes: `session.settings.Settings`."""
        ...

    def retranslate(self) -> None:
        """Say everything again."""
        ...

    def skip(self) -> bool:
        """Finish what moves; whether anything did."""
        ...

    def point_out(self, place: Place | None) -> None:
        """Light up the place of a line that somebody looks at; None for no longer."""
        ...

    def point_out_action(self, action: Action | None) -> None:
        """The same for a move of the list."""
        ...

    def area_of(self, action: Action) -> Any:
        """The QRect of it that a move is about; None for none."""
        ...

    def visit(self, seat: int) -> object:
        """Show what belongs to a seat; the same seat again, or -1, goes back."""
        ...

    def visit_next(self) -> object:
        """Show what belongs to the next seat."""
        ...

    def show_scoring(self, wanted: bool = False) -> None:
        """Walk through the final scoring, `scored` tells its end.

        wanted: somebody asked for it, so that settings do not leave it out.
        """
        ...

    def end_scoring(self) -> bool:
        """Break it off; whether it was shown."""
        ...

    def topic(self) -> str:
        """The help topic of what is pointed at, "" for none."""
        ...

    def set_zoom(self, zoom: float) -> None:
        """1 fits the window."""
        ...

    def zoom_in(self) -> None: ...
    def zoom_out(self) -> None: ...
    def zoom_fit(self) -> None: ...


class Marked(NamedTuple):
    """What of a verdict a board shows: the place that was played, and the better one."""

    played: bool = False
    better: bool = False


class Replay(Protocol):
    """The widget that shows a match that is looked at again; nothing can be done on it.

    It follows the `matchChanged` and `moved` of its `models.replay.ReplayModel`, without motion.
    A QWidget. Signals: stepped(int): the wheel was turned, visitChanged(int).
    """

    @property
    def sharp(self) -> bool:
        """Whether everything is drawn for the size it is shown at."""
        ...

    def visit(self, seat: int) -> object:
        """Keep what belongs to a seat in sight; the same seat again follows the game."""
        ...

    def point_out(self, place: Place | None) -> None:
        """Light up the place of a line that somebody looks at; None for no longer."""
        ...

    def show_verdict(self, verdict: Any | None) -> Marked:
        """Light up what would have been better (`contract.analysis.Verdict`), or nothing.

        In yellow, and what was played in red: the page says so where something is marked.
        """
        ...

    def make_ready(self) -> Iterator[None]:
        """Paint what will be shown, bit by bit, while nobody looks yet."""
        ...

    def retranslate(self) -> None:
        """Say everything again."""
        ...

    def picture(self) -> Any:
        """All of it as a QImage that is large enough to print."""
        ...


class Scenery(Protocol):
    """What is painted behind the pages before and after a game.

    rect: the whole page, a QRectF in its own pixels. wall: so many pixels at the left the words
    of the page stand on, 0 where they stand on a sheet in the middle.
    """

    def paint_at_once(self, painter: Any, rect: Any, wall: int) -> None:
        """What takes no time, until the rest is there."""
        ...

    def paint(self, painter: Any, rect: Any, wall: int, variant: str) -> None:
        """All of it; kept until size, looks or variant change."""
        ...

    def paint_over(self, painter: Any, rect: Any, wall: int, taken: Sequence[Any]) -> None:
        """Small things that stay away from the words: from all of `taken`, QRectFs."""
        ...


class Lesson(Protocol):
    """Learn by playing, in a `models.game.GameModel`. A QObject. Signal: activeChanged(bool)."""

    @property
    def active(self) -> bool:
        """Whether it is being played."""
        ...

    @property
    def is_complete(self) -> bool:
        """Whether it was played to its end."""
        ...

    def owns(self, match: Match) -> bool:
        """Whether a match belongs to the lesson and is no game to go on with."""
        ...

    def can_resume(self) -> bool:
        """Whether it was left in the middle."""
        ...

    def resume(self, name: str) -> object:
        """Go on there; name: of the person, "" for none."""
        ...

    def start(self, name: str) -> object:
        """From the beginning."""
        ...


class Face(Protocol):
    """All that a window shows of a game.

    What the start page shows (name, scenery) loads neither rules nor words: a window opens with
    all games on its wall and none on its table.
    """

    @property
    def key(self) -> str:
        """That of the rules."""
        ...

    def title(self) -> str:
        """The game's name."""
        ...

    def subtitle(self) -> str:
        """One sentence under the name on the start page."""
        ...

    @property
    def rules(self) -> Rules: ...

    @property
    def words(self) -> Words: ...

    @property
    def colours(self) -> Mapping[str, Colour]:
        """Of each of `Rules.colours`: tones that can be told apart, on light and dark ground."""
        ...

    @property
    def choices(self) -> Sequence[Choice]:
        """What the new-game page asks beside seats, start player, practice and seed."""
        ...

    @property
    def replay_modules(self) -> Sequence[str]:
        """What `make_replay` imports, to be loaded piece by piece before anybody waits for it."""
        ...

    @property
    def letters(self) -> str:
        """Letters that its table listens to: commands of the window leave them to it."""
        ...

    @property
    def has_gallery(self) -> bool:
        """Whether `make_gallery` makes one: the command is known before it is made."""
        ...

    def keys(self) -> Sequence[tuple[str, str]]:
        """What keys and mouse do on its table alone, for the sheet of keys: what, which."""
        ...

    @property
    def topics(self) -> Sequence[Any]:
        """The rules in our own words: `ui.help.topic.Topic`, in the order of the contents."""
        ...

    def portrait(self, colour: str) -> str:
        """The picture of a seat in lists, as a name for `desk.sprites_of`."""
        ...

    def opponent(self, level: str) -> str:
        """The painted face of who plays at a level, as such a name; "" for none."""
        ...

    def figures(self, s: State, seat: int, colour: str) -> Sequence[Sequence[Figure]]:
        """What a player's card shows below the name, in one or two rows; all may see it."""
        ...

    @property
    def start_mark(self) -> str:
        """The picture on the card of the start player; "" where a game has none."""
        ...

    @property
    def shows_scoring(self) -> bool:
        """Whether `Table.show_scoring` has something to show."""
        ...

    def sounds(self, events: Sequence[Event]) -> Sequence[str]:
        """What is heard of them: names of files in `resources/sounds`, without the ending."""
        ...

    @property
    def variants(self) -> Sequence[str]:
        """Its sceneries, the usual one first; "" where there is only one."""
        ...

    def variant_of(self, options: Mapping[str, Any]) -> str:
        """Which of them goes with a match of these options, as plain values."""
        ...

    # For pictures of the program

    def sample(self, variant: str) -> tuple[frozenset[str], Options]:
        """Modules and options of a match that shows as much as it can."""
        ...

    def paint_art(self, folder: Path) -> None:
        """Contact sheets of all its pictures, into a folder."""
        ...

    # What is made, with a widget to stand in

    def make_table(self, game: Any, desk: Desk) -> Any:
        """A `Table`, the widget to play on, for a `models.game.GameModel`."""
        ...

    def make_replay(self, replay: Any, desk: Desk, parent: Widget) -> Any:
        """A `Replay`, the widget to look at, for a `models.replay.ReplayModel`."""
        ...

    def make_scenery(self, desk: Desk) -> Scenery:
        """Who paints behind the pages."""
        ...

    def make_gallery(self, desk: Desk, parent: Widget) -> Widget | None:
        """A QDialog with all components; its `show_game(game)` tells what is still out. Or None."""
        ...

    def make_story(self, game: Any, desk: Desk) -> Widget | None:
        """What the end page shows below the result, for a `models.game.GameModel`. Or None.

        A QWidget that follows the game, and is empty while it is played.
        """
        ...

    def first_lesson(self) -> Match | None:
        """The match that the lesson begins with; None where there is no lesson."""
        ...

    def make_lesson(self, game: Any, desk: Desk, parent: Widget) -> tuple[Any, Any] | None:
        """A `Lesson` in a `models.game.GameModel`, and what stands beside the board for it.

        None where there is no lesson. The widget hides itself while there is none, and has
        `take_keyboard()`. Signals: spoken(str), handedOver().
        """
        ...
