"""Write the pictures of pieces, cards, buildings and icons under ``resources/``.

Run from the checkout: ``python packaging/art/pieces.py [name-part …]``. The scripts are seeded:
what has not been changed is written again as it was. With ``--png`` the application icon is
rendered too, in the sizes that desktops ask for; that alone needs PySide6.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pieces_app
import pieces_buildings
import pieces_cards
import pieces_goods
import pieces_icons
import pieces_people
import pieces_tools

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
ART, APP = RESOURCES / "stoneage", RESOURCES / "icons" / "app"
SCRIPTS = (
    pieces_people,
    pieces_goods,
    pieces_tools,
    pieces_cards,
    pieces_buildings,
)
APP_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def write(wanted: list[str]) -> None:
    """Write every picture, or those whose name contains one of `wanted`."""
    pairs = [(script, ART) for script in SCRIPTS] + [(pieces_icons, RESOURCES), (pieces_app, APP)]
    for script, root in pairs:
        for sheet in script.sheets():
            if not wanted or any(part in sheet.name for part in wanted):
                sheet.write(root)


def render_app_icon() -> None:
    """The application icon as PNG."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    for px in APP_SIZES:
        # Below 32 pixels the small drawing is clearer: fewer, thicker fingers.
        drawing = "stoneage-qt-small" if px < 32 else "stoneage-qt"
        image = QImage(px, px, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        QSvgRenderer(str(APP / f"{drawing}.svg")).render(painter)
        painter.end()
        image.save(str(APP / f"stoneage-qt-{px}.png"))


if __name__ == "__main__":
    words = sys.argv[1:]
    write([word for word in words if word != "--png"])
    if "--png" in words:
        render_app_icon()
