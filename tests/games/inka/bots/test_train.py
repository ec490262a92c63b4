"""Training of the second game's net: repeatable, and it goes on where it was stopped."""

from pathlib import Path

import numpy as np
import pytest

from stoneage_qt.cli import main
from stoneage_qt.games.inka.bots.net import SHAPE
from stoneage_qt.games.inka.bots.train import CHECKPOINT, Course, Progress, train
from stoneage_qt.games.inka.bots.train_games import deviating_games


def small(out: Path, first: int) -> Course:
    return Course(3, out, first=first, games=0, first_batch=2, match=0, passes=1.0)


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = deviating_games(3, 2, 7), deviating_games(3, 2, 7)
    assert np.array_equal(first.blocks, again.blocks)
    assert np.array_equal(first.targets, again.targets)
    assert np.allclose(first.targets.sum(axis=1), 1.0)


def test_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    news: list[Progress] = []
    train(small(tmp_path, 2), news.append)
    best = train(small(tmp_path, 4), news.append)
    assert [line.games for line in news] == [2, 4]
    assert SHAPE.load(best, 3).seats == 3


def test_a_damaged_checkpoint_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"no weights")
    assert main(["train-inka", "--players", "3", "--out", str(tmp_path)]) == 1
    assert "damaged" in capsys.readouterr().err
