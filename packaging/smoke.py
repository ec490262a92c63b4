"""Try an installed program, headless: run with the environment's python, away from the checkout.

Prints one line per check and ends with exit code 1 at the first that fails.
"""

import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.metadata import distribution, version
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent


def program(*arguments: str) -> str:
    """Run `stoneage-qt` with arguments and return what it printed."""
    command = [str(Path(sysconfig.get_path("scripts")) / "stoneage-qt"), *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def check_package() -> str:
    """The package comes from the environment, not from a checkout."""
    import stoneage_qt

    home = Path(stoneage_qt.__file__).resolve().parent
    assert not home.is_relative_to(CHECKOUT), home
    assert stoneage_qt.__version__ == version("stoneage-qt")
    return str(home)


def check_command() -> str:
    """The command answers with the version of the package."""
    answer = program("--version").strip()
    assert answer == f"stoneage-qt {version('stoneage-qt')}", answer
    return answer


def check_data() -> str:
    """Translations and resources are installed with it."""
    from stoneage_qt.paths import resource_path, translations_dir

    resources = [path for path in resource_path("").rglob("*") if path.is_file()]
    catalogues = sorted(path.stem for path in translations_dir().glob("*.qm"))
    assert resources
    assert catalogues
    return f"{len(resources)} resource files, {', '.join(catalogues)}"


def check_compiled() -> str:
    """What is compiled: rules and bots, or neither; the wheel's name says the same."""
    import stoneage_qt.games.stoneage.bots.features as bots
    import stoneage_qt.games.stoneage.rules.transition as rules

    plain = [Path(str(module.__file__)).suffix == ".py" for module in (rules, bots)]
    assert plain[0] == plain[1], (rules.__file__, bots.__file__)
    pure = "Root-Is-Purelib: true" in (distribution("stoneage-qt").read_text("WHEEL") or "")
    assert plain[0] == pure
    return "plain Python" if pure else f"rules and bots, {Path(str(rules.__file__)).name}"


def check_rules() -> str:
    """The installed rules, compiled or not, play the same games as the checkout's source."""
    return f"{_same_as_the_source(RANDOM_GAMES)}, as from the source"


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


def check_game() -> str:
    """A full game of bots, its save checked, loaded, saved again, and drawn."""
    from stoneage_qt.session.saves import load_match, save_match

    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder)
        program("simulate", "gatherer", "strong", "--games", "1", "--save-to", str(games))
        (save,) = games.glob("*.stoneage")
        answer = program("verify", str(save)).strip().removeprefix(f"{save}: ")
        match = load_match(save)
        again = games / "again.stoneage"
        save_match(again, match)
        assert load_match(again).state.key() == match.state.key()
        picture = games / "board.png"
        program("screenshot", str(picture), "--save", str(save), "--size", "1280x800")
        assert picture.read_bytes().startswith(b"\x89PNG")
    return answer


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
# Games of the learned bots against each other and a simple one, the strongest with little thought.
BOT_GAMES = """
import stoneage_qt
print(stoneage_qt.__file__)
from random import Random
from stoneage_qt.bots.door import decide
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
CHECKS: tuple[Callable[[], str], ...] = (
    check_package,
    check_command,
    check_data,
    check_compiled,
    check_rules,
    check_bots,
    check_game,
)


def main() -> int:
    """Run the checks in order."""
    print(f"Python {sys.version.split()[0]}")
    for check in CHECKS:
        print(f"{check.__name__.removeprefix('check_')}: {check()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
