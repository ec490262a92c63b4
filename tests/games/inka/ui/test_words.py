"""What the window says about Rise of the Inkas, in both languages: nothing is without words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.games.inka.bots import refusals as why
from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import CHANCE, Action, Reason, decode, legal_actions, standings
from stoneage_qt.games.inka.rules import constants as c
from stoneage_qt.games.inka.rules.actions import ROBBER_TO, WORDS
from stoneage_qt.games.inka.rules.board import CROSSINGS, LAND_TILES, PATHS, TILES
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.games.inka.ui.words.actions import describe_action, move_kind
from stoneage_qt.games.inka.ui.words.banner import asking_text, banner_text
from stoneage_qt.games.inka.ui.words.levels import level_name, level_note
from stoneage_qt.games.inka.ui.words.places import crossing_text, path_text, tile_text
from stoneage_qt.games.inka.ui.words.reasons import missing_text, reason_text, refusal_text
from stoneage_qt.games.inka.ui.words.refusals import refusal_words
from stoneage_qt.games.inka.ui.words.result import decision_text
from stoneage_qt.ui.i18n import Languages
from tests.games.inka.rules.random_games import SET_UPS, Kind, positions
from tests.games.inka.rules.table import RED, bare, enter, hand, hands, hold, put, start
from tests.games.inka.ui.speaking import LANGUAGES, NAMES, is_sentence, spoken


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path) -> Iterator[Languages]:
    with spoken(tmp_path) as made:
        yield made


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(languages: Languages, language: str) -> None:
    languages.use(language)
    tables = (
        [names.kind_name(kind) for kind in range(c.KINDS)],
        [names.stuff_name(kind) for kind in range(c.KINDS)],
        [names.landscape_name(terrain) for terrain in range(len(c.TERRAIN_NAMES))],
        [names.purchase_name(purchase) for purchase in range(len(c.COST_NAMES))],
        [names.tribe_name(tribe) for tribe in range(len(c.GOALS))],
        [names.card_name(card) for card in range(len(c.CARD_KIND_NAMES))],
        [names.card_note(card) for card in range(len(c.CARD_KIND_NAMES))],
        [names.route_name(), names.arts_name()],
        [names.colour_name(colour) for colour in RULES.colours],
        [names.token_name(colour) for colour in RULES.colours],
        [names.phase_name(phase) for phase in c.PHASES],
        [names.part_name(part) for part in standings(start())[0].parts],
        [names.series_name(series) for series in RULES.series],
        [names.module_name(module) for module in RULES.modules],
        [names.module_note(module) for module in RULES.modules],
        [level_name(level.key) for level in MINDS.levels],
        [level_note(level.key) for level in MINDS.levels],
        [reason_text(reason) for reason in Reason],
    )
    for table in tables:
        assert all(map(is_sentence, table)), table
        assert len(set(table)) == len(table), table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_move_has_a_name(languages: Languages, language: str) -> None:
    languages.use(language)
    assert all(is_sentence(move_kind(Action(word))) for word in range(len(WORDS)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_explained_with_the_numbers_of_the_data(
    languages: Languages, language: str
) -> None:
    languages.use(language)
    assert "3" in names.card_note(c.ROADS_CARD, free_roads=3)
    assert "4" in names.card_note(c.MONOPOLY, monopoly=4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SET_UPS)
def test_every_action_of_a_game_reads_differently(
    languages: Languages, language: str, kind: Kind
) -> None:
    languages.use(language)
    seen: set[int] = set()
    for s in positions(kind, seed=2, every=7):
        options = legal_actions(s)
        texts = [describe_action(s, action, NAMES) for action in options]
        assert all(map(is_sentence, texts)), texts
        assert len(set(texts)) == len(texts), sorted(texts)
        seen.update(action.word for action in options)
        assert is_sentence(banner_text(s, NAMES))
        assert (asking_text(s, NAMES) == "") == (s.actor < 0)
    assert len(seen) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_notation_is_put_into_words(languages: Languages, language: str) -> None:
    languages.use(language)
    s = start()
    rest = {
        "roll": "roll 2 5",
        "discard": "discard wool",
        "robber": "robber t07",
        "rob": "rob 2",
        "steal": "steal ore",
        "road": "road p00",
        "settle": "settle c00",
        "city": "city c26",
        "found": "found c00",
        "bank": "bank wood=3 for ore=1",
        "route": "route wood=1 fish=1 for ore=1",
        "offer": "offer wood=1 for ore=1",
        "counter": "counter ore=1 for wood=2",
        "deal": "deal 1",
        "play invention": "play invention ore=2",
        "play monopoly": "play monopoly wool",
    }
    texts = [describe_action(s, decode(rest.get(word, word)), NAMES) for word in WORDS]
    assert all(map(is_sentence, texts)), texts
    assert len(set(texts)) == len(WORDS)


def test_actions_name_price_place_and_people(languages: Languages) -> None:
    s = bare()
    put(s, RED, settlements="c31", roads="p38")
    put(s, 1, ruined_cities="c27")
    assert describe_action(s, decode("settle c27"), NAMES) == (
        "Overbuild the ruin (city, Ben) for 1 wood, 1 stone, 1 wool and 1 potato: "
        "quarry 8, pasture 12 and mountains 11"
    )
    assert describe_action(s, decode("road p00"), NAMES).endswith(": north side of quarry 11")
    languages.use("de")
    assert describe_action(s, decode("settle c27"), NAMES) == (
        "Stadt unter Dickicht (Ben) für 1 Holz, 1 Stein, 1 Wolle und 1 Kartoffel überbauen: "
        "Steinbruch 8, Weideland 12 und Gebirge 11"
    )
    assert describe_action(s, decode("robber t07"), NAMES) == "Räuber versetzen: Wald 9"


def test_the_banner_says_whose_turn_it_is_and_who_answers(languages: Languages) -> None:
    s = hands(enter(start(), "main", RED), "wood=1", "ore=1", "ore=1", "")
    assert banner_text(s, NAMES) == "Anna trades and builds"
    s.active, s.actor, s.phase = 0, 1, "reply"
    assert banner_text(s, NAMES) == "Anna's turn · Ben answers"
    assert asking_text(s, NAMES) == "Do you accept Anna's offer?"
    languages.use("de")
    assert banner_text(s, NAMES) == "Anna ist am Zug · Ben antwortet"


@pytest.mark.parametrize("kind", SET_UPS)
def test_no_two_places_are_called_the_same(languages: Languages, kind: Kind) -> None:
    s = positions(kind, seed=2)[0]
    for texts in (
        [crossing_text(s, crossing) for crossing in range(CROSSINGS)],
        [path_text(s, path) for path in range(PATHS)],
        [tile_text(s, tile) for tile in range(TILES) if s.terrain[tile] != c.OCEAN],
    ):
        assert len(set(texts)) == len(texts)
        # North and south are for a shuffled land alone.
        assert kind.variable or not any("(" in text for text in texts)
    assert tile_text(s, c.FRAME) == "the jungle frame"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_what_is_missing(languages: Languages, language: str) -> None:
    languages.use(language)
    s = enter(start(), "main", RED)
    hand(s, RED, "wood=1 potato=2")
    lacking = {"en": "You lack 1 stone and 1 wool.", "de": "Dir fehlen: 1 Stein und 1 Wolle."}
    assert refusal_text(s, decode("settle c34"), "cards") == lacking[language]
    hand(s, RED, "wood=1 potato=2 wool=1")
    lacking = {"en": "You lack 1 stone.", "de": "Dir fehlt: 1 Stein."}
    assert refusal_text(s, decode("settle c34"), "cards") == lacking[language]
    hand(s, RED, "wood=1 stone=1")
    assert missing_text(s, RED, c.COST_ROAD) == ""
    for reason in Reason:
        for word in ("road p00", "settle c00", "city c00", "found c00", "chase", "play combat"):
            assert refusal_text(s, decode(word), reason) or reason is Reason.CARDS


def test_a_robber_is_told_why_he_stays_away() -> None:
    s = enter(start(), "robber", RED)
    s.robber = LAND_TILES[0]
    there = refusal_text(s, ROBBER_TO[s.robber], "place")
    assert there == "The robber stands there already and has to move on."
    sea = next(tile for tile in range(TILES) if tile not in LAND_TILES)
    assert "land" in refusal_text(s, ROBBER_TO[sea], "place")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_names_the_winner_and_how(languages: Languages, language: str) -> None:
    languages.use(language)
    s = positions(SET_UPS[3], seed=2)[-1]
    table = standings(s)
    assert is_sentence(decision_text(s, table))
    tied = bare(3)
    assert is_sentence(decision_text(tied, standings(tied)))


def test_hidden_chance_asks_nobody(languages: Languages) -> None:
    s = enter(start(), "steal", RED)
    s.victim = 2
    hold(s, RED, 0)
    assert s.actor == CHANCE
    assert banner_text(s, NAMES) == "Anna's turn · a card is taken from Cleo"
    assert asking_text(s, NAMES) == ""


def test_refusals_are_german(languages: Languages) -> None:
    """Potatoes are needed by the sack, and a colon begins no sentence here."""
    languages.use("de")
    potato = tuple(int(kind == c.POTATO) for kind in range(c.KINDS))
    wood = tuple(int(kind == c.WOOD) for kind in range(c.KINDS))
    told = {
        reason: refusal_words(reason, "Greta", wood, potato).removeprefix("✗ Lehnt ab: ")
        for reason in (why.NEEDS, why.HELPS_MORE, why.WOULD_WIN)
    }
    assert told == {
        why.NEEDS: "braucht selbst Kartoffeln",
        why.HELPS_MORE: "es hilft Greta mehr",
        why.WOULD_WIN: "damit könnte Greta gewinnen",
    }
