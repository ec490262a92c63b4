"""How the quick player's weights are found: small changes, and only what wins is kept."""

import json
import random
from pathlib import Path

import pytest

from stoneage_qt.games.inka.bots.quick_weights import PLANNERS, WEIGHTS
from stoneage_qt.games.inka.bots.tuning import changed, is_better, start_tables, tune

# The numbers of the weights of development cards, and of what a throw of waiting costs.
CARDS, THROWS = range(22, 25), range(12, 15)


def test_a_change_is_of_one_to_three_weights() -> None:
    rng = random.Random(1)
    for _ in range(50):
        new = changed(WEIGHTS, rng)
        assert len(new) == len(WEIGHTS) == len(PLANNERS)
        different = sum(one != other for one, other in zip(new, WEIGHTS, strict=True))
        assert different <= 3


def test_tables_are_of_all_kinds_and_always_the_same() -> None:
    tables = start_tables(12, "x")
    assert tables == start_tables(12, "x") != start_tables(12, "y")
    assert {table[2] for table in tables} == {3, 4}
    assert {table[0] for table in tables} == {0, 1}, "founding, or the first turn"


@pytest.mark.installed
def test_what_is_clearly_worse_is_not_kept() -> None:
    """Who never buys a card and can't wait for anything."""
    worse = [-9.0 if n in CARDS else 5.0 if n in THROWS else w for n, w in enumerate(WEIGHTS)]
    tables = start_tables(60, "x")
    assert not is_better(worse, WEIGHTS, tables, random.Random(1))
    assert is_better(WEIGHTS, worse, tables, random.Random(1))


@pytest.mark.installed
def test_it_goes_on_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(PLANNERS))
    assert tune(path, 0.0) == 0
    assert json.loads(path.read_text()) == PLANNERS
