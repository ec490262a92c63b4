"""What is chosen before a game of Rise of the Inkas gets into it, and back from a file."""

import itertools
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.contract import ContentError
from stoneage_qt.games.inka.face import FACE
from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.options import InkaOptions
from stoneage_qt.games.inka.rules.constants import START_SETS
from stoneage_qt.games.inka.ui.choices import CHOICES
from stoneage_qt.games.inka.ui.words.face import WORDS
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match, save_match
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.match import match_of, rematch_of
from tests.games.inka.ui.speaking import LANGUAGES, is_sentence, spoken


def chosen(colours: tuple[str, ...], modules: tuple[str, ...] = (), **options: Any) -> Match:
    seats = tuple(Seat(colour=colour) for colour in colours)
    rest = (None,) * (4 - len(seats))
    return match_of(
        NewGame(
            game="inka",
            seats=(*seats, *rest),
            start=None,
            modules=frozenset(modules),
            options=InkaOptions(**options).chosen(),
            seed=3,
        )
    )


@pytest.mark.parametrize("offers", [0, 3, 9])
def test_so_many_offers_are_played_with(offers: int, tmp_path: Path) -> None:
    match = chosen(START_SETS, offers=offers, practice=True)
    assert match.setup.offers == match.state.offer_limit == offers
    path = tmp_path / "game.stoneage"
    save_match(path, match)
    loaded = load_match(path)
    assert loaded.options == match.options
    assert loaded.setup.offers == offers
    assert rematch_of(match).setup.offers == offers


@pytest.mark.parametrize(
    "colours", [*itertools.permutations(START_SETS), *itertools.permutations(START_SETS, 3)]
)
def test_every_colour_can_have_its_own_start_places(colours: tuple[str, ...]) -> None:
    match = chosen(colours, start_places="colour")
    sets = match.setup.colours
    assert sets is not None
    assert sorted(sets) == list(range(len(colours)))
    for colour, number in zip(colours, sets, strict=True):
        if START_SETS.index(colour) < len(colours):
            assert START_SETS[number] == colour
    assert rematch_of(match).setup.colours == sets


def test_start_places_are_drawn_unless_chosen() -> None:
    seen = set()
    for seed in range(40):
        seats = tuple(Seat(colour=colour) for colour in START_SETS)
        match = match_of(NewGame(game="inka", seats=seats, seed=seed))
        seen.add(tuple(match.setup.colours or ()))
    assert len(seen) > 10


@pytest.mark.parametrize(
    ("modules", "founding", "variable"),
    [
        ((), "fixed", False),
        (("free_founding",), "free", False),
        (("free_founding", "variable_board"), "free", True),
    ],
)
def test_founding_and_board_are_as_chosen(
    modules: tuple[str, ...], founding: str, variable: bool
) -> None:
    setup = chosen(START_SETS, modules).setup
    assert (setup.founding, setup.land is not None) == (founding, variable)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("offers", 10),
        ("offers", -1),
        ("offers", "3"),
        ("offers", True),
        ("start_places", "mine"),
        ("practice", 1),
    ],
)
def test_wrong_options_are_named(field: str, value: object) -> None:
    with pytest.raises(ContentError) as caught:
        RULES.read_options({field: value})
    assert caught.value.field == f"options.{field}"
    with pytest.raises(ContentError, match="extra_forbidden"):
        RULES.read_options({"season": "winter"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_put_into_words(qapp: QApplication, tmp_path: Path, language: str) -> None:
    usual = InkaOptions().chosen()
    with spoken(tmp_path) as languages:
        languages.use(language)
        for choice in CHOICES:
            assert choice.key in RULES.modules or usual[choice.key] == choice.usual
            assert is_sentence(WORDS.choice(choice.key))
            assert is_sentence(WORDS.choice_note(choice.key))
            values = [WORDS.choice_value(choice.key, value) for value in choice.values]
            assert choice.key in RULES.modules or len(set(values)) == len(values)
            assert choice.heading is None or is_sentence(choice.heading())
            if choice.needs is not None:
                assert choice.needs[0] in {other.key for other in CHOICES}
        for text in (FACE.title(), FACE.subtitle(), WORDS.stage(0), WORDS.stage(3), WORDS.unit()):
            assert is_sentence(text)
