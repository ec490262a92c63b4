"""Two games that differ only in what nobody at the table may see look the same everywhere."""

import random
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import CHANCE, OVER, Action, Setup, State, legal_actions
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.components import CARDS
from stoneage_qt.games.stoneage.rules.constants import FIRST_ANIMAL
from stoneage_qt.games.stoneage.ui.seen import visible_cards
from stoneage_qt.games.stoneage.ui.whereabouts import buildings_in_sight, cards_in_sight
from stoneage_qt.models.log import LogModel
from stoneage_qt.models.players import PlayerRole, PlayersModel
from stoneage_qt.session.library_scan import FileStamp, details, entry_of, summary
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.seen import as_seen
from stoneage_qt.ui.library.details import DetailsPanel
from stoneage_qt.ui.library.words import cell_text, result_text, search_text
from stoneage_qt.ui.panels.log import tell, tell_opening
from stoneage_qt.ui.panels.players import describe_seat
from stoneage_qt.ui.review.export import log_csv, log_text
from stoneage_qt.ui.review.report import Report
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.words.games import title_text
from tests.ui.test_tutor_warning import game_of

WHEN = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


def match_from(
    setup: Setup, seats: Sequence[Seat], actions: Iterable[Action], letter: str = "a"
) -> Match:
    """A match in which these actions are played; its id is all of one letter."""
    match = Match(RULES, setup, seats, TableOptions(), 7, created=WHEN, ident=letter * 32)
    match.extend(actions)
    return match


class Twins(NamedTuple):
    """Two running games of two people, alike but for a secret card and the order of the deck.

    drawn: the number of the action that drew the card.
    """

    one: Match
    other: Match
    drawn: int


def another_secret(match: Match) -> Match | None:
    """The same actions with the secret card and one from the deck exchanged."""
    state = match.state
    secret = next((p.secret for p in state.players if p.secret is not None), None)
    if secret is None:
        return None
    for card in state.deck:
        faces = (CARDS[secret], CARDS[card]) if card < FIRST_ANIMAL else None
        if faces and (faces[0].symbol, faces[0].figure) != (faces[1].symbol, faces[1].figure):
            swap = {secret: card, card: secret}
            cards = tuple(swap.get(one, one) for one in match.setup.cards)
            return match_from(match.setup._replace(cards=cards), match.seats, match.actions, "b")
    return None


@pytest.fixture(scope="module")
def twins() -> Twins:
    for seed in range(400):
        rng = random.Random(seed)
        seats = [Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue")]
        match = match_from(Setup.shuffled(2, rng, start=0), seats, [])
        drawn = -1
        while match.state.actor != OVER and (drawn < 0 or match.index < drawn + 12):
            s: State = match.state
            action: Action = match.roll() if s.actor == CHANCE else rng.choice(legal_actions(s))
            match.submit(action)
            if drawn < 0 and any(
                e.kind == ev.EXTRA_DRAWN for e in match.events_at(match.index - 1)
            ):
                drawn = match.index - 1
        other = another_secret(match) if match.state.actor != OVER and drawn >= 0 else None
        if other is not None:
            return Twins(match, other, drawn)
    raise AssertionError("nobody ever drew a card")


def test_they_differ_in_what_nobody_may_see(twins: Twins) -> None:
    assert twins.one.state.key() != twins.other.state.key()
    assert as_seen(twins.one).state.key() == as_seen(twins.other).state.key()
    for index in range(len(twins.one.actions)):
        one, other = twins.one.events_at(index), twins.other.events_at(index)
        assert [e._replace(item=0) for e in one] == [e._replace(item=0) for e in other]


def test_who_plays_alone_sees_the_own_card_in_the_review(twins: Twins) -> None:
    owner = next(n for n, p in enumerate(twins.one.state.players) if p.secret is not None)
    seats = [
        seat if number == owner else Seat(controller="bot", level="random", colour=seat.colour)
        for number, seat in enumerate(twins.one.seats)
    ]
    alone = match_from(twins.one.setup, seats, twins.one.actions)
    secret = twins.one.state.players[owner].secret
    assert as_seen(alone).state.players[owner].secret == secret


def library(match: Match, folder: Path, window: MainWindow) -> list[str]:
    folder.mkdir()
    path = folder / "game.stoneage"
    save_match(path, match)
    panel = DetailsPanel(window.desk)
    told: list[str] = []
    stamp = FileStamp(str(path), 1, 1)
    for entry in (summary(stamp), details(stamp), entry_of(match, stamp)):
        told += [result_text(entry), title_text(entry), search_text(entry)]
        told += [cell_text(entry, column) for column in range(6)]
        told += [str([(seat.total, seat.rank) for seat in entry.seats]), str(entry.curve or ())]
        panel.show_entry(entry)
        told += [label.text() for label in panel.findChildren(QLabel)]
    panel.deleteLater()
    window.start_page.show_game(match.rules.key, match.seats, match.state.round)
    told += [label.text() for label in window.start_page.findChildren(QLabel)]
    return told


def table(match: Match, window: MainWindow) -> list[str]:
    window.table.show(match, paused=True)
    game = game_of(window)
    players = PlayersModel(game, describe_seat)
    raw = (PlayerRole.PLAYER, PlayerRole.STATE)
    roles = [role for role in PlayerRole if role not in raw]
    told = [str(players.index(seat).data(role)) for seat in range(2) for role in roles]
    told += [describe_seat(game, seat) for seat in range(2)]
    log = LogModel(game, tell, tell_opening)
    told += [str(log.index(row).data()) for row in range(log.rowCount())]
    told += [str(visible_cards(game, seat)) for seat in range(2)]
    told += [str(cards_in_sight(game)), str(buildings_in_sight(game.state))]
    told += [window.windowTitle(), str(game.advice().state.key()), str(game.advice().memory())]
    return told


def review(match: Match, window: MainWindow) -> list[str]:
    window.review.show(match)
    page = window.review.page
    assert page is not None
    replay = page.replay
    told = [str(replay.series(kind)) for kind in replay.series_kinds()]
    told += [str(replay.match.state_at(n).key()) for n in range(replay.count + 1)]
    told += [str(visible_cards(replay, seat)) for seat in range(2)]
    lines = page.log_model
    told += [str(lines.index(row).data()) for row in range(lines.rowCount())]
    told += [log_text(replay.match), log_csv(replay.match)]
    told += [Report(replay, page.review, links=False).html()]
    return told


def test_nothing_tells_them_apart(twins: Twins, window: MainWindow, tmp_path: Path) -> None:
    for number, look in enumerate((table, review)):
        assert look(twins.one, window) == look(twins.other, window), number
    assert library(twins.one, tmp_path / "1", window) == library(
        twins.other, tmp_path / "2", window
    )


def test_a_running_game_has_no_totals_in_the_library(twins: Twins, tmp_path: Path) -> None:
    entry = entry_of(twins.one, FileStamp(str(tmp_path / "x.stoneage"), 1, 1))
    assert result_text(entry) == "Ada and Bo"
    assert all(seat.total == seat.rank == 0 for seat in entry.seats)


@pytest.mark.parametrize("peeking", [False, True])
def test_nothing_is_announced_or_written_down(
    twins: Twins, window: MainWindow, qtbot: QtBot, peeking: bool
) -> None:
    """Also where the owner holds the key to peek while the card is drawn."""
    told: list[list[str]] = []
    for match in (twins.one, twins.other):
        young = match_from(match.setup, match.seats, match.actions[: twins.drawn])
        window.table.show(young, paused=True)
        game = game_of(window)
        said: list[str] = []
        window.announced.connect(said.append)
        if peeking:
            QTest.keyPress(window, Qt.Key.Key_C)
            assert game.viewer >= 0
        game._play(match.actions[twins.drawn])
        assert window.page is not None
        said.append(window.page.board.scene_.captions.line)
        lines = window.page.log.model()
        said += [str(lines.index(row, 0).data()) for row in range(lines.rowCount())]
        if peeking:
            QTest.keyRelease(window, Qt.Key.Key_C)
        window.announced.disconnect(said.append)
        assert any("unseen" in words for words in said)
        told.append(said)
    assert told[0] == told[1]
