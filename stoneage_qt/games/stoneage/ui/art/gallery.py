"""Contact sheets of all the art, for reviewing it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from stoneage_qt.games.stoneage.rules.components import ANIMAL_NAMES, BUILDINGS, BUILT_IN, CARDS
from stoneage_qt.games.stoneage.ui.art import faces
from stoneage_qt.games.stoneage.ui.art.buildings import building_pixmap
from stoneage_qt.games.stoneage.ui.art.cards import animal_pixmap, card_pixmap
from stoneage_qt.games.stoneage.ui.art.names import ICONS, PIECES
from stoneage_qt.ui import theme as themes
from stoneage_qt.ui.art.sprites import Sprites

_GAP: Final = 14.0
_MEADOW: Final = "#A5A768"
_SNOW: Final = "#DCE7EC"

Picture = Callable[[tuple[float, float]], QPixmap]


class Contact(NamedTuple):
    """One sheet: pictures of the same size in rows, on a ground."""

    name: str
    pictures: Sequence[Picture]
    columns: int
    width: float
    height: float
    ground: str


def _contacts(sprites: Sprites) -> list[Contact]:
    cards = [
        partial(card_pixmap, faces.card_face(i), dpr=1.0, sprites=sprites)
        for i in range(len(CARDS))
    ]
    houses = [
        partial(building_pixmap, faces.building_face(i), dpr=1.0, sprites=sprites)
        for i in range(len(BUILDINGS))
    ]
    igloos = [
        partial(building_pixmap, faces.igloo_face(i), dpr=1.0, sprites=sprites)
        for i in range(len(BUILT_IN.igloos))
    ]
    animals = [
        partial(animal_pixmap, faces.animal_face(len(CARDS) + i), dpr=1.0, sprites=sprites)
        for i in range(len(ANIMAL_NAMES))
    ]
    pieces = [partial(sprites.pixmap, name) for name in PIECES]
    sheets = [
        Contact("cards-board", cards, 12, 71, 102, _MEADOW),
        Contact("cards", cards, 9, 190, 268, _MEADOW),
        Contact("buildings-board", houses, 14, 71, 72, _MEADOW),
        Contact("buildings", houses, 7, 220, 224, _MEADOW),
        Contact("igloos", igloos, 4, 300, 306, _SNOW),
        Contact("animals", animals, 4, 300, 342, _SNOW),
        Contact("animals-board", animals, 4, 72, 82, _SNOW),
        Contact("pieces", pieces, 9, 150, 150, _MEADOW),
        Contact("pieces-board", pieces, 13, 37, 37, _MEADOW),
        Contact("pieces-winter", pieces, 13, 60, 60, _SNOW),
    ]
    for theme in (themes.LIGHT, themes.DARK):
        icons = [partial(sprites.pixmap, f"icons/{name}", ink=theme.ink) for name in ICONS]
        sheets.append(Contact(f"icons-{theme.name}", icons, 13, 40, 40, theme.panel))
        sheets.append(Contact(f"icons-{theme.name}-small", icons, 17, 20, 20, theme.panel))
    return sheets


def _draw(contact: Contact) -> QImage:
    rows = -(-len(contact.pictures) // contact.columns)
    width = contact.columns * (contact.width + _GAP) + _GAP
    height = rows * (contact.height + _GAP) + _GAP
    image = QImage(round(width), round(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(contact.ground))
    painter = QPainter(image)
    for k, picture in enumerate(contact.pictures):
        x = _GAP + k % contact.columns * (contact.width + _GAP)
        y = _GAP + k // contact.columns * (contact.height + _GAP)
        painter.drawPixmap(QPointF(x, y), picture((contact.width, contact.height)))
    painter.end()
    return image


def render_gallery(directory: Path) -> list[Path]:
    """Write every contact sheet as PNG into `directory`; their paths."""
    themes.load_fonts()
    directory.mkdir(parents=True, exist_ok=True)
    written = []
    for contact in _contacts(Sprites("stoneage")):
        target = directory / f"art-{contact.name}.png"
        _draw(contact).save(str(target))
        written.append(target)
    return written
