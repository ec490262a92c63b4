"""Settings persist at once and forgive; places follow the platform or one variable."""

import json
import threading
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage_qt.games.stoneage.own_components import load_own_components
from stoneage_qt.games.stoneage.rules.components import BUILT_IN
from stoneage_qt.session.faults import Fault
from stoneage_qt.session.places import HOME_VARIABLE, user_places
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.settings import (
    MAX_RECENT,
    NewGame,
    Settings,
    SettingsStore,
    read_tolerantly,
)
from tests.session.playing import fault_of

NAMES = {each.name for each in fields(Settings)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, data: Any) -> Path:
    path.parent.mkdir(parents=True)
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def test_defaults_write_nothing(path: Path) -> None:
    assert SettingsStore(path).settings == Settings()
    assert not path.exists()


def test_a_change_is_on_the_disk_at_once(path: Path) -> None:
    store = SettingsStore(path)
    store.change(language="de", volume=0.25, theme="dark")
    again = SettingsStore(path).settings
    assert (again.language, again.volume, again.theme) == ("de", 0.25, "dark")
    assert again == store.settings


def test_the_last_new_game_comes_back(path: Path) -> None:
    seats = (Seat(name="Ada", colour="green"), None, None, Seat(colour="red"))
    choice = NewGame(
        seats=seats,
        start=3,
        modules=frozenset({"igloos"}),
        options={"season": "winter"},
        seed=5,
    )
    SettingsStore(path).change(new_game=choice)
    assert SettingsStore(path).settings.new_game == choice


def test_every_game_has_a_last_choice_of_its_own(path: Path) -> None:
    winter = NewGame(game="stoneage", start=1, options={"season": "winter"})
    land = NewGame(game="inka", modules=frozenset({"variable_board"}))
    again = NewGame(game="stoneage", start=2)
    store = SettingsStore(path)
    assert store.settings.last_choice("inka") is None
    store.remember_choice(winter)
    store.remember_choice(land)
    read = SettingsStore(path).settings
    assert read.new_game == read.last_choice("inka") == land
    assert read.last_choice("stoneage") == winter
    store.remember_choice(again)
    read = SettingsStore(path).settings
    assert (read.new_game, read.other_games) == (again, (land,))
    assert read.last_choice("race") is None


def test_what_nobody_has_chosen_is_not_remembered(path: Path) -> None:
    store = SettingsStore(path)
    store.remember_choice(NewGame(game="inka"))
    assert store.settings.other_games == ()


def test_a_file_from_before_there_were_two_games_is_read(path: Path) -> None:
    written(path, {"new_game": {"start": 2, "options": {"season": "winter"}}})
    store = SettingsStore(path)
    assert store.bad == ()
    choice = store.settings.last_choice("stoneage")
    assert choice is not None
    assert choice.start == 2


@pytest.mark.parametrize(
    "values", [{"volume": 2.0}, {"theme": "pink"}, {"ui_scale": float("nan")}, {"auto_roll": None}]
)
def test_wrong_changes_are_refused(path: Path, values: dict[str, Any]) -> None:
    store = SettingsStore(path)
    with pytest.raises(ValueError, match=next(iter(values))):
        store.change(**values)
    assert store.settings == Settings()


def test_unknown_names_are_refused(path: Path) -> None:
    with pytest.raises(KeyError):
        SettingsStore(path).change(colour="red")


def test_a_wrong_value_has_its_default_and_the_file_is_kept(path: Path) -> None:
    written(path, {"language": "de", "volume": "loud", "new_game": {"start": 9}})
    before = path.read_bytes()
    store = SettingsStore(path)
    assert store.settings == Settings(language="de")
    assert set(store.bad) == {"volume", "new_game"}
    assert path.with_name("settings.json.bad").read_bytes() == before
    store.change(volume=0.1)
    assert SettingsStore(path).settings == Settings(language="de", volume=0.1)


@pytest.mark.parametrize(
    "choice",
    [
        None,
        [],
        {"start": True},
        {"seats": [None, None, None]},
        {"seats": [{"name": "x" * 61}, None, None, None]},
        {"seats": [{"controller": "bot"}, None, None, None]},
        {"seats": [{"colour": ["red"]}, None, None, None]},
        {"seats": ["red", None, None, None]},
        {"modules": ["x" * 61]},
        {"game": 1},
        {"modules": [[]]},
        {"options": {"practice": []}},
        {"options": {"": {}}},
        {"options": [1]},
        {"seed": 2**63},
    ],
)
def test_a_wrong_choice_of_a_new_game_is_found(choice: Any) -> None:
    assert read_tolerantly({"new_game": choice, "sound": False}) == (
        Settings(sound=False),
        ("new_game",),
    )


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", "[" * 100_000, '{"language": "\\ud800"}'])
def test_a_spoilt_file_is_kept_and_the_program_starts(path: Path, text: str) -> None:
    written(path, text)
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert store.bad
    assert path.with_name("settings.json.bad").read_text(encoding="utf-8") == text


def test_settings_of_a_newer_version_survive(path: Path) -> None:
    written(path, {"hologram": True, "volume": 0.5})
    store = SettingsStore(path)
    assert store.bad == ()
    store.change(volume=0.75)
    assert json.loads(path.read_text("utf-8"))["hologram"] is True


def test_two_windows_keep_each_others_changes(path: Path) -> None:
    one, other = SettingsStore(path), SettingsStore(path)
    one.change(language="de", theme="dark")
    other.change(volume=0.25)
    one.change(theme="light")
    again = SettingsStore(path).settings
    assert (again.language, again.theme, again.volume) == ("de", "light", 0.25)


def test_where_nothing_can_be_written_settings_still_hold(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    store = SettingsStore(tmp_path / "config" / "settings.json")
    store.change(volume=0.75)
    assert store.settings.volume == 0.75
    codes = [store.fault.code if store.fault else None]
    (tmp_path / "config").unlink()
    store.change(language="de")
    codes.append(store.fault.code if store.fault else None)
    assert codes[0] in (Fault.NO_FOLDER, Fault.UNWRITABLE)
    assert codes[1] is None
    assert SettingsStore(store.path).settings == store.settings


def test_what_cannot_be_read_is_put_aside_and_nothing_put_aside_is_lost(path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    for number in range(3):
        path.write_text(f"spoilt {number}", "utf-8")
        store = SettingsStore(path)
        assert store.kept is not None
        assert store.kept.read_text("utf-8") == f"spoilt {number}"
    assert len(list(path.parent.glob("settings.json.bad*"))) == 3
    path.unlink(missing_ok=True)
    path.mkdir()
    store = SettingsStore(path)
    assert store.kept is not None
    store.change(volume=0.25)
    assert SettingsStore(path).settings.volume == 0.25


def test_two_windows_share_the_recent_files(path: Path, tmp_path: Path) -> None:
    one, other = SettingsStore(path), SettingsStore(path)
    one.remember_file(tmp_path / "one")
    other.remember_file(tmp_path / "two")
    one.forget_file(tmp_path / "three")
    names = [Path(name).name for name in SettingsStore(path).settings.recent_files]
    assert names == ["two", "one"]


def test_windows_that_write_at_the_same_time_lose_nothing(path: Path) -> None:
    names = ["sound", "auto_roll", "forced_steps", "odds"]
    ready = threading.Barrier(len(names))

    def change(name: str) -> None:
        store = SettingsStore(path)
        ready.wait()
        for _ in range(15):
            store.change(**{name: not getattr(store.settings, name)})

    before = SettingsStore(path).settings
    threads = [threading.Thread(target=change, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    after = SettingsStore(path).settings
    assert [getattr(after, name) for name in names] == [not getattr(before, name) for name in names]


def test_recent_files(path: Path, tmp_path: Path) -> None:
    store = SettingsStore(path)
    files = [tmp_path / f"{number}.stoneage" for number in range(MAX_RECENT + 3)]
    for file in files:
        store.remember_file(file)
    store.remember_file(files[-2])
    recent = store.settings.recent_files
    assert recent[:2] == (str(files[-2]), str(files[-1]))
    assert len(recent) == MAX_RECENT
    store.forget_file(files[-2])
    assert store.settings.recent_files[0] == str(files[-1])
    store.remember_file(Path("bad\udc80name"))
    assert store.settings.recent_files[0] == str(files[-1])


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from([*NAMES, "other"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner, max_size=4)
                | st.dictionaries(st.text(max_size=5), inner, max_size=3)
            ),
            max_leaves=8,
        ),
        max_size=6,
    )
)
def test_any_values_give_settings(data: dict[str, Any]) -> None:
    found, bad = read_tolerantly(data)
    for name in NAMES & set(bad):
        assert getattr(found, name) == getattr(Settings(), name)


# Places


def test_places_lie_in_the_home_directory(home: Path) -> None:
    places = user_places()
    for place in (places.settings, places.library, places.autosave, places.components):
        assert home in place.parents


def test_one_variable_moves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "stick"))
    places = user_places()
    for place in (places.settings, places.library, places.autosave, places.components):
        assert tmp_path / "stick" in place.parents


# A user's own component values


def test_no_file_means_the_built_in_values(tmp_path: Path) -> None:
    assert load_own_components(tmp_path / "components.json") is None


def test_own_values_replace_some(tmp_path: Path) -> None:
    path = tmp_path / "components.json"
    path.write_text('{"animals": [{"id": "A4", "malus": 0}]}')
    own = load_own_components(path)
    assert own is not None
    assert own.malus == (*BUILT_IN.malus[:3], 0)
    assert own.igloos == BUILT_IN.igloos
    path.write_text("{}")
    assert load_own_components(path) is None


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ('{"animals": [{"id": "A9", "malus": 1}]}', "animals entry 1"),
        ('{"igloos": [{"id": "I1", "cost": {"water": 1}, "points": 3}]}', "igloo I1"),
        ('{"animal_reward_table": {"7": {"food": 1}}}', "animal_reward_table 7"),
        ("[]", "file"),
    ],
)
def test_wrong_values_name_file_entry_and_fault(tmp_path: Path, text: str, entry: str) -> None:
    path = tmp_path / "components.json"
    path.write_text(text)
    error = fault_of(lambda: load_own_components(path))
    assert error.code is Fault.BAD_COMPONENTS
    assert (error.parameters["path"], error.parameters["entry"]) == (str(path), entry)
    assert error.parameters["problem"]


def test_a_component_file_that_is_no_json(tmp_path: Path) -> None:
    path = tmp_path / "components.json"
    path.write_text("{")
    assert fault_of(lambda: load_own_components(path)).code is Fault.NOT_JSON
