"""The library: an index of saved games in one small database.

The database holds nothing that the files do not hold (but for computed analyses, which can
be computed again), so that it may be deleted at any time. A connection belongs to the thread
that made it; every thread opens a library of its own.
"""

import contextlib
import json
import sqlite3
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from stoneage_qt.games import UnknownGameError, rules_of
from stoneage_qt.session.checks import need
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import make_folder
from stoneage_qt.session.library_scan import (
    NO_SUMS,
    Entry,
    FileStamp,
    SeatEntry,
    curve_text,
    read_curve,
    read_sums,
)
from stoneage_qt.session.moments import LATEST
from stoneage_qt.session.places import Places

# Raise it when a table changes: an index of another version is thrown away and made anew.
SCHEMA: Final = 4
_PATIENCE: Final = 5.0
_ATTEMPTS: Final = 4
_SUFFIXES: Final = ("", "-wal", "-shm", "-journal")
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

_TABLES: Final = """
CREATE TABLE games (
    path TEXT PRIMARY KEY, mtime INTEGER, size INTEGER, fault TEXT, parameters TEXT,
    ident TEXT, title TEXT, created REAL, modified REAL, game TEXT, variant TEXT, modules TEXT,
    round INTEGER, over INTEGER, actions INTEGER, origin TEXT, seed INTEGER, altered INTEGER,
    d1 INTEGER, d2 INTEGER, d3 INTEGER, d4 INTEGER, d5 INTEGER, d6 INTEGER,
    curve TEXT, players INTEGER, demo INTEGER, sums TEXT
) WITHOUT ROWID;
CREATE TABLE seats (
    path TEXT, seat INTEGER, controller TEXT, level TEXT, name TEXT, colour TEXT,
    total INTEGER, rank INTEGER,
    d1 INTEGER, d2 INTEGER, d3 INTEGER, d4 INTEGER, d5 INTEGER, d6 INTEGER,
    PRIMARY KEY (path, seat)
) WITHOUT ROWID;
CREATE INDEX games_by_ident ON games (ident);
CREATE INDEX games_by_seed ON games (seed);
CREATE TABLE analyses (key TEXT PRIMARY KEY, content TEXT) WITHOUT ROWID;
"""


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f"'{word}'" for word in words)


_EXPECTED: Final = {" ".join(sql.split()) for sql in _TABLES.split(";") if sql.strip()}
_GAME_COLUMNS: Final = 28
_SEAT_COLUMNS: Final = 14


_LATEST: Final = int(LATEST.timestamp())
# What no file of ours can have said. Whoever wrote it, the index is not to be trusted.
_DAMAGED: Final = (
    f"""
    SELECT 1 FROM games WHERE typeof(path) <> 'text' OR typeof(mtime) <> 'integer'
        OR typeof(size) <> 'integer' OR typeof(title) <> 'text' OR typeof(ident) <> 'text'
        OR typeof(created) <> 'real' OR created NOT BETWEEN 0 AND {_LATEST}
        OR typeof(modified) <> 'real' OR modified NOT BETWEEN 0 AND {_LATEST}
        OR typeof(game) <> 'text' OR typeof(variant) <> 'text' OR typeof(modules) <> 'text'
        OR typeof(round) <> 'integer' OR over NOT IN (0, 1) OR altered NOT IN (0, 1)
        OR typeof(actions) <> 'integer' OR typeof(origin) <> 'text' OR typeof(seed) <> 'integer'
        OR typeof(d1 + d2 + d3 + d4 + d5 + d6) <> 'integer' OR typeof(players) <> 'integer'
        OR typeof(parameters) <> 'text' OR typeof(curve) NOT IN ('text', 'null')
        OR typeof(sums) <> 'text' OR sums GLOB '*[^0-9 ]*' OR trim(sums) <> sums
        OR instr(sums, '  ')
        OR length(sums) - length(replace(sums, ' ', '')) <> {len(NO_SUMS) - 1}
        OR fault NOT IN ({_quoted(["", *Fault])})
    LIMIT 1
    """,
    """
    SELECT 1 FROM seats WHERE typeof(path) <> 'text' OR typeof(seat) <> 'integer'
        OR controller NOT IN ('person', 'bot') OR typeof(level) <> 'text'
        OR typeof(name) <> 'text' OR typeof(colour) <> 'text'
        OR typeof(total) <> 'integer' OR typeof(rank) <> 'integer'
        OR typeof(d1 + d2 + d3 + d4 + d5 + d6) <> 'integer'
    LIMIT 1
    """,
    "SELECT 1 FROM analyses WHERE typeof(key) <> 'text' OR typeof(content) <> 'text' LIMIT 1",
)


class _OtherVersionError(sqlite3.DatabaseError):
    """The index was made by another version of the program, or spoilt since."""


class Changes(NamedTuple):
    """What is to do after looking at the folder.

    stale: new or changed files. rough: known, but not played through yet. gone: paths.
    """

    stale: tuple[FileStamp, ...]
    rough: tuple[FileStamp, ...]
    gone: tuple[str, ...]


def index_path(places: Places) -> Path:
    """Where the index of the user's library lies."""
    return places.data / "library.sqlite"


class Library:
    """The index of one library.

    Attributes:
        path: the database file.
        connection: for the statistics, which are questions to the same tables.
    """

    def __init__(self, path: Path) -> None:
        """Opens or makes the index; one that is damaged or of another version is made anew.

        Where even that is impossible (a full or read-only disk, something else of its name),
        the index is kept in memory.
        """
        self.path: Final = path
        self.connection = self._open()

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def heal(self) -> None:
        """Begin anew with an empty index: a question to it has failed."""
        self.connection.close()
        with contextlib.suppress(OSError):
            self._remove()
        self.connection = self._open()

    def _open(self) -> sqlite3.Connection:
        if not all(_may_be_file(self.path.with_name(self.path.name + s)) for s in _SUFFIXES):
            return _prepared(sqlite3.connect(":memory:"))
        for _ in range(_ATTEMPTS):
            try:
                return self._connect()
            except sqlite3.Error as error:
                # Another thread or window is at it: nothing is wrong with the file.
                if getattr(error, "sqlite_errorcode", 0) in _BUSY:
                    continue
            except (OSError, SaveError):
                break
            with contextlib.suppress(OSError):
                self._remove()
        return _prepared(sqlite3.connect(":memory:"))

    def _connect(self) -> sqlite3.Connection:
        make_folder(self.path.parent)
        connection = sqlite3.connect(self.path, timeout=_PATIENCE)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            return _prepared(connection)
        except sqlite3.Error:
            connection.close()
            raise

    def _remove(self) -> None:
        for suffix in _SUFFIXES:
            self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)

    # Entries

    def entries(self) -> list[Entry]:
        """Everything known, newest first."""
        seats: dict[str, list[SeatEntry]] = {}
        for row in self.connection.execute("SELECT * FROM seats ORDER BY path, seat"):
            seats.setdefault(row[0], []).append(SeatEntry._make((*row[2:8], row[8:14])))
        games = self.connection.execute("SELECT * FROM games ORDER BY created DESC, mtime DESC")
        found: list[Entry] = []
        unclear: list[str] = []
        for row in games.fetchall():
            try:
                found.append(_entry(row, tuple(seats.get(row[0], ()))))
            except (ValueError, TypeError, RecursionError, UnknownGameError):
                unclear.append(str(row[0]))
        self.forget(unclear)  # and so they are read again
        return found

    def changes(self, files: Iterable[FileStamp]) -> Changes:
        """Compare the index with the files that are there now."""
        known: dict[str, tuple[int, int, bool]] = {
            path: (mtime, size, rough)
            for path, mtime, size, rough in self.connection.execute(
                "SELECT path, mtime, size, fault = '' AND curve IS NULL FROM games"
            )
        }
        stale: list[FileStamp] = []
        rough: list[FileStamp] = []
        for stamp in files:
            mtime, size, unplayed = known.pop(stamp.path, (-1, -1, False))
            if (mtime, size) != (stamp.mtime, stamp.size):
                stale.append(stamp)
            elif unplayed:
                rough.append(stamp)
        return Changes(tuple(stale), tuple(rough), tuple(known))

    def store(self, entries: Iterable[Entry]) -> None:
        """Put entries in, over those of the same files."""
        with self.connection:
            for entry in entries:
                self.connection.execute("DELETE FROM seats WHERE path = ?", (entry.path,))
                self.connection.execute(
                    f"INSERT OR REPLACE INTO games VALUES ({_marks(_GAME_COLUMNS)})",
                    _game_row(entry),
                )
                self.connection.executemany(
                    f"INSERT INTO seats VALUES ({_marks(_SEAT_COLUMNS)})",
                    [
                        (entry.path, number, *seat[:6], *seat.dice)
                        for number, seat in enumerate(entry.seats)
                    ],
                )

    def forget(self, paths: Iterable[str]) -> None:
        """Take files out that are gone."""
        rows = [(path,) for path in paths]
        with self.connection:
            self.connection.executemany("DELETE FROM games WHERE path = ?", rows)
            self.connection.executemany("DELETE FROM seats WHERE path = ?", rows)

    # Computed things

    def analysis(self, key: str) -> str | None:
        """What was computed before under this key."""
        row = self.connection.execute(
            "SELECT content FROM analyses WHERE key = ?", (key,)
        ).fetchone()
        return None if row is None else str(row[0])

    def keep_analysis(self, key: str, content: str) -> None:
        """Remember something that took long to compute."""
        with self.connection:
            self.connection.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (key, content))


def _prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version not in (0, SCHEMA):
        raise _OtherVersionError("another version")
    if version == 0:
        with connection:
            # Of several who find a new file, one makes the tables and the others wait.
            connection.execute("BEGIN IMMEDIATE")
            if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
                for statement in _TABLES.split(";"):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {SCHEMA}")
    connection.execute("PRAGMA temp_store = MEMORY")
    if _tables(connection) != _EXPECTED:
        raise _OtherVersionError("other tables")
    if any(connection.execute(question).fetchone() for question in _DAMAGED):
        raise _OtherVersionError("values that are none")
    return connection


def _tables(connection: sqlite3.Connection) -> set[str]:
    """What the index is made of, in the words that made it."""
    made = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {" ".join(str(sql).split()) for (sql,) in made}


def _may_be_file(path: Path) -> bool:
    """Whether a database may be opened there: a pipe would be waited for, for ever."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return True
    except (OSError, ValueError):
        return False


def _marks(count: int) -> str:
    return ", ".join("?" * count)


def _game_row(entry: Entry) -> tuple[object, ...]:
    return (
        entry.path,
        entry.mtime,
        entry.size,
        entry.fault,
        json.dumps(entry.parameters),
        entry.ident,
        entry.title,
        entry.created,
        entry.modified,
        entry.game,
        entry.variant,
        " ".join(entry.modules),
        entry.round,
        entry.over,
        entry.actions,
        entry.origin,
        entry.seed,
        entry.altered,
        *entry.dice,
        curve_text(entry.curve),
        len(entry.seats),
        entry.demo,
        " ".join(map(str, entry.sums)),
    )


def _parameters(text: str) -> dict[str, str | int]:
    """What a fault says; raises ValueError where it is nothing of the kind."""
    found = json.loads(text)
    if not isinstance(found, dict) or not all(isinstance(v, str | int) for v in found.values()):
        raise ValueError("parameters")
    return found


def _entry(row: tuple[object, ...], seats: tuple[SeatEntry, ...]) -> Entry:
    fields = list(row[:18])
    fields[4] = _parameters(str(row[4]))
    fields[11] = tuple(str(row[11]).split())
    fields[13], fields[17] = bool(row[13]), bool(row[17])
    curve = None if row[24] is None else str(row[24])
    sums = read_sums(str(row[27]))
    entry = Entry._make((*fields, row[18:24], seats, read_curve(curve), bool(row[26]), sums))
    if not entry.fault:
        rules = rules_of(entry.game)
        need(set(entry.modules) <= set(rules.modules), "modules")
        need(all(seat.colour in rules.colours for seat in seats), "colour")
    return entry
