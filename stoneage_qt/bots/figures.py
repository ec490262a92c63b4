"""The figures that the project shows for the bots of a game: kept, and as a table.

Each contest is kept in a file of its own, the table is written from those files alone. While a
contest is played, its tables are kept beside it, so that a long measurement can be interrupted and
taken up again. Which contests there are, a game says
in its `bots.figures`: `all_figures`, and the `weights_mark` of one.
"""

import errno
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from stoneage_qt.bots.arena import Contest, duel, tables_of
from stoneage_qt.bots.arena_play import ArenaTable, Game
from stoneage_qt.games import DEFAULT, package_of


class StrengthFigure(NamedTuple):
    """One line of the table: `first` against `second`, or against copies of it.

    least: the win share that is wanted of `first`. part: which share of the games asked for
    is played. game: its key.
    """

    first: str
    second: str
    players: int = 2
    least: float = 0.5
    part: float = 1.0
    game: str = DEFAULT

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.first}-{self.second}-{self.players}p"

    def contest(self, games: int, seed: int) -> Contest:
        """What is to be played for it."""
        keys = (self.first, self.second)
        groups = duel(keys, self.players)
        tables = -(-self.games(games) // self.players)
        return Contest(keys, groups, tables, seed, game=self.game)

    def games(self, asked_for: int) -> int:
        """How many games are played where so many are asked for."""
        return round(self.part * asked_for)

    def command(self, games: int, seed: int) -> str:
        """The command that plays this figure alone."""
        words = ["stoneage-qt arena", self.first, self.second, f"--games {self.games(games)}"]
        if self.game != DEFAULT:
            words.insert(1, f"--game {self.game}")
        if self.players > 2:
            words.append(f"--players {self.players}")
        return " ".join([*words, f"--seed {seed}"])


def figures_of(game: str) -> Sequence[StrengthFigure]:
    """The figures of a game, quick ones first; none where nobody has named any."""
    if find_spec(f"{package_of(game)}.bots") is None or find_spec(_name(game)) is None:
        return ()
    found: Sequence[StrengthFigure] = _module(game).all_figures()
    return found


def _name(game: str) -> str:
    return f"{package_of(game)}.bots.figures"


def _module(game: str) -> Any:
    return import_module(_name(game))


def _weights_mark(figure: StrengthFigure) -> str:
    mark: str = _module(figure.game).weights_mark(figure)
    return mark


def load(folder: Path, figure: StrengthFigure, games: int, seed: int) -> dict[str, Any] | None:
    """The kept result of a figure; None where it is missing, unreadable, too small or old.

    Old is what was played with other weights.
    """
    try:
        kept = json.loads((folder / f"{figure.name}.json").read_text(encoding="utf-8"))
        fits = kept["games"] >= figure.games(games) and kept["seed"] == seed
        fits = fits and kept.get("weights", "") == _weights_mark(figure)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return kept if fits else None


def keep(folder: Path, figure: StrengthFigure, result: dict[str, Any]) -> None:
    """Stores the result of a figure."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**result, "weights": _weights_mark(figure)}, indent=1, ensure_ascii=False)
    (folder / f"{figure.name}.json").write_text(text + "\n", encoding="utf-8")


def check_folder(folder: Path) -> None:
    """Make it, where it is not there. Raises OSError where nothing can be kept in it."""
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


class Unfinished:
    """The tables of a figure that are played so far: a line each, in a file beside its result."""

    def __init__(self, folder: Path, figure: StrengthFigure, seed: int) -> None:
        self._path = folder / f"{figure.name}.tables"
        self._head = json.dumps({"seed": seed, "weights": _weights_mark(figure)})

    def read(self, contest: Contest) -> list[tuple[ArenaTable, list[Game]]]:
        """Those of a contest; none where other weights or another seed played them."""
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return []
        if lines[:1] != [self._head]:
            return []
        known = {table.number: table for table in tables_of(contest)}
        found: dict[int, list[Game]] = {}
        for line in lines[1:]:
            try:
                number, games = json.loads(line)
                found[number] = [Game(*map(_frozen, game)) for game in games]
            except (ValueError, TypeError):
                # The last line, where writing it was interrupted.
                continue
        return [(known[number], games) for number, games in found.items() if number in known]

    def add(self, table: ArenaTable, games: list[Game]) -> None:
        """One more. Raises OSError."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps([table.number, games])]
        fits = self._path.exists() and self._path.read_text("utf-8").startswith(self._head)
        if not fits:
            lines.insert(0, self._head)
        with self._path.open("a" if fits else "w", encoding="utf-8", newline="\n") as file:
            file.write("".join(line + "\n" for line in lines))

    def finish(self) -> None:
        """All are played, and the figure is kept."""
        self._path.unlink(missing_ok=True)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def table_lines(
    folder: Path, figures: Iterable[StrengthFigure], games: int, seed: int
) -> Iterator[str]:
    """The table in Markdown, of what is there."""
    yield "| bot | against | players | wins | 95 % | wanted | points | p50 / p95 per decision |"
    yield "|---|---|---|---|---|---|---|---|"
    for figure in figures:
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
