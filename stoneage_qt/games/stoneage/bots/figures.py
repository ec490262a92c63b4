"""The figures that the project shows for its bots: which contests, and their table.

Each contest is kept in a file of its own, so that a long measurement can be interrupted and
taken up again; the table is written from those files alone.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from stoneage_qt.bots.arena import Contest, duel
from stoneage_qt.bots.levels import split_budget
from stoneage_qt.games.stoneage.bots.levels import LEVELS, level_keys, level_of


class Figure(NamedTuple):
    """One line of the table: `first` against `second`, or against copies of it.

    least: the win share that is wanted of `first`. part: which share of the games asked for
    is played.
    """

    first: str
    second: str
    players: int = 2
    least: float = 0.5
    part: float = 1.0

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.first}-{self.second}-{self.players}p"

    def contest(self, games: int, seed: int) -> Contest:
        """What is to be played for it."""
        keys = (self.first, self.second)
        groups = duel(keys, self.players)
        return Contest(keys, groups, -(-self.games(games) // self.players), seed)

    def games(self, asked_for: int) -> int:
        """How many games are played where so many are asked for."""
        return round(self.part * asked_for)

    def command(self, games: int, seed: int) -> str:
        """The command that plays this figure alone."""
        words = ["stoneage-qt arena", self.first, self.second, f"--games {self.games(games)}"]
        if self.players > 2:
            words.append(f"--players {self.players}")
        return " ".join([*words, f"--seed {seed}"])


STEP: Final = 0.65
GOALS: Final = (
    Figure("strong", "woodcutter", 2, 0.90),
    Figure("expert", "woodcutter", 2, 0.97),
    Figure("expert", "strong", 2, 0.75),
    Figure("expert", "woodcutter", 4, 0.75),
    Figure("expert", "valuer", 4, 0.75),
    Figure("expert", "strong", 4, 0.45),
)
# Beside expert's own line against the same opponents; slow, and the same deals: half will do.
MORE_TIME: Final = (
    Figure("expert@0.25", "strong", 4, 0.25, part=0.5),
    Figure("expert@4", "strong", 4, 0.45, part=0.5),
)


def steps() -> list[Figure]:
    """Each level against those one step below it."""
    return [
        Figure(level.key, other.key, 2, STEP)
        for level in LEVELS
        for other in LEVELS
        if other.strength == level.strength - 1
    ]


def all_figures() -> list[Figure]:
    """Every figure once, quick ones first; the higher goal counts where two name the same."""
    found: dict[str, Figure] = {}
    for figure in [*steps(), *GOALS, *MORE_TIME]:
        known = found.get(figure.name)
        if known is None or figure.least > known.least:
            found[figure.name] = figure
    order = level_keys()

    def cost(figure: Figure) -> tuple[int, float, int]:
        name, factor = split_budget(figure.first, order)
        return order.index(name), factor, figure.players

    return sorted(found.values(), key=cost)


def weights_mark(figure: Figure) -> str:
    """Short digest of the weights that a figure depends on; empty where it needs none."""
    if not any(level_of(key).learned for key in (figure.first, figure.second)):
        return ""
    from stoneage_qt.games.stoneage.bots.weights import weights_path

    path = weights_path(figure.players)
    return sha256(path.read_bytes()).hexdigest()[:12] if path.is_file() else "missing"


def load(folder: Path, figure: Figure, games: int, seed: int) -> dict[str, Any] | None:
    """The kept result of a figure; None where it is missing, unreadable, too small or old.

    Old is what was played with other weights.
    """
    try:
        kept = json.loads((folder / f"{figure.name}.json").read_text(encoding="utf-8"))
        fits = kept["games"] >= figure.games(games) and kept["seed"] == seed
        fits = fits and kept.get("weights", "") == weights_mark(figure)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return kept if fits else None


def keep(folder: Path, figure: Figure, result: dict[str, Any]) -> None:
    """Stores the result of a figure."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**result, "weights": weights_mark(figure)}, indent=1, ensure_ascii=False)
    (folder / f"{figure.name}.json").write_text(text + "\n", encoding="utf-8")


def table_lines(folder: Path, games: int, seed: int) -> Iterator[str]:
    """The table in Markdown, of what is there."""
    yield "| bot | against | players | wins | 95 % | wanted | points | p50 / p95 per decision |"
    yield "|---|---|---|---|---|---|---|---|"
    for figure in all_figures():
        result = load(folder, figure, games, seed)
        if result is None:
            continue
        first, second = result["bots"][0], result["bots"][1]
        copies = figure.players - 1
        against = f"{copies} × {figure.second}" if copies > 1 else figure.second
        yield (
            f"| {figure.first} | {against} | {figure.players} "
            f"| {first['win_rate']:.1%} | {first['low']:.1%}–{first['high']:.1%} "
            f"| {figure.least:.0%} | {first['points']:.0f} : {second['points']:.0f} "
            f"| {first['median_ms']:.1f} / {first['p95_ms']:.1f} ms |"
        )
