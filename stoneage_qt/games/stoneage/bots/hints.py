"""For people: the best actions with their win chances and reasons, and the win graph."""

import random
from functools import lru_cache
from typing import Final, NamedTuple

from stoneage_qt.contract import EVERYTHING
from stoneage_qt.games.stoneage.bots.hints_reasons import reasons
from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.search import Budget, search
from stoneage_qt.games.stoneage.bots.value import (
    Nets,
    judged,
    load_nets,
    seen_chances,
)
from stoneage_qt.games.stoneage.bots.verdicts import Why
from stoneage_qt.games.stoneage.rules import Action, State, apply, determinize, legal_actions
from stoneage_qt.games.stoneage.rules.actions import PLACE
from stoneage_qt.games.stoneage.rules.constants import PLACING

# About as much as the expert in the window thinks; people wait for a hint, but not for long.
HINT_BUDGET: Final = Budget(rollouts=(72, 54, 45), candidates=6, seconds=2.0)


class Hint(NamedTuple):
    """One advised action.

    win: the seat's chance to win with it; error: its standard error (0 where nothing was
    tried out); behind: how much less that is than the best one's.
    """

    action: Action
    win: float
    error: float
    behind: float
    reasons: tuple[Why, ...]


@lru_cache(maxsize=1)
def shipped_nets() -> Nets:
    """The nets that come with the program, read once. Raises WeightsError."""
    return load_nets()


def best_actions(
    s: State,
    seat: int,
    n: int = 3,
    budget: Budget = HINT_BUDGET,
    seed: int = 0,
    nets: Nets | None = None,
) -> list[Hint]:
    """Up to `n` best actions for the decision that is open for `seat`, best first.

    Sees only what the seat may see (V3). Empty where another has the move. From EVERYTHING
    on, all other placements follow, valued by the net alone and without reasons.
    """
    if s.actor != seat:
        return []
    net = (shipped_nets() if nets is None else nets)[len(s.players)]
    rng = random.Random(f"hint/{seed}/{seat}/{s.round}/{sum(s.crowd)}")
    seen = determinize(s, seat, rng)
    found = search(net, seen, rng, budget, keep=n)[:n]
    wanted = wanted_places(seen, seat, {net.seats: net}) if seen.phase == PLACING else frozenset()
    best = found[0].chance
    hints = [
        Hint(
            candidate.action,
            candidate.chance,
            candidate.error,
            max(0.0, best - candidate.chance),
            reasons(seen, candidate.action, wanted),
        )
        for candidate in found
    ]
    return hints + _untried(net, seen, hints) if n >= EVERYTHING else hints


def _untried(net: Net, s: State, tried: list[Hint]) -> list[Hint]:
    """Placements too poor to be tried out, by the net alone: a tutor must know what they cost."""

    def win(action: Action) -> float:
        after = s.copy()
        apply(after, action)
        return seen_chances(net, after)[s.actor]

    best, known = win(tried[0].action), {hint.action for hint in tried}
    wins = {a: win(a) for a in legal_actions(s) if a.kind == PLACE and a not in known}
    ordered = sorted(wins, key=lambda action: -wins[action])
    return [Hint(a, wins[a], 0.0, max(0.0, best - wins[a]), ()) for a in ordered]


def wanted_places(s: State, seat: int, nets: Nets) -> frozenset[int]:
    """Where each opponent who can still place would go now, were it their move."""
    wanted: set[int] = set()
    for other, player in enumerate(s.players):
        if other == seat or player.supply == 0:
            continue
        asked = s.copy()
        asked.actor = asked.turn = other
        found = judged(nets[len(s.players)], asked)
        if not found.actions:
            continue
        best = int(found.merits.argmax()) if len(found.actions) > 1 else 0
        wanted.add(found.actions[best].place)
    return frozenset(wanted)
