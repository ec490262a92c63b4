"""Looking at a game of Rise of the Inkas again: judged, and shown on the board."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stoneage_qt.contract.analysis import Verdict
from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.hints_reasons import Why
from stoneage_qt.games.inka.bots.quick import CORE
from stoneage_qt.games.inka.bots.verdicts import STEPS
from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import CHANCE, Setup
from stoneage_qt.games.inka.rules.actions import ROBBER, ROBBER_TO
from stoneage_qt.games.inka.ui.spots import TILE, Spot
from stoneage_qt.models.replay import MISTAKES, SCORE
from stoneage_qt.models.review import eyes_of
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.seats import Options
from stoneage_qt.ui.review.graph import WINS
from stoneage_qt.ui.review.page import ReviewPage
from stoneage_qt.ui.review.verdicts import decider, verdict_text
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import seat_name

# Games to the end are the expert's way; where they can't be played, a planner looks ahead.
TRIED_BY = "Planner" if CORE is None else "Expert"
SEEN_BY = "Planner" if CORE is None else "Adept"


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole game of builders, one of them called a person."""
    setup = Setup.shuffled(4, random.Random(2))
    bots = [Seat(controller="bot", level="builder", colour=c) for c in RULES.colours[1:]]
    made = Match(RULES, setup, [Seat(name="Anna", colour=RULES.colours[0]), *bots], Options(), 5)
    while not made.is_over:
        s = made.state
        made.submit(made.roll() if s.actor == CHANCE else builder.choose(s))
    return made


@pytest.fixture
def page(desk: Desk, qtbot: QtBot, match: Match) -> Iterator[ReviewPage]:
    made = ReviewPage(desk, match)
    qtbot.addWidget(made)
    made.resize(1280, 770)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close_page()


def _ended(running: bool) -> bool:
    return not running


def test_a_game_is_analysed_in_processes(desk: Desk, qtbot: QtBot, match: Match) -> None:
    short = match.branch(14)
    page = ReviewPage(desk, short)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    page.tabs.setCurrentWidget(page.report)
    with qtbot.waitSignal(page.review.runningChanged, check_params_cb=_ended):
        qtbot.mouseClick(page.report.bar.analyse, Qt.MouseButton.LeftButton)
    assert page.review.fault == ""
    assert len(page.review.findings.wins) == 15
    assert {verdict.seat for verdict in page.review.findings.verdicts} <= {0}, "while it runs"
    report = page.report.browser.toPlainText()
    assert f"Judged by the bot “{SEEN_BY}”" in report
    assert f"“{TRIED_BY}” tried out" in report
    assert "Cards from the throws" in report
    page.tabs.setCurrentWidget(page.graphs)
    page.graphs.show_kind(WINS)
    assert len(page.graphs.lines()) == 4
    page.close_page()


def test_a_mistake_is_told_and_lit_on_the_board(page: ReviewPage, match: Match) -> None:
    number, played = next((n, a) for n, a in enumerate(match.actions) if a.word == ROBBER)
    best = next(a for a in match.rules.legal_actions(match.state_at(number)) if a != played)
    seat = match.state_at(number).actor
    name = seat_name(page.face.words, match.seats, 0)
    mistake = Verdict(
        *(number, seat, played, best, 0.2, 0.26, (Why("blocks", 5, seat=0),), True, "robber"),
        points=0.3,
        error=0.01,
        steps=STEPS,
    )
    page.review.findings = page.review.findings._replace(verdicts=(mistake,))
    page.review.changed.emit()
    page.replay.go_to(number)
    lights = page.board.scene_.lights
    assert [lit.spot for lit in lights.lit] == [Spot(TILE, best.number)]
    assert best in (*ROBBER_TO,) or best.word == ROBBER
    words = page._verdict.text().replace("\u00a0", " ")
    assert words.startswith("Mistake: ")
    assert "(+6.0 %, 0.3 markers)" in words
    assert words.endswith(
        f"Why: hits {name}, who is ahead. Judged by: {TRIED_BY}, tried out, sure (± 2.0 %). "
        "On the board: played in red, better in yellow."
    )
    page.replay.go_to(0)
    assert lights.lit == ()
    if seat in page.replay.own_seats():
        assert page.replay.marks(MISTAKES) == [number]


def test_what_a_bot_played_for_a_person_is_marked(desk: Desk, qtbot: QtBot, match: Match) -> None:
    """A mistake of a demo is not told as one's own."""
    game = match.branch(60)
    game.note_demo()
    own = [n for n in range(60) if game.actor_at(n) == 0 and game.rules.answers(game.actions[n])]
    by_bot, by_person = own[-1], own[-2]
    game.options = replace(game.options, demo_actions=(by_bot,))
    page = ReviewPage(desk, game)
    qtbot.addWidget(page)
    page.show()
    made = []
    for number in (by_person, by_bot):
        played = game.actions[number]
        legal = game.rules.legal_actions(game.state_at(number))
        best = next((a for a in legal if a != played), played)
        made.append(Verdict(number, 0, played, best, 0.2, 0.5, (), True, "robber", steps=STEPS))
    assert "a bot for Anna" in decider(page.replay, made[1])
    assert decider(page.replay, made[0]) == "Anna"
    assert verdict_text(page.replay, made[1]).endswith("(Played by a bot.)")
    assert "bot" not in verdict_text(page.replay, made[0])
    page.close_page()


def test_graphs_of_cards_and_deals_reach_the_last_position(page: ReviewPage) -> None:
    page.tabs.setCurrentWidget(page.graphs)
    for kind in ("cards", "yield", "from_throws", "expected", "deals"):
        page.graphs.show_kind(kind)
        assert {len(line) for line in page.graphs.lines()} == {page.replay.count + 1}
        assert len(page.graphs.plot.graph.lines) == 4
    page.graphs.show_kind("from_throws")
    got = page.graphs.lines()[0][-1]
    QTest.keyClick(page.board, Qt.Key.Key_End)
    assert str(int(got)) in page.graphs._values.text()
    page.graphs.show_kind(SCORE)
    assert max(line[-1] for line in page.graphs.lines()) == 11


def test_there_is_a_graph_of_markers_and_none_twice(page: ReviewPage) -> None:
    choice = page.graphs._choice
    names = [choice.itemText(row) for row in range(choice.count())]
    assert names[:2] == ["Markers", "Chance to win"]
    assert len(set(names)) == len(names)
    assert page.graphs.kind == SCORE
    page.tabs.setCurrentWidget(page.graphs)
    assert page.graphs.plot.accessibleName() == "Markers"


def test_the_report_shows_yield_and_dice(page: ReviewPage, match: Match) -> None:
    page.tabs.setCurrentWidget(page.report)
    report = page.report.browser.toPlainText()
    assert "Cards from the throws" in report
    assert "Sum\nExpected\nThrown\n2\n" in report
    assert "Markers" in report
    throws = sum(action.word == 1 for action in match.actions)
    dice = report.partition("Thrown\n")[2].split("\n")[: 3 * 11]
    assert sum(int(cell) for cell in dice[2::3]) == throws


def test_whose_secrets_the_judge_may_know(match: Match) -> None:
    assert eyes_of(match) == [0, 1, 2, 3], "all once it is over"
    running = match.branch(30)
    assert eyes_of(running) == [0]
    running.reseat([Seat(name=str(n), colour=seat.colour) for n, seat in enumerate(match.seats)])
    assert eyes_of(running) == [], "several people at one computer"
