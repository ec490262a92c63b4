"""Everything of one person in one file, to be carried to another computer.

A ZIP archive with the games, those in progress too, the favourites, and what was reached.
Settings stay where they are: windows and screens differ. Nothing in an archive is trusted: names
in it give no places, sizes are bounded, every game is checked like any other file, and what is
there already stays.
"""

import io
import os
import zipfile
import zlib
from datetime import UTC
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from stoneage_qt.progress.store import KNOWN_SHELVES, MAX_BYTES, ProgressStore, parse_shelves
from stoneage_qt.session.checks import is_text
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import (
    atomic_file,
    make_folder,
    opened,
    read_limited,
    remove_all_parts,
    write_atomically,
)
from stoneage_qt.session.library_files import MAX_FAVOURITES, Favourites
from stoneage_qt.session.places import Places
from stoneage_qt.session.records import SaveRecord
from stoneage_qt.session.saves import MAX_BYTES as MAX_SAVE_BYTES
from stoneage_qt.session.saves import SUFFIX, read_record
from stoneage_qt.session.steps import Steps
from stoneage_qt.session.strict_json import parse_json

_PROGRESS: Final = "progress.json"
_FAVOURITES: Final = "favourites.json"
_GAMES: Final = "games/"
# An id and a path.
_LONGEST_MARK: Final = 5_000
MOST_GAMES: Final = 100_000
# The list of contents of an archive is read in one go: so many games make nine megabytes of it.
_LARGEST_LIST: Final = 12_000_000
# After so many bytes one waits for the disk, so that the wait at the end is short.
_SYNCED: Final = 8_000_000
_PORTION: Final = 1_000_000
# How this program packs, and everything else that packs ZIP archives unless told otherwise.
_PACKINGS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
# So many files of one game, each with another course, are kept; nobody takes back more often.
_MOST_COURSES: Final = 20
# Nothing else can be written either.
_UNWRITABLE: Final = (Fault.DISK_FULL, Fault.READ_ONLY, Fault.UNWRITABLE)
# What damaged archives, or those that need a key, make the library for them raise.
_DAMAGE: Final = (
    *(zipfile.BadZipFile, zlib.error),
    *(NotImplementedError, RuntimeError, OSError, EOFError, ValueError),
)


class Packed(NamedTuple):
    """What is in the file: games, how many could not be read, and what is wrong with the rest."""

    games: int = 0
    left: int = 0
    faults: tuple[SaveError, ...] = ()


class Brought(NamedTuple):
    """What came in: games that are new here, those that were here, and those left aside.

    faults: why favourites or progress did not come along.
    """

    new: int = 0
    known: int = 0
    left: int = 0
    faults: tuple[SaveError, ...] = ()


def pack(places: Places, path: Path) -> Steps[Packed]:
    """Write everything into one file. Raises SaveError.

    What can't be read is left out, as nobody could read it there either. Closed before the end,
    it leaves what was there before.
    """
    saves = sorted({*places.library.glob(f"*{SUFFIX}"), *places.autosave.glob(f"*{SUFFIX}")})
    if len(saves) > MOST_GAMES:  # nobody could read it again
        raise SaveError(Fault.TOO_MUCH, path=str(path))
    packed, synced = Packed(), 0
    with atomic_file(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, source in ((_PROGRESS, places.progress), (_FAVOURITES, places.favourites)):
            yield 0.0
            if not source.is_file():
                continue
            try:
                content = read_limited(source, MAX_BYTES)
                _check(name, content, source)
            except SaveError as error:
                packed = packed._replace(faults=(*packed.faults, error))
            else:
                whole.writestr(name, content)
        for number, save in enumerate(saves):
            yield number / len(saves)
            try:
                content = read_limited(save, MAX_SAVE_BYTES)
            except SaveError as error:
                if error.code is not Fault.MISSING:  # it may have gone since
                    packed = packed._replace(left=packed.left + 1)
                continue
            # A name need not be text on every system; in the archive it must be.
            name = save.name.encode(errors="xmlcharrefreplace").decode()
            whole.writestr(f"{_GAMES}{name}", content)
            packed = packed._replace(games=packed.games + 1)
            if file.tell() - synced > _SYNCED:
                synced = file.tell()
                file.flush()
                os.fsync(file.fileno())
    return packed


def _check(name: str, content: bytes, source: Path) -> None:
    """Raises SaveError where nobody could read it again."""
    if name == _PROGRESS:
        parse_shelves(content, source)
    else:
        _marks_of(content, source)


def unpack(places: Places, path: Path) -> Steps[Brought]:
    """Add what an archive holds to what is here. Raises SaveError where it is none.

    Favourites or progress that can't be read keep no game from coming. Closed before the end, it
    leaves what was added so far.
    """
    with opened(path) as file:
        try:
            whole = zipfile.ZipFile(_InPortions(file))
        except _DAMAGE as error:
            raise SaveError(Fault.NOT_OURS, path=str(path)) from error
        games = [info for info in whole.infolist() if _is_game(info)]
        names = {info.filename for info in whole.infolist()}
        if (not games and _PROGRESS not in names) or len(games) > MOST_GAMES:
            raise SaveError(Fault.NOT_OURS, path=str(path))
        yield 0.0
        brought = Brought()
        for bring in (_bring_progress, _bring_marks):
            try:
                yield from bring(whole, places, path)
            except SaveError as error:
                if not games or error.code in _UNWRITABLE:
                    raise
                brought = brought._replace(faults=(*brought.faults, error))
        remove_all_parts(places.library)
        for number, info in enumerate(games):
            yield number / len(games)
            brought = _bring_game(whole, info, places, brought)
    return brought


class _InPortions(io.BufferedReader):
    """A file of which nobody gets too much at once.

    An archive's list of contents says itself how long it is; millions of entries would take all
    memory before anybody could look at them.
    """

    def __init__(self, file: BinaryIO) -> None:
        super().__init__(file)  # type: ignore[arg-type]

    def read(self, size: int | None = -1) -> bytes:
        """As of any file."""
        wanted = _LARGEST_LIST + 1 if size is None or size < 0 else size
        data = super().read(min(wanted, _LARGEST_LIST + 1))
        if len(data) > _LARGEST_LIST:
            raise ValueError(len(data))
        return data


def _is_game(info: zipfile.ZipInfo) -> bool:
    return info.filename.startswith(_GAMES) and info.filename.endswith(SUFFIX)


def _bring_game(
    whole: zipfile.ZipFile, info: zipfile.ZipInfo, places: Places, brought: Brought
) -> Brought:
    source = Path(info.filename)
    try:
        data = _content(whole, info, MAX_SAVE_BYTES)
        record, altered = read_record(data, source)
        if altered:
            return brought._replace(left=brought.left + 1)
        # Named as the library names games: the archive's own names are not looked at.
        name = f"{record.created.astimezone(UTC):%Y-%m-%d %H-%M-%S} {record.id[:8]}"
        folder = make_folder(places.library)
        for number in range(1, _MOST_COURSES + 1):
            target = folder / f"{name}{f' ({number})' if number > 1 else ''}{SUFFIX}"
            if not os.path.lexists(target):
                write_atomically(target, data, tidy=False)
                break
            if _holds(target, record):
                return brought._replace(known=brought.known + 1)
        else:
            return brought._replace(left=brought.left + 1)
    except SaveError as error:
        if error.code in _UNWRITABLE:
            raise
        return brought._replace(left=brought.left + 1)
    return brought._replace(new=brought.new + 1)


def _holds(path: Path, record: SaveRecord) -> bool:
    """Whether a file here has the same game at least as far, whatever its title and seats."""
    try:
        here, altered = read_record(read_limited(path, MAX_SAVE_BYTES), path)
    except SaveError:
        return False
    return not altered and _course(here, len(record.actions)) == _course(record)


def _course(record: SaveRecord, actions: int | None = None) -> tuple[object, ...]:
    """What makes a game this one: where it began, and what was done then."""
    begin = (record.id, record.game, record.setup, record.options, record.seed)
    return (*begin, record.actions[:actions])


def _bring_progress(whole: zipfile.ZipFile, places: Places, path: Path) -> Steps[None]:
    """In steps, between which somebody may have had enough."""
    if _PROGRESS not in whole.namelist():
        return
    content = _content(whole, whole.getinfo(_PROGRESS), MAX_BYTES)
    yield 0.0
    shelves = parse_shelves(content, path / _PROGRESS)
    yield 0.0
    store = ProgressStore(places.progress)
    yield 0.0
    store.merge({name: shelves[name] for name in KNOWN_SHELVES & shelves.keys()})


def _bring_marks(whole: zipfile.ZipFile, places: Places, path: Path) -> Steps[None]:
    if _FAVOURITES not in whole.namelist():
        return
    content = _content(whole, whole.getinfo(_FAVOURITES), MAX_FAVOURITES)
    yield 0.0
    marks = _marks_of(content, path / _FAVOURITES)
    yield 0.0
    Favourites(places).add(marks)


def _marks_of(content: bytes, path: Path) -> list[str]:
    marks = parse_json(content, path)
    if not isinstance(marks, list):
        raise SaveError(Fault.BAD_FIELD, path=str(path), field="[]", problem="list_type", value="")
    return [mark for mark in marks if is_text(mark, _LONGEST_MARK)]


def _content(whole: zipfile.ZipFile, info: zipfile.ZipInfo, limit: int) -> bytes:
    """One file of an archive; what it says about its size is not believed."""
    name = info.filename
    if info.compress_type not in _PACKINGS:  # others unpack without any bounds
        raise SaveError(Fault.UNREADABLE, path=name, detail=f"packing {info.compress_type}")
    data = bytearray()
    try:
        with whole.open(info) as file:
            while len(data) <= limit and (portion := file.read(_PORTION)):
                data += portion
    except _DAMAGE as error:
        raise SaveError(Fault.UNREADABLE, path=name, detail=type(error).__name__) from error
    if len(data) > limit:
        raise SaveError(Fault.TOO_LARGE, path=name, limit=limit)
    return bytes(data)
