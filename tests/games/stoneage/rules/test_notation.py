"""The text notation, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage_qt.games.stoneage.rules import Action, NotationError, decode, encode
from stoneage_qt.games.stoneage.rules import actions as k
from stoneage_qt.games.stoneage.rules import constants as c

EXAMPLES = {
    "place forest 3": Action(k.PLACE, c.FOREST, 3),
    "resolve forest": Action(k.RESOLVE, c.FOREST),
    "roll 1 4 6": Action(k.ROLL, dice=(1, 4, 6)),
    "tools 1 3 c17": Action(k.TOOLS, tools=(1, 3), cards=(16,)),
    "tools c02": Action(k.TOOLS, cards=(1,)),
    "tools none": Action(k.TOOLS),
    "resolve hut": Action(k.RESOLVE, c.HUT),
    "buy card2 wood=1 gold=1": Action(k.BUY, c.CARD1 + 1, 0, (1, 0, 0, 1)),
    "buy card2 wood=2 extra": Action(k.BUY, c.CARD1 + 1, 0, (2, 0, 0, 0), True),
    "leave card2": Action(k.LEAVE, c.CARD1 + 1),
    "build building1 wood=2 brick=1": Action(k.BUILD, c.BUILDING1, 0, (2, 1, 0, 0)),
    "build building3 wood=1 brick=1 gold=1 extra": Action(
        k.BUILD, c.BUILDING1 + 2, 0, (1, 1, 0, 1), True
    ),
    "leave building1": Action(k.LEAVE, c.BUILDING1),
    "build igloo2 wood=2 stone=2": Action(k.BUILD, c.IGLOO1 + 1, 0, (2, 0, 2, 0)),
    "pick 5": Action(k.PICK, number=5),
    "claim stone=1 gold=1": Action(k.CLAIM, goods=(0, 0, 1, 1)),
    "feed wood=2": Action(k.FEED, goods=(2, 0, 0, 0)),
    "starve": Action(k.STARVE),
    "reward 4 gold=1": Action(k.REWARD, number=4, goods=(0, 0, 0, 1)),
    "reward 6": Action(k.REWARD, number=6),
    "reward 6 points": Action(k.REWARD, number=6, extra=True),
    "place animal 1": Action(k.PLACE, c.ANIMAL, 1),
}


@pytest.mark.parametrize(("text", "action"), EXAMPLES.items())
def test_examples_both_ways(text: str, action: Action) -> None:
    assert encode(action) == text
    assert decode(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "place",
        "place forest",
        "place forest 03",
        "place forest +3",
        "place forest 3 ",
        " place forest 3",
        "place  forest 3",
        "Place forest 3",
        "place wood 3",
        "place forest 3 4",
        "place forest ٣",
        "resolve",
        "roll 6 1",
        "roll 7",
        "roll 0",
        "tools",
        "tools 4",
        "tools 3 1",
        "tools 1 1",
        "tools c2",
        "tools c37",
        "tools c00",
        "tools c17 1",
        "tools none 1",
        "buy card1",
        "buy card1 brick=1 wood=1",
        "buy card1 wood=0",
        "buy card1 wood=1 wood=1",
        "buy card1 food=1",
        "buy card1 wood=1 points",
        "buy card1 extra",
        "build building1 wood=2 extra extra",
        "pick 7",
        "pick",
        "claim",
        "feed",
        "starve now",
        "reward",
        "reward 7",
        "reward 4 gold",
        "reward 6 extra",
        "jump",
        "place forest " + "9" * 500,
        "roll " + "1 " * 200,
    ],
)
def test_anything_but_the_canonical_form_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        decode(text)
    assert len(str(caught.value)) < 140


@given(st.text(max_size=90))
def test_random_text_is_refused_or_canonical(text: str) -> None:
    try:
        action = decode(text)
    except NotationError:
        return
    assert encode(action) == text


WORDS = st.sampled_from(
    [*k.KIND_NAMES, *c.PLACE_NAMES, *"1234567", "wood=1", "gold=2", "brick=0", "extra", "points"]
    + ["none", "c01", "c36", "c99", "stone=12"]
)


@given(st.lists(WORDS, max_size=6))
def test_random_words_are_refused_or_canonical(words: list[str]) -> None:
    text = " ".join(words)
    try:
        action = decode(text)
    except NotationError:
        return
    assert encode(action) == text
    assert decode(encode(action)) == action
