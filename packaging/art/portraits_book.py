"""Writes portraits: a picture per level and style of a game's opponents."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from board_paint import Canvas

_RESOURCES = Path(__file__).resolve().parents[2] / "resources"


def write(game: str, people: Mapping[str, Callable[[], Canvas]], wanted: list[str]) -> None:
    """Every portrait of a game, or those whose name contains one of `wanted`."""
    folder = _RESOURCES / game / "portraits"
    folder.mkdir(parents=True, exist_ok=True)
    for name, paint in people.items():
        if not wanted or any(part in name for part in wanted):
            (folder / f"{name}.svg").write_text(paint().svg(), encoding="utf-8", newline="\n")
