"""What a game of Rise of the Inkas is worth remembering for."""

import random
from collections import Counter
from pathlib import Path

import pytest

from stoneage_qt.contract import CHANCE
from stoneage_qt.games import face_of, minds_of
from stoneage_qt.games.inka import tally
from stoneage_qt.games.inka.trophies import TROPHY_BOOK, won_in
from stoneage_qt.progress.deals import PERSON, Deal, match_of_deal
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.progress.trophies import kinds, note, trophies
from stoneage_qt.session.match import Match


def played(seed: int) -> Match:
    """A game of a person who plays like the others at the table."""
    match = match_of_deal(Deal("inka", (PERSON, "builder", "builder"), start=0, seed=seed), ["Ada"])
    bot, rng = minds_of("inka").make_bot("builder"), random.Random(seed)
    while not match.is_over:
        s = match.state
        match.submit(match.roll() if s.actor == CHANCE else bot.choose(s, rng))
    return match


@pytest.fixture(scope="module")
def games() -> list[Match]:
    return [played(seed) for seed in range(12)]


def test_every_trophy_follows_from_what_is_told_of_the_game(games: list[Match]) -> None:
    won: Counter[str] = Counter()
    for match in games:
        values = tally.tally_of(match.setup, match.actions).values
        results = match.rules.standings(match.state)
        for seat, result in enumerate(results):
            found = won_in(match, seat)
            won.update(found)
            assert found <= set(TROPHY_BOOK.kinds)
            assert ("rich_harvest" in found) == (values[tally.FROM_THROWS][seat] >= 90)
            assert ("robbers" in found) == (values[tally.FROM_ROBBER][seat] >= 7)
            wins = result.rank == 1
            kept_all = values[tally.LOST_TO_SEVENS][seat] == 0
            assert ("safe_store" in found) == (wins and kept_all)
            assert ("no_deals" in found) == wins, "these bots make no deals"
    assert len(won) > 3


def test_what_was_won_is_kept_and_has_words(games: list[Match], tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    found = {one.kind for match in games for one in note(store, match)}
    assert found == {one.kind for one in trophies(store)}
    assert found & set(TROPHY_BOOK.kinds)
    face = face_of("inka")
    for kind in TROPHY_BOOK.kinds:
        assert kind in kinds("inka")
        assert face.words.trophy(kind) != kind
        assert face.words.trophy_note(kind).endswith(".")
