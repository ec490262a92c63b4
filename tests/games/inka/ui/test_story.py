"""The story at the end of a game: a table of numbers, and any row of it as a curve."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka import tally as tl
from stoneage_qt.games.inka.rules import OVER
from stoneage_qt.games.inka.tally import ROWS
from stoneage_qt.games.inka.ui.story import Story
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.shell.desk import Desk
from tests.games.inka.ui.table_match import make_match


@pytest.fixture(scope="module")
def finished() -> Match:
    return make_match(lambda s: s.actor == OVER)


@pytest.fixture
def story(desk: Desk, qtbot: QtBot, finished: Match) -> Story:
    game = GameModel(finished, auto_settle=True)
    made = Story(game, desk)
    game.setParent(made)
    qtbot.addWidget(made)
    made.resize(760, 900)
    made.show()
    return made


def test_the_markers_are_drawn_for_every_player_with_the_goals(story: Story) -> None:
    graph = story.graph.graph
    assert len(graph.lines) == 4
    assert list(graph.levels) == [4, 8, 11]
    assert list(graph.rows) == [0, 4, 8, 11]
    assert max(y for line in graph.lines for _, y in line.points) == 11


def test_the_axis_marks_where_rounds_begin_as_the_review_does(
    story: Story, finished: Match
) -> None:
    ticks = story.graph.graph.ticks
    assert ticks[0][:2] == (0, "1")
    for tick in ticks:
        assert (int(tick[1]) - 1) * 4 == tick[0]
    assert int(ticks[-1][1]) <= (finished.state.turn - 1) // 4 + 1


def test_a_decline_is_drawn_in_its_round(story: Story, finished: Match) -> None:
    tally = tl.tally_of(finished.setup, finished.actions)
    seat = next(seat for seat, rounds in enumerate(tally.declines) if rounds)
    number = tally.declines[seat][0]
    curve = tally.curve(tl.MARKERS, seat)
    turn = next(turn for turn, markers in enumerate(curve) if markers > 4)
    begins = (number - 1) * 4
    assert begins < turn <= begins + 4, "between the tick of its round and that of the next"


def test_any_row_is_a_curve(story: Story) -> None:
    for number, row in enumerate(ROWS):
        story.table.selectRow(number)
        assert story.row == row
        assert story.graph.graph.has_values
    assert not story.graph.graph.levels


def test_a_name_hides_its_line_but_never_the_last(story: Story) -> None:
    heads = story.table.horizontalHeader()
    for seat in range(4):
        heads.sectionClicked.emit(seat)
    assert len(story.graph.graph.lines) == 1
    heads.sectionClicked.emit(0)
    assert len(story.graph.graph.lines) == 2


def test_the_best_of_a_row_stands_out(story: Story, finished: Match) -> None:
    model = story.table.model()
    winner = [player.markers for player in finished.state.players].index(11)
    row = list(ROWS).index(tl.MARKERS)
    cells = [str(model.index(row, seat).data()) for seat in range(4)]
    assert [seat for seat, cell in enumerate(cells) if cell.startswith("★")] == [winner]
    told = model.index(row, winner).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "best" in told
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_nothing_is_told_before_the_game_is_over(desk: Desk, qtbot: QtBot) -> None:
    game = GameModel(make_match(lambda s: s.turn > 5), auto_settle=True)
    story = Story(game, desk)
    game.setParent(story)
    qtbot.addWidget(story)
    story.show()
    assert story.table.model() is None
    assert not story.graph.isVisible()
