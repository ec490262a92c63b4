"""Verdicts on decisions: always the same, never better than the best, sums that fit."""

import json
import random

import pytest

from stoneage_qt.games.stoneage.bots.analysis import judge, roll_swing
from stoneage_qt.games.stoneage.bots.analysis_work import AnalysisWork
from stoneage_qt.games.stoneage.bots.net import Net, fresh_weights
from stoneage_qt.games.stoneage.bots.value import win_shares
from stoneage_qt.games.stoneage.bots.verdicts import (
    CLOSER_LOOK,
    MOST_TRIED,
    SWINGS,
    TRIALS,
    VERDICTS,
    WINS,
    Game,
    Slice,
    Tally,
    Verdict,
    read_verdict,
    tally,
    worth_trying,
)
from stoneage_qt.games.stoneage.rules import CHANCE, chance_outcomes, decode, encode, legal_actions
from stoneage_qt.games.stoneage.rules.actions import CLAIM, RESOLVE
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from tests.stored_games.stored import FOLDER


def a_match(name: str = "3p-animals") -> Match:
    return load_match(FOLDER / f"{name}.stoneage")


def work_on(match: Match) -> AnalysisWork:
    players = len(match.seats)
    work = AnalysisWork({players: Net(fresh_weights(players, 5))})
    game = Game(match.setup, tuple(encode(action) for action in match.actions), match.seed)
    assert work.answer(game, lambda: False) == []
    return work


def ask(work: AnalysisWork, kind: str, numbers: list[int]) -> list[tuple]:
    return work.answer(Slice(kind, tuple(numbers)), lambda: False)


def decisions(match: Match) -> list[int]:
    return [number for number, action in enumerate(match.actions) if not action.dice]


def test_win_chances_of_every_position() -> None:
    match = a_match()
    rows = ask(work_on(match), WINS, list(range(0, len(match.actions) + 1, 7)) + [0])
    assert rows[0] == rows[-1]
    assert all(sum(row[1:]) == pytest.approx(1.0, abs=1e-3) for row in rows)
    [end] = ask(work_on(match), WINS, [len(match.actions)])
    assert list(end[1:]) == win_shares(match.state)


def test_verdicts_do_not_depend_on_the_slices() -> None:
    match = a_match()
    wanted = decisions(match)[:120]
    at_once = ask(work_on(match), VERDICTS, wanted)
    work = work_on(match)
    backwards = [row for number in reversed(wanted) for row in ask(work, VERDICTS, [number])]
    assert at_once == backwards[::-1]
    assert at_once


def test_trials_give_the_same_twice() -> None:
    match = a_match("2p")
    work = work_on(match)
    first = [read_verdict(row) for row in ask(work, VERDICTS, decisions(match)[:150])]
    doubtful = worth_trying(first)[:4]
    assert doubtful
    once, again = ask(work, TRIALS, doubtful), ask(work_on(match), TRIALS, doubtful[::-1])
    assert once == again[::-1]
    assert all(read_verdict(row).tried for row in once)


def test_verdicts_survive_storing() -> None:
    match = a_match()
    rows = ask(work_on(match), VERDICTS, decisions(match)[:40])
    stored = json.loads(json.dumps(rows))
    assert [read_verdict(row) for row in stored] == [read_verdict(row) for row in rows]


def test_the_best_is_never_worse_than_what_was_played() -> None:
    match = a_match()
    seen = 0
    for row in ask(work_on(match), VERDICTS, decisions(match)):
        verdict = read_verdict(row)
        seen += 1
        s = match.state_at(verdict.number)
        assert s.actor == verdict.seat
        assert verdict.played == match.actions[verdict.number]
        assert verdict.best in legal_actions(s)
        assert verdict.win_best >= verdict.win_played
        if verdict.best == verdict.played:
            assert (verdict.loss, verdict.reasons) == (0.0, ())
        else:
            assert verdict.reasons
    assert seen > 100


def test_no_verdict_where_nothing_is_decided() -> None:
    match = a_match()
    judged = {row[0] for row in ask(work_on(match), VERDICTS, decisions(match))}
    for number in decisions(match):
        single = len(legal_actions(match.state_at(number))) == 1
        if single or match.actions[number].kind in (RESOLVE, CLAIM):
            assert number not in judged


def test_swings_are_zero_on_average() -> None:
    match = a_match()
    net = Net(fresh_weights(3, 5))
    rolls = [n for n in range(len(match.actions)) if match.state_at(n).actor == CHANCE]
    for number in random.Random(1).sample(rolls, 6):
        s = match.state_at(number)
        if s.dice_count > 3:
            continue
        mean = [0.0] * 3
        for action, chance in chance_outcomes(s):
            for seat, swing in enumerate(roll_swing(net, s, action.dice)):
                mean[seat] += chance * swing
        assert mean == pytest.approx([0.0] * 3, abs=1e-5)
    [row] = ask(work_on(match), SWINGS, rolls[:1])
    assert sum(row[1:]) == pytest.approx(0.0, abs=1e-3)


def test_stop_cuts_a_slice_short() -> None:
    match = a_match()
    asked = iter([False, False, True])
    rows = work_on(match).answer(Slice(WINS, (1, 2, 3, 4)), lambda: next(asked))
    assert [row[0] for row in rows] == [1, 2]


def verdict_of(loss: float, seat: int = 0, number: int = 0) -> Verdict:
    action = decode("starve")
    return Verdict(number, seat, action, action, 0.5 - loss, 0.5, (), False)


def test_tally_by_hand() -> None:
    verdicts = [verdict_of(loss) for loss in (0.0, 0.0, 0.02, 0.06, 0.3)]
    found = tally([*verdicts, verdict_of(0.4, seat=1)], 0)
    assert found[:2] == (5, 2)
    assert found.lost == pytest.approx(0.38)
    assert (found.small, found.medium, found.large) == (1, 1, 1)
    assert found.grade == "beginner"
    assert tally(verdicts[:2], 0).grade == "master"
    assert tally([], 0) == Tally(0, 0, 0, 0, 0, 0, 0)
    assert tally([], 0).grade == ""


def test_only_the_worst_get_a_closer_look() -> None:
    many = [verdict_of(CLOSER_LOOK + n / 1000, number=n) for n in range(MOST_TRIED + 20)]
    assert worth_trying(many) == list(range(20, MOST_TRIED + 20))
    assert worth_trying([verdict_of(CLOSER_LOOK / 2)]) == []


def test_judge_looks_at_no_hidden_thing() -> None:
    """The same verdict, whatever the order of the deck and of the stacks."""
    match = a_match()
    net = Net(fresh_weights(3, 5))
    for number in decisions(match)[:60:6]:
        s = match.state_at(number)
        other = s.copy()
        random.Random(3).shuffle(other.deck)
        for stack in other.stacks:
            stack[1:] = reversed(stack[1:])
        action = match.actions[number]
        assert judge(net, s, action, number) == judge(net, other, action, number)
