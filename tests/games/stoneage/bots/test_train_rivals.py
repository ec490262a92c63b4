"""Others than the net at the training tables."""

import random

import numpy as np

from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net
from stoneage_qt.games.stoneage.bots.search import against_fasting
from stoneage_qt.games.stoneage.bots.train_games import Exploring, self_play
from stoneage_qt.games.stoneage.bots.train_rivals import (
    STARVER,
    NetRival,
    draw_rivals,
    drawn_style,
)
from stoneage_qt.games.stoneage.bots.valuer import Valuer
from stoneage_qt.games.stoneage.rules.actions import FEED, PLACE, STARVE
from stoneage_qt.games.stoneage.rules.state import TALLY_HUNGER
from tests.games.stoneage.bots.playing import play, start

_NET = SHAPE.fresh(3, 5, hidden=8, hidden_2=4)


def test_a_seat_stays_with_the_net_and_all_kinds_come() -> None:
    rng = random.Random(1)
    net = Net(_NET)
    seen = set()
    for _ in range(200):
        rivals = draw_rivals(rng, net, 1.0, [net])
        assert 1 <= len(rivals) <= 2
        assert set(rivals) < {0, 1, 2}
        seen |= {bot.name for bot in rivals.values()}
    assert seen == {"starver", "drawn", "style", "woodcutter", "older", "fasting"}
    assert draw_rivals(rng, net, 0.0, []) == {}


def test_who_fasts_gets_and_gives_no_food_of_its_own_will() -> None:
    s = start(3, 5)
    bots = [NetRival("fasting", Net(_NET), fasting=True), make_bot("valuer"), make_bot("valuer")]
    own = [action for action in play(bots, s, 4, rounds=6) if s.actor == 0]
    assert own
    assert not any(against_fasting(action) for action in own if action.kind == FEED)
    hunted = [action for action in own if action.kind == PLACE and against_fasting(action)]
    # Where nothing else is open, somebody has to be placed somewhere.
    assert len(hunted) < len(own) / 10


def test_starvers_starve_and_go_on() -> None:
    s = start(2, 4)
    bots = [Valuer("starver", STARVER), make_bot("valuer")]
    starved = sum(action.kind == STARVE for action in play(bots, s, 4) if s.actor == 0)
    assert starved >= 3
    assert s.players[0].tally[TALLY_HUNGER] <= -30


def test_drawn_styles_differ() -> None:
    rng = random.Random(2)
    styles = [drawn_style(rng) for _ in range(20)]
    assert len(set(styles)) == 20
    assert {style.lets_starve for style in styles} == {True, False}


def test_games_with_rivals_teach_and_repeat() -> None:
    exploring = Exploring(rivals=1.0)
    net = Net(_NET)
    first, stats = self_play(net, 3, 7, exploring, [_NET])
    again, _ = self_play(net, 3, 7, exploring, [_NET])
    alone, own = self_play(net, 3, 7, exploring._replace(rivals=0.0))
    assert stats.games == 3
    assert len(first.targets) == stats.decisions > 0
    assert np.array_equal(first.targets, again.targets)
    assert np.array_equal(first.blocks, again.blocks)
    # Only the net's own decisions are learnt from.
    assert stats.decisions < own.decisions
    assert not np.array_equal(first.blocks[:5], alone.blocks[:5])
