"""Verdicts on decisions: always the same, never better than the best, sums that fit."""

import json
import random

import pytest

from stoneage_qt.contract.analysis import (
    CLOSE,
    CLOSER_LOOK,
    MOST_CLOSE,
    MOST_TRIED,
    SMALL,
    SWINGS,
    TRIALS,
    VERDICTS,
    WINS,
    DecisionTally,
    JudgedGame,
    Slice,
    Verdict,
    tally,
    worth_trying,
)
from stoneage_qt.games.stoneage.bots.analysis import judge, roll_swing
from stoneage_qt.games.stoneage.bots.analysis_work import AnalysisWork
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net
from stoneage_qt.games.stoneage.bots.value import load_nets, win_shares
from stoneage_qt.games.stoneage.bots.verdicts import read_verdict
from stoneage_qt.games.stoneage.rules import CHANCE, chance_outcomes, decode, encode, legal_actions
from stoneage_qt.games.stoneage.rules.actions import CLAIM, RESOLVE
from stoneage_qt.games.stoneage.rules.constants import PLACING
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from tests.stored_games.stored import FOLDER

# A change of the chances that nobody overlooks in their curve.
SPIKE = 0.05


def a_match(name: str = "3p-animals") -> Match:
    return load_match(FOLDER / f"{name}.stoneage")


def work_on(match: Match) -> AnalysisWork:
    players = len(match.seats)
    work = AnalysisWork({players: Net(SHAPE.fresh(players, 5))})
    game = JudgedGame(match.setup, tuple(encode(action) for action in match.actions), match.seed)
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


@pytest.mark.parametrize("name", ["2p", "3p-hard_winter", "4p-animals"])
def test_the_curve_has_no_spike_right_after_a_roll(name: str) -> None:
    """Dice may change the chances; what is done with them does not take that back at once."""
    match = a_match(name)
    players = len(match.seats)
    work = AnalysisWork({players: load_nets()[players]})
    work.answer(JudgedGame(match.setup, tuple(encode(a) for a in match.actions), 0), lambda: False)
    rolls = [number for number, action in enumerate(match.actions) if action.dice]
    rolls = rolls[: len(rolls) - 1 : 6]
    numbers = [number + step for number in rolls for step in range(3)]
    wins = {row[0]: row[1:] for row in ask(work, WINS, sorted(set(numbers)))}
    for number in rolls:
        for before, after, later in zip(*(wins[number + step] for step in range(3)), strict=True):
            back = min(after - before, after - later) if after > before else 0.0
            forth = min(before - after, later - after) if after < before else 0.0
            assert max(back, forth) < SPIKE, (number, before, after, later)


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
    net = Net(SHAPE.fresh(3, 5))
    rolls = [n for n in range(len(match.actions)) if match.state_at(n).actor == CHANCE]
    few = [number for number in rolls if match.state_at(number).dice_count <= 2]
    for number in random.Random(1).sample(few, 4):
        s = match.state_at(number)
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
    assert tally([], 0) == DecisionTally(0, 0, 0, 0, 0, 0, 0, 0)
    assert tally([], 0).grade == ""


def test_only_the_worst_get_a_closer_look() -> None:
    many = [verdict_of(CLOSER_LOOK + n / 1000, number=n) for n in range(MOST_TRIED + 20)]
    assert worth_trying(many) == list(range(20, MOST_TRIED + 20))
    assert worth_trying([verdict_of(CLOSER_LOOK / 2)]) == []


def test_judge_looks_at_no_hidden_thing() -> None:
    """The same verdict, whatever the order of the deck and of the stacks."""
    match = a_match()
    net = Net(SHAPE.fresh(3, 5))
    for number in decisions(match)[:60:6]:
        s = match.state_at(number)
        other = s.copy()
        random.Random(3).shuffle(other.deck)
        for stack in other.stacks:
            stack[1:] = reversed(stack[1:])
        action = match.actions[number]
        assert judge(net, s, action, number) == judge(net, other, action, number)


@pytest.mark.parametrize("closer", [False, True])
def test_judge_knows_no_extra_card_of_others(closer: bool) -> None:
    """The same verdict whatever card lies face down before somebody else."""
    match = a_match("2p")
    net = Net(SHAPE.fresh(2, 5))
    secret, hidden = 0, 1
    judged = 0
    for number in decisions(match)[20:120:20]:
        s = match.state_at(number).copy()
        s.deck = [card for card in s.deck if card not in (secret, hidden)]
        other = s.copy()
        for table, card, below in ((s, secret, hidden), (other, hidden, secret)):
            owner = table.players[1 - s.actor]
            owner.cards.append(card)
            owner.secret = card
            table.deck.append(below)
        action = match.actions[number]
        verdict = judge(net, s, action, number, closer=closer)
        assert verdict == judge(net, other, action, number, closer=closer)
        judged += verdict is not None
    assert judged


def test_who_is_far_behind_learns_too() -> None:
    """A bad choice costs points and counts as a mistake although the game is lost anyway."""
    match = a_match("2p")
    net = load_nets()[2]
    found = []
    for number in decisions(match)[:200]:
        s = match.state_at(number).copy()
        if s.phase != PLACING:
            continue
        s.players[1 - s.actor].score += 250
        verdict = judge(net, s, match.actions[number], number)
        if verdict is not None:
            assert verdict.loss < SMALL
            found.append(verdict)
    assert any(verdict.severity for verdict in found)
    assert tally(found, 0).grade not in ("", "master")


def test_close_decisions_are_tried_out_too() -> None:
    close = verdict_of(0.0, number=4)._replace(lead=CLOSE / 2)
    clear = verdict_of(0.0, number=5)._replace(lead=0.2)
    assert worth_trying([close, clear]) == [4]
    many = [close._replace(number=n) for n in range(MOST_CLOSE + 9)]
    assert len(worth_trying(many)) == MOST_CLOSE


def test_the_expert_says_how_sure_it_is() -> None:
    match = a_match("2p")
    net = Net(SHAPE.fresh(2, 5))
    sure = []
    for number in decisions(match)[:40]:
        verdict = judge(net, match.state_at(number), match.actions[number], number, closer=True)
        if verdict is None:
            continue
        assert verdict.tried
        assert verdict.win_best >= verdict.win_played
        if verdict.best != verdict.played:
            assert verdict.error > 0.0
            sure.append(verdict.sure)
    assert sure
    assert not verdict_of(0.3).sure


@pytest.mark.parametrize(
    ("loss", "error", "points", "points_error", "sure"),
    [
        (0.06, 0.02, 5.0, 4.0, True),
        (0.06, 0.04, 5.0, 1.0, False),
        (0.001, 0.0, 9.0, 2.0, True),
        (0.001, 0.0, 9.0, 6.0, False),
    ],
)
def test_a_verdict_is_sure_by_what_it_is_measured_in(
    loss: float, error: float, points: float, points_error: float, sure: bool
) -> None:
    """Far behind the chance hardly moves: then points, and their error, decide."""
    verdict = verdict_of(loss)._replace(
        tried=True, error=error, points=points, points_error=points_error
    )
    assert verdict.severity
    assert verdict.in_points == (loss < SMALL)
    assert verdict.sure == sure
    assert not verdict._replace(tried=False).sure


def test_who_is_far_behind_is_judged_by_the_expert_too() -> None:
    """Tried out as often as others, with an error in points, although the chance stands still."""
    match = a_match("2p")
    net = load_nets()[2]
    found = 0
    for number in decisions(match):
        s = match.state_at(number).copy()
        if s.phase != PLACING or len(legal_actions(s)) < 4 or found == 3:
            continue
        s.players[1 - s.actor].score += 250
        verdict = judge(net, s, match.actions[number], number, closer=True)
        if verdict is not None and verdict.best != verdict.played:
            found += 1
            assert verdict.loss < SMALL
            assert verdict.points_error > 0.0
    assert found == 3
