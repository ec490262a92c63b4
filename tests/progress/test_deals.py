"""Deals: the same word gives the same cards, dice and opponents."""

import random
from dataclasses import replace
from datetime import date, timedelta

import pytest

from stoneage_qt.bots.levels import UnknownLevelError
from stoneage_qt.contract import CHANCE, OVER
from stoneage_qt.games import GAMES, code_book_of, minds_of, rules_of
from stoneage_qt.progress.deals import (
    PERSON,
    Deal,
    UnknownDealError,
    deal_of,
    deal_of_day,
    deal_of_word,
    match_of_deal,
    word_of_deal,
)
from stoneage_qt.progress.letters import number_of, word_of
from stoneage_qt.session.match import Match
from stoneage_qt.session.seats import Seat

DAY = date(2026, 11, 17)
DEAL = Deal(
    "stoneage",
    ("expert", PERSON, "valuer"),
    frozenset(("season=winter", "igloos")),
    2,
    4_000_000_001,
)


def test_a_word_means_its_deal() -> None:
    word = word_of_deal(DEAL)
    assert word is not None
    assert deal_of_word(word.lower()) == DEAL


def test_words_stay_what_they_were() -> None:
    """People have them on paper."""
    assert word_of_deal(deal_of_day("stoneage", DAY)) == "29G1816PSANAP3AR"
    assert word_of_deal(deal_of_day("inka", DAY)) == "704G812MCWV3R5TA"
    more = deal_of_day("inka", DAY)._replace(choices=frozenset(("offers=5",)))
    assert word_of_deal(more) == "Q182212MCWV3RBJC"


def test_a_deal_has_one_word() -> None:
    """Bits that mean nothing, as of a seat that nobody sits on, are those of no word."""
    word = word_of_deal(DEAL)
    assert word is not None
    number = number_of(word)
    for place in range(65):
        try:
            found = deal_of_word(word_of(number ^ 1 << place))
        except UnknownDealError:
            continue
        assert found != DEAL
    empty_seat = 1 << 32 + 3 * 5
    with pytest.raises(UnknownDealError):
        deal_of_word(word_of(number ^ empty_seat))


def test_letters_of_other_widths_are_read() -> None:
    word = word_of_deal(DEAL)
    assert word is not None
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in word)
    assert deal_of_word(f"{wide[:4]}\u3000{wide[4:]}") == DEAL


@pytest.mark.parametrize("game", GAMES)
def test_every_day_has_a_deal_that_can_be_played(game: str) -> None:
    deals = {deal_of_day(game, DAY + timedelta(days)) for days in range(60)}
    assert len(deals) == 60
    for deal in deals:
        word = word_of_deal(deal)
        assert word is not None
        assert deal_of_word(word) == deal
        assert deal.seats.count(PERSON) == 1
        assert len(set(deal.seats)) == len(deal.seats), "nobody sits there twice"
        assert deal_of(match_of_deal(deal)) == deal


@pytest.mark.parametrize("game", GAMES)
def test_the_code_book_knows_every_level_and_module(game: str) -> None:
    book = code_book_of(game)
    assert book is not None
    assert {level.key for level in minds_of(game).levels} <= set(book.levels)
    assert set(rules_of(game).modules) <= set(book.modules)
    assert len(book.levels) < (16 if book.number_option else 32)
    assert len(book.modules) + len(book.options) <= 5
    for level in book.levels:
        try:
            minds_of(game).make_bot(level)
        except UnknownLevelError:  # pragma: no cover - only where a level was taken away
            pytest.fail(level)


@pytest.mark.parametrize("offers", range(10))
def test_any_number_of_offers_has_a_word(offers: int) -> None:
    """Deals of Inkas: everything that the new-game page lets one choose."""
    rules = rules_of("inka")
    levels = ("warrior", "heir", "trader")
    for modules in ((), ("free_founding",), ("free_founding", "variable_board")):
        options = replace(rules.options_for(frozenset(modules)), offers=offers)
        seats = [
            Seat(controller="bot", level=level, colour=colour) if level else Seat(colour=colour)
            for level, colour in zip((*levels[:2], PERSON, levels[2]), rules.colours, strict=True)
        ]
        setup = rules.shuffled(4, random.Random(77), frozenset(modules), 3)
        setup = rules.fitted(setup, [seat.colour for seat in seats], options)
        match = Match(rules, setup, seats, options, 77)
        deal = deal_of(match)
        assert deal is not None
        word = word_of_deal(deal)
        assert word is not None
        assert len(word) == 16
        again = match_of_deal(deal_of_word(word))
        assert (again.setup, again.options) == (setup, options)


def test_a_number_that_no_option_has_is_from_elsewhere() -> None:
    """Four bits hold more than the nine offers that the rules allow."""
    deal = deal_of_day("inka", DAY)._replace(choices=frozenset(("offers=12",)))
    word = word_of_deal(deal)
    assert word is not None
    with pytest.raises(UnknownDealError) as caught:
        deal_of_word(word)
    assert caught.value.problem == "newer"


def test_books_tell_games_apart() -> None:
    numbers = [book.number for key in GAMES if (book := code_book_of(key)) is not None]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_word_gives_the_same_cards_and_dice(game: str) -> None:
    """Whoever decides the same sees the same."""
    word = word_of_deal(deal_of_day(game, DAY))
    assert word is not None
    one, other = match_of_deal(deal_of_word(word)), match_of_deal(deal_of_word(word))
    rng = random.Random(1)
    while one.state.actor != OVER and one.index < 150:
        if one.state.actor == CHANCE:
            assert one.roll() == other.roll()
            action = one.roll()
        else:
            action = rng.choice(list(one.rules.legal_actions(one.state)))
        one.submit(action)
        other.submit(action)
        assert one.state.key() == other.state.key()


def test_a_match_from_elsewhere_has_no_deal() -> None:
    rules = rules_of("stoneage")
    seats = [Seat(colour="red"), Seat(controller="bot", level="valuer", colour="blue")]
    setup = rules.shuffled(2, random.Random(5))
    assert deal_of(Match(rules, setup, seats, seed=5)) is not None
    assert deal_of(Match(rules, setup, seats, seed=6)) is None
    program = [seats[0], Seat(controller="bot", command="./bot", colour="blue")]
    assert deal_of(Match(rules, setup, program, seed=5)) is None


def test_a_large_seed_has_no_word() -> None:
    assert word_of_deal(DEAL._replace(seed=1 << 40)) is None


@pytest.mark.parametrize("number", [1 << 64, 3 << 62, 31 << 32, (1 << 65) - 1])
def test_words_of_a_newer_program(number: int) -> None:
    """Another version, a game, a level that nobody here knows."""
    with pytest.raises(UnknownDealError) as caught:
        deal_of_word(word_of(number))
    assert caught.value.problem == "newer"


def test_a_typing_mistake_is_told() -> None:
    with pytest.raises(UnknownDealError) as caught:
        deal_of_word("29G1416PSANAPART")
    assert caught.value.problem == "check"
