"""V: what players may see, and positions dealt anew behind a seat's eyes."""

import random
from collections import Counter

import pytest

from stoneage_qt.games.inka.rules import (
    NOBODY,
    OVER,
    Event,
    State,
    apply,
    decode,
    determinize,
    encode,
    legal_actions,
    seen_by,
    why_illegal,
)
from tests.games.inka.rules.catalogue import catalogue, decoded
from tests.games.inka.rules.random_games import SET_UPS, Kind, choose, positions, wild_cards
from tests.games.inka.rules.table import (
    BLUE,
    GREY,
    IN_GAME,
    KINDS,
    ORANGE,
    RED,
    after,
    bare,
    do,
    enter,
    fields,
    hand,
    hands,
    held,
    hold,
    legal_texts,
    start,
)


def backs(cards: list[int]) -> list[int]:
    return [1 + card // 10 for card in cards]


def visible(s: State, seat: int) -> dict[str, object]:
    """Everything that V1 calls open, and the seat's own hand."""
    seen = fields(s)
    seen["players"] = [
        (
            (tuple(p.hand), tuple(p.cards), tuple(p.new))
            if number == seat
            else (sum(p.hand), sorted(backs(p.cards)), backs(p.new)),
            tuple(p.open_cards),
            p.markers,
            p.tribe,
        )
        for number, p in enumerate(s.players)
    ]
    seen["deck"] = tuple(backs(s.deck))
    seen["deck2"] = tuple(backs(s.deck2))
    return seen


def secretive() -> State:
    """Hands, development cards of both backs everywhere, a card just bought by red."""
    s = hands(
        bare(), "wood=2 fish=1", "stone=2 ore=1", "ore=2 coca=2", "wool=1 potato=1 feathers=3"
    )
    s.deck += [s.deck2.pop(0) for _ in range(10)]
    hold(s, RED, 0, 11)
    hold(s, ORANGE, 8, 12, 17)
    hold(s, BLUE, 7)
    s.players[RED].new = [s.deck.pop(0)]
    s.deck.remove(3)
    s.players[GREY].open_cards = [3]
    return s


@pytest.mark.parametrize("seat", range(4))
def test_V1_what_is_open_stays_as_it_is(seat: int) -> None:
    s = secretive()
    before = fields(s)
    for seed in range(20):
        assert visible(determinize(s, seat, random.Random(seed)), seat) == visible(s, seat)
    assert fields(s) == before


@pytest.mark.parametrize("kind", SET_UPS)
def test_V1_V2_in_every_position_of_a_game(kind: Kind) -> None:
    rng = random.Random(1)
    for s in positions(kind, every=23):
        for seat in range(kind.players):
            other = determinize(s, seat, rng)
            assert visible(other, seat) == visible(s, seat)
            for number in range(8):
                held_by_all = sum(player.hand[number] for player in other.players)
                assert held_by_all + other.supply[number] == IN_GAME[number]
            everywhere = other.deck + other.deck2 + other.gone
            for player in other.players:
                everywhere += player.cards + player.new + player.open_cards
                assert player.cards == sorted(player.cards)
            assert sorted(everywhere) == list(range(20))


def test_V2_the_hidden_is_dealt_anew() -> None:
    s = secretive()
    seen_hands, seen_cards, seen_tops, seen_bought = set(), set(), set(), set()
    for seed in range(400):
        other = determinize(s, ORANGE, random.Random(seed))
        seen_hands.add(tuple(tuple(player.hand) for player in other.players))
        seen_cards.add(tuple(other.players[BLUE].cards))
        seen_tops.add(other.deck[0])
        seen_bought.add(other.players[RED].new[0])
    assert len(seen_hands) > 100
    # Card 3 lies open, card 8 is in orange's hand: all other cards of deck 1 can be anywhere.
    assert seen_cards == {(card,) for card in range(10) if card not in (3, 8)}
    assert seen_tops == seen_bought == set(range(10)) - {3, 8}


def test_V2_every_card_is_equally_likely_in_a_hand() -> None:
    s = hands(bare(3), "", "wood=1", "ore=3")
    rng = random.Random(4)
    counts = Counter(held(determinize(s, RED, rng), ORANGE) for _ in range(2000))
    assert set(counts) == {"wood=1", "ore=1"}
    assert 400 < counts["wood=1"] < 600


def test_V2_the_true_position_is_among_the_results() -> None:
    s = hands(bare(3), "fish=1", "wood=1", "ore=1")
    dealt = {
        tuple(held(determinize(s, RED, random.Random(seed)), seat) for seat in (ORANGE, BLUE))
        for seed in range(40)
    }
    assert dealt == {("wood=1", "ore=1"), ("ore=1", "wood=1")}


def test_V2_the_own_seat_may_be_any_also_out_of_turn() -> None:
    s = secretive()
    for seat in range(4):
        other = determinize(s, seat, random.Random(9))
        assert other.players[seat].hand == s.players[seat].hand
        assert other.players[seat].cards == s.players[seat].cards
        assert other.players[seat].new == s.players[seat].new


def test_V2_nobody_in_particular_sees_no_hand() -> None:
    """Advice that several people read along."""
    s = hands(start(3), "wood=3 stone=2", "ore=4", "fish=2 coca=1")
    dealt = [determinize(s, NOBODY, random.Random(seed)) for seed in range(40)]
    for other in dealt:
        assert [sum(player.hand) for player in other.players] == [5, 4, 3]
        assert sum(sum(player.hand) for player in other.players) + sum(other.supply) == 136
    for seat in range(3):
        assert len({tuple(other.players[seat].hand) for other in dealt}) > 10


def test_V3_only_the_present_counts() -> None:
    """Other true cards behind the seat's eyes lead to the same results."""
    s = secretive()
    for seat in range(4):
        twin = determinize(s, seat, random.Random(77))
        for seed in range(10):
            one = determinize(s, seat, random.Random(seed))
            other = determinize(twin, seat, random.Random(seed))
            assert fields(one) == fields(other)


def test_V3_known_cards_are_kept() -> None:
    s = secretive()
    bound = [None, [0, 2, 0, 0, 0, 0, 0, 0], None, [0, 0, 0, 0, 0, 0, 0, 3]]
    for seed in range(50):
        other = determinize(s, BLUE, random.Random(seed), bound)
        assert other.players[ORANGE].hand[1] == 2
        assert other.players[GREY].hand[7] == 3
    # The own entry is ignored.
    own = [None, None, [9] * 8, None]
    assert determinize(s, BLUE, random.Random(0), own).players[BLUE].hand == s.players[BLUE].hand


@pytest.mark.parametrize(
    "bound",
    [
        [None, [0, 2, 0, 0, 2, 0, 0, 0], None, None],  # more than the hand has
        [None, [0, 3, 0, 0, 0, 0, 0, 0], None, None],  # more than there are
        [[0, 2, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0], None, None],  # together
    ],
)
def test_V3_bounds_that_cannot_be_are_refused(bound: list[list[int] | None]) -> None:
    with pytest.raises(ValueError, match="than that"):
        determinize(secretive(), BLUE, random.Random(0), bound)


def pledging() -> State:
    """Red offers 2 wood for 1 ore; orange counters, blue accepts, grey has not yet answered."""
    s = hands(
        bare(),
        "wood=2 fish=2",
        "stone=2 ore=1 coca=1",
        "ore=2 coca=2",
        "ore=1 potato=2 feathers=3",
    )
    do(s, "offer wood=2 for ore=1", "counter stone=2 for fish=2", "accept")
    return s


def test_V2_pledges_are_kept() -> None:
    s = pledging()
    free = set()
    for seed in range(200):
        for seat in range(4):
            other = determinize(s, seat, random.Random(seed))
            assert other.players[RED].hand[0] == 2
            assert other.players[ORANGE].hand[1] == 2
            assert other.players[BLUE].hand[4] >= 1
            free.add(tuple(other.players[GREY].hand))
    assert len(free) > 10
    chosen = after(s, "refuse")
    for seed in range(50):
        other = determinize(chosen, GREY, random.Random(seed))
        assert "deal 2" in legal_texts(other)
        for text in legal_texts(other):
            done = after(other, text)
            assert min(min(player.hand) for player in done.players) >= 0


def test_V2_pledge_and_known_together_the_larger_counts() -> None:
    s = pledging()
    bound = [[1, 0, 0, 0, 0, 2, 0, 0], None, [0, 0, 0, 0, 2, 0, 0, 0], None]
    for seed in range(50):
        other = determinize(s, GREY, random.Random(seed), bound)
        assert held(other, RED) == "wood=2 fish=2"
        assert other.players[BLUE].hand[4] >= 2
    with pytest.raises(
        ValueError, match="than that"
    ):  # with the pledge of 2 wood that is 5 cards of 4
        determinize(s, GREY, random.Random(0), [[0, 0, 0, 0, 0, 2, 1, 0], None, None, None])


@pytest.mark.parametrize("kind", SET_UPS)
def test_V2_games_go_on_from_what_was_dealt(kind: Kind) -> None:
    rng = random.Random(6)
    for s in positions(kind, every=47):
        other = determinize(s, rng.randrange(kind.players), rng)
        for _ in range(30):
            if other.actor == OVER:
                break
            apply(other, choose(other, rng))
            assert min(min(player.hand) for player in other.players) >= 0


@pytest.mark.parametrize("kind", SET_UPS)
def test_V4_reasons_and_lists_tell_nothing_of_other_hands(kind: Kind) -> None:
    """For the seat that decides they are the same, whatever the others hold."""
    rng = random.Random(7)
    for s in positions(kind, every=41):
        if s.actor < 0:
            continue
        other = determinize(s, s.actor, rng)
        assert legal_texts(other) == legal_texts(s)
        word = "offer" if s.phase == "main" else "counter"
        texts = [*catalogue(s), f"{word} {wild_cards(rng)} for {wild_cards(rng)}"]
        for text in texts:
            assert why_illegal(other, decoded(text)) == why_illegal(s, decoded(text))


def shown(s: State, text: str, word: str, eyes: tuple[int, ...]) -> list[int]:
    """The secret items of the events of a kind, as these seats together may see them."""
    events: list[Event] = []
    apply(s.copy(), decode(text), events)
    return [seen_by(event, eyes).item for event in events if event.kind == word]


def test_V4_a_robbed_card_is_told_to_thief_and_victim_alone() -> None:
    s = enter(start(), "robber")
    s.resume = "main"
    do(s, "robber t17", "rob 2")
    feathers = KINDS.index("feathers")
    for eyes, item in (
        ((RED,), feathers),
        ((BLUE,), feathers),
        ((RED, BLUE), feathers),
        ((ORANGE,), -1),
        ((GREY,), -1),
        ((RED, ORANGE), -1),
        ((), -1),
    ):
        assert shown(s, "steal feathers", "robbed", eyes) == [item]


def test_V4_a_bought_card_is_told_to_its_buyer_alone() -> None:
    s = bare()
    hand(s, RED, "wool=1 potato=1 ore=1")
    for eyes, item in (((RED,), 0), ((BLUE,), -1), ((RED, BLUE), -1), ((), -1)):
        assert shown(s, "buy", "bought", eyes) == [item]


@pytest.mark.parametrize("kind", SET_UPS)
def test_V4_no_event_tells_an_onlooker_what_is_hidden(kind: Kind) -> None:
    """What a seat sees happen is the same in a position dealt anew behind its eyes."""
    rng = random.Random(8)
    for s in positions(kind, every=13):
        if s.actor < 0:
            continue
        for seat in range(kind.players):
            other = determinize(s, seat, rng)
            action = rng.choice(legal_actions(s))
            # A card that is played shows itself, and a monopoly what the others held.
            if encode(action).startswith("play") or why_illegal(other, action) is not None:
                continue
            events: tuple[list[Event], list[Event]] = ([], [])
            apply(s.copy(), action, events[0])
            apply(other, action, events[1])
            told = [[seen_by(event, (seat,)) for event in one] for one in events]
            assert told[0] == told[1]
