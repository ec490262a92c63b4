"""One's own mistakes: which are walked through, and when they come again."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from stoneage_qt.contract.analysis import Verdict
from stoneage_qt.progress.exercises import Outcome, remember
from stoneage_qt.progress.mistakes import MOST, SHELF, due_mistakes, keep, mistakes_in
from stoneage_qt.progress.store import ProgressStore, Value
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match, save_match
from stoneage_qt.session.seats import Seat
from stoneage_qt.ui.training.tasks import task_of_mistake
from tests.stored_games.stored import FOLDER

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def judged(loss: float) -> tuple[Match, list[Verdict]]:
    """Every decision of a game cost so much."""
    match = load_match(FOLDER / "2p.stoneage")
    red, blue = match.seats
    match.reseat(
        [
            Seat(name="Ada", colour=red.colour),
            Seat(controller="bot", level="valuer", colour=blue.colour),
        ]
    )
    found = []
    for number, action in enumerate(match.actions):
        seat = match.state_at(number).actor
        if seat >= 0:
            best = match.rules.legal_actions(match.state_at(number))[0]
            found.append(Verdict(number, seat, action, best, 0.5 - loss, 0.5, (), tried=True))
    return match, found


def test_only_people_and_the_worst_are_walked_through() -> None:
    match, verdicts = judged(0.05)
    place = next(n for n in range(40, len(verdicts)) if verdicts[n].seat == 0)
    dear = verdicts[place]._replace(win_played=0.1)
    found = mistakes_in(match, [*verdicts[:place], dear, *verdicts[place + 1 :]])
    assert len(found) == MOST
    assert [one.number for one in found] == [
        dear.number,
        *sorted(one.number for one in found[1:]),
    ], "the worst first, then as they came"
    assert {match.actor_at(one.number) for one in found} == {0}
    assert mistakes_in(match, judged(0.001)[1]) == []


def test_the_one_looked_at_comes_first() -> None:
    match, verdicts = judged(0.05)
    last = [v.number for v in verdicts if v.seat == 0][-1]
    found = [one.number for one in mistakes_in(match, verdicts, last)]
    assert found[0] == last
    assert len(set(found)) == MOST
    bots = next(v.number for v in verdicts if v.seat == 1)
    assert bots not in [one.number for one in mistakes_in(match, verdicts, bots)]


def with_a_demo() -> tuple[Match, list[Verdict], int, int]:
    """A bot played for Ada from one number on until before another."""
    whole, verdicts = judged(0.05)
    begun, ended = (v.number for v in [v for v in verdicts if v.seat == 0][2:5:2])
    match = Match(whole.rules, whole.setup, whole.seats, whole.options, whole.seed)
    match.extend(whole.actions[:begun])
    match.note_demo()
    for number in range(begun, ended):
        if whole.actor_at(number) == 0:
            match.note_demo_action()
        match.submit(whole.actions[number])
    match.extend(whole.actions[ended:])
    return match, verdicts, begun, ended


def test_what_a_bot_played_for_a_person_is_no_mistake_of_theirs(tmp_path: Path) -> None:
    made, verdicts, begun, ended = with_a_demo()
    save_match(tmp_path / "demo.stoneage", made)
    for match in (made, load_match(tmp_path / "demo.stoneage")):
        found = [one.number for one in mistakes_in(match, verdicts)]
        assert len(found) == MOST
        assert min(found) < begun
        assert ended in found
        assert not any(begun <= number < ended for number in found)
    plain = judged(0.05)[0]
    (theirs,) = [one for one in mistakes_in(plain, verdicts) if one.number == begun]
    assert task_of_mistake(theirs._replace(match=made.ident), made) is None


def test_a_demo_that_was_taken_back_leaves_nothing_behind() -> None:
    match, verdicts, begun, _ = with_a_demo()
    own = match.actions[begun:]
    assert match.branch(begun).options.demo_actions == ()
    match.go_to(begun)
    match.extend(own)
    assert match.options.demo_actions == ()
    assert begun in [one.number for one in mistakes_in(match, verdicts)]


def test_where_nobody_knows_what_a_bot_played_nothing_is_asked() -> None:
    match, verdicts = judged(0.05)
    match.options = replace(match.options, demo=True)  # as older programs wrote it
    assert mistakes_in(match, verdicts) == []


def test_what_was_not_solved_comes_again_tomorrow(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    mistake = mistakes_in(*judged(0.05))[0]
    keep(store, mistake)
    remember(store, mistake.key, mistake.game, Outcome.FAILED, NOON)
    again = ProgressStore(store.path)
    assert due_mistakes(again, "stoneage", NOON + timedelta(hours=1)) == []
    assert due_mistakes(again, "stoneage", NOON + timedelta(days=2)) == [mistake]
    assert due_mistakes(again, "inka", NOON + timedelta(days=2)) == []


def test_a_damaged_record_is_left_out(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    mistake = mistakes_in(*judged(0.05))[0]
    remember(store, mistake.key, mistake.game, Outcome.FAILED, NOON)
    assert due_mistakes(store, "stoneage", NOON + timedelta(days=2)) == []
    store.put(SHELF, mistake.key, {"game": "stoneage", "match": 3, "number": "x"})
    assert due_mistakes(store, "stoneage", NOON + timedelta(days=2)) == []


@pytest.mark.parametrize(
    "wrong", [{"number": True}, {"win_played": True}, {"win_best": 7}, {"number": 10**12}]
)
def test_one_bad_record_hides_no_other(tmp_path: Path, wrong: dict[str, Value]) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    bad, good = mistakes_in(*judged(0.05))[:2]
    for mistake in (bad, good):
        keep(store, mistake)
        remember(store, mistake.key, mistake.game, Outcome.FAILED, NOON)
    store.put(SHELF, bad.key, {**store.shelf(SHELF)[bad.key], **wrong})
    assert due_mistakes(store, "stoneage", NOON + timedelta(days=2)) == [good]


def test_only_own_decisions_of_this_very_game_are_asked_for() -> None:
    """A file may say anything: neither dice nor bots nor another game's positions are tasks."""
    match, verdicts = judged(0.05)
    own = mistakes_in(match, verdicts)[0]
    assert task_of_mistake(own, match) is not None
    assert task_of_mistake(own._replace(game="inka"), match) is None
    encode = match.rules.encode
    for actor in (-1, 1):  # the dice, and the bot
        at = next(n for n in range(len(match.actions)) if match.state_at(n).actor == actor)
        text = encode(match.actions[at])
        assert task_of_mistake(own._replace(number=at, played=text, best=text), match) is None
