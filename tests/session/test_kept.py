"""A game is found again by its id, wherever it lies."""

from stoneage_qt.session.autosave import Autosave, archive
from stoneage_qt.session.kept import kept_match
from stoneage_qt.session.places import user_places
from tests.session.playing import new_match, play


def test_a_game_is_found_in_its_slot_and_in_the_library() -> None:
    places = user_places()
    left, stored, unknown = (play(new_match(), 5) for _ in range(3))
    archive(places, stored)
    archive(places, left)
    play(left, 3)
    autosave = Autosave(places)
    autosave.record(left)
    autosave.close()
    for match in (left, stored):
        found = kept_match(match.ident, places)
        assert found is not None
        assert (found.ident, found.actions) == (match.ident, match.actions), "the newest"
    assert kept_match(unknown.ident, places) is None
    assert kept_match("../*", places) is None
