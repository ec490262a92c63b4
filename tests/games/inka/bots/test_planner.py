"""Planners and their styles: sensible single decisions, and likings that show in their games."""

import random
from collections import Counter
from hashlib import sha256

import pytest

from stoneage_qt.bots.door import decide
from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.features import SEAT_WIDTH, seat_features
from stoneage_qt.games.inka.bots.judge import judge_path
from stoneage_qt.games.inka.bots.likings import STYLES
from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.bots.planner_bot import Planner
from stoneage_qt.games.inka.bots.planner_table import WEIGHTS
from stoneage_qt.games.inka.bots.quick_weights import PLANNERS
from stoneage_qt.games.inka.bots.race import FOREVER, Ground
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    decode,
    encode,
    keyed_chance,
    legal_actions,
    new_state,
    why_illegal,
)
from stoneage_qt.games.inka.rules.actions import WORDS
from tests.games.inka.bots.positions import NOTHING, TO_OFFER, in_main, offered_in_vain


def chosen(s: State, bot: Planner | None = None) -> str:
    action = (bot or Planner()).choose(s, random.Random(0))
    assert why_illegal(s, action) is None
    return encode(action)


def test_the_race_is_shorter_with_more_in_hand_and_more_on_the_board() -> None:
    s = new_state(Setup())
    ground = Ground(s, 0)
    poor, rich = ground.run([0.0] * 8, 4.0), ground.run([2.0] * 8, 4.0)
    assert 0 < rich < poor < FOREVER * 3
    assert 0 < ground.next_marker <= ground.decline <= ground.win
    s.level[11] = 2
    assert Ground(s, 0).run([0.0] * 8, 4.0) < poor


def test_every_number_has_its_weight() -> None:
    s = new_state(Setup())
    assert len(WEIGHTS) == SEAT_WIDTH == len(seat_features(s, 0, Ground(s, 0), NOTHING))


def test_a_city_is_built_when_it_can_be_paid() -> None:
    assert chosen(in_main([[0, 0, 0, 2, 3, 0, 0, 0], *[NOTHING] * 3])).startswith("city ")


def test_the_winning_marker_comes_before_all_else() -> None:
    s = in_main([[1, 1, 1, 2, 3, 0, 0, 0], *[[2, 2, 2, 2, 2, 0, 0, 0]] * 3])
    s.players[0].markers, s.players[0].tribe = 10, 2
    assert chosen(s).startswith("city ")


def test_nobody_is_helped_to_win_at_once() -> None:
    s = in_main([[0, 0, 0, 2, 2, 3, 0, 0], *[[0, 0, 0, 0, 3, 0, 0, 0]] * 3])
    s.players[0].markers, s.players[0].tribe = 10, 2
    apply(s, decode("offer fish=3 for ore=1"))
    assert chosen(s) == "refuse"


def test_the_same_offer_is_not_made_twice_while_nothing_changed() -> None:
    offers = 0
    for hands in TO_OFFER:
        s = in_main(hands)
        text = chosen(s, Planner())
        if not text.startswith("offer "):
            continue
        offers += 1
        again = Planner()
        again.memory = offered_in_vain(s, text)
        assert chosen(s, again) != text
        assert chosen(s, Planner()) == text
    assert offers > 0


def test_what_everybody_is_measured_by_stays_as_it_is() -> None:
    """Who changes either has all figures of bots/README.md to play anew, and says so here."""
    frozen = sha256(judge_path().read_bytes() + repr(PLANNERS).encode()).hexdigest()
    assert frozen[:16] == "53710cd9e47afe5a"


@pytest.mark.parametrize("founding", ["fixed", "free"])
def test_planners_answer_legally_in_every_phase(founding: str) -> None:
    """A few rounds of planners and builders, through the door."""
    setup = Setup.shuffled(3, random.Random(4), founding=founding, variable=founding == "free")
    s = new_state(setup)
    memory = Memory(s)
    bots = [MINDS.make_bot(key) for key in ("planner", "gentle", "trader")]
    while s.actor != OVER and s.turn <= 24:
        if s.actor == CHANCE:
            action = keyed_chance(s, 4)
        else:
            decision = decide(MINDS, bots[s.actor], s, s.actor, 4, memory.of(s.actor))
            assert decision.fault is None
            action = decision.action
        apply(s, action)
        memory.see(action, s)


def habits(level: str, games: int = 3) -> Counter[str]:
    """What one bot of a level does in the first rounds of some games against builders."""
    done: Counter[str] = Counter()
    for seed in range(games):
        s = new_state(Setup.shuffled(3, random.Random(seed)))
        bot = MINDS.make_bot(level)
        while s.actor != OVER and s.turn <= 48:
            if s.actor == CHANCE:
                action = keyed_chance(s, seed)
            elif s.actor != 0:
                action = builder.choose(s)
            elif len(legal_actions(s)) == 1:
                action = legal_actions(s)[0]
            else:
                action = bot.choose(s, random.Random(seed))
                done[WORDS[action.word]] += 1
                done["ruin"] += WORDS[action.word] == "settle" and s.ruin[action.number]
            apply(s, action)
            done["route held"] += s.route == 0
    return done


def test_styles_can_be_told_apart() -> None:
    plain = habits("planner")
    seen = {style: habits(style) for style in STYLES}
    assert seen["trader"]["offer"] > 1.5 * plain["offer"]
    # Ruins in reach are rare.
    assert habits("heir", 8)["ruin"] > 1.3 * habits("planner", 8)["ruin"]
    assert seen["road_captain"]["road"] > plain["road"]
    assert seen["road_captain"]["route held"] > plain["route held"]
    assert habits("warrior", 8)["buy"] > 1.5 * habits("planner", 8)["buy"]
