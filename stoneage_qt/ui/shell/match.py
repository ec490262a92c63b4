"""Making matches: from the new-game page's choice, or as a rematch."""

import random
import secrets
from dataclasses import replace
from typing import Any

from stoneage_qt.contract import ContentError
from stoneage_qt.games import rules_of
from stoneage_qt.session.match import Match
from stoneage_qt.session.settings import NewGame

SEED_BITS = 31


def match_of(choice: NewGame, own: Any = None) -> Match:
    """The match that was chosen; closed seats are left out. own: `Rules.own_values`."""
    rules = rules_of(choice.game)
    seats = [seat for seat in choice.seats if seat is not None]
    seed = secrets.randbits(SEED_BITS) if choice.seed is None else choice.seed
    start = choice.start if choice.start is None or choice.start < len(seats) else None
    modules = choice.modules & frozenset(rules.modules)
    setup = rules.shuffled(len(seats), random.Random(seed), modules, start, own)
    try:
        options = rules.read_options(dict(choice.options))
    except ContentError:  # only a file of settings can say such a thing
        options = rules.options_for(modules)
    return Match(rules, setup, seats, options, seed)


def rematch_of(match: Match) -> Match:
    """The same people and options, everything else drawn anew; the next seat begins."""
    seed = secrets.randbits(SEED_BITS)
    setup = match.rules.again(match.setup, random.Random(seed))
    options = replace(match.options, demo=False)
    return Match(match.rules, setup, match.seats, options, seed, title=match.title)
