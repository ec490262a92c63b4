"""Bots to measure the levels with, which are no levels themselves: the arena takes them by name.

`net` is the bare net's best action, `net:FOLDER` that of other weights, older ones perhaps;
`fasting` is the search of the expert that may neither farm nor hunt nor feed, `fasting@4` with four
times the thinking; `style:7` is the seventh of the drawn styles, half of which starve.
"""

import random
from pathlib import Path

from stoneage_qt.bots.levels import split_budget
from stoneage_qt.contract import Bot
from stoneage_qt.games.stoneage.bots.hints import shipped_nets
from stoneage_qt.games.stoneage.bots.levels import YARDSTICKS
from stoneage_qt.games.stoneage.bots.policy import NetBot
from stoneage_qt.games.stoneage.bots.search import EXPERT_BUDGET, SearchBot, against_fasting
from stoneage_qt.games.stoneage.bots.train_rivals import drawn_style
from stoneage_qt.games.stoneage.bots.value import load_nets
from stoneage_qt.games.stoneage.bots.valuer import Valuer
from stoneage_qt.games.stoneage.rules import Action


def make_yardstick(key: str, budget: float = 1.0) -> Bot:
    """The bot of such a key. Raises WeightsError where weights are missing or unfit."""
    name, _, rest = key.partition(":")
    if name == "net":
        return NetBot(key, load_nets(Path(rest)) if rest else shipped_nets())
    if name == "style":
        return Valuer(key, drawn_style(random.Random(f"style/{rest}")))
    factor = split_budget(name, list(YARDSTICKS))[1]
    return SearchBot(key, shipped_nets(), EXPERT_BUDGET.scaled(budget * factor), _allowed)


def _allowed(action: Action) -> bool:
    return not against_fasting(action)
