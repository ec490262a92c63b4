"""Taking back: free until a person's choice has shown something; beyond in practice games only."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage_qt.games.stoneage.rules import CHANCE, decode, legal_actions
from stoneage_qt.games.stoneage.rules.actions import BUILD, ROLL
from stoneage_qt.games.stoneage.rules.constants import ANIMAL
from stoneage_qt.games.stoneage.rules.events import (
    BUILDING_REVEALED,
    CARD_REVEALED,
    REVEALING,
    ROLLED,
)
from stoneage_qt.session.match import Match
from tests.session.playing import any_action, new_match, play


def submit(match: Match, *texts: str) -> None:
    for text in texts:
        match.submit(decode(text))


def test_nothing_to_take_back_at_the_start() -> None:
    match = new_match()
    assert not match.can_undo()
    assert not match.undo()
    assert not match.can_redo()
    assert not match.redo()


def test_a_placement_is_taken_back_and_played_again() -> None:
    match = new_match("pp")
    start = match.state.key()
    submit(match, "place forest 3")
    after = match.state.key()
    assert match.can_undo()
    assert match.undo()
    assert match.state.key() == start
    assert match.can_redo()
    assert match.redo()
    assert match.state.key() == after


def test_a_new_action_forgets_what_could_be_redone() -> None:
    match = new_match("pp")
    submit(match, "place forest 3", "place hunt 1")
    match.undo()
    match.undo()
    submit(match, "place clay 2")
    assert not match.can_redo()
    assert match.actions == [decode("place clay 2")]


def test_bots_are_stepped_over() -> None:
    match = new_match("pb")
    submit(match, "place forest 3", "place hunt 5")
    assert match.state.actor == 0
    match.undo()
    assert match.index == 0
    match.redo()
    assert match.index == 2


def test_steps_without_a_choice_are_stepped_over() -> None:
    match = new_match("pp")
    submit(match, "place forest 5", "place hunt 5")
    assert match.state.actor == 0
    assert len(legal_actions(match.state)) == 1  # only the forest is left to resolve
    submit(match, "resolve forest")
    assert match.undo_target() == 1
    match.undo()
    assert match.index == 1


def test_dice_that_were_chosen_end_taking_back() -> None:
    match = new_match("pp")
    submit(match, "place forest 3", "place hunt 5", "place clay 2")
    assert match.is_final(decode("resolve forest"))
    submit(match, "resolve forest")
    assert match.can_undo()
    match.submit(match.roll())
    assert not match.can_undo()
    assert not match.undo()


def test_dice_without_a_choice_are_stepped_over_and_fall_again() -> None:
    match = new_match("pp")
    submit(match, "place forest 5", "place hunt 5", "resolve forest")
    dice = match.roll()
    match.submit(dice)
    assert match.undo_target() == 1
    match.undo()
    submit(match, "place hunt 4", "place clay 1", "resolve forest")
    assert match.roll() == dice


def test_the_end_of_a_round_is_stepped_over() -> None:
    """Cards are turned up whatever the last choice was."""
    for seed in range(200):
        match = new_match("pb", seed=seed)
        rng = random.Random(seed)
        while not match.is_over:
            before, chosen = match.state, match.is_persons_choice(match.index)
            match.submit(any_action(match, rng))
            kinds = {event.kind for event in match.events_at(match.index - 1)}
            if chosen and CARD_REVEALED in kinds and not kinds & REVEALING:
                assert match.state.round == before.round + 1
                assert match.undo()
                assert match.state.key() == before.key()
                return
    pytest.fail("no round ever ended with a choice")


def test_bots_and_their_dice_are_stepped_over() -> None:
    match = new_match("pb")
    submit(match, "place forest 5", "place hunt 5", "resolve forest")
    match.submit(match.roll())
    submit(match, "resolve hunt")
    match.submit(match.roll())
    assert match.state.round == 2
    assert match.undo_target() == 0


def test_what_is_over_stays_over() -> None:
    match = play(new_match("pb"))
    assert not match.can_undo()
    match = play(new_match("pb", practice=True))
    assert match.can_undo()


def test_a_building_turned_up_ends_taking_back() -> None:
    for seed in range(200):
        match = new_match("pp", seed=seed)
        rng = random.Random(seed)
        while not match.is_over:
            match.submit(any_action(match, rng))
            kinds = {event.kind for event in match.events_at(match.index - 1)}
            if match.actions[-1].kind == BUILD and BUILDING_REVEALED in kinds:
                assert not match.can_undo()
                return
    pytest.fail("nobody ever built")


def test_bots_alone_take_nothing_back() -> None:
    match = play(new_match("bb", practice=True), 50)
    assert not match.can_undo()


def test_practice_goes_back_to_the_start_and_the_same_dice_fall_again() -> None:
    match = play(new_match("pb", practice=True))
    actions = list(match.actions)
    while match.undo():
        assert match.is_persons_choice(match.index)
    assert match.index == next(i for i in range(len(actions)) if match.is_persons_choice(i))
    for action in actions[match.index :]:
        if match.state.actor == CHANCE:
            assert match.roll() == action
        match.submit(action)
    assert match.is_over


def test_practice_keeps_the_dice_for_another_decision_before_them() -> None:
    match = new_match("pp", practice=True)
    submit(match, "place forest 3", "place hunt 5", "place clay 2", "resolve forest")
    first = match.roll()
    match.submit(first)
    assert match.actions[-1].kind == ROLL
    while match.index > 3:
        match.undo()
    submit(match, "resolve clay")
    match.submit(match.roll())
    submit(match, "resolve forest")
    assert match.roll() == first


@settings(max_examples=50, deadline=None)
@given(
    st.sampled_from(["pp", "pb", "bpp", "pbpb"]),
    st.booleans(),
    st.integers(0, 2**32),
    st.integers(1, 200),
)
def test_undo_stops_where_it_is_defined_to(
    controllers: str, practice: bool, seed: int, count: int
) -> None:
    match = play(new_match(controllers, practice=practice), count, seed)
    played = len(match.actions)
    target = match.undo_target()
    on_the_way = range(played if target is None else target, played)
    revealed = any(
        e.kind in REVEALING
        and e.place != ANIMAL
        and match.is_persons_choice(index - (e.kind == ROLLED))
        for index in on_the_way
        for e in match.events_at(index)
    )
    if target is not None:
        assert match.is_persons_choice(target)
        assert not any(match.is_persons_choice(index) for index in range(target + 1, played))
        assert practice or not revealed
    elif practice:
        assert not any(match.is_persons_choice(index) for index in range(played))
    steps = 0
    while match.undo():
        steps += 1
    positions = {match.index}
    while match.redo():
        positions.add(match.index)
    assert match.index == played
    assert len(positions) == steps + 1
