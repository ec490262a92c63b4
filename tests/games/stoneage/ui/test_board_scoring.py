"""The final scoring on the board: every category in its order, and nothing but a show."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import OVER, legal_actions, standings
from stoneage_qt.games.stoneage.rules.scoring import FINAL_PARTS
from stoneage_qt.games.stoneage.ui.board import layout, tableau_plates
from stoneage_qt.games.stoneage.ui.board.scoring import Scoring
from stoneage_qt.games.stoneage.ui.words.result import working
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.board_kit.pictures import Plate
from stoneage_qt.ui.screenshot import play
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.stoneage.ui.board_table import Table, make_match, show

WINNER = len(FINAL_PARTS)


@pytest.fixture(scope="module")
def over() -> Match:
    return make_match(lambda s: s.actor == OVER, players=3)


def counting(qtbot: QtBot, match: Match, reduced_motion: str = "off") -> tuple[Table, Scoring]:
    """A board in the first category of the scoring, slow enough to stay there."""
    table = show(qtbot, match, animation_speed=0.25, bot_speed=1.0, reduced_motion=reduced_motion)
    table.view.show_scoring()
    return table, table.view.director.scoring


def stones(table: Table) -> list[tuple[float, float]]:
    tracks = table.view.scene_.tracks
    return [tracks.score_point(seat) for seat in range(len(table.state.players))]


def near(point: tuple[float, float], score: int) -> bool:
    return layout.TRACK[layout.track_index(score)].distance(layout.Point(*point)) < 16


def tableau_tells(table: Table, scores: list[int]) -> bool:
    """Whether the tableau counts along with the track."""
    tableau = table.view.scene_.tableau
    picture = tableau._score.picture
    wanted = tableau_plates.score(scores[tableau.seat])
    return isinstance(picture, Plate) and picture.key == wanted.key


def test_markers_walk_from_the_track_to_the_totals(qtbot: QtBot, over: Match) -> None:
    table, scoring = counting(qtbot, over)
    told: list[str] = []
    scoring.told.connect(told.append)
    result = standings(over.state)
    scores = [player.score for player in over.state.players]
    for stage, part in enumerate(FINAL_PARTS):
        assert scoring.stage == stage
        assert all(near(at, score) for at, score in zip(stones(table), scores, strict=True))
        assert tableau_tells(table, scores)
        scores = [score + s.parts[part] for score, s in zip(scores, result, strict=True)]
        table.view.director.skip()
    assert scoring.stage == WINNER
    assert scores == [standing.total for standing in result]
    with qtbot.waitSignal(table.view.director.scored):
        table.view.director.skip()
    assert not scoring.running
    assert all(near(at, score) for at, score in zip(stones(table), scores, strict=True))
    assert tableau_tells(table, scores)
    assert len(told) == len(FINAL_PARTS) - 1  # the first was told before anybody listened
    assert "Bruno" in told[-1]


def test_sums_are_written_out(over: Match) -> None:
    for standing in standings(over.state):
        for part in FINAL_PARTS:
            written = working(over.state.players[standing.seat], part, standing.parts[part])
            assert str(standing.parts[part]) in written
            if part != "goods":
                left, right = written.split(" = ")
                count, by = left.split(" × ")
                assert int(count) * int(by) == int(right)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_keys_go_on_by_one_category(qtbot: QtBot, over: Match, key: Qt.Key) -> None:
    table, scoring = counting(qtbot, over)
    qtbot.keyClick(table.view, key)
    assert scoring.stage == 1


def test_a_click_goes_on(qtbot: QtBot, over: Match) -> None:
    table, scoring = counting(qtbot, over)
    at = table.pixel(800, 500)
    table.press(at)
    table.release(at)
    assert scoring.stage == 1


def test_escape_ends_it(qtbot: QtBot, over: Match) -> None:
    table, scoring = counting(qtbot, over)
    with qtbot.waitSignal(table.view.director.scored):
        qtbot.keyClick(table.view, Qt.Key.Key_Escape)
    assert not scoring.running
    assert not table.view.director.animator.busy
    assert not scoring._plate.isVisible()


def test_instant_shows_nothing(qtbot: QtBot, over: Match) -> None:
    table = show(qtbot, over, bot_speed=0.0)
    with qtbot.waitSignal(table.view.director.scored):
        table.view.show_scoring()
    table.view.show_scoring(wanted=True)
    assert table.view.director.scoring.running


def test_who_wants_to_see_it_can_read_it(qtbot: QtBot, over: Match) -> None:
    """However fast everything else is."""
    table = show(qtbot, over, animation_speed=8.0, bot_speed=4.0)
    table.view.show_scoring(wanted=True)
    assert table.view.director.animator.speed <= 2.0


def test_without_motion_there_is_time_to_read(qtbot: QtBot, over: Match) -> None:
    table, scoring = counting(qtbot, over, reduced_motion="on")
    assert table.view.director.animator.busy
    assert scoring._plate.isVisible()


def test_another_language_goes_on_with_the_same_category(qtbot: QtBot, over: Match) -> None:
    table, scoring = counting(qtbot, over)
    table.view.director.skip()
    table.view.director.skip()
    table.view.retranslate()
    assert scoring.stage == 2
    assert table.view.director.animator.busy


def test_another_match_ends_it(qtbot: QtBot, over: Match) -> None:
    table, scoring = counting(qtbot, over)
    table.model.show_match(make_match(players=3))
    assert not scoring.running
    assert not scoring._plate.isVisible()
    assert all(near(at, 0) for at in stones(table))


def last_action(window: MainWindow, qtbot: QtBot) -> None:
    """A game of two people in the window, played to its end there."""
    seats = (Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None)
    match = match_of(NewGame(seats=seats, seed=3, start=0))
    play(match, 4_000)
    index = len(match.actions)
    while not match.state_at(index - 1).actor >= 0:
        index -= 1
    match.go_to(index - 1)
    window.table.show(match)
    game = window.table.game
    assert game is not None
    for _ in range(60):
        qtbot.waitUntil(lambda: game.actor_is_person() or game.state.actor == OVER)
        if game.state.actor == OVER:
            return
        game.submit(legal_actions(game.state)[0])
    raise AssertionError("the game did not end")


def test_a_played_game_is_scored_before_the_result(window: MainWindow, qtbot: QtBot) -> None:
    window.set_setting("animation_speed", 0.25)
    last_action(window, qtbot)
    assert window.page is not None
    director = window.page.board.director
    qtbot.waitUntil(lambda: director.scoring.running)
    assert window.stack.currentWidget() is window.page
    said: list[str] = []
    window.announced.connect(said.append)
    for _ in range(WINNER + 1):
        director.skip()
    assert window.stack.currentWidget() is window.end_page
    assert any("Farmers" in words for words in said)


def test_the_scoring_can_be_seen_again(window: MainWindow, qtbot: QtBot) -> None:
    last_action(window, qtbot)
    assert window.page is not None
    assert window.end_page is not None
    director = window.page.board.director
    qtbot.waitUntil(lambda: director.scoring.running)
    window.actions_["result"].trigger()
    assert window.stack.currentWidget() is window.end_page
    assert director.scoring.stage == -1
    qtbot.mouseClick(window.end_page._recount, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is window.page
    assert director.scoring.stage == 0
    qtbot.keyClick(window.page.board, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.end_page


def test_who_goes_elsewhere_is_left_alone(window: MainWindow, qtbot: QtBot) -> None:
    last_action(window, qtbot)
    assert window.page is not None
    director = window.page.board.director
    qtbot.waitUntil(lambda: director.scoring.running)
    window.show_start()
    for _ in range(WINNER + 1):
        director.skip()
    assert window.stack.currentWidget() is window.start_page


def test_closing_in_the_middle(window: MainWindow, qtbot: QtBot) -> None:
    last_action(window, qtbot)
    assert window.page is not None
    qtbot.waitUntil(lambda: window.page is not None and window.page.board.director.scoring.running)
    window.close()
    assert not window.isVisible()


def test_a_replay_ends_it_and_is_not_scored_again(qtbot: QtBot, over: Match) -> None:
    table, scoring = counting(qtbot, over)
    assert table.model.replay_from(over.index - 2)
    assert not scoring.running
    while table.model.replaying:
        table.view.director.skip()
    table.view.director.skip()
    assert table.state.actor == OVER
    assert not table.view.director.live
    assert not scoring._plate.isVisible()
