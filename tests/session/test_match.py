"""A match: one door for actions, kept positions, branches."""

import random
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage_qt.contract import ImpossibleSetupError
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    Reason,
    Setup,
    State,
    apply,
    decode,
    legal_actions,
    new_state,
    why_illegal,
)
from stoneage_qt.games.stoneage.rules.constants import FOREST, HUNT, MODULES
from stoneage_qt.session.match import IllegalActionError, Match, Seat
from stoneage_qt.session.seats import MAX_TITLE, default_seats
from tests.session.playing import any_action, new_match, play


def states(match: Match) -> list[State]:
    """Every position, played again from the start without the match."""
    state = new_state(match.setup)
    found = [state.copy()]
    for action in match.actions:
        apply(state, action)
        found.append(state.copy())
    return found


@pytest.mark.parametrize("controllers", ["pp", "ppp", "pppp"])
def test_every_position_is_kept(controllers: str) -> None:
    match = play(new_match(controllers, modules=MODULES))
    expected = [state.key() for state in states(match)]
    forward = [match.state_at(index).key() for index in range(len(match.actions) + 1)]
    backward = [match.state_at(index).key() for index in range(len(match.actions), -1, -1)]
    assert forward == expected
    assert backward == expected[::-1]
    assert match.state.key() == expected[-1]
    actors = [match.actor_at(index) for index in range(len(match.actions) + 1)]
    assert actors == [state.actor for state in states(match)]


def test_events_are_kept() -> None:
    match = new_match()
    events = match.submit(decode("place forest 3"))
    assert match.events_at(0) == tuple(events)
    assert [(event.seat, event.place, event.amount) for event in events] == [(0, FOREST, 3)]


@pytest.mark.parametrize("index", [-1, 4])
def test_no_position_outside_the_game(index: int) -> None:
    match = play(new_match(), 3)
    with pytest.raises(IndexError):
        match.state_at(index)
    with pytest.raises(IndexError):
        match.branch(index)


def test_a_state_handed_out_never_changes() -> None:
    match = play(new_match(), 10)
    kept = [match.state, *(match.state_at(index) for index in range(10))]
    before = [state.key() for state in kept]
    play(match, 30)
    match.undo()
    play(match, 30, seed=2)
    assert [state.key() for state in kept] == before


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    match = new_match()
    match.submit(decode("place hunt 1"))
    assert match.undo()
    before = match.state.key()
    with pytest.raises(IllegalActionError) as caught:
        match.submit(decode("place hut 1"))
    assert caught.value.reason == Reason.EXACTLY_TWO.value
    assert match.state.key() == before
    assert match.can_redo()


def test_extend_plays_up_to_the_first_illegal_action() -> None:
    match = new_match()
    texts = ["place forest 2", "place hunt 2", "place forest 1"]
    with pytest.raises(IllegalActionError) as caught:
        match.extend(decode(text) for text in texts)
    assert caught.value.reason == Reason.ALREADY_HERE.value
    assert match.index == 2


def test_dice_are_rolled_only_when_due() -> None:
    match = new_match()
    with pytest.raises(IllegalActionError) as caught:
        match.roll()
    assert caught.value.reason == Reason.NO_ROLL_NOW.value


def test_same_seed_same_dice() -> None:
    games = [play(new_match(seed=5)) for _ in range(2)]
    assert games[0].actions == games[1].actions


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 150))
def test_the_match_agrees_with_the_rules(seed: int, count: int) -> None:
    """Legal actions are taken, the others refused for the reason that the rules give."""
    match = play(new_match("ppp", modules=MODULES), count, seed)
    other = play(new_match("ppp", modules=MODULES), count + 1, seed + 1)
    state = match.state
    legal = legal_actions(state)
    for action in {*other.actions, *legal}:
        reason = why_illegal(state, action)
        trial = match.branch(match.index)
        if reason is None:
            assert action in legal or state.actor == CHANCE
            trial.submit(action)
            assert trial.index == match.index + 1
        else:
            assert action not in legal
            with pytest.raises(IllegalActionError) as caught:
                trial.submit(action)
            assert caught.value.reason == reason.value


def test_seats_must_fit() -> None:
    setup = Setup.shuffled(2, random.Random(1))
    with pytest.raises(ValueError, match="as many seats"):
        Match(RULES, setup, default_seats(RULES, 3))
    with pytest.raises(ValueError, match="same colour"):
        Match(RULES, setup, [Seat(), Seat()])
    with pytest.raises(ImpossibleSetupError):
        Match(RULES, setup._replace(cards=setup.cards[1:]), default_seats(RULES, 2))


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_seeds_must_fit_into_saves(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Match(RULES, new_match().setup, default_seats(RULES, 2), seed=seed)


def test_a_bot_needs_a_level_or_a_command() -> None:
    with pytest.raises(ValueError, match="level or command"):
        Seat(controller="bot")
    assert not Seat(controller="bot", command="my-bot").is_person


def test_reseat_hands_a_seat_over() -> None:
    match = new_match("pp")
    match.reseat([match.seats[0], Seat(controller="bot", level="random", colour="blue")])
    assert [seat.is_person for seat in match.seats] == [True, False]


def test_titles_fit_into_saves() -> None:
    match = new_match()
    match.title = "x" * 1000 + "\ud800"
    assert len(match.title) == MAX_TITLE
    match.title = "a\ud800b"
    assert match.title == "a\ufffdb"


def test_created_is_kept_in_seconds() -> None:
    zone = timezone(timedelta(hours=2))
    created = datetime(2026, 5, 1, 12, 30, 15, 999, tzinfo=zone)
    match = Match(RULES, new_match().setup, default_seats(RULES, 2), created=created)
    assert match.created == datetime(2026, 5, 1, 10, 30, 15, tzinfo=UTC)


def test_branch_remembers_where_it_came_from() -> None:
    match = play(new_match("pb"), 40)
    match.title = "First"
    branch = match.branch(25, seats=default_seats(RULES, 2))
    assert branch.actions == match.actions[:25]
    assert branch.state.key() == match.state_at(25).key()
    assert branch.origin is not None
    assert (branch.origin.ident, branch.origin.index) == (match.ident, 25)
    assert branch.origin.title == "First"
    assert branch.ident != match.ident
    assert all(seat.is_person for seat in branch.seats)
    play(branch, 5, seed=9)
    assert len(match.actions) == 40


def test_a_branch_rolls_the_same_dice_unless_told_otherwise() -> None:
    match = new_match("pp")
    match.submit(decode("place hunt 5"))
    match.submit(decode("place forest 5"))
    match.submit(decode("resolve hunt"))
    assert match.state.actor == CHANCE
    assert match.state.source == HUNT
    assert match.branch(3).roll() == match.roll()
    rolls = {match.branch(3, seed=seed).roll() for seed in range(20)}
    assert len(rolls) > 1


def test_any_action_helper_is_legal() -> None:
    match = new_match("pp")
    assert why_illegal(match.state, any_action(match, random.Random(1))) is None
