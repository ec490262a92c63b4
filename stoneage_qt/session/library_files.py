"""What is done to the files of the library: import, rename, favourites, sharing."""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from stoneage_qt.contract import Setup
from stoneage_qt.session.autosave import archive
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import make_folder, put_aside, read_limited, write_atomically
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import SUFFIX, load, save_bytes
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.steps import Steps, finish, play
from stoneage_qt.session.strict_json import parse_json

# A level of nobody: a bot whose program is not told to others.
UNKNOWN_PROGRAM: Final = "external"
MAX_FAVOURITES: Final = 10_000_000


def import_file(places: Places, path: Path) -> Path:
    """Copy a game into the library and say where. Raises SaveError; the source is untouched."""
    loaded = load(path)
    if loaded.altered:
        raise SaveError(Fault.WRONG_DIGEST, path=str(path))
    return archive(places, loaded.match)


def saves_among(paths: Iterable[Path]) -> list[Path]:
    """The saves among some paths; of a folder, those that lie directly in it."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.glob(f"*{SUFFIX}"))
        else:
            found.append(path)
    return found


def rename(path: Path, title: str) -> None:
    """Give a game another title, in its file. Raises SaveError; then the file is as it was."""
    loaded = load(path)
    if loaded.altered:
        raise SaveError(Fault.WRONG_DIGEST, path=str(path))
    loaded.match.title = title
    write_atomically(path, save_bytes(loaded.match, loaded.modified))


def snapshot_in_steps(match: Match, setup: Setup | None = None) -> Steps[Match]:
    """The same game as it is now, which does not change when the game goes on.

    setup: another one in which the same actions are legal.
    """
    return _copy(match, match.seats, setup)


def shareable(match: Match) -> Match:
    """The same game without what is nobody's business: the commands of own programs."""
    return finish(_copy(match, [_public(seat) for seat in match.seats]))


def _copy(match: Match, seats: Iterable[Seat], setup: Setup | None = None) -> Steps[Match]:
    # As it is at the first step; the game may go on before the last one.
    actions, index = match.actions[:], match.index
    copy = Match(
        match.rules,
        match.setup if setup is None else setup,
        seats,
        match.options,
        match.seed,
        title=match.title,
        created=match.created,
        ident=match.ident,
        origin=match.origin,
    )
    yield from play(copy, actions, len(actions))
    copy.go_to(index)
    return copy


def _public(seat: Seat) -> Seat:
    if seat.command is None:
        return seat
    return replace(seat, command=None, level=seat.level or UNKNOWN_PROGRAM)


class Favourites:
    """The games somebody likes, in a small file beside the library.

    Not in the database: that must be able to vanish without loss. Two copies of a game have the
    same id: a star belongs to one file of it.

    Attributes:
        kept: under which name a file that could not be read lies now.
    """

    def __init__(self, places: Places) -> None:
        self._path: Final = places.favourites
        self._library: Final = places.library
        self.kept: Path | None = None
        self._marks: set[str] = self._read()

    def has(self, ident: str, path: str) -> bool:
        """Whether the game in a file is liked; an id alone is a star of version 0.1.0."""
        return self._mark(ident, path) in self._marks or ident in self._marks

    def mark(self, ident: str, path: str, liked: bool) -> None:
        """Like a game, or no longer. Raises SaveError where it can't be written."""
        mark = self._mark(ident, path)
        self._write(self._read() | {mark} if liked else self._read() - {mark, ident})

    def add(self, marks: Iterable[str]) -> None:
        """Take over those of another computer. Raises SaveError where it can't be written."""
        self._write({*self._read(), *marks})

    def _write(self, marks: set[str]) -> None:
        text = self._text_of(marks)
        self._marks = marks
        make_folder(self._path.parent)
        write_atomically(self._path, text)

    def _text_of(self, marks: set[str]) -> bytes:
        """Never more than can be read again."""
        text = f"{json.dumps(sorted(marks), indent=1)}\n".encode()
        if len(text) > MAX_FAVOURITES:
            raise SaveError(Fault.TOO_MUCH, path=str(self._path))
        return text

    def _mark(self, ident: str, path: str) -> str:
        """In the library a file keeps its star when all of the folder is moved."""
        folder, _, name = path.replace("\\", "/").rpartition("/")
        inside = folder == self._library.as_posix()
        return f"{ident} {name if inside else path}"

    def _read(self) -> set[str]:
        try:
            data = parse_json(read_limited(self._path, MAX_FAVOURITES), self._path)
        except SaveError as error:
            if error.code is Fault.MISSING:
                return set()
            data = None
        if not isinstance(data, list):
            with suppress(SaveError):
                self.kept = put_aside(self._path)
            return set()
        return {item for item in data if isinstance(item, str)}
