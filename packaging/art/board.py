"""Paint the board in both seasons: `python packaging/art/board.py` writes resources/stoneage/board.

Seeded: the same script always writes the same files. Geometry comes from the board's layout.
"""

from __future__ import annotations

from pathlib import Path

import board_details as details
import board_field as field
import board_front as front
import board_land as land
import board_rim as rim
import board_sky as sky
import board_village as village
import board_wild as wild
import board_works as works
from board_paint import Canvas
from board_skin import SUMMER, WINTER, Skin

OUT = Path(__file__).resolve().parents[2] / "resources" / "stoneage" / "board"

LAYERS = (
    sky.sky,
    sky.far_mountains,
    sky.west_ridge,
    sky.lake,
    sky.far_shore,
    sky.massif,
    land.ground,
    details.light,
    wild.shore,
    land.river,
    village.trodden,
    works.quarry,
    works.clay_pit,
    wild.river_place,
    wild.forest,
    wild.meadow,
    details.details,
    village.bridge,
    village.hearth,
    village.toolmaker,
    village.hut,
    field.field,
    front.foreground,
    front.vignette,
    front.plots,
    front.slabs,
    front.rings,
    rim.rim,
    rim.track,
    rim.corners,
)


def paint(skin: Skin) -> str:
    """The whole picture of one season, from the sky to the stones in front."""
    canvas = Canvas(1600, 1000)
    for layer in LAYERS:
        layer(canvas, skin)
    return canvas.svg()


def main() -> None:
    """Write both files."""
    OUT.mkdir(parents=True, exist_ok=True)
    for skin in (SUMMER, WINTER):
        (OUT / f"{skin.name}.svg").write_text(paint(skin), encoding="utf-8")


if __name__ == "__main__":
    main()
