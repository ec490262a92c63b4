"""The learned bots leave nobody bound at an animal that nobody else will drive away (W7, W8)."""

import pytest

from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, options
from stoneage_qt.games.stoneage.rules import State, standings
from stoneage_qt.games.stoneage.rules.constants import ANIMAL, FIRST_ANIMAL, HUNT
from stoneage_qt.games.stoneage.rules.legal import legal_actions
from tests.games.stoneage.bots.playing import play, start

_LONG = 5


def with_animal(own: int, others: int, supply: int) -> State:
    """Four players; so many people of the one to move, and of the next, are at the animal."""
    s = start(4, 3, frozenset({"animals"}))
    s.animal = FIRST_ANIMAL
    s.deck.remove(FIRST_ANIMAL)
    seat = s.actor
    for number, count in ((seat, own), ((seat + 1) % 4, others)):
        s.placed[ANIMAL][number] = count
        s.crowd[ANIMAL] += count
        s.players[number].supply -= count
    rest = s.players[seat].supply - supply
    s.players[seat].supply = supply
    s.placed[HUNT][seat] += rest
    s.crowd[HUNT] += rest
    return s


def places(s: State) -> set[int]:
    found = OptionRows(4)
    options(s, found)
    assert set(found.actions) <= set(legal_actions(s))
    return {action.place for action in found.actions}


def test_the_last_person_frees_the_others() -> None:
    assert places(with_animal(own=3, others=0, supply=1)) == {ANIMAL}
    assert places(with_animal(own=2, others=1, supply=1)) == {ANIMAL}
    two = with_animal(own=2, others=0, supply=2)
    assert places(two) == {ANIMAL}


def test_until_then_people_go_elsewhere() -> None:
    s = with_animal(own=2, others=1, supply=3)
    assert len(places(s)) > 1
    found = OptionRows(4)
    options(s, found)
    assert all(a.place == ANIMAL or a.number < 3 for a in found.actions)


def test_nobody_goes_who_could_not_drive_it_away() -> None:
    assert ANIMAL not in places(with_animal(own=0, others=0, supply=3))
    assert ANIMAL in places(with_animal(own=0, others=2, supply=3))


@pytest.mark.parametrize("seat", [0, 2])
def test_strong_frees_its_people_among_woodcutters(seat: int) -> None:
    won = 0
    for seed in range(3):
        s = start(4, seed, frozenset({"animals"}))
        bots = [make_bot("strong" if number == seat else "woodcutter") for number in range(4)]
        bound, seen = 0, s.round
        for _ in play(bots, s, seed):
            if s.round > seen:
                seen = s.round
                one_more = s.placed[ANIMAL][seat] > 0 and s.crowd[ANIMAL] == 3
                bound = bound + 1 if one_more else 0
                assert bound < _LONG
        won += standings(s)[seat].rank == 1
    assert won == 3
