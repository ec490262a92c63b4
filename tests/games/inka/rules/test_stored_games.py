"""Twenty whole games, replayed with full checks."""

import pytest

from stoneage_qt.games.inka.rules import (
    OVER,
    Event,
    apply,
    decode,
    encode,
    new_state,
    standings,
    why_illegal,
)
from tests.games.inka.rules.stored import NAMES, digest, stored
from tests.games.inka.rules.table import legal_texts

WORDS = {
    *("throw", "roll", "discard", "robber", "rob", "steal", "road", "settle", "city", "found"),
    *("buy", "bank", "route", "offer", "accept", "refuse", "counter", "deal", "nodeal"),
    *("play combat", "play roads", "play invention", "play monopoly", "chase", "end"),
}


def word(text: str) -> str:
    first, _, rest = text.partition(" ")
    return f"{first} {rest.split()[0]}" if first == "play" else first


def test_the_stored_games_cover_all_set_ups_and_actions() -> None:
    games = [stored(name) for name in NAMES]
    assert len(games) == 20
    kinds = {(g.setup.players, g.setup.founding, g.setup.land is not None) for g in games}
    assert len(kinds) == 6
    assert {word(text) for game in games for text in game.actions} == WORDS
    assert any(game.setup.components for game in games)
    assert {game.setup.offers for game in games} == {0, 3, 9}


@pytest.mark.parametrize("name", NAMES)
def test_replay(name: str) -> None:
    game = stored(name)
    s = new_state(game.setup)
    for number, text in enumerate(game.actions):
        if number in game.checks:
            assert digest(s) == game.checks[number]
            # The list does not know unlisted offers, nor what chance does.
            listed = legal_texts(s)
            assert not listed or text in listed or word(text) in ("offer", "counter")
        action = decode(text)
        assert encode(action) == text
        assert why_illegal(s, action) is None
        events: list[Event] = []
        apply(s, action, events)
        assert events or word(text) in ("throw", "rob")
    assert digest(s) == game.checks[len(game.actions)]
    assert s.actor == OVER
    best = max(one.total for one in standings(s))
    # Won, or ended by the safeguard (G2).
    assert (best == 11) != (s.turn == game.setup.rounds * game.setup.players)


def test_the_digest_tells_one_road_apart_from_another() -> None:
    s = new_state(stored(NAMES[0]).setup)
    before = digest(s)
    s.roads[0], s.roads[70] = 0, 1
    one = digest(s)
    s.roads[0], s.roads[70] = 1, 0
    assert len({before, one, digest(s)}) == 3
