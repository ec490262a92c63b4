"""Making matches: from the new-game page's choice, or as a rematch."""

import random
import secrets

from stoneage_qt.games.stoneage.rules import Setup
from stoneage_qt.games.stoneage.rules.components import Components
from stoneage_qt.session.match import Match
from stoneage_qt.session.settings import NewGame

SEED_BITS = 31


def match_of(choice: NewGame, components: Components | None = None) -> Match:
    """The match that was chosen; closed seats are left out."""
    seats = [seat for seat in choice.seats if seat is not None]
    seed = secrets.randbits(SEED_BITS) if choice.seed is None else choice.seed
    start = choice.start if choice.start is None or choice.start < len(seats) else None
    modules = frozenset(str(module) for module in choice.modules)
    setup = Setup.shuffled(len(seats), random.Random(seed), modules, start, components)
    return Match(setup, seats, choice.options, seed)


def rematch_of(match: Match) -> Match:
    """The same people and options, other cards; the next seat begins."""
    seed = secrets.randbits(SEED_BITS)
    setup = Setup.shuffled(
        len(match.seats),
        random.Random(seed),
        match.setup.modules,
        (match.setup.start + 1) % len(match.seats),
        match.setup.components,
    )
    return Match(setup, match.seats, match.options, seed, title=match.title)
