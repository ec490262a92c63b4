"""The card beside the cursor has room for its words, the first time, too."""

import pytest
from PySide6.QtCore import QRect

from stoneage_qt.games.stoneage.ui.board.hint import Explanation
from stoneage_qt.games.stoneage.ui.board.view import BoardView
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once

TWO = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)
WORDS = "A good idea, but not in this step of the lesson."


def test_the_first_refusal_is_not_cut(window: MainWindow) -> None:
    window.start_game(TWO)
    assert window.page is not None
    view = window.page.board
    assert isinstance(view, BoardView)
    card = view.explainer.card
    card.show_hint(Explanation(reason=WORDS), QRect(300, 300, 40, 40))
    words = card._reason
    assert words.height() >= words.heightForWidth(words.width())
