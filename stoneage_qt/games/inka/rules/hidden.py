"""What a seat can't see: dealt anew, and left out of texts (V2, V4)."""

import random
from collections.abc import Collection, Sequence
from dataclasses import replace

from stoneage_qt.games.inka.rules.actions import STEAL, WORDS, Action
from stoneage_qt.games.inka.rules.constants import DECK_SIZE, KINDS, NOBODY
from stoneage_qt.games.inka.rules.notation import encode
from stoneage_qt.games.inka.rules.setup import Setup
from stoneage_qt.games.inka.rules.state import ACCEPTED, State


def determinize(
    s: State,
    seat: int,
    rng: random.Random,
    known: Sequence[Sequence[int] | None] | None = None,
) -> State:
    """A copy in which everything hidden from `seat` is dealt at random; NOBODY sees no hand.

    known: one entry per seat, the own one ignored: cards that the opponent certainly holds, or
    None. What comes out depends on `rng` and on what the seat sees, never on the true cards.
    Raises ValueError where what is pledged or known can't be true.
    """
    other = s.copy()
    _deal_hands(other, seat, rng, known)
    _deal_cards(other, seat, rng, 0)
    _deal_cards(other, seat, rng, DECK_SIZE)
    return other


def _deal_hands(
    s: State, seat: int, rng: random.Random, known: Sequence[Sequence[int] | None] | None
) -> None:
    if known is not None and len(known) != len(s.players):
        raise ValueError("known must have one entry per seat")
    opponents = [number for number in range(len(s.players)) if number != seat]
    own = s.players[seat].hand if seat != NOBODY else [0] * KINDS
    left = [s.components.totals[kind] - s.supply[kind] - own[kind] for kind in range(KINDS)]
    sizes = [sum(player.hand) for player in s.players]
    hands: list[list[int]] = []
    for opponent in opponents:
        sure = _pledged(s, opponent)
        seen = None if known is None else known[opponent]
        if seen is not None:
            if len(seen) != KINDS or min(seen) < 0:
                raise ValueError(f"known of seat {opponent} must be {KINDS} counts")
            sure = [max(sure[kind], seen[kind]) for kind in range(KINDS)]
        if sum(sure) > sizes[opponent]:
            raise ValueError(f"seat {opponent} holds fewer cards than that")
        for kind in range(KINDS):
            left[kind] -= sure[kind]
        hands.append(sure)
    if min(left) < 0:
        raise ValueError("there are fewer cards of a kind than that")
    pool: list[int] = []
    for kind in range(KINDS):
        pool += [kind] * left[kind]
    _shuffle(pool, rng)
    for opponent, hand in zip(opponents, hands, strict=True):
        for _ in range(sizes[opponent] - sum(hand)):
            hand[pool.pop()] += 1
        s.players[opponent].hand = hand


def _pledged(s: State, seat: int) -> list[int]:
    """What the seat must hold because of the open offer (H8)."""
    offer = s.offer
    if offer is not None:
        if seat == s.active:
            return offer.give[:]
        answer = offer.answers[seat]
        if answer == ACCEPTED:
            return offer.want[:]
        if isinstance(answer, tuple):
            return answer[0][:]
    return [0] * KINDS


def _deal_cards(s: State, seat: int, rng: random.Random, first: int) -> None:
    """The development cards with one back, from `first` on; every place keeps its back."""
    piles: list[list[int]] = []
    for number, player in enumerate(s.players):
        if number != seat:
            piles += [player.cards, player.new]
    piles += [s.deck, s.deck2]
    unseen: list[int] = []
    for pile in piles:
        unseen += [card for card in pile if first <= card < first + DECK_SIZE]
    unseen.sort()
    _shuffle(unseen, rng)
    for pile in piles:
        for place, card in enumerate(pile):
            if first <= card < first + DECK_SIZE:
                pile[place] = unseen.pop()
    for number, player in enumerate(s.players):
        if number != seat:
            player.cards.sort()


def veiled(setup: Setup, s: State, seat: int, rng: random.Random) -> Setup:
    """A set-up in which the actions that led from `setup` to `s` show `seat` the same.

    The development cards that the seat can't see are dealt anew, so that whoever plays the
    actions again learns nothing from it. Hands of other kinds follow from the actions.
    """
    unseen = {*s.deck, *s.deck2}
    for number, player in enumerate(s.players):
        if number != seat:
            unseen.update(player.cards)
            unseen.update(player.new)
    return replace(
        setup,
        deck1=_dealt_anew(setup.deck1, unseen, rng),
        deck2=_dealt_anew(setup.deck2, unseen, rng),
    )


def _dealt_anew(deck: Sequence[int], unseen: set[int], rng: random.Random) -> tuple[int, ...]:
    cards = sorted(card for card in deck if card in unseen)
    _shuffle(cards, rng)
    return tuple([cards.pop() if card in unseen else card for card in deck])


def _shuffle(cards: list[int], rng: random.Random) -> None:
    """As `rng.shuffle`, several times as fast where this is compiled: search deals all the time."""
    uniform = rng.random
    for last in range(len(cards) - 1, 0, -1):
        place = int(uniform() * (last + 1))
        cards[last], cards[place] = cards[place], cards[last]


def seen_text(s: State, a: Action, eyes: Collection[int]) -> str:
    """The text of an action in position `s`, as all of these seats together may see it (V4).

    Which card was robbed, thief and victim know alone: for other eyes, or nobody's in
    particular, the word stands without it.
    """
    if a.word == STEAL and not (eyes and {s.active, s.victim}.issuperset(eyes)):
        return WORDS[STEAL]
    return encode(a)
