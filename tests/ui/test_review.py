"""The review page: every position as it was, jumps, graphs, report, branch, export."""

import csv
import io
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.contract.analysis import Verdict, luck_totals
from stoneage_qt.games.stoneage.bots.analysis_work import AnalysisWork
from stoneage_qt.games.stoneage.bots.luck import game_luck
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net
from stoneage_qt.games.stoneage.rules import encode, standings
from stoneage_qt.games.stoneage.ui.seen import visible_cards
from stoneage_qt.games.stoneage.ui.words.face import WORDS
from stoneage_qt.models.replay import MISTAKES, OWN, PROJECTED, SCORE, SWINGS, ReplayModel
from stoneage_qt.models.review import NO_NETS, ReviewModel
from stoneage_qt.session.library import index_path
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.review.export import (
    CSV,
    GRAPH,
    HTML,
    KINDS,
    PDF,
    PICTURE,
    SHARE,
    SUFFIXES,
    TEXT,
    report_pdf,
)
from stoneage_qt.ui.review.graph import WINS
from stoneage_qt.ui.review.page import ReviewPage
from stoneage_qt.ui.review.report import ahead_text
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.stored_games.stored import FOLDER

KNOWN = FOLDER.parent / "games" / "stoneage" / "bots" / "known_dice.stoneage"


def a_match(name: str = "2p") -> Match:
    match = load_match(FOLDER / f"{name}.stoneage")
    people = [Seat(name=s.name, colour=s.colour) for s in match.seats[:1]]
    match.reseat([*people, *match.seats[1:]])
    return match


def short_match() -> Match:
    """Two rounds of a game: enough to judge, quick to analyse."""
    whole = a_match()
    return whole.branch(60)


def untrained(players: int = 2) -> partial[AnalysisWork]:
    """An analysis by nets that know nothing, as reproducible as any."""
    return partial(AnalysisWork, {players: Net(SHAPE.fresh(players, 5, 8, 4))})


def shown(desk: Desk, qtbot: QtBot, match: Match, review: ReviewModel | None = None) -> ReviewPage:
    page = ReviewPage(desk, match, review)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    qtbot.waitExposed(page)
    return page


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> Iterator[ReviewPage]:
    made = shown(desk, qtbot, a_match())
    yield made
    made.close_page()


def test_every_position_is_as_it_was_both_ways(page: ReviewPage) -> None:
    replay = page.replay
    whole = [replay.match.state_at(n).key() for n in range(replay.count + 1)]
    for index in [*range(0, replay.count + 1, 23), *range(replay.count, -1, -31)]:
        replay.go_to(index)
        assert replay.state.key() == whole[index]
        assert page.board.scene_.state is replay.state
    assert replay.match.index == replay.count  # looking changes nothing


def test_keys_go_everywhere(page: ReviewPage) -> None:
    replay = page.replay
    page.board.setFocus()

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> int:
        QTest.keyClick(page.board, key, modifier or Qt.KeyboardModifier.NoModifier)
        return replay.index

    assert press(Qt.Key.Key_Home) == 0
    assert press(Qt.Key.Key_Left) == 0
    assert press(Qt.Key.Key_Right) == 1
    assert press(Qt.Key.Key_PageDown) == replay.rounds[1][0]
    assert press(Qt.Key.Key_Down) == replay.rounds[2][0]
    assert press(Qt.Key.Key_PageUp) == replay.rounds[1][0]
    assert press(Qt.Key.Key_End) == replay.count
    assert press(Qt.Key.Key_Left) == replay.count - 1
    press(Qt.Key.Key_Home)
    own = replay.marks(OWN)
    assert press(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier) in own
    swings = replay.marks(SWINGS)
    assert swings
    assert press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier) in swings


def test_wheel_and_slider(page: ReviewPage) -> None:
    replay = page.replay
    replay.go_to(50)
    for delta, expected in ((-120, 51), (-120, 52), (120, 51)):
        wheel = QWheelEvent(
            QPointF(200, 200),
            QPointF(200, 200),
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(page.board.viewport(), wheel)
        assert replay.index == expected
    slider = page.transport.slider
    assert slider.height() >= slider.sizeHint().height(), "the numbers of the rounds are cut off"
    assert (slider.maximum(), slider.value()) == (replay.count, 51)
    slider.setValue(70)
    assert replay.index == 70
    middle = round((slider.x_of(0) + slider.x_of(replay.count)) / 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(middle, slider.height() // 2))
    assert abs(replay.index - replay.count // 2) <= replay.count // 50


def test_own_decisions_are_the_persons(page: ReviewPage) -> None:
    replay = page.replay
    assert replay.own_seats() == [0]
    assert all(replay.match.is_persons_choice(mark) for mark in replay.marks(OWN)[:40])


def test_it_plays_by_itself_and_stops_at_the_end(page: ReviewPage, qtbot: QtBot) -> None:
    replay = page.replay
    replay.set_speed(1000.0)
    replay.go_to(replay.count - 4)
    QTest.keyClick(page.board, Qt.Key.Key_Space)
    assert replay.playing
    with qtbot.waitSignal(replay.playingChanged):
        pass
    assert replay.index == replay.count
    QTest.keyClick(page.board, Qt.Key.Key_Space)
    assert replay.playing
    assert replay.index < 10
    QTest.keyClick(page.board, Qt.Key.Key_Space)
    assert not replay.playing


def test_the_log_follows_and_leads(page: ReviewPage) -> None:
    page.replay.go_to(120)
    index = page.log.currentIndex()
    assert index.isValid()
    other = page.log_model.index(3)
    page.log.clicked.emit(other)
    assert page.replay.index >= 1


@pytest.mark.parametrize("index", [0, 60, 333])
def test_the_log_is_where_the_game_is(desk: Desk, qtbot: QtBot, index: int) -> None:
    """Also where the position is chosen before the lines have their places."""
    page = ReviewPage(desk, a_match())
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.replay.go_to(index)
    page.show()
    log = page.log

    def in_sight() -> bool:
        line = page.log_model.index(max(0, page.log_model.row_of(index)))
        return log.viewport().rect().contains(log.visualRect(line))

    def all_laid_out() -> bool:
        return log.visualRect(page.log_model.index(page.log_model.rowCount() - 1)).isValid()

    qtbot.waitUntil(all_laid_out)
    qtbot.waitUntil(in_sight)
    page.replay.go_to(page.replay.count - index)
    page.replay.go_to(index)
    assert in_sight()
    page.close_page()


def test_series_are_the_states_numbers(qtbot: QtBot) -> None:
    replay = ReplayModel(a_match())
    lines = [line for kind in replay.series_kinds() for line in replay.series(kind)]
    assert {len(line) for line in lines} == {replay.count + 1}
    for index in (0, 77, replay.count):
        state = replay.match.state_at(index)
        for seat, player in enumerate(state.players):
            assert replay.series(SCORE)[seat][index] == player.score
            assert replay.series(PROJECTED)[seat][index] == standings(state)[seat].total


def test_cards_of_a_running_game_stay_hidden(qtbot: QtBot) -> None:
    match = a_match().branch(200)
    replay = ReplayModel(match)
    assert visible_cards(replay, 0) == list(match.state.players[0].cards)
    assert set(visible_cards(replay, 1)) <= {None}
    assert len(visible_cards(replay, 1)) == len(match.state.players[1].cards)


def test_graphs_tell_values_and_lead_to_positions(page: ReviewPage, qtbot: QtBot) -> None:
    page.tabs.setCurrentWidget(page.graphs)
    for kind in page.replay.series_kinds():
        page.graphs.show_kind(kind)
        assert len(page.graphs.plot.graph.lines) == 2
    page.graphs.show_kind(SCORE)
    plot = page.graphs.plot
    qtbot.waitUntil(lambda: plot.height() > 100)
    last, total = page.replay.count, page.replay.match.state.players[0].score
    QTest.mouseMove(plot, plot.painter.at(last, total).toPoint())
    assert str(total) in page.graphs._values.text()
    page.replay.go_to(7)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=plot.painter.at(100, 10).toPoint())
    assert abs(page.replay.index - 100) <= 1, "as exact as a pixel"
    plot.zoom(0.2, 100)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=plot.painter.at(103, 10).toPoint())
    assert page.replay.index == 103
    assert str(page.replay.round_at(103)) in page.graphs._values.text()


def test_the_report_tells_known_luck(desk: Desk, qtbot: QtBot) -> None:
    page = shown(desk, qtbot, load_match(KNOWN))
    page.tabs.setCurrentWidget(page.report)
    words = page.report.browser.toPlainText()
    rolls = game_luck(page.replay.match.state_at(0), page.replay.match.actions)
    assert luck_totals(rolls, 2) == page.review.luck()
    for shown_number in ("+5.0", "−2.0", "−1.7", "+3.5", "+1.5", "+0.4", "−0.1", "+5.4"):
        assert shown_number in words
    page.close_page()


def test_a_link_in_the_report_jumps(page: ReviewPage) -> None:
    page.tabs.setCurrentWidget(page.report)
    page.report.browser.anchorClicked.emit("jump:33")
    assert page.replay.index == 33


def test_analysis_is_the_same_twice_and_kept(desk: Desk, qtbot: QtBot) -> None:
    match = short_match()
    first = ReviewModel(desk.places.data / "one.sqlite", untrained())
    second = ReviewModel(desk.places.data / "two.sqlite", untrained())
    for review in (first, second):
        review.show_match(match)
        with qtbot.waitSignal(review.runningChanged, check_params_cb=_ended):
            review.start()
        assert review.fault == ""
        review.close()
    assert first.findings == second.findings
    assert len(first.findings.wins) == len(match.actions) + 1
    assert first.complete
    again = ReviewModel(desk.places.data / "one.sqlite", untrained())
    again.show_match(match)
    assert again.findings == first.findings
    again.show_match(match.branch(30))
    assert not again.complete


def _ended(running: bool) -> bool:
    return not running


def test_mistakes_are_marked_told_and_jumped_to(desk: Desk, qtbot: QtBot) -> None:
    match = short_match()
    page = shown(desk, qtbot, match, ReviewModel(index_path(desk.places), untrained()))
    page.tabs.setCurrentWidget(page.report)
    with qtbot.waitSignal(page.review.runningChanged, check_params_cb=_ended):
        qtbot.mouseClick(page.report.bar.analyse, Qt.MouseButton.LeftButton)
    verdicts = page.review.findings.verdicts
    assert verdicts
    assert page.graphs.kind == WINS, "that is what an analysis is about"
    # Nets that know nothing see hardly any difference: make one decision a blunder.
    worst = next(v for v in verdicts if v.best != v.played and v.seat == 0)
    blunder = worst._replace(win_played=0.1, win_best=0.6)
    page.review.findings = page.review.findings._replace(verdicts=(blunder,))
    page.review.changed.emit()
    assert page.replay.marks(MISTAKES) == [blunder.number]
    page.replay.go_to(0)
    QTest.keyClick(page.board, Qt.Key.Key_M)
    assert page.replay.index == blunder.number
    assert "Blunder" in page._verdict.text()
    assert "50" in page._verdict.text()
    assert page._verdict.text().endswith("On the board: played in red, better in yellow.")
    assert page.board.scene_.places.lit == {blunder.best.place}
    page.replay.go_to(blunder.number + 1)
    assert page.board.scene_.places.lit == frozenset()
    report = page.report.browser.toPlainText()
    assert f"{WORDS.aspect(blunder.aspect)}\n50.0" in report
    assert "Beginner" in report
    assert "Blunder" in report
    assert "Lost %" in report
    assert "Grade: by the figure below it, what a decision cost on average" in report
    assert f"Beginner\n{100 * page.review.tally(0).even_loss:.2f}" in report
    assert "0 %\nof 1" in report, "the blunder is the only decision"
    later = next(v for v in verdicts if v.number > blunder.number and v.seat == 0)
    grave = later._replace(win_played=0.1, win_best=0.9)
    page.review.findings = page.review.findings._replace(verdicts=(blunder, grave))
    page.review.changed.emit()
    assert sorted_numbers(page) == [blunder.number, grave.number]
    page.report.browser.anchorClicked.emit("order:loss")
    assert sorted_numbers(page) == [grave.number, blunder.number], "the worst one is first"
    page.report.browser.anchorClicked.emit("order:round")
    assert sorted_numbers(page) == [blunder.number, grave.number]
    page.graphs.show_kind(WINS)
    page.tabs.setCurrentWidget(page.graphs)
    assert len(page.graphs.lines()) == 2
    page.close_page()


def test_a_graph_that_was_chosen_stays(desk: Desk, qtbot: QtBot) -> None:
    page = shown(desk, qtbot, short_match(), ReviewModel(index_path(desk.places), untrained()))
    assert page.graphs.kind == PROJECTED
    page.graphs.show_kind(SCORE)
    with qtbot.waitSignal(page.review.runningChanged, check_params_cb=_ended):
        page.review.start()
    assert page.graphs.kind == SCORE
    page.close_page()


def test_the_judge_says_who_it_is_how_sure_and_what_in_points(desk: Desk, qtbot: QtBot) -> None:
    """Who is behind sees a mistake in points; a doubtful verdict is called doubtful."""
    match = short_match()
    page = shown(desk, qtbot, match, ReviewModel(index_path(desk.places), untrained()))
    number = next(n for n in range(20, 60) if match.state_at(n).actor == 0)
    played = match.actions[number]
    best = next(a for a in match.rules.legal_actions(match.state_at(number)) if a != played)
    glance = Verdict(number, 0, played, best, 0.3, 0.33, (), False, "placing", points=3.0)
    behind = glance._replace(
        win_played=0.001, win_best=0.002, tried=True, points=9.0, points_error=1.4
    )
    doubtful = glance._replace(win_best=0.36, tried=True, error=0.04)
    page.tabs.setCurrentWidget(page.report)
    page.replay.go_to(number)
    told = {}
    for name, verdict in (("glance", glance), ("behind", behind), ("doubtful", doubtful)):
        page.review.findings = page.review.findings._replace(verdicts=(verdict,))
        page.review.changed.emit()
        report = page.report.browser.toPlainText()
        told[name], _, legend = page._verdict.text().replace("\u00a0", " ").partition(" On the ")
        assert legend.startswith("board: ")
        assert told[name].partition("Better:")[2] in report.replace("\n", " ")
        assert page.replay.marks(MISTAKES) == [number], "whatever it is measured in"
        assert ("1 of 1 mistakes" in report) == (name != "behind")
    assert "+3.0 %, 3 points)" in told["glance"]
    assert told["glance"].endswith("Judged by: Old hand, without trying it out.")
    assert told["behind"].startswith("Mistake: ")
    assert "(9 points; +0.1 %)" in told["behind"]
    assert told["behind"].endswith("Judged by: Expert, tried out, sure (± 3 points).")
    assert told["doubtful"].endswith("Judged by: Expert, tried out, doubtful (± 8.0 %).")
    page.close_page()


def sorted_numbers(page: ReviewPage) -> list[int]:
    """The mistakes in the order in which the report tells them."""
    told = page.report.browser.toHtml().partition("All rolls")[0]
    return [int(number) for number in re.findall(r'href="jump:(\d+)"', told)]


@pytest.mark.parametrize("people", [1, 2])
def test_a_report_says_where_a_bot_played_for_people(desk: Desk, qtbot: QtBot, people: int) -> None:
    match = short_match()
    bot = Seat(controller="bot", level="random", colour=match.seats[1].colour)
    seats = [Seat(name="Anna", colour=match.seats[0].colour), bot]
    if people == 2:
        seats[1] = Seat(name="Ben", colour=match.seats[1].colour)
    match.reseat(seats)
    match.note_demo()
    page = shown(desk, qtbot, match, ReviewModel(index_path(desk.places), untrained()))
    page.tabs.setCurrentWidget(page.report)
    with qtbot.waitSignal(page.review.runningChanged, check_params_cb=_ended):
        qtbot.mouseClick(page.report.bar.analyse, Qt.MouseButton.LeftButton)
    whom = "Anna" if people == 1 else "the people"
    assert f"A bot played on for {whom} in this game" in page.report.browser.toPlainText()
    page.close_page()


def test_the_window_leaves_the_review_its_keys(window: MainWindow, qtbot: QtBot) -> None:
    """M, Space and the arrows mean something else on the table."""
    window.table.show(a_match().branch(40), paused=True)
    window.review.show(a_match())
    page = window.review.page
    assert page is not None
    replay = page.replay
    replay.set_marks(MISTAKES, [40, 80])
    replay.go_to(0)
    visited = []
    for key, shift in ((Qt.Key.Key_M, False), (Qt.Key.Key_M, False), (Qt.Key.Key_M, True)):
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(page.board, key, held)
        visited.append(replay.index)
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    visited.append(replay.index)
    assert visited == [40, 80, 40, 41]
    jumps = page.transport._jumps
    for place, back, on in ((0, False, True), (60, True, True), (80, True, False)):
        replay.go_to(place)
        assert jumps[f"{MISTAKES}_back"].isEnabled() is back
        assert jumps[f"{MISTAKES}_on"].isEnabled() is on
    QTest.keyClick(page.board, Qt.Key.Key_Space)
    assert replay.playing
    replay.pause()


def test_an_analysis_can_be_cancelled(desk: Desk, qtbot: QtBot) -> None:
    review = ReviewModel(index_path(desk.places), untrained())
    review.show_match(a_match())
    review.start()
    running = [review.running]
    review.cancel()
    running.append(review.running)
    assert running == [True, False]
    review.close()
    assert review.findings.verdicts == ()


def test_without_nets_there_is_a_clear_message(desk: Desk, qtbot: QtBot) -> None:
    review = ReviewModel(index_path(desk.places), partial(AnalysisWork, None))
    page = shown(desk, qtbot, short_match(), review)
    review.fault = NO_NETS
    page.tabs.setCurrentWidget(page.report)
    review.changed.emit()
    assert "not installed" in page.report.browser.toPlainText()
    page.close_page()


def test_branch_remembers_where_it_came_from(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    match = a_match()
    window.review.show(match)
    page = window.review.page
    assert page is not None
    page.replay.go_to(90)
    dialog = page.ask_branch()
    dialog.who[0].setCurrentIndex(dialog.who[0].findData("gatherer"))
    dialog.who[1].setCurrentIndex(dialog.who[1].findData("person"))
    dialog.names[1].setText("Zoë")
    dialog.accept()
    game = window.table.game
    assert game is not None
    branch = game.match
    assert branch.origin is not None
    assert (branch.origin.ident, branch.origin.index) == (match.ident, 90)
    assert branch.actions[:90] == match.actions[:90]
    assert branch.seed == match.seed
    assert (branch.seats[0].level, branch.seats[1].name) == ("gatherer", "Zoë")
    assert branch.seats[1].is_person
    assert window.stack.currentWidget() is window.page
    game.set_paused(True)
    window.files.save(branch, tmp_path / "branch.stoneage")
    again = load_match(tmp_path / "branch.stoneage")
    assert again.origin == branch.origin
    assert again.actions == branch.actions


def test_a_running_game_is_looked_at_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    window.table.show(a_match().branch(40), paused=True)
    window.actions_["review"].trigger()
    page, game = window.review.page, window.table.game
    assert page is not None
    assert game is not None
    assert page.replay.match is not game.match
    assert page.replay.match.ident == game.match.ident
    assert page.replay.count == 40
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.page


def test_a_report_on_paper_can_be_read(qapp: QApplication) -> None:
    """In letters of a size that fills pages, not in dust."""
    paper = report_pdf("<p>A line of a long report.</p>" * 120)
    assert paper.count(b"/Type /Page\n") >= 3


@pytest.mark.parametrize("kind", KINDS)
def test_exports(desk: Desk, qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    match = load_match(KNOWN)
    page = shown(desk, qtbot, match)
    path = tmp_path / f"out{SUFFIXES[kind]}"
    with qtbot.waitSignal(page.remark) as told:
        assert page.export_to(kind, path)
    assert told.args == [f"Saved as {path.name} in the folder {tmp_path.name}."]
    data = path.read_bytes()
    if kind == TEXT:
        assert "Anna rolls 6 and 6 in the forest: sum 12." in data.decode()
    elif kind == CSV:
        rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))
        assert [row[4] for row in rows[1:]] == [encode(action) for action in match.actions]
        assert rows[0][-2:] == ["Anna", "Bruno"]
    elif kind == HTML:
        assert "<table" in data.decode()
        assert "jump:" not in data.decode()
    elif kind == PDF:
        assert data.startswith(b"%PDF")
    elif kind in (PICTURE, GRAPH):
        image = QImage.fromData(data)
        assert image.width() >= 2000
    else:
        assert kind == SHARE
        assert load_match(path).actions == match.actions
    assert not page.export_to(kind, tmp_path / "no" / "folder" / "x")
    page.close_page()


@pytest.mark.parametrize(
    ("adjusted", "words"),
    [
        ((9.04, 8.96, 1.9), "With average dice, Anna and Ben would have been level."),
        ((9.1, 8.96, 1.9), "With average dice, Anna would have been ahead, too."),
        ((8.9, 9.04, 1.9), "With average dice, Ben would have been ahead."),
    ],
)
def test_what_looks_equal_without_luck_is_told_as_a_tie(
    adjusted: tuple[float, ...], words: str
) -> None:
    assert ahead_text(["Anna", "Ben", "Carla"], [0], adjusted) == words
