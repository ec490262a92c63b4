"""How puzzles are made and checked: which games are played, what they look for, what is kept.

Many games are played at a time, and what they bring is kept in the order of their seeds. What a
game looks for depends on what is kept of the games up to `AHEAD` before it, and on nothing else. So
the file is the same however many play, wherever they do, and whenever they were interrupted.
"""

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from copy import deepcopy
from functools import partial
from typing import Any, Final, NamedTuple

from stoneage_qt.bots.spreading import Crew
from stoneage_qt.contract import CHANCE, OVER, Json
from stoneage_qt.games.stoneage.bots.hints import shipped_nets
from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.bots.puzzle_search import (
    FoundPuzzle,
    check,
    difficulty,
    examine,
    is_easy,
    solved_by,
    theme_of,
)
from stoneage_qt.games.stoneage.minds import decide
from stoneage_qt.games.stoneage.puzzles import (
    SEASONS,
    Source,
    game_entry,
    position_of,
    puzzles_in,
)
from stoneage_qt.games.stoneage.rules import Action, apply, encode, new_state
from stoneage_qt.games.stoneage.rules.chance import keyed_chance
from stoneage_qt.games.stoneage.rules.constants import ANIMALS, HARD_WINTER, IGLOOS

# So many games are played at a time at most: a game knows nothing of this many before it. More
# would keep larger clusters busy, and find more that there is no room for any more.
AHEAD: Final = 32
_LEVELS: Final = ("valuer", "medium", "medium", "strong")
# Rounds from one puzzle to the next: the same game asks much the same for a while.
_APART: Final = 3
# How often a module is played with while its theme has fewer puzzles than wanted, and then.
_OFTEN, _RARELY = 0.75, 0.25
_THEME_OF_MODULE: Final = {HARD_WINTER: "hard_winter", ANIMALS: "animals", IGLOOS: "igloos"}
# Why a puzzle does not hold.
WRONG, EASY = "wrong", "easy"

# The values of a puzzle as they lie in the file, after the number of actions before it.
Numbered = tuple[int, dict[str, Any]]


class Shelf:
    """How many there are already: of everything some, of nothing too much."""

    def __init__(self, each: int, games: Iterable[Json] = ()) -> None:
        self._each = each
        self._themes: Counter[tuple[str, str]] = Counter()
        self._solutions: Counter[tuple[str, str]] = Counter()
        for game in games:
            for puzzle in game["puzzles"]:
                self.add(game["season"], puzzle["theme"], puzzle["best"])

    @property
    def count(self) -> int:
        """All of them."""
        return self._themes.total()

    def in_season(self, season: str) -> int:
        """Those of one season."""
        return sum(count for (known, _), count in self._themes.items() if known == season)

    def has_room(self, season: str, theme: str) -> bool:
        """Whether there are too few of a theme."""
        return self._themes[season, theme] < self._each

    def add(self, season: str, theme: str, best: str) -> None:
        """One more."""
        self._themes[season, theme] += 1
        self._solutions[season, best] += 1

    def wants(self, season: str, theme: str, best: str) -> bool:
        """Whether there is room for another one."""
        few = self._solutions[season, best] < max(1, self._each // 2)
        return few and self.has_room(season, theme)

    def take(self, season: str, found: Iterable[Numbered]) -> list[Numbered]:
        """Add those that there is room for; these are returned."""
        taken = []
        for number, values in found:
            if self.wants(season, values["theme"], values["best"]):
                self.add(season, values["theme"], values["best"])
                taken.append((number, values))
        return taken


def source_of(seed: int, shelf: Shelf) -> Source:
    """The game of a seed, two to four players: of the season and the modules that lack puzzles."""
    rng = random.Random(f"puzzles/{seed}")
    players = rng.choice((2, 2, 3, 4))
    # In turn where there are as many of both: so many games see the same shelf.
    season = min(SEASONS if seed % 2 else SEASONS[::-1], key=shelf.in_season)
    modules = frozenset(
        module
        for module, theme in _THEME_OF_MODULE.items()
        if rng.random() < (_OFTEN if shelf.has_room(season, theme) else _RARELY)
    )
    return Source(
        *(seed, players, rng.randrange(players)),
        *(modules if season == "winter" else frozenset(), season),
    )


class SearchedGame(NamedTuple):
    """A game to be played, and what is known while it is."""

    source: Source
    shelf: Shelf


def searched_game(seed: int, games: Sequence[Json], each: int) -> SearchedGame:
    """The game of a seed; all that it may know of is among those of the file."""
    shelf = Shelf(each, (game for game in games if game["seed"] <= seed - AHEAD))
    return SearchedGame(source_of(seed, shelf), shelf)


class PuzzleSeeker:
    """Plays games of bots, and looks for puzzles in them."""

    def answer(
        self, request: SearchedGame, stop: Callable[[], bool]
    ) -> tuple[list[str], list[Numbered]]:
        """The texts of all actions, and what was found; less where it is told to stop."""
        source, shelf, nets = request.source, deepcopy(request.shelf), shipped_nets()
        rng = random.Random(f"puzzles/{source.seed}/seats")
        bots = [make_bot(rng.choice(_LEVELS)) for _ in range(source.players)]
        s = new_state(source.setup)
        texts: list[str] = []
        puzzles: list[Numbered] = []
        next_round = 1 + rng.randrange(_APART)

        def wanted(theme: str, best: Action) -> bool:
            return shelf.wants(source.season, theme, encode(best))

        while s.actor != OVER and not stop():
            if s.actor == CHANCE:
                action = keyed_chance(s, source.seed)
            else:
                found = examine(nets, s, source.seed, wanted) if s.round >= next_round else None
                if found is not None:
                    shelf.add(source.season, found.theme, encode(found.best))
                    next_round = s.round + _APART
                    puzzles.append((len(texts), _values(found)))
                action = decide(bots[s.actor], s, s.actor, source.seed).action
            texts.append(encode(action))
            apply(s, action)
        return texts, puzzles

    def close(self) -> None:
        """Nothing stays open."""


def make_puzzles(
    games: list[Json],
    first: int,
    each: int,
    most: int,
    jobs: int | None = None,
    on: str | None = None,
) -> Generator[list[dict[str, Any]], None, None]:
    """Play on until there are `most` puzzles; after each game, what was kept of it.

    games: those of the file, to which games are added that brought something. first: the seed to
    begin with where there is none yet. Raises as `Crew`; ends its processes when it is closed.
    """
    first = max((game["seed"] + 1 for game in games), default=first)
    shelf = Shelf(each, games)
    if shelf.count >= most:
        return
    crew = Crew(PuzzleSeeker, jobs, on)
    try:
        for seed in range(first, first + AHEAD):
            crew.give(f"game {seed}", searched_game(seed, games, each))
        for (source, _), (texts, found) in crew.in_order():
            kept = shelf.take(source.season, found)
            if kept:
                games.append(game_entry(source, texts, kept))
            yield [values for _, values in kept]
            if shelf.count >= most:
                return
            seed = source.seed + AHEAD
            crew.give(f"game {seed}", searched_game(seed, games, each))
    finally:
        crew.close()


class PuzzleChecker:
    """Thinks about puzzles again. seed: of its shuffles and dice, which are no game's."""

    def __init__(self, seed: int) -> None:
        self._seed = -seed

    def answer(self, request: Json, stop: Callable[[], bool]) -> dict[str, Any] | str:
        """The values of today of a game's only puzzle; WRONG or EASY where it does not hold."""
        nets = shipped_nets()
        puzzle = next(puzzles_in(request))
        s, best = position_of(puzzle), puzzle.best
        checked = check(nets, s, best, None, self._seed)
        if checked is None:
            return WRONG
        # The seed of its game, so that a bot that is the same tries the same.
        shares = solved_by(s, best, request["seed"])
        if is_easy(shares):
            return EASY
        return _values(FoundPuzzle(best, *checked, theme_of(nets, s, best), shares))

    def close(self) -> None:
        """Nothing stays open."""


def check_puzzles(
    games: Iterable[Json], seed: int, jobs: int | None = None, on: str | None = None
) -> Generator[dict[str, Any] | str, None, None]:
    """What a `PuzzleChecker` says of every puzzle of a file, in its order; as `make_puzzles`."""
    crew = Crew(partial(PuzzleChecker, seed), jobs, on)
    try:
        for game in games:
            for each in game["puzzles"]:
                name = f"stoneage/{game['seed']}/{each['number']}"
                crew.give(name, {**game, "puzzles": [each]})
        for _, said in crew.in_order():
            yield said
    finally:
        crew.close()


def _values(found: FoundPuzzle) -> dict[str, Any]:
    """A puzzle as it lies in the file."""
    return {
        "best": encode(found.best),
        "win": round(found.win, 4),
        "second": round(found.second, 4),
        "theme": found.theme,
        "rating": difficulty(found.shares),
        "shares": {level: round(share, 3) for level, share in found.shares.items()},
    }
