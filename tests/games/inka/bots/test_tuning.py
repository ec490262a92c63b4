"""How the quick player's weights are found: they go where winners are; only what wins is kept."""

import json
import random
from pathlib import Path

import pytest

from stoneage_qt.games.inka.bots.quick import CORE
from stoneage_qt.games.inka.bots.quick_weights import PLANNERS, WEIGHTS
from stoneage_qt.games.inka.bots.tuning import Way, is_better, start_tables, tune

# The numbers of the weights of development cards, and of what a throw of waiting costs.
CARDS, THROWS = range(22, 25), range(12, 15)


def test_tables_are_of_all_kinds_and_always_the_same() -> None:
    tables = start_tables(12, "x")
    assert tables == start_tables(12, "x") != start_tables(12, "y")
    assert {table[2] for table in tables} == {3, 4}
    assert {table[0] for table in tables} == {0, 1}, "founding, or the first turn"


@pytest.mark.installed
def test_the_planner_stays_as_it_is() -> None:
    """Everybody is measured by it: what is added to the quick player must not change it."""
    assert CORE is not None
    assert CORE.contest(start_tables(20, "frozen"), PLANNERS, PLANNERS, 1) == (20.0, 73, 4948)


@pytest.mark.installed
def test_steps_lead_to_where_winners_are() -> None:
    """From somebody to whom waiting is far too dear: who waits more, wins more."""
    poor = [1.0 if n == THROWS[0] else weight for n, weight in enumerate(WEIGHTS)]
    tables = start_tables(100, "x")
    way, again = Way(poor), Way(poor)
    for number in range(4):
        way.step(tables, number)
        again.step(tables, number)
    assert way.weights == again.weights, "the same seed, the same steps"
    assert way.weights[THROWS[0]] < way.mean[THROWS[0]] < poor[THROWS[0]]


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
