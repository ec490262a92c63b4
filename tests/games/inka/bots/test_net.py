"""The value net of the second game: what it sees and learns, and that its files are checked."""

import random
from pathlib import Path

import numpy as np
import pytest

from stoneage_qt.bots.learning import Adam
from stoneage_qt.bots.value_net import Weights, WeightsError
from stoneage_qt.games.inka.bots.learning import gradient
from stoneage_qt.games.inka.bots.net import SHAPE, Net, win_chances
from stoneage_qt.games.inka.bots.net_features import (
    BOARD_SCALE,
    BOARD_WIDTH,
    SEAT_SCALE,
    SEAT_WIDTH,
    board_block,
    seat_block,
)
from stoneage_qt.games.inka.bots.net_rows import Rows
from stoneage_qt.games.inka.bots.train_games import deviating_games
from stoneage_qt.games.inka.rules import CHANCE, OVER, Setup, State, apply, new_state
from stoneage_qt.games.inka.rules.chance import sample_chance
from stoneage_qt.games.inka.rules.playout import random_action


def positions(players: int, every: int = 40) -> list[State]:
    rng = random.Random(players)
    s = new_state(Setup.shuffled(players, rng, founding="free", variable=True))
    found: list[State] = []
    count = 0
    while s.actor != OVER:
        if count % every == 0:
            found.append(s.copy())
        count += 1
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng))
    return [*found, s]


def test_every_number_has_its_scale_and_its_place() -> None:
    assert len(SEAT_SCALE) == SEAT_WIDTH
    assert len(BOARD_SCALE) == BOARD_WIDTH
    for s in positions(4):
        assert len(board_block(s)) == BOARD_WIDTH
        for seat in range(4):
            block = seat_block(s, seat)
            assert len(block) == SEAT_WIDTH
            assert block[0] == s.players[seat].markers


@pytest.mark.parametrize("players", [3, 4])
def test_chances_are_of_all_seats_and_sum_to_one(players: int) -> None:
    net = Net(SHAPE.fresh(players, 1))
    found = [win_chances(s, net) for s in positions(players)]
    assert all(sum(chances) == pytest.approx(1.0, abs=1e-5) for chances in found)
    assert all(len(chances) == players for chances in found)
    # At the end there is nothing left to guess.
    assert max(found[-1]) in (1.0, 0.5, pytest.approx(1 / 3))


def test_positions_in_a_batch_are_weighed_like_single_ones() -> None:
    net = Net(SHAPE.fresh(4, 2))
    rows = Rows(net)
    shown = [s for s in positions(4) if s.turn > 0]
    for s in shown:
        rows.add(s)
    for chances, s in zip(rows.chances().tolist(), shown, strict=True):
        assert chances == pytest.approx(win_chances(s, net), abs=1e-5)


def test_the_gradient_is_the_slope_of_the_loss_and_learning_lowers_it() -> None:
    samples = deviating_games(3, 2, 5)
    weights = SHAPE.fresh(3, 3, hidden=8, hidden_2=4)
    # In double precision, where a small step shows.
    exact = Weights(*(np.asarray(part, np.float64) for part in weights))  # type: ignore[arg-type]
    loss, slopes = gradient(exact, samples)
    for part, slope in zip(exact, slopes, strict=True):
        place = np.unravel_index(int(np.abs(slope).argmax()), slope.shape)
        kept = part[place]
        part[place] = kept + 1e-5
        more = gradient(exact, samples)[0]
        part[place] = kept
        assert (more - loss) / 1e-5 == pytest.approx(slope[place], rel=0.03, abs=1e-5)
    adam = Adam(weights)
    for _ in range(30):
        adam.step(weights, gradient(weights, samples)[1], 0.01)
    assert gradient(weights, samples)[0] < 0.8 * loss


def test_weights_are_kept_and_bad_ones_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net4.npz"
    weights = SHAPE.fresh(4, 4)
    SHAPE.save(path, weights)
    again = SHAPE.load(path, 4)
    assert all((a == b).all() for a, b in zip(weights, again, strict=True))
    with pytest.raises(WeightsError, match="other features or players"):
        SHAPE.load(path, 3)
    path.write_bytes(path.read_bytes()[:500])
    with pytest.raises(WeightsError, match=r"net4\.npz: can't be read"):
        SHAPE.load(path, 4)
    SHAPE.save(path, weights._replace(bias=weights.bias * np.float32(np.nan)))
    with pytest.raises(WeightsError, match="damaged"):
        SHAPE.load(path, 4)
