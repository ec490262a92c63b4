"""A passing remark over a board of any game."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.board_kit.passing_words import PassingWords

pytestmark = pytest.mark.once


class Captions:
    def __init__(self) -> None:
        self.line = ""

    def tell(self, text: str) -> None:
        self.line = text


def test_after_a_remark_what_happened_is_told_again(qtbot: QtBot) -> None:
    captions, parent = Captions(), QObject()
    words = PassingWords(captions, 1, parent)
    words.tell("Ada built a hut.")
    with qtbot.waitSignal(words.passed):
        words.remark("Nobody is there.")
        assert captions.line == "Nobody is there."
        assert words.happened == "Ada built a hut."
    assert captions.line == "Ada built a hut."
