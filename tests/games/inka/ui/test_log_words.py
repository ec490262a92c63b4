"""The log of Rise of the Inkas: everything told, to each pair of eyes what it may know (V1, V2)."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.games.inka.rules import (
    OVER,
    Event,
    State,
    apply,
    chance_outcomes,
    decode,
    determinize,
    encode,
)
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.ui.spots import Spot
from stoneage_qt.games.inka.ui.words.events import HEADINGS, Teller
from stoneage_qt.ui.i18n import Languages
from tests.games.inka.rules.random_games import SET_UPS, Kind, choose, new_game
from tests.games.inka.rules.table import BLUE, ORANGE, RED, do, enter, hands, start
from tests.games.inka.ui.speaking import LANGUAGES, NAMES, is_sentence, spoken

KINDS_OF_EVENTS = {
    value
    for name, value in vars(ev).items()
    if name.isupper() and isinstance(value, str) and not name.startswith("BY_")
} - {ev.ACCEPTED, ev.REFUSED, ev.COUNTERED}


class Played:
    """A random game: before each action the position, and what it made happen."""

    def __init__(self, kind: Kind, seed: int) -> None:
        rng = random.Random(seed)
        s = new_game(kind, rng)
        self.steps: list[tuple[State, str, Sequence[Event]]] = []
        while s.actor != OVER:
            action, events = choose(s, rng), list[Event]()
            before = s.copy()
            apply(s, action, events)
            self.steps.append((before, encode(action), events))

    @property
    def events(self) -> list[Event]:
        return [event for _, _, events in self.steps for event in events]


@cache
def played(kind: Kind, seed: int = 3) -> Played:
    return Played(kind, seed)


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path) -> Iterator[Languages]:
    with spoken(tmp_path) as made:
        yield made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SET_UPS)
def test_a_whole_game_is_told(languages: Languages, language: str, kind: Kind) -> None:
    languages.use(language)
    game = played(kind)
    teller = Teller(game.steps[0][0], NAMES)
    assert is_sentence(teller.opening().text)
    told = [line for _, _, events in game.steps for line in teller.lines(events)]
    assert all(is_sentence(line.text) for line in told)
    silent = {ev.PAID, ev.MARKER}
    assert {line.kind for line in told} == {event.kind for event in game.events} - silent
    for _, _, events in game.steps:
        assert bool(teller.caption(events)) == any(
            line.kind not in HEADINGS for line in teller.lines(events)
        )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna throws 2 and 3: 5. Cards: Anna 1 wood; Ben 1 stone and 2 ore."),
        ("de", "Anna würfelt 2 und 3: 5. Karten: Anna 1 Holz; Ben 1 Stein und 2 Erz."),
    ],
)
def test_the_board_tells_everybody_whom_a_throw_serves(
    languages: Languages, language: str, words: str
) -> None:
    languages.use(language)
    events = (
        Event(ev.DICE, 0, dice=(2, 3)),
        Event(ev.GAIN, 0, cards=(1, 0, 0, 0, 0, 0, 0, 0), reason=ev.BY_YIELD),
        Event(ev.GAIN, 1, cards=(0, 1, 0, 0, 2, 0, 0, 0), reason=ev.BY_YIELD),
    )
    assert Teller(start(), ("Anna", "Ben", "Carla")).caption(events) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_words(languages: Languages, language: str) -> None:
    languages.use(language)
    teller = Teller(start(), NAMES)
    marker = Event(ev.MARKER, RED, amount=3)
    for kind in KINDS_OF_EVENTS:
        event = Event(kind, RED, ORANGE, 1, 1, dice=(2, 4), places=(3,))
        text = teller.line(event, (), (marker,))
        assert is_sentence(text) or kind in (ev.PAID, ev.MARKER)


def test_turns_head_what_happens_in_them() -> None:
    s = start(3)
    teller = Teller(s.copy(), NAMES)
    do(s, "throw")
    do(s, "roll 1 1")
    lines = teller.lines(do(s, "end"))
    assert [(line.kind, line.seat, line.text) for line in lines] == [(ev.TURN, 1, "Ben's turn")]
    assert teller.opening().text == "Round 1. Anna begins."
    assert Teller(start(3, founding="free"), NAMES).opening().text.endswith("Anna begins.")


def test_lines_say_where_it_was() -> None:
    s = hands(enter(start(), "main", RED), "wood=2 stone=2 wool=1 potato=1", "", "", "")
    teller = Teller(s, NAMES)
    (road,) = teller.lines(do(s, "road p42"))
    assert road.text == "Anna builds a road: mountains 11 | ocean."
    assert road.place == Spot("path", 42)
    (built,) = teller.lines(do(s, "settle c34"))
    assert built.text.startswith("Anna builds a settlement (3 markers): ")
    assert built.place == Spot("crossing", 34)
    do(enter(s, "dice"), "roll 3 4")
    (robber,) = teller.lines(do(s, "robber t17"))
    assert robber.place == Spot("tile", 17)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_robbed_card_is_named_to_thief_and_victim_alone(
    languages: Languages, language: str
) -> None:
    languages.use(language)
    event = Event(ev.ROBBED, RED, BLUE, 4)
    ore = {"en": "ore", "de": "Erz"}[language]
    for eyes, known in (
        ((RED,), True),
        ((BLUE,), True),
        ((RED, BLUE), True),
        ((), False),
        ((ORANGE,), False),
        ((RED, ORANGE), False),
    ):
        text = Teller(start(), NAMES, eyes).line(event)
        assert (ore in text) == known
        assert "Anna" in text
        assert "Cleo" in text


def test_a_bought_card_is_named_to_its_buyer_alone() -> None:
    event = Event(ev.BOUGHT, RED, item=8)
    assert "invention" in Teller(start(), NAMES, (RED,)).line(event)
    for eyes in ((), (BLUE,), (RED, BLUE)):
        assert Teller(start(), NAMES, eyes).line(event) == "Anna buys a development card."


@pytest.mark.parametrize("kind", SET_UPS[::2])
def test_what_is_hidden_from_eyes_never_changes_their_log(kind: Kind) -> None:
    """Deal everything anew that a seat can't see, play the same: it reads the same."""
    rng = random.Random(1)
    compared = 0
    for before, text, events in played(kind).steps:
        word = text.split()[0]
        if word not in ("steal", "buy", "rob", "robber", "roll", "end"):
            continue
        for seat in range(kind.players):
            if word == "steal" and seat in (before.active, before.victim):
                continue
            if word == "buy" and seat == before.active:
                continue
            other = determinize(before, seat, rng)
            # The same action, but for chance: it takes what is there now.
            again = chance_outcomes(other)[-1][0] if word == "steal" else decode(text)
            then: list[Event] = []
            apply(other, again, then)
            teller = Teller(before, NAMES, (seat,))
            assert teller.lines(then) == teller.lines(events)
            compared += word in ("steal", "buy")
    assert compared > 10
