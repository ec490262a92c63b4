"""Sentences that once read wrong, in both languages, word by word."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.games import face_of
from stoneage_qt.games.inka.bots.hints_reasons import Why as InkaWhy
from stoneage_qt.games.inka.rules import Setup, new_state
from stoneage_qt.games.inka.ui.words.hints import why_text
from stoneage_qt.games.inka.ui.words.names import affordable_text, cards_text
from stoneage_qt.games.stoneage.bots.hints_reasons import reasons
from stoneage_qt.games.stoneage.bots.verdicts import Why
from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.components import CARDS, TOP_DICE_FOR_ALL
from stoneage_qt.games.stoneage.rules.constants import FIRST_ANIMAL, FOREST
from stoneage_qt.games.stoneage.ui.words.actions import describe_action
from stoneage_qt.games.stoneage.ui.words.events import Teller
from stoneage_qt.games.stoneage.ui.words.help import roll_text
from stoneage_qt.games.stoneage.ui.words.names import stock_text, yield_text
from stoneage_qt.session.match import Seat
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.review.verdicts import signed
from stoneage_qt.ui.words.language import number
from stoneage_qt.ui.words.seats import seat_name
from tests.games.stoneage.rules.table import do, stand, table, to_actions
from tests.ui.catalogues import compile_catalogues

COLOURS = ("red", "blue")
SEATS = (Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"))
DICE_CARD = next(number for number, card in enumerate(CARDS) if card.top == TOP_DICE_FOR_ALL)


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path) -> Iterator[Languages]:
    """The catalogues of this checkout, English in use."""
    made = Languages(compile_catalogues(tmp_path))
    made.use("en")
    yield made
    made.use("en")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_for_all_offers_a_die_for_every_player(players: int) -> None:
    s = table(players, first_cards=(DICE_CARD,))
    found = reasons(s, decode("place card1 1"), frozenset())
    assert Why("card_dice_for_all", players, decode("place card1 1").place) in found


def test_a_roll_names_the_next_food_in_its_gender(languages: Languages) -> None:
    s = table(2)
    s.players[0].tools[0] = 1
    do(s, "place hunt 5", "place hunt 5", "resolve hunt", "roll 1 1 1 1 1")
    assert roll_text(s, 0) == "5 ÷ 2 → 2 food, +1 for the next food"
    languages.use("de")
    assert roll_text(s, 0) == "5 ÷ 2 → 2 Nahrung, noch 1 bis zur nächsten"


def test_an_animal_is_named_where_it_lowers_a_roll(languages: Languages) -> None:
    s = table(2, modules=frozenset({"animals"}))
    do(s, "place forest 2")
    s.animal = FIRST_ANIMAL + 1
    to_actions(s)
    events = do(s, "resolve forest", "roll 2 3")
    malus = s.malus()
    line = Teller(SEATS, "winter").lines(events)[0].text
    assert line.endswith(f"in the forest: 5, minus {malus} (wild boar) = {5 - malus}.")
    languages.use("de")
    line = Teller(SEATS, "winter").lines(events)[0].text
    assert line.endswith(f"im Wald: 5, minus {malus} (Wildschwein) = {5 - malus}.")


def test_people_are_sent_hunting_and_dice_rolled_in_good_german(languages: Languages) -> None:
    languages.use("de")
    s = table(2)
    assert describe_action(s, decode("place hunt 5")) == "Setze 5 Personen zur Jagd"
    stand(s, 0, clay=3, forest=1)
    to_actions(s)
    rolled = describe_action(s, decode("resolve clay"))
    assert rolled == "Lehmgrube: würfle mit 3 Würfeln um Lehm"
    assert describe_action(s, decode("resolve forest")).endswith("mit 1 Würfel um Holz")


def test_a_card_roll_is_for_the_card(languages: Languages) -> None:
    event = ev.Event(ev.ROLLED, 0, 8, 14, dice=(1, 2, 5, 6))
    assert Teller(SEATS).line(event) == "Ada rolls 1, 2, 5 and 6 for card 1: sum 14."
    languages.use("de")
    assert Teller(SEATS).line(event) == "Ada würfelt 1, 2, 5 und 6 für Karte 1: Summe 14."


def test_dice_for_all_have_no_sum(languages: Languages) -> None:
    s = table(2, first_cards=(DICE_CARD,))
    stand(s, 0, card1=1)
    s.players[0].goods[0] = 1
    to_actions(s)
    events = do(s, "buy card1 wood=1", "roll 1 4")
    rolled = next(event for event in events if event.kind == ev.ROLLED)
    assert Teller(SEATS).line(rolled) == "Ada rolls 1 and 4 for card 1."
    languages.use("de")
    assert Teller(SEATS).line(rolled) == "Ada würfelt 1 und 4 für Karte 1."


def test_who_has_no_goods_has_no_resources(languages: Languages) -> None:
    assert stock_text((0, 0, 0, 0)) == "no resources"
    assert stock_text((0, 2, 0, 0)) == "2 brick"
    languages.use("de")
    assert stock_text((0, 0, 0, 0)) == "keine Rohstoffe"
    assert yield_text(FOREST, 2) == "2 Holz"


def test_bots_are_called_by_name_where_a_file_has_the_key_of_their_level(
    languages: Languages,
) -> None:
    seats = [Seat(controller="bot", level="gatherer", name="gatherer", colour=c) for c in COLOURS]
    words = face_of("stoneage").words
    assert [seat_name(words, seats, n) for n in (0, 1)] == ["Mira 1", "Mira 2"]
    person = [Seat(name="gatherer", colour="red"), seats[1]]
    assert [seat_name(words, person, n) for n in (0, 1)] == ["gatherer", "Mira"]


def test_one_thing_is_no_plural(languages: Languages) -> None:
    languages.use("de")
    words = face_of("inka").words
    assert words.score_amount(1) == "1 Marker"
    assert [cards_text((0,) * 7 + (n,)) for n in (1, 2)] == ["1 Feder", "2 Federn"]
    assert why_text([InkaWhy("sooner", 1)], new_state(Setup()), ()).endswith("1 Wurf früher")
    assert affordable_text((0, 3)).startswith("Damit könntest du eine Straße bauen oder eine Entw")


def test_nothing_has_no_sign(languages: Languages) -> None:
    languages.use("de")
    assert number(-0.04, 1) == signed(-0.04) == "0,0"
    assert signed(-0.4, 0) == "0"
    assert number(-0.06, 1) == "−0,1"
