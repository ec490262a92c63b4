"""What is heard of a game of Stone Age."""

import pytest

from stoneage_qt.games.stoneage.rules import Event
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.ui.sounds import _OF_EVENT, sound_of, sounds_of
from stoneage_qt.ui.sound import NAMES

pytestmark = pytest.mark.once


def test_every_sound_is_there() -> None:
    assert set(_OF_EVENT.values()) <= set(NAMES)


def test_each_sound_of_an_action_is_heard_once() -> None:
    placed = Event(ev.PLACED, 0, 1, 2)
    assert sounds_of([placed, Event(ev.PAID, 0), Event(ev.GAME_OVER), placed]) == ["place", "end"]


def test_events_choose_their_sound() -> None:
    assert sound_of(Event(ev.PLACED, 0, 1, 2)) == "place"
    assert sound_of(Event(ev.GOODS_GAINED, 0, goods=(0, 0, 0, 2))) == "gold"
    assert sound_of(Event(ev.GOODS_GAINED, 0, goods=(2, 0, 0, 0))) == "wood"
    assert sound_of(Event(ev.GOODS_GAINED, 0)) is None
    assert sound_of(Event(ev.POINTS, 0, amount=-10)) is None
    assert sound_of(Event(ev.PAID, 0)) is None
