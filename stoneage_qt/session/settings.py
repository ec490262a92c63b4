"""Settings: checked field by field, written at once, never a reason not to start."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

from stoneage_qt.games import DEFAULT
from stoneage_qt.session.checks import (
    Checked,
    FieldError,
    Reader,
    is_text,
    listed,
    maybe,
    need,
    number,
    one_of,
    record,
    table,
    text,
    truth,
    whole,
)
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import make_folder, put_aside, read_limited, write_atomically
from stoneage_qt.session.locks import alone
from stoneage_qt.session.seats import MAX_NAME, SEEDS, Seat
from stoneage_qt.session.strict_json import parse_json

MAX_BYTES: Final = 1_000_000
MAX_RECENT: Final = 12
_MAX_PATH: Final = 100_000
_MOST_CHOICES: Final = 40
_SEATS: Final = (
    Seat(colour="red"),
    Seat(controller="bot", level="gatherer", colour="blue"),
    None,
    None,
)


def _names(value: Any) -> frozenset[str]:
    """Names in no order, as a file or the program has them."""
    return frozenset(_NAMES(sorted(value) if isinstance(value, frozenset) else value))


def _options(value: Any) -> Mapping[str, Any]:
    """Names with a word, a number or a truth value each."""
    given = table(value)
    plain = (isinstance(each, bool | int) or is_text(each, MAX_NAME) for each in given.values())
    need(len(given) <= _MOST_CHOICES and all(plain), "choices")
    need(all(is_text(name, MAX_NAME) for name in given), "choices")
    return given


_NAMES: Final = listed(text(MAX_NAME), 0, _MOST_CHOICES)


@dataclass(frozen=True, kw_only=True)
class NewGame(Checked):
    """The choices of the new-game page, as last made. A seat of None is closed.

    start: the start player's seat, None = drawn. seed: None = a new one each time.
    modules, options: of the game, which checks them: `Rules.shuffled`, `Rules.read_options`.
    """

    game: str = DEFAULT
    seats: tuple[Seat | None, ...] = _SEATS
    start: int | None = None
    modules: frozenset[str] = frozenset()
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None

    READERS: ClassVar = {
        "game": text(MAX_NAME),
        "seats": listed(maybe(record(Seat)), len(_SEATS), len(_SEATS)),
        "start": maybe(whole(0, len(_SEATS) - 1)),
        "modules": _names,
        "options": _options,
        "seed": maybe(whole(0, SEEDS - 1)),
    }


def _new_game(value: Any) -> NewGame:
    """Choices of a newer version are left out."""
    if isinstance(value, NewGame):
        return value
    given = table(value)
    return NewGame(**{name: each for name, each in given.items() if name in NewGame.READERS})


@dataclass(frozen=True, kw_only=True)
class Settings(Checked):
    """Everything that the program remembers between two starts."""

    # Looks
    language: str = ""  # "" = the system's
    theme: Literal["system", "light", "dark"] = "system"
    ui_scale: float = 1.0
    board_zoom: float = 1.0
    # Motion and sound
    animation_speed: float = 1.0
    reduced_motion: Literal["system", "on", "off"] = "system"
    sound: bool = True
    volume: float = 0.6
    # Play
    auto_roll: bool = True
    forced_steps: bool = True  # steps without a choice are played by themselves
    ask_number: bool = False  # how many people, whenever they are let go on a place for several
    round_end: Literal["click", "moment", "off"] = "moment"  # what a round's summary waits for
    odds: bool = True  # chances shown on the board before placing
    hand_over: bool = False  # a page between two people at one computer
    peek: bool = True  # looking at one's own face-down cards
    see_offers: bool = True  # trades that bots offer are shown, else refused
    ask_always: bool = False  # also about trades that the person can't accept
    turn_signal: bool = True  # told by sound, title and task bar when the window is not in front
    tutor: bool = False
    tutor_severity: Literal["small", "medium", "large"] = "medium"
    bot_speed: float = 1.0
    bot_thinking: float = 4.0  # for levels that search: 1 is what their figures are told of
    # Remembered
    drag_tips: int = 3  # how often the tip about dragging is still shown
    player_name: str = ""
    new_game: NewGame = field(default_factory=NewGame)
    other_games: tuple[NewGame, ...] = ()  # what was last chosen for each of the others
    recent_files: tuple[str, ...] = ()
    window_geometry: str = ""  # base64
    window_state: str = ""  # base64

    def last_choice(self, game: str) -> NewGame | None:
        """What was last chosen for a new game of this key; None where nothing was."""
        known = (self.new_game, *self.other_games)
        return next((choice for choice in known if choice.game == game), None)

    READERS: ClassVar[Mapping[str, Reader]] = {
        "language": text(20),
        "theme": one_of("system", "light", "dark"),
        "ui_scale": number(0.5, 4.0),
        "board_zoom": number(0.1, 10.0),
        "animation_speed": number(0.25, 8.0),
        "reduced_motion": one_of("system", "on", "off"),
        "sound": truth,
        "volume": number(0.0, 1.0),
        "auto_roll": truth,
        "forced_steps": truth,
        "ask_number": truth,
        "round_end": one_of("click", "moment", "off"),
        "odds": truth,
        "hand_over": truth,
        "peek": truth,
        "see_offers": truth,
        "ask_always": truth,
        "turn_signal": truth,
        "tutor": truth,
        "tutor_severity": one_of("small", "medium", "large"),
        "bot_speed": number(0.0, 8.0),
        "bot_thinking": number(0.25, 4.0),
        "drag_tips": whole(0, 9),
        "player_name": text(MAX_NAME),
        "new_game": _new_game,
        "other_games": listed(_new_game, 0, _MOST_CHOICES),
        "recent_files": listed(text(_MAX_PATH), 0, MAX_RECENT),
        "window_geometry": text(_MAX_PATH),
        "window_state": text(_MAX_PATH),
    }


class SettingsStore:
    """The settings and their file. Fields of a newer version are kept and written back.

    Attributes:
        settings: as they are now; change them with `change`.
        fault: why the file could not be read or written last time, or None.
        bad: names of settings whose stored value was wrong ("" for the whole file); they
            have their defaults.
        kept: under which name the file that was wrong, or could not be read, lies now.
    """

    def __init__(self, path: Path) -> None:
        """Reads the file; whatever is wrong with it, there are settings afterwards."""
        self.path: Final = path
        self.fault: SaveError | None = None
        self.bad: tuple[str, ...] = ()
        self.kept: Path | None = None
        self._unwritten: set[str] = set()
        self.settings = self._read()

    def change(self, **values: Any) -> None:
        """Set the named settings and write them at once.

        What can't be written holds until the program ends; `fault` says why. Raises
        ValueError for a bad value, KeyError for a name that is no setting.
        """
        if not values.keys() <= Settings.READERS.keys():
            raise KeyError(*(values.keys() - Settings.READERS.keys()))
        settings = replace(self.settings, **values)
        if settings != self.settings:
            self.settings = settings
            self._unwritten |= values.keys()
            self._write()

    def remember_choice(self, choice: NewGame) -> None:
        """What was chosen for a new game, beside what was last chosen for other ones."""
        last, known = self.settings.new_game, self.settings.other_games
        if last != NewGame():
            known = (last, *(other for other in known if other.game != last.game))
        others = tuple(other for other in known if other.game != choice.game)
        self.change(new_game=choice, other_games=others[:_MOST_CHOICES])

    def remember_file(self, path: Path) -> None:
        """Put a file first among the recent ones."""
        name = str(path.absolute())
        if not is_text(name, _MAX_PATH):
            return
        self._use_recent_files()
        others = [other for other in self.settings.recent_files if other != name]
        self.change(recent_files=(name, *others)[:MAX_RECENT])

    def forget_file(self, path: Path) -> None:
        """Take a file off the recent ones."""
        name = str(path.absolute())
        self._use_recent_files()
        others = tuple(other for other in self.settings.recent_files if other != name)
        self.change(recent_files=others)

    def _use_recent_files(self) -> None:
        """Another window may have opened some since; a list is added to, never replaced."""
        if "recent_files" not in self._unwritten:
            files = self._stored()[0].recent_files
            self.settings = replace(self.settings, recent_files=files)

    def _read(self) -> Settings:
        try:
            data = parse_json(read_limited(self.path, MAX_BYTES), self.path)
        except SaveError as error:
            if error.code is Fault.MISSING:
                return Settings()
            data = None
        settings, self.bad = (
            read_tolerantly(data) if isinstance(data, dict) else (Settings(), ("",))
        )
        if self.bad:
            self._keep_bad()
        return settings

    def _keep_bad(self) -> None:
        """Move a wrong file aside, beside older ones; the next change writes a sound one."""
        try:
            self.kept = put_aside(self.path)
        except SaveError as error:
            self.fault = error

    def _write(self) -> None:
        """Write what was changed here, and leave alone what another window changed."""
        mine = {name: getattr(self.settings, name) for name in self._unwritten}
        try:
            make_folder(self.path.parent)
            with alone(self.path):
                stored, others = self._stored()
                content = others | asdict(replace(stored, **mine), dict_factory=_jsonable)
                text = json.dumps(content, indent=1, ensure_ascii=False)
                write_atomically(self.path, f"{text}\n".encode())
        except SaveError as error:
            self.fault = error
        else:
            self.fault = None
            self._unwritten.clear()

    def _stored(self) -> tuple[Settings, dict[str, Any]]:
        """The settings that stand in the file now, and its fields that we do not know."""
        try:
            data = parse_json(read_limited(self.path, MAX_BYTES), self.path)
        except SaveError:
            return self.settings, {}
        if not _is_writable(data):
            return self.settings, {}
        others = {name: value for name, value in data.items() if name not in Settings.READERS}
        return read_tolerantly(data)[0], others


def read_tolerantly(data: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """The settings of a file, defaults for wrong values, and the names of those."""
    if not _is_writable(data):
        return Settings(), ("",)
    good: dict[str, Any] = {}
    bad: list[str] = []
    for name in data.keys() & Settings.READERS.keys():
        try:
            good[name] = Settings.READERS[name](data[name])
        except FieldError:
            bad.append(name)
    return Settings(**good), tuple(sorted(bad))


def _is_writable(data: Any) -> bool:
    """Whether these are fields that could be written as they were read."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return isinstance(data, dict)


def _jsonable(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of an object, with what JSON has no word for as a list."""
    return {name: sorted(value) if isinstance(value, frozenset) else value for name, value in pairs}
