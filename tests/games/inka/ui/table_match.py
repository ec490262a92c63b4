"""Matches of Rise of the Inkas to be shown: played at random up to a position that fits."""

import random
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import OVER, Setup, State, decode
from stoneage_qt.games.inka.ui.table.around import AroundBoard
from stoneage_qt.models.game import BotRequest, GameModel
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.ui.pages.game import SIDE_WIDTH
from stoneage_qt.ui.shell.desk import Desk
from tests.games.inka.rules.random_games import choose

NAMES = ("Anna", "Ben", "Carla", "Dimitri")


def seats(players: int, persons: Iterable[int]) -> list[Seat]:
    """People with names, and bots between them."""
    people = set(persons)
    return [
        Seat(
            controller="person" if seat in people else "bot",
            level=None if seat in people else "builder",
            name=NAMES[seat],
            colour=RULES.colours[seat],
        )
        for seat in range(players)
    ]


def make_match(
    until: Callable[[State], bool],
    persons: Iterable[int] = (0,),
    players: int = 4,
    seed: int = 3,
) -> Match:
    """A match played at random up to the first position that fits; games are tried in turn."""
    for attempt in range(20):
        rng = random.Random(seed + 100 * attempt)
        setup = Setup.shuffled(players, rng, start=0, colours=tuple(range(players)))
        match = Match(RULES, setup, seats(players, persons), seed=seed)
        while match.state.actor != OVER and not until(match.state):
            match.submit(choose(match.state, rng))
        if until(match.state):
            return match
    raise AssertionError("no such position")


def scripted(texts: Iterable[str], persons: Iterable[int] = (0,), players: int = 3) -> Match:
    """A match from the fixed start, colours in order, with these actions."""
    match = Match(RULES, Setup(players), seats(players, persons), seed=1)
    match.extend([decode(text) for text in texts])
    return match


class ScriptedBots(QObject):
    """Bots that answer what a test tells them to."""

    decided = Signal(int, object, str)

    def __init__(self) -> None:
        super().__init__()
        self.request: BotRequest | None = None

    def ask(self, request: BotRequest) -> None:
        self.request = request

    def cancel(self) -> None:
        self.request = None

    def play(self, text: str) -> None:
        """What the bot that is asked does."""
        request = self.request
        assert request is not None, "no bot is asked"
        self.request = None
        self.decided.emit(request.revision, decode(text), "")


def bots_of(game: GameModel) -> ScriptedBots:
    """The bots of a table."""
    found = game.findChild(ScriptedBots)
    assert found is not None
    return found


def with_side(table: AroundBoard, desk: Desk, size: tuple[int, int]) -> QWidget:
    """A window with a table of this size, and beside it what the page of a game has there."""
    page = QWidget()
    side = QVBoxLayout()
    side.addWidget(table.beside)
    side.addStretch(1)
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(table, 1)
    row.addLayout(side)
    wide = desk.looks.px(SIDE_WIDTH)
    table.beside.setFixedWidth(wide)
    page.resize(size[0] + wide, size[1])
    return page
