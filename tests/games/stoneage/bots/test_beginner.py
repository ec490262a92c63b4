"""The gentle levels: whole games without a fault, slips of people, and nothing absurd."""

import random

import pytest

from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.rules import State, legal_actions, standings
from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY, FEED, LEAVE, PLACE, STARVE, Action
from stoneage_qt.games.stoneage.rules.components import FIXED_COST
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    FIELD,
    HUT,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    MODULES,
    STEP_TOOLS,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.payments import building_at, lacking
from tests.games.stoneage.bots.playing import play, play_out, start

_FAR = 2


def absurd(s: State, action: Action) -> str:
    """What nobody at a table would do although there is something else to do; "" for no fault."""
    player = s.players[s.actor]
    legal = legal_actions(s)
    others = {a.place for a in legal if a.kind == PLACE} - {ANIMAL}
    if action.kind == PLACE and len(others) > 3:
        void = {
            TOOLMAKER: sum(player.tools) == 12,
            HUT: player.people == MAX_PEOPLE,
            FIELD: player.agriculture == MAX_AGRICULTURE,
        }
        if void.get(action.place):
            return "occupies what brings nothing"
        if BUILDING1 <= action.place < ANIMAL:
            face = building_at(s, action.place)
            if face.kind == FIXED_COST and sum(lacking(face, player.goods)) >= _FAR:
                return "goes to a building far out of reach"
    payable = any(a.kind in (BUILD, BUY) for a in legal)
    if action.kind == LEAVE and payable:
        return "gives up what could be paid"
    if action.kind == STARVE and any(a.kind == FEED for a in legal):
        return "starves beside a full store"
    return ""


@pytest.mark.parametrize("level", ["child", "newcomer"])
def test_nothing_absurd_in_whole_games(level: str) -> None:
    for seed in range(4):
        s = start(2 + seed % 3, seed, frozenset(MODULES) if seed % 2 else frozenset())
        for action in play([make_bot(level) for _ in s.players], s, seed):
            assert absurd(s, action) == "", (seed, s.round, action)


def test_slips_are_those_of_people() -> None:
    """Both forget their tools now and then, the child more often."""
    kept = {}
    for level in ("child", "newcomer"):
        asked = forgot = 0
        for seed in range(3):
            s = start(2, seed)
            for action in play([make_bot(level), make_bot(level)], s, seed):
                if s.step == STEP_TOOLS:
                    asked += 1
                    forgot += not action.tools and not action.cards
        kept[level] = forgot / asked
    assert 0.0 < kept["newcomer"] < kept["child"] < 1.0


@pytest.mark.parametrize(
    ("better", "worse"), [("child", "random"), ("newcomer", "child"), ("gatherer", "newcomer")]
)
def test_the_ladder_rises(better: str, worse: str) -> None:
    won = 0
    for seed in range(6):
        s = start(2, seed)
        seat = seed % 2
        bots = [make_bot(worse), make_bot(worse)]
        bots[seat] = make_bot(better)
        play_out(bots, s, seed)
        won += standings(s)[seat].rank == 1
    assert won >= 4


def test_the_same_question_gets_the_same_answer() -> None:
    s = start(3, 1)
    bot = make_bot("child")
    assert bot.choose(s, random.Random(5)) == bot.choose(s, random.Random(5))


def test_a_newcomer_wants_a_bit_of_all() -> None:
    """Fields where people outgrow the food, buildings where they can be paid; hunger is rare."""
    built = starved = 0
    for seed in range(6):
        s = start(3, seed)
        for action in play([make_bot("newcomer") for _ in s.players], s, seed):
            starved += action.kind == STARVE
        for player in s.players:
            assert player.people - player.agriculture < 8, (seed, player)
            built += len(player.buildings)
    assert built >= 2 * 6 * 3
    assert starved <= 6
