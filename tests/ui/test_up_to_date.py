"""Widgets follow the language and the looks of the program."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate

pytestmark = pytest.mark.once


class Sign(UpToDate, QLabel):
    """Counts how often it was asked for its words and its looks."""

    words = 0
    looks = 0

    def retranslate(self) -> None:
        self.words += 1

    def on_looks(self) -> None:
        self.looks += 1


class Board(Sign):
    """Has more to tell than its own words."""

    lines = 0

    def on_language(self) -> None:
        super().on_language()
        self.lines += 1


def test_another_language_asks_for_the_words_once(desk: Desk, qtbot: QtBot) -> None:
    sign, board = Sign(), Board()
    for widget in (sign, board):
        qtbot.addWidget(widget)
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.FontChange))
    assert (sign.words, board.words, board.lines) == (1, 1, 1)


def test_other_looks_are_told_to_those_who_follow(desk: Desk, qtbot: QtBot) -> None:
    alone, follower = Sign(), Sign()
    for widget in (alone, follower):
        qtbot.addWidget(widget)
    follower.follow(desk.looks)
    desk.looks.apply("dark", 1.5)
    assert (alone.looks, follower.looks) == (0, 1)
    assert follower.words == 0
