"""Every action, event and reason has words, without gaps, in every kind of game."""

import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.games.stoneage.bots.hints_reasons import CODES
from stoneage_qt.games.stoneage.bots.verdicts import Why
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Reason,
    Setup,
    State,
    apply,
    legal_actions,
    new_state,
    sample_chance,
)
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.constants import MODULES, PLACE_COUNT
from stoneage_qt.games.stoneage.rules.yields import mean_yield
from stoneage_qt.games.stoneage.ui.words.actions import describe_action
from stoneage_qt.games.stoneage.ui.words.cards import card_text
from stoneage_qt.games.stoneage.ui.words.events import _TELL, Teller
from stoneage_qt.games.stoneage.ui.words.help import help_place
from stoneage_qt.games.stoneage.ui.words.hints import why_text
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, place_name, seat_name
from stoneage_qt.games.stoneage.ui.words.reasons import reason_text
from stoneage_qt.session.match import Seat
from stoneage_qt.ui.i18n import Languages
from tests.ui.catalogues import compile_catalogues

SEATS = tuple(
    Seat(name=name, colour=colour)
    for name, colour in (("Ada", "red"), ("", "blue"), ("Cem", "green"), ("Dora", "yellow"))
)
SILENT = {ev.RETURNED, ev.GATHERED, ev.CARD_REVEALED, ev.CARD_SLID}


def complete(words: str) -> bool:
    """Nothing of the template is left over."""
    return words.strip() == words and bool(words) and not set("{}%") & set(words)


def play(players: int, seed: int, modules: frozenset[str]) -> list[tuple[State, list[ev.Event]]]:
    rng = random.Random(seed)
    s = new_state(Setup.shuffled(players, rng, modules))
    seen: list[tuple[State, list[ev.Event]]] = []
    while s.actor != OVER and s.round < 40:
        events: list[ev.Event] = []
        action = sample_chance(s, rng) if s.actor == CHANCE else rng.choice(legal_actions(s))
        s = s.copy()
        apply(s, action, events)
        seen.append((s, events))
    return seen


@pytest.mark.parametrize(("players", "modules"), [(2, frozenset()), (4, MODULES)])
def test_actions_and_events_have_words(players: int, modules: frozenset[str]) -> None:
    season = "winter" if modules else "summer"
    teller = Teller(SEATS[:players], season)
    told: set[str] = set()
    for s, events in play(players, 5, modules):
        for action in legal_actions(s)[:40]:
            assert complete(describe_action(s, action, season))
        for line in teller.lines(events):
            assert complete(line.text)
            told.add(line.kind)
        caption = teller.caption(events)
        assert not caption or complete(caption)
    assert told <= _TELL.keys()
    assert {ev.PLACED, ev.ROLLED, ev.FED, ev.ROUND_STARTED} <= told


def test_distinct_actions_have_distinct_words() -> None:
    for s, _ in play(3, 11, frozenset())[:400]:
        actions = legal_actions(s)
        words = [describe_action(s, action) for action in actions]
        assert len(set(words)) == len(words)


def test_every_event_is_told_or_silent_on_purpose() -> None:
    kinds = {
        value
        for name, value in vars(ev).items()
        if name.isupper() and isinstance(value, str) and not name.startswith("BY_")
    } - {ev.NO_CARDS_LEFT, ev.STACK_EMPTY}
    assert kinds - _TELL.keys() == SILENT


def test_places_explain_themselves() -> None:
    for s, _ in play(4, 3, MODULES)[::25]:
        for place in range(PLACE_COUNT):
            assert complete(help_place(s, 0, place, "winter"))
            assert complete(place_name(place, "winter"))


@pytest.mark.parametrize("reason", list(Reason))
def test_reasons_have_words(reason: Reason) -> None:
    assert complete(reason_text(reason))
    assert reason_text(reason.value) == reason_text(reason)


def test_a_nameless_player_is_called_by_the_colour() -> None:
    assert seat_name(SEATS, 0) == "Ada"
    assert seat_name(SEATS, 1) == "Blue"


def test_the_extra_card_is_told_to_its_owner_alone() -> None:
    event = ev.Event(ev.EXTRA_DRAWN, 0, 8, item=3)
    assert card_text(3) in Teller(SEATS, "summer", 0).line(event)
    assert card_text(3) not in Teller(SEATS, "summer", 1).line(event)


def test_points_below_zero_are_counted() -> None:
    assert "10" in StoneAgeCounts().points(-10)
    assert StoneAgeCounts().points(-10) != StoneAgeCounts().points(10)


def test_expected_yield_is_exact() -> None:
    s = new_state(Setup.shuffled(2, random.Random(1)))
    # Two dice in the forest: the mean of floor(sum / 3), counted by hand over 36 ways.
    ways = [(a + b) // 3 for a in range(1, 7) for b in range(1, 7)]
    assert mean_yield(s, 1, 2) == pytest.approx(sum(ways) / 36)


def test_every_reason_for_a_hint_has_words() -> None:
    for code in CODES:
        assert complete(why_text(Why(code, 3, 1)))


def test_reasons_count_in_both_languages(qapp: QApplication, tmp_path: Path) -> None:
    languages = Languages(compile_catalogues(tmp_path))
    languages.use("en")
    assert why_text(Why("builds", 1, 1)) == "1 point at once"
    english = {code: why_text(Why(code, 3, 1)) for code in CODES}
    assert english["builds"] == "3 points at once"
    languages.use("de")
    assert why_text(Why("reserves_building", 1, 1)).endswith("1 Rohstoff fehlt")
    same = [code for code in CODES if why_text(Why(code, 3, 1)) == english[code]]
    languages.use("en")
    assert same == []
