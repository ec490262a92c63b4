"""Puzzles are made and checked by many at a time, and are the same as if one had."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.cli import main
from stoneage_qt.games.stoneage.puzzle_making import (
    AHEAD,
    PuzzleSeeker,
    Shelf,
    searched_game,
    source_of,
)
from stoneage_qt.games.stoneage.puzzles import (
    SHIPPED,
    file_text,
    position_of,
    puzzles_in,
    read_games,
    read_puzzles,
)
from stoneage_qt.games.stoneage.rules import encode, legal_actions
from stoneage_qt.paths import resource_path
from tests.games.stoneage.nearly_full import EACH, FINDING, nearly_full, write_nearly_full
from tests.installed import ROOT


def words(path: Path, count: int) -> list[str]:
    return ["puzzles", "make", "--out", str(path), "--each", str(EACH), "--count", str(count)]


def make(path: Path, count: int, *more: str) -> bytes:
    """The file after some more were added."""
    assert main([*words(path, count), *more]) == 0
    return path.read_bytes()


@pytest.fixture(scope="module")
def made_by_one(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, bytes]:
    """How many puzzles there are in the end, and their file."""
    path = tmp_path_factory.mktemp("one") / "puzzles.json"
    count = write_nearly_full(path) + len(FINDING)
    return count, make(path, count, "--jobs", "1")


def test_many_make_the_same(
    made_by_one: tuple[int, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.json"
    write_nearly_full(path)
    count, expected = made_by_one
    assert make(path, count, "--jobs", "2") == expected
    assert len(read_puzzles(path)) == count
    assert [game["seed"] for game in read_games(path)][3:] == list(FINDING)
    told = [line.partition(";")[0] for line in capsys.readouterr().out.splitlines()]
    assert told == [f"1 games, {count - 1} puzzles", f"2 games, {count} puzzles"]


@pytest.fixture(scope="module")
def right_and_wrong() -> str:
    """A file with a clear puzzle, and before it the same with another solution."""
    games = read_games(resource_path(SHIPPED))
    ones = [{**game, "puzzles": [each]} for game in games for each in game["puzzles"]]
    ones.sort(key=lambda one: one["puzzles"][0]["second"] - one["puzzles"][0]["win"])
    for right in ones:
        puzzle = next(puzzles_in(right))
        legal = legal_actions(position_of(puzzle))
        if len(legal) <= 5:  # thought about quickly
            other = next(action for action in legal if action != puzzle.best)
            wrong = {**right, "puzzles": [{**right["puzzles"][0], "best": encode(other)}]}
            return file_text([wrong, right])
    raise AssertionError


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """A run in the background ignores Ctrl+C, and so would every program that it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted(*words: str) -> tuple[str, str]:
    """What a command has told when it hears of Ctrl+C after its first line, and then."""
    with subprocess.Popen(
        [sys.executable, "-m", "stoneage_qt", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert err.startswith("stoneage-qt: interrupted: ")
    assert len(err.splitlines()) == 1
    return line, err


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX here")
@pytest.mark.usefixtures("_interruptible")
def test_interrupted_and_taken_up_again(made_by_one: tuple[int, bytes], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write_nearly_full(path)
    count, expected = made_by_one
    more_than_there_is_room_for = words(path, 10 * count)
    line, _ = interrupted(*more_than_there_is_room_for, "--jobs", "1")
    assert line.startswith("1 games")
    assert len(read_puzzles(path)) > count - len(FINDING)
    assert make(path, count, "--jobs", "2") == expected


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX here")
@pytest.mark.usefixtures("_interruptible")
def test_checking_is_interrupted(right_and_wrong: str, tmp_path: Path) -> None:
    path, out = tmp_path / "puzzles.json", tmp_path / "held.json"
    games = json.loads(right_and_wrong)["games"] + read_games(resource_path(SHIPPED))
    path.write_text(file_text(games), encoding="utf-8")
    words = ("--file", str(path), "--out", str(out), "--jobs", "1")
    line, err = interrupted("puzzles", "check", *words)
    assert "is no longer clearly best" in line
    assert "checked so far hold; no file was written" in err
    assert not out.exists()


def test_a_game_knows_of_those_long_before_alone() -> None:
    games = nearly_full()
    shown = {seed: searched_game(seed, games, EACH).shelf.count for seed in FINDING}
    assert set(shown.values()) == {sum(len(game["puzzles"]) for game in games[:2])}
    last = FINDING[0] - 1 + AHEAD
    assert searched_game(last - 1, games, EACH).shelf.count == shown[FINDING[0]]
    assert searched_game(last, games, EACH).shelf.count == shown[FINDING[0]] + 1


def test_what_there_is_no_room_for_any_more_is_left_out() -> None:
    shelf = Shelf(4)
    found: list[tuple[int, dict[str, Any]]] = [
        (number, {"theme": "cards", "best": best})
        for number, best in enumerate(("pick 1", "pick 2", "pick 1", "pick 1", "pick 3", "pick 4"))
    ]
    assert [number for number, _ in shelf.take("summer", found)] == [0, 1, 2, 4]
    assert shelf.count == 4
    assert shelf.take("summer", found) == []
    assert len(shelf.take("winter", found)) == 4


def test_both_seasons_take_turns_while_nothing_is_known() -> None:
    seasons = {seed: source_of(seed, Shelf(2)).season for seed in range(1, 9)}
    assert seasons == {seed: "summer" if seed % 2 else "winter" for seed in range(1, 9)}


def test_a_search_that_is_told_to_stop_does() -> None:
    asked = iter([False, False, True])
    texts, found = PuzzleSeeker().answer(searched_game(1, [], EACH), lambda: next(asked))
    assert len(texts) == 2
    assert found == []


def test_many_check_the_same(
    right_and_wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(right_and_wrong, encoding="utf-8")
    said, written = [], []
    for jobs in ("1", "2"):
        out = tmp_path / f"held-{jobs}.json"
        check = ["puzzles", "check", "--file", str(path), "--out", str(out), "--jobs", jobs]
        assert main(check) == 1
        said.append(capsys.readouterr().out)
        written.append(out.read_bytes())
    assert said[0] == said[1]
    assert "is no longer clearly best" in said[0].splitlines()[0]
    assert said[0].splitlines()[1:] == ["1 of 2 hold"]
    assert written[0] == written[1]
    assert len(json.loads(written[0])["games"]) == 1


def test_what_can_not_be_played_is_not_checked(
    right_and_wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.json"
    games = json.loads(right_and_wrong)["games"]
    games[1]["puzzles"][0]["best"] = "roll 1 2"
    path.write_text(file_text(games), encoding="utf-8")
    assert main(["puzzles", "check", "--file", str(path)]) == 1
    told = capsys.readouterr()
    assert "puzzles.json: can't be read as puzzles" in told.err
    assert told.out == ""
