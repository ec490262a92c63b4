"""`bench`: its output, its guard, and (slow) whether the engine has become slow."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stoneage_qt.cli import main
from stoneage_qt.cli.bench import too_slow
from stoneage_qt.cli.measure import empty_window_seconds
from stoneage_qt.games import GAMES
from stoneage_qt.games.stoneage.bench import play_random

TESTS = Path(__file__).resolve().parent.parent
GUARD = TESTS / "bench_guard.json"
GUARDS = {"stoneage": GUARD, "inka": TESTS / "bench_guard_inka.json"}
QUICK = ["bench", "--no-window", "--repeats", "1"]


@pytest.mark.parametrize("game", GAMES)
def test_bench_measures_everything(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--game", game, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    guard = json.loads(GUARDS[game].read_text("utf-8"))
    assert report["loops"].keys() == guard["loops"].keys()
    assert report["seconds"].keys() == guard["loops"].keys()
    assert all(cost > 0 for cost in report["loops"].values())
    assert report["compiled"].keys() == {"rules", "bots"}
    assert set(report["compiled"].values()) <= {True, False}


def test_bench_guards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    guard = tmp_path / "guard.json"
    assert main([*QUICK, "--write", str(guard)]) == 0
    stored = json.loads(guard.read_text("utf-8"))
    generous = {"loops": {name: cost * 1e6 for name, cost in stored["loops"].items()}}
    guard.write_text(json.dumps(generous))
    assert main([*QUICK, "--check", str(guard)]) == 0
    capsys.readouterr()
    guard.write_text(json.dumps({"loops": {"copy": 1e-9}}))
    assert main([*QUICK, "--check", str(guard)]) == 1
    assert "too slow: copy" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"loops": 3}', '{"loops": {"copy": "fast"}}'])
def test_a_wrong_guard_file(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    guard = tmp_path / "guard.json"
    guard.write_text(text)
    assert main([*QUICK, "--check", str(guard)]) == 1
    assert str(guard) in capsys.readouterr().err


def test_more_than_half_slower_is_too_slow() -> None:
    before = {"copy": 1.0, "action": 2.0}
    assert too_slow({"copy": 1.49, "action": 2.99}, before) == []
    assert len(too_slow({"copy": 1.51, "action": 2.99}, before)) == 1


@pytest.mark.parametrize("players", [2, 4])
def test_random_games_are_always_the_same(players: int) -> None:
    assert play_random(players, 1) == play_random(players, 1)


def test_an_empty_window_can_be_measured() -> None:
    seconds = empty_window_seconds(repeats=1)
    assert seconds is not None
    assert seconds > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_engine_has_not_become_slow(game: str) -> None:
    command = [sys.executable, "-m", "stoneage_qt", "bench", "--no-window", "--repeats", "15"]
    done = subprocess.run(
        [*command, "--game", game, "--check", str(GUARDS[game])],
        cwd=TESTS.parent,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()


def test_a_file_that_cannot_be_written_is_told_before_anything_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK, "--write", str(tmp_path / "none" / "guard.json")]) == 1
    assert main([*QUICK, "--write", str(tmp_path)]) == 1
    seen = capsys.readouterr()
    assert seen.out == ""
    assert "can't be written" in seen.err
