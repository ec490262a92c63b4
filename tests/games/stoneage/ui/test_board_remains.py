"""No remains: what the window has painted is what it would paint anew."""

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import legal_actions
from stoneage_qt.games.stoneage.ui.board.view import BoardView
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.stoneage.ui.board_table import Table, make_match, show

pytestmark = pytest.mark.once

LINES = (
    "",
    "Short.",
    "A line that is long enough to be written in two rows, with some more words at its end",
    "One row, but a long one, up to the edge",
)
SEEN = 16
CRUMBS = 60
"""At the rim of a picture that is painted in parts some pixels are rounded otherwise."""
HEADLINES = ("Ada", "A headline that is much too long for the plate in the sky of the valley", "Bo")
TWO = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


def sky(view: BoardView) -> QRect:
    """Where nothing moves by itself: the lights of the places begin below."""
    right = view.in_view(view.sceneRect()).intersected(view.rect())
    below = view.sky().bottom() - 4
    return QRect(right.left(), 0, right.width(), below)


def numbers(picture: QImage) -> npt.NDArray[np.int16]:
    """The pixels of a picture, four numbers each."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(plain.constBits(), np.uint8).astype(np.int16)


def remains(view: BoardView) -> int:
    """How many pixels of the sky are others than in a picture painted anew; 0 for next to none."""
    QApplication.processEvents()
    window: QWidget = view.window()
    # What the window system was given; `grab` paints all widgets once more.
    shown = window.screen().grabWindow(window.winId()).toImage()
    anew = window.grab().toImage()
    part = sky(view).translated(view.mapTo(window, view.rect().topLeft()))
    one, other = numbers(shown.copy(part)), numbers(anew.copy(part))
    found = int((np.abs(one - other).reshape(-1, 4).max(axis=1) > SEEN).sum())
    return found if found > CRUMBS else 0


def settle(table: Table) -> None:
    table.settle()
    table.qtbot.waitUntil(lambda: table.view.sharp)


@pytest.mark.parametrize("size", [(1000, 790), (1003, 691), (640, 700)])
def test_words_that_come_and_go(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = show(qtbot, make_match(), size=size, reduced_motion="off")
    settle(table)
    plate = table.view.scene_.captions
    looks = table.view.scene_.looks
    for headline in HEADLINES:
        for line in (*LINES, *reversed(LINES)):
            for look in (looks[0], None):
                plate.turn(look, headline)
                plate.tell(line)
                assert remains(table.view) == 0, (headline, line)
    plate.turn(None, "")
    assert remains(table.view) == 0, "without a plate"


def test_a_part_is_painted_before_the_words_have_changed_everywhere(qtbot: QtBot) -> None:
    """As it is when a bubble over the board goes, or the window system asks for a part."""
    table = show(qtbot, make_match(), reduced_motion="off")
    settle(table)
    plate = table.view.scene_.captions
    plate.turn(table.view.scene_.looks[0], "Ada")
    plate.tell(LINES[2])
    assert remains(table.view) == 0
    part = table.view.in_view(plate.rect())
    plate.tell("")
    table.view.viewport().repaint(QRect(part.topLeft(), part.size() / 8))
    assert remains(table.view) == 0


def test_moves_zoom_and_size(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(), reduced_motion="off")
    for step in range(6):
        choices = legal_actions(table.state)
        table.model.submit(choices[step % len(choices)])
        settle(table)
        assert remains(table.view) == 0, table.view.scene_.captions.line
        table.view.set_zoom(1.0 + step % 3 / 4)
        settle(table)
        assert remains(table.view) == 0, "zoom"
        table.view.resize(1000 - 7 * step, 790 - 3 * step)
        settle(table)
        assert remains(table.view) == 0, "size"


def test_messages_over_the_sky(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game(TWO)
    assert window.page is not None
    view = window.page.board
    qtbot.waitUntil(lambda: view.sharp and not view.director.animator.busy)
    for words in ("Saved.", " ".join(LINES), "Saved as a file with a name of some length."):
        window.messages.remark(words, undo=lambda: None)
        assert remains(view) == 0, "while it lies there"
        window.messages.hide()
        assert remains(view) == 0, "when it has gone"
