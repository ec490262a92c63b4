"""Strength, trophies and the archive in the library, through real widgets and files."""

import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from stoneage_qt.contract import OVER
from stoneage_qt.progress.archive import pack
from stoneage_qt.progress.trophies import trophies
from stoneage_qt.session.autosave import archive
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.library_files import Favourites
from stoneage_qt.session.library_scan import FileStamp, entry_of
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.seats import EVEN, Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.session.steps import finish
from stoneage_qt.ui.library.progress_tab import ProgressTab
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import make_match
from tests.stored_games.stored import FOLDER
from tests.ui.test_tutor_warning import game_of

GAMES = 60


def finished() -> Match:
    """A game that Ada has won; no practice, so that it counts."""
    stored = load_match(FOLDER / "2p.stoneage")
    red, blue = stored.seats
    seats = [
        Seat(name="Ada", colour=red.colour),
        Seat(controller="bot", level="valuer", colour=blue.colour),
    ]
    options = replace(stored.options, practice=False)
    match = Match(stored.rules, stored.setup, seats, options, stored.seed)
    for action in stored.actions:
        match.submit(action)
    return match


def put_into_library(desk: Desk, match: Match) -> Path:
    path = archive(desk.places, match)
    status = path.stat()
    stamp = FileStamp(str(path), status.st_mtime_ns, status.st_size)
    library = Library(index_path(desk.places))
    library.store([entry_of(match, stamp)])
    library.close()
    return path


def shown(desk: Desk, qtbot: QtBot) -> ProgressTab:
    tab = ProgressTab(desk)
    qtbot.addWidget(tab)
    tab.resize(860, 500)
    tab.show()
    with qtbot.waitSignal(tab.counted):
        tab.refresh()
    return tab


def test_nobody_has_played_yet(desk: Desk, qtbot: QtBot) -> None:
    tab = shown(desk, qtbot)
    assert "Finish a game" in tab._strength_note.text()
    assert tab._trophy_title.text().startswith("Trophies: 0 of ")
    tab.close()


def test_a_damaged_file_of_what_was_reached_is_told(desk: Desk, qtbot: QtBot) -> None:
    desk.places.progress.parent.mkdir(parents=True, exist_ok=True)
    desk.places.progress.write_text("nonsense")
    tab = ProgressTab(desk)
    qtbot.addWidget(tab)
    told: list[str] = []
    tab.trouble.connect(told.append)
    for _ in range(2):
        with qtbot.waitSignal(tab.counted):
            tab.refresh()
    assert len(told) == 1
    assert desk.places.progress.name + ".bad" in told[0]
    tab.close()


def test_strength_and_trophies_are_found_in_saved_games(desk: Desk, qtbot: QtBot) -> None:
    put_into_library(desk, finished())
    tab = shown(desk, qtbot)
    assert "95 %" in tab._strength_note.text()
    # One game is a step from where everybody begins, not a point that nobody sees.
    assert [len(line.points) for line in tab.graph.graph.lines] == [2, 2, 2]
    assert tab.graph.graph.lines[2].points[0] == (0.0, 1500.0)
    told = [tab.trophies.item(row).text() for row in range(tab.trophies.count())]
    assert "A full hut: Have ten people." in "\n".join(told)
    first = tab.trophies.item(0)
    assert not first.icon().isNull()
    won = {trophy.kind for trophy in trophies(tab._store())}
    assert "beat:valuer" in won
    assert tab._trophy_title.text().startswith(f"Trophies: {len(won)} of ")
    tab.close()


def test_games_of_inkas_give_a_rating_of_their_own(desk: Desk, qtbot: QtBot) -> None:
    match = make_match(lambda s: s.actor == OVER)
    seats = [
        Seat(name="Ada", colour=seat.colour)
        if place == 0
        else Seat(controller="bot", level="builder", colour=seat.colour)
        for place, seat in enumerate(match.seats)
    ]
    match.reseat(seats)
    put_into_library(desk, match)
    put_into_library(desk, finished())
    tab = shown(desk, qtbot)
    stoneage = tab._strength_note.text()
    tab.games.setCurrentIndex(tab.games.findData("inka"))
    for players, known in ((len(seats), True), (7 - len(seats), False)):
        tab.players.setCurrentIndex(tab.players.findData(players))
        with qtbot.waitSignal(tab.counted):
            tab.games.activated.emit(tab.games.currentIndex())
        assert ("95 %" in tab._strength_note.text()) == known
        assert tab._strength_note.text() != stoneage
    tab.close()


def test_everything_goes_to_another_computer(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    put_into_library(desk, finished())
    tab = shown(desk, qtbot)
    target = tmp_path / "all.zip"
    with qtbot.waitSignal(tab.remark) as told:
        tab.carry_row.export_to(target)
    assert "1" in told.args[0]
    other = replace(desk, places=Places(tmp_path / "config", tmp_path / "data"))
    there = ProgressTab(other)
    qtbot.addWidget(there)
    with qtbot.waitSignal(there.remark) as told:
        there.carry_row.import_from(target)
    assert "added: 1" in told.args[0]
    assert {one.kind for one in trophies(there._store())} == {
        one.kind for one in trophies(tab._store())
    }
    qtbot.waitUntil(lambda: not there.busy)
    tab.close()
    there.close()


def test_what_could_not_be_carried_is_told(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    save = put_into_library(desk, finished())
    tab = shown(desk, qtbot)
    target = tmp_path / "all.zip"
    with zipfile.ZipFile(target, "w") as whole:
        whole.writestr(f"games/{save.name}", save.read_bytes())
        whole.writestr("progress.json", bytes(50))
    with qtbot.waitSignal(tab.trouble) as told:
        tab.carry_row.import_from(target)
    assert "already here: 1" in told.args[0]
    assert "progress.json is damaged" in told.args[0]
    qtbot.waitUntil(lambda: not tab.busy)
    (save.parent / "folder.stoneage").mkdir()
    with qtbot.waitSignal(tab.trouble) as told:
        tab.carry_row.export_to(target)
    assert "Games in the file: 1. Games that could not be read: 1." in told.args[0]
    tab.close()


def many_games(folder: Path) -> Places:
    """The beginnings of more games than are carried in a moment."""
    places = Places(folder / "config", folder / "data")
    begun = finished()
    for _ in range(GAMES):
        archive(places, begun.branch(3))
    return places


def whole(places: Places) -> int:
    """How many games lie there; each can be read, and nothing half done lies beside them."""
    files = sorted(places.library.iterdir())
    for path in files:
        load_match(path)
    return len(files)


def test_closing_amid_an_import_loses_nothing(
    window: MainWindow, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    target = tmp_path / "all.zip"
    finish(pack(many_games(tmp_path / "elsewhere"), target))
    window.library.show()
    assert window.library.page is not None
    tab = window.library.page.progress
    tab.carry_row.import_from(target)
    here = desk.places.library
    qtbot.waitUntil(lambda: here.is_dir() and any(here.iterdir()))
    window.close()
    assert not tab.carry_row.carrier.busy
    before = whole(desk.places)
    assert before > 0
    again = ProgressTab(desk)
    qtbot.addWidget(again)
    with qtbot.waitSignal(again.carry_row.carrier.brought) as told:
        again.carry_row.import_from(target)
    assert (told.args[0].new, told.args[0].known) == (GAMES - before, before)
    assert whole(desk.places) == GAMES
    qtbot.waitUntil(lambda: not again.busy)
    again.close()


def test_closing_amid_an_export_leaves_the_older_file(
    window: MainWindow, desk: Desk, tmp_path: Path
) -> None:
    begun = finished()
    for _ in range(GAMES):
        archive(desk.places, begun.branch(3))
    folder = tmp_path / "stick"
    folder.mkdir()
    target = folder / "all.zip"
    target.write_bytes(b"an older one")
    window.library.show()
    assert window.library.page is not None
    row = window.library.page.progress.carry_row
    row.export_to(target)
    window.close()
    assert not row.carrier.busy
    assert [path.name for path in folder.iterdir()] == ["all.zip"]
    assert target.read_bytes() == b"an older one" or zipfile.is_zipfile(target)


def test_what_came_in_is_listed_with_its_stars(
    window: MainWindow, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    there = Places(tmp_path / "config", tmp_path / "data")
    match = finished()
    Favourites(there).mark(match.ident, str(archive(there, match)), liked=True)
    target = tmp_path / "all.zip"
    finish(pack(there, target))
    window.library.show()
    page = window.library.page
    assert page is not None
    page.show_tab(3)
    page.progress.carry_row.import_from(target)
    qtbot.waitUntil(lambda: page.games.model.total() == 1)
    assert page.games._liked(page.games.model.entry(0))
    qtbot.waitUntil(lambda: "95 %" in page.progress._strength_note.text())
    qtbot.waitUntil(lambda: not page.busy)


def test_an_import_and_an_export_can_be_stopped(
    window: MainWindow, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    target, copy = tmp_path / "all.zip", tmp_path / "stick" / "all.zip"
    copy.parent.mkdir()
    finish(pack(many_games(tmp_path / "elsewhere"), target))
    window.library.show()
    page = window.library.page
    assert page is not None
    page.show_tab(3)
    row = page.progress.carry_row
    row.import_from(target)
    assert row._how_far.text() == "Importing: 0 %"
    assert not row.import_button.isVisible()
    here = desk.places.library
    qtbot.waitUntil(lambda: here.is_dir() and any(here.iterdir()))
    with qtbot.waitSignal(row.remark) as told:
        qtbot.mouseClick(row.stop_button, Qt.MouseButton.LeftButton)
    # What was done before anybody could stop it says so.
    assert ("What was added so far stays" in told.args[0]) == (whole(desk.places) < GAMES)
    assert row.import_button.isVisible()
    assert not row.stop_button.isVisible()
    with qtbot.waitSignal(row.remark) as told:
        row.export_to(copy)
        qtbot.mouseClick(row.stop_button, Qt.MouseButton.LeftButton)
    assert list(copy.parent.iterdir()) == ([] if "No file" in told.args[0] else [copy])
    qtbot.waitUntil(lambda: not page.busy)


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 cut off"])
def test_another_file_is_told_as_such(
    desk: Desk, qtbot: QtBot, tmp_path: Path, content: bytes
) -> None:
    wrong = tmp_path / "wrong.zip"
    wrong.write_bytes(content)
    tab = ProgressTab(desk)
    qtbot.addWidget(tab)
    with qtbot.waitSignal(tab.trouble) as told:
        tab.carry_row.import_from(wrong)
    assert "wrong.zip" in told.args[0]
    tab.close()


def test_somebody_about_as_strong_sits_down(window: MainWindow, desk: Desk) -> None:
    put_into_library(desk, finished())
    even = Seat(controller="bot", level=EVEN, colour="blue")
    window.choose_game()
    page = window.new_page
    assert page is not None
    page.show_choice(NewGame(seats=(Seat(name="Ada", colour="red"), even, None, None)))
    assert page.choice().seats[1] == even
    assert page.form.start.itemText(2) == "About as strong as you"
    window.start_game(page.choice())
    game_of(window).set_paused(True)
    # Ada has beaten the valuer once, so she is rated near it.
    assert game_of(window).seats[1].level in {"blocker", "valuer", "medium"}


def test_a_trophy_is_told_at_the_end(window: MainWindow) -> None:
    match = finished()
    window.table.show_still(match)
    page = window.end_page
    assert page is not None
    window.training._note()
    window.show_result()
    assert "trophy" in page.strip._news_label.text()
    window.training._note()
    page.strip.show_match(load_match(FOLDER / "3p.stoneage"))
    assert page.strip._news_label.text() == ""
