"""Training of the judge: repeatable, it learns, and it goes on where it was stopped."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stoneage_qt.cli import main
from stoneage_qt.games.inka.bots.judge import read_weights
from stoneage_qt.games.inka.bots.judge_training import (
    CHECKPOINT,
    Course,
    Learner,
    Lessons,
    Net,
    Progress,
    chances,
    foreseen,
    fresh,
    gradient,
    packed,
    straying_games,
    train,
)
from stoneage_qt.games.inka.bots.tuning import start_tables

pytestmark = pytest.mark.installed


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return straying_games(start_tables(24, "test"), 7, 0.0)


def small(out: Path, games: int) -> Course:
    return Course(out, games=games, batch=6, tables=12)


def test_the_same_seed_gives_the_same_games(lessons: Lessons) -> None:
    again = straying_games(start_tables(24, "test"), 7, 0.0)
    assert np.array_equal(lessons.rows, again.rows)
    assert np.array_equal(lessons.wins, again.wins)
    other = straying_games(start_tables(24, "test"), 8, 0.0)
    assert not np.array_equal(lessons.wins, other.wins)


def test_all_wins_are_shared_among_those_who_play(lessons: Lessons) -> None:
    there = lessons.wins >= 0.0
    assert set(there.sum(axis=1).tolist()) == {3, 4}
    assert np.where(there, lessons.wins, 0.0).sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    assert np.isfinite(lessons.rows).all()
    assert np.abs(lessons.rows).max() < 20.0, "inputs are about one"
    assert not lessons.rows[~there].any()


def test_chances_sum_to_one_and_nobody_who_is_not_there_has_any(lessons: Lessons) -> None:
    found = chances(fresh(1), lessons)
    assert found.sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    assert not found[lessons.wins < 0.0].any()


@pytest.mark.parametrize("near", [0.0, 0.5])
def test_the_gradient_is_the_slope_of_the_loss(near: float) -> None:
    exact: Any = [part.astype(np.float64) for part in fresh(3)]
    net = Net(*exact)
    some = straying_games(start_tables(24, "test"), 7, near).taken(np.arange(20))
    slopes = gradient(net, some)[1]
    # What all scores have in common changes no chance.
    assert slopes.score_bias == pytest.approx(0.0, abs=1e-6)
    for part, slope in zip(net, slopes, strict=True):
        place = np.unravel_index(int(np.abs(slope).argmax()), slope.shape)
        losses = []
        for step in (1e-5, -2e-5):
            part[place] += step
            losses.append(gradient(net, some)[0])
        part[place] += 1e-5
        assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(slope[place], rel=1e-2, abs=1e-6)


def test_it_learns(lessons: Lessons) -> None:
    learner = Learner(fresh(2))
    before = gradient(learner.net, lessons)[0]
    for _ in range(40):
        learner.step(lessons, 3e-3)
    assert gradient(learner.net, lessons)[0] < 0.9 * before


def test_later_opinions_lie_between_the_result_and_the_net(lessons: Lessons) -> None:
    net = fresh(2)
    found = foreseen(net, lessons)
    last = lessons.last
    assert last.sum() <= 24
    assert last[-1]
    assert np.array_equal(found.wins[last], lessons.wins[last])
    there = lessons.wins >= 0.0
    assert np.array_equal(found.wins >= 0.0, there)
    assert np.where(there, found.wins, 0.0).sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    row = int(np.flatnonzero(~last)[0])
    wanted = 0.7 * found.wins[row + 1] + 0.3 * chances(net, lessons)[row + 1]
    assert found.wins[row][there[row]] == pytest.approx(wanted[there[row]], abs=1e-6)


def test_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    news: list[Progress] = []
    train(small(tmp_path, 6), news.append)
    best = train(small(tmp_path, 12), news.append)
    assert [line.games for line in news] == [6, 12]
    learner = Learner(fresh(1))
    learner.resume(tmp_path)
    assert read_weights(best) == packed(learner.mean)


def test_a_damaged_checkpoint_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"no weights")
    assert main(["train-inka", "--out", str(tmp_path)]) == 1
    assert "damaged" in capsys.readouterr().err
