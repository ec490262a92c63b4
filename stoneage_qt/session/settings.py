"""Settings: checked field by field, written at once, never a reason not to start."""

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, Literal

from stoneage_qt.games import DEFAULT
from stoneage_qt.session.checks import is_number, is_text, is_whole, need
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import make_folder, read_limited, write_atomically
from stoneage_qt.session.locks import FileLock
from stoneage_qt.session.seats import MAX_NAME, SEEDS, Seat
from stoneage_qt.session.strict_json import parse_json

MAX_BYTES: Final = 1_000_000
MAX_RECENT: Final = 12
_MAX_PATH: Final = 100_000
_MOST_KEPT: Final = 10
# How long another window may take to write its settings, in seconds.
_LONGEST_WAIT: Final = 1.0
_NAP: Final = 0.005

_MOST_CHOICES: Final = 40
_SEATS: Final = (
    Seat(colour="red"),
    Seat(controller="bot", level="gatherer", colour="blue"),
    None,
    None,
)


@dataclass(frozen=True, kw_only=True)
class NewGame:
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

    def __post_init__(self) -> None:
        """Check the values."""
        need(is_text(self.game, MAX_NAME), "game")
        need(_are_seats(self.seats), "seats")
        need(self.start is None or is_whole(self.start, 0, len(_SEATS) - 1), "start")
        need(_are_modules(self.modules), "modules")
        need(_are_options(self.options), "options")
        need(self.seed is None or is_whole(self.seed, 0, SEEDS - 1), "seed")


@dataclass(frozen=True, kw_only=True)
class Settings:
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
    turn_signal: bool = True  # told by sound, title and task bar when the window is not in front
    tutor: bool = False
    tutor_severity: Literal["small", "medium", "large"] = "medium"
    bot_speed: float = 1.0
    bot_thinking: float = 4.0  # for levels that search: 1 is what their figures are told of
    # Remembered
    drag_tips: int = 3  # how often the tip about dragging is still shown
    player_name: str = ""
    new_game: NewGame = field(default_factory=NewGame)
    recent_files: tuple[str, ...] = ()
    window_geometry: str = ""  # base64
    window_state: str = ""  # base64

    def __post_init__(self) -> None:
        """Check the values."""
        for name, sound in _CHECKS.items():
            need(sound(getattr(self, name)), name)


def _are_seats(value: Any) -> bool:
    seats = isinstance(value, tuple) and len(value) == len(_SEATS)
    return seats and all(seat is None or isinstance(seat, Seat) for seat in value)


def _are_modules(value: Any) -> bool:
    names = isinstance(value, frozenset) and len(value) <= _MOST_CHOICES
    return names and all(is_text(name, MAX_NAME) for name in value)


def _are_options(value: Any) -> bool:
    """Names with a word, a number or a truth value each."""
    if not isinstance(value, Mapping) or len(value) > _MOST_CHOICES:
        return False
    plain = (isinstance(each, bool | int) or is_text(each, MAX_NAME) for each in value.values())
    return all(is_text(name, MAX_NAME) for name in value) and all(plain)


def _text(limit: int) -> Callable[[Any], bool]:
    return lambda value: is_text(value, limit)


def _number(low: float, high: float) -> Callable[[Any], bool]:
    return lambda value: is_number(value, low, high)


def _one_of(*words: str) -> Callable[[Any], bool]:
    return lambda value: value in words


def _truth(value: Any) -> bool:
    return isinstance(value, bool)


def _files(value: Any) -> bool:
    names = isinstance(value, tuple) and all(is_text(name, _MAX_PATH) for name in value)
    return names and len(value) <= MAX_RECENT


_CHECKS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "language": _text(20),
    "theme": _one_of("system", "light", "dark"),
    "ui_scale": _number(0.5, 4.0),
    "board_zoom": _number(0.1, 10.0),
    "animation_speed": _number(0.25, 8.0),
    "reduced_motion": _one_of("system", "on", "off"),
    "sound": _truth,
    "volume": _number(0.0, 1.0),
    "auto_roll": _truth,
    "forced_steps": _truth,
    "ask_number": _truth,
    "round_end": _one_of("click", "moment", "off"),
    "odds": _truth,
    "hand_over": _truth,
    "peek": _truth,
    "turn_signal": _truth,
    "tutor": _truth,
    "tutor_severity": _one_of("small", "medium", "large"),
    "bot_speed": _number(0.0, 8.0),
    "bot_thinking": _number(0.25, 4.0),
    "drag_tips": lambda value: is_whole(value, 0, 9),
    "player_name": _text(MAX_NAME),
    "new_game": lambda value: isinstance(value, NewGame),
    "recent_files": _files,
    "window_geometry": _text(_MAX_PATH),
    "window_state": _text(_MAX_PATH),
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
        if not values.keys() <= _CHECKS.keys():
            raise KeyError(*(values.keys() - _CHECKS.keys()))
        settings = replace(self.settings, **values)
        if settings != self.settings:
            self.settings = settings
            self._unwritten |= values.keys()
            self._write()

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
        names = (f"{self.path.name}.bad{number or ''}" for number in range(_MOST_KEPT))
        found = [self.path.with_name(name) for name in names]
        aside = next((path for path in found if not os.path.lexists(path)), found[-1])
        try:
            self.path.replace(aside)
            self.kept = aside
        except OSError as error:
            self.fault = SaveError(
                Fault.UNWRITABLE, path=str(self.path), detail=error.strerror or str(error)
            )

    def _write(self) -> None:
        """Write what was changed here, and leave alone what another window changed."""
        mine = {name: getattr(self.settings, name) for name in self._unwritten}
        try:
            make_folder(self.path.parent)
            with _alone(self.path.with_name(f"{self.path.name}.lock")):
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
        others = {name: value for name, value in data.items() if name not in _CHECKS}
        return read_tolerantly(data)[0], others


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep other windows from writing meanwhile; one that hangs keeps nobody waiting for long."""
    lock: FileLock | None = None
    ends = time.monotonic() + _LONGEST_WAIT
    with suppress(OSError):
        while (lock := FileLock.acquire(path)) is None and time.monotonic() < ends:
            time.sleep(_NAP)
    try:
        yield
    finally:
        if lock is not None:
            lock.release(remove=True)


def read_tolerantly(data: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """The settings of a file, defaults for wrong values, and the names of those."""
    if not _is_writable(data):
        return Settings(), ("",)
    good: dict[str, Any] = {}
    bad: list[str] = []
    for name in data.keys() & _CHECKS.keys():
        try:
            value = _READ[name](data[name]) if name in _READ else data[name]
        except (TypeError, ValueError, AttributeError):
            bad.append(name)
            continue
        if _CHECKS[name](value):
            good[name] = value
        else:
            bad.append(name)
    return Settings(**good), tuple(sorted(bad))


def _is_writable(data: Any) -> bool:
    """Whether these are fields that could be written as they were read."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return isinstance(data, dict)


def _read_new_game(data: dict[str, Any]) -> NewGame:
    known = {each.name for each in fields(NewGame)}
    values = {name: value for name, value in data.items() if name in known}
    if "seats" in values:
        values["seats"] = tuple(None if seat is None else Seat(**seat) for seat in values["seats"])
    if "modules" in values:
        values["modules"] = frozenset(values["modules"])
    return NewGame(**values)


_READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    "new_game": _read_new_game,
    "recent_files": tuple,
}


def _jsonable(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of an object, with what JSON has no word for as a list."""
    return {name: sorted(value) if isinstance(value, frozenset) else value for name, value in pairs}
