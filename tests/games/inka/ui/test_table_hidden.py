"""Nobody's hand is seen by another person: all that the table shows depends on what may be seen.

Two positions that differ only in what the person at the screen can't see (V2) must look alike in
every text, tooltip and accessible name, in every number and in every pixel.
"""

import random

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import OVER, Setup, State, decode, encode
from stoneage_qt.games.inka.ui.table.around import AroundBoard
from stoneage_qt.games.inka.ui.table.cards import CardPile
from stoneage_qt.games.inka.ui.table.costs import CostIcon
from stoneage_qt.games.inka.ui.table.lines import CardsLine
from stoneage_qt.games.inka.ui.table.picker import KindChip
from stoneage_qt.models.game import GameModel, Steps
from stoneage_qt.models.moves import MovesModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.shell.desk import Desk
from tests.games.inka.rules.random_games import choose
from tests.games.inka.ui.conftest import Lay
from tests.games.inka.ui.table_match import ScriptedBots, scripted, seats, with_side

NOBODY = -1
# So often the event loop turns without a widget moving before all layouts have been asked.
TURNS = 4


def told(root: QWidget) -> list[object]:
    """Everything that a person, a screen reader or a curious program can learn from a widget."""
    found: list[object] = []
    for widget in [root, *root.findChildren(QWidget)]:
        text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        found.append((type(widget).__name__, text, widget.isVisibleTo(root), widget.isEnabled()))
        found.append((widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()))
        if isinstance(widget, CardPile):
            found.append((widget.count, widget.chosen, widget.lit, widget.locked))
        elif isinstance(widget, KindChip):
            found.append(widget.count)
        elif isinstance(widget, CostIcon):
            found.append((widget.kind, widget.hollow))
        elif isinstance(widget, CardsLine):
            found.append(tuple(widget.cards))
    return found


class Shown:
    """A random game on a table, and the same position with other hidden cards."""

    def __init__(self, desk: Desk, qtbot: QtBot, persons: tuple[int, ...], seed: int) -> None:
        desk.store.change(reduced_motion="on")  # what pulses looks otherwise at every moment
        self.rng = random.Random(seed)
        setup = Setup.shuffled(3, self.rng)
        self.match = Match(RULES, setup, seats(3, persons), seed=seed)
        steps = Steps(auto_roll=False, auto_forced=False)
        self.game = GameModel(self.match, ScriptedBots(), steps=steps)
        self.table = AroundBoard(self.game, desk, desk.sprites_of("inka"), QWidget())
        self.page = with_side(self.table, desk, (976, 740))
        qtbot.addWidget(self.page)
        self.page.show()

    def go_on(self, steps: int) -> bool:
        """Play some actions at random; whether the game goes on."""
        for _ in range(steps):
            if self.match.state.actor == OVER:
                return False
            self.match.submit(choose(self.match.state, self.rng))
        return bool(self.match.state.actor != OVER)

    def show(self, s: State, look: bool) -> list[object]:
        """All that is told of a position that has the history of the match."""
        # No set-up leads to a position whose hidden cards were dealt anew.
        self.match._state = s
        self.game.show_match(self.match)
        if look:
            self.table.kit.eyes.look()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._rest()
        return told(self.page)

    def _rest(self) -> None:
        """Wait until nothing moves: a layout asks the one around it, turn by turn."""
        widgets = self.page.findChildren(QWidget)
        places: list[list[QRect]] = []
        while len(places) < TURNS or any(each != places[-1] for each in places[-TURNS:]):
            QApplication.processEvents()
            places.append([widget.geometry() for widget in widgets])

    def compare(self, look: bool) -> int:
        """Show the position with true and with other hidden cards; whose eyes they were."""
        s = self.match.state
        true = self.show(s, look)
        seen = self.page.grab().toImage()
        seat = self.table.kit.eyes.viewer
        other = self.show(RULES.determinize(s, seat, self.rng), look)
        where = f"{s.phase}, actor {s.actor}, seen by {seat}"
        assert other == true, where
        assert self.page.grab().toImage() == seen, where
        self.match._state = s
        return seat

    def sort(self) -> tuple[str, bool, bool, bool]:
        """Positions of the same sort are shown by the same widgets in the same way."""
        s, first = self.match.state, self.game.persons()[0]
        held = s.players[first].cards or s.players[first].new
        return (s.phase, s.actor == first, self.game.is_person(s.actor), bool(held))


@pytest.mark.parametrize(
    ("persons", "look"), [((0,), False), ((0, 1, 2), False), ((0, 1, 2), True), ((0, 2), True)]
)
def test_the_table_shows_what_may_be_seen_and_nothing_else(
    desk: Desk, qtbot: QtBot, persons: tuple[int, ...], look: bool
) -> None:
    shown = Shown(desk, qtbot, persons, seed=5)
    sorts: set[tuple[str, bool, bool, bool]] = set()
    eyes: set[int] = set()
    while shown.go_on(3):
        sort = shown.sort()
        if sort not in sorts:
            sorts.add(sort)
            eyes.add(shown.compare(look))
    shown.game.stop()
    assert {"main", "reply", "choose", "discard", "before"} <= {sort[0] for sort in sorts}
    assert (eyes == {NOBODY}) == (len(persons) > 1 and not look)


def test_a_difference_would_be_noticed(desk: Desk, qtbot: QtBot) -> None:
    """The comparison above can fail: the own hand makes a difference to its owner."""
    shown = Shown(desk, qtbot, (0,), seed=5)
    shown.go_on(40)
    s = shown.match.state
    mine = s.copy()
    mine.players[0].hand[0] += 1
    assert shown.show(s, look=False) != shown.show(mine, look=False)
    shown.game.stop()


def test_the_hand_is_covered_as_soon_as_another_person_is_asked(lay: Lay) -> None:
    table = lay(scripted(("throw", "roll 5 6"), persons=(0, 1, 2)))
    eyes = table.kit.eyes
    assert eyes.viewer == NOBODY
    assert table.tableau.hand.piles[4].count == 0
    table.turn.do_next()
    assert eyes.viewer == 0
    assert table.tableau.hand.piles[4].count == 2
    seen: list[tuple[int, int]] = []
    table.kit.game.decisionChanged.connect(
        lambda: seen.append((eyes.viewer, sum(pile.count for pile in table.tableau.hand.piles)))
    )
    table.kit.game.submit(decode("offer ore=1 for wood=1"))
    assert table.kit.state.actor == 1
    assert seen == [(NOBODY, 0)]
    box = table.plates.plate(0).offer
    assert box.isVisible()
    assert not box.accept.isVisible()
    assert not box.counter.isVisible()
    box.look.click()
    assert eyes.viewer == 1
    assert table.tableau.hand.piles[0].count == 1
    box.accept.click()
    assert eyes.viewer == NOBODY


def test_anybody_refuses_in_the_open(lay: Lay) -> None:
    texts = ("throw", "roll 5 6", "offer ore=1 for stone=1")
    table = lay(scripted(texts, persons=(0, 1, 2)))
    for _ in range(2):
        assert "Show your hand" in table.own._no_trade.text()
        table.plates.plate(0).offer.refuse.click()
        assert table.kit.eyes.viewer == NOBODY
    assert table.kit.state.phase == "main"
    assert table.kit.state.actor == 0
    assert table.own._no_trade.text() == "Show your hand to trade."


def test_a_demo_asks_for_no_hand(lay: Lay) -> None:
    table = lay(scripted(("throw", "roll 5 6", "offer ore=1 for wood=1"), persons=(0, 1)))
    told = table.own._no_trade
    assert told.text().startswith("Show your hand")
    table.kit.game.set_demo(True)
    assert told.text() == "A bot trades for you at the moment."
    table.kit.game.set_demo(False)
    assert told.text().startswith("Show your hand")


def test_undo_and_a_replay_cover_the_hand(lay: Lay) -> None:
    table = lay(scripted(("throw", "roll 5 6"), persons=(0, 1)))
    game = table.kit.game
    table.turn.do_next()
    assert table.kit.eyes.viewer == 0
    game.submit(decode("end"))
    assert table.kit.eyes.viewer == NOBODY
    assert game.undo()
    assert table.kit.state.actor == 0
    assert table.kit.eyes.viewer == NOBODY
    table.turn.do_next()
    assert game.replay_from(0)
    assert table.kit.eyes.viewer == NOBODY


def test_the_moves_list_tells_nothing_of_a_covered_hand(lay: Lay) -> None:
    texts = ("throw", "roll 5 6", "offer ore=1 for stone=1")
    table = lay(scripted(texts, persons=(0, 1, 2)))
    moves = MovesModel(table.kit.game, lambda _, action: encode(action))

    def listed() -> list[str]:
        return [moves.index(row).data() for row in range(moves.rowCount())]

    assert listed() == ["refuse"]
    table.kit.eyes.look()
    assert "accept" in listed()
    table.kit.game.submit(decode("refuse"))
    assert listed() == ["refuse"]


def test_nothing_is_answered_by_itself_among_several_people(lay: Lay) -> None:
    """H9: even a single choice is made by the person: that there is no other would tell."""
    texts = ("throw", "roll 5 6", "offer ore=1 for wood=1", "counter wood=1 for ore=3", "refuse")
    table = lay(scripted(texts, persons=(0, 1, 2)))
    assert table.kit.state.phase == "choose"
    assert RULES.legal_actions(table.kit.state) == [decode("nodeal")]
    alone = lay(scripted(texts, persons=(0,)))
    assert alone.kit.state.phase == "main"
