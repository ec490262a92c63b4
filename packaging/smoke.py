"""Try an installed program, headless: run with the environment's python, away from the checkout.

Prints one line per check and ends with exit code 1 at the first that fails.
"""

import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.metadata import version
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


def check_rules() -> str:
    """The installed rules, compiled or not, play the same games as the checkout's source."""
    import stoneage_qt.rules.transition as rules

    library = Path(str(rules.__file__))
    installed, source = (
        subprocess.run(
            [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {folder!r})\n{PLAY}"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for folder in (str(library.parents[2]), str(CHECKOUT))
    )
    assert installed == source
    return "plain Python" if library.suffix == ".py" else f"compiled, {library.name}"


def check_game() -> str:
    """A full game of bots, its save checked, loaded, saved again, and drawn."""
    from stoneage_qt.session.saves import load_match, save_match

    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder)
        program("simulate", "gatherer", "strong", "--games", "1", "--save", str(games))
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
PLAY = """
from random import Random
from stoneage_qt.rules import *
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
CHECKS: tuple[Callable[[], str], ...] = (
    check_package,
    check_command,
    check_data,
    check_rules,
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
