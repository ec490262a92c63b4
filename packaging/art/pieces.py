"""Write the pictures of pieces, cards, buildings and icons under ``resources/``.

Run from the checkout: ``python packaging/art/pieces.py [name-part …]``. The scripts are seeded:
what has not been changed is written again as it was.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pieces_goods
import pieces_icons
import pieces_people
import pieces_tools

ROOT = Path(__file__).resolve().parents[2] / "resources" / "art"
SCRIPTS = (pieces_people, pieces_goods, pieces_tools, pieces_icons)


def main(wanted: list[str]) -> None:
    """Write every picture, or those whose name contains one of `wanted`."""
    for script in SCRIPTS:
        for sheet in script.sheets():
            if not wanted or any(part in sheet.name for part in wanted):
                sheet.write(ROOT)


if __name__ == "__main__":
    main(sys.argv[1:])
