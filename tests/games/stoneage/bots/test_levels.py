"""The list of levels, and what happens where weights are missing or don't fit."""

import random
from pathlib import Path

import pytest

from stoneage_qt.bots.levels import UnknownLevelError, split_budget
from stoneage_qt.bots.value_net import WeightsError
from stoneage_qt.games.stoneage.bots.levels import (
    LEVELS,
    level_fault,
    level_keys,
    level_of,
    make_bot,
)
from stoneage_qt.games.stoneage.bots.net import SHAPE
from stoneage_qt.games.stoneage.bots.search import SearchBot, against_fasting
from stoneage_qt.games.stoneage.bots.train_rivals import drawn_style
from stoneage_qt.games.stoneage.bots.view import view_of
from stoneage_qt.games.stoneage.bots.weights import weights_path
from stoneage_qt.games.stoneage.minds import decide
from stoneage_qt.games.stoneage.rules import determinize
from stoneage_qt.games.stoneage.rules.constants import MODULES
from tests.games.stoneage.bots.playing import play, start

# The weights of the release before those of today.
OLDER = Path(__file__).parent / "release_0_1_1"
LEARNED = [level.key for level in LEVELS if level.learned]


def untrained(folder: Path) -> Path:
    """Weights of the right shape that know nothing."""
    for players in (2, 3, 4):
        SHAPE.save(weights_path(players, folder), SHAPE.fresh(players, players))
    return folder


def test_weakest_first_each_once() -> None:
    keys = level_keys()
    assert keys[0] == "random"
    assert keys[-1] == "expert"
    assert len(set(keys)) == len(keys)
    strengths = [level.strength for level in LEVELS]
    assert strengths == sorted(strengths)
    assert len(set(strengths)) >= 5


def test_every_level_has_a_bot_of_its_name(tmp_path: Path) -> None:
    weights = untrained(tmp_path)
    for key in level_keys():
        assert make_bot(key, weights=weights).name == key
        assert level_fault(key, weights) is None


def test_there_is_no_other() -> None:
    for ask in (make_bot, level_of, level_fault):
        with pytest.raises(UnknownLevelError, match="no such level: grandmaster"):
            ask("grandmaster")


def test_a_key_may_say_how_long_to_think() -> None:
    assert level_of("expert@0.25").key == "expert"
    assert split_budget("expert@4", []) == ("expert", 4.0)
    assert split_budget("strong", []) == ("strong", 1.0)
    assert make_bot("woodcutter@2").name == "woodcutter"


@pytest.mark.parametrize("key", ["expert@", "expert@0", "expert@much", "expert@1e9", "@2"])
def test_there_is_no_such_thinking(key: str) -> None:
    with pytest.raises(UnknownLevelError, match=f"no such level: {key}"):
        make_bot(key)


@pytest.mark.parametrize("key", LEARNED)
def test_without_weights_a_lower_level_plays(key: str, tmp_path: Path) -> None:
    assert make_bot(key, weights=tmp_path).name == "valuer"
    assert level_fault(key, tmp_path) == "net2.npz: missing"


@pytest.mark.parametrize("key", LEARNED)
def test_weights_that_do_not_fit(key: str, tmp_path: Path) -> None:
    untrained(tmp_path)
    weights_path(3, tmp_path).write_bytes(weights_path(2, tmp_path).read_bytes())
    assert make_bot(key, weights=tmp_path).name == "valuer"
    assert level_fault(key, tmp_path)
    weights_path(3, tmp_path).write_bytes(b"PK\x03\x04 no weights")
    assert make_bot(key, weights=tmp_path).name == "valuer"
    assert level_fault(key, tmp_path)


@pytest.mark.parametrize("key", LEARNED)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_learned_levels_are_fair_and_sound(key: str, players: int, tmp_path: Path) -> None:
    """Same seed, same choice, whatever is hidden; every kind of decision in winter."""
    weights = untrained(tmp_path)
    bot = make_bot(key, 0.05, weights)
    s = start(players, 2, MODULES)
    walkers = [make_bot("random") for _ in range(players)]
    asked = 0
    for _ in play(walkers, s, 2, rounds=4):
        asked += 1
        if key == "expert" and asked % 40:
            continue
        other = determinize(s, s.actor, random.Random(asked))
        decision = decide(bot, s, s.actor, 5)
        assert decision.fault is None
        assert decide(bot, other, s.actor, 5) == decision
        assert view_of(other, s.actor) == view_of(s, s.actor)
    assert asked > 40


def test_an_expert_told_to_stop_answers_with_its_best_so_far(tmp_path: Path) -> None:
    weights = untrained(tmp_path)
    expert, strong = make_bot("expert", 1000.0, weights), make_bot("strong", 1.0, weights)
    assert isinstance(expert, SearchBot)
    s = start(2, 3)
    polled = []

    def stop() -> bool:
        polled.append(True)
        return len(polled) > 3

    expert.stop = stop
    assert decide(expert, s, s.actor, 1).fault is None
    expert.stop = lambda: True
    assert decide(expert, s, s.actor, 1) == decide(strong, s, s.actor, 1)


@pytest.mark.parametrize("key", ["net", f"net:{OLDER}", "fasting", "fasting@0.25", "style:3"])
def test_yardsticks_play_and_are_no_levels(key: str) -> None:
    assert key not in level_keys()
    assert level_fault(key) is None
    s = start(2, 5)
    bots = [make_bot(key, budget=0.25), make_bot("valuer")]
    own = [action for action in play(bots, s, 4, rounds=2) if s.actor == 0]
    assert own
    if key.startswith("fasting"):
        assert not any(against_fasting(action) for action in own)


def test_yardsticks_of_the_same_number_have_the_same_likings() -> None:
    assert drawn_style(random.Random("style/3")) == drawn_style(random.Random("style/3"))
    with pytest.raises(WeightsError, match="missing"):
        make_bot("net:nowhere")
