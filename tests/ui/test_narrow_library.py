"""The library with the largest text: it scrolls and stacks, and nothing is cut or out of reach."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QTabBar
from pytestqt.qtbot import QtBot

from stoneage_qt.models.library import Column
from stoneage_qt.ui.library.page import LibraryPage
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.fitting import out_of_reach, unrest, wrong
from tests.ui.library_saves import make_library

pytestmark = pytest.mark.once

SIZES = [(800, 560), (900, 600), (1280, 800)]
TABS = ["games", "statistics", "dice", "progress"]


def library(
    window: MainWindow, qtbot: QtBot, language: str, size: tuple[int, int], scale: float
) -> LibraryPage:
    window.desk.languages.use(language)
    window.desk.looks.apply("light", scale)
    window.resize(*size)
    make_library(window.desk.places.library, 5, broken=0)
    window.library.show()
    page = window.library.page
    assert page is not None
    qtbot.waitUntil(lambda: not page.busy)
    qtbot.waitUntil(lambda: page.games.model.rowCount() == 5)
    page.games.table.selectRow(0)
    return page


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_tab_has_room_for_all_it_holds(
    window: MainWindow, qtbot: QtBot, language: str, size: tuple[int, int], scale: float
) -> None:
    page = library(window, qtbot, language, size, scale)
    for number, tab in enumerate(TABS):
        page.show_tab(number)
        qtbot.waitUntil(lambda: not page.busy)
        QApplication.processEvents()
        assert (tab, wrong(page)) == (tab, [])
        assert (tab, out_of_reach(page)) == (tab, [])
        assert page.width() == window.width()
        assert (tab, unrest(page)) == (tab, 0)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_names_have_room_in_the_list(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = library(window, qtbot, "de", size, 2.0)
    px = window.desk.looks.px
    assert page.games.table.columnWidth(Column.PLAYERS) >= px(190)
    assert page.games.table.height() >= px(150)


def test_the_list_stands_beside_the_details_where_there_is_room(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = library(window, qtbot, "de", (800, 560), 1.0)
    games = page.games
    assert games._details.geometry().left() > games.table.geometry().right()
    window.desk.looks.apply("light", 2.0)
    qtbot.waitUntil(lambda: games._details.geometry().top() > games.table.geometry().bottom())
    window.desk.looks.apply("light", 1.0)
    qtbot.waitUntil(lambda: games._details.geometry().left() > games.table.geometry().right())


def test_icons_of_tabs_grow_with_the_text(window: MainWindow, qtbot: QtBot) -> None:
    page = library(window, qtbot, "en", (1280, 800), 1.0)
    bar = page.findChild(QTabBar)
    assert bar is not None
    before = bar.iconSize().height()
    window.desk.looks.apply("light", 2.0)
    assert bar.iconSize().height() == 2 * before


def chosen_in_sight(page: LibraryPage) -> bool:
    table = page.games.table
    return table.viewport().rect().contains(table.visualRect(table.currentIndex()))


def test_the_chosen_game_stays_in_sight(window: MainWindow, qtbot: QtBot) -> None:
    """The last one: with larger text, in a smaller window, and when newer games come above it."""
    page = library(window, qtbot, "de", (1366, 740), 1.0)
    page.games.table.selectRow(4)
    assert chosen_in_sight(page)
    window.desk.looks.apply("light", 2.0)
    assert unrest(page) == 0
    assert chosen_in_sight(page)
    window.resize(800, 560)
    assert unrest(page) == 0
    assert chosen_in_sight(page)
    window.show_start()
    make_library(window.desk.places.library, 12, broken=0)
    window.library.show()
    qtbot.waitUntil(lambda: not page.busy)
    qtbot.waitUntil(lambda: page.games.model.rowCount() == 12)
    assert chosen_in_sight(page)


def test_the_order_of_the_list_is_a_clear_arrow(window: MainWindow, qtbot: QtBot) -> None:
    """Its arrow grows with the text: as high and wide as other arrows are."""
    page = library(window, qtbot, "en", (1366, 740), 2.0)
    header = page.games.table.horizontalHeader()
    left, width = header.sectionViewportPosition(Column.WHEN), header.sectionSize(Column.WHEN)
    size = QSize(width // 3, header.height() - window.desk.looks.px(6))
    picture = header.grab(QRect(QPoint(left + width - size.width(), 0), size)).toImage()
    ground = picture.pixelColor(0, 0)
    inked = [
        y
        for y in range(picture.height())
        if any(picture.pixelColor(x, y) != ground for x in range(picture.width()))
    ]
    assert inked[-1] - inked[0] >= window.desk.looks.px(4)
