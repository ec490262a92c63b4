"""Saves of a game that the window can't show: told, not listed, left as they are."""

import random
from pathlib import Path

import pytest

from stoneage_qt import games
from stoneage_qt.session.library_scan import find_files, summary
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.seats import Seat
from stoneage_qt.ui.shell.window import MainWindow


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The beginning of a game that has rules and no face."""
    monkeypatch.setitem(games.GAMES, "faceless", "tests.faceless")
    rules = games.rules_of("faceless")
    seats = tuple(Seat(name=colour.title(), colour=colour) for colour in rules.colours[:3])
    match = Match(rules, rules.shuffled(3, random.Random(1)), seats, seed=1)
    path = tmp_path / "faceless.stoneage"
    save_match(path, match)
    return path


def test_opening_it_tells_what_to_do(window: MainWindow, saved: Path, told_errors: object) -> None:
    before = saved.read_bytes()
    window.files.open(saved)
    assert "“faceless”" in window.messages._words.text()
    assert window.stack.currentWidget() is window.start_page
    assert saved.read_bytes() == before


def test_the_library_lists_the_rest(window: MainWindow, saved: Path) -> None:
    window.actions_["library"].trigger()
    page = window.library.page
    assert page is not None
    (stamp,) = find_files(saved.parent)
    page.games.model.put([summary(stamp)])
    assert page.games.model.total() == 0
