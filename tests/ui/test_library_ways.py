"""Finding, starring and naming games as people expect it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.models.library import Column, LibraryRole
from stoneage_qt.models.statistics import StatColumn
from stoneage_qt.session.match import Seat
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.library.page import LibraryPage
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.files import documents
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.library_saves import make_library

pytestmark = pytest.mark.once

ADA_AND_BO = NewGame(
    seats=(Seat(name="Ada & Eve", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


def read(page: LibraryPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.games.scan.finished):
        page.refresh()


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> Iterator[LibraryPage]:
    make_library(desk.places.library, 5)
    made = LibraryPage(desk)
    qtbot.addWidget(made)
    made.resize(1280, 770)
    made.show()
    read(made, qtbot)
    yield made
    made.close_page()


def search(page: LibraryPage, words: str, qtbot: QtBot) -> None:
    field = page.games._search
    field.clear()
    QTest.keyClicks(field, words)
    model = page.games.model
    wanted = tuple(words.casefold().split())
    qtbot.waitUntil(lambda: model._wanted == wanted)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_date_is_found_as_it_is_shown(
    page: LibraryPage, desk: Desk, language: str, qtbot: QtBot
) -> None:
    desk.languages.use(language)
    model = page.games.model
    entry = next(model.entry(row) for row in range(model.rowCount()) if not model.entry(row).fault)
    shown = model.index(model.row_of(entry.path), Column.WHEN).data()
    search(page, " ".join(shown.split()), qtbot)  # nobody types the narrow space before "PM"
    assert model.row_of(entry.path) >= 0


def test_nothing_found_says_so_and_leads_back(page: LibraryPage, qtbot: QtBot) -> None:
    search(page, "zzz", qtbot)
    games = page.games
    assert games._nothing.isVisible()
    assert games._empty.text() == "Nothing found for “zzz”."
    assert not games.table.isVisible()
    qtbot.mouseClick(games._all, Qt.MouseButton.LeftButton)
    assert games.model.rowCount() == games.model.total() > 0
    assert games.table.isVisible()


def test_a_star_shines_on_one_copy_only(desk: Desk, qtbot: QtBot) -> None:
    folder = desk.places.library
    folder.mkdir(parents=True, exist_ok=True)
    match = match_of(ADA_AND_BO)
    one, copy = folder / "one.stoneage", folder / "copy.stoneage"
    save_match(one, match)
    save_match(copy, match)
    page = LibraryPage(desk)
    qtbot.addWidget(page)
    page.show()
    read(page, qtbot)
    assert page.choose(one)
    QTest.keyClick(page.games.table, Qt.Key.Key_S)
    model = page.games.model

    def starred(path: Path) -> bool:
        return bool(model.index(model.row_of(str(path)), 0).data(LibraryRole.STARRED))

    assert starred(one)
    assert not starred(copy)
    page.close_page()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_column_of_the_statistics_can_be_read(
    page: LibraryPage, desk: Desk, language: str, qtbot: QtBot
) -> None:
    desk.languages.use(language)
    with qtbot.waitSignal(page.statistics.counted):
        page._tabs.setCurrentIndex(1)
    for view in (page.statistics.people_view, page.statistics.levels_view):
        head = view.horizontalHeader()
        for column in StatColumn:
            assert view.columnWidth(column) >= head.sectionSizeHint(column), column
        assert head.length() == view.viewport().width(), "all of it, without scrolling"


@pytest.mark.parametrize(
    ("scale", "size"), [(1.15, (1280, 770)), (1.0, (800, 530)), (1.0, (900, 570))]
)
def test_the_library_can_be_read_in_a_small_window(
    page: LibraryPage, desk: Desk, scale: float, size: tuple[int, int], qtbot: QtBot
) -> None:
    """Names in the list, all columns and choices of the statistics, every word about dice."""
    desk.languages.use("de")
    desk.looks.apply("light", scale)
    page.resize(*size)
    QApplication.processEvents()
    assert page.games.table.columnWidth(Column.PLAYERS) >= desk.looks.px(240)
    tab = page.statistics
    with qtbot.waitSignal(tab.counted, timeout=60_000):
        page._tabs.setCurrentIndex(1)
    QApplication.processEvents()
    for view in (tab.people_view, tab.levels_view):
        head = view.horizontalHeader()
        assert head.length() == view.viewport().width(), "all of it, without scrolling"
        shown = [column for column in StatColumn if not view.isColumnHidden(column)]
        assert len(shown) >= len(StatColumn) - 3
        assert all(view.columnWidth(column) >= head.sectionSizeHint(column) for column in shown)
    for box in (*tab.findChildren(QComboBox), tab._branches):
        assert box.isHidden() or box.width() >= box.sizeHint().width()
    with qtbot.waitSignal(page.dice.counted, timeout=60_000):
        page._tabs.setCurrentIndex(2)
    wrapped = [words for words in page.dice.findChildren(QLabel) if words.wordWrap()]
    shown_words = [words for words in wrapped if words.isVisible()]
    assert shown_words
    qtbot.waitUntil(
        lambda: all(words.height() >= words.heightForWidth(words.width()) for words in shown_words)
    )


def test_damaged_favourites_are_told_once(desk: Desk, qtbot: QtBot) -> None:
    desk.places.favourites.parent.mkdir(parents=True, exist_ok=True)
    desk.places.favourites.write_text("nonsense")
    made = LibraryPage(desk)
    qtbot.addWidget(made)
    told: list[str] = []
    made.trouble.connect(told.append)
    read(made, qtbot)
    read(made, qtbot)
    assert [words.rpartition(" ")[2] for words in told] == ["favourites.json.bad."]
    made.close_page()


def test_the_main_button_goes_on_with_an_unfinished_game(
    page: LibraryPage, desk: Desk, qtbot: QtBot
) -> None:
    save_match(desk.places.library / "open.stoneage", match_of(ADA_AND_BO))
    read(page, qtbot)
    model, details = page.games.model, page.games._details
    for over, main in ((False, details._open), (True, details._review)):
        entries = [model.entry(row) for row in range(model.rowCount())]
        entry = next(e for e in entries if e.over == over and not e.fault)
        page.games.choose(Path(entry.path))
        assert main.property("kind") == "primary"
        assert details._main.indexOf(main) == 0


def test_enter_and_a_double_click_do_what_the_main_button_does(
    page: LibraryPage, desk: Desk, qtbot: QtBot
) -> None:
    save_match(desk.places.library / "open.stoneage", match_of(ADA_AND_BO))
    read(page, qtbot)
    games = page.games
    for over, wanted in ((False, page.openRequested), (True, page.reviewRequested)):
        entries = [games.model.entry(row) for row in range(games.model.rowCount())]
        entry = next(e for e in entries if e.over == over and not e.fault)
        assert games.choose(Path(entry.path))
        games.table.setFocus()
        with qtbot.waitSignal(wanted) as told:
            QTest.keyClick(games.table, Qt.Key.Key_Return)
        assert told.args == [Path(entry.path)]
        spot = games.table.visualRect(games.table.currentIndex()).center()
        with qtbot.waitSignal(wanted) as told:
            left = Qt.MouseButton.LeftButton
            # The first press makes it the one that a double click is about.
            qtbot.mouseClick(games.table.viewport(), left, pos=spot)
            qtbot.mouseDClick(games.table.viewport(), left, pos=spot)
        assert told.args == [Path(entry.path)]


def test_a_running_branch_is_found_like_every_unfinished_game(
    window: MainWindow, qtbot: QtBot
) -> None:
    """And going on from there brings back what is on the table, which may be further."""
    match = match_of(ADA_AND_BO)
    for _ in range(4):
        match.submit(match.rules.legal_actions(match.state)[0])
    window.review.playedOn.emit(match.branch(2, match.seats))
    game = window.table.game
    assert game is not None
    branch = game.match
    assert branch.origin is not None
    game.submit(game.legal_actions()[0])

    def shown() -> LibraryPage:
        window.library.show()
        page = window.library.page
        assert page is not None
        qtbot.waitUntil(lambda: not page.games.scan.running, timeout=60_000)
        return page

    page = shown()
    (entry,) = (page.games.model.entry(row) for row in range(page.games.model.rowCount()))
    assert entry.origin == match.ident
    assert not entry.over
    game.submit(game.legal_actions()[0])
    page.choose(Path(entry.path))
    page.games.table.setFocus()
    QTest.keyClick(page.games.table, Qt.Key.Key_Return)
    assert window.stack.currentWidget() is window.page
    assert window.table.game is not None
    assert window.table.game.match is branch
    assert shown().games.model.total() == 1
    assert window.files.recent() == [], "the start page offers it already"


def test_recent_files_have_readable_names(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "0f3a9c.stoneage"
    save_match(path, match_of(ADA_AND_BO))
    window.desk.store.remember_file(path)
    window.actions_.recent.aboutToShow.emit()
    (action,) = window.actions_.recent.actions()
    assert "Ada && Eve and Bo" in action.text(), "who plays; an ampersand is no mark for a key"
    assert "Stone Age · round 1" in action.text()
    assert "0f3a9c" not in action.text()


def test_saving_starts_in_the_documents_folder(window: MainWindow, home: Path) -> None:
    window.start_game(ADA_AND_BO)
    (home / "Documents").mkdir(exist_ok=True)
    window.save_as()
    dialog = window.files._dialog
    assert dialog is not None
    assert Path(dialog.directory().absolutePath()) == documents()
    dialog.close()
