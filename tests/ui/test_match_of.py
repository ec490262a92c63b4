"""Matches from the choices of the new-game page, which may come from a file."""

import pytest

from stoneage_qt.games import rules_of
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.progress.deals import deal_of, word_of_deal
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.match import match_of, rematch_of

Modules = tuple[str, ...]


def test_what_was_chosen_is_played() -> None:
    options = {"practice": True, "season": "winter"}
    match = match_of(NewGame(seed=5, start=1, modules=frozenset({"igloos"}), options=options))
    assert match.rules.key == "stoneage"
    assert (match.seed, match.setup.start, match.setup.modules) == (5, 1, {"igloos"})
    assert match.options == TableOptions(practice=True, season="winter")
    assert len(match.seats) == 2


def test_nonsense_in_the_settings_gives_the_usual_game() -> None:
    for options in ({"practice": 1}, {"hologram": True}, {"season": "spring"}):
        match = match_of(NewGame(modules=frozenset({"dragons"}), options=options))
        assert match.options == TableOptions()
        assert match.setup.modules == frozenset()


def test_a_rematch_draws_anew_and_the_next_seat_begins() -> None:
    first = match_of(NewGame(seed=5, start=1, modules=frozenset({"animals"})))
    second = rematch_of(first)
    assert second.setup.modules == first.setup.modules
    assert second.setup.start == 0
    assert second.seats == first.seats
    assert second.ident != first.ident


@pytest.mark.parametrize("modules", [(), ("free_founding", "variable_board")])
@pytest.mark.parametrize("offers", [3, 0])
def test_a_rematch_of_inkas_keeps_the_places_and_has_a_code(modules: Modules, offers: int) -> None:
    seats = tuple(Seat(colour=colour) for colour in rules_of("inka").colours)
    choice = NewGame(
        game="inka", seats=seats, modules=frozenset(modules), options={"offers": offers}
    )
    first = match_of(choice)
    again = rematch_of(rematch_of(first))
    assert again.setup.colours == first.setup.colours
    assert again.setup.offers == offers
    deal = deal_of(again)
    assert deal is not None
    assert word_of_deal(deal) is not None
