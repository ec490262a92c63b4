"""A file of puzzles with little room left, so that games are searched through quickly."""

from collections import Counter
from pathlib import Path
from typing import Any

from stoneage_qt.games.stoneage.bots.puzzle_search import THEMES
from stoneage_qt.games.stoneage.puzzles import SHIPPED, file_text, read_games
from stoneage_qt.paths import resource_path

EACH = 6
# The next games, all of which bring one of this theme, in summer: then there is no room at all.
OPEN = "hut_or_field"
FINDING = (36, 37)


def nearly_full() -> list[dict[str, Any]]:
    """Its games: two that all others know of, and the one before those that find."""
    shipped = read_games(resource_path(SHIPPED))[0]
    puzzle = {**shipped["puzzles"][0], "best": "place river 1"}

    def game(seed: int, season: str, themes: list[str]) -> dict[str, Any]:
        puzzles = [{**puzzle, "theme": theme} for theme in themes]
        return {**shipped, "seed": seed, "season": season, "modules": [], "puzzles": puzzles}

    left = [OPEN for _ in FINDING]
    full = EACH * list(THEMES)
    return [
        game(0, "summer", sorted((Counter(full) - Counter(left)).elements())),
        game(1, "winter", full),
        game(FINDING[0] - 1, "summer", ["tools"]),
    ]


def write_nearly_full(path: Path) -> int:
    """Write them; how many puzzles there are."""
    games = nearly_full()
    path.write_text(file_text(games), encoding="utf-8")
    return sum(len(game["puzzles"]) for game in games)
