"""Paint the second world: `python packaging/art/inka.py [name-part …]` writes resources/inka.

Seeded: what has not been changed is written again as it was.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import inka_backdrop
import inka_cards
import inka_frame
import inka_goods
import inka_ground
import inka_houses
import inka_land
import inka_pieces
from inka_skin import SKINS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from board_paint import Canvas

OUT = Path(__file__).resolve().parents[2] / "resources" / "inka"
VARIANTS = (1, 2, 3)

Picture = tuple[str, "Callable[[], Canvas]"]


def land() -> Iterator[Picture]:
    """The map, by day and at dusk."""
    for skin in SKINS:
        root = f"map/{skin.name}"
        yield f"{root}/frame", lambda s=skin: inka_frame.frame(s)
        for way in ("level", "rising", "falling"):
            yield f"{root}/path_{way}", lambda s=skin, w=way: inka_frame.path(w, s)
        yield f"{root}/crossing", lambda s=skin: inka_frame.crossing(s)
        for terrain in inka_ground.GROUNDS:
            for k in VARIANTS:
                yield (
                    f"{root}/ground/{terrain}_{k}",
                    lambda s=skin, t=terrain, v=k: inka_ground.ground(t, v, s),
                )
                yield (
                    f"{root}/land/{terrain}_{k}",
                    lambda s=skin, t=terrain, v=k: inka_land.features(t, v, s),
                )


def pictures() -> Iterator[Picture]:
    """Every picture by its name."""
    yield from land()
    yield from inka_pieces.pictures()
    yield from inka_houses.pictures()
    yield from inka_goods.pictures()
    yield from inka_cards.pictures()
    yield from inka_backdrop.pictures()


def main(wanted: list[str]) -> None:
    """Write every picture, or those whose name contains one of `wanted`."""
    for name, paint in pictures():
        if not wanted or any(part in name for part in wanted):
            target = OUT / f"{name}.svg"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(paint().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
