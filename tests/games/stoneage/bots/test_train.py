"""Training: repeatable, resumable, judged by matches; and it learns."""

import random
from pathlib import Path

import numpy as np
import pytest

from stoneage_qt.bots.calibration import ChanceCall, tenths
from stoneage_qt.bots.learning import Adam
from stoneage_qt.bots.value_net import Weights, WeightsError, softmax
from stoneage_qt.cli import main
from stoneage_qt.games.stoneage.bots.features import BOARD_WIDTH, PLAYER_WIDTH
from stoneage_qt.games.stoneage.bots.hints import shipped_nets
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, options
from stoneage_qt.games.stoneage.bots.train import (
    BEST,
    CHECKPOINT,
    LATEST,
    Plan,
    Progress,
    _Learner,
    train,
)
from stoneage_qt.games.stoneage.bots.train_calibrate import best_factor, played_out, scaled
from stoneage_qt.games.stoneage.bots.train_games import (
    Exploring,
    Samples,
    random_modules,
    searched,
    self_play,
)
from stoneage_qt.games.stoneage.bots.train_learn import SampleStore, gradient
from stoneage_qt.games.stoneage.bots.train_match import MatchResult, match
from stoneage_qt.games.stoneage.bots.value import option_merits
from stoneage_qt.games.stoneage.rules import Setup, new_state


def _small(seats: int, seed: int) -> Weights:
    return SHAPE.fresh(seats, seed, hidden=8, hidden_2=4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_self_play_gives_samples_that_add_up(players: int) -> None:
    samples, stats = self_play(Net(_small(players, 1)), 2, 5, Exploring(modules=1.0))
    assert stats.games == 2
    assert samples.blocks.shape == (len(samples.targets), players * PLAYER_WIDTH)
    assert samples.boards.shape == (len(samples.targets), BOARD_WIDTH)
    assert np.allclose(samples.targets.sum(axis=1), 1.0, atol=1e-4)


def test_self_play_repeats_itself() -> None:
    net = Net(_small(2, 1))
    first, _ = self_play(net, 2, 5, Exploring())
    again, _ = self_play(net, 2, 5, Exploring())
    assert np.array_equal(first.blocks, again.blocks)
    assert np.array_equal(first.targets, again.targets)


def test_the_searching_bot_teaches_what_it_found() -> None:
    """The winner of the race, its chance, and the others' in their old proportion."""
    net = shipped_nets()[3]
    rng = random.Random(3)
    s = new_state(Setup.shuffled(3, rng))
    found = OptionRows(3)
    options(s.copy(), found)
    merits, chances = option_merits(net, found)
    best, value = searched(net, s, found.actions, chances, rng, 8)
    assert merits[best] > merits.max() - 1.0
    assert value.sum() == pytest.approx(1.0, abs=1e-4)
    assert value[s.actor] != chances[best, s.actor]
    others = [seat for seat in range(3) if seat != s.actor]
    assert value[others[0]] / value[others[1]] == pytest.approx(
        chances[best, others[0]] / chances[best, others[1]], rel=1e-3
    )


def test_learning_lowers_the_loss() -> None:
    weights = _small(2, 1)
    samples, _ = self_play(Net(weights), 3, 5, Exploring(trace=1.0))
    replay = SampleStore(2)
    replay.add(samples)
    rng = np.random.default_rng(1)
    adam = Adam(weights)
    before, _ = gradient(weights, samples)
    for _ in range(60):
        _, slopes = gradient(weights, replay.draw(128, rng))
        adam.step(weights, slopes, 3e-3)
    after, _ = gradient(weights, samples)
    assert after < 0.8 * before


def test_replay_forgets_the_oldest() -> None:
    replay = SampleStore(1)
    for value in (1.0, 2.0):
        replay.add(
            Samples(
                np.zeros((4, 2 * PLAYER_WIDTH), np.uint8),
                np.zeros((4, BOARD_WIDTH), np.uint8),
                np.full((4, 2), value, np.float32),
            )
        )
    drawn = replay.draw(16, np.random.default_rng(0))
    assert (drawn.targets == 2.0).all()


def test_a_net_against_itself_wins_half() -> None:
    """Both games of a deal are the same game, with the challenger in the other seat."""
    net = Net(_small(2, 1))
    assert match(net, net, 2, 3).share == pytest.approx(0.5)


def test_better_means_better_than_par() -> None:
    assert MatchResult(120.0, 200).beats_par(2)
    assert not MatchResult(101.0, 200).beats_par(2)
    assert MatchResult(80.0, 200).beats_par(4)


def test_calibration_finds_what_the_results_say() -> None:
    """Results drawn from doubled scores ask for the factor two."""
    rng = np.random.default_rng(1)
    scores = rng.normal(0.0, 0.7, (20000, 2)).astype(np.float32)
    chances = softmax(2.0 * scores)
    first = rng.random(len(scores)) < chances[:, 0]
    results = np.stack([first, ~first], axis=1).astype(np.float32)
    factor = best_factor(scores, results)
    assert factor == pytest.approx(2.0, rel=0.1)
    chances = softmax(scores * np.float32(factor)).reshape(-1)
    for tenth in tenths(map(ChanceCall, chances.tolist(), results.reshape(-1).tolist())):
        assert tenth.off == pytest.approx(0.0, abs=0.05)


def test_scaled_weights_scale_the_scores() -> None:
    weights = _small(2, 1)
    plain, _ = played_out(weights, 1, 1)
    double, _ = played_out(scaled(weights, 2.0), 1, 1)
    assert np.allclose(2.0 * plain, double, rtol=1e-3)


def test_module_sets_are_mixed() -> None:
    rng = random.Random(1)
    drawn = [random_modules(rng, 0.4) for _ in range(400)]
    plain = sum(1 for modules in drawn if not modules)
    assert 200 < plain < 280
    assert len(set(drawn)) == 8


def _plan(out: Path, games: int) -> Plan:
    return Plan(players=2, out=out, games=games, workers=1, hidden=8, batch=2, gate_deals=1)


@pytest.mark.slow
def test_a_training_repeats_itself_and_goes_on(tmp_path: Path) -> None:
    news: list[Progress] = []
    train(_plan(tmp_path / "a", 4), news.append)
    train(_plan(tmp_path / "b", 4), lambda _: None)
    one = SHAPE.load(tmp_path / "a" / LATEST, 2)
    two = SHAPE.load(tmp_path / "b" / LATEST, 2)
    assert all(np.array_equal(p, q) for p, q in zip(one, two, strict=True))
    assert news[-1].games >= 4
    assert (tmp_path / "a" / BEST).exists()
    assert (tmp_path / "a" / CHECKPOINT).exists()
    train(_plan(tmp_path / "a", 2), news.append)
    assert news[-1].games > 4


@pytest.mark.parametrize("words", [["--games", "-1"], ["--workers", "0"], ["--hidden", "-96"]])
def test_the_command_refuses_odd_numbers(words: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["train", "--players", "2", "--out", str(tmp_path), *words])


@pytest.mark.parametrize("content", [b"", b"not a zip file", "cut"])
def test_a_damaged_checkpoint_is_told_and_kept(
    content: bytes | str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / CHECKPOINT
    if isinstance(content, str):
        np.savez(path, counts=np.array([1, 2, 3]))
        content = path.read_bytes()
    path.write_bytes(content)
    assert main(["train", "--players", "2", "--games", "1", "--out", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert "damaged" in told
    assert "move it away" in told
    assert "Traceback" not in told
    assert path.read_bytes() == content


def test_an_output_that_is_no_folder_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights"
    out.write_text("not a folder", encoding="utf-8")
    assert main(["train", "--players", "2", "--out", str(out)]) == 1
    assert "can't be used as output directory" in capsys.readouterr().err


def test_weights_that_are_no_numbers_are_never_written(tmp_path: Path) -> None:
    learner = _Learner(_small(2, 1), seed=1, passes=1)
    learner.save(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    learner.weights[0].flat[0] = np.nan
    with pytest.raises(WeightsError, match="smaller --rate"):
        learner.save(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_checkpoint_without_numbers_is_told(tmp_path: Path) -> None:
    learner = _Learner(_small(2, 1), seed=1, passes=1)
    learner.save(tmp_path)
    with np.load(tmp_path / CHECKPOINT) as data:
        parts = {name: data[name] for name in data.files}
    parts["weights_" + Weights._fields[0]].flat[0] = np.inf
    np.savez(tmp_path / CHECKPOINT, **parts)
    with pytest.raises(WeightsError, match="move it away"):
        learner.resume(tmp_path)
