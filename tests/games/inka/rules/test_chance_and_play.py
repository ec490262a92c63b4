"""Keyed chance, who may see what of an event, random games and counted ones inside the rules."""

import random

import pytest

from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Event,
    Setup,
    State,
    apply,
    decode,
    encode,
    keyed_chance,
    legal_actions,
    new_state,
    seen_by,
    seen_text,
)
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.playout import perft, play_out, random_action


def played(s: State, *texts: str) -> State:
    """A copy after these actions."""
    after = s.copy()
    for text in texts:
        apply(after, decode(text))
    return after


def test_the_dice_of_a_turn_do_not_depend_on_what_was_decided() -> None:
    s = new_state(Setup())
    for seed in range(20):
        first = keyed_chance(played(s, "throw"), seed)
        turn = played(s, "throw", "roll 5 6")
        ended = played(turn, "end", "throw")
        traded = played(turn, "offer ore=1 for coca=1", "refuse", "refuse", "refuse")
        assert keyed_chance(played(traded, "end", "throw"), seed) == keyed_chance(ended, seed)
        assert keyed_chance(played(s, "throw"), seed) == first
    assert len({encode(keyed_chance(played(s, "throw"), seed)) for seed in range(200)}) == 21


def test_the_robbed_card_follows_from_seed_victim_and_hand() -> None:
    start = played(new_state(Setup()), "throw", "roll 3 4")
    found = set()
    for seed in range(30):
        straight = played(start, "robber t17", "rob 2")
        again = played(start, "robber t17", "rob 2")
        assert keyed_chance(straight, seed) == keyed_chance(again, seed)
        found.add(encode(keyed_chance(straight, seed)))
    assert found == {"steal stone", "steal ore", "steal feathers"}


def test_keyed_games_are_the_same_again() -> None:
    def game(seed: int) -> list[str]:
        rng = random.Random(4)
        s = new_state(Setup.shuffled(3, rng))
        texts = []
        while s.actor != OVER:
            action: Action = keyed_chance(s, seed) if s.actor == CHANCE else random_action(s, rng)
            texts.append(encode(action))
            apply(s, action)
        return texts

    assert game(1) == game(1)
    assert game(1) != game(2)


ROBBED = Event(ev.ROBBED, 1, 0, 4)
BOUGHT = Event(ev.BOUGHT, 2, item=13)


@pytest.mark.parametrize(
    ("event", "eyes", "told"),
    [
        (ROBBED, {1}, True),
        (ROBBED, {0}, True),
        (ROBBED, {0, 1}, True),
        (ROBBED, {2}, False),
        (ROBBED, {0, 2}, False),
        (ROBBED, set[int](), False),
        (BOUGHT, {2}, True),
        (BOUGHT, {0}, False),
        (BOUGHT, {1, 2}, False),
        (BOUGHT, set[int](), False),
    ],
)
def test_only_those_who_know_are_told(event: Event, eyes: set[int], told: bool) -> None:
    seen = seen_by(event, eyes)
    assert (seen.item == event.item) is told
    assert seen._replace(item=event.item) == event


def test_what_all_may_see_stays_as_it_is() -> None:
    event = Event(ev.DISCARD, 1, item=4)
    assert seen_by(event, set()) is event


def test_a_robbed_card_is_in_the_text_of_thief_and_victim_alone() -> None:
    s = played(new_state(Setup()), "throw", "roll 3 4", "robber t17", "rob 2")
    action = decode("steal ore")
    for eyes in ({0}, {2}, {0, 2}):
        assert seen_text(s, action, eyes) == "steal ore"
    for eyes in (set[int](), {1}, {0, 1}, {0, 1, 2, 3}):
        assert seen_text(s, action, eyes) == "steal"
    assert seen_text(s, decode("discard ore"), {1}) == "discard ore"


def test_every_revealing_action_says_so() -> None:
    """Undo stops behind dice, a robbed and a bought card, and every answer."""
    rng = random.Random(6)
    revealing = {"roll", "steal", "buy", "accept", "refuse", "counter"}
    seen = set()
    for _ in range(3):
        s = new_state(Setup.shuffled(4, rng))
        while s.actor != OVER:
            action = keyed_chance(s, 1) if s.actor == CHANCE else random_action(s, rng)
            events: list[Event] = []
            word = encode(action).split()[0]
            apply(s, action, events)
            stops = any(event.kind in ev.REVEALING for event in events)
            assert stops is (word in revealing), encode(action)
            seen.add(word)
    assert revealing <= seen


def test_events_change_nothing() -> None:
    rng = random.Random(8)
    s = new_state(Setup.shuffled(4, rng, founding="free"))
    quiet = s.copy()
    while s.actor != OVER:
        action = keyed_chance(s, 1) if s.actor == CHANCE else random_action(s, rng)
        apply(s, action, [])
        apply(quiet, action)
    assert s.key() == quiet.key()


def test_random_games_inside_the_rules_end() -> None:
    rng = random.Random(9)
    s = new_state(Setup.shuffled(4, rng))
    assert play_out(s, rng) > 200
    assert s.phase == "over"


def test_counted_courses() -> None:
    s = new_state(Setup())
    key = s.key()
    assert perft(s, 0) == 1
    assert perft(s, 1) == len(legal_actions(s)) == 1
    assert perft(s, 2) == 21
    # 18 throws lead to `main`; after each of the 3 sevens the robber has 19 goals.
    assert perft(s, 3) == sum(
        len(legal_actions(played(s, "throw", f"roll {a} {b}")))
        for a in range(1, 7)
        for b in range(a, 7)
    )
    assert s.key() == key
