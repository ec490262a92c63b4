"""Matches from the choices of the new-game page, which may come from a file."""

from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.match import match_of, rematch_of


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
