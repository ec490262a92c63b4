"""Saves of a game that the window can't show: told, not listed, left as they are."""

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.games import rules_of
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import user_places
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.seats import Seat
from stoneage_qt.ui.shell.window import MainWindow


@pytest.fixture
def inka(tmp_path: Path) -> Path:
    """The beginning of a game of Rise of the Inkas."""
    rules = rules_of("inka")
    seats = tuple(Seat(name=colour.title(), colour=colour) for colour in rules.colours[:3])
    match = Match(rules, rules.shuffled(3, random.Random(1)), seats, seed=1)
    path = tmp_path / "andes.stoneage"
    save_match(path, match)
    return path


def test_opening_it_tells_what_to_do(window: MainWindow, inka: Path, told_errors: object) -> None:
    before = inka.read_bytes()
    window.files.open(inka)
    assert "“inka”" in window.messages._words.text()
    assert window.stack.currentWidget() is window.start_page
    assert inka.read_bytes() == before


def test_the_library_lists_the_rest(window: MainWindow, inka: Path, qtbot: QtBot) -> None:
    folder = user_places().library
    folder.mkdir(parents=True, exist_ok=True)
    inka.rename(folder / inka.name)
    window.actions_["library"].trigger()
    page = window.library.page
    assert page is not None
    qtbot.waitUntil(lambda: not page.games.scan.running, timeout=60_000)
    assert page.games.model.total() == 0
