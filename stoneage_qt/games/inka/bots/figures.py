"""The figures that the project shows for the bots of Rise of the Inkas: which contests."""

from hashlib import sha256
from typing import Final

from stoneage_qt.bots.figures import StrengthFigure
from stoneage_qt.games.inka.bots.judge import judge_path
from stoneage_qt.games.inka.bots.levels import SEARCHING
from stoneage_qt.games.inka.bots.quick_weights import PLANNERS, WEIGHTS

# Whose play follows from nothing that was learned.
_WITHOUT_WEIGHTS: Final = {"random", "gentle", "builder"}
# One against equals at full tables; par is a quarter with four, a third with three.
_FOUR: Final = (
    StrengthFigure("builder", "random", 4, 0.95),
    StrengthFigure("gentle", "random", 4, 0.5),
    StrengthFigure("planner", "builder", 4, 0.50),
    *(
        StrengthFigure(style, "planner", 4, 0.20)
        for style in ("trader", "heir", "road_captain", "warrior")
    ),
    StrengthFigure("medium", "planner", 4, 0.33),
    StrengthFigure("strong", "planner", 4, 0.45),
    StrengthFigure("strong", "medium", 4, 0.35),
    StrengthFigure("expert", "planner", 4, 0.55),
    StrengthFigure("expert", "strong", 4, 0.38),
    # What more and less thinking is worth, against the same opponents with the same deals.
    StrengthFigure("expert@0.25", "strong", 4, 0.30, part=0.5),
    StrengthFigure("expert@4", "strong", 4, 0.38, part=0.5),
)
_THREE: Final = (
    StrengthFigure("builder", "random", 3, 0.95),
    StrengthFigure("planner", "builder", 3, 0.41),
    StrengthFigure("medium", "planner", 3, 0.41),
    StrengthFigure("strong", "planner", 3, 0.41),
    StrengthFigure("strong", "medium", 3, 0.41),
    StrengthFigure("expert", "planner", 3, 0.41),
    StrengthFigure("expert", "strong", 3, 0.41),
)


def all_figures() -> list[StrengthFigure]:
    """Quick ones first."""
    return [figure._replace(game="inka") for figure in _FOUR + _THREE]


def weights_mark(figure: StrengthFigure) -> str:
    """What tells one set of weights, judge and budgets from another; empty where none matters."""
    keys = {key.partition("@")[0] for key in (figure.first, figure.second)}
    if keys <= _WITHOUT_WEIGHTS:
        return ""
    judge = judge_path()
    digest = sha256(judge.read_bytes() if judge.is_file() else b"")
    budgets = [SEARCHING[key] for key in sorted(keys & SEARCHING.keys())]
    digest.update(repr((WEIGHTS, PLANNERS, budgets)).encode())
    return digest.hexdigest()[:12]
