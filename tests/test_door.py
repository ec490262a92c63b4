"""The names that programs outside use keep their places: `stoneage_qt.rules` is a door."""

import importlib
import pkgutil

import stoneage_qt.rules as door
from stoneage_qt.games.stoneage import rules


def test_the_door_has_the_same_names() -> None:
    assert sorted(door.__all__) == sorted(rules.__all__)
    assert all(getattr(door, name) is getattr(rules, name) for name in rules.__all__)


def test_its_modules_are_the_same_modules() -> None:
    names = [module.name for module in pkgutil.iter_modules(rules.__path__)]
    assert {"actions", "constants", "notation", "state"} <= set(names)
    for name in names:
        there = importlib.import_module(f"stoneage_qt.rules.{name}")
        assert there is importlib.import_module(f"stoneage_qt.games.stoneage.rules.{name}")
