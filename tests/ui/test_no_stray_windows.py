"""Nothing flashes up as a window of its own: parts are shown in their place, not before."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.games.stoneage.bots.hints import Hint
from stoneage_qt.games.stoneage.bots.verdicts import Why
from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.session.autosave import Autosave
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import make_match

CHOICE = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


class Watcher(QObject):
    """Notes every widget that is shown while it is a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Show or not isinstance(watched, QWidget):
            return False
        if watched.isWindow() and not isinstance(watched, MainWindow):
            self.seen.append(f"{type(watched).__name__} {watched.property('text') or ''}")
        return False


@contextmanager
def no_other_window(qapp: QApplication) -> Iterator[None]:
    """Fails when another window than the program's own is shown, however short."""
    watcher = Watcher()
    qapp.installEventFilter(watcher)
    try:
        yield
    finally:
        qapp.removeEventFilter(watcher)
    assert not watcher.seen


def answers(s: State) -> bool:
    """An offer is on the table, and the person has to answer."""
    return s.phase == "reply" and s.actor == 0


def trades(s: State) -> bool:
    """In the middle of a turn."""
    return s.phase == "main" and s.actor == 0 and s.rounds > 6


def stone_age(desk: Desk) -> Match:
    """A game of two people after their first actions."""
    window = MainWindow(desk)
    window.begin()
    window.start_game(CHOICE)
    game = window.table.game
    assert game is not None
    for text in ("place field 1", "place forest 2"):
        assert game.submit(decode(text))
    match = game.match
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return match


GAMES: dict[str, Callable[[Desk], Match]] = {
    "answers": lambda _: make_match(answers),
    "trades": lambda _: make_match(trades),
    "several": lambda _: make_match(trades, persons=(0, 1)),
    "stoneage": stone_age,
}


@pytest.mark.parametrize("made", GAMES.values(), ids=GAMES)
def test_going_on_after_a_restart(
    desk: Desk, qapp: QApplication, qtbot: QtBot, made: Callable[[Desk], Match]
) -> None:
    match = made(desk)
    left = Autosave(desk.places)
    left.record(match)
    left.close()
    window = MainWindow(desk)
    window.resize(1280, 800)
    with no_other_window(qapp):
        window.begin()
        window.show()
        qtbot.waitExposed(window)
        window.start_page.resumed.emit()
        qtbot.waitUntil(lambda: window.page is not None and window.page.isVisible())
        assert window.table.game is not None
        assert window.table.game.match.rules is match.rules
        window.close()


def test_hints(window: MainWindow, qapp: QApplication) -> None:
    window.start_game(CHOICE)
    page = window.page
    assert page is not None
    why = (Why("accepts_hunger", 3),)
    hints = [Hint(decode(f"place {where} 1"), 0.5, 0.0, 0.0, why) for where in ("field", "river")]
    with no_other_window(qapp):
        page.show_hints(hints)
        page.show_hints(hints[:1])


def test_other_pages(window: MainWindow, qapp: QApplication) -> None:
    with no_other_window(qapp):
        window.put_on_table(make_match(trades))
        window.choose_game()
        window.library.show()
        window.training.show(window.start_page.face)
        window.review_game()
        window.show_result()
        window.resume()


def test_the_first_frame_has_everything_in_its_place(window: MainWindow) -> None:
    """The others' plates beside the board, before anything is painted or laid out again."""
    window.put_on_table(make_match(trades))
    assert window.page is not None
    table = window.page.board
    assert isinstance(table, PlayingTable)
    plates = table.plates.mapTo(table, QPoint())
    assert table.board.x() >= plates.x() + table.plates.width()
