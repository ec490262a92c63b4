"""What makes the review quick: it is prepared, pictures come ahead, only changed rows repaint."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.ui.art.valley import Valley
from stoneage_qt.games.stoneage.ui.board import layout
from stoneage_qt.games.stoneage.ui.board.ahead import Ahead, coming
from stoneage_qt.games.stoneage.ui.board.pictures import CardPictures
from stoneage_qt.models.players import PlayerRole
from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.art.landscape import Valleys, View, whole_view
from stoneage_qt.ui.art.sprites import Sprites
from stoneage_qt.ui.board_kit.pictures import Art
from stoneage_qt.ui.review.players import ReplayPlayers
from stoneage_qt.ui.shell.window import MainWindow
from tests.stored_games.stored import FOLDER
from tests.ui.library_saves import make_library

pytestmark = pytest.mark.once


def a_match(name: str = "2p") -> Match:
    return load_match(FOLDER / f"{name}.stoneage")


# The page before it is wanted


def prepared(window: MainWindow, qtbot: QtBot) -> None:
    assert window.review.preparing
    qtbot.waitUntil(lambda: not window.review.preparing)
    assert window.review.page is not None
    assert window.stack.currentWidget() is not window.review.page


def test_nothing_is_prepared_on_the_start_page(window: MainWindow) -> None:
    window.show_start()
    assert not window.review.preparing
    assert window.review.page is None


@pytest.mark.parametrize("way", ["button", "menu"])
def test_the_library_prepares_the_review(window: MainWindow, qtbot: QtBot, way: str) -> None:
    make_library(window.desk.places.library, 1, broken=0)
    if way == "button":
        window.start_page.browsed.emit()
    else:
        window.actions_["library"].trigger()
    prepared(window, qtbot)
    page = window.review.page
    window.review.show(a_match("3p"))
    assert window.review.page is page
    assert window.stack.currentWidget() is page
    assert page is not None
    assert len(page.replay.seats) == 3
    assert page.log_model.rowCount() > 0


@pytest.mark.usefixtures("fresh_art")
def test_the_end_of_a_game_prepares_its_review(window: MainWindow, qtbot: QtBot) -> None:
    """The board, its pictures and the game are there before the click."""
    match = a_match()
    window.table.show_still(match)
    window.show_result()
    prepared(window, qtbot)
    page = window.review.page
    assert page is not None
    seen = page.replay.match
    assert seen.actions == match.actions
    qtbot.waitUntil(lambda: page.board.sharp)
    painted = window.desk.sprites.counters.painted
    window.review_game()
    assert page.replay.match is seen
    assert window.stack.currentWidget() is page
    assert page.board.scene_.pictures.scale > 0
    # Nothing of the board is left to be painted, only rows of lists and the like.
    assert window.desk.sprites.counters.painted - painted < 30


A_GAME_HAS_BEGUN = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from stoneage_qt.session.places import Places
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.app import make_application, make_desk
from stoneage_qt.ui.shell.window import MainWindow

app = make_application(["game"])
window = MainWindow(make_desk(app, Places(Path(sys.argv[1]), Path(sys.argv[1]))))
window.begin(None)
window.start_game(NewGame(seed=1, start=0))
before = "stoneage_qt.ui.review.page" in sys.modules
look = QTimer(interval=20)
look.timeout.connect(lambda: "stoneage_qt.ui.review.page" in sys.modules and app.quit())
look.start()
app.exec()
print(before, window.review.page)
window.close()
"""


def test_a_game_loads_the_review_but_makes_no_page(tmp_path: Path) -> None:
    command = [sys.executable, "-c", A_GAME_HAS_BEGUN, str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert told.stdout.split() == ["False", "None"]


def test_a_click_does_not_wait_for_the_preparation(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["library"].trigger()
    preparing = [window.review.preparing]
    window.review.show(a_match())
    preparing.append(window.review.preparing)
    page = window.review.page
    assert window.stack.currentWidget() is page
    window.library.show()
    preparing.append(window.review.preparing)
    assert preparing == [True, False, False]
    assert window.review.page is page


def test_a_game_that_ended_otherwise_is_another_game(window: MainWindow, qtbot: QtBot) -> None:
    """A finished game can be taken back and played on: what was looked at stays as it was."""
    match = a_match()
    window.review.show(match)
    page = window.review.page
    assert page is not None
    whole = page.replay.count
    match.go_to(whole - 30)
    match.submit(match.actions[whole - 30])
    assert page.replay.count == whole
    page.replay.go_to(whole - 2)
    window.review.show(match)
    assert page.replay.count == whole - 29


# Grounds


def a_picture(width: int = 40) -> QPixmap:
    return QPixmap(width, width)


def test_the_last_ground_of_a_season_is_kept(qtbot: QtBot) -> None:
    valleys, summer = Valleys(), Valley("summer")
    small, large = whole_view(summer, 100, 60, 1.0), whole_view(summer, 100, 60, 2.0)
    assert valleys.exact(small) is None
    assert valleys.rough(summer) is None
    first, second, winter = a_picture(), a_picture(80), a_picture(50)
    valleys.keep(small, first)
    assert valleys.exact(small) is first
    assert valleys.exact(large) is None
    assert valleys.rough(summer) is first
    valleys.keep(large, second)
    valleys.keep(whole_view(Valley("winter"), 100, 60, 1.0), winter)
    assert valleys.exact(small) is None
    assert valleys.exact(large) is second
    assert valleys.rough(summer) is second
    assert valleys.rough(Valley("winter")) is winter


def test_a_part_of_a_ground_is_not_the_whole(qtbot: QtBot) -> None:
    valleys, summer = Valleys(), Valley("summer")
    whole = whole_view(summer, 100, 60, 1.0)
    valleys.keep(View(summer, QSize(100, 60), QRectF(-20, 0, 140, 84)), a_picture())
    assert valleys.exact(whole) is None
    assert valleys.rough(summer) is not None


# The list of players


def test_a_step_repaints_the_players_it_changed(qtbot: QtBot) -> None:
    """Every row that says something else is told of, and mostly no other one."""
    replay = ReplayModel(a_match("4p"))
    replay.go_to(0)
    model = ReplayPlayers(replay)
    model.refresh()
    told: set[int] = set()
    model.dataChanged.connect(lambda first, last: told.update(range(first.row(), last.row() + 1)))
    roles = (PlayerRole.CURRENT, PlayerRole.START, PlayerRole.PROJECTED)

    def said() -> list[tuple[object, ...]]:
        rows = [model.index(row) for row in range(model.rowCount())]
        words = [row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]
        people = [row.data(PlayerRole.PLAYER).supply for row in rows]
        marks = [tuple(row.data(role) for role in roles) for row in rows]
        return list(zip(words, people, marks, strict=True))

    counts: list[int] = []
    before = said()
    for index in range(1, 120):
        told.clear()
        replay.go_to(index)
        after = said()
        assert told >= {row for row in range(4) if before[row] != after[row]}
        counts.append(len(told))
        before = after
    assert sum(counts) < 2 * len(counts)


def test_another_game_or_language_repaints_all_players(qtbot: QtBot) -> None:
    replay = ReplayModel(a_match("4p"))
    model = ReplayPlayers(replay)
    told: list[int] = []
    model.dataChanged.connect(lambda first, _: told.append(first.row()))
    model.refresh()
    told.clear()
    model.refresh()
    assert told == []
    model.retell()
    assert told == [0, 1, 2, 3]
    replay.show_match(a_match("2p"))
    assert model.rowCount() == 2
    told.clear()
    model.refresh()
    assert told == [0, 1]


# Pictures before their turn


def test_all_cards_and_buildings_of_a_game_come_ahead(qtbot: QtBot) -> None:
    replay = ReplayModel(a_match("3p"))
    listed = list(coming(replay))
    assert len(listed) == len(set(listed))
    cards = {art.name for art in listed if art.kind == "card"}
    starts = [replay.match.state_at(index) for index, _ in replay.rounds]
    assert cards == {card for state in starts for card in state.display if card is not None}
    first = [art.name for art in listed if art.kind == "card"][:8:2]
    assert first == [card for card in starts[0].display if card is not None]
    buildings = [art.name for art in listed if art.kind == "building"]
    assert set(buildings[:3]) == {stack[0] for stack in starts[0].stacks}


def test_pictures_are_painted_once_at_the_present_scale(qtbot: QtBot) -> None:
    replay = ReplayModel(a_match())
    sprites = Sprites("stoneage")
    pictures = CardPictures(sprites)
    pictures.set_scale(0.3)
    ahead = Ahead(replay, pictures, replay)
    ahead.begin()
    assert ahead.busy
    qtbot.waitUntil(lambda: not ahead.busy)
    painted = sprites.counters.painted
    assert painted > 0
    for index, _ in replay.rounds:
        for card in replay.match.state_at(index).display:
            if card is not None:
                pictures.of(Art("card", card, layout.CARD_SLOTS[0].w))
    assert sprites.counters.painted == painted


def test_without_a_scale_nothing_is_painted(qtbot: QtBot) -> None:
    replay = ReplayModel(a_match().branch(10))
    sprites = Sprites("stoneage")
    ahead = Ahead(replay, CardPictures(sprites), replay)
    ahead.begin()
    qtbot.waitUntil(lambda: not ahead.busy)
    assert sprites.counters.painted == 0
