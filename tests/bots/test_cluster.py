"""Arena, training and puzzles on a real cluster: nothing is lost, nothing changes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from stoneage_qt.background.processes import WorkFailedError
from stoneage_qt.bots.arena import Contest, duel, play_tables
from stoneage_qt.cli import main
from stoneage_qt.games.stoneage.bots.net import SHAPE
from stoneage_qt.games.stoneage.bots.train import LATEST, Plan, Progress, train
from stoneage_qt.games.stoneage.puzzle_making import make_puzzles
from stoneage_qt.games.stoneage.puzzles import file_text, read_games
from tests import patient
from tests.games.stoneage.nearly_full import EACH, FINDING, nearly_full, write_nearly_full

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

_SECONDS = patient.SECONDS
_QUIET = ("--no-dashboard",)


class Processes(NamedTuple):
    """A scheduler's address and the processes of its two workers."""

    address: str
    workers: list[subprocess.Popen[bytes]]


def _start(*words: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "dask", *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Processes]:
    from distributed import Client

    file = tmp_path / "scheduler.json"
    scheduler = _start(
        "scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file), *_QUIET
    )
    words = ("worker", "--scheduler-file", str(file), "--nthreads", "1", "--no-nanny", *_QUIET)
    workers = [_start(*words, "--local-directory", str(tmp_path / name)) for name in ("one", "two")]
    try:
        with Client(scheduler_file=str(file), timeout=_SECONDS, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=_SECONDS)
        yield Processes(json.loads(file.read_text(encoding="utf-8"))["address"], workers)
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def _contest(tables: int) -> Contest:
    keys = ("gatherer", "random")
    return Contest(keys, duel(keys, 2), tables, seed=5)


def _played_here(contest: Contest) -> dict[int, list[tuple[object, ...]]]:
    with closing(play_tables(contest, jobs=1)) as played:
        return {table.number: [game[:6] for game in games] for table, games in played}


def test_a_worker_that_dies_loses_nothing(cluster: Processes) -> None:
    contest = _contest(10)
    found = {}
    with closing(play_tables(contest, on=cluster.address)) as played:
        for table, games in played:
            found[table.number] = [game[:6] for game in games]
            if len(found) == 2:
                cluster.workers[0].kill()
    assert found == _played_here(contest)


def test_work_that_fails_there_is_told_as_here(cluster: Processes) -> None:
    contest = Contest(("nobody", "random"), ((0, 1),), 1)
    with (
        pytest.raises(WorkFailedError, match="nobody"),
        closing(play_tables(contest, on=cluster.address)) as tables,
    ):
        next(tables)


def test_the_command_says_what_the_local_one_says(
    cluster: Processes, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "gatherer", "random", "-n", "4", "--seed", "3", "--json"]
    said = []
    for more in (["--jobs", "1"], ["--on", cluster.address]):
        assert main([*words, *more]) == 0
        figures = json.loads(capsys.readouterr().out)
        said.append([(bot["bot"], bot["win_rate"], bot["points"]) for bot in figures["bots"]])
    assert said[0] == said[1]


def test_training_gives_the_same_weights(cluster: Processes, tmp_path: Path) -> None:
    made, news = [], list[Progress]()
    for name, on in (("here", None), ("there", cluster.address)):
        plan = Plan(2, tmp_path / name, games=4, batch=2, workers=2, hidden=8, gate_deals=1, on=on)
        train(plan, news.append)
        made.append(SHAPE.load(plan.out / LATEST, 2))
    assert all((here == there).all() for here, there in zip(*made, strict=True))


def test_puzzles_are_the_same_though_a_worker_dies(cluster: Processes) -> None:
    made = []
    for on in (cluster.address, None):
        games = nearly_full()
        most = sum(len(game["puzzles"]) for game in games) + len(FINDING)
        with closing(make_puzzles(games, 1, EACH, most, jobs=1, on=on)) as found:
            for kept in found:
                assert len(kept) == 1
                cluster.workers[0].kill()
        made.append(file_text(games))
    assert made[0] == made[1]


def test_puzzles_are_made_and_checked_there(
    cluster: Processes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "puzzles.json", tmp_path / "held.json"
    count = write_nearly_full(path) + 1
    words = ["puzzles", "make", "--out", str(path), "--each", str(EACH), "--count", str(count)]
    assert main([*words, "--on", cluster.address]) == 0
    games = read_games(path)
    path.write_text(file_text(games[-1:]), encoding="utf-8")
    words = ["puzzles", "check", "--file", str(path), "--out", str(out)]
    assert main([*words, "--on", cluster.address]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 of 1 hold"
    assert read_games(out)[0]["seed"] == FINDING[0]


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "random", "random", "-n", "2"],
        ["puzzles", "make", "--out", "puzzles.json"],
    ],
    ids=lambda words: words[0],
)
def test_the_command_says_that_there_is_none(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--on", "tcp://127.0.0.1:9"]) == 1
    assert "127.0.0.1:9" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_programs_stay_on_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "random", "--bot", "true", "-n", "2", "--on", "tcp://127.0.0.1:9"]
    assert main(words) == 2
    assert "--bot" in capsys.readouterr().err
