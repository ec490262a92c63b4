"""Verdicts, win chances and luck: repeatable, sums that fit, and no secret is told."""

import json
import random

import pytest

from stoneage_qt.contract.analysis import (
    SWINGS,
    TRIALS,
    VERDICTS,
    WINS,
    JudgedGame,
    Slice,
    luck_totals,
)
from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.analysis import judge
from stoneage_qt.games.inka.bots.analysis_work import AnalysisWork
from stoneage_qt.games.inka.bots.judge import can_judge
from stoneage_qt.games.inka.bots.luck import (
    DRAWN,
    ROBBED,
    THROW,
    game_course,
    game_luck,
    throw_luck,
)
from stoneage_qt.games.inka.bots.verdicts import ASPECTS, read_verdict
from stoneage_qt.games.inka.bots.weighing import table_chances, win_shares
from stoneage_qt.games.inka.rules import (
    CHANCE,
    NOBODY,
    OVER,
    Action,
    Setup,
    State,
    apply,
    chance_outcomes,
    decode,
    determinize,
    encode,
    keyed_chance,
    legal_actions,
    new_state,
    why_illegal,
)
from stoneage_qt.games.inka.rules.actions import BUY, END_ACTION, OFFER, ROBBER, STEAL, STEALS
from stoneage_qt.games.inka.rules.constants import DICE, KINDS, MAIN
from stoneage_qt.games.inka.rules.questions import seat_yield
from tests.games.inka.bots.positions import NOTHING, in_main
from tests.games.inka.rules.table import BLUE, RED, bare, drain, put

SEED = 4


class Played:
    """A game of builders: set-up, actions, and the positions before each of them."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.actions: list[Action] = []
        self.states: list[State] = [new_state(setup)]
        while self.states[-1].actor != OVER:
            s = self.states[-1].copy()
            action = keyed_chance(s, SEED) if s.actor == CHANCE else builder.choose(s)
            apply(s, action)
            self.actions.append(action)
            self.states.append(s)

    def numbers(self, chance: bool) -> list[int]:
        """Of the actions that chance takes, or that somebody decides."""
        wanted = range(len(self.actions))
        return [number for number in wanted if (self.states[number].actor == CHANCE) == chance]


@pytest.fixture(scope="module")
def game() -> Played:
    return Played(Setup.shuffled(4, random.Random(2)))


def work_on(
    setup: Setup, actions: list[Action], eyes: tuple[int, ...] = (0, 1, 2, 3)
) -> AnalysisWork:
    work = AnalysisWork()
    texts = tuple(encode(action) for action in actions)
    assert work.answer(JudgedGame(setup, texts, SEED, eyes), lambda: False) == []
    return work


def ask(work: AnalysisWork, kind: str, numbers: list[int]) -> list[tuple]:
    return work.answer(Slice(kind, tuple(numbers)), lambda: False)


def test_win_chances_sum_to_one_and_are_exact_at_the_end(game: Played) -> None:
    last = len(game.actions)
    rows = ask(work_on(game.setup, game.actions), WINS, [0, *range(9, last, 41), last])
    assert all(sum(row[1:]) == pytest.approx(1.0, abs=1e-3) for row in rows)
    assert list(rows[-1][1:]) == win_shares(game.states[-1])
    assert max(rows[-1][1:]) == 1.0


def test_chances_before_a_throw_are_the_mean_of_those_after_it(game: Played) -> None:
    throws = [number for number in game.numbers(True) if game.states[number].phase == DICE]
    for number in throws[4::20]:
        s = game.states[number]
        mean = [0.0] * 4
        for action, chance in chance_outcomes(s):
            after = s.copy()
            apply(after, action)
            wins = table_chances(after, None)
            mean = [mean[seat] + chance * wins[seat] for seat in range(4)]
        assert mean == pytest.approx(table_chances(s, None), abs=0.02)


def test_who_can_win_at_once_has_as_good_as_won(game: Played) -> None:
    s = game.states[-2]
    wins = table_chances(s, None)
    assert wins[s.actor] == max(wins)
    if can_judge(s):
        assert wins[s.actor] > 0.95


@pytest.mark.parametrize("closer", [False, True])
def test_a_win_that_is_left_undone_is_a_large_mistake(game: Played, closer: bool) -> None:
    s, winning = game.states[-2], game.actions[-1]
    verdict = judge(s, END_ACTION, 7, None, closer=closer)
    assert verdict is not None
    assert (verdict.best, verdict.severity, verdict.tried) == (winning, "large", closer)
    assert verdict.win_best > 0.95
    played = judge(s, winning, 7, None, closer=closer)
    assert played is None or played.loss == 0.0


@pytest.mark.installed
def test_the_order_of_purchases_is_no_mistake() -> None:
    """What was played counts by what may follow it, too."""
    s = in_main([[4, 1, 0, 2, 3, 0, 0, 0], *[NOTHING] * 3])
    city, road = decode("city c26"), decode("road p42")
    apply(after := s.copy(), road)
    assert why_illegal(after, city) is None
    for first in (city, road):
        verdict = judge(s, first, 7, None)
        assert verdict is not None
        assert verdict.severity == ""


@pytest.mark.installed
def test_another_place_for_the_same_building_can_be_better() -> None:
    """Whoever searches looks at one city alone; of what was played all are looked at."""
    s = in_main([[4, 1, 0, 2, 3, 0, 0, 0], *[NOTHING] * 3])
    verdict = judge(s, decode("city c11"), 7, None, closer=True)
    assert verdict is not None
    assert verdict.best == decode("city c26")


def test_development_cards_that_lie_face_down_play_no_part(game: Played) -> None:
    held = [s for s in game.states if s.phase == MAIN and any(p.cards for p in s.players)]
    assert held
    for s in held[:: max(1, len(held) // 4)]:
        other = determinize(s, NOBODY, random.Random(5), [player.hand for player in s.players])
        assert table_chances(other, None) == table_chances(s, None)


def test_verdicts_are_the_same_in_any_order_and_survive_storing(game: Played) -> None:
    wanted = game.numbers(False)[10:60:6]
    at_once = ask(work_on(game.setup, game.actions), VERDICTS, wanted)
    work = work_on(game.setup, game.actions)
    backwards = [row for number in reversed(wanted) for row in ask(work, VERDICTS, [number])]
    assert at_once == backwards[::-1]
    assert at_once
    stored = json.loads(json.dumps(at_once))
    verdicts = [read_verdict(row) for row in at_once]
    assert [read_verdict(row) for row in stored] == verdicts
    for verdict in verdicts:
        s = game.states[verdict.number]
        assert verdict.played == game.actions[verdict.number]
        assert why_illegal(s, verdict.best) is None
        assert verdict.win_best >= verdict.win_played
        assert verdict.aspect in ASPECTS
        assert (verdict.best == verdict.played) <= (verdict.loss == 0.0)


def test_a_closer_look_is_repeatable_and_says_how_sure_it_is(game: Played) -> None:
    robbers = [number for number, action in enumerate(game.actions) if action.word == ROBBER][:1]
    once = ask(work_on(game.setup, game.actions), TRIALS, robbers)
    assert once == ask(work_on(game.setup, game.actions), TRIALS, robbers[::-1])[::-1]
    tried = [read_verdict(row) for row in once]
    assert tried
    assert all(verdict.tried for verdict in tried)
    assert all(v.error > 0.0 for v in tried if v.best != v.played)


def test_what_is_said_about_deals_is_weighed_at_a_glance(game: Played) -> None:
    """Who plays the rollouts makes no offers: trying out would tell nothing."""
    s = next(s for s in game.states if s.phase == MAIN and sum(s.players[s.actor].hand) > 2)
    offer = next(action for action in legal_actions(s) if action.word == OFFER)
    verdict = judge(s, offer, 7, None, closer=True)
    assert verdict is not None
    assert not verdict.tried
    assert verdict.aspect == "trading"


def twins(game: Played) -> tuple[list[Action], list[Action], int]:
    """Two games that differ in a card robbed between others than seat 0, and where that was."""
    for number in game.numbers(True):
        s, action = game.states[number], game.actions[number]
        if action.word != STEAL or 0 in (s.active, s.victim):
            continue
        hand = s.players[s.victim].hand
        for kind in range(KINDS):
            if hand[kind] and kind != action.number:
                other = [*game.actions[:number], STEALS[kind]]
                return game.actions[: number + 1], other, number
    raise AssertionError("nobody was robbed")


def test_what_others_robbed_plays_no_part_while_a_game_runs(game: Played) -> None:
    one, other, number = twins(game)
    rows = []
    for actions in (one, other):
        work = work_on(game.setup, actions, eyes=(0,))
        wanted = list(range(max(0, number - 12), number + 2))
        found = [ask(work, WINS, wanted), ask(work, SWINGS, [number])]
        found.append(ask(work, VERDICTS, [n for n in wanted[:-1] if game.states[n].actor >= 0]))
        rows.append(found)
    assert rows[0] == rows[1]
    assert rows[0][1] == [], "the swing of a robbed card would tell it"
    assert {row[1] for row in rows[0][2]} <= {0}, "decisions of others tell of their hands"
    lucks = [game_luck(new_state(game.setup), actions) for actions in (one, other)]
    assert lucks[0] == lucks[1]
    assert {roll.kind for roll in lucks[0]} == {THROW}


def test_luck_is_zero_on_average(game: Played) -> None:
    throws = [number for number in game.numbers(True) if game.states[number].phase == DICE]
    for number in throws[::10]:
        s = game.states[number]
        mean = [0.0] * 4
        for action, chance in chance_outcomes(s):
            luck = throw_luck(s, action).luck
            mean = [mean[seat] + chance * luck[seat] for seat in range(4)]
        assert mean == pytest.approx([0.0] * 4, abs=1e-9)


def test_what_the_supply_lacks_nobody_got() -> None:
    s = put(put(bare(), RED, settlements="c37 c40"), BLUE, settlements="c45")
    roll = decode("roll 3 3")
    assert sum(throw_luck(s, roll).yields) > 0
    drain(s, "wood", 2)
    got = throw_luck(s, roll)
    assert sum(got.yields) == 0
    assert sum(got.means) > 0, "the buildings stand there all the same"


def test_throws_robbed_and_bought_cards_are_counted(game: Played) -> None:
    rolls = game_luck(new_state(game.setup), game.actions)
    words = [action.word for action in game.actions]
    kinds = [roll.kind for roll in rolls]
    assert kinds.count(THROW) == sum(s.phase == DICE for s in game.states)
    assert (kinds.count(ROBBED), kinds.count(DRAWN)) == (words.count(STEAL), words.count(BUY))
    assert len(luck_totals(rolls, 4)) == 4
    robbed = next(roll for roll in rolls if roll.kind == ROBBED)
    assert sum(robbed.luck) == pytest.approx(0.0), "what one gains another loses"


def test_the_course_adds_up(game: Played) -> None:
    lines = game_course(new_state(game.setup), game.actions)
    assert {len(line) for some in lines.values() for line in some} == {len(game.states)}
    for seat in range(4):
        expected = sum(sum(seat_yield(s, seat)) / 36 for s in game.states if s.phase == DICE)
        assert lines["expected"][seat][-1] == pytest.approx(expected)
        assert lines["from_throws"][seat] == sorted(lines["from_throws"][seat])
