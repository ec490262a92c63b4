"""What a seat can't see (V2, V3)."""

import random

from stoneage_qt.games.stoneage.rules.constants import FIRST_ANIMAL
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
