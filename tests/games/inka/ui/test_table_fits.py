"""At every size of window and text, in both languages, nothing beside the board is cut off."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import State
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.shell.desk import Desk
from tests.games.inka.ui.conftest import Lay
from tests.games.inka.ui.table_match import make_match
from tests.ui.catalogues import compile_catalogues
from tests.ui.texts import cut_off

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_catalogues(tmp_path_factory.mktemp("catalogues"))


def trading(s: State) -> bool:
    return s.phase == "main" and s.actor == 0 and s.turn > 20 and sum(s.players[0].hand) > 8


def answering(s: State) -> bool:
    return s.phase == "reply" and s.actor == 0


def choosing(s: State) -> bool:
    offer = s.offer
    countered = offer is not None and any(isinstance(a, tuple) for a in offer.answers)
    return s.phase == "choose" and s.actor == 0 and countered


def owing(s: State) -> bool:
    return s.phase == "discard" and s.actor == 0 and s.owed[0] > 2


# What is left for the table of windows of 900 × 600 and 1280 × 800; one of 800, where the lists
# stand below; and large text, where the table is as high as it needs.
ROOMS = [
    *((1.0, (588, 568)), (1.0, (968, 730)), (1.0, (790, 520))),
    *((2.0, (890, 1400)), (2.0, (766, 1400))),
]
NAMES = ["900x600", "1280x800", "800x560", "200%", "200% of 800"]


@pytest.mark.parametrize(("scale", "size"), ROOMS, ids=NAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_text_has_its_room(
    desk: Desk,
    lay: Lay,
    qtbot: QtBot,
    catalogues: Path,
    scale: float,
    size: tuple[int, int],
    language: str,
) -> None:
    languages = Languages(catalogues)
    languages.use(language)
    desk.looks.apply("light", scale)
    try:
        for until in (trading, answering, choosing, owing):
            table = lay(make_match(until), size)
            if until is trading:
                hollow = [i for row in table.own.costs.icons for i in row if i.hollow]
                hollow[0].click()
            assert table.width() == size[0], "wider than the window"
            qtbot.wait(1)
            shown = [
                each
                for kind in (QLabel, QAbstractButton)
                for each in table.window().findChildren(kind)
                if each.isVisible()
            ]
            assert shown
            wrong = [text for each in shown for text in cut_off(each)]
            assert not wrong, until.__name__
            for each in shown:
                parent = each.parentWidget()
                assert parent is not None
                assert each.width() >= min(each.minimumSizeHint().width(), 10_000), each
                assert parent.rect().contains(each.geometry()), (each, each.accessibleName())
            table.window().hide()
    finally:
        languages.use("en")
