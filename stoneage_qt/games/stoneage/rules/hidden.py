"""What a seat can't see (V2, V3)."""

import random

from stoneage_qt.games.stoneage.rules.constants import FIRST_ANIMAL
from stoneage_qt.games.stoneage.rules.setup import Setup
from stoneage_qt.games.stoneage.rules.state import State


def determinize(s: State, seat: int, rng: random.Random) -> State:
    """A copy with everything `seat` can't see reshuffled (V3).

    Unseen are: the deck's order (animals included), another's extra card, the stacks below
    their tops and the removed buildings. An extra card is never an animal (W10). What comes
    out depends on `rng` and on what the seat sees, never on the true order: the unseen is
    sorted before it is shuffled.
    """
    other = s.copy()
    owners = [
        player
        for number, player in enumerate(other.players)
        if number != seat and player.secret is not None
    ]
    extra_cards = [player.secret for player in owners if player.secret is not None]
    unseen = sorted(other.deck + extra_cards)
    rng.shuffle(unseen)
    for player in owners:
        drawn = next(card for card in unseen if card < FIRST_ANIMAL)
        unseen.remove(drawn)
        player.cards = [drawn if card == player.secret else card for card in player.cards]
        player.secret = drawn
    other.deck = unseen
    below_tops = [building for stack in other.stacks for building in stack[1:]]
    covered = sorted(below_tops + other.removed)
    rng.shuffle(covered)
    for stack in other.stacks:
        below = len(stack) - 1
        if below > 0:
            stack[1:] = covered[:below]
            del covered[:below]
    other.removed = covered
    return other


def veiled(setup: Setup, s: State, seat: int, rng: random.Random) -> Setup:
    """A set-up in which the actions that led from `setup` to `s` show `seat` the same.

    Everything that the seat can't see in `s` is reshuffled as `determinize` does it, so that
    whoever plays the actions again learns nothing from it (V3).
    """
    secrets = [
        player.secret
        for number, player in enumerate(s.players)
        if number != seat and player.secret is not None
    ]
    drawn = len(setup.cards) - len(s.deck)
    spots = [setup.cards.index(card) for card in secrets]
    spots += list(range(drawn, len(setup.cards)))
    unseen = sorted([setup.cards[spot] for spot in spots])
    rng.shuffle(unseen)
    cards = list(setup.cards)
    for number, spot in enumerate(spots):
        # An extra card is never an animal (W10).
        fits = number >= len(secrets)
        card = next(one for one in unseen if fits or one < FIRST_ANIMAL)
        unseen.remove(card)
        cards[spot] = card
    covered = sorted([building for stack in s.stacks for building in stack[1:]] + s.removed)
    rng.shuffle(covered)
    stacks: list[tuple[int, ...]] = []
    for number, stack in enumerate(setup.stacks):
        below = max(0, len(s.stacks[number]) - 1)
        stacks.append(stack[: len(stack) - below] + tuple(covered[:below]))
        del covered[:below]
    return setup._replace(cards=tuple(cards), stacks=tuple(stacks), removed=tuple(covered))
