"""What is attacked: each target reads one spoilt file as the program would.

A target returns where the file was read or refused in the way that is meant; whatever else it
raises is a find.
"""

import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from stoneage_qt.bots.value_net import WeightsError
from stoneage_qt.cli.messages import error_text
from stoneage_qt.games import rules_of
from stoneage_qt.games.inka.rules import Setup as InkaSetup
from stoneage_qt.games.inka.rules.components import BUILT_IN_DATA
from stoneage_qt.games.stoneage.bots.net import SHAPE
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.paths import resource_path
from stoneage_qt.session.approvals import Approvals
from stoneage_qt.session.autosave import clear_up
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.library import Library
from stoneage_qt.session.library_files import Favourites
from stoneage_qt.session.library_scan import details, find_files, summary
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import SUFFIX, digest, load, save_bytes, save_match
from stoneage_qt.session.settings import SettingsStore
from tests.fuzz.mutations import spoil_bytes, spoil_values
from tests.games.inka.matches import new_match as inka_match
from tests.games.inka.matches import play as inka_play
from tests.session.playing import new_match, play

Attack = Callable[[bytes, Path], None]


class Target(NamedTuple):
    """Sound files, how to spoil one, and who reads it."""

    seeds: tuple[bytes, ...]
    spoil: Callable[[bytes, random.Random], bytes]
    attack: Attack


def _spoil_json(data: bytes, rng: random.Random) -> bytes:
    if rng.random() < 0.4:
        return spoil_bytes(data, rng)
    content = spoil_values(json.loads(data), rng)
    if isinstance(content, dict) and "digest" in content and rng.random() < 0.8:
        body = {name: value for name, value in content.items() if name != "digest"}
        content = {**body, "digest": digest(body)}
    return json.dumps(content).encode()


def read_save(data: bytes, folder: Path) -> None:
    """Opened, listed, and kept in the index; what can't be read is not overwritten."""
    path = folder / f"game{SUFFIX}"
    path.write_bytes(data)
    try:
        match = load(path).match
        save_bytes(match)
    except SaveError as error:
        error_text(error).encode()
        _stays(path, data)
    stamps = find_files(folder)
    library = Library(folder / "library.sqlite")
    try:
        library.store([summary(stamp) for stamp in stamps])
        library.store([details(stamp) for stamp in stamps])
        assert len(library.entries()) == len(stamps) == 1
    finally:
        library.close()


def _stays(path: Path, data: bytes) -> None:
    with pytest.raises(SaveError) as caught:
        save_match(path, new_match())
    assert caught.value.code is Fault.KEPT
    assert path.read_bytes() == data


def read_autosave(data: bytes, folder: Path) -> None:
    """Left behind by a program that is gone."""
    places = Places(folder / "config", folder / "data")
    places.autosave.mkdir(parents=True)
    (places.autosave / f"{'0' * 32}{SUFFIX}").write_bytes(data)
    left = clear_up(places)
    assert (left.newest is None) == bool(left.faults)
    for fault in left.faults:
        error_text(fault).encode()


def read_settings(data: bytes, folder: Path) -> None:
    """Read, changed and written; what was wrong has its default."""
    path = folder / "settings.json"
    path.write_bytes(data)
    store = SettingsStore(path)
    store.change(sound=not store.settings.sound)
    store.remember_file(folder / f"game{SUFFIX}")
    assert SettingsStore(path).settings == store.settings


def read_index(data: bytes, folder: Path) -> None:
    """Used, and where it fails made anew; a second look never fails."""
    path = folder / "library.sqlite"
    path.write_bytes(data)
    for attempt in range(2):
        library = Library(path)
        try:
            library.entries()
            library.changes(())
            library.analysis("key")
            library.keep_analysis("key", "content")
            break
        except sqlite3.DatabaseError:
            assert attempt == 0, "it does not heal"
            library.heal()
        finally:
            library.close()


def read_components(data: bytes, folder: Path) -> None:
    """A user's own values."""
    path = folder / "components.json"
    path.write_bytes(data)
    try:
        rules_of("stoneage").own_values(path)
    except SaveError as error:
        error_text(error).encode()


def read_inka_components(data: bytes, folder: Path) -> None:
    """The same for the second game; what is accepted can be played with."""
    path = folder / "inka.json"
    path.write_bytes(data)
    rules = rules_of("inka")
    try:
        own = rules.own_values(folder / "components.json")
        rules.new_state(rules.shuffled(4, random.Random(1), own=own))
    except SaveError as error:
        error_text(error).encode()


def read_weights(data: bytes, folder: Path) -> None:
    """What a learned bot has learnt."""
    path = folder / "net2.npz"
    path.write_bytes(data)
    try:
        SHAPE.load(path, 2)
    except WeightsError as error:
        str(error).encode()


def read_small_files(data: bytes, folder: Path) -> None:
    """Favourites and allowed programs."""
    places = Places(folder / "config", folder / "data")
    places.data.mkdir(parents=True)
    (places.data / "favourites.json").write_bytes(data)
    (places.data / "programs.json").write_bytes(data)
    Favourites(places).mark("0" * 32, str(folder), liked=True)
    Approvals(places, "here").give("bot")
    assert Approvals(places, "here").has("bot")


def _index_seed(folder: Path) -> bytes:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number in range(6):
        path = folder / f"{number}{SUFFIX}"
        path.write_bytes(save_bytes(play(new_match(seed=number), 30)))
    library = Library(folder / "library.sqlite")
    library.store([details(stamp) for stamp in find_files(folder)])
    library.keep_analysis("key", "content")
    library.connection.execute("PRAGMA journal_mode = DELETE")
    library.close()
    return (folder / "library.sqlite").read_bytes()


_SETTINGS: Final = (
    b'{"language": "de", "theme": "dark", "ui_scale": 1.5, "sound": true, "volume": 0.5, '
    b'"player_name": "Ada", "recent_files": ["/a", "/b"], "window_geometry": "AAAA", '
    b'"new_game": {"seats": [{"controller": "person", "name": "Ada", "colour": "red"}, '
    b'{"controller": "bot", "level": "gatherer", "colour": "blue"}, null, null], '
    b'"start": 0, "modules": ["igloos"], "options": {"season": "winter"}, "seed": 5}, "later": 1}'
)
_COMPONENTS: Final = (
    b'{"igloos": [{"id": "I1", "cost": {"wood": 1, "brick": 2}, "points": 12}], '
    b'"animals": [{"id": "A2", "malus": 3}], "animal_reward_table": {"1": {"points": 3}}}'
)
_INKA_COMPONENTS: Final = (
    b'{"costs": {"road": {"wood": 2}, "settlement": {"wood": 1, "stone": 1, "wool": 1, "potato": '
    b'1}, "city": {"potato": 2, "ore": 3}, "card": {"wool": 1, "potato": 1, "ore": 1}}}'
)


def _inka_saves() -> tuple[bytes, ...]:
    """Of the second game: a finished one on the usual board, and one that goes on elsewhere."""
    rng = random.Random(1)
    setups = (
        InkaSetup.shuffled(3, rng, rounds=12),
        InkaSetup.shuffled(4, rng, founding="free", variable=True, offers=9),
    )
    return tuple(
        save_bytes(inka_play(inka_match(setup), actions))
        for setup, actions in zip(setups, (100_000, 120), strict=True)
    )


def targets(folder: Path) -> dict[str, Target]:
    """All of them, by name; `folder`: to make the seeds in."""
    saves = (
        save_bytes(play(new_match("pbp", modules=MODULES), 60)),
        save_bytes(play(new_match("pp", seed=2))),
    )
    inka = _inka_saves()
    own = (json.dumps(BUILT_IN_DATA, default=list).encode(), _INKA_COMPONENTS)
    small: tuple[bytes, ...] = (b'["0", "1"]', b'{"here": ["one", "two"], "there": ["three"]}')
    weights = resource_path("stoneage/bots/net2.npz").read_bytes()
    found: dict[str, tuple[tuple[bytes, ...], Attack]] = {
        "save": (saves, read_save),
        "autosave": (saves, read_autosave),
        "settings": ((_SETTINGS,), read_settings),
        "inka save": (inka, read_save),
        "inka autosave": (inka, read_autosave),
        "components": ((_COMPONENTS,), read_components),
        "inka components": (own, read_inka_components),
        "small": (small, read_small_files),
    }
    made: dict[str, Any] = {
        name: Target(seeds, _spoil_json, attack) for name, (seeds, attack) in found.items()
    }
    made["index"] = Target((_index_seed(folder),), spoil_bytes, read_index)
    made["weights"] = Target((weights,), spoil_bytes, read_weights)
    return made
