"""Trophies, won by real games of bots in whose seats people are written."""

import random
from pathlib import Path

import pytest

from stoneage_qt.contract import CHANCE
from stoneage_qt.games import GAMES, rules_of, trophy_book_of
from stoneage_qt.games.stoneage.bots.gatherer import Gatherer
from stoneage_qt.games.stoneage.bots.valuer import Valuer
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.progress.trophies import BEAT, SHELF, kinds, note, trophies
from stoneage_qt.session.match import Match
from stoneage_qt.session.seats import Seat

RULES = rules_of("stoneage")


def played(seed: int = 3, **options: object) -> Match:
    """A valuer, called Anna, against a gatherer."""
    seats = [
        Seat(name="Anna", colour="red"),
        Seat(controller="bot", level="gatherer", colour="blue"),
    ]
    chosen = RULES.read_options(dict(options))
    match = Match(RULES, RULES.shuffled(2, random.Random(seed)), seats, chosen, seed)
    bots, rng = (Valuer(), Gatherer()), random.Random(seed)
    while not match.is_over:
        actor = match.state.actor
        match.submit(match.roll() if actor == CHANCE else bots[actor].choose(match.state, rng))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    return ProgressStore(tmp_path / "progress.json")


def test_a_game_is_worth_what_happened_in_it(match: Match, store: ProgressStore) -> None:
    won = {trophy.kind for trophy in note(store, match)}
    player = match.state.players[0]
    mine, other = RULES.standings(match.state)
    assert mine.rank == 1
    assert f"{BEAT}gatherer" in won
    assert ("full_hut" in won) == (player.people == 10)
    assert ("harvest" in won) == (player.agriculture == 10)
    assert ("ten_buildings" in won) == (len(player.buildings) >= 10)
    assert ("landslide" in won) == (mine.total - other.total >= 100)
    assert ("no_tools" in won) == (sum(player.tools) == 0)
    assert won <= set(kinds("stoneage"))


def test_each_is_won_once_and_stays(match: Match, store: ProgressStore) -> None:
    first = note(store, match)
    assert first
    assert note(store, match) == []
    again = ProgressStore(store.path)
    assert set(trophies(again)) == set(first)
    assert {trophy.person for trophy in first} == {"Anna"}


def test_a_demo_and_practice_win_nothing(store: ProgressStore) -> None:
    for option in ("demo", "practice"):
        assert note(store, played(**{option: True})) == []


def test_an_unfinished_game_wins_nothing(store: ProgressStore) -> None:
    fresh = Match(RULES, RULES.shuffled(2, random.Random(1)), played().seats, seed=1)
    assert note(store, fresh) == []


def test_damaged_records_are_left_out(store: ProgressStore) -> None:
    store.put(SHELF, "a", {"won": "yesterday"})
    store.put(SHELF, "b", {"won": "2026-11-17T00:00:00+00:00", "game": "stoneage"})
    assert trophies(store) == []


@pytest.mark.parametrize("game", GAMES)
def test_kinds_are_told_apart(game: str) -> None:
    found = kinds(game)
    assert len(set(found)) == len(found)
    book = trophy_book_of(game)
    assert book is None or not any(kind.startswith(BEAT) for kind in book.kinds)
