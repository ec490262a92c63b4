"""JSON that nobody vouches for: refused with a place, and never slower than its size."""

import json
import os
import socket
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import read_limited
from stoneage_qt.session.strict_json import MAX_DEPTH, parse_json

NAME = Path("some.json")


def parse(text: str) -> Any:
    return parse_json(text.encode(), NAME)


def fault_of(text: str) -> SaveError:
    with pytest.raises(SaveError) as caught:
        parse(text)
    return caught.value


def test_many_names_and_one_repeated() -> None:
    """What took two minutes with as many names: each was counted among all others."""
    names = ",".join(f'"{number}":0' for number in range(300_000))
    error = fault_of("{" + names + ',"299999":1}')
    assert (error.code, error.parameters["field"]) == (Fault.BAD_FIELD, "299999")


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e400"])
def test_numbers_that_are_none(number: str) -> None:
    error = fault_of(f'{{"a": 1,\n "round": {number}}}')
    assert error.code is Fault.NOT_JSON
    assert (error.parameters["line"], error.parameters["column"]) == (2, 11)


@pytest.mark.parametrize("text", [r'{"a": "\ud800"}', r'{"\udfff": 1}', r'["\uDC00\uD800"]'])
def test_half_a_character(text: str) -> None:
    assert fault_of(text).code is Fault.NOT_JSON


def test_a_character_in_two_halves_is_one() -> None:
    assert parse(json.dumps(["🦴", "ключ"])) == ["🦴", "ключ"]


@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 5_000, 1_000_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}"), ("[[],", "]")])
def test_nested_too_deeply(depth: int, opening: str, closing: str) -> None:
    assert fault_of(opening * depth + "1" + closing * depth).code is Fault.TOO_DEEP
    assert fault_of(opening * depth).code is Fault.TOO_DEEP


def test_nested_as_deep_as_allowed() -> None:
    assert parse("[" * MAX_DEPTH + "]" * MAX_DEPTH)


def test_brackets_in_strings_are_no_nesting() -> None:
    texts = ["[" * 100, '"{[\\' * 50, "\\", "]" * 100, '\\"[' * 60]
    assert parse(json.dumps(texts)) == texts


@pytest.mark.parametrize("text", ["]" * 100, "[}" * 100, '"' * 101, "{" * 30 + "]" * 80])
def test_brackets_that_do_not_fit(text: str) -> None:
    assert fault_of(text).code is Fault.NOT_JSON


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    linked = tmp_path / "linked"
    linked.symlink_to(pipe)
    address = tmp_path / "s"
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(address))
        for path in (pipe, linked, address, tmp_path):
            with pytest.raises(SaveError) as caught:
                read_limited(path, 100)
            assert caught.value.code is Fault.NOT_A_FILE


def test_links_in_a_circle(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.symlink_to(other)
    other.symlink_to(one)
    with pytest.raises(SaveError) as caught:
        read_limited(one, 100)
    assert caught.value.code is Fault.UNREADABLE


def test_what_an_error_says_is_harmless() -> None:
    error = SaveError(
        Fault.BAD_FIELD, path="a\u202eb\ud800\n", field="x" * 10_000, value="\x1b[31m"
    )
    assert error.parameters["path"] == "a b\ufffd "
    assert len(str(error.parameters["field"])) == 4096
    assert error.parameters["value"] == " [31m"
