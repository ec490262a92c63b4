"""H6 to H12: offers, answers, counter-offers, deals."""

import pytest

from stoneage_qt.games.inka.rules import State
from tests.games.inka.rules.table import (
    BLUE,
    GREY,
    ORANGE,
    RED,
    after,
    bare,
    do,
    drain,
    enter,
    fields,
    hands,
    held,
    legal_texts,
    listed,
    refused,
    start,
)


def four_hands(*texts: str, **options: object) -> State:
    """The hands of X33, or others; red's `main`."""
    return hands(
        bare(**options),  # type: ignore[arg-type]
        *(texts or ("wood=2 fish=1", "stone=1", "ore=1", "ore=1 coca=1")),
    )


def test_X33_listed_offers_and_counters() -> None:
    s = four_hands()
    assert listed(s, "offer") == [
        f"{give} for {want}"
        for give in ("wood=1", "wood=2", "fish=1")
        for want in ("stone=1", "ore=1", "coca=1")
    ]
    do(s, "offer wood=1 for ore=1")
    assert legal_texts(s) == ["refuse", "counter stone=1 for wood=1"]
    assert refused(s, "accept") == "cards"
    for seat in (ORANGE, BLUE, GREY):
        assert s.actor == seat
        assert refused(s, "counter ore=1 for wood=1") == "same_offer"
        if seat == BLUE:
            assert refused(s, "counter ore=1 for wood=3") == ""
            assert listed(s, "counter") == [
                *("ore=1 for wood=2", "ore=1 for stone=1", "ore=1 for fish=1"),
                "ore=1 for coca=1",
            ]
        if seat == GREY:
            assert listed(s, "counter") == [
                *("ore=1 for wood=2", "ore=1 for stone=1", "ore=1 for fish=1"),
                "coca=1 for wood=1",
            ]
        do(s, "refuse")


def test_X34_the_choice() -> None:
    s = four_hands()
    do(s, "offer wood=1 for ore=1", "refuse")
    refusing = after(s, "refuse", "counter ore=1 for wood=3")
    assert (refusing.phase, legal_texts(refusing)) == ("choose", ["nodeal"])
    nobody = after(s, "refuse", "refuse")
    assert (nobody.phase, nobody.actor, nobody.offer) == ("main", RED, None)
    do(s, "accept", "counter ore=1 for wood=3")
    assert legal_texts(s) == ["deal 2", "nodeal"]
    assert refused(s, "deal 3") == "cards"
    assert refused(s, "deal 1") == refused(s, "deal 0") == "answer"
    dealt = after(s, "deal 2")
    assert (held(dealt, RED), held(dealt, BLUE)) == ("wood=1 ore=1 fish=1", "wood=1")
    do(s, "nodeal")
    assert (held(s, RED), held(s, BLUE), s.phase) == ("wood=2 fish=1", "ore=1", "main")


def test_X35_who_has_no_cards_is_not_asked() -> None:
    s = four_hands("wood=2 fish=1", "", "ore=1", "ore=1 coca=1")
    do(s, "offer wood=1 for ore=1")
    assert s.offer is not None
    assert list(s.offer.queue) == [BLUE, GREY]
    do(s, "refuse", "refuse")
    assert s.phase == "main"
    s = four_hands("wood=2 fish=1", "", "", "")
    assert listed(s, "offer") == []
    assert refused(s, "offer wood=1 for ore=1") == "offers"


def test_H6_the_conditions_of_an_offer() -> None:
    s = four_hands()
    assert refused(s, "offer wood=2 fish=1 for ore=2 coca=1 feathers=12") == ""
    assert refused(s, "offer wood=1 for wood=1") == "same_kind"
    assert refused(s, "offer wood=1 fish=1 for ore=1 fish=1") == "same_kind"
    assert refused(s, "offer wood=1 for ore=20") == ""
    assert refused(s, "offer wood=1 for ore=21") == "count"
    assert refused(s, "offer wood=1 for coca=12") == ""
    assert refused(s, "offer wood=1 for coca=13") == "count"
    assert refused(s, "offer wood=3 for ore=1") == "cards"
    assert refused(s, "offer wood=99 for ore=1") == "cards"
    assert refused(s, "offer stone=1 for ore=1") == "cards"
    assert refused(enter(s, "before"), "offer wood=1 for ore=1") == "phase"


@pytest.mark.parametrize("limit", [0, 1, 3, 9])
def test_H6_so_many_offers_per_turn(limit: int) -> None:
    s = four_hands(offers=limit)
    for number in range(limit):
        assert s.offers_made == number
        do(s, "offer wood=1 for ore=1", "refuse")
        if number % 2:  # whether a deal is possible or not, the offer counts
            do(s, "accept", "refuse", "nodeal")
        else:
            do(s, "refuse", "refuse")
    assert s.offers_made == limit
    assert refused(s, "offer wood=1 for ore=1") == "offers"
    assert listed(s, "offer") == []
    do(s, "end")
    assert s.offers_made == 0


def test_H7_clockwise_from_the_active_player() -> None:
    s = four_hands()
    enter(s, "main", BLUE)
    do(s, "offer ore=1 for wood=1")
    assert s.offer is not None
    assert list(s.offer.queue) == [GREY, RED, ORANGE]
    seats = []
    while s.phase == "reply":
        seats.append(s.actor)
        do(s, "refuse")
    assert seats == [GREY, RED, ORANGE]


def test_H8_accepting_needs_the_cards() -> None:
    s = four_hands("wood=2", "ore=1", "ore=2", "ore=1 coca=1")
    do(s, "offer wood=2 for ore=1 coca=1")
    codes = []
    while s.phase == "reply":
        codes.append(refused(s, "accept"))
        assert refused(s, "refuse") == ""
        do(s, "refuse")
    assert codes == ["cards", "cards", ""]


def test_H8_the_conditions_of_a_counter() -> None:
    s = four_hands()
    do(s, "offer wood=1 for ore=1", "refuse", "refuse")
    assert s.actor == GREY
    assert refused(s, "counter ore=1 coca=1 for wood=20 feathers=12") == ""
    assert refused(s, "counter ore=1 for ore=1") == "same_kind"
    assert refused(s, "counter coca=1 for fish=13") == "count"
    assert refused(s, "counter ore=1 for wood=1") == "same_offer"
    assert refused(s, "counter ore=2 for wood=1") == "cards"
    assert refused(s, "counter coca=1 for fish=1") == ""


def test_H8_the_hand_of_the_active_player_plays_no_part() -> None:
    rich = four_hands("wood=5 fish=5", "stone=1", "ore=1", "ore=1 coca=1")
    poor = four_hands("wood=1", "stone=1 wood=4 fish=5", "ore=1", "ore=1 coca=1")
    for s in (rich, poor):
        do(s, "offer wood=1 for ore=1", "refuse")
    assert rich.actor == BLUE
    assert legal_texts(rich) == legal_texts(poor)
    for text in ("counter ore=1 for wood=5 fish=5", "counter ore=1 for feathers=3"):
        assert refused(rich, text) == refused(poor, text) == ""


def test_H9_a_counter_is_dealt_as_it_was_made() -> None:
    s = four_hands()
    do(s, "offer wood=1 for ore=1", "counter stone=1 for wood=1 fish=1", "accept", "refuse")
    assert legal_texts(s) == ["deal 1", "deal 2", "nodeal"]
    supply = list(s.supply)
    do(s, "deal 1")
    assert (held(s, RED), held(s, ORANGE)) == ("wood=1 stone=1", "wood=1 fish=1")
    assert (held(s, BLUE), s.supply) == ("ore=1", supply)
    assert (s.phase, s.actor, s.offer) == ("main", RED, None)


def test_H9_the_choice_is_never_skipped() -> None:
    s = four_hands()
    do(s, "offer wood=1 for ore=1", "refuse", "counter ore=1 for feathers=1", "refuse")
    assert (s.phase, s.actor) == ("choose", RED)
    assert legal_texts(s) == ["nodeal"]
    assert refused(s, "deal 2") == "cards"


def test_H9_all_who_were_asked_refused() -> None:
    s = four_hands("wood=1", "", "", "ore=1")
    do(s, "offer wood=1 for ore=1", "refuse")
    assert (s.phase, s.offer, s.offers_made) == ("main", None, 1)


def test_H10_opponents_answer_only() -> None:
    s = four_hands()
    do(s, "offer wood=1 for ore=1")
    assert s.actor == ORANGE
    for text in ("offer stone=1 for ore=1", "deal 2", "bank ore=3 for wood=1", "buy", "end"):
        assert refused(s, text) == "phase"
    do(s, "refuse", "counter ore=1 for fish=1", "refuse")
    assert refused(s, "counter fish=1 for ore=1") == "phase"
    assert refused(s, "offer fish=1 for ore=1") == "phase"
    do(s, "nodeal", "offer fish=1 for ore=1")
    assert s.offers_made == 2


def test_H11_listed_offers_follow_what_the_active_player_knows() -> None:
    s = four_hands("stone=1 coca=3", "coca=2 feathers=1", "", "")
    assert listed(s, "offer") == [
        *("stone=1 for coca=1", "stone=1 for feathers=1"),
        *("coca=1 for feathers=1", "coca=2 for feathers=1"),
    ]
    # Unlisted ones are legal as well.
    assert refused(s, "offer coca=3 for feathers=1") == ""
    assert refused(s, "offer stone=1 for wood=1") == ""


def test_H12_one_more_something_else_not_that_but_this() -> None:
    s = four_hands("wood=2 fish=1 wool=1", "stone=2 ore=3 fish=1", "wood=1", "wool=1")
    do(s, "offer wood=2 fish=1 for ore=2")
    assert s.actor == ORANGE
    assert listed(s, "counter") == [
        "ore=2 for wood=3 fish=1",  # (a): there is a third wood, but no second fish
        *("ore=2 for wood=1", "ore=2 for wool=1", "ore=2 for fish=1"),  # (b)
        *("stone=1 for wood=2 fish=1", "ore=1 for wood=2 fish=1"),  # (c)
    ]
    do(s, "refuse")
    assert legal_texts(s) == ["refuse"]


def test_H12_the_offer_itself_is_never_listed() -> None:
    s = four_hands("wood=1", "ore=1 potato=1", "", "")
    do(s, "offer wood=1 for ore=1")
    assert legal_texts(s) == [
        *("accept", "refuse"),
        "counter potato=1 for wood=1",
    ]


def test_H12_counts_the_supply_not_the_hands() -> None:
    s = four_hands("wood=1", "ore=1", "", "")
    drain(s, "wood", 17)  # two more wood are somewhere
    do(s, "offer wood=1 for ore=1")
    assert "counter ore=1 for wood=2" in legal_texts(s)


def test_H9_answers_change_nothing_but_the_offer() -> None:
    s = enter(start(), "main")
    do(s, "offer ore=1 for wood=1")
    before = fields(s)
    do(s, "accept")
    changed = {name for name, value in fields(s).items() if value != before[name]}
    assert changed == {"offer", "actor"}
