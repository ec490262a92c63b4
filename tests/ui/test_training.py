"""What brings people back, through the real window: deals, codes, puzzles, mistakes."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games import puzzles_of
from stoneage_qt.models.review import analysis_key, findings_text
from stoneage_qt.progress.daily import begin, note, result_of
from stoneage_qt.progress.deals import deal_of_day, match_of_deal, word_of_deal
from stoneage_qt.progress.exercises import SHELF as EXERCISES
from stoneage_qt.progress.exercises import Outcome, exercises, remember
from stoneage_qt.progress.mistakes import due_mistakes
from stoneage_qt.progress.puzzles import note_try, standing
from stoneage_qt.progress.store import FORMAT, VERSION, ProgressStore
from stoneage_qt.progress.trophies import ROW, STREAK, kinds, trophies
from stoneage_qt.session.autosave import archive
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.seats import Seat
from stoneage_qt.ui.review.report import Report
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.training.comparison import ComparisonDialog
from stoneage_qt.ui.training.solve import SolvePage
from stoneage_qt.ui.training.today import TodayPage
from tests.stored_games.stored import FOLDER
from tests.ui.test_tutor_warning import game_of


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def today_of(window: MainWindow, qtbot: QtBot) -> TodayPage:
    click(qtbot, window.start_page._today)
    page = window.training.today
    assert page is not None
    assert window.stack.currentWidget() is page
    return page


def finished() -> Match:
    match = load_match(FOLDER / "2p.stoneage")
    red, blue = match.seats
    bot = Seat(controller="bot", level="valuer", colour=blue.colour)
    match.reseat([Seat(name="Ada", colour=red.colour), bot])
    return match


def test_the_deal_of_the_day_counts_once(window: MainWindow, qtbot: QtBot) -> None:
    page = today_of(window, qtbot)
    assert page.facts is not None
    assert page.facts.deal is not None
    click(qtbot, page.deal_button)
    first = game_of(window).match
    assert first.setup == match_of_deal(page.facts.deal).setup
    assert not first.options.practice
    note(window.training.store, ended(first))
    window.show_start()
    page = today_of(window, qtbot)
    assert "practice" in page.deal_button.text()
    click(qtbot, page.deal_button)
    again = game_of(window).match
    assert again.setup == first.setup
    assert again.options.practice


def ended(match: Match) -> Match:
    """The stored game, as if it were this one."""
    stored = finished()
    same = Match(stored.rules, stored.setup, stored.seats, seed=stored.seed, ident=match.ident)
    same.extend(stored.actions)
    return same


def test_the_deal_of_the_day_goes_on(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    """From the table, and out of the library once another game has taken its place."""
    click(qtbot, today_of(window, qtbot).deal_button)
    game = game_of(window)
    game.set_paused(True)
    first = game.match
    window.show_start()
    page = today_of(window, qtbot)
    assert page.deal_button.text() == "Continue"
    click(qtbot, page.deal_button)
    assert game_of(window).match is first
    assert window.stack.currentWidget() is window.page
    if not first.actions:
        first.submit(first.rules.legal_actions(first.state)[0])
    played = list(first.actions)
    archive(desk.places, first)
    window.table.show_still(finished())
    window.show_start()
    page = today_of(window, qtbot)
    assert page.deal_button.text() == "Continue"
    click(qtbot, page.deal_button)
    again = game_of(window).match
    assert (again.ident, again.actions[: len(played)]) == (first.ident, played)
    assert not again.options.practice


def test_a_deal_in_which_nothing_happened_still_counts(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    day = desk.clock().astimezone().date()
    left = match_of_deal(deal_of_day("stoneage", day))
    begin(window.training.store, day, left)
    page = today_of(window, qtbot)
    assert page.deal_button.text() == "Play"
    click(qtbot, page.deal_button)
    match = game_of(window).match
    assert not match.options.practice
    result = result_of(window.training.store, "stoneage", day)
    assert result is not None
    assert result.match == match.ident


def test_the_result_of_the_day_is_shown(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    match = finished()
    day = desk.clock().astimezone().date()
    begin(window.training.store, day, match)
    assert window.end_page is None
    note(window.training.store, match)
    page = today_of(window, qtbot)
    total = match.rules.standings(match.state)[0].total
    assert str(total) in page._deal_note.text()


def test_a_code_is_checked_as_it_is_typed(window: MainWindow, qtbot: QtBot) -> None:
    window.table.show_still(finished())
    window.show_result()
    assert window.end_page is not None
    strip = window.end_page.strip
    click(qtbot, strip.copy_button)
    code = QGuiApplication.clipboard().text()
    assert code == strip.code
    assert strip.copy_button.text() == "Copied"
    window.show_start()
    page = today_of(window, qtbot)
    qtbot.keyClicks(page.code, code[:-1])
    assert not page.code_button.isEnabled()
    assert "15 of 16" in page._code_note.text()
    wrong = "0" if code[-1] != "0" else "1"
    qtbot.keyClicks(page.code, wrong)
    assert not page.code_button.isEnabled()
    assert "typing mistake" in page._code_note.text()
    qtbot.keyClick(page.code, Qt.Key.Key_Backspace)
    qtbot.keyClicks(page.code, code[-1].lower())
    assert "Stone Age" in page._code_note.text()
    click(qtbot, page.code_button)
    assert game_of(window).match.setup == finished().setup


def test_a_puzzle_is_solved(window: MainWindow, qtbot: QtBot) -> None:
    page = today_of(window, qtbot)
    click(qtbot, page.puzzle_button)
    solving = window.training.solving
    assert solving is not None
    task = solving.task
    assert task is not None
    assert not solving.try_button.isEnabled()
    solving.moves.choose(task.best)
    click(qtbot, solving.try_button)
    found = standing(window.training.store)
    assert (found.tried, found.solved, found.streak) == (1, 1, 1)
    told = solving._rating.text()
    assert f"{round(found.strength.rating):,} (+" in told
    assert f"{task.puzzle.rating:,}." in told if task.puzzle else False
    click(qtbot, solving.next_button)
    assert solving.task is not None
    assert solving.task.key != task.key
    assert not solving._rating.isVisible()
    click(qtbot, solving.solution_button)
    assert standing(window.training.store).streak == 0
    qtbot.keyClick(solving, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is page
    assert "1 of 2" in page._puzzle_note.text()


def test_a_wrong_try_is_judged_by_trying_it_out(window: MainWindow, qtbot: QtBot) -> None:
    page = today_of(window, qtbot)
    click(qtbot, page.daily_button)
    solving = window.training.solving
    assert solving is not None
    assert solving.task is not None
    wrong = next(a for a in solving.moves.tries if a != solving.task.best)
    solving.moves.choose(wrong)
    click(qtbot, solving.try_button)
    qtbot.waitUntil(lambda: "%" in solving._verdict.text())
    assert "Not the best" in solving._verdict.text()
    solving.moves.choose(solving.task.best)
    click(qtbot, solving.try_button)
    assert standing(window.training.store).solved == 0


def analysed(desk: Desk, match: Match, *losses: float) -> list[int]:
    """The review's index knows of mistakes that cost so much; the numbers of the actions."""
    encode = match.rules.encode
    placed = (
        n
        for n in range(60, len(match.actions))
        if match.actor_at(n) == 0 and encode(match.actions[n]).startswith("place")
    )
    rows = []
    for number, loss in zip(placed, losses, strict=False):
        played = match.actions[number]
        legal = match.rules.legal_actions(match.state_at(number))
        best = next(a for a in legal if a != played)
        rows.append((number, 0, encode(played), encode(best), 0.5 - loss, 0.5, (), True))
    library = Library(index_path(desk.places))
    library.keep_analysis(analysis_key(match), findings_text((), rows, ()))
    library.close()
    return [row[0] for row in rows]


class Presses(QObject):
    """Counts how often a mouse button goes down anywhere in the program."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            self.count += 1
        return False


def test_three_clicks_from_a_lost_game_to_the_first_solved_mistake(
    window: MainWindow, desk: Desk, qtbot: QtBot, qapp: QApplication
) -> None:
    match = finished()
    (number,) = analysed(desk, match, 0.2)
    archive(desk.places, match)
    window.table.show_still(match)
    window.show_result()
    assert window.end_page is not None
    presses = Presses()
    qapp.installEventFilter(presses)
    click(qtbot, window.end_page.strip.learn_button)
    solving = window.training.solving
    assert solving is not None
    assert solving.task is not None
    assert solving.trial.model.index == number
    index = solving.moves.model().index(solving.moves.tries.index(solving.task.best), 0)
    solving.moves.scrollTo(index)
    spot = solving.moves.visualRect(index).center()
    qtbot.mouseClick(solving.moves.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    click(qtbot, solving.try_button)
    assert "Found" in solving._verdict.text()
    qapp.removeEventFilter(presses)
    assert presses.count == 3
    assert [one.solved for one in exercises(window.training.store)] == [1]
    click(qtbot, solving.next_button)
    assert window.stack.currentWidget() is window.end_page


def test_the_review_leads_to_the_mistakes(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    """With the worst first, or the one that is looked at."""
    match = finished()
    small, worst = analysed(desk, match, 0.05, 0.2)
    window.review.show(match)
    page = window.review.page
    assert page is not None
    for looked_at, first in ((len(match.actions), worst), (small, small)):
        page.replay.go_to(looked_at)
        click(qtbot, page.learn_button)
        solving = window.training.solving
        assert solving is not None
        assert solving.trial.model.index == first
        qtbot.keyClick(solving, Qt.Key.Key_Escape)
        assert window.stack.currentWidget() is page


def test_what_a_bot_played_is_not_asked_for(window: MainWindow, desk: Desk) -> None:
    match = finished()
    numbers = analysed(desk, match, 0.2)
    match.options = replace(match.options, demo=True, demo_actions=tuple(numbers))
    window.training.learn(match)
    assert window.training.solving is None
    assert "A bot played on" in window.messages.text()


def test_nothing_to_learn_is_told_beforehand(window: MainWindow, desk: Desk) -> None:
    """Where a bot played everything, and in a review that found nothing."""
    match = finished()
    numbers = analysed(desk, match, 0.2)
    everything = replace(match.options, demo=True, demo_actions=tuple(range(len(match.actions))))
    window.review.show(match)
    page = window.review.page
    assert page is not None
    assert page.learn_button.isEnabled()
    for options, why in (
        (everything, "A bot played all your moves in this game."),
        (
            replace(everything, demo_actions=tuple(numbers)),
            "A bot played on for you; in your own moves no mistake was found.",
        ),
    ):
        page.replay.match.options = options
        page.review.changed.emit()
        assert not page.learn_button.isEnabled()
        assert page.learn_button.toolTip().replace("\n", " ") == why
    match.options = everything
    window.table.show_still(match)
    window.show_result()
    assert window.end_page is not None
    learn = window.end_page.strip.learn_button
    assert not learn.isEnabled()
    assert learn.toolTip() == "A bot played all your moves in this game."


def test_where_nobody_can_learn_no_review_offers_it(window: MainWindow, qtbot: QtBot) -> None:
    over = finished()
    bots = [Seat(controller="bot", level="valuer", colour=seat.colour) for seat in over.seats]
    running = over.branch(40)
    over.reseat(bots)
    for match in (over, running):
        window.review.show(match)
        qtbot.waitUntil(lambda: window.stack.currentWidget() is window.review.page)
        assert window.review.page is not None
        assert not window.review.page.learn_button.isVisible()


def test_ten_puzzles_in_a_row_are_a_trophy(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    store, before = window.training.store, desk.clock() - timedelta(days=1)
    for puzzle in puzzles_of("stoneage")[: ROW - 1]:
        note_try(store, puzzle, True, before)
    click(qtbot, today_of(window, qtbot).puzzle_button)
    solving = window.training.solving
    assert solving is not None
    assert solving.task is not None
    solving.moves.choose(solving.task.best)
    click(qtbot, solving.try_button)
    assert "Puzzles in a row" in window.messages.text()
    assert [one.kind for one in trophies(store)] == [STREAK]
    assert STREAK in kinds("stoneage")
    assert STREAK not in kinds("inka")


def test_an_unsolved_mistake_comes_again(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    match = finished()
    analysed(desk, match, 0.2)
    archive(desk.places, match)
    window.table.show_still(match)
    window.training.learn(match)
    solving = window.training.solving
    assert solving is not None
    click(qtbot, solving.solution_button)
    later = desk.clock() + timedelta(days=3)
    assert len(due_mistakes(window.training.store, "stoneage", later)) == 1


def test_a_mistake_that_nobody_came_to_comes_tomorrow(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    match = finished()
    analysed(desk, match, 0.2, 0.1)
    window.table.show_still(match)
    window.training.learn(match)
    solving = window.training.solving
    assert solving is not None
    click(qtbot, solving.solution_button)
    qtbot.keyClick(solving, Qt.Key.Key_Escape)
    store = window.training.store
    assert sorted(one.tries for one in exercises(store)) == [0, 1]
    assert due_mistakes(store, "stoneage", desk.clock()) == []
    later = desk.clock() + timedelta(days=3)
    assert len(due_mistakes(store, "stoneage", later)) == 2


def test_mistakes_that_are_due_are_solved_from_the_page_of_the_day(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    match = finished()
    (number,) = analysed(desk, match, 0.2)
    path = archive(desk.places, match)
    window.training.learn(match)
    solving = window.training.solving
    assert solving is not None
    click(qtbot, solving.solution_button)
    window.show_start()
    page = today_of(window, qtbot)
    assert not page.due_button.isVisible(), "not before tomorrow"
    store = window.training.store
    (known,) = exercises(store)
    store.take_away(EXERCISES, known.key)
    remember(store, known.key, known.game, Outcome.FAILED, desk.clock() - timedelta(days=2))
    window.show_start()
    page = today_of(window, qtbot)
    assert page._due_note.text() == "1 mistake to be looked at again."
    click(qtbot, page.due_button)
    assert solving.trial.model.index == number
    assert solving.task is not None
    solving.moves.choose(solving.task.best)
    click(qtbot, solving.try_button)
    click(qtbot, solving.next_button)
    assert window.stack.currentWidget() is page
    assert not page.due_button.isVisible()
    store.take_away(EXERCISES, known.key)
    remember(store, known.key, known.game, Outcome.FAILED, desk.clock() - timedelta(days=2))
    path.unlink()
    window.show_start()
    click(qtbot, today_of(window, qtbot).due_button)
    assert "no longer there" in window.messages.text()


def test_a_deal_of_inkas_with_many_offers_is_typed_in(window: MainWindow, qtbot: QtBot) -> None:
    day = datetime(2026, 3, 1, tzinfo=UTC).date()
    deal = deal_of_day("inka", day)._replace(choices=frozenset(("offers=7",)))
    page = today_of(window, qtbot)
    qtbot.keyClicks(page.code, word_of_deal(deal) or "")
    assert "Rise of the Inkas" in page._code_note.text()
    click(qtbot, page.code_button)
    assert game_of(window).match.options.offers == 7


def test_a_game_without_mistakes_says_so(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    match = finished()
    library = Library(index_path(desk.places))
    library.keep_analysis(analysis_key(match), findings_text((), [], [(1, 0.0, 0.0)]))
    library.close()
    window.training.learn(match)
    assert "No mistakes" in window.messages.text()
    assert window.stack.currentWidget() is window.start_page


@pytest.mark.usefixtures("told_errors")
@pytest.mark.parametrize("content", ["", "{", '{"format": "other"}', "null"])
def test_whatever_lies_there_the_page_opens(
    window: MainWindow, desk: Desk, qtbot: QtBot, content: str
) -> None:
    desk.places.progress.parent.mkdir(parents=True, exist_ok=True)
    desk.places.progress.write_text(content, encoding="utf-8")
    page = today_of(window, qtbot)
    assert page.deal_button.isVisible()


def test_the_same_deal_is_played_by_another(desk: Desk, qtbot: QtBot) -> None:
    day = datetime(2026, 3, 1, tzinfo=UTC).date()
    deal = deal_of_day("stoneage", day)._replace(seats=("", "random"), start=0)
    match = finished()
    dialog = ComparisonDialog(desk, match_of_deal(deal), level="random")
    dialog._match = match
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.expert.finished):
        pass
    assert dialog.expert.match.is_over
    assert dialog.expert.match.setup == match_of_deal(deal).setup
    assert len(dialog.graph.graph.lines) == 2
    dialog.stop()


def test_games_of_inkas_are_compared_in_markers_to_the_last_round(desk: Desk, qtbot: QtBot) -> None:
    deal = deal_of_day("inka", datetime(2026, 3, 1, tzinfo=UTC).date())
    dialog = ComparisonDialog(desk, match_of_deal(deal), level="random")
    qtbot.addWidget(dialog)
    dialog.stop()
    assert dialog._turning([2, 3], [2, 5]) == "Most was lost in round 2: 2 markers."
    assert "Markers" in dialog._note.text()
    dialog._draw([2, 3], [2, 3, 4, 4])
    assert [line.points[-1] for line in dialog.graph.graph.lines] == [(4.0, 4.0), (4.0, 3.0)]


def test_what_was_analysed_elsewhere_is_found_in_the_review(window: MainWindow, desk: Desk) -> None:
    match = finished()
    window.review.show(match)
    page = window.review.page
    assert page is not None
    assert not page.review.complete
    assert "press Analyse" in Report(page.replay, page.review).html()
    assert "press" not in Report(page.replay, page.review, links=False).html()
    window.show_start()
    analysed(desk, match, 0.2)
    window.review.show(match)
    assert window.review.page is page
    assert page.review.complete


def test_the_solving_page_follows_the_language(window: MainWindow, qtbot: QtBot) -> None:
    page = today_of(window, qtbot)
    click(qtbot, page.daily_button)
    solving = window.training.solving
    assert isinstance(solving, SolvePage)
    window.set_setting("language", "de")
    qtbot.waitUntil(lambda: solving.try_button.text() == "Ausprobieren")


@pytest.mark.usefixtures("told_errors")
def test_a_damaged_file_of_what_was_reached_is_told_once(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    desk.places.progress.parent.mkdir(parents=True, exist_ok=True)
    desk.places.progress.write_text("nonsense")
    today_of(window, qtbot)
    assert "progress.json.bad" in window.messages.text()
    window.messages.remark("Something else.")
    window.show_start()
    today_of(window, qtbot)
    assert "progress.json.bad" not in window.messages.text()


@pytest.mark.usefixtures("told_errors")
def test_that_nothing_reached_can_be_written_is_told(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    """A newer program's file stays as it is."""
    newer = json.dumps({"format": FORMAT, "version": VERSION + 1, "shelves": {}})
    desk.places.progress.parent.mkdir(parents=True, exist_ok=True)
    desk.places.progress.write_text(newer)
    today_of(window, qtbot)
    assert window.messages.text().startswith("Your progress is kept only until the program ends.")
    assert desk.places.progress.read_text() == newer


@pytest.mark.usefixtures("told_errors")
@pytest.mark.parametrize("library_first", [True, False])
def test_library_and_training_both_tell_of_a_damaged_file_and_show_what_the_copy_has(
    window: MainWindow, desk: Desk, qtbot: QtBot, library_first: bool
) -> None:
    before = ProgressStore(desk.places.progress)
    before.put("trophies", "a", {"game": "stoneage", "kind": "tools", "won": 1e9})
    before.put("daily", "b", {})  # the copy of this day has the trophy
    desk.places.progress.write_bytes(b"\0" * 100)

    def look_into_library() -> None:
        window.actions_["library"].trigger()
        assert window.library.page is not None
        tab = window.library.page.progress
        with qtbot.waitSignal(tab.counted):
            tab.refresh()
        assert "a" in desk.progress.shelf("trophies")

    ways = [look_into_library, lambda: today_of(window, qtbot)]
    for look in ways if library_first else reversed(ways):
        look()
        assert "progress.json.bad" in window.messages.text()
        assert "A copy from an earlier day" in window.messages.text()
        window.messages.remark("Something else.")
        window.show_start()
    assert set(ProgressStore(desk.places.progress).shelf("trophies")) == {"a"}
