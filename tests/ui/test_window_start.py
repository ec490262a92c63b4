"""The start page and the new-game page, through the real widgets."""

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.bots.levels import level_of
from stoneage_qt.games import minds_of
from stoneage_qt.games.stoneage.bots.levels import level_fault
from stoneage_qt.games.stoneage.ui.scenery import free_paintings
from stoneage_qt.models.saves import SaveRole
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.game_pictures import GamePictures
from stoneage_qt.ui.pages.new_game import NewGamePage
from stoneage_qt.ui.pages.seat_row import CLOSED, SeatRow
from stoneage_qt.ui.pages.sheet import SheetArea
from stoneage_qt.ui.pages.start import StartPage
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.session.playing import new_match


def page_of(window: MainWindow) -> NewGamePage:
    window.actions_["new"].trigger()
    page = window.stack.currentWidget()
    assert isinstance(page, NewGamePage)
    return page


def rows_of(page: NewGamePage) -> list[SeatRow]:
    return page.findChildren(SeatRow)


def choose(row: SeatRow, value: str, box: int = 0) -> None:
    combo = row.findChildren(QComboBox)[box]
    combo.setCurrentIndex(combo.findData(value))
    if box:
        combo.activated.emit(combo.currentIndex())


def test_the_window_opens_on_the_start_page(window: MainWindow) -> None:
    assert window.stack.currentWidget() is window.start_page
    visible = [b.text() for b in window.start_page.findChildren(QPushButton) if b.isVisible()]
    assert visible[:3] == ["New game", "Today", "Open…"]
    assert len(visible) == 5


def test_enter_starts_the_game(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert window.table.game is not None
    assert window.stack.currentWidget() is window.page
    assert [seat.controller for seat in window.table.game.seats] == ["person", "bot"]


def test_escape_goes_back(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.start_page


def test_two_players_are_needed(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    choose(rows_of(page)[1], CLOSED)
    started: list[object] = []
    page.accepted.connect(started.append)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert started == []
    choose(rows_of(page)[2], "person")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert len(started) == 1


def test_a_chosen_bot_is_checked_in_its_process(window: MainWindow, qtbot: QtBot) -> None:
    """What is wrong with its weights is said, and is no reason not to start."""
    page = page_of(window)
    with qtbot.waitSignal(window.table.checked) as blocker:
        choose(rows_of(page)[1], "expert")
    assert blocker.args == ["stoneage", "expert", level_fault("expert") or ""]
    page.show_level_fault("stoneage", "expert", "value-2p.npz: missing")
    (told,) = [label for label in page.findChildren(QLabel) if "instead" in label.text()]
    assert told.text() == "Haldor cannot load what it has learnt; Joran plays instead."
    assert told.toolTip() == "value-2p.npz: missing"
    choose(rows_of(page)[1], "gatherer")
    assert told.text() == ""


def test_a_colour_is_swapped_with_who_has_it(window: MainWindow) -> None:
    page = page_of(window)
    first, second = rows_of(page)[:2]
    choose(first, "blue", box=1)
    assert (first.colour, second.colour) == ("blue", "red")


def test_modules_belong_to_winter(window: MainWindow) -> None:
    page = page_of(window)
    page.form.choose("season", "winter")
    for key in ("hard_winter", "animals", "igloos"):
        check = page.form.questions[key].buttons[True]
        assert check.isEnabled()
        check.setChecked(True)
    assert page.choice().modules == {"hard_winter", "animals", "igloos"}
    page.form.choose("season", "summer")
    assert page.choice().modules == frozenset()


def test_many_answers_are_a_list_in_their_order(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    qtbot.mouseClick(page.games.buttons["inka"], Qt.MouseButton.LeftButton)
    asked = page.form.questions["offers"]
    assert asked.listed is not None
    assert not asked.buttons
    shown = [asked.listed.itemData(number) for number in range(asked.listed.count())]
    assert shown == [0, 1, 2, 3, 5, 9]
    assert page.choice().options["offers"] == 3
    asked.listed.setCurrentIndex(shown.index(5))
    assert page.choice().options["offers"] == 5


def test_no_heading_stands_empty(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    qtbot.mouseClick(page.games.buttons["inka"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    headings = [x for x in page.form.findChildren(QLabel) if x.property("class") == "strong"]
    right = [x for x in headings if x.isVisible() and x.x() > page.form.width() // 3]
    tops = sorted(x.y() for x in right)
    answers = [x.y() for x in page.form.findChildren(QComboBox)] + [
        x.y() for x in (page.form.practice, page.form.seed)
    ]
    for top, below in itertools.pairwise(tops):
        assert any(top <= y < below for y in answers), (top, below)


def test_the_name_of_every_game_fits_the_start_page(window: MainWindow) -> None:
    page = window.start_page
    for key in page.games.buttons:
        page.look_out_on(key)
        QApplication.processEvents()
        assert page._title.sizeHint().width() <= page._title.width(), key


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_nothing_moves_under_the_pointer_when_another_game_is_chosen(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = window.start_page
    window.resize(*size)
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible()]

    def places() -> list[QRect]:
        QApplication.processEvents()
        return [QRect(b.mapTo(page, QPoint()), b.size()) for b in buttons]

    for language in ("en", "de"):
        window.desk.languages.use(language)
        before = places()
        for choice in (*page.games.buttons.values(), *page.games.buttons.values()):
            qtbot.mouseClick(choice, Qt.MouseButton.LeftButton)
            assert places() == before


def test_bots_of_another_game_are_no_stronger_in_this_one(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    page.show_choice(NewGame(seats=(Seat(), Seat(controller="bot", level="gatherer"), None, None)))
    qtbot.mouseClick(page.games.buttons["inka"], Qt.MouseButton.LeftButton)
    bots = [seat for seat in page.choice().seats if seat is not None and seat.level is not None]
    minds = minds_of("inka")
    usual = level_of(minds, minds.substitute)
    assert len(bots) == len({seat.level for seat in bots}) == 2, "two who are not the same"
    assert [level_of(minds, str(seat.level)).strength for seat in bots] == [usual.strength] * 2


@pytest.mark.usefixtures("fresh_art")
def test_the_pictures_of_the_games_follow_the_first_frame(desk: Desk, qtbot: QtBot) -> None:
    """Their sceneries are large drawings: nobody waits for them to see the window."""
    sprites = desk.sprites_of("inka")
    pictures = GamePictures(desk)
    qtbot.addWidget(pictures)
    pictures.show()
    assert not pictures.buttons["inka"].icon().isNull()
    assert sprites.counters.parsed == 0
    qtbot.waitUntil(lambda: sprites.counters.parsed > 0)


def test_every_game_remembers_what_was_chosen_there(desk: Desk, qtbot: QtBot) -> None:
    page = NewGamePage(desk)
    qtbot.addWidget(page)
    page.form.choose("season", "winter")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    page.choose_game("inka")
    page.form.choose("offers", 5)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    fresh = NewGamePage(desk)
    qtbot.addWidget(fresh)
    assert (fresh.choice().game, fresh.choice().options["offers"]) == ("inka", 5)
    fresh.choose_game("stoneage")
    assert fresh.choice().options["season"] == "winter"
    fresh.choose_game("inka")
    assert fresh.choice().options["offers"] == 5


def test_the_last_choices_are_remembered(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    row = rows_of(page)[2]
    choose(row, "gatherer")
    name = row.findChild(QLineEdit)
    assert name is not None
    qtbot.keyClicks(name, "Cleo")
    page.form.choose("season", "winter")
    page.form.practice.setChecked(True)
    page.form.seed.setText("42")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    fresh = NewGamePage(window.desk)
    qtbot.addWidget(fresh)
    choice = fresh.choice()
    assert choice.seats[2] is not None
    assert choice.seats[2].name == "Cleo"
    assert choice.options["season"] == "winter"
    assert choice.options["practice"]
    assert choice.seed is None  # it was for one game
    game = window.table.game
    assert game is not None
    assert game.match.seed == 42


def test_the_same_seed_deals_the_same_cards(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    dealt = []
    for _ in range(2):
        window.actions_["new"].trigger()
        page.form.seed.setText("5")
        qtbot.keyClick(page, Qt.Key.Key_Return)
        assert window.table.game is not None
        dealt.append(window.table.game.match.setup)
    assert dealt[0] == dealt[1]


def test_recent_games_are_listed_and_open(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    qtbot.keyClick(page_of(window), Qt.Key.Key_Return)
    assert window.table.game is not None
    path = tmp_path / "mine.stoneage"
    save_match(path, window.table.game.match)
    window.desk.store.remember_file(path)
    window.show_start()
    model = window.start_page._model
    assert model.index(0).data(SaveRole.PATH) == path
    shown = window.start_page._recent
    room = shown.viewport().width() - 2 * shown.spacing()
    game = model.index(0).data().splitlines()[1]
    assert game.startswith("Stone Age · ")
    assert shown.fontMetrics().horizontalAdvance(game) < room
    window.start_page._recent.clicked.emit(model.index(0))
    assert window.stack.currentWidget() is window.page
    assert window.files.path == path


@pytest.mark.parametrize("height", [700, 742, 760, 800])
@pytest.mark.parametrize("left_behind", [False, True])
def test_recent_games_leave_the_rest_its_room(
    desk: Desk, qtbot: QtBot, tmp_path: Path, height: int, left_behind: bool
) -> None:
    """From the first moment on, when a page is laid out before it has its looks."""
    for number in range(3):
        path = tmp_path / f"{number}.stoneage"
        save_match(path, new_match("pb", seed=number))
        desk.store.remember_file(path)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1280, height)
    window.begin()
    page = window.start_page
    if left_behind:
        page.show_game("stoneage", new_match("pb", seed=9).seats, 2)
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(page._recent.isVisible)
    assert page._resume.isVisible() == left_behind
    QApplication.processEvents()
    assert page._recent.geometry().bottom() < page._language.geometry().top()
    assert page._area.verticalScrollBar().maximum() == 0
    window.close()


@pytest.mark.parametrize(("height", "rows"), [(740, 2), (800, 3), (1050, 6), (1400, 8)], ids=str)
def test_recent_games_use_the_room_there_is(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, height: int, rows: int
) -> None:
    """Whole rows, also where a game can be continued, and two of them on a small screen."""
    for number in range(10):
        path = tmp_path / f"{number}.stoneage"
        save_match(path, new_match("pb", seed=number))
        window.desk.store.remember_file(path)
    window.resize(1366, height)
    window.show_start()
    page = window.start_page
    page.show_game("stoneage", new_match("pb", seed=9).seats, 2)
    QApplication.processEvents()
    shown = page._recent
    seen = shown.viewport().rect()
    rects = [shown.visualRect(page._model.index(row)) for row in range(page._model.rowCount())]
    assert [seen.contains(rect) for rect in rects].count(True) == rows
    assert shown.height() - rects[rows - 1].bottom() < rects[0].height() / 2, "no half a row"
    assert page._area.verticalScrollBar().maximum() == 0


def test_large_text_in_a_small_window_hides_no_button(window: MainWindow, qtbot: QtBot) -> None:
    """What has no room can be scrolled to, and no button lies over another."""
    window.resize(900, 600)
    window.desk.looks.apply("dark", 2.0)
    page = window.start_page
    page.show_game("inka", new_match("ppb", seed=1).seats, 6)
    qtbot.waitUntil(lambda: page._area.verticalScrollBar().maximum() > 0)
    assert page.games.isVisible()
    parts = [page._resume, page._resume_note, page._new, page._today, page._open, page._learn]
    parts.append(page._language)
    for above, below in itertools.pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top(), (above, below)
    page._language.setFocus(Qt.FocusReason.TabFocusReason)
    page._area.ensureWidgetVisible(page._language)
    seen = page._language.visibleRegion().boundingRect()
    assert seen.height() == page._language.height()


def test_the_running_game_can_be_continued(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(page_of(window), Qt.Key.Key_Return)
    window.actions_["start_page"].trigger()
    resume = window.start_page._resume
    assert resume.isVisible()
    window.start_page.look_out_on("inka")
    assert resume.accessibleDescription().startswith("Stone Age · ")
    qtbot.mouseClick(resume, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is window.page


def test_another_language_is_chosen_on_the_start_page(window: MainWindow) -> None:
    box = window.start_page._language
    codes = [box.itemData(row) for row in range(box.count())]
    assert codes[0] == ""
    assert "en" in codes
    box.setCurrentIndex(codes.index("en"))
    box.activated.emit(codes.index("en"))
    assert window.desk.settings.language == "en"
    assert QApplication.instance() is not None


def seen_paintings(page: StartPage) -> list[str]:
    rect, wall = QRectF(page.rect()), page.wall_width()
    return [name for name, _, _ in free_paintings(rect, wall, page.occupied())]


def test_the_old_paintings_keep_clear_of_the_buttons(window: MainWindow, qtbot: QtBot) -> None:
    page = window.start_page
    window.resize(1600, 1200)
    qtbot.waitUntil(lambda: page.height() > 1000)
    assert "cards/wolf" in seen_paintings(page)
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: page.height() < 700)
    assert seen_paintings(page) == []


@pytest.mark.usefixtures("told_errors")
def test_a_low_window_cuts_nothing_off(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """With a game to go on with, recent games and a message there is room for the buttons only."""
    page = window.start_page
    qtbot.keyClick(page_of(window), Qt.Key.Key_Return)
    assert window.table.game is not None
    path = tmp_path / "evening.stoneage"
    save_match(path, window.table.game.match)
    window.actions_["start_page"].trigger()
    page.show_files([path])
    window.messages.error("Something went wrong.")
    for width, height in ((1280, 1000), (800, 560), (1280, 1000)):
        window.resize(width, height)
        QApplication.processEvents()
        assert window.height() == height
        for widget in page.findChildren(QWidget):
            if widget.isVisible() and isinstance(widget, QLabel | QPushButton | QComboBox):
                assert widget.height() >= widget.minimumSizeHint().height(), widget
        assert page._title.isVisible() == (height == 1000)
        assert page._recent.isVisible() == (height == 1000)
        assert page._resume.isVisible()


def test_the_choices_of_a_new_game_fit_a_narrow_window(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    window.resize(800, 560)
    qtbot.waitUntil(lambda: window.width() == 800)
    area = page.findChild(SheetArea)
    assert area is not None
    qtbot.waitUntil(lambda: area.area.horizontalScrollBar().maximum() == 0)
    assert all(row.mapTo(window, row.rect().topRight()).x() < 800 for row in rows_of(page))


@pytest.mark.parametrize(
    ("scale", "size"),
    [(1.15, (1280, 800)), (1.0, (800, 560)), (1.5, (1280, 800)), (2.0, (900, 600))],
)
@pytest.mark.parametrize("game", ["stoneage", "inka"])
def test_the_buttons_that_end_the_new_game_page_are_always_in_sight(
    window: MainWindow, game: str, scale: float, size: tuple[int, int], qtbot: QtBot
) -> None:
    """However large the text is: the form above them scrolls."""
    page = page_of(window)
    page.choose_game(game)
    window.desk.languages.use("de")
    window.desk.looks.apply("light", scale)
    window.resize(*size)
    qtbot.waitUntil(lambda: window.size().toTuple() == size)
    qtbot.waitUntil(page.form.seed.isVisible)
    QApplication.processEvents()
    for widget in (page._go, page._back):
        assert page.rect().contains(QRect(widget.mapTo(page, QPoint()), widget.size()))
    # And what scrolls is whole: the last line can be reached.
    area = page.findChild(SheetArea)
    assert area is not None
    area.area.ensureWidgetVisible(page.form.seed)
    seen = area.area.viewport().rect()
    field = page.form.seed
    corner = field.mapTo(area.area.viewport(), QPoint())
    assert seen.top() <= corner.y() <= seen.bottom() - field.height() + 1
