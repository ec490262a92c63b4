"""The games of this program: a folder each, loaded when first wanted.

Whoever adds one writes its folder and a line in `GAMES`. A folder has the modules `game`, with
`RULES`, and as far as it has them `minds`, with `MINDS`, and `face`, with `FACE`: the three seams
of `contract`. `deals` says how a deal is written as a word; `trophies` what is worth remembering of
a finished game; `puzzles` reads those that it ships; `drawing` how a position is drawn as text,
for everybody's eyes; `bench` what is timed, in `work`, and what runs `compiled`.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from stoneage_qt.contract import CodeBook, Minds, Rules, State, TrophyBook, Work
from stoneage_qt.contract.cli import CommandLine
from stoneage_qt.contract.face import Face
from stoneage_qt.contract.puzzles import Puzzle

# The key, as in files, and the package of each.
GAMES: Final[dict[str, str]] = {
    "stoneage": f"{__name__}.stoneage",
    "inka": f"{__name__}.inka",
}
# What is played where nobody has chosen.
DEFAULT: Final = next(iter(GAMES))


class UnknownGameError(LookupError):
    """There is no game of this key here."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def package_of(key: str) -> str:
    """Where a game lies. Raises UnknownGameError."""
    try:
        return GAMES[key]
    except KeyError:
        raise UnknownGameError(key) from None


def rules_of(key: str) -> Rules:
    """The rules of a game. Raises UnknownGameError."""
    found: Rules = import_module(f"{package_of(key)}.game").RULES
    return found


def minds_of(key: str) -> Minds:
    """Those who play a game by themselves. Raises UnknownGameError."""
    return minds_in(package_of(key))


def with_minds() -> list[str]:
    """The keys of the games that bots can play."""
    return [key for key, package in GAMES.items() if _has(package, "minds")]


@cache
def _has(package: str, module: str) -> bool:
    """Whether a game has this seam; asked for every game of a list."""
    return find_spec(f"{package}.{module}") is not None


def minds_in(package: str) -> Minds:
    """The same by the game's package: for processes, which know no more than that."""
    found: Minds = import_module(f"{package}.minds").MINDS
    return found


def code_book_of(key: str) -> CodeBook | None:
    """How a game's deals are written; None where it has no words for them.

    Raises UnknownGameError.
    """
    name = f"{package_of(key)}.deals"
    found: CodeBook | None = import_module(name).CODE_BOOK if find_spec(name) else None
    return found


def drawing_of(key: str) -> Callable[[State, Sequence[str]], list[str]] | None:
    """What draws a position of a game as lines of text, with the seats' names.

    None where nothing does. Raises UnknownGameError.
    """
    name = f"{package_of(key)}.drawing"
    found: Callable[[State, Sequence[str]], list[str]] | None = (
        import_module(name).drawing if find_spec(name) else None
    )
    return found


def face_of(key: str) -> Face:
    """What a window shows of a game. Raises UnknownGameError."""
    found: Face = import_module(f"{package_of(key)}.face").FACE
    return found


def shown_game(key: str) -> str:
    """The game of this key where the window can show it, else the usual one."""
    return key if key in with_face() else DEFAULT


def with_face() -> list[str]:
    """The keys of the games that the window can show."""
    return [key for key, package in GAMES.items() if _has(package, "face")]


def trophy_book_of(key: str) -> TrophyBook | None:
    """What of a game is worth remembering; None where nobody has said.

    Raises UnknownGameError.
    """
    name = f"{package_of(key)}.trophies"
    found: TrophyBook | None = import_module(name).TROPHY_BOOK if find_spec(name) else None
    return found


def has_puzzles(key: str) -> bool:
    """Whether puzzles come with a game; none is read. Raises UnknownGameError."""
    return find_spec(f"{package_of(key)}.puzzles") is not None


def puzzles_of(key: str) -> list[Puzzle]:
    """The puzzles that come with a game; none where it has none, or their file is damaged.

    Raises UnknownGameError.
    """
    if not has_puzzles(key):
        return []
    try:
        found: list[Puzzle] = import_module(f"{package_of(key)}.puzzles").PUZZLES()
    except (OSError, ValueError):
        return []
    return found


def cli_of(key: str) -> CommandLine | None:
    """How a game shows positions on the command line; None where nobody has said.

    Raises UnknownGameError.
    """
    package = package_of(key)
    if not _has(package, "cli"):
        return None
    found: CommandLine | None = getattr(import_module(f"{package}.cli"), "COMMAND_LINE", None)
    return found


def commands_of(key: str) -> Sequence[Callable[[Any], None]]:
    """The commands that a game adds, each by what adds its parser. Raises UnknownGameError."""
    package = package_of(key)
    if not _has(package, "cli"):
        return ()
    found: Sequence[Callable[[Any], None]] = import_module(f"{package}.cli").COMMANDS
    return found


def work_of(key: str) -> list[Work]:
    """What `bench` times of a game. Raises UnknownGameError."""
    found: list[Work] = import_module(f"{package_of(key)}.bench").work()
    return found


def compiled_rooms_of(key: str) -> dict[str, bool]:
    """Which rooms of a game run as compiled extensions. Raises UnknownGameError."""
    found: dict[str, bool] = import_module(f"{package_of(key)}.bench").compiled()
    return found
