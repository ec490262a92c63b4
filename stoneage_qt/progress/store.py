"""What can't be found again from the games: a small file that is never lost.

Shelves of records, each a handful of plain values under a key: which exercises were solved, how
a deal of the day went, when a trophy was won. Written at once and atomically; several windows may
write, each its own records. The first writing of a day puts a copy of the file aside before. A
file that can't be read is kept under another name, and the newest copy takes its place at once,
on the disk too: whoever looks next, this window or another, finds it there.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from stoneage_qt.session.checks import is_number, is_text
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import make_folder, put_aside, read_limited, write_atomically
from stoneage_qt.session.locks import alone
from stoneage_qt.session.strict_json import parse_json

FORMAT: Final = "stoneage-qt progress"
VERSION: Final = 1
MAX_BYTES: Final = 20_000_000
# Ten a day for fifty years, and then some; more than that comes from no person.
MOST_RECORDS: Final = 250_000
# What the program itself keeps; others are of no use to anybody.
KNOWN_SHELVES: Final = frozenset(
    {
        *("daily", "exercises", "mistakes", "puzzles", "trophies"),
        "looked through for trophies",
    }
)
_MAX_TEXT: Final = 1000
_MAX_KEY: Final = 200
_MAX_FIELDS: Final = 40
_COPIES: Final = 14

Value = str | int | float | bool | None
Record = Mapping[str, Value]
Shelves = dict[str, dict[str, Record]]


class ProgressStore:
    """The shelves and their file.

    Attributes:
        fault: why the file could not be read or written last time, or None.
        kept: under which name a file that could not be read lies now.
        restored: the copy that took its place.
        passing: whether what is here is nowhere else, and gone when the program ends.
    """

    def __init__(self, path: Path) -> None:
        """Reads the file; whatever is wrong with it, there are shelves afterwards."""
        self.path: Final = path
        self.fault: SaveError | None = None
        self.kept: Path | None = None
        self.restored: Path | None = None
        self.passing = False
        self._shelves: Shelves = {}
        self._unwritten: dict[tuple[str, str], Record | None] = {}
        self._load()

    def shelf(self, name: str) -> Mapping[str, Record]:
        """The records of one kind by their keys, as known now."""
        return self._shelves.get(name, {})

    def put(self, shelf: str, key: str, record: Record) -> None:
        """Write a record at once. What can't be written holds until the program ends."""
        if not (is_text(shelf, _MAX_KEY) and is_text(key, _MAX_KEY) and _is_record(record)):
            raise ValueError(key)
        self._set(shelf, key, dict(record))

    def take_away(self, shelf: str, key: str) -> None:
        """Forget a record."""
        if key in self.shelf(shelf):
            self._set(shelf, key, None)

    def merge(self, others: Shelves) -> None:
        """Add what another computer's file has: records that are missing here.

        Raises SaveError where they can't all be written; then nothing has changed.
        """
        before = dict(self._unwritten)
        missing: dict[tuple[str, str], Record | None] = {
            (shelf, key): record
            for shelf, records in others.items()
            for key, record in records.items()
            if key not in self.shelf(shelf)
        }
        self._unwritten.update(missing)
        self._write()
        if self.fault is not None:
            self._unwritten = before
            for shelf, key in missing:
                self._shelves.get(shelf, {}).pop(key, None)
            raise self.fault

    def refresh(self) -> None:
        """Take over what other windows wrote."""
        with suppress(SaveError):
            self._shelves = read_shelves(self.path)
            self._apply_unwritten()

    def _set(self, shelf: str, key: str, record: Record | None) -> None:
        self._unwritten[shelf, key] = record
        self._apply_unwritten()
        self._write()

    def _apply_unwritten(self) -> None:
        for (shelf, key), record in self._unwritten.items():
            records = self._shelves.setdefault(shelf, {})
            if record is None:
                records.pop(key, None)
            else:
                records[key] = record

    def _write(self) -> None:
        try:
            make_folder(self.path.parent)
            with alone(self.path):
                try:
                    self._shelves = read_shelves(self.path)
                except SaveError as error:
                    if error.code is Fault.NEWER_VERSION:
                        raise
                    self._fill_from_copy()
                    if error.code is not Fault.MISSING:
                        self.kept = put_aside(self.path)
                else:
                    self._copy_of_the_day()
                self._apply_unwritten()
                text = _text_of(self._shelves)
                # It could not be read again.
                if len(text) > MAX_BYTES or _count(self._shelves) > MOST_RECORDS:
                    raise SaveError(Fault.TOO_MUCH, path=str(self.path))
                write_atomically(self.path, text)
        except SaveError as error:
            self.fault, self.passing = error, True
        else:
            self.fault, self.passing = None, False
            self._unwritten.clear()

    def _load(self) -> None:
        try:
            self._shelves = read_shelves(self.path)
        except SaveError as error:
            # A newer program's file is sound: it stays where it is, and is not written over.
            if error.code is Fault.NEWER_VERSION:
                self.fault, self.passing = error, True
            # Gone though there are copies: somebody was killed, or found the disk full, after a
            # damaged file was put aside.
            elif error.code is not Fault.MISSING or self._copies():
                self._write()
                if self.fault is None and (self.kept or self.restored):
                    self.fault = error

    def _fill_from_copy(self) -> None:
        """Where the file is lost: what the newest sound copy has, below what is known here."""
        for copy in self._copies():
            with suppress(SaveError):
                shelves = read_shelves(copy)
                for name, records in self._shelves.items():
                    shelves[name] = {**shelves.get(name, {}), **records}
                self._shelves = shelves
                self.restored = copy
                return

    def _copy_of_the_day(self) -> None:
        """Raises no error: without a copy the records are still written."""
        copy = self._folder / f"{datetime.now(UTC).date().isoformat()}.json"
        with suppress(SaveError, OSError):
            if not copy.exists():
                make_folder(self._folder)
                write_atomically(copy, read_limited(self.path, MAX_BYTES))
                for old in self._copies()[_COPIES:]:
                    old.unlink()

    def _copies(self) -> list[Path]:
        """Newest first."""
        try:
            return sorted(self._folder.glob("*-*-*.json"), reverse=True)
        except OSError:
            return []

    @property
    def _folder(self) -> Path:
        return self.path.with_name(f"{self.path.stem} copies")


def read_shelves(path: Path) -> Shelves:
    """What a file holds; records that make no sense are left out. Raises SaveError."""
    return parse_shelves(read_limited(path, MAX_BYTES), path)


def parse_shelves(data: bytes, path: Path) -> Shelves:
    """The same of what was read."""
    # Millions would take seconds to parse, in which nobody else gets a word in. Texts may hold
    # brackets, too: hence twice as many.
    if data.count(b"{") > 2 * MOST_RECORDS:
        raise SaveError(Fault.TOO_MANY, path=str(path), limit=MOST_RECORDS)
    shelves = _shelves_of(parse_json(data, path), path)
    if _count(shelves) > MOST_RECORDS:
        raise SaveError(Fault.TOO_MANY, path=str(path), limit=MOST_RECORDS)
    return shelves


def _count(shelves: Shelves) -> int:
    return sum(map(len, shelves.values()))


def _shelves_of(data: Any, path: Path) -> Shelves:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(Fault.NOT_OURS, path=str(path))
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise SaveError(Fault.UNKNOWN_VERSION, path=str(path), version=str(version)[:20])
    if version > VERSION:
        raise SaveError(Fault.NEWER_VERSION, path=str(path), version=version, known=VERSION)
    shelves = data.get("shelves")
    if not isinstance(shelves, dict):
        raise SaveError(Fault.BAD_FIELD, path=str(path), field="shelves", problem="dict_type")
    return {
        name: {key: record for key, record in records.items() if _is_sound(key, record)}
        for name, records in shelves.items()
        if is_text(name, _MAX_KEY) and isinstance(records, dict)
    }


def _text_of(shelves: Shelves) -> bytes:
    content = {"format": FORMAT, "version": VERSION, "shelves": shelves}
    return f"{json.dumps(content, indent=1, ensure_ascii=False)}\n".encode()


def _is_sound(key: str, record: Any) -> bool:
    return is_text(key, _MAX_KEY) and _is_record(record)


def _is_record(value: Any) -> bool:
    if not isinstance(value, Mapping) or len(value) > _MAX_FIELDS:
        return False
    return all(is_text(name, _MAX_KEY) and _is_value(each) for name, each in value.items())


def _is_value(value: Any) -> bool:
    plain = value is None or isinstance(value, bool) or is_text(value, _MAX_TEXT)
    return plain or is_number(value, -1e15, 1e15)
