"""The figures that the project shows for the bots of Stone Age: which contests."""

from hashlib import sha256
from typing import Final

from stoneage_qt.bots.figures import StrengthFigure
from stoneage_qt.bots.levels import split_budget
from stoneage_qt.games.stoneage.bots.levels import LEVELS, level_keys, level_of

STEP: Final = 0.65
GOALS: Final = (
    StrengthFigure("strong", "woodcutter", 2, 0.90),
    StrengthFigure("expert", "woodcutter", 2, 0.97),
    StrengthFigure("expert", "strong", 2, 0.75),
    StrengthFigure("expert", "woodcutter", 4, 0.75),
    StrengthFigure("expert", "valuer", 4, 0.75),
    StrengthFigure("expert", "strong", 4, 0.45),
)
# Beside expert's own line against the same opponents; slow, and the same deals: half will do.
MORE_TIME: Final = (
    StrengthFigure("expert@0.25", "strong", 4, 0.25, part=0.5),
    StrengthFigure("expert@4", "strong", 4, 0.52, part=0.5),
)


def steps() -> list[StrengthFigure]:
    """Each level against those one step below it."""
    return [
        StrengthFigure(level.key, other.key, 2, STEP)
        for level in LEVELS
        for other in LEVELS
        if other.strength == level.strength - 1
    ]


def all_figures() -> list[StrengthFigure]:
    """Every figure once, quick ones first; the higher goal counts where two name the same."""
    found: dict[str, StrengthFigure] = {}
    for figure in [*steps(), *GOALS, *MORE_TIME]:
        known = found.get(figure.name)
        if known is None or figure.least > known.least:
            found[figure.name] = figure
    order = level_keys()

    def cost(figure: StrengthFigure) -> tuple[int, float, int]:
        name, factor = split_budget(figure.first, order)
        return order.index(name), factor, figure.players

    return sorted(found.values(), key=cost)


def weights_mark(figure: StrengthFigure) -> str:
    """Short digest of the weights and the thinking that a figure depends on; empty where of none.

    With the same weights another budget of `strong` or `expert` makes another bot.
    """
    keys = [level_of(key).key for key in (figure.first, figure.second)]
    if not any(level_of(key).learned for key in keys):
        return ""
    from stoneage_qt.games.stoneage.bots.search import BUDGETS
    from stoneage_qt.games.stoneage.bots.weights import weights_path

    path = weights_path(figure.players)
    if not path.is_file():
        return "missing"
    digest = sha256(path.read_bytes())
    for key in keys:
        if key in BUDGETS:
            digest.update(repr(BUDGETS[key]).encode())
    return digest.hexdigest()[:12]
