"""What dice bring is told once they lie, not while they fall."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import BEFORE, MAIN
from stoneage_qt.games.inka.ui.board.options import BoardOptions
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.games.inka.ui.table.facts import HandCount
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import make_match


def test_nothing_beside_the_board_is_ahead_of_the_dice(window: MainWindow, qtbot: QtBot) -> None:
    match = make_match(lambda s: s.phase == BEFORE and s.turn > 8 and s.actor == 0, players=3)
    window.desk.store.change(forced_steps=False)
    window.put_on_table(match)
    page = window.page
    assert page is not None
    table = page.board
    assert isinstance(table, PlayingTable)
    table.board.director.set_options(BoardOptions(speed=1.0, others=1.0))
    game = window.table.game
    assert game is not None
    qtbot.waitUntil(lambda: not table.board.director.animator.busy and game.actor_is_person())

    def told() -> list[str]:
        """What the numbers of cards are said to be."""
        counts = [*table.plates.findChildren(HandCount), table.own.hand_count]
        return [words.text() for count in counts for words in count.findChildren(QLabel)]

    def hands() -> list[int]:
        return [sum(player.hand) for player in game.state.players]

    before, held, lines = told(), hands(), page.log.model().rowCount()
    assert game.submit(act.THROW_ACTION)
    if game.awaits_roll():
        game.roll()
    assert game.falling.fall
    line = table.board.scene_.captions.line
    assert " throws " not in line, "the banner tells of no throw that nobody can see"
    assert game.state.phase == MAIN
    assert hands() != held, "this throw brings something"
    assert told() == before
    assert page.log.model().rowCount() == lines
    assert not table.tray.isVisible()
    assert not table.turn.next.isVisibleTo(table.turn)
    qtbot.waitUntil(lambda: not game.falling.fall)
    assert told() != before
    qtbot.waitUntil(lambda: " throws " in table.board.scene_.captions.line)
    assert page.log.model().rowCount() > lines
    assert table.tray.isVisible()
    assert table.turn.next.isVisibleTo(table.turn)
