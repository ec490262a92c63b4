"""The games of this program: a folder each, loaded when first wanted.

Whoever adds one writes its folder and a line in `GAMES`. A folder has the modules `game`, with
`RULES`, and as far as it has them `minds`, with `MINDS`, and `face`, with `FACE`: the three seams
of `contract`. `bench` says what is timed, in `work`, and what runs `compiled`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from stoneage_qt.contract import Minds, Rules, Work

# The key, as in files, and the package of each.
GAMES: Final[dict[str, str]] = {
    "stoneage": f"{__name__}.stoneage",
    "inka": f"{__name__}.inka",
}
# What is played where nobody has chosen.
DEFAULT: Final = next(iter(GAMES))
# The games that the window can show; of the others it says so, and lists none.
ON_THE_TABLE: Final = ("stoneage",)


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
    return [key for key, package in GAMES.items() if find_spec(f"{package}.minds") is not None]


def minds_in(package: str) -> Minds:
    """The same by the game's package: for processes, which know no more than that."""
    found: Minds = import_module(f"{package}.minds").MINDS
    return found


def work_of(key: str) -> list[Work]:
    """What `bench` times of a game. Raises UnknownGameError."""
    found: list[Work] = import_module(f"{package_of(key)}.bench").work()
    return found


def compiled_rooms_of(key: str) -> dict[str, bool]:
    """Which rooms of a game run as compiled extensions. Raises UnknownGameError."""
    found: dict[str, bool] = import_module(f"{package_of(key)}.bench").compiled()
    return found
