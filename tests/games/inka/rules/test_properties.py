"""What must hold in every position of every game."""

import random
from math import fsum, isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage_qt.games.inka.rules import (
    CHANCE,
    NOBODY,
    OVER,
    Event,
    Setup,
    State,
    apply,
    chance_outcomes,
    decode,
    encode,
    legal_actions,
    new_state,
    sample_chance,
    standings,
    why_illegal,
)
from tests.games.inka.rules.catalogue import catalogue, decoded
from tests.games.inka.rules.geography import ENDS, LAND
from tests.games.inka.rules.random_games import SET_UPS, Kind, choose, new_game, positions
from tests.games.inka.rules.table import IN_GAME, KINDS, fields, legal_texts

SOME_POSITIONS = [s for kind in SET_UPS for s in positions(kind, every=29)]


def check_cards(s: State) -> None:
    """No resource card, good or development card is created or lost."""
    assert min(s.supply) >= 0
    for kind in range(8):
        held = [player.hand[kind] for player in s.players]
        assert min(held) >= 0
        assert s.supply[kind] + sum(held) == IN_GAME[kind]
    development = s.deck + s.deck2 + s.gone
    for seat, player in enumerate(s.players):
        development += player.cards + player.new + player.open_cards
        assert player.cards == sorted(player.cards)
        assert player.open_cards == sorted(player.open_cards)
        assert not player.new or seat == s.active
        assert all(card % 10 < 7 for card in player.open_cards)
    assert sorted(development) == list(range(20))
    assert all(card % 10 >= 7 for card in s.gone)


def check_pieces(s: State) -> None:
    """M8, B7, K1 and the distance rule."""
    for seat, player in enumerate(s.players):
        mine = [c for c in range(54) if s.owner[c] == seat]
        active = [c for c in mine if not s.ruin[c]]
        cities = [c for c in active if s.level[c] == 2]
        assert s.roads.count(seat) <= 7
        assert len([c for c in mine if s.level[c] == 1]) <= 8
        assert len([c for c in mine if s.level[c] == 2]) <= 2
        assert len(mine) - len(active) <= 4
        assert len(cities) <= 1
        if s.phase != "found" or seat != s.active:
            assert player.markers - 4 * player.tribe == len(active) + len(cities)
        assert 0 <= player.markers <= 11
        assert player.tribe == min(player.markers // 4, 2)
    for crossing in range(54):
        assert (s.owner[crossing] == NOBODY) == (s.level[crossing] == 0)
        assert s.owner[crossing] != NOBODY or not s.ruin[crossing]
    assert not [1 for one, other in ENDS if s.owner[one] >= 0 and s.owner[other] >= 0]
    assert s.robber == -1 or s.robber in LAND


def check_fields(s: State) -> None:
    """Fields that belong to some phases are at rest in all others."""
    assert (s.resume is not None) == (s.phase in ("discard", "robber", "victim", "steal", "roads"))
    assert any(s.owed) == (s.phase == "discard")
    assert (s.victim != NOBODY) == (s.phase == "steal")
    assert (s.free_roads > 0) == (s.phase == "roads")
    assert (s.offer is not None) == (s.phase in ("reply", "choose"))
    assert (s.site != NOBODY) == (s.phase == "first_road")
    assert (s.turn == 0) == (s.phase in ("first_settle", "first_road"))
    assert (s.actor == CHANCE) == (s.phase in ("dice", "steal"))
    assert (s.actor == OVER) == (s.phase == "over")
    if s.phase in ("before", "dice"):
        assert s.dice is None
    if s.phase in ("main", "reply", "choose", "found", "discard"):
        assert s.dice is not None


@pytest.mark.parametrize("kind", SET_UPS)
def test_the_list_is_what_the_reasons_leave_of_all_actions(kind: Kind) -> None:
    for s in positions(kind, every=11):
        expected = [text for text in catalogue(s) if why_illegal(s, decoded(text)) is None]
        found = legal_texts(s)
        assert found == expected
        assert bool(found) == (s.actor >= 0)
        assert len(set(found)) == len(found)


@pytest.mark.parametrize("kind", SET_UPS)
def test_nothing_is_lost_and_every_game_ends(kind: Kind) -> None:
    winners = 0
    for seed in range(3):
        for s in positions(kind, seed):
            check_cards(s)
            check_pieces(s)
            check_fields(s)
        assert s.phase == "over"
        winners += max(player.markers for player in s.players) == 11
    assert winners >= 1  # the weights lead games to their real end


@pytest.mark.parametrize("kind", SET_UPS)
def test_a_replay_of_the_texts_leads_to_the_same_position(kind: Kind) -> None:
    rng = random.Random(8)
    s = new_game(kind, rng)
    first = s.copy()
    texts = []
    while s.actor != OVER:
        action = choose(s, rng)
        texts.append(encode(action))
        apply(s, action)
    for text in texts:
        action = decode(text)
        assert why_illegal(first, action) is None
        events: list[Event] = []
        apply(first, action, events)
    assert fields(first) == fields(s)
    assert first.key() == s.key()


@pytest.mark.parametrize("kind", SET_UPS)
def test_a_copy_shares_nothing(kind: Kind) -> None:
    rng = random.Random(5)
    for s in positions(kind, every=31):
        before = fields(s)
        key = s.key()
        other = s.copy()
        assert fields(other) == before
        assert other.key() == key
        for _ in range(25):
            if other.actor == OVER:
                break
            apply(other, choose(other, rng))
        assert fields(s) == before
        assert s.key() == key


def test_two_copies_of_an_open_offer_are_apart() -> None:
    for s in SOME_POSITIONS:
        if s.phase == "reply":
            before = fields(s)
            other = s.copy()
            apply(other, decode("refuse"))
            assert fields(s) == before
            return
    raise AssertionError("no offer among the positions")


@pytest.mark.parametrize("kind", SET_UPS)
def test_equal_keys_mean_equal_positions(kind: Kind) -> None:
    seen: dict[object, dict[str, object]] = {}
    for seed in range(2):
        for s in positions(kind, seed, every=5):
            assert seen.setdefault(s.key(), fields(s)) == fields(s)
    assert len({str(value) for value in seen.values()}) == len(seen)


def test_every_field_is_part_of_the_key() -> None:
    s = next(p for p in SOME_POSITIONS if p.phase == "main" and p.players[0].cards)
    keys = {s.key()}

    def changed() -> State:
        return s.copy()

    for name in ("roads", "owner", "level", "supply", "owed", "terrain"):
        other = changed()
        getattr(other, name)[0] += 1
        keys.add(other.key())
    other = changed()
    other.ruin[0] = not other.ruin[0]
    keys.add(other.key())
    for name in (
        *("robber", "route", "arts", "turn", "active", "victim", "free_roads"),
        *("offers_made", "step", "site", "actor"),
    ):
        other = changed()
        setattr(other, name, getattr(other, name) + 1)
        keys.add(other.key())
    for name in ("card_played", "route_used", "arts_used"):
        other = changed()
        setattr(other, name, not getattr(other, name))
        keys.add(other.key())
    for name in ("deck", "gone"):
        other = changed()
        getattr(other, name).append(0)
        keys.add(other.key())
    other = changed()
    other.deck2 = [] if other.deck2 else [10]
    keys.add(other.key())
    other = changed()
    other.phase = "roads"
    keys.add(other.key())
    other = changed()
    other.resume = "before"
    keys.add(other.key())
    other = changed()
    other.dice = (1, 1) if s.dice != (1, 1) else (1, 2)
    keys.add(other.key())
    for name in ("hand", "cards"):
        other = changed()
        getattr(other.players[0], name)[0] += 1
        keys.add(other.key())
    for name in ("new", "open_cards"):
        other = changed()
        getattr(other.players[0], name).append(0)
        keys.add(other.key())
    for name in ("markers", "tribe"):
        other = changed()
        setattr(other.players[1], name, getattr(other.players[1], name) + 1)
        keys.add(other.key())
    assert len(keys) == 1 + 6 + 1 + 11 + 3 + 2 + 4 + 2 + 2 + 2


@pytest.mark.parametrize("kind", SET_UPS)
def test_chance_sums_to_one_and_every_outcome_is_legal(kind: Kind) -> None:
    rng = random.Random(2)
    for s in positions(kind, every=5):
        outcomes = chance_outcomes(s)
        assert bool(outcomes) == (s.actor == CHANCE)
        if outcomes:
            assert isclose(fsum(float(chance) for _, chance in outcomes), 1)
            actions = [action for action, _ in outcomes]
            assert len(set(actions)) == len(actions)
            assert all(why_illegal(s, action) is None for action in actions)
            assert sample_chance(s, rng) in actions


@pytest.mark.parametrize("kind", SET_UPS)
def test_standings_add_up(kind: Kind) -> None:
    for s in positions(kind, every=19):
        found = standings(s)
        assert [one.seat for one in found] == list(range(kind.players))
        for one in found:
            assert one.total == s.players[one.seat].markers == sum(one.parts.values())
            assert list(one.parts) == ["tribe1", "tribe2", "tribe3"]
            assert one.rank == 1 + sum(other.total > one.total for other in found)


NUMBER = st.sampled_from([1, 1, 1, 2, 2, 3, 4, 7, 12, 13, 20, 21, 99])
CARDS = st.dictionaries(st.sampled_from(range(8)), NUMBER, min_size=1, max_size=4).map(
    lambda counts: " ".join(f"{KINDS[kind]}={counts[kind]}" for kind in sorted(counts))
)
EXCHANGE = st.builds(
    "{} {} for {}".format, st.sampled_from(["bank", "route", "offer", "counter"]), CARDS, CARDS
)
PLAIN = ["throw", "buy", "accept", "refuse", "nodeal", "chase", "end"] + [
    "play combat",
    "play roads",
]
TEXTS = st.one_of(
    EXCHANGE,
    st.sampled_from(PLAIN),
    st.builds("road p{:02}".format, st.integers(0, 70)),
    st.builds("{} c{:02}".format, st.sampled_from(["settle", "city", "found"]), st.integers(0, 53)),
    st.builds("robber t{:02}".format, st.integers(0, 28)),
    st.builds("{} {}".format, st.sampled_from(["rob", "deal"]), st.integers(0, 3)),
    st.builds(
        "{} {}".format,
        st.sampled_from(["discard", "steal", "play monopoly"]),
        st.sampled_from(KINDS),
    ),
    st.builds("play invention {}".format, CARDS),
)


@settings(max_examples=800, deadline=None)
@given(st.sampled_from(SOME_POSITIONS), TEXTS)
def test_any_action_is_refused_or_leads_to_a_sound_position(s: State, text: str) -> None:
    action = decode(text)
    assert encode(action) == text
    before = fields(s)
    reason = why_illegal(s, action)
    assert fields(s) == before
    word = text.split(maxsplit=1)[0]
    if word not in ("offer", "counter", "steal"):
        assert (reason is None) == (action in legal_actions(s))
    if reason is None:
        other = s.copy()
        apply(other, action)
        assert fields(s) == before
        check_cards(other)
        check_pieces(other)
        check_fields(other)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([s for s in SOME_POSITIONS if s.phase in ("main", "reply")]), CARDS, CARDS)
def test_offers_and_counters_that_are_not_listed(s: State, give: str, want: str) -> None:
    """H6 and H8 word for word, for any two selections of cards."""
    word = "offer" if s.phase == "main" else "counter"
    action = decode(f"{word} {give} for {want}")
    given_cards, wanted = (
        {part.split("=")[0]: int(part.split("=")[1]) for part in side.split()}
        for side in (give, want)
    )
    hand = dict(zip(KINDS, s.players[s.actor].hand, strict=True))
    legal = (
        not set(given_cards) & set(wanted)
        and all(number <= hand[kind] for kind, number in given_cards.items())
        and all(number <= IN_GAME[KINDS.index(kind)] for kind, number in wanted.items())
    )
    if word == "offer":
        others = [player for seat, player in enumerate(s.players) if seat != s.active]
        legal = legal and s.offers_made < 3 and any(sum(player.hand) for player in others)
    else:
        assert s.offer is not None
        mirrored = (list(s.offer.want), list(s.offer.give))
        asked = tuple([side.get(kind, 0) for kind in KINDS] for side in (given_cards, wanted))
        legal = legal and asked != mirrored
    assert (why_illegal(s, action) is None) == legal


def test_the_order_of_discards_does_not_show_in_the_key() -> None:
    seen = False
    for s in SOME_POSITIONS:
        options = legal_texts(s)
        if s.phase == "discard" and len(options) > 1 and s.owed[s.actor] > 1:
            one, other = s.copy(), s.copy()
            for text in options[:2]:
                apply(one, decode(text))
            for text in reversed(options[:2]):
                apply(other, decode(text))
            assert one.key() == other.key()
            assert fields(one) == fields(other)
            seen = True
    assert seen


def test_a_new_state_is_new_every_time() -> None:
    setup = Setup.shuffled(4, random.Random(1))
    one, other = new_state(setup), new_state(setup)
    assert one.key() == other.key()
    apply(one, decode("throw"))
    one.deck.pop()
    one.players[0].hand[0] += 1
    assert fields(other) == fields(new_state(setup))
