"""Saves: what is written comes back, and every bad file gets its own message."""

import json
import random
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.contract import Json
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import Setup, decode
from stoneage_qt.games.stoneage.rules.components import BUILT_IN, override_components
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.session.faults import Fault
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.migrations import VERSION, migrate
from stoneage_qt.session.saves import (
    MAX_BYTES,
    digest,
    load,
    load_match,
    peek,
    save_bytes,
    save_match,
)
from tests.session.playing import fault_of, new_match, play
from tests.stored_games.stored import stored_games


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.stoneage"


def write(path: Path, content: Json, *, sign: bool = True) -> Path:
    """Store parsed JSON as a save; with the digest that belongs to it unless told otherwise."""
    if sign:
        content = {name: value for name, value in content.items() if name != "digest"}
        content["digest"] = digest(content)
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def content_of(match: Match) -> Json:
    content: Json = json.loads(save_bytes(match))
    return content


# What is written comes back


def test_everything_comes_back(path: Path) -> None:
    own = override_components({"animals": [{"id": "A2", "malus": 3}]}, "test", BUILT_IN)
    setup = Setup.shuffled(3, random.Random(4), frozenset(MODULES), components=own)
    seats = [
        Seat(name="Zoë 🦣", colour="green"),
        Seat(controller="bot", level="gatherer", colour="red"),
        Seat(controller="bot", command="python my_bot.py", colour="yellow"),
    ]
    options = TableOptions(season="winter", open_cards=True, practice=True, edition="2008")
    created = datetime(2026, 3, 1, 9, 8, 7, tzinfo=UTC)
    match = Match(RULES, setup, seats, options, 77, title="Ein „Spiel“", created=created)
    play(match, 60)
    match.undo()
    assert match.can_redo()
    save_match(path, match)
    again = load_match(path)
    for name in ("setup", "seats", "options", "seed", "title", "created", "ident", "actions"):
        assert getattr(again, name) == getattr(match, name), name
    assert again.index == match.index
    assert again.can_redo()
    assert again.state.key() == match.state.key()
    assert again.state.components == own


@pytest.mark.parametrize("controllers", ["pb", "pbp", "pbpb"])
def test_replaying_gives_the_same_state_to_the_last_field(path: Path, controllers: str) -> None:
    match = play(new_match(controllers, modules=MODULES))
    save_match(path, match)
    again = load_match(path)
    assert again.state.key() == match.state.key()
    for index in range(0, len(match.actions), 37):
        assert again.state_at(index).key() == match.state_at(index).key()
        assert again.events_at(index) == match.events_at(index)


def test_a_branch_comes_back_with_its_origin(path: Path) -> None:
    branch = play(new_match(), 30).branch(20)
    save_match(path, branch)
    assert load_match(path).origin == branch.origin


def test_a_full_game_of_four_is_small(path: Path) -> None:
    save_match(path, play(new_match("pppp", modules=MODULES)))
    assert path.stat().st_size < 100_000


def test_saving_again_overwrites_a_sound_save(path: Path) -> None:
    save_match(path, new_match())
    match = play(new_match(), 10)
    save_match(path, match)
    assert len(load_match(path).actions) == 10
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_people_can_read_the_file(path: Path) -> None:
    match = new_match()
    match.submit(decode("place forest 3"))
    save_match(path, match)
    text = path.read_text(encoding="utf-8")
    assert '\n  "place forest 3"\n' in text
    assert '"cards": ["C' in text


# Bad files


def test_missing_and_not_a_file(tmp_path: Path) -> None:
    assert fault_of(lambda: load_match(tmp_path / "none")).code is Fault.MISSING
    assert fault_of(lambda: load_match(tmp_path)).code is Fault.NOT_A_FILE
    assert fault_of(lambda: load_match("a\0b")).code is Fault.UNREADABLE


def test_too_large(path: Path) -> None:
    path.write_bytes(b" " * (MAX_BYTES + 1))
    error = fault_of(lambda: load_match(path))
    assert (error.code, error.parameters["limit"]) == (Fault.TOO_LARGE, MAX_BYTES)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", Fault.NOT_OURS),
        (b"\xff\xfe\x00", Fault.NOT_OURS),
        (b"Hello", Fault.NOT_OURS),
        (b'{"format": NaN}', Fault.NOT_JSON),
        (b"1" * 5000, Fault.NOT_OURS),
        (b"[" * 200_000, Fault.NOT_OURS),
        (b'{"a":' * 200_000, Fault.TOO_DEEP),
        (b"[]", Fault.NOT_OURS),
        (b"null", Fault.NOT_OURS),
        (b'{"format": "chess"}', Fault.NOT_OURS),
        (b'{"format": "stoneage-qt game", "format": 1}', Fault.BAD_FIELD),
        (b'{"format": "stoneage-qt game"}', Fault.BAD_FIELD),
        (b'{"format": "stoneage-qt game", "version": "1"}', Fault.BAD_FIELD),
        (b'{"format": "stoneage-qt game", "version": true}', Fault.BAD_FIELD),
        (b'{"format": "stoneage-qt game", "version": 0}', Fault.UNKNOWN_VERSION),
        (b'{"format": "stoneage-qt game", "version": 1}', Fault.BAD_FIELD),
    ],
)
def test_foreign_files(path: Path, data: bytes, code: Fault) -> None:
    path.write_bytes(data)
    assert fault_of(lambda: load_match(path)).code is code


def test_a_newer_version_is_named(path: Path) -> None:
    write(path, {**content_of(new_match()), "version": VERSION + 1})
    error = fault_of(lambda: load_match(path))
    assert error.code is Fault.NEWER_VERSION
    assert error.parameters["version"] == VERSION + 1
    assert error.parameters["known"] == VERSION


def test_a_game_that_is_not_here_is_named_and_left_alone(path: Path) -> None:
    write(path, {**content_of(new_match()), "game": "chess"})
    before = path.read_bytes()
    error = fault_of(lambda: load_match(path))
    assert (error.code, error.parameters["game"]) == (Fault.UNKNOWN_GAME, "chess")
    assert fault_of(lambda: save_match(path, new_match())).code is Fault.KEPT
    assert path.read_bytes() == before


@pytest.mark.parametrize("game", [None, 1, [], {}, "", "__init__", "../stoneage"])
def test_what_is_no_key_is_no_game(path: Path, game: Any) -> None:
    write(path, {**content_of(new_match()), "game": game})
    assert fault_of(lambda: load_match(path)).code is Fault.UNKNOWN_GAME


def test_the_game_has_a_version_of_its_own(path: Path) -> None:
    content = content_of(new_match())
    assert (content["version"], content["game"], content["game_version"]) == (2, "stoneage", 1)
    write(path, {**content, "game_version": 2})
    error = fault_of(lambda: load_match(path))
    assert (error.code, error.parameters["known"]) == (Fault.NEWER_VERSION, 1)


def test_version_1_knew_no_games(path: Path) -> None:
    match = play(new_match("pbp", modules=MODULES), 90)
    content = content_of(match)
    del content["game"], content["game_version"]
    again = load_match(write(path, {**content, "version": 1}))
    assert again.rules.key == "stoneage"
    assert (again.setup, again.options) == (match.setup, match.options)
    assert again.state.key() == match.state.key()


def put(content: Json, where: str, value: Any) -> Json:
    """Set one value deep in the content, `where` being a path such as setup.cards.3."""
    steps = where.split(".")
    inner: Any = content
    for step in steps[:-1]:
        inner = inner[int(step) if isinstance(inner, list) else step]
    last = steps[-1]
    inner[int(last) if isinstance(inner, list) else last] = value
    return content


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("setup.cards.3", "C99"),
        ("setup.cards.3", 7),
        ("setup.stacks.0.2", "B29"),
        ("setup.players", 5),
        ("setup.players", "2"),
        ("setup.players", 2.0),
        ("setup.modules", ["summer"]),
        ("setup.surprise", 1),
        ("seats.0.colour", "pink"),
        ("seats.1.controller", "ghost"),
        ("seats.0.name", "x" * 100),
        ("options.season", "spring"),
        ("seed", -1),
        ("seed", True),
        ("id", "no id"),
        ("created", "yesterday"),
        ("created", "2026-01-01T00:00:00"),
        ("modified", 5),
        ("actions", "place hunt 1"),
        ("actions.0", "x" * 300),
        ("index", 99),
        ("origin", {}),
        ("result", []),
        ("extra", None),
    ],
)
def test_wrong_fields_are_named(path: Path, where: str, value: Any) -> None:
    match = play(new_match(), 5)
    write(path, put(content_of(match), where, value))
    error = fault_of(lambda: load_match(path))
    assert error.code is Fault.BAD_FIELD
    assert str(error.parameters["field"]).startswith(where.rpartition(".")[0] or where)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda c: put(c, "setup.start", 3), "start"),
        (lambda c: put(c, "setup.cards.0", c["setup"]["cards"][1]), "cards"),
        (lambda c: put(c, "setup.cards.0", "A1"), "cards"),
        (lambda c: put(c, "setup.stacks.0.0", c["setup"]["stacks"][0][1]), "buildings"),
        (lambda c: put(c, "seats", [*c["seats"], {**c["seats"][0], "colour": "green"}]), "seats"),
        (lambda c: put(c, "seats.0.colour", "blue"), "colours"),
    ],
)
def test_impossible_setups(path: Path, change: Callable[[Json], Json], problem: str) -> None:
    write(path, change(content_of(new_match())))
    error = fault_of(lambda: load_match(path))
    assert (error.code, error.parameters["problem"]) == (Fault.BAD_SETUP, problem)


def test_wrong_component_values_name_the_entry(path: Path) -> None:
    own = {"animals": [{"id": "A3", "malus": 99}]}
    write(path, put(content_of(new_match()), "setup.components", own))
    error = fault_of(lambda: load_match(path))
    assert error.code is Fault.BAD_COMPONENTS
    assert error.parameters["entry"] == "animal A3"


@pytest.mark.parametrize(
    ("text", "reason"),
    [("place hunt 0", "malformed"), ("roll 1", "no_roll_now"), ("dance", "not_an_action")],
)
def test_the_first_bad_action_is_named(path: Path, text: str, reason: str) -> None:
    content = content_of(play(new_match(), 40))
    write(path, put(content, "actions.2", text))
    error = fault_of(lambda: load_match(path))
    assert error.code is Fault.ILLEGAL_ACTION
    assert error.parameters["number"] == 3
    assert error.parameters["text"] == text
    assert error.parameters["reason"] == reason


def test_a_wrong_result_is_noticed(path: Path) -> None:
    content = content_of(play(new_match()))
    content["result"]["totals"][0] += 1
    write(path, content)
    assert fault_of(lambda: load_match(path)).code is Fault.WRONG_RESULT


def test_the_result_may_be_left_out(path: Path) -> None:
    match = play(new_match(), 20)
    content = {**content_of(match), "result": None}
    assert load_match(write(path, content)).state.key() == match.state.key()


def test_an_altered_but_legal_file_is_told_apart(path: Path) -> None:
    match = play(new_match(), 5)
    write(path, {**content_of(match), "title": "Mine"}, sign=False)
    assert fault_of(lambda: load_match(path)).code is Fault.WRONG_DIGEST
    loaded = load(path)
    assert loaded.altered
    assert loaded.match.title == "Mine"


def test_a_missing_digest_is_a_wrong_one(path: Path) -> None:
    content = content_of(new_match())
    del content["digest"]
    write(path, content, sign=False)
    assert fault_of(lambda: load_match(path)).code is Fault.WRONG_DIGEST


def test_layout_does_not_matter_to_the_digest(path: Path) -> None:
    content = content_of(play(new_match(), 5))
    text = json.dumps(dict(reversed(content.items())), indent=4)
    path.write_text("\ufeff" + text, encoding="utf-8")
    assert not load(path).altered


def test_peek_tells_without_replaying(path: Path) -> None:
    match = play(new_match("pb"))
    save_match(path, match)
    record = peek(path)
    assert (record.id, len(record.actions)) == (match.ident, len(match.actions))
    assert record.result is not None
    assert record.result.over
    write(path, {**content_of(match), "title": "Mine"}, sign=False)
    assert fault_of(lambda: peek(path)).code is Fault.WRONG_DIGEST
    assert fault_of(lambda: peek(path.with_name("none"))).code is Fault.MISSING


# Migrations


def test_migrations_run_one_after_the_other() -> None:
    chain = {
        1: lambda data: {**data, "steps": [*data["steps"], "1 to 2"]},
        2: lambda data: {**data, "steps": [*data["steps"], "2 to 3"]},
    }
    old: Json = {"version": 1, "steps": []}
    new = migrate(old, Path("x"), 3, chain)
    assert new == {"version": 3, "steps": ["1 to 2", "2 to 3"]}
    assert old == {"version": 1, "steps": []}


def test_a_gap_in_the_chain_is_refused() -> None:
    chain = {2: lambda data: data}
    error = fault_of(lambda: migrate({"version": 1}, Path("x"), 3, chain))
    assert (error.code, error.parameters["version"]) == (Fault.UNKNOWN_VERSION, 1)


def test_the_stored_games_have_the_current_version_or_an_older_one() -> None:
    versions = {json.loads(game.read_text("utf-8"))["version"] for game in stored_games()}
    assert max(versions) <= VERSION
