"""Small things of layout that strangers stumbled over."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.panels.hints import HintButton, in_lines
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import make_match
from tests.games.inka.ui.test_inka_window import put_on_table
from tests.ui.fitting import bring, in_sight, unrest, wrong

pytestmark = pytest.mark.once


def hinted(window: MainWindow, size: tuple[int, int], scale: float = 1.0) -> Any:
    """A table of Inkas with three hints beside it."""
    window.set_setting("ui_scale", scale)
    window.resize(*size)
    game, table = put_on_table(
        window, make_match(lambda s: s.phase == "main" and s.actor == 0 and s.turn > 12)
    )
    page = window.page
    assert page is not None
    QApplication.processEvents()
    hints = [SimpleNamespace(action=a, win=0.3, reasons=()) for a in game.legal_actions()[:3]]
    page.show_hints(hints)
    QApplication.processEvents()
    return page, table


def test_hints_leave_the_trade_in_sight(window: MainWindow, qtbot: QtBot) -> None:
    page, table = hinted(window, (1280, 800))
    qtbot.waitUntil(lambda: in_sight(page.hints))
    qtbot.waitUntil(lambda: in_sight(table.tray.offer))
    assert wrong(page._side_widget) == []
    assert unrest(page) == 0
    # What is left of the lists brings them back.
    page._tabs.tabBarClicked.emit(0)
    qtbot.waitUntil(lambda: in_sight(page.moves._wanted))
    assert page.hints.isHidden()


def test_the_key_of_the_moves_brings_them_back(window: MainWindow, qtbot: QtBot) -> None:
    page, _ = hinted(window, (1280, 800))
    page.show_moves()
    qtbot.waitUntil(lambda: in_sight(page.moves._list))
    qtbot.waitUntil(lambda: page.moves._list.height() > 100)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_hints_are_in_sight_in_a_small_window(
    window: MainWindow, qtbot: QtBot, scale: float
) -> None:
    page, _ = hinted(window, (900, 600), scale)
    first = page.hints.findChild(HintButton)
    assert first is not None
    qtbot.waitUntil(lambda: in_sight(first))
    assert unrest(page) == 0
    assert in_sight(first)
    assert wrong(page.hints) == []
    for each in page.hints.findChildren(HintButton):
        bring(each)
        assert in_sight(each)


def test_a_hint_takes_a_third_line_before_it_is_cut(window: MainWindow) -> None:
    metrics = window.fontMetrics()
    words = "43 %  Build a road for 1 wood and 1 stone: coastal waters 9 | pasture 4"
    room = metrics.horizontalAdvance(words) * 2 // 5
    lines = in_lines(words, metrics, room).split("\n")
    assert len(lines) == 3
    assert "…" not in "".join(lines)
    assert in_lines("Short", metrics, room) == "Short"


def test_rows_of_the_keys_are_equally_far_apart(window: MainWindow) -> None:
    window.dialogs.show_keys("inka")
    dialog = window.dialogs.get("keys")
    assert dialog is not None
    QApplication.processEvents()
    spare = set()
    for box in dialog.findChildren(QFrame):
        grid = box.layout()
        if isinstance(grid, QGridLayout):
            spare.add(box.height() - grid.totalMinimumHeightForWidth(box.width()))
    assert spare == {0}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_chosen_game_stands_out_more_than_one_that_is_pointed_at(
    window: MainWindow, theme: str
) -> None:
    window.desk.looks.apply(theme, 1.0)
    QApplication.processEvents()
    chosen = next(b for b in window.start_page.games.buttons.values() if b.isChecked())
    picture = chosen.grab().toImage()
    edge = picture.pixelColor(1, chosen.height() // 2)
    assert edge.name() == QColor(window.desk.looks.theme.accent).name()


def test_kinds_to_give_stand_in_a_row(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    _, table = put_on_table(
        window,
        make_match(
            lambda s: (
                s.phase == "main" and s.actor == 0 and sum(n > 0 for n in s.players[0].hand) > 2
            )
        ),
    )
    hand = table.kit.state.players[0].hand
    kinds = [kind for kind, count in enumerate(hand) if count]
    table.draft.give_more(kinds[0])
    QApplication.processEvents()
    before = table.tray.offer.mapTo(table.tray, QPoint()).y()
    table.draft.give_more(kinds[-1])
    QApplication.processEvents()
    chips = [chip for chip in table.tray.give.row.chips if chip.isVisible()]
    assert [chip.kind for chip in chips] == [kinds[0], kinds[-1]]
    assert len({chip.y() for chip in chips}) == 1
    assert table.tray.offer.mapTo(table.tray, QPoint()).y() == before
