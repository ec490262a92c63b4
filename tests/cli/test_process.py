"""The command line as a process of its own: no Qt, clean ends, a bar only for people."""

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stoneage_qt.cli.output import progress
from tests.stored_games.stored import stored_games

if sys.platform == "win32":
    pytest.skip("terminals, signals and pipes are those of POSIX here", allow_module_level=True)

import pty

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = [sys.executable, "-m", "stoneage_qt"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "random", "gatherer", "-n", "1"],
        ["verify", str(stored_games()[0])],
        ["show", str(stored_games()[0])],
        ["bench", "--repeats", "1", "--no-window"],
    ],
    ids=lambda words: words[0],
)
def test_headless_commands_load_no_qt(words: list[str]) -> None:
    script = (
        "import sys; from stoneage_qt.cli import main; code = main(sys.argv[1:]);"
        "sys.exit('Qt' if any(m.partition('.')[0] == 'PySide6' for m in sys.modules) else code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *words], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_bad_file_ends_with_a_message() -> None:
    done = run("show", "README.md")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("stoneage-qt: README.md: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "show"])
@pytest.mark.parametrize(
    "name", ["seats-colour", "round-1e999", "created-year-1", "modified-year-9999", "half-a-name"]
)
def test_hostile_files_end_with_a_message(command: str, name: str) -> None:
    path = ROOT / "tests" / "fuzz" / "cases" / "save" / f"{name}.json"
    done = run(command, str(path))
    assert done.returncode == 1
    told = done.stdout + done.stderr
    assert f"{name}.json: damaged" in told
    assert "Traceback" not in told


@pytest.mark.skipif(sys.platform == "darwin", reason="names of files are text there")
def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"bad\x80name.stoneage")
    path.write_text("{")
    for command in ("verify", "show"):
        done = subprocess.run(
            [*COMMAND, command, path],
            env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert "damaged" in done.stdout + done.stderr


def test_no_bar_in_files() -> None:
    done = run("simulate", "random", "random", "-n", "3")
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_bar_on_a_terminal() -> None:
    master, slave = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "simulate", "random", "random", "-n", "3", "--json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=slave,
    ) as process:
        os.close(slave)
        assert process.stdout is not None
        report = json.load(process.stdout)
    seen = _read_to_the_end(master)
    assert report["games"] == 3
    assert b"/3" in seen
    assert seen.endswith(b"\r\x1b[K")


def test_lines_above_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told stays, and the bar is drawn anew below it."""
    master, slave = pty.openpty()
    with os.fdopen(slave, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        monkeypatch.setattr(sys, "stderr", terminal)
        assert list(progress("ab", 2, str.upper)) == ["a", "b"]
        monkeypatch.undo()
    seen = _read_to_the_end(master)
    half, gone = 15 * b"#" + 15 * b".", b"\r\x1b[K"
    expected = gone + b"A\r\n\r[" + half + b"] 1/2"
    assert seen == expected + gone + b"B\r\n\r[" + 30 * b"#" + b"] 2/2" + gone


def _read_to_the_end(master: int) -> bytes:
    """What was written to a terminal that is closed: it comes in pieces, and ends with an error."""
    seen = b""
    with os.fdopen(master, "rb", buffering=0) as terminal, contextlib.suppress(OSError):
        while piece := terminal.read(1_000):
            seen += piece
    return seen


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """A run in the background ignores Ctrl+C, and so would every program that it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_interruptible")
def test_interrupted_it_tells_what_is_done(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "simulate", "random", "random", "-n", "9999", "--save-to", str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while not list(tmp_path.glob("*.stoneage")):
            select.select([], [], [], 0.02)
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.splitlines() == ["stoneage-qt: interrupted: these are the games finished so far"]
    assert out.splitlines()[1].startswith("random")


def test_a_reader_that_goes_away() -> None:
    words = ["show", str(stored_games()[0]), "--log", "99999"]
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as gone:
        done = subprocess.run(
            [*COMMAND, *words], cwd=ROOT, stdout=gone, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr == b""
