"""The file of what was reached: never lost, whatever happens to it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from stoneage_qt.progress.store import FORMAT, VERSION, ProgressStore, read_shelves
from stoneage_qt.session.faults import Fault, SaveError
from tests.session.full_disk import disk_with


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "progress.json"


def test_what_is_put_is_there_at_the_next_start(path: Path) -> None:
    ProgressStore(path).put("days", "2026-11-17", {"total": 147, "won": True, "note": None})
    again = ProgressStore(path)
    assert again.shelf("days") == {"2026-11-17": {"total": 147, "won": True, "note": None}}
    again.take_away("days", "2026-11-17")
    assert ProgressStore(path).shelf("days") == {}


def test_two_windows_keep_each_others_records(path: Path) -> None:
    one, other = ProgressStore(path), ProgressStore(path)
    one.put("days", "a", {"n": 1})
    other.put("days", "b", {"n": 2})
    one.put("trophies", "c", {})
    assert set(ProgressStore(path).shelf("days")) == {"a", "b"}
    other.refresh()
    assert set(other.shelf("trophies")) == {"c"}


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": "x"}', b"[" * 100_000]
)
def test_a_damaged_file_is_kept_and_the_copy_takes_its_place(path: Path, content: bytes) -> None:
    store = ProgressStore(path)
    store.put("days", "a", {"n": 1})
    store.put("days", "b", {"n": 2})  # puts the first state aside: the copy of this day
    path.write_bytes(content)
    again = ProgressStore(path)
    assert again.fault is not None
    assert again.kept is not None
    assert again.kept.read_bytes() == content
    assert again.restored is not None
    assert again.shelf("days") == {"a": {"n": 1}}
    again.put("days", "c", {"n": 3})
    assert set(read_shelves(path)["days"]) == {"a", "c"}


def test_what_a_copy_restores_is_there_at_every_later_start(path: Path) -> None:
    """A power cut leaves zeros; nobody may have to write before it is safe again."""
    store = ProgressStore(path)
    store.put("trophies", "a", {"n": 1})
    store.put("trophies", "b", {"n": 2})
    path.write_bytes(b"\0" * 100)
    assert ProgressStore(path).restored is not None
    second = ProgressStore(path)
    assert (second.fault, second.kept, second.restored) == (None, None, None)
    assert second.shelf("trophies") == {"a": {"n": 1}}
    second.put("trophies", "c", {"n": 3})
    assert set(ProgressStore(path).shelf("trophies")) == {"a", "c"}


def test_a_file_that_is_gone_while_there_are_copies_is_restored(path: Path) -> None:
    """Whoever put a damaged one aside may have been killed before the copy was in its place."""
    store = ProgressStore(path)
    store.put("days", "a", {"n": 1})
    store.put("days", "b", {"n": 2})
    path.replace(path.with_name("progress.json.bad"))
    again = ProgressStore(path)
    assert again.fault is not None
    assert again.fault.code is Fault.MISSING
    assert again.restored is not None
    assert read_shelves(path)["days"] == {"a": {"n": 1}}
    assert ProgressStore(path).fault is None


def test_a_full_disk_between_putting_aside_and_writing_loses_nothing(path: Path) -> None:
    store = ProgressStore(path)
    store.put("days", "a", {"text": "x" * 1000})
    store.put("days", "b", {})
    path.write_bytes(b"\0" * 100)
    with disk_with(500):
        full = ProgressStore(path)
    assert full.passing
    assert full.fault is not None
    assert full.fault.code is Fault.DISK_FULL
    assert set(full.shelf("days")) == {"a"}
    assert not path.exists()
    assert set(ProgressStore(path).shelf("days")) == {"a"}
    assert set(read_shelves(path)["days"]) == {"a"}


def test_what_another_window_wrote_outlives_damage_while_both_run(path: Path) -> None:
    idle, busy = ProgressStore(path), ProgressStore(path)
    busy.put("days", "a", {"n": 1})
    busy.put("days", "b", {"n": 2})  # the copy has the first
    path.write_bytes(b"\0")
    idle.put("days", "c", {"n": 3})
    assert read_shelves(path)["days"] == {"a": {"n": 1}, "c": {"n": 3}}


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="needs a folder that denies writing"
)
def test_what_cannot_be_put_aside_is_not_written_over(path: Path) -> None:
    store = ProgressStore(path)
    store.put("days", "a", {"n": 1})
    store.put("days", "b", {"n": 2})
    path.write_bytes(b"\0")
    path.parent.chmod(0o500)
    again = ProgressStore(path)
    again.put("days", "c", {})
    path.parent.chmod(0o700)
    assert again.passing
    assert set(again.shelf("days")) == {"a", "c"}
    assert path.read_bytes() == b"\0"


def test_a_damaged_file_without_a_copy_begins_anew(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("nonsense")
    store = ProgressStore(path)
    assert store.restored is None
    store.put("days", "a", {})
    assert set(read_shelves(path)["days"]) == {"a"}
    assert store.kept is not None
    assert store.kept.read_text() == "nonsense"


def test_a_newer_programs_file_is_never_written_over(path: Path) -> None:
    path.parent.mkdir()
    text = json.dumps({"format": FORMAT, "version": VERSION + 1, "shelves": {}})
    path.write_text(text)
    store = ProgressStore(path)
    store.put("days", "a", {})
    assert store.fault is not None
    assert store.fault.code is Fault.NEWER_VERSION
    assert path.read_text() == text
    assert set(store.shelf("days")) == {"a"}  # holds until the program ends


def test_records_that_make_no_sense_are_left_out(path: Path) -> None:
    path.parent.mkdir()
    shelves = {
        "days": {"good": {"n": 1}, "list": [1], "deep": {"n": {"m": 1}}, "long": {"n": "x" * 2000}},
        "odd": 5,
        "k" * 300: {"a": {}},
    }
    path.write_text(json.dumps({"format": FORMAT, "version": 1, "shelves": shelves}))
    assert read_shelves(path) == {"days": {"good": {"n": 1}}}


@pytest.mark.parametrize("record", [{"a": [1]}, {"a": "\ud800"}, {"a": float("nan")}, {"a": 1e300}])
def test_only_sound_records_are_put(path: Path, record: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="key"):
        ProgressStore(path).put("days", "key", record)  # type: ignore[arg-type]


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="needs a folder that denies writing"
)
def test_what_cannot_be_written_holds_until_the_end(path: Path) -> None:
    path.parent.mkdir()
    path.parent.chmod(0o500)
    store = ProgressStore(path)
    store.put("days", "a", {})
    assert store.fault is not None
    assert set(store.shelf("days")) == {"a"}


def test_copies_are_made_once_a_day_and_old_ones_go(path: Path) -> None:
    store = ProgressStore(path)
    copies = path.with_name("progress copies")
    copies.mkdir(parents=True)
    for day in range(10, 30):
        (copies / f"2020-01-{day}.json").write_text("{}")
    for number in range(3):
        store.put("days", str(number), {})
    assert len(list(copies.iterdir())) == 14


_WRITER = """
import sys
from pathlib import Path
from stoneage_qt.progress.store import ProgressStore
store = ProgressStore(Path(sys.argv[1]))
for number in range(100000):
    store.put("days", str(number), {"n": number})
    print(number, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="POSIX only")
def test_a_killed_writer_leaves_a_whole_file(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(path)], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        told = [int(writer.stdout.readline()) for _ in range(20)][-1]
        writer.kill()
    kept = read_shelves(path)["days"]
    assert {str(number) for number in range(told + 1)} <= set(kept)
    store = ProgressStore(path)
    assert store.fault is None
    store.put("days", "after", {})
    assert "after" in read_shelves(path)["days"]


def test_a_foreign_file_is_told_as_such(tmp_path: Path) -> None:
    foreign = tmp_path / "x.json"
    foreign.write_text('{"format": "something else"}')
    with pytest.raises(SaveError) as caught:
        read_shelves(foreign)
    assert caught.value.code is Fault.NOT_OURS


def test_another_computers_records_are_added(path: Path, tmp_path: Path) -> None:
    store = ProgressStore(path)
    store.put("days", "a", {"n": 1})
    store.merge({"days": {"a": {"n": 9}, "b": {"n": 2}}})
    assert read_shelves(path)["days"] == {"a": {"n": 1}, "b": {"n": 2}}


def test_many_records_are_added_in_one_go(path: Path) -> None:
    store = ProgressStore(path)
    store.put("days", "0", {"n": -1})
    store.merge({"days": {str(number): {"n": number} for number in range(20_000)}})
    assert len(read_shelves(path)["days"]) == 20_000
    assert read_shelves(path)["days"]["0"] == {"n": -1}


def test_what_could_not_be_read_again_is_not_written(path: Path) -> None:
    store = ProgressStore(path)
    store.put("days", "a", {"n": 1})
    before = path.read_bytes()
    long = {str(number): "x" * 1000 for number in range(20)}
    with pytest.raises(SaveError) as caught:
        store.merge({"days": {str(number): long for number in range(1000)}})
    assert caught.value.code is Fault.TOO_MUCH
    assert path.read_bytes() == before
    assert store.shelf("days") == {"a": {"n": 1}}
    store.put("days", "b", {"n": 2})
    assert store.fault is None
    assert set(ProgressStore(path).shelf("days")) == {"a", "b"}
