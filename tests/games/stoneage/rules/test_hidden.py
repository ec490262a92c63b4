"""V: what players may see."""

import random

from stoneage_qt.games.stoneage.rules import State, determinize
from tests.games.stoneage.rules.table import ALL_MODULES, all_buildings, table


def visible(s: State, seat: int) -> tuple[object, ...]:
    """Everything that V1 calls open, and the seat's own hand."""
    return (
        [
            (
                p.food,
                p.goods,
                p.tools,
                p.used,
                p.people,
                p.supply,
                p.agriculture,
                p.score,
                p.buildings,
                p.igloos,
                p.open_cards,
                [None if card == p.secret and number != seat else card for card in p.cards],
            )
            for number, p in enumerate(s.players)
        ],
        s.placed,
        s.display,
        [stack[:1] for stack in s.stacks],
        [len(stack) for stack in s.stacks],
        len(s.deck),
        len(s.removed),
        s.animal,
        s.waiting,
        (s.round, s.start, s.phase, s.step, s.actor, s.dice, s.igloos),
    )


def secretive(players: int = 3) -> State:
    """Seat 1 has won an extra card; some buildings are gone."""
    s = table(players, modules=ALL_MODULES)
    secret = s.deck.pop(0)
    s.players[1].cards = [4, secret]
    s.players[1].secret = secret
    s.players[0].open_cards = [s.deck.pop(s.deck.index(30))]
    s.stacks[2] = s.stacks[2][3:]
    return s


def test_V1_what_is_open_stays_as_it_is() -> None:
    s = secretive()
    for seed in range(20):
        for seat in range(3):
            assert visible(determinize(s, seat, random.Random(seed)), seat) == visible(s, seat)


def test_V2_the_hidden_is_reshuffled_and_nothing_is_lost() -> None:
    s = secretive()
    secrets, decks, stacks = set(), set(), set()
    for seed in range(200):
        other = determinize(s, 0, random.Random(seed))
        secret = other.players[1].secret
        assert secret is not None
        assert secret < 36
        assert secret in other.players[1].cards
        cards = other.deck + [secret]
        assert sorted(cards) == sorted([*s.deck, s.players[1].secret or 0])
        assert sorted(all_buildings(other)) == sorted(all_buildings(s))
        secrets.add(secret)
        decks.add(tuple(other.deck))
        stacks.add(tuple(map(tuple, other.stacks)))
    assert len(secrets) > 20
    assert len(decks) == len(stacks) == 200


def test_V2_the_owner_knows_the_extra_card() -> None:
    s = secretive()
    assert determinize(s, 1, random.Random(1)).players[1].secret == s.players[1].secret


def test_V3_the_true_order_never_shows() -> None:
    """Two games that look the same to a seat stay the same for it under the same seed."""
    s = secretive()
    for seed in range(20):
        other = determinize(s, 0, random.Random(seed + 1000))
        mine = determinize(s, 0, random.Random(seed))
        theirs = determinize(other, 0, random.Random(seed))
        assert mine.key() == theirs.key()


def test_V3_cards_bought_in_the_open_are_known() -> None:
    s = secretive()
    s.players[2].cards = [s.deck.pop(0), s.deck.pop(0)]
    assert determinize(s, 0, random.Random(4)).players[2].cards == s.players[2].cards
