"""A match that is looked at again: an index, rounds, jumps and series."""

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.models.replay import OWN, PROJECTED, SCORE, ReplayModel
from stoneage_qt.session.saves import load_match
from tests.session.playing import new_match, play
from tests.stored_games.stored import FOLDER


@pytest.fixture
def replay(qtbot: QtBot) -> ReplayModel:
    return ReplayModel(play(new_match("pb", seed=3), 150))


def test_it_goes_anywhere_and_never_beyond(replay: ReplayModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(replay.moved) as told:
        replay.go_to(40)
    assert told.args == [40]
    assert replay.state.key() == replay.match.state_at(40).key()
    replay.go_to(10_000)
    assert replay.index == replay.count == 150
    replay.step(-1_000)
    assert replay.index == 0
    with qtbot.assertNotEmitted(replay.moved):
        replay.go_to(0)


def test_rounds_begin_where_they_begin(replay: ReplayModel) -> None:
    for index, number in replay.rounds:
        assert replay.match.state_at(index).round == number
        assert index == 0 or replay.match.state_at(index - 1).round == number - 1
        assert replay.round_at(index) == number
    replay.to_round(2)
    second = replay.index
    assert replay.state.round == 2
    replay.step(1)
    assert replay.step_round(False)
    assert replay.index == second, "back to the beginning of the round one is in"
    replay.go_to(0)
    assert not replay.step_round(False)


def test_jumps_go_from_one_own_decision_to_the_next(replay: ReplayModel) -> None:
    marks = replay.marks(OWN)
    assert marks
    replay.go_to(0)
    seen = []
    while replay.step_mark(OWN, True):
        seen.append(replay.index)
    assert seen == [mark for mark in marks if mark > 0]
    assert replay.step_mark(OWN, False)
    assert replay.index == marks[-2]


def test_other_marks_are_told(replay: ReplayModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(replay.marksChanged) as told:
        replay.set_marks("mistakes", [30, 10])
    assert told.args == ["mistakes"]
    assert sorted(replay.marks("mistakes")) == [10, 30]


def test_another_match_begins_anew(replay: ReplayModel, qtbot: QtBot) -> None:
    replay.go_to(9)
    replay.set_marks("mistakes", [3])
    series = replay.series(SCORE)
    other = load_match(FOLDER / "4p.stoneage")
    with qtbot.waitSignal(replay.matchChanged):
        replay.show_match(other)
    assert replay.marks("mistakes") == []
    assert len(replay.series(SCORE)) == 4 != len(series)
    last = [standing.total for standing in other.rules.standings(other.state)]
    assert [line[-1] for line in replay.series(PROJECTED)] == last


def test_playing_stops_at_the_end(replay: ReplayModel, qtbot: QtBot) -> None:
    replay.set_speed(8.0)
    replay.go_to(replay.count - 2)
    with qtbot.waitSignal(replay.playingChanged, check_params_cb=lambda playing: not playing):
        replay.play()
    assert replay.index == replay.count
    assert not replay.playing
