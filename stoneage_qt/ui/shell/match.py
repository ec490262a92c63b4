"""Making matches: from the new-game page's choice, or as a rematch."""

import random
from dataclasses import replace
from typing import Any, Final

from stoneage_qt.contract import ContentError
from stoneage_qt.games import rules_of
from stoneage_qt.session.lots import new_seed
from stoneage_qt.session.match import Match
from stoneage_qt.session.settings import NewGame

SEED_BITS = 31
# Four seats keep one of 24 orders, so nearly every game finds its seed.
_MOST_TRIES: Final = 200


def match_of(choice: NewGame, own: Any = None) -> Match:
    """The match that was chosen; closed seats are left out. own: `Rules.own_values`."""
    rules = rules_of(choice.game)
    seats = [seat for seat in choice.seats if seat is not None]
    seed = new_seed(SEED_BITS) if choice.seed is None else choice.seed
    start = choice.start if choice.start is None or choice.start < len(seats) else None
    modules = choice.modules & frozenset(rules.modules)
    setup = rules.shuffled(len(seats), random.Random(seed), modules, start, own)
    try:
        options = rules.read_options(dict(choice.options))
    except ContentError:  # only a file of settings can say such a thing
        options = rules.options_for(modules)
    setup = rules.fitted(setup, [seat.colour for seat in seats], options)
    return Match(rules, setup, seats, options, seed)


def rematch_of(match: Match) -> Match:
    """The same people and options, everything else drawn anew; the next seat begins.

    What stays the same must be what the seed would deal, or the game had no code.
    """
    from stoneage_qt.progress.deals import deal_of

    again = _drawn_again(match)
    tries = _MOST_TRIES if deal_of(match) is not None else 0
    while tries and deal_of(again) is None:
        again, tries = _drawn_again(match), tries - 1
    return again


def _drawn_again(match: Match) -> Match:
    seed = new_seed(SEED_BITS)
    setup = match.rules.again(match.setup, random.Random(seed))
    options = replace(match.options, demo=False, demo_actions=None)
    return Match(match.rules, setup, match.seats, options, seed, title=match.title)
