"""Whatever is in a file, loading ends with a match or a SaveError, and nothing else."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stoneage_qt.cli.messages import error_text
from stoneage_qt.contract import Json
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.saves import Loaded, digest, read_save, save_bytes
from tests.session.playing import new_match, play

GAME = play(new_match("pbp", modules=MODULES), 120)
SAVE = save_bytes(GAME)
CONTENT: Json = json.loads(SAVE)
NAME = Path("fuzz.stoneage")

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5)
    ),
    max_leaves=20,
)
WRONG = st.one_of(
    JSON,
    st.sampled_from(["C01", "A1", "B28", "place hunt 1", "tools none", "roll 1", "2026-01-01"]),
    st.sampled_from([-1, 0, 10**18, 2**63, 10**400, 0.5, "x" * 1000, [], {}, [[]] * 50]),
)


def try_to_read(data: bytes) -> Loaded | SaveError:
    """The result; an error must have a sentence for people, too."""
    try:
        return read_save(data, NAME)
    except SaveError as error:
        sentence = error_text(error)
        return error if sentence.startswith(f"{NAME}: ") else pytest.fail(sentence)


def places_in(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value inside."""
    found = [path] if path else []
    if isinstance(value, dict):
        for name, inner in value.items():
            found += places_in(inner, (*path, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += places_in(inner, (*path, number))
    return found


PLACES = places_in(CONTENT)


def signed(content: Json) -> bytes:
    """A file with the digest that belongs to its content."""
    body = {name: value for name, value in content.items() if name != "digest"}
    return json.dumps({**body, "digest": digest(body)}).encode()


def changed(path: tuple[str | int, ...], change: Callable[[Any, Any], None]) -> Json:
    content = copy.deepcopy(CONTENT)
    inner: Any = content
    for step in path[:-1]:
        inner = inner[step]
    change(inner, path[-1])
    return content


def test_the_game_itself_is_sound() -> None:
    loaded = try_to_read(SAVE)
    assert isinstance(loaded, Loaded)
    assert not loaded.altered
    assert loaded.match.state.key() == GAME.state.key()


def test_cut_off_anywhere() -> None:
    """Every length near both ends, and every so many between."""
    edge = 150
    whole = len(SAVE) - len("\n")
    lengths = [*range(edge), *range(edge, whole - edge, 7), *range(whole - edge, whole)]
    for length in lengths:
        assert isinstance(try_to_read(SAVE[:length]), SaveError), length


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    assert isinstance(try_to_read(data), SaveError)


@settings(max_examples=300, deadline=None)
@given(JSON)
def test_any_json(value: Any) -> None:
    assert isinstance(try_to_read(json.dumps(value).encode()), SaveError)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_bytes_changed(data: st.DataObject) -> None:
    """Flipped, inserted and deleted bytes never pass for the saved file."""
    spoilt = bytearray(SAVE)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(spoilt) - 1))
        new = data.draw(st.binary(max_size=3))
        spoilt[at : at + data.draw(st.integers(0, 3))] = new
    result = try_to_read(bytes(spoilt))
    if isinstance(result, Loaded) and not result.altered:
        assert json.loads(spoilt.decode("utf-8-sig")) == CONTENT


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(PLACES), WRONG, st.booleans())
def test_values_replaced(path: tuple[str | int, ...], value: Any, sign: bool) -> None:
    def replace(inner: Any, last: Any) -> None:
        inner[last] = value

    content = changed(path, replace)
    try_to_read(signed(content) if sign else json.dumps(content).encode())


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(PLACES))
def test_values_removed(path: tuple[str | int, ...]) -> None:
    def remove(inner: Any, last: Any) -> None:
        del inner[last]

    result = try_to_read(signed(changed(path, remove)))
    # Only what has a default may be missing; without a module or an action it is just
    # another game.
    if isinstance(result, Loaded):
        assert str(path[-1]) in _OPTIONAL or path[:-1] in [("actions",), ("setup", "modules")]


_OPTIONAL = (
    {"title", "origin", "result", "digest", "components"}
    | set(CONTENT["options"])
    | set(CONTENT["seats"][0])
)


@pytest.mark.parametrize("seed", range(30))
def test_actions_shuffled(seed: int) -> None:
    """Other orders of the same actions are legal or refused, and never crash the rules."""
    rng = random.Random(seed)
    content = copy.deepcopy(CONTENT)
    actions = content["actions"]
    for _ in range(rng.randrange(1, 6)):
        one, other = rng.randrange(len(actions)), rng.randrange(len(actions))
        actions[one], actions[other] = actions[other], actions[one]
    content["result"] = None
    result = try_to_read(signed(content))
    if isinstance(result, Loaded):
        assert not result.altered


@pytest.mark.parametrize("depth", [10, 500, 900, 990, 2000, 100_000])
def test_deep_inside_a_save(depth: int) -> None:
    text = SAVE.decode().replace('"components": null', f'"components": {"[" * depth}{"]" * depth}')
    assert isinstance(try_to_read(text.encode()), SaveError)
    inner = '{"x":' * depth + "1" + "}" * depth
    text = SAVE.decode().replace('"components": null', f'"components": {inner}')
    result = try_to_read(text.encode())
    assert isinstance(result, SaveError) or result.altered
