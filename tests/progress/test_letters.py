"""Numbers as words: what is typed wrongly is noticed."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage_qt.progress.letters import (
    CAPACITY,
    LENGTH,
    LETTERS,
    WrongWordError,
    grouped,
    number_of,
    word_of,
)

numbers = st.integers(0, CAPACITY - 1)


@given(numbers)
def test_a_word_means_its_number(number: int) -> None:
    word = word_of(number)
    assert len(word) == LENGTH == 16
    assert number_of(word) == number


def test_words_stay_what_they_were() -> None:
    """People have them on paper."""
    assert word_of(0) == "0" * 16
    assert word_of(123456789012345678) == "03DMV9EK31WTEZAF"


@pytest.mark.parametrize(
    "written", ["03dm-v9ek-31wt-ezaf", " 03DM V9EK 3IWT EZAF ", "O3DMV9EKLLWTEZAF"]
)
def test_how_people_write(written: str) -> None:
    expected = 123456789012345678 if "LL" not in written else None
    if expected is None:
        with pytest.raises(WrongWordError):
            number_of(written)
    else:
        assert number_of(written) == expected


def test_groups_are_for_eyes() -> None:
    assert grouped("03DMV9EK31WTEZAF") == "03DM-V9EK-31WT-EZAF"


@given(numbers, st.randoms(use_true_random=False), st.integers(1, 3))
def test_up_to_three_wrong_letters_are_noticed(number: int, rng: random.Random, wrong: int) -> None:
    letters = list(word_of(number))
    for place in rng.sample(range(LENGTH), wrong):
        letters[place] = rng.choice(LETTERS.replace(letters[place], ""))
    with pytest.raises(WrongWordError) as caught:
        number_of("".join(letters))
    assert caught.value.problem == "check"


@given(numbers)
def test_letters_that_changed_places_are_noticed(number: int) -> None:
    word = word_of(number)
    for one, other in itertools.combinations(range(LENGTH), 2):
        letters = list(word)
        letters[one], letters[other] = letters[other], letters[one]
        if "".join(letters) != word:
            with pytest.raises(WrongWordError):
                number_of("".join(letters))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "length"),
        ("0" * 15, "length"),
        ("0" * 17, "length"),
        ("0" * 15 + "!", "letter"),
        ("٣" * 16, "letter"),
    ],
)
def test_what_is_no_word(text: str, problem: str) -> None:
    with pytest.raises(WrongWordError) as caught:
        number_of(text)
    assert caught.value.problem == problem


@pytest.mark.parametrize(
    "between",
    ["\u00a0", "\n", "\r\n", "\t", "\u200b", "\u2011", "\u2014", "\u2212", "\ufeff", "\u2028"],
)
def test_what_pasting_brings_along(between: str) -> None:
    assert number_of(between.join(["03DM", "V9EK", "31WT", "EZAF", ""])) == 123456789012345678
