"""A match as whoever sits at this computer may see it."""

import random
from typing import Final

from stoneage_qt.contract import OVER
from stoneage_qt.session.library_files import snapshot_in_steps
from stoneage_qt.session.match import Match
from stoneage_qt.session.steps import Steps, finish

_NOBODY: Final = -1


def as_seen(match: Match) -> Match:
    """The game as it is now, which does not change when it goes on.

    Of one that still runs, nothing that may not be seen: the same actions in a set-up in which
    the unseen is reshuffled. Whatever is worked out from it can't tell what nobody may know.
    """
    return finish(as_seen_in_steps(match))


def as_seen_in_steps(match: Match) -> Steps[Match]:
    """As as_seen, step by step."""
    persons = [number for number, seat in enumerate(match.seats) if seat.is_person]
    last = match.state_at(len(match.actions))
    if last.actor == OVER or not persons:
        return snapshot_in_steps(match)
    viewer = persons[0] if len(persons) == 1 else _NOBODY
    setup = match.rules.veiled(match.setup, last, viewer, random.Random(0))
    return snapshot_in_steps(match, setup)
