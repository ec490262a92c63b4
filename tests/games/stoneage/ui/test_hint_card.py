"""The card beside the cursor has room for its words, the first time, too."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect

from stoneage_qt.games.stoneage.rules.constants import FIRST_ANIMAL, HUNT
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
PLACE = "Hunting grounds: One die per person: every full 2 gives 1 food. There is always room."
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


def test_the_odds_of_many_dice_are_not_cut(window: MainWindow) -> None:
    """Close bars made the card wider than its words, which then took the room of the chart."""
    window.start_game(TWO)
    assert window.page is not None
    view = window.page.board
    assert isinstance(view, BoardView)
    card = view.explainer.card
    for bars in range(1, 31):
        odds = [1 - n / (bars + 1) for n in range(bars)]
        card.show_hint(Explanation(PLACE, odds=odds, mean="5 dice: 8.5"), QRect(300, 300, 40, 40))
        chart = card._chart
        assert chart.height() >= chart.pixmap().deviceIndependentSize().height()
        assert chart.width() >= chart.pixmap().deviceIndependentSize().width()


def test_an_animal_that_lowers_the_roll_is_named_at_its_odds(window: MainWindow) -> None:
    window.start_game(replace(TWO, modules=frozenset({"animals", "hard_winter"})))
    assert window.page is not None
    view = window.page.board
    assert isinstance(view, BoardView)
    state = view.scene_.state
    assert state is not None
    bare = view.explainer._place_hint(HUNT)
    assert "\n" not in bare.mean
    state.animal = FIRST_ANIMAL
    assert state.malus()
    told = view.explainer._place_hint(HUNT)
    assert f"\u2212{state.malus()} on the dice" in told.mean
