"""The puzzles that come with Stone Age, and how they lie in their file.

Several puzzles of one game share its course: set-up by number of players, modules and seed, and
the texts of its actions.
"""

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from stoneage_qt.contract import Json
from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import (
    Setup,
    State,
    apply,
    decode,
    encode,
    legal_actions,
    new_state,
    why_illegal,
)
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.paths import resource_path
from stoneage_qt.session.checks import is_number, is_text, is_whole
from stoneage_qt.session.files import read_limited
from stoneage_qt.session.plain_text import plain
from stoneage_qt.session.records import MAX_ACTIONS, MOST_TEXT
from stoneage_qt.session.seats import SEEDS
from stoneage_qt.session.strict_json import parse_json

FORMAT: Final = "stoneage-qt puzzles"
VERSION: Final = 1
SHIPPED: Final = "stoneage/puzzles.json"
SEASONS: Final = ("summer", "winter")
_MAX_BYTES: Final = 20_000_000
_MAX_WORD: Final = 40
_MOST_RATING: Final = 4000
# The bots whose share is told.
TOLD: Final = ("valuer", "medium", "strong")


class Source(NamedTuple):
    """A game that puzzles were found in, and how it begins."""

    seed: int
    players: int
    start: int
    modules: frozenset[str]
    season: str

    @property
    def setup(self) -> Setup:
        """Drawn from its seed."""
        rng = random.Random(self.seed)
        return Setup.shuffled(self.players, rng, modules=self.modules, start=self.start)


def shipped() -> list[Puzzle]:
    """Those that come with the program."""
    return read_puzzles(resource_path(SHIPPED))


def read_puzzles(path: Path) -> list[Puzzle]:
    """All puzzles of a file. Raises SaveError and ValueError."""
    return [puzzle for game in read_games(path) for puzzle in puzzles_in(game)]


def read_games(path: Path) -> list[Json]:
    """The games of a file with their puzzles, every field checked. Raises as `read_puzzles`."""
    data = parse_json(read_limited(path, _MAX_BYTES), path)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("no puzzles of Stone Age")
    if data.get("version") != VERSION:
        raise ValueError(f"puzzles of version {plain(str(data.get('version')), _MAX_WORD)}")
    games = data.get("games")
    if not isinstance(games, list):
        raise ValueError("damaged (games)")
    for number, game in enumerate(games, 1):
        if not _is_game(game):
            raise ValueError(f"damaged (game {number})")
    return games


def _is_game(game: Any) -> bool:
    """Whether all is there; that its actions are allowed shows when they are played."""
    if not isinstance(game, dict):
        return False
    modules, texts, puzzles = (game.get(name) for name in ("modules", "actions", "puzzles"))
    players = game.get("players")
    return (
        is_whole(game.get("seed"), 0, SEEDS - 1)
        and isinstance(players, int)
        and is_whole(players, 2, 4)
        and is_whole(game.get("start"), 0, players - 1)
        and isinstance(modules, list)
        and all(module in sorted(MODULES) for module in modules)
        and game.get("season") in SEASONS
        and isinstance(texts, str)
        and texts.count(",") < MAX_ACTIONS
        and isinstance(puzzles, list)
        and all(_is_puzzle(each, texts.count(",") + 1) for each in puzzles)
    )


def _is_puzzle(each: Any, actions: int) -> bool:
    if not isinstance(each, dict):
        return False
    shares = each.get("shares")
    return (
        is_whole(each.get("number"), 0, actions)
        and is_text(each.get("best"), MOST_TEXT)
        and is_text(each.get("theme"), _MAX_WORD)
        and each["theme"].isprintable()
        and is_whole(each.get("rating"), 0, _MOST_RATING)
        and all(is_number(each.get(name), 0.0, 1.0) for name in ("win", "second"))
        and isinstance(shares, dict)
        and all(is_number(shares.get(level), 0.0, 1.0) for level in TOLD)
    )


def puzzles_in(game: Json) -> Iterator[Puzzle]:
    """Those of one game of a file. Raises ValueError."""
    source = source_in(game)
    actions = [decode(text) for text in game["actions"].split(",") if text]
    setup, options = source.setup, TableOptions(season=game["season"])
    for each in game["puzzles"]:
        yield Puzzle(
            f"stoneage/{source.seed}/{each['number']}",
            "stoneage",
            setup,
            options,
            actions[: each["number"]],
            decode(each["best"]),
            *(each["win"], each["second"], each["theme"], each["rating"], each["shares"]),
        )


def source_in(game: Json) -> Source:
    """How a game of a file begins."""
    seed, players, start = game["seed"], game["players"], game["start"]
    return Source(seed, players, start, frozenset(game["modules"]), game["season"])


def position_of(puzzle: Puzzle) -> State:
    """The position that is to be solved. Raises ValueError where one can't get there."""
    s = new_state(puzzle.setup)
    for number, action in enumerate(puzzle.actions, 1):
        if why_illegal(s, action) is not None:
            raise ValueError(f"{puzzle.key}: action {number}")
        apply(s, action)
    if puzzle.best not in legal_actions(s):
        raise ValueError(f"{puzzle.key}: {plain(encode(puzzle.best), MOST_TEXT)}")
    return s


def game_entry(source: Source, texts: Sequence[str], puzzles: Sequence[tuple[int, Any]]) -> Json:
    """One game as it lies in the file. puzzles: with the number of actions before each, the
    values of a `Puzzle`, by their names."""
    last = max(number for number, _ in puzzles)
    return {
        "seed": source.seed,
        "players": source.players,
        "start": source.start,
        "modules": sorted(source.modules),
        "season": source.season,
        "actions": ",".join(texts[:last]),
        "puzzles": [{"number": number, **values} for number, values in puzzles],
    }


def file_text(games: Sequence[Json]) -> str:
    """The whole file, a line for each game."""
    lines = ",\n".join(json.dumps(game, ensure_ascii=False) for game in games)
    head = json.dumps({"format": FORMAT, "version": VERSION})
    return f'{head[:-1]}, "games": [\n{lines}\n]}}\n'


def text_of(puzzle: Puzzle) -> str:
    """The solution in the notation of the rules."""
    return encode(puzzle.best)


PUZZLES: Final = shipped
