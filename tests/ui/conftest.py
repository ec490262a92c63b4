"""The whole window for tests: real pages, real board, a home directory of its own."""

import gc
import itertools
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.games import GAMES
from stoneage_qt.session.places import user_places
from stoneage_qt.ui import theme
from stoneage_qt.ui.app import make_desk
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.shared_art import art_of

# What belongs to a closed window refers to itself in rings: few objects with 25 MB of pictures.
# Python looks for rings when a quarter of all objects is new, late among those of all tests.
_COLLECT_EVERY: Final = 6
_desks = itertools.count(1)
# Every day has a deal and a puzzle of its own, and some tests would meet midnight.
_NOON: Final = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture(scope="session")
def _fonts(qapp: QApplication) -> None:
    theme.load_fonts()


@pytest.fixture
def fresh_art() -> None:
    """For a test about when art is painted: none is painted yet."""


@pytest.fixture
def desk(
    request: pytest.FixtureRequest, qapp: QApplication, home: Path, _fonts: None
) -> Iterator[Desk]:
    """As of a first start, in English, without motion and sound, on a certain day."""
    seconds = itertools.count()
    made = replace(
        make_desk(qapp, user_places()), clock=lambda: _NOON + timedelta(seconds=next(seconds))
    )
    if "fresh_art" not in request.fixturenames:
        made.looks._sprites = {game: art_of(game) for game in GAMES}
        made.looks.sprites = made.looks.sprites_of("stoneage")
    made.store.change(
        sound=False,
        reduced_motion="on",
        language="en",
        theme="light",
        hand_over=False,
        round_end="off",
    )
    made.languages.use("en")
    made.looks.apply("light", 1.0)
    # Tests touch things before a first frame is painted.
    made.looks.keyboard_focus.watch()
    yield made
    made.languages.use("en")
    for translator in made.languages.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    # A window that a test made and closed would be styled again in all tests that follow.
    for left in QApplication.topLevelWidgets():
        if left.parent() is None and not left.isVisible():
            left.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
    made.looks.deleteLater()
    if next(_desks) % _COLLECT_EVERY == 0:
        gc.collect()


@pytest.fixture
def window(desk: Desk, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window on its start page."""
    made = MainWindow(desk)
    made.resize(1280, 800)
    made.begin()
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
