"""What speaks for advice in Rise of the Inkas: always something, true, and said once."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.analysis import judge
from stoneage_qt.games.inka.bots.hints_reasons import CODES, Why, reasons, reasons_against
from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.bots.verdicts import read_verdict
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    decode,
    determinize,
    encode,
    keyed_chance,
    legal_actions,
    new_state,
)
from stoneage_qt.games.inka.rules.board import TILES_AT
from stoneage_qt.games.inka.rules.constants import (
    COST_CITY,
    COST_SETTLEMENT,
    FRAME,
    NOBODY,
    PIPS,
    WOOL,
)
from stoneage_qt.games.inka.rules.playout import random_action
from stoneage_qt.games.inka.rules.questions import roads_away
from stoneage_qt.games.inka.ui.words.hints import why_text
from stoneage_qt.ui.i18n import Languages
from tests.games.inka.bots.positions import NOTHING, in_main
from tests.games.inka.rules.table import (
    ORANGE,
    RED,
    enter,
    hold,
    start,
)
from tests.games.inka.ui.speaking import LANGUAGES, NAMES, is_sentence, spoken

SEED = 5
Decision = tuple[int, State, Action, Memory]


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path) -> Iterator[Languages]:
    with spoken(tmp_path) as made:
        yield made


def decisions(players: int, founding: str, every: int) -> Iterator[Decision]:
    """Some decisions of a game in which everybody slips now and then."""
    rng = random.Random(f"{players}/{founding}")
    s = new_state(Setup.shuffled(players, rng, founding=founding))
    memory = Memory(s)
    number = 0
    while s.actor != OVER:
        if s.actor == CHANCE:
            action = keyed_chance(s, SEED)
        else:
            action = random_action(s, rng) if rng.random() < 0.4 else builder.choose(s)
            if len(legal_actions(s)) > 1 and rng.randrange(every) == 0:
                yield number, s, action, memory
        apply(s, action)
        memory.see(action, s)
        number += 1


def assert_well_told(languages: Languages, s: State, found: tuple[Why, ...]) -> None:
    for language in LANGUAGES:
        languages.use(language)
        told = why_text(found, s, NAMES)
        assert is_sentence(told), found
        parts = told.split("; ")
        assert len(parts) == len(set(parts)), told


@pytest.mark.parametrize(("players", "founding"), [(3, "fixed"), (4, "free")])
def test_every_better_move_and_every_advice_has_a_reason(
    languages: Languages, players: int, founding: str
) -> None:
    better = 0
    for number, s, action, memory in decisions(players, founding, every=2):
        known = memory.of(s.actor)
        verdict = judge(s, action, number, known, SEED)
        if verdict is not None and verdict.best != verdict.played:
            better += 1
            assert_well_told(languages, s, verdict.reasons)
        if number % 5 == 0:
            best, *others = MINDS.hints(s, 3, SEED, known)
            assert_well_told(languages, s, best.reasons)
            for hint in others:
                # What speaks for another answer to an offer would mislead.
                assert hint.reasons or s.offer is not None
    assert better > 5


@pytest.mark.parametrize(("players", "founding"), [(3, "free"), (4, "fixed")])
def test_reasons_tell_nothing_hidden_and_have_words(
    languages: Languages, players: int, founding: str
) -> None:
    rng = random.Random(1)
    codes: set[str] = set()
    for _, s, action, _ in decisions(players, founding, every=4):
        other = determinize(s, s.actor, rng)
        for one in legal_actions(s):
            found = reasons(s, one)
            assert found == reasons(other, one), encode(one)
            codes.update(why.code for why in found)
            if found:
                assert_well_told(languages, s, found)
        assert reasons_against(s, legal_actions(s)[0], action)
    assert codes <= set(CODES)
    assert len(codes) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(languages: Languages, language: str) -> None:
    languages.use(language)
    s = start()
    # What 1 means differs, but it is a tile, a crossing, a kind and a purchase.
    told = [why_text([Why(code, 2, 1, ORANGE)], s, NAMES) for code in CODES]
    assert all(map(is_sentence, told)), told
    assert len(set(told)) == len(told)


def test_a_road_tells_the_site_it_leads_to_and_who_is_near() -> None:
    s = in_main([[1, 1, 0, 0, 0, 0, 0, 0], *[NOTHING] * 3])
    for action in legal_actions(s):
        if not encode(action).startswith("road "):
            continue
        apply(after := s.copy(), action)
        for why in reasons(s, action):
            if why.code.startswith(("site", "towards")):
                distance = roads_away(after, RED)[why.what]
                assert (distance == 0) == why.code.startswith("site")
                before = roads_away(s, RED)[why.what]
                assert before > distance
                tiles = [t for t in TILES_AT[why.what] if s.components.number[t]]
                assert why.amount == sum(PIPS[s.components.number[t]] for t in tiles)
                if why.seat != NOBODY:
                    assert roads_away(s, why.seat)[why.what] in (1, 2)


def test_what_would_hold_for_both_moves_is_not_told() -> None:
    """A settlement gives a marker wherever it stands: the place makes the difference."""
    s = enter(start(founding="free"), "first_settle", RED)
    fertile, poor = decode("settle c19"), decode("settle c01")
    found = reasons_against(s, fertile, poor)
    pips = {why.code: why.amount for why in reasons(s, fertile)}["yields"]
    least = {why.code: why.amount for why in reasons(s, poor)}["yields"]
    assert pips > least
    assert found[0] == Why("yields_more", pips, least)


def test_who_waits_is_told_what_for() -> None:
    end = decode("end")
    s = in_main([[0, 0, 1, 1, 2, 0, 0, 0], *[NOTHING] * 3])
    assert reasons_against(s, end, decode("buy"))[0] == Why("saves_for", 2, COST_CITY)
    s = in_main([[1, 1, 0, 1, 2, 0, 0, 0], *[NOTHING] * 3])
    assert reasons_against(s, end, decode("road p42"))[0] == Why("keeps_cards", 2)


def test_an_exchange_that_does_not_pay_yet_tells_what_is_missing() -> None:
    s = in_main([[3, 0, 0, 0, 1, 0, 0, 0], *[NOTHING] * 3])
    assert reasons(s, decode("bank wood=3 for ore=1"))[0] == Why("nearer", 3, COST_CITY)


def test_a_refusal_tells_whether_the_card_is_needed() -> None:
    s = in_main([[0, 0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 2, 3, 0, 0, 0], NOTHING, NOTHING])
    apply(s, decode("offer wool=1 for ore=1"))
    assert s.actor == ORANGE
    assert reasons(s, decode("refuse"))[0] == Why("needed", what=COST_CITY)


def test_the_robber_names_whom_he_hits() -> None:
    s = enter(start(), "robber", RED)
    s.players[ORANGE].markers = 3
    (tile,) = {t for t in TILES_AT[21] if s.components.number[t] == 4}
    assert reasons(s, decode(f"robber t{tile:02d}"))[0] == Why("blocks", 3, seat=ORANGE)
    for player in s.players:
        player.markers = 2
    told = [why.code for why in reasons(s, decode(f"robber t{tile:02d}"))]
    assert not {"blocks", "rivals"} & {*told}, "nobody of equals is the strongest"
    assert "starves" in told
    assert reasons(s, decode("robber frame")) == (Why("spares"),)
    assert s.robber == FRAME


def test_a_card_is_bought_for_what_the_pile_still_holds() -> None:
    s = in_main([[0, 0, 1, 1, 1, 0, 0, 0], *[NOTHING] * 3])
    hold(s, RED, 0, 1)
    found = reasons(s, decode("buy"))
    assert found[0] == Why("arts_next")
    assert found[-1] == Why("draw", round(100 * 5 / 8))


def test_a_new_kind_is_named(languages: Languages) -> None:
    told = why_text([Why("kinds", what=WOOL), Why("kinds", what=WOOL + 1)], start(), NAMES)
    assert told == "kinds that did not grow before: wool and potato"


def test_reasons_survive_the_way_through_a_file() -> None:
    why = Why("nearer", 2, COST_SETTLEMENT)
    row = [3, 0, "end", "end", 0.2, 0.3, [list(why)], True, "building", 0, 0, 0, 0, 1.0]
    assert read_verdict(tuple(row)).reasons == (why,)
