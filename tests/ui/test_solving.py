"""The solving page: moves are tried on the real board, and out of the list."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.contract.analysis import Verdict
from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.games import puzzles_of
from stoneage_qt.games.inka.bots.hints_reasons import Why
from stoneage_qt.games.inka.rules.constants import COST_ROAD, MAIN
from stoneage_qt.games.inka.rules.payments import affords
from stoneage_qt.games.stoneage.rules.actions import PLACE, TOOLS, Action
from stoneage_qt.progress.exercises import Outcome
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.training.solve import SolvePage, _is_as_good
from stoneage_qt.ui.training.tasks import FindTask, task_of_puzzle
from stoneage_qt.ui.training.try_list import TryList
from stoneage_qt.ui.training.words import theme_text
from tests.games.inka.ui.table_match import make_match
from tests.games.stoneage.ui.board_table import Table
from tests.stored_games.stored import FOLDER


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    return puzzles_of("stoneage")


@pytest.fixture
def task(puzzles: list[Puzzle]) -> FindTask:
    """One person is to be put somewhere."""
    return task_of_puzzle(
        next(one for one in puzzles if one.best.kind == PLACE and one.best.number == 1)
    )


class Solving:
    """The page under test, and what it told."""

    def __init__(self, page: SolvePage, qtbot: QtBot) -> None:
        self.page = page
        self.qtbot = qtbot
        self.outcomes: list[Outcome] = []
        page.ended.connect(lambda _task, outcome: self.outcomes.append(outcome))

    def show(self, task: FindTask) -> Table:
        self.page.show_tasks([task])
        return Table(self.qtbot, self.page.board, self.page.trial.model)

    def text(self, action: Action) -> str:
        return str(self.page.moves.model().index(self.page.moves.tries.index(action), 0).data())

    def click(self, name: str) -> None:
        button = getattr(self.page, f"{name}_button")
        assert button.isVisible()
        assert button.isEnabled()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def solving(desk: Desk, task: FindTask, qtbot: QtBot) -> Iterator[Solving]:
    page = SolvePage(desk, task)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    yield Solving(page, qtbot)
    page.close_page()


def test_the_move_is_made_on_the_board(solving: Solving, task: FindTask) -> None:
    board = solving.show(task)
    board.drag(board.person(), board.place(task.best.place))
    assert solving.outcomes == [Outcome.SOLVED]
    assert board.played()[-1] == task.best
    assert solving.text(task.best).startswith("✓")
    assert solving.page.moves.action() == task.best
    # Nobody goes on by himself, and nothing more can be done there.
    assert board.model.index == task.number + 1
    assert board.model.legal_actions() == []


def test_a_wrong_move_goes_home_and_is_judged(solving: Solving, task: FindTask) -> None:
    board = solving.show(task)
    wrong = next(
        a
        for a in solving.page.moves.tries
        if a.kind == PLACE and a.number == 1 and a.place != task.best.place
    )
    board.drag(board.person(), board.place(wrong.place))
    assert board.model.index == task.number
    assert not board.view.director.hand.carrying
    verdict = solving.page._verdict
    solving.qtbot.waitUntil(lambda: "Not the best" in verdict.text())
    assert solving.text(wrong).startswith("✗")
    board.drag(board.person(), board.place(task.best.place))
    assert solving.outcomes == [Outcome.WITH_HELP]


def test_a_wrong_try_of_inkas_is_judged(desk: Desk, qtbot: QtBot) -> None:
    """The hand of whoever looks for something better is no secret from the judge."""
    match = make_match(lambda s: s.phase == "robber" and s.actor == 0)
    legal = match.rules.legal_actions(match.state)
    task = FindTask("x", match, match.index, legal[0], 0.99, 0.4, legal[-1])
    page = SolvePage(desk, task)
    qtbot.addWidget(page)
    page.show()
    page.show_tasks([task, task], worst_first=True)
    assert page._question.text().endswith("The worst mistake comes first.")
    assert "find it" in page._question.text()
    page.moves.choose(legal[1])
    page.try_it()
    qtbot.waitUntil(lambda: "; the best has 99 %" in page._verdict.text())
    page.show_solution()
    assert "find it" not in page._question.text()
    page.close_page()


def test_in_a_lost_game_not_every_move_is_as_good(solving: Solving, two_players: Match) -> None:
    """Where nothing wins any more, what was played by mistake is still no solution."""
    number = next(
        n
        for n in range(60, len(two_players.actions))
        if two_players.actor_at(n) == 0 and two_players.actions[n].kind == PLACE
    )
    played = two_players.actions[number]
    legal = two_players.rules.legal_actions(two_players.state_at(number))
    best = next(a for a in legal if a != played)
    lost = FindTask("mistake", two_players, number, best, 0.01, 0.005, played)
    solving.show(lost)
    page = solving.page
    solving.qtbot.waitUntil(lambda: page._verdicts.get(played) is not None)
    page.moves.choose(played)
    solving.click("try")
    assert "That is what you played" in page._verdict.text()
    assert not solving.outcomes


@pytest.mark.parametrize(
    ("win", "points", "good"), [(0.5, 0.0, True), (0.48, 0.0, False), (0.5, 5.0, False)]
)
def test_a_try_must_be_as_good_in_chance_and_in_points(
    task: FindTask, win: float, points: float, good: bool
) -> None:
    verdict = Verdict(0, 0, task.best, task.best, win, 0.5, (), True, points=points)
    assert _is_as_good(verdict, 0.5) == good


def test_the_solution_is_made_on_the_board_and_marked_in_the_list(
    solving: Solving, task: FindTask
) -> None:
    board = solving.show(task)
    assert not any(solving.text(a).startswith(("✓", "✗")) for a in solving.page.moves.tries)
    solving.click("solution")
    board.settle()
    assert solving.outcomes == [Outcome.FAILED]
    assert board.played()[-1] == task.best
    assert board.view.scene_.places.pointed == task.best.place
    assert solving.text(task.best).startswith("✓")


def test_every_list_opens_at_its_top(solving: Solving, puzzles: list[Puzzle]) -> None:
    longest = max(
        (task_of_puzzle(one) for one in puzzles[:12]),
        key=lambda one: len(one.match.rules.legal_actions(one.match.state)),
    )
    solving.show(longest)
    moves = solving.page.moves
    solving.click("solution")
    moves.scrollToBottom()
    assert moves.verticalScrollBar().value() > 0
    solving.show(longest)
    assert moves.verticalScrollBar().value() == 0
    assert moves.action() is None
    assert not any(solving.text(a).startswith("✓") for a in moves.tries)


def test_the_tried_move_stays_in_sight_when_the_answer_takes_room(
    task: FindTask, qtbot: QtBot
) -> None:
    moves = TryList()
    qtbot.addWidget(moves)
    actions = task.match.rules.legal_actions(task.match.state)
    moves.show_actions(actions, lambda action: f"A move with some words: {action}")
    moves.resize(260, 400)
    moves.show()
    lowest = moves.indexAt(moves.viewport().rect().bottomLeft())
    tried = actions[lowest.row() if lowest.isValid() else -1]
    moves.choose(tried)
    moves.mark_wrong(tried)
    moves.resize(260, 150)
    assert moves.action() == tried
    assert moves.viewport().rect().contains(moves.visualRect(moves.currentIndex()))


def test_one_can_look_at_what_the_others_have(solving: Solving, task: FindTask) -> None:
    board = solving.show(task)
    page = solving.page
    own = board.state.actor
    other = next(seat for seat in range(len(task.match.seats)) if seat != own)
    closed: list[None] = []
    page.closed.connect(lambda: closed.append(None))
    assert len(page.seats.buttons) == len(task.match.seats)
    solving.qtbot.mouseClick(page.seats.buttons[other], Qt.MouseButton.LeftButton)
    assert board.view.scene_.tableau.seat == other
    assert page.seats.buttons[other].isChecked()
    solving.qtbot.keyClick(page.moves, Qt.Key.Key_Escape)
    assert board.view.scene_.tableau.seat == own
    assert not page.seats.buttons[other].isChecked()
    assert not closed
    solving.qtbot.keyClick(page.moves, Qt.Key.Key_Escape)
    assert len(closed) == 1


def test_the_title_gives_nothing_away_before_the_solution(solving: Solving, task: FindTask) -> None:
    assert task.puzzle is not None
    theme = theme_text(task.puzzle.theme)
    solving.show(task)
    title = solving.page._title
    assert theme not in title.text()
    assert f"{task.puzzle.rating:,}" in title.text()
    solving.click("solution")
    assert title.text() == f"Puzzle: {theme}"


def inka_page(desk: Desk, qtbot: QtBot, best: str, played: str) -> SolvePage:
    """A decision of Inkas with a road, a card, exchanges and offers to choose from."""
    match = make_match(lambda s: s.phase == MAIN and s.actor == 0 and affords(s, 0, COST_ROAD))
    legal = {match.rules.encode(a): a for a in match.rules.legal_actions(match.state)}
    actions = [next(a for text, a in legal.items() if text.startswith(w)) for w in (best, played)]
    task = FindTask("x", match, match.index, actions[0], 0.6, 0.4, actions[1])
    page = SolvePage(desk, task)
    qtbot.addWidget(page)
    page.show()
    page.show_tasks([task])
    return page


def judged(page: SolvePage, reasons: tuple[Why, ...]) -> None:
    """What the judge says of the played move, which nobody waits for here."""
    page.judge.close()
    task = page.task
    assert task is not None
    assert task.played is not None
    verdict = Verdict(task.number, 0, task.played, task.best, 0.4, 0.6, reasons, True)
    page._on_judged(page._revision, verdict)


def test_a_hint_tells_what_it_is_about_then_why(desk: Desk, qtbot: QtBot) -> None:
    page = inka_page(desk, qtbot, "road ", "end")
    page.hint_button.click()
    told = page._verdict.text()
    assert told.startswith("It is about a road. The best has 60 % to win, ")
    page.hint_button.click()
    assert page._verdict.text() == "Thinking about it …"
    judged(page, (Why("longer", 3),))
    assert page._verdict.text() == "The trade route gets 3 roads long."
    assert not page.hint_button.isEnabled(), "there is nothing more to tell"
    page.solution_button.click()
    assert page._verdict.text().endswith("60 % to win. The trade route gets 3 roads long.")
    page.close_page()


def test_a_hint_does_not_name_the_move_itself(desk: Desk, qtbot: QtBot) -> None:
    """There is one way to end a turn."""
    page = inka_page(desk, qtbot, "end", "road ")
    page.hint_button.click()
    assert page._verdict.text().startswith("The best has 60 % to win, what you played then 40 %.")
    page.close_page()


def test_a_hint_without_a_reason_tells_what_is_at_stake(desk: Desk, qtbot: QtBot) -> None:
    page = inka_page(desk, qtbot, "end", "road ")
    page.hint_button.click()
    judged(page, ())
    assert page._verdict.text() == "The best has 60 % to win, what you played then 40 %."
    assert not page.hint_button.isEnabled()
    page.close_page()


def test_the_other_game_is_solved_at_its_own_table(desk: Desk, qtbot: QtBot) -> None:
    match = make_match(lambda s: s.phase == MAIN and s.actor == 0)
    legal = match.rules.legal_actions(match.state)
    task = FindTask("x", match, match.index, legal[0], 0.6, 0.4, legal[-1])
    page = SolvePage(desk, task)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    solving = Solving(page, qtbot)
    page.show_tasks([task])
    assert page.board.beside is not None
    assert page.board.beside.isVisible()
    assert not page.seats.isVisible()
    for tried, mark in ((legal[-1], "✗"), (legal[0], "✓")):
        page.moves.choose(tried)
        solving.click("try")
        assert solving.text(tried).startswith(mark)
    assert solving.outcomes == [Outcome.WITH_HELP]
    assert page.trial.model.match.actions[-1] == task.best
    told = " ".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())
    assert "lesson" not in told, "nothing is to be read on here"
    page.close_page()


def test_the_rest_of_the_round_is_played_out(solving: Solving, two_players: Match) -> None:
    task = asked_for_tools(two_players, in_round=3)
    board = solving.show(task)
    solving.click("solution")
    round_of = task.match.rules.round_of
    before = round_of(board.state)
    with solving.qtbot.waitSignal(solving.page.trial.playedOut):
        solving.click("play")
    assert board.model.match.is_over or round_of(board.state) == before + 1
    assert not solving.page.play_button.isEnabled()
    index = board.model.index
    board.settle()
    assert board.model.index == index


def test_tools_are_chosen_in_the_question_over_the_board(
    solving: Solving, two_players: Match
) -> None:
    """A question that was answered wrongly is asked again."""
    task = asked_for_tools(two_players)
    board = solving.show(task)
    popover = board.view.asker.tools
    assert popover is not None
    popover.answered.emit(task.played)
    assert "what you played" in solving.page._verdict.text()
    again = board.view.asker.tools
    assert again is not None
    again.answered.emit(task.best)
    assert solving.outcomes == [Outcome.WITH_HELP]
    assert board.played()[task.number] == task.best


@pytest.fixture(scope="module")
def two_players() -> Match:
    return load_match(FOLDER / "2p.stoneage")


def asked_for_tools(match: Match, in_round: int = 0) -> FindTask:
    """The first such decision with a choice, or the last of a round: little is left of it then."""
    found = None
    for number, played in enumerate(match.actions):
        s = match.state_at(number)
        if played.kind == TOOLS and in_round in (0, match.rules.round_of(s)):
            others = [action for action in match.rules.legal_actions(s) if action != played]
            if others and not (found and not in_round):
                found = FindTask("x", match, number, others[0], 0.6, 0.4, played)
    assert found is not None
    return found
