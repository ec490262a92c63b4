"""The value net: its arithmetic, its files, its gradient."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stoneage_qt.bots.value_net import FORMAT, Floats, Weights, WeightsError, softmax
from stoneage_qt.games.stoneage.bots.features import (
    BOARD_WIDTH,
    PLAYER_WIDTH,
    STACK_SIZES,
    STACK_WIDTH,
    STACKS,
    STACKS_FREE,
    STACKS_OWN,
)
from stoneage_qt.games.stoneage.bots.levels import level_fault, make_bot
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net, advantages, as_bytes, widened_weights
from stoneage_qt.games.stoneage.bots.train_games import Samples
from stoneage_qt.games.stoneage.bots.train_learn import gradient
from stoneage_qt.games.stoneage.bots.value import load_nets
from stoneage_qt.games.stoneage.bots.weights import weights_path


def _features(rows: int, seats: int, seed: int = 1) -> tuple[bytearray, bytearray]:
    rng = random.Random(seed)
    blocks = [rng.choice((0, 0, 1, 2, 9)) for _ in range(rows * seats * PLAYER_WIDTH)]
    boards = [rng.choice((0, 0, 1, 2, 9)) for _ in range(rows * BOARD_WIDTH)]
    return bytearray(blocks), bytearray(boards)


def _scores(net: Net, blocks: bytearray, boards: bytearray) -> Floats:
    rows = len(boards) // BOARD_WIDTH
    where = np.arange(rows * net.seats).reshape(rows, net.seats)
    return net.scores(as_bytes(blocks), as_bytes(boards), where)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turning_the_table_turns_the_chances(seats: int) -> None:
    """Every seat is judged by the same net: seats rotated, chances rotated."""
    net = Net(SHAPE.fresh(seats, 3, hidden=16, hidden_2=8))
    blocks, boards = _features(1, seats)
    rotated = blocks[PLAYER_WIDTH:] + blocks[:PLAYER_WIDTH]
    chances = softmax(_scores(net, blocks, boards))[0]
    turned = softmax(_scores(net, rotated, boards))[0]
    assert np.allclose(np.roll(chances, -1), turned, atol=1e-5)
    assert chances.sum() == pytest.approx(1.0, abs=1e-5)


def test_rows_do_not_touch_each_other() -> None:
    net = Net(SHAPE.fresh(3, 3))
    blocks, boards = _features(5, 3)
    together = _scores(net, blocks, boards)
    width = 3 * PLAYER_WIDTH
    one = boards[2 * BOARD_WIDTH : 3 * BOARD_WIDTH]
    alone = _scores(net, blocks[2 * width : 3 * width], one)
    assert np.allclose(together[2], alone[0], atol=1e-4)


def test_advantages_are_log_odds() -> None:
    scores = np.array([[1.0, 0.5, -2.0, 0.0]], np.float32)
    chance = softmax(scores)[0, 1]
    assert advantages(scores, np.array([1]))[0] == pytest.approx(
        float(np.log(chance / (1 - chance))), abs=1e-5
    )


def test_weights_survive_a_file(tmp_path: Path) -> None:
    weights = SHAPE.fresh(4, 7)
    SHAPE.save(tmp_path / "net4.npz", weights)
    for part, again in zip(weights, SHAPE.load(tmp_path / "net4.npz", 4), strict=True):
        assert np.array_equal(part, again)


def test_unfit_files_say_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "net2.npz"
    with pytest.raises(WeightsError, match=r"net2\.npz"):
        SHAPE.load(path, 2)
    path.write_bytes(b"PK\x03\x04 not a zip")
    with pytest.raises(WeightsError, match="can't be read"):
        SHAPE.load(path, 2)
    SHAPE.save(path, SHAPE.fresh(3, 1))
    with pytest.raises(WeightsError, match="other features or players"):
        SHAPE.load(path, 2)
    broken = SHAPE.fresh(2, 1)
    broken.bias[0] = np.nan
    SHAPE.save(path, broken)
    with pytest.raises(WeightsError, match="damaged"):
        SHAPE.load(path, 2)


def _spoilt(path: Path, what: str) -> None:
    """A file of weights with something in it that has no business there."""
    parts: dict[str, Any] = dict(SHAPE.fresh(2, 1)._asdict())
    parts["header"] = np.array([FORMAT, PLAYER_WIDTH, BOARD_WIDTH, 2], np.int32)
    if what == "one array":
        with path.open("wb") as file:
            np.save(file, parts["second"])
        return
    wrong: dict[str, tuple[str, Any]] = {
        "no list": ("header", np.int32(7)),
        "words in the header": ("header", np.array(["a", "b"])),
        "nothing": ("header", np.zeros((0,), np.int32)),
        "a line for a table": ("second", np.zeros(7, np.float32)),
        "a number for a table": ("second", np.float32(1)),
        "words": ("bias", np.array(["a", "b"])),
        "times": ("bias", np.zeros(3, "datetime64[s]")),
        "records": ("bias", np.zeros(3, [("a", "i4"), ("b", "f4")])),
        "imaginary": ("bias", np.zeros(3, np.complex64)),
        "objects": ("bias", np.array([None, {}], object)),
        "far too much": ("bias", np.zeros(20_000_000, np.float32)),
    }
    name, value = wrong[what]
    parts[name] = value
    np.savez_compressed(path, **parts)


@pytest.mark.parametrize(
    "what",
    ["one array", "no list", "words in the header", "nothing", "a line for a table"]
    + ["a number for a table", "words", "times", "records", "imaginary", "objects", "far too much"],
)
def test_wrong_contents_are_told_and_another_level_plays(tmp_path: Path, what: str) -> None:
    _spoilt(tmp_path / "net2.npz", what)
    with pytest.raises(WeightsError, match=r"net2\.npz: "):
        SHAPE.load(tmp_path / "net2.npz", 2)
    fault = level_fault("strong", tmp_path)
    assert fault is not None
    assert "net2.npz" in fault
    assert make_bot("strong", weights=tmp_path).name == "valuer"


def test_widened_weights_know_what_the_narrow_ones_knew() -> None:
    """With equal opponents, the view of a seat has the same score as before."""
    two = SHAPE.fresh(2, 5)
    four = widened_weights(two, 4)
    rng = random.Random(2)
    own = bytearray(rng.randrange(5) for _ in range(PLAYER_WIDTH))
    other = bytearray(rng.randrange(5) for _ in range(PLAYER_WIDTH))
    boards = bytearray(rng.randrange(3) for _ in range(BOARD_WIDTH))
    for first in (STACKS_OWN, STACKS_FREE):  # two players have two stacks
        own[first + 6 : first + 12] = other[first + 6 : first + 12] = bytes(6)
    boards[STACKS + 2 * STACK_WIDTH : STACKS + 4 * STACK_WIDTH] = bytes(2 * STACK_WIDTH)
    boards[STACK_SIZES + 2 : STACK_SIZES + 4] = bytes(2)
    before = _scores(Net(two), own + other, boards)[0, 0]
    after = _scores(Net(four), own + 3 * other, boards)[0, 0]
    assert after == pytest.approx(float(before), abs=1e-3)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_gradient_is_the_slope(seats: int) -> None:
    weights = Weights(*(p.astype(np.float64) for p in SHAPE.fresh(seats, 2, 12, 6)))  # type: ignore[arg-type]
    blocks, boards = _features(7, seats)
    rng = np.random.default_rng(1)
    targets = rng.dirichlet(np.ones(seats), 7).astype(np.float32)
    samples = Samples(as_bytes(blocks).reshape(7, -1), as_bytes(boards).reshape(7, -1), targets)
    _, slopes = gradient(weights, samples)
    for name, slope in slopes._asdict().items():
        part = getattr(weights, name)
        index = tuple(int(rng.integers(0, size)) for size in part.shape)
        step = 1e-5
        kept = part[index]
        part[index] = kept + step
        above, _ = gradient(weights, samples)
        part[index] = kept - step
        below, _ = gradient(weights, samples)
        part[index] = kept
        assert slope[index] == pytest.approx((above - below) / (2 * step), abs=1e-4), name


def test_the_shipped_weights_fit_and_are_small() -> None:
    nets = load_nets()
    assert sorted(nets) == [2, 3, 4]
    assert sum(weights_path(players).stat().st_size for players in nets) < 2_000_000
