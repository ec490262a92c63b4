"""What makes no sense is refused in words, before anything is begun or written."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import Output, run
from tests.stored_games.stored import stored_games

ROOT = Path(__file__).resolve().parent.parent.parent
LONG = "x" * 300


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "simulate --game inka random random random --modules variable_board -n 1",
            "variable_board can only be played with free_founding: --modules free_founding,var",
        ),
        (
            "arena --game inka random random random --modules variable_board -n 1",
            "--modules free_founding,variable_board",
        ),
        (LONG, "there is no command and no file of that name"),
        ("screenshot x.png --seed -1", "must be a whole number from 0 to"),
        (f"screenshot x.png --seed {'9' * 26}", "must be a whole number from 0 to"),
        ("screenshot x.png --at -1", "must be a whole number from 0 to"),
        ("screenshot x.png --at 99999", "--at must be between 0 and"),
        ("screenshot x.png --lang xx", "there is no such language: xx"),
        ("train --players 2 --out x --seed -5", "must be a whole number from 0 to"),
        ("arena random random -n 1 --on foo", "an address is written as tcp://host:8786"),
        ("arena random random -n 1 --on tcp://foo:99999", "an address is written as"),
        ("puzzles make --out x.json --on foo", "an address is written as tcp://host:8786"),
        ("puzzles check --jobs 0", "must be a whole number from 1 to"),
        ("arena random random -n 1 --jobs 0", "must be a whole number from 1 to"),
        ("arena random random -n 1 --players -1", "must be a whole number from 1 to"),
        ("arena random --bot /nonexistent -n 1", "no program of that name to run: /nonexistent"),
        ("arena random --bot '' -n 1", "no program of that name"),
        ("""arena random --bot "'" -n 1""", "no program of that name"),
        ("arena random --bot /tmp -n 1", "no program of that name"),
        ("simulate random random -n 1 --save-to ''", "must be the name of a file or folder"),
        ("arena --figures ''", "must be the name of a file or folder"),
        ("verify ''", "must be the name of a file or folder"),
    ],
)
def test_wrong_use_is_told(
    words: str, told: str, capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*shlex.split(words)) == 2
    seen = capsys.readouterr()
    assert told in seen.err
    assert seen.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "numbers",
    [
        *("--rate nan", "--rate inf", "--rate 7", "--minutes nan", "--minutes inf"),
        *("--chance 7", "--chance nan", "--rivals 9", "--rivals -1", "--rivals nan"),
        *("--search -5", "--start-players 9"),
    ],
)
def test_training_refuses_nonsense(numbers: str, capsys: Output, tmp_path: Path) -> None:
    assert run("train", "--players", "2", "--out", tmp_path / "out", *numbers.split()) == 2
    assert "must be" in (told := capsys.readouterr().err) or "invalid choice" in told
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", [LONG, f"{LONG}.json", f"nowhere{os.sep}x.json"])
def test_puzzles_go_to_a_file_that_can_be(
    name: str, capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("puzzles", "make", "--out", name, "--count", "1") == 1
    assert "it can't be written" in capsys.readouterr().err


def test_a_bot_that_never_answers_is_no_winner(capsys: Output) -> None:
    quitter = shlex.join([sys.executable, "-c", "pass"])
    assert run("arena", "random", "--bot", quitter, "-n", "1", "--jobs", "1") == 1
    seen = capsys.readouterr()
    assert "never played by itself" in seen.err
    assert any("(!)" in line for line in seen.out.splitlines())


def test_a_picture_replaces_another_whole_or_not_at_all(capsys: Output, tmp_path: Path) -> None:
    target = tmp_path / "old.unknown"
    target.write_bytes(b"an older one")
    assert run("screenshot", target, "--page", "start") == 1
    assert target.read_bytes() == b"an older one"
    assert run("screenshot", tmp_path / "no" / "folder.png", "--page", "start") == 1
    assert "it can't be written" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", ["verify", "show"])
def test_an_output_without_room_is_told(command: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "stoneage_qt", command, str(stored_games()[0])],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.startswith("stoneage-qt: the output can't be written: ")
    assert len(done.stderr.splitlines()) == 1


# Sends the signal of Ctrl+C to itself as soon as a certain module is looked for.
_EARLY = """
import os, signal, sys

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Finder())
from stoneage_qt.__main__ import start
sys.argv[1:] = ["simulate", "random", "random", "-n", "1"]
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX here")
@pytest.mark.parametrize(
    "module", ["stoneage_qt.cli", "stoneage_qt.cli.messages", "stoneage_qt.cli.simulate"]
)
def test_interrupted_while_it_begins(module: str) -> None:
    script = _EARLY.replace("sys.argv[1]:", f"{module!r}:") + "sys.exit(start())\n"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 128 + signal.SIGINT
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
