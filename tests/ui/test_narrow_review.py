"""The review with the largest text: nothing runs out of the window, and nothing is squeezed."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTextCursor, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.contract.analysis import Verdict
from stoneage_qt.session.match import Match
from stoneage_qt.ui.review.page import ReviewPage
from stoneage_qt.ui.review.verdicts import no_verdict_text, verdict_text
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import make_match
from tests.ui.fitting import in_sight, out_of_reach, unrest, wrong
from tests.ui.test_review import a_match

pytestmark = pytest.mark.once

GAMES = {"stoneage": a_match, "inka": lambda: make_match(lambda s: s.turn > 12)}


def reviewed(window: MainWindow, match: Match, size: tuple[int, int], scale: float) -> ReviewPage:
    window.desk.looks.apply("light", scale)
    window.resize(*size)
    window.review.show(match)
    page = window.review.page
    assert page is not None
    QApplication.processEvents()
    return page


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((800, 560), 1.0),
        ((900, 600), 1.0),
        ((800, 560), 2.0),
        ((900, 600), 2.0),
        ((1280, 800), 2.0),
    ],
    ids=str,
)
def test_everything_has_room_and_is_within_reach(
    window: MainWindow, qtbot: QtBot, game: str, language: str, size: tuple[int, int], scale: float
) -> None:
    window.desk.languages.use(language)
    page = reviewed(window, GAMES[game](), size, scale)
    assert page.width() == window.width() == size[0]
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)
        assert (tab, wrong(page)) == (tab, [])
        assert (tab, out_of_reach(page)) == (tab, [])
    assert page._area.horizontalScrollBar().maximum() == 0
    assert page.board.height() >= 300
    assert unrest(page) == 0


def test_a_wide_window_shows_all_at_once(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewed(window, a_match(), (1280, 800), 1.0)
    assert page._area.verticalScrollBar().maximum() == 0
    assert in_sight(page.board)
    assert in_sight(page._back)
    assert page._side.mapTo(page, QPoint()).x() > page.board.mapTo(page, QPoint()).x() + 480


def judge(page: ReviewPage) -> None:
    """Everything a person decided in the game was wrong, and something else better, says a bot."""
    match = page.replay.match
    verdicts = []
    for number, played in enumerate(match.actions):
        state = match.state_at(number)
        others = [a for a in match.rules.legal_actions(state) if a != played]
        if state.actor == 0 and others:
            verdicts.append(
                Verdict(number, 0, played, others[-1], 0.3, 0.5, (), True, error=0.003, points=2.0)
            )
    page.review.findings = page.review.findings._replace(verdicts=tuple(verdicts))
    page.review.changed.emit()


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", [(900, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5, 1.75, 2.0])
def test_no_comment_lies_on_the_board(
    window: MainWindow, qtbot: QtBot, game: str, size: tuple[int, int], scale: float
) -> None:
    """The board gives way to the longest comment, and keeps its place from step to step."""
    window.desk.languages.use("de")
    page = reviewed(window, GAMES[game](), size, scale)
    judge(page)
    verdicts = page.review.findings.verdicts
    longest = max(verdicts, key=lambda verdict: len(verdict_text(page.replay, verdict)))
    page.replay.go_to(longest.number)
    assert unrest(page) == 0
    words = page._verdict
    assert page.board.geometry().bottom() < words.geometry().top()
    assert words.geometry().bottom() < page.transport.geometry().top()
    assert words.height() >= words.heightForWidth(words.width())
    assert wrong(page) == []
    place = page.board.geometry()
    page.replay.go_to(page.replay.count)
    assert unrest(page) == 0
    assert words.text() == no_verdict_text(page.replay)
    assert page.board.geometry() == place


def test_where_nothing_is_judged_the_way_to_mistakes_is_told(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = reviewed(window, a_match(), (1280, 800), 1.0)
    assert not page._verdict.isVisible(), "nothing was analysed yet"
    judge(page)
    replay = page.replay
    judged = [verdict.number for verdict in page.review.findings.verdicts]
    first, last = judged[0], judged[-1]
    replay.go_to(next(number for number in range(first, last) if number not in judged))
    assert page._verdict.text() == (
        "Nothing was judged at this step. M: to the next mistake. Shift+M: to the mistake before."
    )
    replay.go_to(replay.count)
    assert page._verdict.text() == "The game is over here. Shift+M: to the mistake before."
    replay.go_to(last)
    assert page._verdict.text().startswith("Blunder")


@pytest.mark.parametrize("over", ["board", "slider"])
def test_a_page_that_scrolls_does_so_over_all_of_it(
    window: MainWindow, qtbot: QtBot, over: str
) -> None:
    page = reviewed(window, a_match(), (900, 600), 2.0)
    bar = page._area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    before = page.replay.index
    widget = page.board.viewport() if over == "board" else page.transport.slider
    where = QPointF(200, 10)
    down = QWheelEvent(
        where,
        widget.mapToGlobal(where),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, down)
    assert page.replay.index == before
    assert not down.isAccepted() or bar.value() > 0


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_tables_of_the_report_grow_with_the_text(
    window: MainWindow, qtbot: QtBot, scale: float
) -> None:
    page = reviewed(window, a_match(), (1280, 800), scale)
    page.tabs.setCurrentWidget(page.report)
    document = page.report.browser.document()
    sizes = set()
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
        if cursor.currentTable() is not None:
            sizes.add(cursor.charFormat().font().pixelSize())
        block = block.next()
    assert sizes == {round(12 * scale)}
    assert document.idealWidth() <= page.report.browser.viewport().width() + 1
