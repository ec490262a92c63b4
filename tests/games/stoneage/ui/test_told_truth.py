"""What banner, log and list of players say is true at that very moment."""

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import OVER, Reason, State, decode, standings
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.actions import BUY
from stoneage_qt.games.stoneage.rules.constants import CLAY, RIVER
from stoneage_qt.games.stoneage.ui.board.view import BoardView
from stoneage_qt.games.stoneage.ui.figures import figures
from stoneage_qt.games.stoneage.ui.tutorial.script import SCRIPT, STEPS, lesson_match
from stoneage_qt.games.stoneage.ui.words.events import Teller
from stoneage_qt.games.stoneage.ui.words.reasons import reason_text
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.log import LogModel, LogRole
from stoneage_qt.models.players import PlayerRole, PlayersModel
from stoneage_qt.session.settings import Settings
from stoneage_qt.ui.panels.log import tell, tell_opening
from stoneage_qt.ui.panels.players import describe_seat
from stoneage_qt.ui.screenshot import play
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.tutorial.lesson import TutorialModel
from tests.games.stoneage.ui.board_table import Table, art, make_match, show
from tests.ui.test_tutor_warning import CHOICE, game_of


@pytest.fixture
def lesson(qtbot: QtBot) -> tuple[Table, TutorialModel]:
    model = GameModel(lesson_match())
    view = BoardView(model, art(), Settings(reduced_motion="off", animation_speed=8.0, drag_tips=0))
    qtbot.addWidget(view)
    view.resize(1000, 790)
    view.show()
    model.start()
    table = Table(qtbot, view, model)
    taught = TutorialModel(SCRIPT, model)
    taught.start("Ada")
    return table, taught


def igloos_of(state: State, seat: int) -> int | None:
    """How many igloos a player's card tells of."""
    goods = figures(state, seat, "red")[1]
    told = [figure.words for figure in goods if figure.sprite == "buildings/igloo_plain"]
    return int(told[0]) if told else None


def go_to(taught: TutorialModel, key: str) -> None:
    taught._enter(next(number for number, step in enumerate(STEPS) if step.key == key))


def test_the_banner_names_who_moves(lesson: tuple[Table, TutorialModel]) -> None:
    table, taught = lesson
    go_to(taught, "place_toolmaker")
    headlines: list[str] = []
    captions = table.view.scene_.captions
    table.model.changed.connect(lambda _s, _e: headlines.append(captions.headline))
    taught.show_me()
    table.qtbot.waitUntil(lambda: len(headlines) == 2)
    assert headlines[0].startswith("Ada:")
    assert headlines[1].startswith("Una:")
    table.settle()
    assert captions.headline.startswith("Ada:")


def test_the_lesson_refuses_without_telling_untruths(
    lesson: tuple[Table, TutorialModel], qtbot: QtBot
) -> None:
    table, taught = lesson
    go_to(taught, "resolve_toolmaker")
    table.settle()
    before = table.played()
    assert table.state.placed[CLAY][0]
    with qtbot.waitSignal(taught.heldBack):
        table.click(table.place(CLAY))
    assert table.played() == before
    line = table.view.scene_.captions.line
    assert line != reason_text(Reason.NOBODY_HERE)
    assert "step of the lesson" in line
    table.click(table.place(RIVER))
    assert table.view.scene_.captions.line == reason_text(Reason.NOBODY_HERE, table.state)


def test_the_banner_tells_what_stands_after_undo(qtbot: QtBot) -> None:
    table = show(qtbot, make_match())
    table.model.submit(decode("place forest 2"))
    table.model.submit(decode("place hunt 3"))
    table.settle()
    captions = table.view.scene_.captions
    assert "hunting" in captions.line
    table.model.undo()
    table.settle()
    assert "forest" in captions.line
    words = table.view.director.words
    assert "forest" in words.happened
    table.model.undo()
    table.settle()
    assert "forest" not in captions.line + words.happened


def test_totals_are_told_after_the_scoring(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.store.change(reduced_motion="off", animation_speed=8.0)
    window.start_game(CHOICE)
    game = game_of(window)
    match = game.match
    play(match, 4_000)
    last = len(match.actions) - 1
    match.go_to(last)
    window.table.show(match)
    assert window.page is not None
    players = PlayersModel(game, describe_seat)
    board = window.page.board
    shown: list[list[int]] = []
    board.director.scoring.told.connect(
        lambda _words: shown.append([players.index(n).data(PlayerRole.SCORE) for n in range(2)])
    )
    action = match.actions[last]
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    if match.index == last:
        game._play(action)
    qtbot.waitUntil(lambda: bool(shown))
    assert shown[0] == [player.score for player in match.state.players]
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.end_page)
    totals = [standing.total for standing in standings(match.state)]
    assert [players.index(n).data(PlayerRole.SCORE) for n in range(2)] == totals


def test_igloos_are_no_buildings(qtbot: QtBot) -> None:
    def built(s: State) -> bool:
        return any(player.igloos for player in s.players)

    game = GameModel(make_match(built, players=4, winter=True))
    players = PlayersModel(game, describe_seat)
    seat = next(n for n, player in enumerate(game.state.players) if player.igloos)
    player = game.state.players[seat]
    assert igloos_of(players.index(seat).data(PlayerRole.STATE), seat) == len(player.igloos)
    assert f"{len(player.igloos)} igloo" in describe_seat(game, seat)
    count = len(player.buildings)
    assert f"{count} building" in describe_seat(game, seat)
    summer = PlayersModel(GameModel(make_match()), describe_seat)
    assert igloos_of(summer.index(0).data(PlayerRole.STATE), 0) is None


def test_the_log_tells_the_purchase_before_its_points() -> None:
    found = 0
    for seed in range(40):
        match = make_match(lambda s: s.actor == OVER, players=2, winter=True, seed=seed)
        teller = Teller(match.seats, "winter")
        for index in range(len(match.actions)):
            events = match.events_at(index)
            kinds = [line.kind for line in teller.lines(events)]
            bought = {ev.CARD_TAKEN, ev.BUILT} & set(kinds)
            if bought and ev.POINTS in kinds and match.actions[index].kind == BUY:
                found += 1
                assert kinds.index(bought.pop()) < kinds.index(ev.POINTS)
        if found:
            return
    pytest.fail("nobody ever paid gold for points")


def test_the_log_has_a_heading_for_every_round() -> None:
    match = make_match(lambda s: s.round == 3)
    log = LogModel(GameModel(match), tell, tell_opening)
    headings = [
        log.index(row).data()
        for row in range(log.rowCount())
        if log.index(row).data(LogRole.KIND) == ev.ROUND_STARTED
    ]
    assert [line.split(".")[0] for line in headings] == ["Round 1", "Round 2", "Round 3"]
    assert log.index(0).data() == headings[0]
    assert "Anna" in headings[0]
