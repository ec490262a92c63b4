"""Whether a position makes a puzzle: one action clearly best, and not for everybody to see."""

import random
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.bots.hints import wanted_places
from stoneage_qt.games.stoneage.bots.levels import level_of, make_bot
from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, options
from stoneage_qt.games.stoneage.bots.search import Budget, Candidate, compare, contest
from stoneage_qt.games.stoneage.bots.value import Nets, option_merits
from stoneage_qt.games.stoneage.bots.worth import rounds_left
from stoneage_qt.games.stoneage.rules import Action, State, determinize, legal_actions
from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    FEED,
    LEAVE,
    PICK,
    PLACE,
    RESOLVE,
    REWARD,
    STARVE,
    TOOLS,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    FIELD,
    HARD_WINTER,
    HUNT,
    HUT,
    IGLOO1,
    IGLOOS,
    PLACING,
    TOOLMAKER,
)

# What a puzzle can be about.
THEMES: Final = (
    *("hut_or_field", "tools", "food", "payment", "last_round", "blocking"),
    *("hard_winter", "animals", "igloos", "cards", "buildings", "resources"),
)
# By so much of win chance the best action is ahead of the next best.
LEAST_GAP: Final = 0.08
# The window's expert plays out 64 rollouts, which is four actions in 16 worlds (shuffles and dice);
# puzzles are checked in four times as many, and in two sets of them: among the net's favourites,
# then among everything that can be done. The net alone would leave out what it misjudges.
FIRST_WORLDS: Final = 16
CHECK_WORLDS: Final = 64
# What passes the first try mostly passes the check, which costs ten times as much.
_GLANCE_GAP, _FIRST_GAP = 0.02, 0.09
_LEAST_OPTIONS, _TRIED = 4, 4
# Who pays, feeds or uses tools chooses among fewer ways that make sense. With two there is no more
# to find than heads or tails; a building of given cost has three in a hard winter, and never more.
_LEAST_WAYS, _LEAST_LEGAL = 2, 3
_PAYING: Final = (BUY, BUILD, LEAVE)
_HOPELESS, _CERTAIN = 0.12, 0.97
# Who tries it, and how often: only some of them choose by chance.
SOLVERS: Final[Mapping[str, int]] = {
    "newcomer": 4,
    "woodcutter": 1,
    "valuer": 1,
    "hunter": 1,
    "blocker": 1,
    "medium": 6,
    "strong": 1,
}
_EASY: Final = 0.9
# What positions may be about though nothing of it is in the best action: where it leads by less
# than this without the module, the module is why.
_MODULES: Final = {"hard_winter": HARD_WINTER, "igloos": IGLOOS}
_NO_LEAD: Final = 0.02
# So few rounds are expected after the present one where it is the last.
_LAST_ROUND: Final = 0.5
_THEME_OF_KIND: Final = {FEED: "food", STARVE: "food", TOOLS: "tools", PICK: "cards"}
_THEME_OF_PLACE: Final = {
    HUT: "hut_or_field",
    FIELD: "hut_or_field",
    TOOLMAKER: "tools",
    HUNT: "food",
}


# Whether one more puzzle of a theme with this solution is wanted.
Wanted = Callable[[str, Action], bool]


class FoundPuzzle(NamedTuple):
    """What `contract.puzzles.Puzzle` says about a position."""

    best: Action
    win: float
    second: float
    theme: str
    shares: dict[str, float]


def examine(nets: Nets, s: State, seed: int, wanted: Wanted) -> FoundPuzzle | None:
    """The puzzle that a position makes, or None; what the seat can't see plays no part (V3).

    The cheap questions come first: a glance takes 0.2 ms, trying out some ms, the check up to 1 s.
    """
    net = nets[len(s.players)]
    tried = _glance(net, s, seed)
    if not tried or not any(wanted(theme, tried[0]) for theme in _themes(nets, s, tried[0])):
        return None
    first = _compared(net, s, tried, FIRST_WORLDS, f"{seed}/first")
    if _gap(first) < _FIRST_GAP or not _HOPELESS < first[0].chance < _CERTAIN:
        return None
    best = first[0].action
    shares = solved_by(s, best, seed)
    if is_easy(shares):
        return None
    theme = theme_of(nets, s, best)
    if not wanted(theme, best):
        return None
    checked = check(nets, s, best, [c.action for c in first], seed)
    return None if checked is None else FoundPuzzle(best, *checked, theme, shares)


def is_easy(shares: Mapping[str, float]) -> bool:
    """Whether nearly every bot finds it."""
    return sum(shares.values()) / len(shares) > _EASY


def check(
    nets: Nets, s: State, best: Action, others: Sequence[Action] | None, seed: int
) -> tuple[float, float] | None:
    """Chances with the best and the next best action; None where it is not clearly best.

    others: what it is compared with at first, None for the net's favourites.
    """
    net = nets[len(s.players)]
    few = _favourites(net, s, seed) if others is None else others
    sets = (few, _rivals(s, best))
    wins, seconds = [], []
    for number, rivals in enumerate(sets):
        tried = list(dict.fromkeys([best, *rivals]))
        found = _compared(net, s, tried, CHECK_WORLDS, f"{seed}/check/{number}")
        error = (found[0].error ** 2 + found[1].error ** 2) ** 0.5
        if found[0].action != best or _gap(found) < max(LEAST_GAP, error):
            return None
        wins.append(found[0].chance)
        seconds.append(found[1].chance)
    return sum(wins) / len(sets), sum(seconds) / len(sets)


def solved_by(s: State, best: Action, seed: int) -> dict[str, float]:
    """How often bots of several levels find an action."""
    shares = {}
    for level, times in SOLVERS.items():
        bot = make_bot(level)
        found = 0
        for number in range(times):
            rng = random.Random(f"{seed}/{level}/{number}")
            found += bot.choose(determinize(s, s.actor, rng), rng) == best
        shares[level] = found / times
    return shares


def difficulty(shares: Mapping[str, float]) -> int:
    """The rating of a puzzle: that of a player who would find it every other time.

    Two more tries of an average solver, one found and one not, keep it within bounds.
    """
    tries = [(float(level_of(level).rating), share) for level, share in shares.items()]
    middle = sum(rating for rating, _ in tries) / len(tries)
    tries += [(middle, 1.0), (middle, 0.0)]
    low, high = 0.0, 4000.0
    for _ in range(40):
        at = (low + high) / 2
        expected = sum(1.0 / (1.0 + 10.0 ** ((at - rating) / 400.0)) for rating, _ in tries)
        if expected > sum(share for _, share in tries):
            low = at
        else:
            high = at
    return round((low + high) / 2)


def theme_of(nets: Nets, s: State, best: Action) -> str:
    """What the position is about: the module that makes it so, else what is best in it."""
    first, *modules = _themes(nets, s, best)
    return next((theme for theme in modules if _needs(nets, s, best, theme)), first)


def _themes(nets: Nets, s: State, best: Action) -> list[str]:
    """By what is best, then the modules of which only trying out tells whether they matter."""
    first = _theme_of_action(nets, s, best)
    if first in ("animals", "igloos", "hard_winter"):
        return [first]
    return [first, *(theme for theme, module in _MODULES.items() if module in s.modules)]


def _needs(nets: Nets, s: State, best: Action, theme: str) -> bool:
    """Whether something else would be as good without a module, as far as can be told."""
    other = _without(s, _MODULES[theme])
    if other is None or best not in legal_actions(other):
        return False
    net = nets[len(s.players)]
    legal = legal_actions(other)
    rivals = [*_favourites(net, s, 0), *_favourites(net, other, 0)]
    rivals = [rival for rival in rivals if rival != best and rival in legal]
    if not rivals:
        return False
    tried = [best, *dict.fromkeys(rivals)]
    rng = random.Random(theme)
    every = CHECK_WORLDS * len(tried)
    budget = Budget(rollouts=(every, every, every), acting=1.0, lopsided=1.0)
    first, *next_ones = compare(net, determinize(other, s.actor, rng), tried, rng, budget)
    if first.action != best:
        return True
    leads = [a[0] - b[0] for a, b in zip(first.ends, next_ones[0].ends, strict=True)]
    return bool(fmean(leads) + pstdev(leads) / len(leads) ** 0.5 < _NO_LEAD)


def _without(s: State, module: str) -> State | None:
    """The same position in a game without a module; None where it can't be."""
    other = s.copy()
    other.modules = s.modules - {module}
    if module == IGLOOS:
        if any(s.crowd[IGLOO1:ANIMAL]):  # nobody could take them back
            return None
        other.igloos = []
    return other


def _theme_of_action(nets: Nets, s: State, best: Action) -> str:
    if best.place >= IGLOO1 or best.kind == REWARD:
        return "animals" if best.place == ANIMAL or best.kind == REWARD else "igloos"
    if best.kind in _PAYING and any(action.extra for action in legal_actions(s)):
        return "hard_winter"
    if best.kind != PLACE:
        return _THEME_OF_KIND.get(best.kind, "payment")
    if rounds_left(s) < _LAST_ROUND:
        return "last_round"
    if best.place < CARD1:
        return _THEME_OF_PLACE.get(best.place, "resources")
    if best.place in wanted_places(s, s.actor, nets):
        return "blocking"
    return "buildings" if best.place >= BUILDING1 else "cards"


def _glance(net: Net, s: State, seed: int) -> list[Action]:
    """The actions worth trying out; none where there is no clear favourite, or little choice."""
    if s.actor < 0:
        return []
    legal = legal_actions(s)
    if len(legal) < _LEAST_LEGAL or is_matter_of_order(legal):
        return []
    found = _options(s, seed)
    if found.rows < (_LEAST_OPTIONS if s.phase == PLACING else _LEAST_WAYS):
        return []
    merits, wins = option_merits(net, found)
    order = sorted(range(found.rows), key=lambda row: -float(merits[row]))
    if wins[order[0], s.actor] - wins[order[1], s.actor] < _GLANCE_GAP:
        return []
    return [found.actions[row] for row in order[:_TRIED]]


def is_matter_of_order(legal: Sequence[Action]) -> bool:
    """Whether the best could as well come later, because something else can be done before.

    Such a position makes no puzzle: people see that it does not matter, but a rollout that begins
    with the other may miss the best afterwards. That is so where a card with goods of choice may be
    used, where a place is to be resolved, and where several are to be paid.
    """
    if any(action.kind in (CLAIM, RESOLVE) for action in legal):
        return True
    return len({action.place for action in legal if action.kind in _PAYING}) > 1


def _favourites(net: Net, s: State, seed: int) -> list[Action]:
    found = _options(s, seed)
    merits, _ = option_merits(net, found)
    order = sorted(range(found.rows), key=lambda row: -float(merits[row]))
    return [found.actions[row] for row in order[:_TRIED]]


def _rivals(s: State, best: Action) -> list[Action]:
    """Everything else that can be done, but for the same with other tools of the same pips."""
    if best.kind != TOOLS:
        return list(legal_actions(s))
    own = s.players[s.actor].tools

    def used(action: Action) -> tuple[object, ...]:
        return (sorted(own[slot - 1] for slot in action.tools), action.cards)

    return [action for action in legal_actions(s) if used(action) != used(best)]


def _options(s: State, seed: int) -> OptionRows:
    found = OptionRows(len(s.players))
    options(determinize(s, s.actor, random.Random(f"{seed}/seen")), found)
    return found


def _compared(
    net: Net, s: State, actions: Sequence[Action], worlds: int, seed: str
) -> list[Candidate]:
    rng = random.Random(seed)
    seen = determinize(s, s.actor, rng)
    return contest(net, seen, list(actions), rng, worlds, LEAST_GAP)


def _gap(found: Sequence[Candidate]) -> float:
    return found[0].chance - found[1].chance
