"""Readers of fields: what they let through, what they refuse, and where they say it is."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, ClassVar

import pytest

from stoneage_qt.session.checks import (
    Checked,
    FieldError,
    listed,
    maybe,
    moment,
    number,
    numbered,
    one_of,
    record,
    shown_text,
    table,
    text,
    truth,
    whole,
)

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("reader", "value", "read"),
    [
        (truth, False, False),
        (whole(0, 9), 9, 9),
        (number(0, 1), 1, 1),
        (text(3), "äöü", "äöü"),
        (text(4, "[a-f]+"), "face", "face"),
        (shown_text(9), "a\nb", "a b"),
        (one_of("on", "off"), "on", "on"),
        (numbered({"C01": 0}), "C01", 0),
        (moment, "2026-11-17T12:00:00Z", NOON),
        (moment, NOON, NOON),
        (maybe(truth), None, None),
        (listed(whole(0, 9), 0, 2), [1, 2], (1, 2)),
        (listed(whole(0, 9), 0, 2), (), ()),
        (table, {"any": [1]}, {"any": [1]}),
    ],
)
def test_what_is_right_comes_back(reader: Callable[[Any], Any], value: Any, read: Any) -> None:
    assert reader(value) == read


def test_what_was_read_is_right_when_it_is_read_again() -> None:
    """Objects are checked whenever they are made, and made from others all the time."""
    for reader, value in ((shown_text(3), "a\nbcd"[:3]), (moment, "2026-11-17T12:00:00Z")):
        assert reader(reader(value)) == reader(value)
    lists = listed(listed(truth, 0, 2), 0, 2)
    assert lists(lists([[True], []])) == ((True,), ())


@pytest.mark.parametrize(
    ("reader", "value", "problem"),
    [
        (truth, 1, "bool_type"),
        (whole(0, 9), True, "int_type"),
        (whole(0, 9), 1.0, "int_type"),
        (whole(0, 9), 10, "less_than_equal"),
        (whole(0, 9), -1, "greater_than_equal"),
        (number(0, 1), float("nan"), "number"),
        (number(0, 1), False, "number"),
        (text(3), "four", "string_too_long"),
        (text(3), 3, "string_type"),
        (text(3), "\ud800", "string_too_long"),
        (text(9, "[a-f]+"), "face\n", "string_pattern_mismatch"),
        (one_of("on"), ["on"], "literal_error"),
        (numbered({"C01": 0}), 0, "literal_error"),
        (moment, "yesterday", "datetime_parsing"),
        (moment, "2026-11-17T12:00:00", "timezone_aware"),
        (moment, "0001-01-01T00:00:00+23:59", "value_error"),
        (moment, 0, "datetime_type"),
        (moment, "2" * 100_000, "datetime_type"),
        (listed(truth, 0, 1), "no list", "list_type"),
        (listed(truth, 1, 1), [], "too_short"),
        (listed(truth, 0, 1), [True, True], "too_long"),
        (table, [], "dict_type"),
    ],
)
def test_what_is_wrong_has_a_code(reader: Callable[[Any], Any], value: Any, problem: str) -> None:
    with pytest.raises(FieldError) as caught:
        reader(value)
    assert caught.value.problem == problem
    assert caught.value.place == "file"


@dataclass(frozen=True, kw_only=True)
class Leaf(Checked):
    """One value."""

    size: int = 1

    READERS: ClassVar = {"size": whole(0, 9)}


@dataclass(frozen=True, kw_only=True)
class Tree(Checked):
    """Values in values."""

    name: str
    leaves: tuple[Leaf, ...] = ()

    READERS: ClassVar = {"name": shown_text(9), "leaves": listed(record(Leaf), 0, 3)}


TREE = record(Tree)


def test_a_record_is_read_whole() -> None:
    tree = TREE({"name": "oak\t", "leaves": [{"size": 3}, {}]})
    assert tree == Tree(name="oak ", leaves=(Leaf(size=3), Leaf()))
    assert TREE(tree) is tree


@pytest.mark.parametrize(
    ("content", "place", "problem"),
    [
        ({}, "name", "missing"),
        ({"name": "oak", "age": 3}, "age", "extra_forbidden"),
        ({"name": "oak", "leaves": [{}, {"size": 10}]}, "leaves.1.size", "less_than_equal"),
        ({"name": "oak", "leaves": [{"colour": "red"}]}, "leaves.0.colour", "extra_forbidden"),
        ({"name": "oak", "leaves": [7]}, "leaves.0", "dict_type"),
        ("oak", "file", "dict_type"),
    ],
)
def test_a_wrong_field_is_named_by_the_way_to_it(content: Any, place: str, problem: str) -> None:
    with pytest.raises(FieldError) as caught:
        TREE(content)
    assert (caught.value.place, caught.value.problem) == (place, problem)


def test_the_program_itself_is_checked_too() -> None:
    with pytest.raises(ValueError, match=r"leaves\.0"):
        Tree(name="oak", leaves=(7,))  # type: ignore[arg-type]


def test_what_is_told_is_short_and_never_a_whole_tree() -> None:
    with pytest.raises(FieldError) as caught:
        TREE({"name": "oak" * 1000})
    told = caught.value.within("forest").told()
    assert (told.field, told.problem, told.value) == (
        "forest.name",
        "string_too_long",
        "oak" * 26 + "oa",
    )
    assert FieldError("dict_type", [1, 2]).told().value == ""
    deep = FieldError("int_type", 1)
    for _ in range(1000):
        deep.within("step")
    assert len(deep.told().field) == 200
