"""T: the turn as a machine of phases, and the fields that go with them."""

import pytest

from stoneage_qt.games.inka.rules import CHANCE, NOBODY, OVER
from tests.games.inka.rules.table import (
    BLUE,
    COST,
    GREY,
    ORANGE,
    RED,
    after,
    bare,
    do,
    enter,
    fields,
    hand,
    hands,
    hold,
    legal_texts,
    put,
    refused,
    start,
)

ONE_OF_EACH = (
    "roll 1 2",
    "throw",
    "discard wood",
    "robber t00",
    "rob 1",
    "steal wood",
    "road p00",
    "settle c00",
    "city c00",
    "found c00",
    "buy",
    "bank wood=3 for ore=1",
    "route wood=2 for ore=1",
    "offer wood=1 for ore=1",
    "accept",
    "refuse",
    "counter wood=1 for ore=2",
    "deal 1",
    "nodeal",
    "play combat",
    "play roads",
    "play invention wood=2",
    "play monopoly wood",
    "chase",
    "end",
)
PLAYS = {"play combat", "play roads", "play invention wood=2", "play monopoly wood", "chase"}
BELONG = {
    "before": {"throw"} | PLAYS,
    "main": {
        *("road p00", "settle c00", "city c00", "buy", "bank wood=3 for ore=1"),
        *("route wood=2 for ore=1", "offer wood=1 for ore=1", "end"),
    }
    | PLAYS,
    "discard": {"discard wood"},
    "robber": {"robber t00"},
    "victim": {"rob 1"},
    "roads": {"road p00"},
    "reply": {"accept", "refuse", "counter wood=1 for ore=2"},
    "choose": {"deal 1", "nodeal"},
    "found": {"found c00"},
    "first_settle": {"settle c00"},
    "first_road": {"road p00"},
}


def in_phase(phase: str) -> object:
    """A position of each phase, reached by play."""
    if phase.startswith("first"):
        s = start(founding="free")
        return s if phase == "first_settle" else after(s, "settle c24")
    s = start()
    if phase == "before":
        return s
    if phase in ("reply", "choose"):
        enter(s, "main")
        do(s, "offer ore=1 for wood=1")
        return s if phase == "reply" else after(s, "accept", "refuse", "refuse")
    if phase == "discard":
        hand(s, BLUE, "wood=8")
        do(s, "throw", "roll 3 4")
    elif phase in ("robber", "victim"):
        do(s, "throw", "roll 3 4")
        if phase == "victim":
            do(s, "robber t17")
    elif phase == "roads":
        hold(s, RED, 7)
        do(s, "play roads")
    elif phase == "found":
        enter(s, "main")
        s.players[RED].markers = 3
        hand(s, RED, COST["city"])
        do(s, "city c26")
    else:
        enter(s, phase)
    assert s.phase == phase
    return s


def code(s: object, text: str) -> str:
    return refused(s, text)  # type: ignore[arg-type]


@pytest.mark.parametrize("phase", BELONG)
def test_T5_only_its_own_words_belong_to_a_phase(phase: str) -> None:
    s = in_phase(phase)
    assert {text for text in ONE_OF_EACH if code(s, text) != "phase"} == BELONG[phase]


@pytest.mark.parametrize(("phase", "own"), [("dice", "roll 1 2"), ("steal", "steal wood")])
def test_T5_chance_decides_alone(phase: str, own: str) -> None:
    s = start()
    hand(s, GREY, "wood=1")
    do(s, "throw")
    if phase == "steal":
        do(s, "roll 3 4", "robber t17", "rob 3")
    assert (s.phase, s.actor) == (phase, CHANCE)
    assert legal_texts(s) == []
    assert {text for text in ONE_OF_EACH if refused(s, text) != "chance"} == {own}


def test_T5_nothing_is_possible_when_the_game_is_over() -> None:
    s = put(bare(), RED, settlements="c26", roads="p37 p42")
    s.players[RED].markers = 10
    s.players[RED].tribe = 2
    hand(s, RED, COST["settle"])
    do(s, "settle c34")
    assert (s.phase, s.actor) == ("over", OVER)
    assert legal_texts(s) == []
    assert {refused(s, text) for text in ONE_OF_EACH} == {"over"}


def test_T1_a_turn_goes_from_the_throw_to_the_end() -> None:
    s = start(3, start=1)
    seen = [(s.phase, s.actor)]
    for text in ("throw", "roll 6 6", "end"):
        do(s, text)
        seen.append((s.phase, s.actor))
    assert seen == [("before", 1), ("dice", CHANCE), ("main", 1), ("before", 2)]


def test_T2_before_the_throw_only_cards_and_advantages() -> None:
    s = start()
    hand(s, RED, "wood=9 stone=9 wool=9 potato=9 ore=9 fish=9 coca=9 feathers=9")
    assert legal_texts(s) == ["throw"]
    hold(s, RED, 0)
    s.arts, s.robber = RED, 16
    assert legal_texts(s) == ["throw", "play combat", "chase"]


def test_T3_main_offers_everything_else() -> None:
    s = start()
    hand(s, RED, "wood=4 stone=4 wool=2 potato=4 ore=4 fish=2 coca=2 feathers=2")
    put(s, RED, roads="p42")
    hold(s, RED, 0, 7, 8, 9)
    s.route = s.arts = RED
    s.robber = 16
    enter(s, "main")
    words = {text.split()[0] for text in legal_texts(s)}
    assert words == {
        *("road", "settle", "city", "buy", "bank", "route", "offer", "play", "chase", "end")
    }
    for text in ("play combat", "play roads", "play invention ore=2", "play monopoly ore"):
        assert refused(s, text) == ""


@pytest.mark.parametrize(
    "phase", ["discard", "robber", "victim", "roads", "reply", "choose", "found"]
)
def test_T4_cards_are_used_only_between_the_steps(phase: str) -> None:
    s = in_phase(phase)
    hold(s, RED, 0, 8)  # type: ignore[arg-type]
    assert {code(s, text) for text in PLAYS} == {"phase"}


def test_T5_sum_7_without_and_with_cards_owed() -> None:
    s = start(3)
    do(s, "throw", "roll 1 6")
    assert (s.phase, s.resume, s.actor, s.dice) == ("robber", "main", RED, (1, 6))
    s = start(3)
    hand(s, ORANGE, "wood=8")
    do(s, "throw", "roll 1 6")
    assert (s.phase, s.resume, s.actor, s.owed) == ("discard", "main", ORANGE, [0, 4, 0])
    do(s, *["discard wood"] * 4)
    assert (s.phase, s.resume, s.actor, s.owed) == ("robber", "main", RED, [0, 0, 0])
    do(s, "robber t17")
    assert (s.phase, s.resume, s.actor) == ("victim", "main", RED)
    do(s, "rob 2")
    assert (s.phase, s.resume, s.actor, s.victim) == ("steal", "main", CHANCE, BLUE)
    do(s, "steal feathers")
    assert (s.phase, s.resume, s.actor, s.victim) == ("main", None, RED, NOBODY)


@pytest.mark.parametrize("phase", ["before", "main"])
def test_T5_combat_arts_and_road_building_come_back_to_their_phase(phase: str) -> None:
    s = enter(start(), phase)
    hold(s, RED, 0)
    do(s, "play combat")
    assert (s.phase, s.resume, s.actor) == ("robber", phase, RED)
    assert after(s, "robber t28").phase == after(s, "robber frame").phase == phase
    do(s, "robber t17", "rob 3")
    assert (s.phase, s.resume) == ("steal", phase)
    do(s, "steal coca")
    assert (s.phase, s.resume) == (phase, None)
    s = enter(start(), phase)
    hold(s, RED, 7)
    do(s, "play roads")
    assert (s.phase, s.resume, s.free_roads, s.actor) == ("roads", phase, 2, RED)
    do(s, "road p42")
    assert (s.phase, s.resume, s.free_roads) == ("roads", phase, 1)
    do(s, "road p48")
    assert (s.phase, s.resume, s.free_roads) == (phase, None, 0)


@pytest.mark.parametrize("phase", ["before", "main"])
def test_T5_the_other_cards_and_the_chase_stay_in_their_phase(phase: str) -> None:
    for card, text in ((8, "play invention wood=1 ore=1"), (9, "play monopoly ore")):
        s = enter(start(), phase)
        hold(s, RED, card)
        do(s, text)
        assert (s.phase, s.resume, s.card_played) == (phase, None, True)
    s = enter(start(), phase)
    s.arts, s.robber = RED, 16
    do(s, "chase")
    assert (s.phase, s.resume, s.arts_used) == (phase, None, True)


def test_T5_the_fields_of_an_offer() -> None:
    s = enter(start(4, start=2), "main")
    do(s, "offer ore=1 for wood=1")
    assert s.offer is not None
    assert (s.phase, s.actor, s.resume) == ("reply", 3, None)
    assert list(s.offer.give) == [0, 0, 0, 0, 1, 0, 0, 0]
    assert list(s.offer.want) == [1, 0, 0, 0, 0, 0, 0, 0]
    assert list(s.offer.queue) == [3, 0, 1]
    assert list(s.offer.answers) == [None] * 4
    do(s, "accept", "refuse")
    assert (list(s.offer.queue), s.actor) == ([1], 1)
    assert list(s.offer.answers) == ["refuse", None, None, "accept"]
    do(s, "counter stone=1 coca=1 for feathers=2")
    assert (s.phase, s.actor, list(s.offer.queue)) == ("choose", 2, [])
    answer = s.offer.answers[1]
    assert isinstance(answer, tuple)
    assert list(answer[0]) == [0, 1, 0, 0, 0, 0, 1, 0]
    assert list(answer[1]) == [0, 0, 0, 0, 0, 0, 0, 2]
    done = after(s, "nodeal")
    assert (done.phase, done.actor, done.offer, done.offers_made) == ("main", 2, None, 1)


def test_T6_the_end_of_a_turn() -> None:
    s = enter(start(4, start=3), "main")
    hands(s, "", "", "", "wool=2 potato=2 ore=2")
    s.dice = (2, 2)
    hold(s, GREY, 7)
    do(s, "buy", "buy")
    s.card_played = s.route_used = s.arts_used = True
    s.offers_made = 2
    assert (s.players[GREY].cards, s.players[GREY].new) == ([7], [0, 1])
    s = after(s, "end")
    assert (s.players[GREY].cards, s.players[GREY].new) == ([0, 1, 7], [])
    assert (s.card_played, s.route_used, s.arts_used, s.offers_made) == (False, False, False, 0)
    assert (s.dice, s.turn, s.active, s.actor, s.phase) == (None, 2, 0, 0, "before")


def test_T6_development_cards_are_sorted_when_the_turn_ends() -> None:
    s = enter(start(deck1=(8, 3, 0, 1, 2, 4, 5, 6, 7, 9)), "main")
    hand(s, RED, "wool=2 potato=2 ore=2")
    hold(s, RED, 5)
    do(s, "buy", "buy")
    assert s.players[RED].new == [8, 3]
    do(s, "end")
    assert s.players[RED].cards == [3, 5, 8]


def test_the_fragment_of_the_notation() -> None:
    """The stretch of play that comes with the description of the notation."""
    s = start(3)
    do(s, "throw", "roll 5 6", "offer ore=1 for wood=1", "counter wood=1 for ore=2", "refuse")
    do(s, "deal 1")
    assert s.players[RED].hand == [1, 1, 0, 0, 0, 1, 0, 0]
    assert s.players[ORANGE].hand == [0, 1, 0, 0, 2, 0, 2, 0]
    do(s, "road p42")
    assert s.players[RED].hand == [0, 0, 0, 0, 0, 1, 0, 0]
    assert s.route == NOBODY
    do(s, "end", "throw", "roll 3 4", "robber t16")
    assert legal_texts(s) == ["rob 0"]
    before = fields(s)
    do(s, "rob 0", "steal fish")
    assert (s.phase, s.actor) == ("main", ORANGE)
    assert fields(s)["supply"] == before["supply"]
    do(s, "end")
    assert (s.turn, s.active) == (3, BLUE)
