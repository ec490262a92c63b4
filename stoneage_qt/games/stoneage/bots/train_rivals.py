"""Opponents at the training tables who play otherwise than the net: what it never meets among
itself it does not learn to answer.

Starvers never farm, hunt or feed on purpose; hunters, blockers, builders and collectors are the
styles; the woodcutter is the measuring stick; drawn styles like anything; older selves are nets of
before, and a fasting one is a net, older or of today, that does without food.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

from stoneage_qt.contract import Bot
from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.policy import SOFT_TOP
from stoneage_qt.games.stoneage.bots.search import against_fasting
from stoneage_qt.games.stoneage.bots.styles import STYLES
from stoneage_qt.games.stoneage.bots.value import judged, soft_choice
from stoneage_qt.games.stoneage.bots.valuer import Valuer
from stoneage_qt.games.stoneage.bots.woodcutter import Woodcutter
from stoneage_qt.games.stoneage.bots.worth import Style
from stoneage_qt.games.stoneage.rules import Action, State

Rivals = dict[int, Bot]

STARVER: Final = Style(lets_starve=True, food=0.0, field=0.0, hut=1.6, figures=(0.2, 1.3, 1.5, 1.1))
# Likings of drawn styles, as factors; those who starve like food and fields little.
_LIKINGS: Final = (0.3, 2.0)
_STARVING: Final = (0.0, 0.3)
_STARVING_SHARE: Final = 0.5
_OLDER_TEMPERATURE: Final = 0.1
_NETS_SHARE: Final = 0.75


class NetRival:
    """A net at the table of another.

    temperature: see `NetBot`. fasting: never hunts, farms or feeds while there is anything else.
    """

    def __init__(
        self, name: str, net: Net, temperature: float = 0.0, fasting: bool = False
    ) -> None:
        self._name = name
        self.net = net
        self.temperature = temperature
        self.fasting = fasting

    @property
    def name(self) -> str:
        """What it is."""
        return self._name

    def choose(self, s: State, rng: random.Random) -> Action:
        """See `Bot.choose`."""
        found = judged(self.net, s)
        if len(found.actions) == 1:
            return found.actions[0]
        if self.temperature > 0.0:
            return found.actions[soft_choice(found.merits, SOFT_TOP, self.temperature, rng)]
        order = sorted(range(len(found.actions)), key=lambda row: -float(found.merits[row]))
        ranked = [found.actions[row] for row in order]
        if self.fasting:
            return next((action for action in ranked if not against_fasting(action)), ranked[0])
        return ranked[0]


def drawn_style(rng: random.Random) -> Style:
    """Somebody who likes some things more and others less, half of them without feeding."""

    def liking() -> float:
        return rng.uniform(*_LIKINGS)

    starves = rng.random() < _STARVING_SHARE
    farming = _STARVING if starves else _LIKINGS
    return Style(
        cards=liking(),
        symbols=liking(),
        figures=(rng.uniform(*farming), liking(), liking(), liking()),
        buildings=liking(),
        goods=liking(),
        field=rng.uniform(*farming),
        hut=liking(),
        tool=liking(),
        food=rng.uniform(*farming),
        blocking=rng.uniform(0.0, 0.8),
        lets_starve=starves,
    )


def draw_rivals(rng: random.Random, net: Net, share: float, older: Sequence[Net]) -> Rivals:
    """Who sits at a table beside the net, by seat: nobody, or with the chance `share` somebody.

    At least one seat stays the net's. Three of four such tables are with nets, which play fast.
    """
    if rng.random() >= share:
        return {}
    nets: list[Callable[[], Bot]] = [
        lambda: NetRival("fasting", rng.choice([net, *older]), fasting=True)
    ]
    if older:
        nets.append(lambda: NetRival("older", rng.choice(older), _OLDER_TEMPERATURE))
    others: list[Callable[[], Bot]] = [
        lambda: Valuer("starver", STARVER),
        lambda: Valuer("drawn", drawn_style(rng)),
        lambda: Valuer("style", STYLES[rng.choice(sorted(STYLES))]),
        Woodcutter,
    ]
    kind = rng.choice(nets if rng.random() < _NETS_SHARE else others)
    chosen = rng.sample(range(net.seats), rng.randint(1, net.seats - 1))
    return {seat: kind() for seat in sorted(chosen)}
