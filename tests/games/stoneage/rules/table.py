"""A table to try rules on: known orders, a few ways to move a game along."""

import random

from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Event,
    Setup,
    State,
    apply,
    decode,
    encode,
    legal_actions,
    new_state,
    sample_chance,
    why_illegal,
)
from stoneage_qt.games.stoneage.rules import constants as c
from stoneage_qt.games.stoneage.rules.constants import FIRST_ANIMAL

ALL_MODULES = frozenset({"hard_winter", "animals", "igloos"})
MODULE_SETS = tuple(
    frozenset(name for bit, name in enumerate(sorted(ALL_MODULES)) if mask & (1 << bit))
    for mask in range(8)
)


def fixed_setup(
    players: int = 2,
    modules: frozenset[str] = frozenset(),
    start: int = 0,
    first_cards: tuple[int, ...] = (),
    tops: tuple[int, ...] = (),
    animals_at: tuple[int, ...] = (20, 24, 28, 32),
) -> Setup:
    """Cards and buildings in ascending order, but for those named to come first.

    animals_at: positions of the four animals among the 40 cards, where they are played.
    """
    cards = list(first_cards) + [card for card in range(36) if card not in first_cards]
    if "animals" in modules:
        for animal, position in enumerate(animals_at):
            cards.insert(position, FIRST_ANIMAL + animal)
    rest = [building for building in range(28) if building not in tops]
    heads = list(tops) + rest[: players - len(tops)]
    below = [building for building in range(28) if building not in heads]
    stacks = tuple((head, *below[6 * number : 6 * number + 6]) for number, head in enumerate(heads))
    return Setup(players, start, modules, tuple(cards), stacks, tuple(below[6 * players :]))


def table(players: int = 2, **options: object) -> State:
    """The start of a game on a `fixed_setup`."""
    return new_state(fixed_setup(players, **options))  # type: ignore[arg-type]


def do(s: State, *texts: str) -> list[Event]:
    """Plays actions in text notation, checking that each is legal; the last one's events."""
    events: list[Event] = []
    for text in texts:
        action = decode(text)
        reason = why_illegal(s, action)
        assert reason is None, f"{text}: {reason} (legal: {legal_texts(s)[:20]})"
        events = []
        apply(s, action, events)
    return events


def legal_texts(s: State) -> list[str]:
    """All legal actions as text."""
    return [encode(action) for action in legal_actions(s)]


def refused(s: State, text: str) -> str:
    """The code of the reason why an action is illegal, '' where it is legal."""
    reason = why_illegal(s, decode(text))
    listed = decode(text) in legal_actions(s)
    assert listed == (reason is None and s.actor >= 0)
    return "" if reason is None else str(reason.value)


def all_buildings(s: State) -> list[int]:
    """Every building of the game, wherever it lies."""
    in_stacks = [building for stack in s.stacks for building in stack]
    return in_stacks + s.removed + [b for player in s.players for b in player.buildings]


def place_rest(s: State) -> None:
    """Everybody puts all remaining people on the hunt, or wherever they still can."""
    while s.phase == c.PLACING:
        options = legal_actions(s)
        hunts = [action for action in options if action.place == c.HUNT]
        apply(s, (hunts or options)[-1 if hunts else 0])


def finish_round(s: State, rng: random.Random | None = None) -> None:
    """Plays to the next round's start (or the end): resolves, buys nothing, feeds or starves."""
    rng = rng or random.Random(0)
    number = s.round
    place_rest(s)
    while s.actor != OVER and s.round == number:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
            continue
        options = legal_actions(s)
        modest = [
            action
            for action in options
            if encode(action).split()[0]
            in ("resolve", "leave", "tools", "pick", "starve", "reward")
        ]
        apply(s, modest[0])


def to_actions(s: State) -> None:
    """Ends phase 1 with the remaining people on the hunt."""
    place_rest(s)
    assert s.phase == c.ACTING


def stand(s: State, seat: int, **people: int) -> None:
    """Puts people of `seat` on places by name, outside the order of play, and takes them off
    the supply."""
    for name, number in people.items():
        place = c.PLACE_NAMES.index(name)
        s.placed[place][seat] += number
        s.crowd[place] += number
        s.players[seat].supply -= number


def acting(s: State, seat: int = 0, **people: int) -> State:
    """Phase 2 with only `seat` on the given places; the others have nothing to resolve."""
    stand(s, seat, **people)
    s.phase = c.ACTING
    s.step = c.STEP_CHOOSE
    s.actor = s.turn = seat
    return s
