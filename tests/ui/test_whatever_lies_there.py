"""Whatever lies in our folders, the program starts, says what it left aside, shows the rest."""

import json
import os
import random
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.session.autosave import Autosave
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.places import Places, user_places
from stoneage_qt.session.saves import SUFFIX, digest, load_match, save_bytes, save_match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.app import make_desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.session.playing import new_match, play

CHOICE = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=1,
    start=0,
)


def changed(name: str, value: object) -> bytes:
    content = json.loads(save_bytes(play(new_match(), 5)))
    del content["digest"]
    *steps, last = name.split(".")
    inner = content
    for step in steps:
        inner = inner[int(step) if step.isdigit() else step]
    inner[last] = value
    text = json.dumps({**content, "digest": digest(content)})
    return text.replace('"HUGE"', "1e999").encode()


HOSTILE: dict[str, bytes] = {
    "colour": changed("seats.0.colour", "reD"),
    "round": changed("result.round", "HUGE"),
    "long round": changed("result.round", 10**300),
    "year 1": changed("created", "0001-01-01T00:00:00+14:00"),
    "year 9999": changed("modified", "9999-12-31T23:59:59-14:00"),
    "long name": changed("seats.0.name", "x" * 10_000),
    "half a name": changed("seats.0.name", "\ud800"),
    "deep": b"[" * 100_000,
    "names": b"{" + b",".join(b'"%d":0' % n for n in range(60_000)) + b',"1":0}',
    "huge": b" " * 5_000_000,
    "empty": b"",
    "zeros": bytes(1000),
}


def leave(folder: Path) -> None:
    """Everything hostile, under names of ours."""
    folder.mkdir(parents=True)
    for name, data in HOSTILE.items():
        (folder / f"{name}{SUFFIX}").write_bytes(data)
    (folder / f"folder{SUFFIX}").mkdir()
    loop = folder / f"loop{SUFFIX}"
    loop.symlink_to(loop)
    nowhere = folder / f"nowhere{SUFFIX}"
    nowhere.symlink_to(folder / "gone")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / f"pipe{SUFFIX}")
    secret = folder / f"secret{SUFFIX}"
    secret.touch()
    secret.chmod(0)


def good_game(places: Places) -> Match:
    """Left behind a while ago, so that all else is newer."""
    left = Autosave(places)
    match = play(new_match(seed=7), 6)
    left.record(match)
    left.close()
    for slot in places.autosave.glob(f"*{SUFFIX}"):
        os.utime(slot, (1_000_000, 1_000_000))
    return match


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot) -> Callable[[], MainWindow]:
    """Starts the program, as often as wanted."""

    def started() -> MainWindow:
        window = MainWindow(make_desk(qapp, user_places()))
        qtbot.addWidget(window)
        window.begin()
        return window

    return started


@pytest.mark.usefixtures("told_errors")
def test_hostile_autosaves(home: Path, start: Callable[[], MainWindow]) -> None:
    places = user_places()
    match = good_game(places)
    other = places.data / "other"
    leave(other)
    for path in other.iterdir():
        path.rename(places.autosave / path.name)
    window = start()
    assert not window.messages.isHidden()
    assert not window.start_page._resume.isHidden()
    window.resume()
    assert window.table.game is not None
    assert window.table.game.match.ident == match.ident
    window.close()


def test_a_hostile_library(home: Path, start: Callable[[], MainWindow], qtbot: QtBot) -> None:
    places = user_places()
    leave(places.library)
    match = play(new_match(seed=7), 6)
    save_match(places.library / f"good{SUFFIX}", match)
    window = start()
    rows = window.start_page._model.rowCount()
    assert rows > 0
    window.library.show()
    assert window.library.page is not None
    games = window.library.page.games
    qtbot.waitUntil(lambda: not games.scan.running)
    model = games.model
    sound = [model.entry(row) for row in range(model.rowCount()) if not model.entry(row).fault]
    assert [entry.ident for entry in sound] == [match.ident]
    assert model.broken() >= len(HOSTILE)
    for row in range(model.rowCount()):
        games.table.selectRow(row)
    window.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
@pytest.mark.parametrize("kind", ["pipe", "socket", "folder", "loop", "secret", "junk"])
@pytest.mark.usefixtures("told_errors")
def test_other_things_under_our_names(
    home: Path, start: Callable[[], MainWindow], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = user_places()
    names = ("library.sqlite", "favourites.json", "programs.json", "tutorial.json")
    places.config.mkdir(parents=True)
    places.data.mkdir(parents=True)
    open_sockets = []
    monkeypatch.chdir(places.data)  # the address of a socket must be short
    for path in (places.components, places.settings, *(places.data / n for n in names)):
        if kind == "pipe":
            os.mkfifo(path)
        elif kind == "socket":
            open_sockets.append(socket.socket(socket.AF_UNIX))
            open_sockets[-1].bind(os.path.relpath(path))
        elif kind == "folder":
            path.mkdir()
        elif kind == "loop":
            path.symlink_to(path)
        else:
            path.write_bytes(random.Random(1).randbytes(2000))
            path.chmod(0 if kind == "secret" else 0o600)
    window = start()
    window.start_game(CHOICE)
    assert window.table.game is not None
    assert window.table.game.submit(decode("place forest 4"))
    window.library.show()
    window.close()
    for each in open_sockets:
        each.close()


@pytest.mark.parametrize("folder", ["autosave", "games", "data", "config"])
@pytest.mark.usefixtures("told_errors")
def test_a_file_where_a_folder_should_be(
    home: Path, start: Callable[[], MainWindow], folder: str
) -> None:
    places = user_places()
    named = {"autosave": places.autosave, "games": places.library, "data": places.data}
    path = named.get(folder, places.config)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("a file")
    window = start()
    window.start_game(CHOICE)
    assert window.table.game is not None
    assert window.table.game.submit(decode("place forest 4"))
    window.close()


def test_recent_files_of_any_name(home: Path, start: Callable[[], MainWindow]) -> None:
    places = user_places()
    places.config.mkdir(parents=True)
    names = [
        "x" * 99_000,
        "/" + "y" * 5000,
        "a\u0000b",
        "/dev/zero",
        "/proc/self/mem",
        "/root/x",
        "",
    ]
    places.settings.write_text(json.dumps({"recent_files": names}))
    window = start()
    window.files.fill_recent(window.actions_.recent)
    window.close()


# Every unfinished game can be gone on with


@pytest.mark.usefixtures("told_errors")
def test_a_game_whose_end_is_missing_is_offered_and_told(
    home: Path, start: Callable[[], MainWindow]
) -> None:
    window = start()
    window.start_game(CHOICE)
    game = window.table.game
    assert game is not None
    for text in ("place forest 4", "place clay 2", "place field 1"):
        assert game.submit(decode(text))
    window.close()
    (slot,) = user_places().autosave.glob("*.stoneage")
    # Right behind the second action.
    slot.write_bytes(slot.read_bytes().partition(b'"place field')[0])
    window = start()
    assert not window.messages.isHidden()
    assert "The end of a saved game was missing" in window.messages.text()
    window.resume()
    assert window.table.game is not None
    assert window.table.game.match.actions == game.match.actions[:2]
    window.close()


def test_no_game_is_stranded(home: Path, start: Callable[[], MainWindow], qtbot: QtBot) -> None:
    """Three times a new game instead of going on: all of them are found again."""
    begun: list[str] = []
    for number in range(4):
        window = start()
        window.start_game(CHOICE)
        game = window.table.game
        assert game is not None
        assert game.submit(decode("place forest 4"))
        begun.append(game.match.ident)
        assert (window._recovery is not None) == (number > 0)
        window.close()
    window = start()
    assert window._recovery is not None
    assert window._recovery.match is not None
    assert window._recovery.match.ident == begun[-1]
    kept = {load_match(path).ident: path for path in user_places().library.iterdir()}
    assert set(kept) == set(begun[:-1])
    window.library.show()
    assert window.library.page is not None
    games = window.library.page.games
    qtbot.waitUntil(lambda: not games.scan.running)
    assert games.model.total() == 4, "the one left behind is listed, too"
    assert window.files.open(kept[begun[0]])
    assert window.table.game is not None
    assert window.table.game.match.ident == begun[0]
    assert window.table.game.submit(decode("place clay 5"))
    window.close()
    everywhere = [*user_places().library.iterdir(), *user_places().autosave.glob(f"*{SUFFIX}")]
    assert {load_match(path).ident for path in everywhere} == set(begun)
    listed = [load_match(path).ident for path in user_places().library.iterdir()]
    assert len(listed) == len(set(listed))
