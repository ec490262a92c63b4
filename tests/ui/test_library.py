"""The library page: what it lists, finds, stars, renames, deletes and imports."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stoneage_qt.games import DEFAULT
from stoneage_qt.models.library import Column, LibraryModel, LibraryRole, Show
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.library_scan import Entry, SeatEntry
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.library.page import LibraryPage
from stoneage_qt.ui.library.words import cell_text, heading_text, search_text
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.stored_games.stored import stored_games
from tests.ui.library_saves import make_library


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> Iterator[LibraryPage]:
    """The page over seven games and a broken file, read to the end."""
    make_library(desk.places.library, 7)
    made = LibraryPage(desk)
    qtbot.addWidget(made)
    made.resize(1280, 770)
    made.show()
    read(made, qtbot)
    yield made
    made.close_page()


def read(page: LibraryPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.games.scan.finished):
        page.refresh()


def listed(page: LibraryPage) -> list[Entry]:
    model = page.games.model
    return [model.entry(row) for row in range(model.rowCount())]


def test_lists_games_newest_first_and_broken_ones_with_their_reason(page: LibraryPage) -> None:
    entries = listed(page)
    assert len(entries) == 8
    assert [e.when for e in entries] == sorted((e.when for e in entries), reverse=True)
    broken = [row for row, entry in enumerate(entries) if entry.fault]
    assert len(broken) == 1
    words = page.games.model.index(broken[0], Column.PLAYERS).data()
    assert "broken 0.stoneage" in words
    assert "damaged" in words
    sound = [entry for entry in entries if not entry.fault]
    assert all(entry.curve for entry in sound)
    page.grab()  # every cell can be painted


def test_search_and_kinds(page: LibraryPage, qtbot: QtBot) -> None:
    QTest.keyClicks(page.games._search, "evening")
    qtbot.waitUntil(lambda: page.games.model.rowCount() == 1)
    assert listed(page)[0].title == "Evening 0"
    page.games._search.clear()
    qtbot.waitUntil(lambda: page.games.model.rowCount() == 8)
    box = page.games._show
    box.setCurrentIndex(box.findData(Show.BROKEN))
    box.activated.emit(box.currentIndex())
    assert [bool(entry.fault) for entry in listed(page)] == [True]
    box.setCurrentIndex(box.findData(Show.STARRED))
    box.activated.emit(box.currentIndex())
    assert page.games.model.rowCount() == 0
    assert page.games._empty.isVisibleTo(page)


def test_sorting_by_a_heading(page: LibraryPage) -> None:
    page.games.table.sortByColumn(Column.ROUNDS, Qt.SortOrder.AscendingOrder)
    rounds = [entry.round for entry in listed(page) if not entry.fault]
    assert rounds == sorted(rounds)
    page.games.table.sortByColumn(Column.PLAYERS, Qt.SortOrder.DescendingOrder)
    best = [max(s.total for s in e.seats) for e in listed(page) if not e.fault]
    assert best == sorted(best, reverse=True)


def choose_sound(page: LibraryPage, row: int = 0) -> Entry:
    entry = [entry for entry in listed(page) if not entry.fault][row]
    assert page.choose(Path(entry.path))
    return entry


def test_stars_are_kept(page: LibraryPage, desk: Desk, qtbot: QtBot) -> None:
    entry = choose_sound(page, 2)
    qtbot.mouseClick(page.games._details._star, Qt.MouseButton.LeftButton)
    row = page.games.model.row_of(entry.path)
    assert page.games.model.index(row, 0).data(LibraryRole.STARRED)
    other = LibraryPage(desk)
    qtbot.addWidget(other)
    read(other, qtbot)
    assert other.games.model.index(row, 0).data(LibraryRole.STARRED)
    other.close_page()
    QTest.keyClick(page.games.table, Qt.Key.Key_S)
    assert not page.games.model.index(row, 0).data(LibraryRole.STARRED)


def test_rename_in_place(page: LibraryPage, qtbot: QtBot) -> None:
    entry = choose_sound(page, 1)
    page.games.table.setFocus()
    QTest.keyClick(page.games.table, Qt.Key.Key_F2)
    title = page.games._details._title
    title.clear()
    QTest.keyClicks(title, "The long night")
    with qtbot.waitSignal(page.games.scan.finished):
        QTest.keyClick(title, Qt.Key.Key_Return)
    assert load_match(entry.path).title == "The long night"
    row = page.games.model.row_of(entry.path)
    assert page.games.model.entry(row).title == "The long night"


def test_delete_goes_to_the_trash(page: LibraryPage, home: Path, qtbot: QtBot) -> None:
    entry = choose_sound(page)
    page.games.table.setFocus()
    with qtbot.waitSignal(page.undoable):
        QTest.keyClick(page.games.table, Qt.Key.Key_Delete)
    assert not Path(entry.path).exists()
    assert page.games.model.row_of(entry.path) == -1
    assert page.games.model.total() == 7
    assert page.games.current() is not None


def test_import_by_dropping(page: LibraryPage, tmp_path: Path, qtbot: QtBot) -> None:
    bad = tmp_path / "bad.stoneage"
    bad.write_text("no game")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in (stored_games()[3], bad)])
    drop = QDropEvent(
        QPointF(40, 40),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    with (
        qtbot.waitSignal(page.games.scan.finished),
        qtbot.waitSignal(page.trouble) as told,
    ):
        page.games.dropEvent(drop)
    assert "bad.stoneage" in told.args[0]
    assert page.games.model.total() == 9
    assert stored_games()[3].exists()


def test_enter_reviews_and_buttons_open(page: LibraryPage, qtbot: QtBot) -> None:
    entry = choose_sound(page)
    page.games.table.setFocus()
    with qtbot.waitSignal(page.reviewRequested) as told:
        QTest.keyClick(page.games.table, Qt.Key.Key_Return)
    assert told.args == [Path(entry.path)]
    with qtbot.waitSignal(page.openRequested) as told:
        qtbot.mouseClick(page.games._details._open, Qt.MouseButton.LeftButton)
    assert told.args == [Path(entry.path)]
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_broken_file_cannot_be_opened(page: LibraryPage) -> None:
    broken = next(entry for entry in listed(page) if entry.fault)
    page.choose(Path(broken.path))
    details = page.games._details
    assert not details._review.isEnabled()
    assert not details._open.isEnabled()
    assert details._delete.isEnabled()
    assert "damaged" in details._fault.text()


def test_a_long_name_stays_inside_the_details(page: LibraryPage) -> None:
    broken = next(entry for entry in listed(page) if entry.fault)
    details = page.games._details
    details.show_entry(broken._replace(path=f"/somewhere/{'9ada41dd' * 8}.stoneage"))
    assert details._fault.minimumSizeHint().width() <= details._fault.width()


def test_statistics_and_dice(page: LibraryPage, desk: Desk, qtbot: QtBot) -> None:
    tab = page.statistics
    with qtbot.waitSignal(tab.counted):
        page.show_tab(1)
    games = sum(tab.people.line(row).games for row in range(tab.people.rowCount()))
    assert games >= 7
    assert tab.records.count() >= 4
    page.grab()
    with qtbot.waitSignal(page.dice.counted):
        page.show_tab(2)
    library = Library(index_path(desk.places))
    thrown = sum(n for e in library.entries() for n in e.dice if not e.fault)
    library.close()
    assert page.dice.totals.thrown == thrown
    assert page.dice.totals.games == 7
    page.grab()


def test_the_index_makes_the_second_look_quick(page: LibraryPage, desk: Desk, qtbot: QtBot) -> None:
    """What the index knows is there before any file is read again."""
    seen: list[int] = []
    other = LibraryPage(desk)
    qtbot.addWidget(other)
    other.games.scan.loaded.connect(lambda entries: seen.append(len(entries)))
    found: list[int] = []
    other.games.scan.found.connect(lambda entries: found.append(len(entries)))
    read(other, qtbot)
    assert seen == [8]
    assert found == []
    other.close_page()


@pytest.mark.usefixtures("told_errors")
def test_from_library_to_review_and_back(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    make_library(desk.places.library, 2, broken=0)
    window.actions_["library"].trigger()
    page = window.library.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games.model.rowCount() == 2)
    page.reviewRequested.emit(Path(page.games.model.entry(0).path))
    assert window.review.page is not None
    assert window.stack.currentWidget() is window.review.page
    QTest.keyClick(window.review.page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is page
    page.reviewRequested.emit(desk.places.library / "gone.stoneage")
    assert "gone.stoneage" in window.messages.text()


# The model alone


def some(number: int, **fields: object) -> Entry:
    ident = f"{number:032x}"
    entry = Entry(f"/g/{number:04}", number, 1, ident=ident, created=float(number), game=DEFAULT)
    seats = (SeatEntry(name="Anna", total=number), SeatEntry("bot", "strong", colour="blue"))
    return entry._replace(seats=seats, round=number % 9, **fields)  # type: ignore[arg-type]


def a_model(count: int) -> LibraryModel:
    model = LibraryModel(cell_text, heading_text, search_text)
    model.reset(some(number) for number in range(count))
    return model


@pytest.mark.parametrize("column", list(Column))
@pytest.mark.parametrize("order", [Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder])
def test_changes_keep_the_order(qtbot: QtBot, column: Column, order: Qt.SortOrder) -> None:
    """However games come and go one by one, the list is as if made at once."""
    model = a_model(40)
    model.sort(column, order)
    model.put([some(number, over=True) for number in range(30, 60)])
    model.remove([f"/g/{number:04}" for number in range(5, 25)])
    model.put([some(3)._replace(created=77.0), some(99, fault="not_json")])
    after = [model.entry(row).path for row in range(model.rowCount())]
    model.search("x" * 50)
    assert model.rowCount() == 0
    model.search("")
    assert [model.entry(row).path for row in range(model.rowCount())] == after
    assert all(model.row_of(path) == row for row, path in enumerate(after))
    assert len(after) == 41


def test_search_knows_names_levels_and_dates(qtbot: QtBot) -> None:
    model = a_model(5)
    for words in ("anna", "ANNA adept", "1970-01-0"):
        model.search(words)
        assert model.rowCount() == 5
    model.search("bruno")
    assert model.rowCount() == 0


@pytest.mark.slow
def test_five_thousand_games(desk: Desk, qtbot: QtBot) -> None:
    """All are listed in the end, the broken one with its reason; times: bench_library."""
    make_library(desk.places.library, 5000)
    page = LibraryPage(desk)
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    qtbot.waitUntil(lambda: page.games.model.total() == 5001)
    assert page.games.model.broken() == 1
    page.close_page()
