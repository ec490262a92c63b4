"""Opponents: one name everywhere, their strength in the list, and a seed for one game only."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.bots.levels import LEVELS
from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.games.stoneage.ui.words import text
from stoneage_qt.models.log import LogModel
from stoneage_qt.session.library_scan import FileStamp, entry_of
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.library.words import result_text
from stoneage_qt.ui.pages.seat_row import SeatRow
from stoneage_qt.ui.panels.log import tell, tell_opening
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.test_tutor_warning import game_of

PLANNER = Seat(controller="bot", level="valuer", colour="blue")
CHOICE = NewGame(
    seats=(
        Seat(name="Ada", colour="red"),
        PLANNER,
        Seat(controller="bot", level="valuer", colour="green"),
        Seat(controller="bot", level="gatherer", colour="yellow"),
    ),
    seed=4,
    start=0,
)
NAMES = ["Ada", "Planner 1", "Planner 2", "Gatherer"]


def test_a_nameless_bot_is_called_by_its_level() -> None:
    assert text.seat_name([Seat(colour="red"), PLANNER], 0) == "Red"
    assert text.seat_name([Seat(colour="red"), PLANNER], 1) == "Planner"
    program = Seat(controller="bot", command="my-bot", colour="green")
    assert text.seat_name([program], 0) == "Own program"


def test_bots_have_one_name_everywhere(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.start_game(CHOICE)
    game = game_of(window)
    game.set_paused(True)
    game.submit(decode("place hunt 2"))
    page = window.page
    assert page is not None
    listed = page.players.model()
    assert [listed.index(row, 0).data() for row in range(4)] == NAMES
    assert [look.name for look in page.board.scene_.looks] == NAMES
    assert "Planner 1" in window.windowTitle()
    log = LogModel(game, tell, tell_opening)
    told = " ".join(str(log.index(row).data()) for row in range(log.rowCount()))
    assert "Blue" not in told
    entry = entry_of(game.match, FileStamp(str(tmp_path / "x.stoneage"), 1, 1))
    for name in NAMES:
        assert name in result_text(entry)
    window.files.save(game.match, tmp_path / "game.stoneage")
    window.show_start()
    files = window.start_page._model
    described = [str(files.index(row).data()) for row in range(files.rowCount())]
    assert any("Planner 2" in words and "Gatherer" in words for words in described)


def test_the_start_player_is_called_the_same(window: MainWindow) -> None:
    window.choose_game()
    assert window.new_page is not None
    window.new_page.show_choice(CHOICE)
    start = window.new_page._start
    assert [start.itemText(row) for row in range(1, start.count())] == NAMES


def test_the_list_of_opponents_shows_their_strength(desk: Desk, qtbot: QtBot) -> None:
    row = SeatRow(desk, 0)
    qtbot.addWidget(row)
    who = row.findChildren(QComboBox)[0]
    pictures = set()
    for level in LEVELS:
        found = who.findData(level.key)
        assert f"{level.strength} of 6" in who.itemData(found, Qt.ItemDataRole.ToolTipRole)
        image = who.itemIcon(found).pixmap(who.iconSize()).toImage()
        assert not image.isNull()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == len({level.strength for level in LEVELS})
    assert who.itemIcon(who.findData("person")).isNull()


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a restart"])
def test_a_seed_is_used_once(window: MainWindow, desk: Desk, qtbot: QtBot, again: bool) -> None:
    window.choose_game()
    page = window.new_page
    assert page is not None
    page.show_choice(CHOICE)
    qtbot.mouseClick(page._go, Qt.MouseButton.LeftButton)
    first: Match = game_of(window).match
    assert first.setup == match_of(CHOICE).setup
    if again:
        assert desk.settings.new_game.seed is None
        page.show_choice(desk.settings.new_game)
    window.choose_game()
    assert page._seed.text() == ""
    qtbot.mouseClick(page._go, Qt.MouseButton.LeftButton)
    second = game_of(window).match
    assert second is not first
    assert second.seed != first.seed
