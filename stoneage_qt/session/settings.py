"""Settings: checked field by field, written at once, never a reason not to start."""

import json
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import make_folder, parse_json, read_limited, write_atomically
from stoneage_qt.session.seats import Name, Options, Seat, Seed

MAX_BYTES: Final = 1_000_000
MAX_RECENT: Final = 12

Share = Annotated[float, Field(ge=0.0, le=1.0, allow_inf_nan=False)]
Module = Literal["hard_winter", "animals", "igloos"]


class NewGame(BaseModel):
    """The choices of the new-game page, as last made. A seat of None is closed.

    start: the start player's seat, None = drawn. seed: None = a new one each time.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    seats: Annotated[tuple[Seat | None, ...], Field(min_length=4, max_length=4)] = (
        Seat(colour="red"),
        Seat(controller="bot", level="gatherer", colour="blue"),
        None,
        None,
    )
    start: Annotated[int, Field(ge=0, le=3)] | None = None
    modules: frozenset[Module] = frozenset()
    options: Options = Options()
    seed: Seed | None = None


class Settings(BaseModel):
    """Everything that the program remembers between two starts.

    Fields of a newer version are kept as they are and written back.
    """

    model_config = ConfigDict(frozen=True, extra="allow")

    # Looks
    language: Annotated[str, Field(max_length=20)] = ""  # "" = the system's
    theme: Literal["system", "light", "dark"] = "system"
    ui_scale: Annotated[float, Field(ge=0.5, le=4.0, allow_inf_nan=False)] = 1.0
    board_zoom: Annotated[float, Field(ge=0.1, le=10.0, allow_inf_nan=False)] = 1.0
    # Motion and sound
    animation_speed: Annotated[float, Field(ge=0.25, le=8.0, allow_inf_nan=False)] = 1.0
    reduced_motion: Literal["system", "on", "off"] = "system"
    sound: bool = True
    volume: Share = 0.6
    # Play
    auto_roll: bool = True
    forced_steps: bool = True  # steps without a choice are played by themselves
    odds: bool = True  # chances shown on the board before placing
    hand_over: bool = False  # a page between two people at one computer
    peek: bool = True  # looking at one's own face-down cards
    tutor: bool = False
    tutor_severity: Literal["small", "medium", "large"] = "medium"
    bot_speed: Annotated[float, Field(ge=0.0, le=8.0, allow_inf_nan=False)] = 1.0
    # Remembered
    player_name: Name = ""
    new_game: NewGame = NewGame()
    recent_files: Annotated[tuple[str, ...], Field(max_length=MAX_RECENT)] = ()
    window_geometry: Annotated[str, Field(max_length=100_000)] = ""  # base64
    window_state: Annotated[str, Field(max_length=100_000)] = ""  # base64


class SettingsStore:
    """The settings and their file.

    Attributes:
        settings: as they are now; change them with `change`.
        fault: why the file could not be read or written last time, or None.
        bad: names of settings whose stored value was wrong ("" for the whole file); they
            have their defaults, and the file was kept beside as `.bad`.
    """

    def __init__(self, path: Path) -> None:
        """Reads the file; whatever is wrong with it, there are settings afterwards."""
        self.path: Final = path
        self.fault: SaveError | None = None
        self.bad: tuple[str, ...] = ()
        self._unwritten: set[str] = set()
        self.settings = self._read()

    def change(self, **values: Any) -> None:
        """Set the named settings and write them at once. Raises ValidationError.

        What can't be written holds until the program ends; `fault` says why.
        """
        known = {name: value for name, value in values.items() if name in Settings.model_fields}
        if len(known) < len(values):
            raise KeyError(*(values.keys() - known.keys()))
        settings = Settings.model_validate({**dict(self.settings), **values})
        if settings != self.settings:
            self.settings = settings
            self._unwritten |= values.keys()
            self._write()

    def remember_file(self, path: Path) -> None:
        """Put a file first among the recent ones."""
        name = str(path.absolute())
        if not _is_text(name):
            return
        others = [other for other in self.settings.recent_files if other != name]
        self.change(recent_files=(name, *others)[:MAX_RECENT])

    def forget_file(self, path: Path) -> None:
        """Take a file off the recent ones."""
        name = str(path.absolute())
        others = tuple(other for other in self.settings.recent_files if other != name)
        self.change(recent_files=others)

    def _read(self) -> Settings:
        try:
            data = parse_json(read_limited(self.path, MAX_BYTES), self.path)
        except SaveError as error:
            if error.code is Fault.MISSING:
                return Settings()
            if error.code in (Fault.UNREADABLE, Fault.NOT_A_FILE):
                self.fault = error
                return Settings()
            data = None
        settings, self.bad = (
            read_tolerantly(data) if isinstance(data, dict) else (Settings(), ("",))
        )
        if self.bad:
            self._keep_bad()
        return settings

    def _keep_bad(self) -> None:
        """Move a wrong file aside; the next change writes a sound one."""
        try:
            self.path.replace(self.path.with_name(self.path.name + ".bad"))
        except OSError as error:
            self.fault = SaveError(
                Fault.UNWRITABLE, path=str(self.path), detail=error.strerror or str(error)
            )

    def _write(self) -> None:
        """Write what was changed here, and leave alone what another window changed."""
        mine = {name: getattr(self.settings, name) for name in self._unwritten}
        merged = Settings.model_validate({**dict(self._stored()), **mine})
        text = json.dumps(merged.model_dump(mode="json"), indent=1, ensure_ascii=False)
        try:
            make_folder(self.path.parent)
            write_atomically(self.path, f"{text}\n".encode())
        except SaveError as error:
            self.fault = error
        else:
            self.fault = None
            self._unwritten.clear()

    def _stored(self) -> Settings:
        try:
            data = parse_json(read_limited(self.path, MAX_BYTES), self.path)
        except SaveError:
            return self.settings
        return read_tolerantly(data)[0] if isinstance(data, dict) else self.settings


def read_tolerantly(data: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """The settings of a file, defaults for wrong values, and the names of those."""
    good = dict(data)
    bad: list[str] = []
    while True:
        try:
            return Settings.model_validate_json(json.dumps(good)), tuple(bad)
        except ValidationError as error:
            wrong = {str(fault["loc"][0]) for fault in error.errors() if fault["loc"]}
            if not wrong & good.keys():
                return Settings(), ("",)
            bad += sorted(wrong)
            good = {name: value for name, value in good.items() if name not in wrong}
        except RecursionError:
            return Settings(), ("",)


def _is_text(name: str) -> bool:
    """Whether a file's name can be written down; the system allows names that can't."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
