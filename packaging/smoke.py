"""Try an installed program, headless, from its command down to every page of its window.

    python smoke.py                   with the environment's python, away from the checkout
    python smoke.py --program FILE    a bundle: what can be tried from the outside

Prints one line per check and ends with exit code 1 at the first that fails. A program that prints a
traceback or a warning of Qt has failed, whatever its exit code says.
"""

import argparse
import importlib
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.metadata import distribution, version
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
# What may stand on standard error: Qt's offscreen platform can't do what nobody needs there.
HARMLESS = re.compile(
    r"(qt\.\S+: )?(Qt: )?This plugin does not support "
    r"(propagateSizeHints|raise|grabbing|setting window masks).*"
)
TRACEBACK = "Traceback (most recent call last)"
# The least that must be opened; what else the program can show is opened too.
PAGES = frozenset(
    ("game", "end", "review", "graphs", "report", "library", "statistics", "dice")
    + ("lesson", "help", "settings")
)
# Who plays the games that are tried, by game.
TABLES = {"stoneage": ("gatherer", "strong"), "inka": ("builder", "planner", "builder")}


class CheckError(Exception):
    """Something does not work; the text says what."""


class Program:
    """The program under trial, in a bare environment with a home of its own.

    Attributes:
        home: a folder for its files.
    """

    def __init__(self, path: Path, home: Path) -> None:
        self._path = path
        self.home = home
        # No Python in reach. On Windows a program needs SYSTEMROOT to start at all.
        self._environment = {
            **{name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ},
            "PATH": "",
            "HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "offscreen",
            "STONEAGE_QT_HOME": str(home / "data"),
        }

    def run(self, *arguments: str | Path) -> str:
        """What it prints. Raises CheckError where it fails, or says that something went wrong."""
        words = [str(self._path), *map(str, arguments)]
        done = subprocess.run(
            words,
            cwd=self.home,
            env=self._environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        told = [line for line in done.stderr.splitlines() if not HARMLESS.fullmatch(line)]
        if done.returncode or told or TRACEBACK in done.stdout:
            raise CheckError(
                f"{' '.join(words)}\nexit code {done.returncode}\n{done.stdout}{done.stderr}"
            )
        return done.stdout.strip()

    def save_of(self, game: str) -> Path:
        """The saved game that `check_games` has made."""
        (save,) = (self.home / game).glob("*.stoneage")
        return save

    def pages(self) -> list[str]:
        """Everything that it can show."""
        found = re.search(r"--page\s*\{([\w\s,]+)\}", self.run("screenshot", "--help"))
        return [] if found is None else re.split(r"[\s,]+", found[1])


def check_command(program: Program) -> str:
    """The command answers with its version."""
    answer = program.run("--version")
    if not answer.startswith("stoneage-qt "):
        raise CheckError(f"no version: {answer}")
    return answer


def check_games(program: Program) -> str:
    """A full game of bots in each game, its save checked and shown."""
    told = []
    for game, levels in TABLES.items():
        folder = program.home / game
        program.run("simulate", *levels, "--game", game, "--games", "1", "--save-to", folder)
        save = program.save_of(game)
        program.run("show", save)
        told.append(f"{game} {program.run('verify', save).removeprefix(f'{save}: ')}")
    return "; ".join(told)


def check_pages(program: Program) -> str:
    """Every page of the window opens: the game, its end, the review with all its tabs …"""
    pages = program.pages()
    if missing := PAGES.difference(pages):
        raise CheckError(f"pages that can't be opened: {', '.join(sorted(missing))}")
    first, *others = TABLES
    wanted = [(first, page) for page in pages]
    wanted += [(game, page) for game in others for page in pages if page in PAGES]
    for game, page in wanted:
        picture = program.home / f"{game}-{page}.png"
        program.run("screenshot", picture, "--save", program.save_of(game), "--page", page)
        if not picture.read_bytes().startswith(b"\x89PNG"):
            raise CheckError(f"no picture of the page {page} of {game}")
    return ", ".join(pages)


def check_package() -> str:
    """The package comes from the environment, not from a checkout."""
    import stoneage_qt

    home = Path(stoneage_qt.__file__).resolve().parent
    assert not home.is_relative_to(CHECKOUT), home
    assert stoneage_qt.__version__ == version("stoneage-qt")
    return str(home)


def check_data() -> str:
    """Translations and resources are installed with it."""
    from stoneage_qt.paths import resource_path, translations_dir

    resources = [path for path in resource_path("").rglob("*") if path.is_file()]
    catalogues = sorted(path.stem for path in translations_dir().glob("*.qm"))
    assert resources
    assert catalogues
    return f"{len(resources)} resource files, {', '.join(catalogues)}"


def check_compiled() -> str:
    """What is compiled: rules and bots of every game, or none; the wheel's name says the same."""
    modules = [
        importlib.import_module(f"stoneage_qt.games.{game}.{room}")
        for game in TABLES
        for room in ("rules.transition", "bots.features")
    ]
    files = [Path(str(module.__file__)) for module in modules]
    pure = "Root-Is-Purelib: true" in (distribution("stoneage-qt").read_text("WHEEL") or "")
    assert all((file.suffix == ".py") == pure for file in files), files
    return "plain Python" if pure else f"rules and bots, {files[0].name}"


def check_rules() -> str:
    """The installed rules, compiled or not, play the same games as the checkout's source."""
    played = (_same_as_the_source(games) for games in (RANDOM_GAMES, RANDOM_INKA_GAMES))
    return f"{'; '.join(played)}, as from the source"


def check_bots() -> str:
    """The installed bots, compiled or not, play the same games as the checkout's source."""
    return f"{_same_as_the_source(BOT_GAMES)}, as from the source"


def _same_as_the_source(games: str) -> str:
    """Play in the installed package and from the checkout, which is plain; tell what it was."""
    import stoneage_qt

    home = Path(stoneage_qt.__file__).resolve().parents[1]
    installed, source = (
        subprocess.run(
            [
                sys.executable,
                "-I",
                "-c",
                f"import sys; sys.path.insert(0, {str(folder)!r})\n{games}",
            ],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        for folder in (home, CHECKOUT)
    )
    # The first line is where the package came from; the others must not differ.
    first, second = (played.partition("\n") for played in (installed, source))
    assert Path(first[0]).is_relative_to(home), first[0]
    assert Path(second[0]).is_relative_to(CHECKOUT), second[0]
    assert first[2] == second[2]
    # A game ends with the line of its standings, a list.
    lines = first[2].splitlines()
    return f"{sum(line.startswith('[') for line in lines)} games of {len(lines)} lines"


# Random games, two to four players, without and with all modules, as text.
RANDOM_GAMES = """
import stoneage_qt
print(stoneage_qt.__file__)
from random import Random
from stoneage_qt.games.stoneage.rules import *
for seed in range(12):
    rng = Random(seed)
    modules = ("hard_winter", "animals", "igloos") if seed % 2 else ()
    s = new_state(Setup.shuffled(2 + seed % 3, rng, modules=frozenset(modules)))
    while s.actor != OVER:
        a = sample_chance(s, rng) if s.actor == CHANCE else rng.choice(legal_actions(s))
        apply(s, a)
        print(encode(a))
    print(standings(s))
"""
RANDOM_INKA_GAMES = """
import stoneage_qt
print(stoneage_qt.__file__)
from random import Random
from stoneage_qt.games.inka.rules import *
from stoneage_qt.games.inka.rules.playout import random_action
for seed in range(6):
    rng = Random(seed)
    founding = "free" if seed % 2 else "fixed"
    s = new_state(Setup.shuffled(3 + seed % 2, rng, founding=founding))
    while s.actor != OVER:
        a = sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng)
        apply(s, a)
        print(encode(a))
    print(standings(s))
"""
# Games of the learned bots against each other and a simple one, the strongest with little thought.
BOT_GAMES = """
import stoneage_qt
print(stoneage_qt.__file__)
from random import Random
from stoneage_qt.games.stoneage.minds import decide
from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.rules import *
levels = ("expert", "strong", "medium", "woodcutter")
for players, modules in ((2, ()), (4, ("hard_winter", "animals", "igloos"))):
    bots = [make_bot(level, budget=0.1) for level in levels[:players]]
    s = new_state(Setup.shuffled(players, Random(players), modules=frozenset(modules)))
    while s.actor != OVER:
        if s.actor == CHANCE:
            a = keyed_chance(s, players)
        else:
            a, fault = decide(bots[s.actor], s, s.actor, players)
            assert fault is None, fault
        apply(s, a)
        print(encode(a))
    print(standings(s))
"""
INSIDE: tuple[Callable[[], str], ...] = (
    check_package,
    check_data,
    check_compiled,
    check_rules,
    check_bots,
)
OUTSIDE: tuple[Callable[[Program], str], ...] = (check_command, check_games, check_pages)


def _say(check: Callable[..., str], found: str) -> None:
    print(f"{check.__name__.removeprefix('check_')}: {found}", flush=True)


def main() -> int:
    """Run the checks in order."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--program", type=Path, help="not the one of this environment, but this")
    path = parser.parse_args().program
    try:
        if path is None:
            print(f"Python {sys.version.split()[0]}")
            for inside in INSIDE:
                _say(inside, inside())
            path = Path(sysconfig.get_path("scripts")) / "stoneage-qt"
        with tempfile.TemporaryDirectory() as folder:
            program = Program(path.absolute(), Path(folder))
            for outside in OUTSIDE:
                _say(outside, outside(program))
    except CheckError as error:
        print(f"failed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
