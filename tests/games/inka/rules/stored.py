"""The stored games: written by a second, independent program that knows the same rules.

A file holds the set-up, all action texts, digests of the position after so many actions, and
the number of positions one, two and sometimes three actions further on.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from stoneage_qt.games.inka.rules import Setup, State, apply, decode, new_state
from tests.games.inka.rules.table import fields

FOLDER = Path(__file__).parent / "stored_games"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


class Stored(NamedTuple):
    """One game. checks: digest by number of actions; leaves: counts by number of actions."""

    setup: Setup
    actions: tuple[str, ...]
    checks: dict[int, str]
    leaves: dict[int, tuple[int, ...]]


@cache
def stored(name: str) -> Stored:
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return Stored(
        Setup(**data["setup"]),
        tuple(data["actions"]),
        dict(data["checks"]),
        {after: tuple(counts) for after, counts in data["leaves"]},
    )


def position(game: Stored, after: int) -> State:
    """The position after so many actions."""
    s = new_state(game.setup)
    for text in game.actions[:after]:
        apply(s, decode(text))
    return s


def digest(s: State) -> str:
    """The same for every program that keeps the fields of the contract."""
    text = json.dumps(fields(s), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
