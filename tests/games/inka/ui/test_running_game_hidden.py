"""Two running games of several people that differ in what nobody may see look the same (V2)."""

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

import pytest

from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.options import InkaOptions
from stoneage_qt.games.inka.rules import Action, Setup, chance_outcomes, legal_actions
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.models.log import LogModel
from stoneage_qt.models.moves import MovesModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.board_kit.items import SpriteItem
from stoneage_qt.ui.board_kit.pictures import Plate
from stoneage_qt.ui.panels.log import tell, tell_opening
from stoneage_qt.ui.review.export import CSV, GRAPH, HTML, KINDS, PDF, PICTURE, SHARE, TEXT
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.rules.random_games import choose
from tests.games.inka.ui.table_match import seats

WRITTEN = (TEXT, CSV, HTML)
WHEN = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


class Twins(NamedTuple):
    """The same game twice, with another card bought or robbed."""

    one: Match
    other: Match


def played(setup: Setup, actions: list[Action], letter: str) -> Match:
    match = Match(
        RULES, setup, seats(3, (0, 1, 2)), InkaOptions(), 7, created=WHEN, ident=letter * 32
    )
    match.extend(actions)
    return match


def random_until(word: int, seed: int) -> Match:
    """Up to and with the first action of this word."""
    rng = random.Random(seed)
    match = played(Setup.shuffled(3, rng, start=0), [], "a")
    while not match.actions or match.actions[-1].word != word:
        match.submit(choose(match.state, rng))
    return match


def bought() -> Twins:
    """Another card lay on the pile."""
    one = random_until(act.BUY, 3)
    deck = list(one.setup.deck1)
    kinds = one.state.components.card_kinds
    other = next(n for n, card in enumerate(deck) if kinds[card] != kinds[deck[0]])
    deck[0], deck[other] = deck[other], deck[0]
    setup = replace(one.setup, deck1=tuple(deck))
    return Twins(one, played(setup, one.actions, "b"))


def robbed() -> Twins:
    """Another card of the same hand was drawn."""
    for seed in range(50):
        one = random_until(act.STEAL, seed)
        before = one.state_at(one.index - 1)
        others = [a for a, _ in chance_outcomes(before) if a != one.actions[-1]]
        if others:
            return Twins(one, played(one.setup, [*one.actions[:-1], others[0]], "b"))
    raise AssertionError("nobody was ever robbed of one of several kinds")


def table(match: Match, window: MainWindow) -> list[str]:
    window.table.show(match, paused=True)
    return at_the_table(window)


def at_the_table(window: MainWindow) -> list[str]:
    game = window.table.game
    assert game is not None
    assert window.page is not None
    log = LogModel(game, tell, tell_opening)
    told = [str(log.index(row).data()) for row in range(log.rowCount())]
    moves: MovesModel = window.page._moves_model
    told += [str(moves.index(row).data()) for row in range(moves.rowCount())]
    told += [window.windowTitle(), window.page.board.board.scene_.captions.line]
    return [*told, str(game.advice().state.key()), str(game.advice().memory())]


def taken_back(match: Match, window: MainWindow) -> list[str]:
    """Undo, as far as it goes, and what is told then."""
    window.table.show(match, paused=True)
    game = window.table.game
    assert game is not None
    told: list[str] = []
    while game.undo():
        told += at_the_table(window)
    return [*told, str(game.index)]


def review(match: Match, window: MainWindow) -> list[str]:
    window.review.show(match)
    page = window.review.page
    assert page is not None
    lines = page.log_model
    told = [str(lines.index(row).data()) for row in range(lines.rowCount())]
    told += [str(page.replay.series(kind)) for kind in page.replay.series_kinds()]
    page.tabs.setCurrentWidget(page.report)
    return [*told, page.report.browser.toHtml()]


def exports(match: Match, window: MainWindow) -> list[object]:
    """Whatever leaves the program: pictures before they are written, a report before it is printed.

    A game to share is a save, which has to hold what happened: it opens with covered hands.
    """
    window.review.show(match)
    page = window.review.page
    assert page is not None
    files = {kind: window.desk.store.path.with_name(f"{match.ident}_{kind}") for kind in WRITTEN}
    assert all(page.export_to(kind, path) for kind, path in files.items())
    assert set(KINDS) == {*files, PDF, PICTURE, GRAPH, SHARE}
    items = [i for i in page.board.scene_.items() if isinstance(i, SpriteItem) and i.isVisible()]
    board = [
        (item.picture.key if isinstance(item.picture, Plate) else item.picture, item.pos())
        for item in items
    ]
    assert board
    return [*(path.read_bytes() for path in files.values()), board, page.graphs.picture()]


@pytest.mark.parametrize("twins", [bought, robbed])
def test_nothing_that_is_told_of_a_running_game_depends_on_a_hand(
    twins: Callable[[], Twins], window: MainWindow
) -> None:
    one, other = twins()
    assert one.state.key() != other.state.key()
    assert legal_actions(one.state)
    for look in (table, review, exports, taken_back):
        assert look(one, window) == look(other, window), look.__name__
