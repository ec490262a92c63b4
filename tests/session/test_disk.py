"""Writing under real trouble: no room, no permission, a kill in the middle."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import PART_SUFFIX, remove_parts, write_atomically
from stoneage_qt.session.saves import load_match, save_bytes, save_match
from tests.session.full_disk import disk_with
from tests.session.playing import fault_of, new_match, play

if sys.platform == "win32":
    pytest.skip("limits and modes of files are those of POSIX here", allow_module_level=True)

import fcntl

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.stoneage"


def test_pipes_and_devices_are_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert fault_of(lambda: load_match(tmp_path / "pipe")).code is Fault.NOT_A_FILE
    assert fault_of(lambda: load_match("/dev/zero")).code is Fault.NOT_A_FILE


def test_what_a_killed_writer_left_is_removed(path: Path) -> None:
    write_atomically(path, b"data")
    mine = path.with_name(f".{path.name}.1234{PART_SUFFIX}")
    others = path.with_name(f".other.stoneage.1234{PART_SUFFIX}")
    mine.write_bytes(b"da")
    others.write_bytes(b"da")
    remove_parts(path)
    assert sorted(path.parent.iterdir()) == sorted([path, others])


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b'"version": 2', b'"version": 3'),
        lambda data: data.replace(b'"title": ""', b'"title": "x"'),
        lambda data: data[:0] + b"somebody's letter",
    ],
    ids=["cut off", "newer", "altered", "foreign"],
)
def test_what_cannot_be_read_is_not_overwritten(
    path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    bad = spoil(save_bytes(new_match()))
    path.write_bytes(bad)
    error = fault_of(lambda: save_match(path, new_match()))
    assert error.code is Fault.KEPT
    assert error.parameters["cause"] == fault_of(lambda: load_match(path)).code
    assert path.read_bytes() == bad


def test_no_folder(tmp_path: Path) -> None:
    target = tmp_path / "none" / "game.stoneage"
    assert fault_of(lambda: save_match(target, new_match())).code is Fault.NO_FOLDER


def test_a_link_is_followed_and_the_mode_is_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "real.stoneage", tmp_path / "link.stoneage"
    save_match(real, new_match())
    real.chmod(0o640)
    link.symlink_to(real)
    save_match(link, play(new_match(), 3))
    assert link.is_symlink()
    assert len(load_match(real).actions) == 3
    assert real.stat().st_mode & 0o777 == 0o640


@contextlib.contextmanager
def without_privileges() -> Iterator[None]:
    """Root may write anywhere; be nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.setegid(65534)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody can reach, unlike those of pytest."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_a_read_only_folder(open_folder: Path) -> None:
    path = open_folder / "game.stoneage"
    save_match(path, new_match())
    before = path.read_bytes()
    open_folder.chmod(0o555)
    with without_privileges():
        error = fault_of(lambda: save_match(path, play(new_match(), 5)))
        other = fault_of(lambda: save_match(open_folder / "other", new_match()))
    assert error.code is other.code is Fault.READ_ONLY
    assert path.read_bytes() == before
    assert list(open_folder.iterdir()) == [path]


def test_a_file_that_may_not_be_read(open_folder: Path) -> None:
    path = open_folder / "game.stoneage"
    save_match(path, new_match())
    path.chmod(0)
    open_folder.chmod(0o777)
    with without_privileges():
        assert fault_of(lambda: load_match(path)).code is Fault.UNREADABLE
        assert fault_of(lambda: save_match(path, new_match())).code is Fault.KEPT


@pytest.mark.parametrize("space", [0, 1, 1000])
def test_a_full_disk(path: Path, space: int) -> None:
    save_match(path, new_match())
    before = path.read_bytes()
    with disk_with(space):
        error = fault_of(lambda: save_match(path, play(new_match(), 5)))
    assert error.code is Fault.DISK_FULL
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_in_the_way(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write_atomically(tmp_path, b"data")
    assert caught.value.code in (Fault.NOT_A_FILE, Fault.UNWRITABLE)
    assert not list(tmp_path.parent.glob(f"*{PART_SUFFIX}"))


WRITER = """
import sys
from pathlib import Path
from stoneage_qt.session.files import write_atomically
path = Path(sys.argv[1])
print("ready", flush=True)
while True:
    for letter in b"ab":
        write_atomically(path, bytes([letter]) * 200_000, sync=False)
"""


def test_a_kill_while_writing_leaves_a_whole_file(path: Path) -> None:
    write_atomically(path, b"a" * 200_000)
    for _ in range(3):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE
        )
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        seen = path.stat().st_mtime_ns
        while path.stat().st_mtime_ns == seen:  # it writes
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        assert path.read_bytes() in (b"a" * 200_000, b"b" * 200_000)
    write_atomically(path, b"whole")
    assert list(path.parent.iterdir()) == [path]


def test_what_is_being_written_is_left_alone(path: Path) -> None:
    part = path.with_name(f".{path.name}.1234{PART_SUFFIX}")
    with part.open("wb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        write_atomically(path, b"data")
        assert part.exists()
    write_atomically(path, b"data")
    assert not part.exists()
