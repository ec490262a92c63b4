"""Messages lie over the page, and what can be taken back is offered to be."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.games.stoneage.ui.board.round_end import Meal, RoundEnd
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Seat
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once

CHOICE = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


def start(window: MainWindow) -> GameModel:
    window.start_game(CHOICE)
    assert window.table.game is not None
    return window.table.game


def room(window: MainWindow) -> QRect:
    middle = window.centralWidget()
    assert middle is not None
    return middle.rect()


@pytest.mark.usefixtures("told_errors")
def test_a_message_moves_nothing(window: MainWindow, qtbot: QtBot) -> None:
    start(window)
    assert window.page is not None
    board = window.page.board
    before = board.mapToGlobal(board.rect().topLeft()), board.size()
    window.messages.error("Something did not work, and this is a long sentence about why.", "what")
    QApplication.processEvents()
    assert window.messages.isVisible()
    assert (board.mapToGlobal(board.rect().topLeft()), board.size()) == before


def test_at_the_board_it_lies_in_the_sky(window: MainWindow, qtbot: QtBot) -> None:
    start(window)
    assert window.page is not None
    window.messages.remark("Saved as game.stoneage.")
    QApplication.processEvents()
    bar, board = window.messages, window.page.board
    lowest = bar.mapToGlobal(bar.rect().bottomLeft()).y()
    assert lowest < board.mapToGlobal(board.rect().center()).y() - board.height() / 4
    assert bar.mapTo(window, bar.rect().topRight()).x() <= board.width()


@pytest.mark.parametrize("first", ["message", "look back"])
def test_it_hides_no_look_back_at_a_round(window: MainWindow, qtbot: QtBot, first: str) -> None:
    start(window)
    assert window.page is not None
    asker, bar = window.page.board.asker, window.messages
    meals = tuple(Meal(seat, 5, (0, 0, 0, 0), False, 0, 0) for seat in (0, 1))
    if first == "message":
        bar.remark("Saved as game.stoneage.")
    asker._on_round_ended(RoundEnd(1, 1, meals))
    if first == "look back":
        bar.remark("Saved as game.stoneage.")
    QApplication.processEvents()
    card = asker.popover
    assert card is not None
    assert card.isVisible()
    where = QRect(card.mapTo(bar.parentWidget(), QPoint()), card.size())
    assert not where.intersects(bar.geometry())
    asker.close()


def test_elsewhere_it_lies_at_the_lower_edge(window: MainWindow, qtbot: QtBot) -> None:
    window.messages.remark("Saved as game.stoneage.")
    QApplication.processEvents()
    assert window.messages.geometry().center().y() > window.height() * 0.75
    window.resize(900, 600)
    QApplication.processEvents()
    assert room(window).contains(window.messages.geometry())


def test_large_text_fits_into_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    start(window)
    window.desk.looks.apply("light", 2.0)
    window.resize(800, 560)
    window.messages.ask("A long question about a move. " * 4, "Play it anyway", lambda: None)
    bar = window.messages

    def fits() -> bool:
        parts = (bar._words, bar._answer)
        rects = [QRect(part.mapTo(bar, QPoint()), part.size()) for part in parts]
        return room(window).contains(bar.geometry()) and all(map(bar.rect().contains, rects))

    qtbot.waitUntil(fits)


@pytest.mark.usefixtures("told_errors")
def test_what_could_not_be_done_leaves_with_its_page(window: MainWindow, home: Path) -> None:
    """A damaged file is no business of the next page."""
    bad = home / "bad.stoneage"
    bad.write_text("nothing", encoding="utf-8")
    window.review_file(bad)
    assert window.messages.isVisible()
    window.choose_game()
    assert not window.messages.isVisible()


@pytest.mark.usefixtures("told_errors")
def test_that_nothing_is_saved_is_told_on_every_page(window: MainWindow) -> None:
    start(window)
    window.table.unsaved.emit("This game is not being saved.")
    for go in (window.show_start, window.choose_game, window.library.show, window.review_game):
        go()
        assert window.messages.isVisible()


@pytest.mark.usefixtures("told_errors")
def test_a_damaged_slot_is_told_on_the_start_page(window: MainWindow) -> None:
    """Found on the way there, and it does not go at once."""
    window.choose_game()
    slots = window.desk.places.autosave
    slots.mkdir(parents=True, exist_ok=True)
    (slots / "0123456789abcdef0123456789abcdef.stoneage").write_text("{", encoding="utf-8")
    window.show_start()
    assert window.messages.isVisible()
    assert "damaged" in window.messages.text()


@pytest.mark.usefixtures("told_errors")
@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1366, 740)], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_it_does_not_lie_on_what_the_page_is_for(
    window: MainWindow, size: tuple[int, int], scale: float
) -> None:
    window.desk.looks.apply("light", scale)
    window.resize(*size)
    window.choose_game()
    window.messages.trouble("A long sentence about a file that is damaged. " * 3, "details")
    QApplication.processEvents()
    page, bar = window.new_page, window.messages
    assert page is not None
    begin = next(b for b in page.findChildren(QPushButton) if b.property("kind") == "primary")
    assert begin.isVisible()
    middle = window.centralWidget()
    assert middle is not None
    where = QRect(begin.mapTo(middle, QPoint()), begin.size())
    assert not bar.geometry().intersects(where)
    assert room(window).contains(bar.geometry())


def test_deleting_is_undone_before_the_files_were_looked_at(
    window: MainWindow, qtbot: QtBot
) -> None:
    folder = window.desk.places.library
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "kept.stoneage"
    save_match(path, match_of(CHOICE))
    window.library.show()
    page = window.library.page
    assert page is not None
    games = page.games
    qtbot.waitUntil(lambda: games.model.row_of(str(path)) >= 0)
    qtbot.waitUntil(lambda: not games.scan.running)
    assert page.choose(path)
    games.delete_selected()
    games.undo_delete()
    assert games.model.row_of(str(path)) >= 0
    qtbot.waitUntil(lambda: not games.scan.running)
    assert games.model.row_of(str(path)) >= 0


def test_deleting_in_the_library_can_be_undone(window: MainWindow, qtbot: QtBot) -> None:
    folder = window.desk.places.library
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "kept.stoneage"
    save_match(path, match_of(CHOICE))
    content = path.read_bytes()
    window.library.show()
    page = window.library.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games.model.row_of(str(path)) >= 0)
    assert page.choose(path)
    QTest.keyClick(page.games.table, Qt.Key.Key_Delete)
    assert not path.exists()
    assert "trash" in window.messages.text()
    assert window.messages._answer.text() == "Undo"
    qtbot.mouseClick(window.messages._answer, Qt.MouseButton.LeftButton)
    assert path.read_bytes() == content
    qtbot.waitUntil(lambda: page.games.model.row_of(str(path)) >= 0)
    trash = [p for p in Path.home().rglob("*") if p.name.startswith("kept.stoneage")]
    assert trash == [path], "nothing stays in the trash"


def test_deleting_can_still_be_undone_when_the_message_is_gone(
    window: MainWindow, qtbot: QtBot
) -> None:
    folder = window.desk.places.library
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.stoneage" for name in ("first", "second")]
    for path in paths:
        save_match(path, match_of(CHOICE))
    window.library.show()
    page = window.library.page
    assert page is not None
    for path in paths:
        qtbot.waitUntil(partial(page.choose, path))
        QTest.keyClick(page.games.table, Qt.Key.Key_Delete)
    window.messages.hide()
    window.activateWindow()
    for path in reversed(paths):
        assert not path.exists()
        QTest.keyClick(page.games.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert path.exists()
    QTest.keyClick(page.games.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.usefixtures("told_errors")
def test_undo_never_writes_over_another_file(window: MainWindow, qtbot: QtBot) -> None:
    folder = window.desk.places.library
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "kept.stoneage"
    save_match(path, match_of(CHOICE))
    window.library.show()
    page = window.library.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games.model.row_of(str(path)) >= 0)
    assert page.choose(path)
    QTest.keyClick(page.games.table, Qt.Key.Key_Delete)
    path.write_text("another one")
    qtbot.mouseClick(window.messages._answer, Qt.MouseButton.LeftButton)
    assert path.read_text() == "another one"
    assert "still in the trash" in window.messages.text()


def leave(window: MainWindow, qtbot: QtBot) -> QWidget:
    """Another window comes to the front."""
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not window.isActiveWindow())
    return other


def test_a_person_elsewhere_is_called(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window)
    quiet = window.windowTitle()
    leave(window, qtbot)
    game.submit(decode("place forest 2"))
    qtbot.waitUntil(lambda: window.turn_signal.calling)
    assert window.windowTitle() == "● Your turn, Bo – Stone Age"
    window.activateWindow()
    qtbot.waitUntil(lambda: not window.turn_signal.calling)
    assert window.windowTitle() == quiet


def test_nobody_is_called_in_front_of_the_window(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    game.submit(decode("place forest 2"))
    assert not window.turn_signal.calling


def test_calling_can_be_switched_off(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window)
    window.dialogs.show_settings()
    dialog = window.dialogs.get("settings")
    assert dialog is not None
    box = dialog.findChild(QCheckBox, "turn_signal")
    assert isinstance(box, QCheckBox)
    box.click()
    dialog.close()
    leave(window, qtbot)
    game.submit(decode("place forest 2"))
    QApplication.sendPostedEvents(None, QEvent.Type.MetaCall)
    assert not window.turn_signal.calling


@pytest.mark.usefixtures("told_errors")
def test_copied_details_are_told_until_something_else_is_said(window: MainWindow) -> None:
    window.messages.error("Something did not work.", "what")
    copy = next(b for b in window.messages.findChildren(QPushButton) if b.text() == "Copy details")
    copy.click()
    assert QGuiApplication.clipboard().text().endswith("\nwhat")
    assert copy.text() == "Copied"
    window.messages.error("Something else did not work.", "why")
    assert copy.text() == "Copy details"
