"""One bad file, or a spoilt index, never takes the rest of the library with it."""

import json
import os
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.contract import Json
from stoneage_qt.session.faults import Fault
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.library_scan import FileStamp, details, find_files, summary
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import Places, user_places
from stoneage_qt.session.saves import SUFFIX, digest, read_save, save_bytes, save_match
from stoneage_qt.session.seats import MAX_NAME, MAX_TITLE
from tests.session.playing import fault_of, new_match, play


@pytest.fixture
def places(home: Path) -> Places:
    found = user_places()
    found.library.mkdir(parents=True)
    return found


def content_of(match: Match) -> Json:
    content: Json = json.loads(save_bytes(match))
    del content["digest"]
    return content


def signed(content: Json) -> bytes:
    return json.dumps({**content, "digest": digest(content)}).encode()


def put(content: Json, where: str, value: Any) -> Json:
    inner: Any = content
    *steps, last = where.split(".")
    for step in steps:
        inner = inner[int(step) if step.isdigit() else step]
    inner[int(last) if last.isdigit() else last] = value
    return content


DATES = [
    "0001-01-01T00:00:00+14:00",
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59-14:00",
    "9999-12-31T23:59:59Z",
    "1969-12-31T00:00:00Z",
    -1e300,
    10**17,
]
WRONG = [
    *(("created", date) for date in DATES),
    *(("modified", date) for date in DATES),
    ("seats.0.colour", "reD"),
    ("seats.0.colour", ["red"]),
    ("seats.0.controller", "ghost"),
    ("result.round", 10**30),
    ("result.round", 1.5),
    ("result.totals", [10**30, 1]),
    ("result.totals", []),
    ("result.ranks", {"0": 1}),
    ("seed", 2**63),
    ("seed", -1),
    ("id", "x" * 10_000),
    ("setup.modules", ["dragons"]),
    ("setup.modules", [[]]),
    ("options.season", "spring"),
    ("actions", "roll 1"),
    ("actions", [1, 2]),
    ("seats", [None, None]),
]


@pytest.mark.parametrize(("where", "value"), WRONG)
def test_a_wrong_value_makes_one_entry_broken(places: Places, where: str, value: Any) -> None:
    bad, good = places.library / f"bad{SUFFIX}", places.library / f"good{SUFFIX}"
    bad.write_bytes(signed(put(content_of(play(new_match(), 5)), where, value)))
    save_match(good, play(new_match(seed=2), 5))
    assert fault_of(lambda: read_save(bad.read_bytes(), bad)).code is Fault.BAD_FIELD
    library = Library(index_path(places))
    stamps = find_files(places.library)
    library.store([summary(stamp) for stamp in stamps])
    library.store([details(stamp) for stamp in stamps])
    entries = {Path(entry.path).name: entry.fault for entry in library.entries()}
    library.close()
    assert entries == {bad.name: Fault.BAD_FIELD.value, good.name: ""}


def test_names_are_bounded_where_they_are_read(places: Places) -> None:
    content = content_of(play(new_match(), 5))
    put(content, "seats.0.name", "A\u202eda\n\x1b[31m\u2066")
    put(content, "title", "x\x00y\u2029z")
    path = places.library / f"tricks{SUFFIX}"
    path.write_bytes(signed(content))
    match = read_save(path.read_bytes(), path).match
    entry = summary(FileStamp(str(path), 0, 0))
    assert match.seats[0].name == entry.seats[0].name == "A da  [31m "
    assert match.title == entry.title == "x y z"
    put(content, "seats.0.name", "x" * 10_000)
    put(content, "title", "x" * 10_000)
    path.write_bytes(signed(content))
    assert fault_of(lambda: read_save(path.read_bytes(), path)).code is Fault.BAD_FIELD
    entry = summary(FileStamp(str(path), 0, 0))
    assert len(entry.seats[0].name) == MAX_NAME
    assert len(entry.title) == MAX_TITLE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_whatever_lies_in_the_folder_is_listed(places: Places) -> None:
    os.mkfifo(places.library / f"pipe{SUFFIX}")
    (places.library / f"folder{SUFFIX}").mkdir()
    loop = places.library / f"loop{SUFFIX}"
    loop.symlink_to(loop)
    far = places.library / f"far{SUFFIX}"
    save_match(far, play(new_match(), 5))
    os.utime(far, (2**40, 2**40))
    stamps = find_files(places.library)
    library = Library(index_path(places))
    library.store([summary(stamp) for stamp in stamps])
    found = {Path(entry.path).stem: entry.fault for entry in library.entries()}
    library.close()
    assert found == {"pipe": "not_a_file", "folder": "not_a_file", "loop": "unreadable", "far": ""}


# The index


def filled(places: Places) -> Path:
    for number in range(40):
        save_match(places.library / f"{number}{SUFFIX}", play(new_match(seed=number), 5))
    library = Library(index_path(places))
    library.store([summary(stamp) for stamp in find_files(places.library)])
    library.keep_analysis("key", "content")
    library.close()
    return index_path(places)


def in_step(places: Places) -> int:
    """What the scan does, and how many games the index knows afterwards."""
    library = Library(index_path(places))
    try:
        try:
            library.entries()
            library.store(map(summary, library.changes(find_files(places.library)).stale))
        except sqlite3.DatabaseError:
            library.heal()
            library.store(map(summary, library.changes(find_files(places.library)).stale))
        return len(library.entries())
    finally:
        library.close()


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE seats",
        "ALTER TABLE games DROP COLUMN title",
        "ALTER TABLE games ADD COLUMN more TEXT",
        "DROP TABLE analyses",
        "PRAGMA user_version = 99",
        "PRAGMA user_version = 0",
        "UPDATE games SET created = 1e300",
        "UPDATE games SET created = 'yesterday'",
        "UPDATE games SET fault = 'nonsense'",
        "UPDATE games SET parameters = '[[['",
        "UPDATE games SET parameters = '[1]'",
        "UPDATE games SET parameters = 7",
        "UPDATE games SET curve = '[[\"x\"]]'",
        "UPDATE games SET curve = '5'",
        "UPDATE games SET round = 'many'",
        "UPDATE games SET game = 'chess'",
        "UPDATE games SET modules = 'dragons'",
        "UPDATE games SET d3 = 'x'",
        "UPDATE games SET mtime = NULL",
        "UPDATE seats SET colour = 'reD'",
        "UPDATE seats SET total = 'x', rank = NULL",
        "UPDATE seats SET name = X'ff00'",
        "UPDATE analyses SET content = 5",
        "CREATE VIEW strange AS SELECT 1",
    ],
)
def test_an_index_of_other_content_is_made_anew(places: Places, statement: str) -> None:
    path = filled(places)
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()
    assert in_step(places) == 40


@pytest.mark.parametrize("where", [0, 30, 100, 4096, 4100, 8192 + 8, 12288, 16384 + 100])
def test_a_corrupt_index_is_made_anew(places: Places, where: int) -> None:
    path = filled(places)
    data = bytearray(path.read_bytes())
    data[where : where + 500] = random.Random(1).randbytes(500)
    path.write_bytes(data)
    assert in_step(places) == 40
    assert in_step(places) == 40


def test_bytes_that_are_no_text_in_the_index(places: Places) -> None:
    path = filled(places)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE games SET title = CAST(X'ff80' AS TEXT)")
    connection.close()
    assert in_step(places) == 40


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal"])
def test_an_index_that_is_no_file_is_left_alone(places: Places, suffix: str) -> None:
    path = filled(places)
    other = path.with_name(path.name + suffix)
    other.unlink(missing_ok=True)
    os.mkfifo(other)
    assert in_step(places) == 40
    assert other.is_fifo()


def test_an_index_that_is_a_folder(places: Places) -> None:
    index_path(places).mkdir()
    (index_path(places) / "file").touch()
    filled(places)
    assert in_step(places) == 40


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is read-only here")
def test_an_index_that_may_not_be_written(places: Places) -> None:
    path = filled(places)
    path.chmod(0o400)
    path.parent.chmod(0o500)
    try:
        assert in_step(places) == 40
    finally:
        path.parent.chmod(0o700)
