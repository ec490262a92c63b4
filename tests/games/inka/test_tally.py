"""The numbers at the end of a game, against the positions and texts they are made of."""

import pytest

from stoneage_qt.games.inka import tally as tl
from stoneage_qt.games.inka.rules import OVER, Setup, decode, encode, new_state
from stoneage_qt.games.inka.tally import ROWS, Tally, tally_of
from stoneage_qt.session.match import Match
from tests.games.inka.ui.table_match import make_match


def count(*texts: str) -> Tally:
    return tally_of(Setup(3), [decode(text) for text in texts])


def test_where_cards_come_from_and_go() -> None:
    """The fragment of the engine's contract, with a robbery at its end."""
    found = count(
        "throw",
        "roll 5 6",
        "offer ore=1 for wood=1",
        "counter wood=1 for ore=2",
        "refuse",
        "deal 1",
        "road p42",
        "end",
        "throw",
        "roll 3 4",
        "robber t16",
        "rob 0",
        "steal fish",
    ).values
    assert found[tl.FROM_THROWS] == [1, 1, 0]
    assert found[tl.FROM_DEALS] == [1, 2, 0]
    assert found[tl.DEALS] == [1, 1, 0]
    assert found[tl.OFFERS] == [1, 0, 0]
    assert found[tl.REFUSALS] == [0, 0, 1]
    assert found[tl.FROM_ROBBER] == [0, 1, 0]
    assert found[tl.LOST_TO_ROBBER] == [1, 0, 0]
    assert found[tl.LONGEST_ROUTE] == [2, 0, 0]
    assert found[tl.MARKERS] == [2, 2, 2]


def test_what_the_robber_keeps_back() -> None:
    """He stands on t16 (11), where red has a settlement."""
    found = count(
        *("throw", "roll 3 4", "robber t16", "rob 1", "steal wood", "end", "throw", "roll 5 6")
    )
    assert found.values[tl.BLOCKED] == [1, 0, 0]
    assert found.values[tl.FROM_THROWS] == [0, 1, 0]
    assert found.sums[7] == found.sums[11] == 1


@pytest.fixture(scope="module")
def finished() -> Match:
    return make_match(lambda s: s.actor == OVER)


def test_a_whole_game_adds_up(finished: Match) -> None:
    found = tally_of(finished.setup, finished.actions)
    s = finished.state
    values = found.values
    texts = [encode(action) for action in finished.actions]
    assert values[tl.MARKERS] == [player.markers for player in s.players]
    assert sum(found.sums) == sum(text.startswith("roll") for text in texts)
    assert sum(values[tl.DEALS]) == 2 * sum(text.startswith("deal ") for text in texts)
    assert sum(values[tl.LOST_TO_SEVENS]) == sum(text.startswith("discard") for text in texts)
    assert sum(values[tl.FROM_ROBBER]) == sum(values[tl.LOST_TO_ROBBER])
    assert sum(values[tl.FROM_ROBBER]) == sum(text.startswith("steal") for text in texts)
    for seat, player in enumerate(s.players):
        assert len(found.declines[seat]) == player.tribe
        assert found.declines[seat] == sorted(found.declines[seat])


def test_every_row_is_a_curve_that_ends_at_its_number(finished: Match) -> None:
    found = tally_of(finished.setup, finished.actions)
    for row in ROWS:
        for seat in range(4):
            curve = found.curve(row, seat)
            assert len(curve) == finished.state.turn + 1
            assert curve[-1] == found.values[row][seat]
            assert curve == sorted(curve)
    first = new_state(finished.setup)
    assert [found.curve(tl.MARKERS, seat)[0] for seat in range(4)] == [
        player.markers for player in first.players
    ]


def test_the_best_of_a_row_is_marked_where_there_is_one(finished: Match) -> None:
    found = tally_of(finished.setup, finished.actions)
    winner = [p.markers for p in finished.state.players].index(11)
    assert found.best(tl.MARKERS) == [winner]
    assert found.best(tl.OFFERS) == []
    least = min(found.values[tl.LOST_TO_SEVENS])
    for seat in found.best(tl.LOST_TO_SEVENS):
        assert found.values[tl.LOST_TO_SEVENS][seat] == least
    assert count("throw", "roll 1 1").best(tl.LOST_TO_SEVENS) == []


def test_luck_is_measured_against_what_was_to_be_expected(finished: Match) -> None:
    found = tally_of(finished.setup, finished.actions)
    received, expected = sum(found.values[tl.FROM_THROWS]), sum(found.values[tl.EXPECTED])
    assert 0.5 * expected < received < 1.5 * expected
