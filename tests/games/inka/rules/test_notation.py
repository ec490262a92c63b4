"""The text notation: all forms both ways, and nothing but the canonical form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage_qt.games.inka.rules import Action, NotationError, decode, encode
from tests.games.inka.rules.catalogue import BANK, BUILD, FIXED, PLAYS, ROUTE
from tests.games.inka.rules.table import KINDS

FORMS = [
    "throw",
    "roll 3 4",
    "roll 1 1",
    "roll 6 6",
    "discard wool",
    "robber t07",
    "robber frame",
    "rob 2",
    "steal ore",
    "road p12",
    "settle c33",
    "city c33",
    "found c33",
    "buy",
    "bank wood=3 for ore=1",
    "bank fish=1 coca=1 feathers=1 for wool=1 coca=1",
    "route wood=1 fish=1 for ore=1",
    "offer wood=1 for ore=1",
    "offer wood=99 stone=10 wool=9 for potato=1 ore=20 fish=12 coca=13 feathers=99",
    "accept",
    "refuse",
    "counter ore=1 for wood=2",
    "counter ore=1 coca=1 for wood=1 feathers=3",
    "deal 0",
    "deal 3",
    "nodeal",
    "play combat",
    "play roads",
    "play invention wood=1 ore=1",
    "play invention feathers=2",
    "play invention wood=3",
    "play monopoly wool",
    "chase",
    "end",
    # Forms that no position allows are still texts: the rules say why they are illegal.
    "bank wood=1 for wood=1",
    "offer wood=1 for wood=1",
    "robber t08",
]

WRONG = [
    *("", " ", "throw ", " throw", "Throw", "THROW", "throw 1", "throws", "thro", "throw\n"),
    *("roll", "roll 3", "roll 4 3", "roll 0 3", "roll 3 7", "roll 3 4 5", "roll 03 4", "roll 3,4"),
    *("roll  3 4", "roll 3  4", "roll 34", "roll ٣ 4", "roll +3 4", "roll -1 4"),
    *("discard", "discard brick", "discard wool 1", "discard wool=1", "discard Wool", "discard 2"),
    *("robber", "robber 7", "robber t7", "robber t29", "robber t007", "robber c07", "robber Frame"),
    *("robber t-1", "robber t99", "robber frame 1", "robber t٠٧"),
    *("rob", "rob 4", "rob -1", "rob 02", "rob red", "rob 1 2", "steal", "steal 3", "steal ore=1"),
    *("road", "road 12", "road p1", "road p71", "road p012", "road c12", "road p12 p13", "roadp12"),
    *("settle", "settle 33", "settle c54", "settle c3", "settle p33", "city", "city c54", "city c"),
    *("found", "found c54", "found t01", "buy card", "buy 1", "buys"),
    *("bank", "bank wood=3", "bank for ore=1", "bank wood=3 for", "bank wood=3 ore=1"),
    *("bank wood=3  for ore=1", "bank wood=3 for  ore=1", "bank wood=3 For ore=1"),
    *("bank wood=0 for ore=1", "bank wood=03 for ore=1", "bank wood=100 for ore=1"),
    *(
        "bank wood=-1 for ore=1",
        "bank wood=+1 for ore=1",
        "bank wood= for ore=1",
        "bank =3 for ore=1",
    ),
    *("bank wood=1 wood=2 for ore=1", "bank stone=1 wood=1 for ore=1", "bank wood for ore"),
    *(
        "bank wood=3 for ore=1 for fish=1",
        "bank wood=3,stone=1 for ore=1",
        "bank wood=3 for ore=1 ",
    ),
    *("bank wood=1 for feathers=1 coca=1", "bank wood=٣ for ore=1", "bank wood=3 for gold=1"),
    *("route wood=2", "route 2 for ore=1", "offer wood=1", "offer wood=1 for nothing", "offer"),
    *("accept 1", "refuse 2", "accepts", "counter", "counter ore=1", "counter for ore=1"),
    *("deal", "deal 4", "deal -1", "deal 00", "deal one", "nodeal 1", "no deal"),
    *("play", "play combat 1", "play roads p01", "play invention", "play invention wood"),
    *("play invention wood=1 wood=1", "play invention ore=1 wood=1", "play invention wood=0"),
    *("play monopoly", "play monopoly gold", "play monopoly wool=1", "play monopoly wool wool"),
    *("play Combat", "play  combat", "combat", "chase t01", "chases", "end turn", "end\t", "pass"),
]


@pytest.mark.parametrize("text", FORMS)
def test_all_forms_both_ways(text: str) -> None:
    action = decode(text)
    assert encode(action) == text
    assert decode(encode(action)) == action
    assert hash(decode(text)) == hash(action)


@pytest.mark.parametrize("text", WRONG)
def test_only_the_canonical_form_is_read(text: str) -> None:
    assert issubclass(NotationError, ValueError)
    with pytest.raises(NotationError):
        decode(text)


def test_every_action_without_a_trade_has_its_text() -> None:
    texts = [*BUILD, *BANK, *ROUTE, *PLAYS, *(text for phase in FIXED.values() for text in phase)]
    texts += [f"roll {low} {high}" for low in range(1, 7) for high in range(low, 7)]
    actions: dict[Action, str] = {}
    for text in texts:
        action = decode(text)
        assert encode(action) == text
        assert actions.setdefault(action, text) == text


CARDS = st.dictionaries(st.sampled_from(range(8)), st.integers(1, 99), min_size=1).map(
    lambda counts: " ".join(f"{KINDS[kind]}={counts[kind]}" for kind in sorted(counts))
)


@given(st.sampled_from(["bank", "route", "offer", "counter"]), CARDS, CARDS)
def test_any_two_selections_of_cards(word: str, give: str, take: str) -> None:
    text = f"{word} {give} for {take}"
    assert encode(decode(text)) == text


WORDS = [
    "throw",
    "roll",
    "bank",
    "for",
    "wood=1",
    "ore=2",
    "play",
    "roads",
    "invention",
    "c01",
    "p02",
    "t03",
    "3",
    "frame",
    "steal",
]


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)))
def test_any_text_is_read_or_refused_with_a_value_error(text: str) -> None:
    try:
        action = decode(text)
    except ValueError:
        return
    assert encode(action) == text
