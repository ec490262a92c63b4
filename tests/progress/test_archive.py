"""Everything in one file, and back on another computer."""

import contextlib
import io
import json
import os
import random
import struct
import subprocess
import sys
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from stoneage_qt.games import rules_of
from stoneage_qt.progress import daily, exercises, mistakes, puzzles, trophies
from stoneage_qt.progress.archive import Brought, Packed, pack, unpack
from stoneage_qt.progress.store import (
    FORMAT,
    KNOWN_SHELVES,
    VERSION,
    ProgressStore,
    Shelves,
    read_shelves,
)
from stoneage_qt.session.autosave import Autosave, archive
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.library_files import Favourites, rename
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load_match, save_bytes
from stoneage_qt.session.seats import default_seats
from stoneage_qt.session.steps import finish
from tests.session.full_disk import disk_with
from tests.stored_games.stored import FOLDER

RULES = rules_of("stoneage")


def places(folder: Path) -> Places:
    return Places(folder / "config", folder / "data")


def match(seed: int, actions: int = 5) -> Match:
    rng = random.Random(seed)
    found = Match(RULES, RULES.shuffled(2, rng), default_seats(RULES, 2), seed=seed)
    for _ in range(actions):
        found.submit(rng.choice(list(RULES.legal_actions(found.state))))
    return found


@pytest.fixture
def home(tmp_path: Path) -> Places:
    """Two games in the library, one of them liked, one in progress, and something reached."""
    here = places(tmp_path / "old")
    first = archive(here, match(1))
    archive(here, match(2))
    Favourites(here).mark(match(1).ident, str(first), liked=True)
    autosave = Autosave(here)
    autosave.record(match(3))
    autosave.close()
    ProgressStore(here.progress).put("daily", "2026-11-17", {"total": 140})
    return here


def test_a_new_computer_has_it_all(home: Places, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    assert finish(pack(home, file)) == Packed(games=3)
    there = places(tmp_path / "new")
    assert finish(unpack(there, file)) == Brought(new=3)
    assert ProgressStore(there.progress).shelf("daily") == {"2026-11-17": {"total": 140}}
    assert there.favourites.read_text() == home.favourites.read_text()
    for save in home.library.iterdir():
        assert (there.library / save.name).read_bytes() == save.read_bytes()
    assert finish(unpack(there, file)) == Brought(known=3)


def test_what_is_here_stays(home: Places, tmp_path: Path) -> None:
    """Neither games nor what was reached are set back."""
    file = tmp_path / "all.zip"
    finish(pack(home, file))
    there = places(tmp_path / "new")
    ProgressStore(there.progress).put("daily", "2026-11-17", {"total": 200})
    finish(unpack(there, file))
    assert ProgressStore(there.progress).shelf("daily") == {"2026-11-17": {"total": 200}}
    assert len(list(there.library.iterdir())) == 3
    assert {len(load_match(save).actions) for save in there.library.iterdir()} == {5}


def test_no_file_lands_outside(home: Places, tmp_path: Path) -> None:
    """Names in an archive give no places."""
    save = next(home.library.iterdir()).read_bytes()
    file = tmp_path / "evil.zip"
    with zipfile.ZipFile(file, "w") as whole:
        whole.writestr("games/../../../evil.stoneage", save)
        whole.writestr("games//etc/evil.stoneage", save)
        whole.writestr("../settings.json", b"{}")
    there = places(tmp_path / "new")
    assert finish(unpack(there, file)) == Brought(new=1, known=1)
    assert not list(tmp_path.rglob("evil.stoneage"))
    assert not list(tmp_path.rglob("settings.json"))


@pytest.mark.parametrize("content", [b"", b"PK", b"nonsense" * 1000])
def test_what_is_no_archive(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.zip"
    file.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        finish(unpack(places(tmp_path), file))
    assert caught.value.code is Fault.NOT_OURS


def test_a_foreign_archive(tmp_path: Path) -> None:
    file = tmp_path / "x.zip"
    with zipfile.ZipFile(file, "w") as whole:
        whole.writestr("holiday.jpg", b"...")
    with pytest.raises(SaveError) as caught:
        finish(unpack(places(tmp_path), file))
    assert caught.value.code is Fault.NOT_OURS


def test_damaged_games_are_left_aside(home: Places, tmp_path: Path) -> None:
    save = next(home.library.iterdir()).read_bytes()
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as whole:
        whole.writestr("games/a.stoneage", save)
        whole.writestr("games/b.stoneage", save[:100])
        whole.writestr("games/c.stoneage", save.replace(b'"seed"', b'"sead"'))
        whole.writestr("games/bomb.stoneage", b" " * 50_000_000)
    file = tmp_path / "x.zip"
    file.write_bytes(buffer.getvalue())
    assert finish(unpack(places(tmp_path / "new"), file)) == Brought(new=1, left=3)


@pytest.mark.parametrize("seed", range(40))
def test_any_damage_is_told(home: Places, tmp_path: Path, seed: int) -> None:
    """Bytes changed anywhere: a clear fault or a game less, nothing else."""
    file = tmp_path / "all.zip"
    finish(pack(home, file))
    data = bytearray(file.read_bytes())
    rng = random.Random(seed)
    for _ in range(rng.randint(1, 20)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    file.write_bytes(data[: rng.randint(1, len(data))] if seed % 2 else data)
    with contextlib.suppress(SaveError):
        finish(unpack(places(tmp_path / "new"), file))


def test_a_game_that_is_here_keeps_its_title(home: Places, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    finish(pack(home, file))
    here = sorted(home.library.iterdir())
    rename(here[0], "With grandmother")
    before = [save.read_bytes() for save in here]
    assert finish(unpack(home, file)).known == 2
    assert [save.read_bytes() for save in here] == before


def test_a_course_that_goes_on_gets_a_file_of_its_own(tmp_path: Path) -> None:
    """Whatever else is told in it: what is here stays as it is."""
    here, there = places(tmp_path / "here"), places(tmp_path / "there")
    played = match(1)
    mine = archive(here, played)
    before = mine.read_bytes()
    played.submit(next(iter(RULES.legal_actions(played.state))))
    played.title = "Somebody else's"
    archive(there, played)
    file = tmp_path / "all.zip"
    finish(pack(there, file))
    assert finish(unpack(here, file)) == Brought(new=1)
    assert mine.read_bytes() == before
    assert sorted(len(load_match(save).actions) for save in here.library.iterdir()) == [5, 6]
    assert finish(unpack(here, file)) == Brought(known=1)


def test_many_courses_of_one_game_end_somewhere(tmp_path: Path) -> None:
    here = places(tmp_path / "here")
    stored = load_match(FOLDER / "2p.stoneage")
    played = Match(RULES, stored.setup, stored.seats, stored.options, stored.seed)
    file = tmp_path / "all.zip"
    with zipfile.ZipFile(file, "w") as whole:
        for number in range(30):
            played.submit(stored.actions[number])
            whole.writestr(f"games/{number}.stoneage", save_bytes(played))
    assert finish(unpack(here, file)) == Brought(new=20, left=10)


def archive_with(path: Path, name: str, content: bytes, method: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", method) as whole:
        whole.writestr("games/x.stoneage", b"")
        whole.writestr(name, content)
    return path


def test_favourites_that_could_not_be_read_again_are_refused(home: Places, tmp_path: Path) -> None:
    before = home.favourites.read_bytes(), home.progress.read_bytes()
    # Eleven megabytes as this program writes them, fewer in the file that comes.
    accents = "\u00e9" * 1000
    marks = [f"{number:04} {accents}" for number in range(1900)]
    content = json.dumps(marks, ensure_ascii=False).encode()
    file = archive_with(tmp_path / "all.zip", "favourites.json", content)
    brought = finish(unpack(home, file))
    assert [fault.code for fault in brought.faults] == [Fault.TOO_MUCH]
    assert (home.favourites.read_bytes(), home.progress.read_bytes()) == before


def test_damage_within_other_packings_is_told(home: Places, tmp_path: Path) -> None:
    file = tmp_path / "x.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as whole:
        whole.writestr("games/x.stoneage", min(home.library.iterdir()).read_bytes())
    data = bytearray(file.read_bytes())
    data[300:340] = bytes(40)
    file.write_bytes(data)
    assert finish(unpack(places(tmp_path), file)) == Brought(left=1)


def test_a_list_of_contents_without_end_takes_no_memory(tmp_path: Path) -> None:
    """Half a million entries in one small file: refused before anybody lists them."""
    name = b"games/x.stoneage"
    entry = struct.pack("<4s6H3I5H2I", b"PK\x01\x02", *(0,) * 9, len(name), *(0,) * 6) + name
    entries = 500_000
    listed = entry * entries
    size = struct.pack("<QQ", len(listed), 0)
    end64 = struct.pack("<4sQ2H2I2Q", b"PK\x06\x06", 44, 45, 45, 0, 0, entries, entries) + size
    where = struct.pack("<4sIQI", b"PK\x06\x07", 0, len(listed), 1)
    end = struct.pack("<4s4H2IH", b"PK\x05\x06", 0, 0, *(0xFFFF,) * 2, *(0xFFFFFFFF,) * 2, 0)
    file = tmp_path / "long.zip"
    file.write_bytes(listed + end64 + where + end)
    del listed
    tracemalloc.start()
    try:
        with pytest.raises(SaveError) as caught:
            finish(unpack(places(tmp_path), file))
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert caught.value.code is Fault.NOT_OURS
    assert most < 40_000_000


def test_what_grows_beyond_bounds_is_left_aside(home: Places, tmp_path: Path) -> None:
    """Games and progress that unpack to far more than they may be, in any packing."""
    for method in (zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        file = tmp_path / f"{method}.zip"
        archive_with(file, "games/bomb.stoneage", bytes(5_000_000), method)
        assert finish(unpack(home, file)) == Brought(left=2)
    file = archive_with(tmp_path / "all.zip", "progress.json", bytes(21_000_000))
    brought = finish(unpack(home, file))
    assert [fault.code for fault in brought.faults] == [Fault.TOO_LARGE]


def test_a_full_disk_while_exporting_keeps_the_older_file(home: Places, tmp_path: Path) -> None:
    file = tmp_path / "stick" / "all.zip"
    file.parent.mkdir()
    file.write_bytes(b"an older one")
    with disk_with(1000), pytest.raises(SaveError) as caught:
        finish(pack(home, file))
    assert caught.value.code is Fault.DISK_FULL
    assert file.read_bytes() == b"an older one"
    assert list(file.parent.iterdir()) == [file]


def test_a_full_disk_while_importing_is_told_and_can_be_repeated(
    home: Places, tmp_path: Path
) -> None:
    file = tmp_path / "all.zip"
    finish(pack(home, file))
    there = places(tmp_path / "new")
    with disk_with(1000), pytest.raises(SaveError) as caught:
        finish(unpack(there, file))
    assert caught.value.code is Fault.DISK_FULL
    assert not list(there.library.iterdir())
    assert finish(unpack(there, file)) == Brought(new=3)


_CARRY = """
import sys
from pathlib import Path
from stoneage_qt.progress import daily, exercises, mistakes, puzzles, trophies
from stoneage_qt.progress.archive import pack, unpack
from stoneage_qt.session.places import Places
what, folder, file = sys.argv[1:]
here = Places(Path(folder) / "config", Path(folder) / "data")
for done in (pack if what == "pack" else unpack)(here, Path(file)):
    print(done, flush=True)
"""


@pytest.mark.parametrize("what", ["pack", "unpack"])
def test_whoever_is_killed_meanwhile_leaves_everything_whole(tmp_path: Path, what: str) -> None:
    games, old, new = 40, tmp_path / "here", tmp_path / "there"
    begun = match(1)
    for _ in range(games):
        archive(places(old), begun.branch(3))
    file = tmp_path / "stick" / "all.zip"
    file.parent.mkdir()
    finish(pack(places(old), file))
    before = file.read_bytes()
    folder = old if what == "pack" else new
    command = [sys.executable, "-c", _CARRY, what, str(folder), str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        while float(child.stdout.readline()) < 0.5:
            pass
        child.kill()
    if what == "pack":
        assert file.read_bytes() == before
        assert finish(pack(places(old), file)).games == games
        assert list(file.parent.iterdir()) == [file]
    else:
        there = [path for path in places(new).library.iterdir() if path.suffix == ".stoneage"]
        assert 0 < len(there) < games
        assert {len(load_match(path).actions) for path in there} == {3}
        brought = finish(unpack(places(new), file))
        assert (brought.new, brought.known) == (games - len(there), len(there))
        assert len(list(places(new).library.iterdir())) == games


@pytest.mark.skipif(sys.platform != "linux", reason="only there are names no text")
def test_what_lies_strangely_in_the_folder_is_no_hindrance(home: Places, tmp_path: Path) -> None:
    first = min(home.library.iterdir())
    first.rename(home.library / "caf\udce9.stoneage")
    home.progress.unlink()
    os.mkfifo(home.progress)
    file = tmp_path / "all.zip"
    assert finish(pack(home, file)) == Packed(games=3)
    assert finish(unpack(places(tmp_path / "new"), file)) == Brought(new=3)


NEWER = json.dumps({"format": FORMAT, "version": VERSION + 1, "shelves": {}}).encode()
SPOILT = [
    ("progress.json", bytes(50), Fault.NOT_JSON),
    ("progress.json", b"{}", Fault.NOT_OURS),
    ("progress.json", NEWER, Fault.NEWER_VERSION),
    ("favourites.json", bytes(50), Fault.NOT_JSON),
    ("favourites.json", b"{}", Fault.BAD_FIELD),
]


@pytest.mark.parametrize(("name", "content", "fault"), SPOILT)
def test_games_come_whatever_is_wrong_with_the_small_files(
    home: Places, tmp_path: Path, name: str, content: bytes, fault: Fault
) -> None:
    file = tmp_path / "all.zip"
    with zipfile.ZipFile(file, "w") as whole:
        whole.writestr("games/x.stoneage", min(home.library.iterdir()).read_bytes())
        whole.writestr(name, content)
    brought = finish(unpack(places(tmp_path / "new"), file))
    assert (brought.new, brought.left) == (1, 0)
    assert [error.code for error in brought.faults] == [fault]
    assert str(brought.faults[0].parameters["path"]).endswith(name)


@pytest.mark.parametrize(("name", "content", "fault"), SPOILT)
def test_what_nobody_could_read_again_is_not_packed(
    home: Places, tmp_path: Path, name: str, content: bytes, fault: Fault
) -> None:
    (home.data / name).write_bytes(content)
    file = tmp_path / "all.zip"
    packed = finish(pack(home, file))
    assert (packed.games, packed.left) == (3, 0)
    assert [error.code for error in packed.faults] == [fault]
    assert finish(unpack(places(tmp_path / "new"), file)) == Brought(new=3)


def test_games_that_cannot_be_read_are_counted(home: Places, tmp_path: Path) -> None:
    (home.library / "folder.stoneage").mkdir()
    assert finish(pack(home, tmp_path / "all.zip")) == Packed(games=3, left=1)


def test_a_newer_file_here_keeps_no_game_from_coming(home: Places, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    finish(pack(home, file))
    there = places(tmp_path / "new")
    there.data.mkdir(parents=True)
    there.progress.write_bytes(NEWER)
    brought = finish(unpack(there, file))
    assert brought.new == 3
    assert [error.code for error in brought.faults] == [Fault.NEWER_VERSION]
    assert there.progress.read_bytes() == NEWER


def test_only_what_the_program_keeps_is_brought(tmp_path: Path) -> None:
    shelves: Shelves = {"daily": {"a": {}}, "rubbish": {"b": {}}}
    content = json.dumps({"format": FORMAT, "version": VERSION, "shelves": shelves}).encode()
    file = archive_with(tmp_path / "all.zip", "progress.json", content)
    there = places(tmp_path / "new")
    assert finish(unpack(there, file)) == Brought(left=1)
    assert read_shelves(there.progress) == {"daily": {"a": {}}}


def test_every_shelf_of_the_program_is_known() -> None:
    names = {daily.SHELF, exercises.SHELF, mistakes.SHELF, puzzles.SHELF}
    assert {*names, trophies.SHELF, trophies.LOOKED} == KNOWN_SHELVES


@pytest.mark.parametrize("count", [250_001, 1_000_000])
def test_more_records_than_anybody_reaches_are_refused(tmp_path: Path, count: int) -> None:
    records = ",".join(f'"{number}":{{}}' for number in range(count))
    shelves = f'{{"daily":{{{records}}}}}'
    content = f'{{"format":"{FORMAT}","version":{VERSION},"shelves":{shelves}}}'.encode()
    file = archive_with(tmp_path / "all.zip", "progress.json", content)
    there = places(tmp_path / "new")
    brought = finish(unpack(there, file))
    assert [error.code for error in brought.faults] == [Fault.TOO_MANY]
    assert not there.progress.exists()


def test_an_import_can_be_taken_back_between_its_steps(home: Places, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    finish(pack(home, file))
    there = places(tmp_path / "new")
    steps = unpack(there, file)
    for _ in range(4):
        next(steps)
    assert not there.progress.exists()
    steps.close()
    assert not there.progress.exists()
