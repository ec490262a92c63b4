"""Pictures in board units: every pixmap the scene shows, sharp at the scale it is shown at.

A pixmap carries the number of device pixels per board unit as its device pixel ratio, so an
item of the scene has its size in board units whatever the zoom, and is drawn pixel for pixel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from stoneage_qt.ui.art.sprites import Sprites

Paint = Callable[[QPainter, QRectF], None]

MIN_SCALE: Final = 0.2
MAX_SCALE: Final = 2.6
"""Sharp on a screen 4160 pixels wide; beyond, pictures are stretched to save memory."""


class Art(NamedTuple):
    """One picture: its kind, what it shows, and its width in board units."""

    kind: str
    name: str | int
    width: float


def piece(name: str, width: float) -> Art:
    """A piece by the name of its file."""
    return Art("piece", name, width)


class Plate(NamedTuple):
    """A picture painted by the program: text on a plate, a glow, a panel.

    Attributes:
        key: tells one painting from another; equal keys look the same.
        width, height: in board units.
        paint: paints it, in board units.
        keep: whether it will be wanted again; sentences are not, and would fill the cache.
    """

    key: tuple[object, ...]
    width: float
    height: float
    paint: Paint
    keep: bool = True


class Pictures:
    """Finds the pixmap of an `Art` or a `Plate` at the present scale; `Sprites` keeps them.

    A game with more kinds of art than pieces overrides `composed`.

    Attributes:
        sprites: the art.
        scale: device pixels per board unit; 0 until it is known, when nothing is drawn.
    """

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.scale = 0.0

    def set_scale(self, scale: float) -> bool:
        """Change the scale; whether that changes any picture."""
        scale = min(MAX_SCALE, max(MIN_SCALE, scale))
        if abs(scale - self.scale) < 1e-6:
            return False
        self.scale = scale
        return True

    def of(self, picture: Art | Plate) -> QPixmap:
        """The pixmap of any picture."""
        if isinstance(picture, Plate):
            if not picture.keep:
                return self._painted(picture)
            size = (picture.width, picture.height)
            return self.sprites.cached(picture.key, size, self.scale, picture.paint)
        if picture.kind == "piece":
            return self._piece(str(picture.name), picture.width)
        return self.composed(picture)

    def stamp(self, painter: QPainter, rect: QRectF, name: str, stretch: bool = False) -> None:
        """Draw a piece of art into a plate that is being painted, from a kept picture."""
        size = (rect.width(), rect.height())
        picture = self.sprites.pixmap(name, size, self.scale, stretch=stretch)
        painter.drawPixmap(rect.topLeft(), picture)

    def _painted(self, plate: Plate) -> QPixmap:
        """A plate painted for this once."""
        size = QSizeF(plate.width, plate.height) * self.scale
        pixmap = QPixmap(size.toSize().expandedTo(QSize(1, 1)))
        pixmap.setDevicePixelRatio(self.scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate.paint(painter, QRectF(0, 0, plate.width, plate.height))
        painter.end()
        return pixmap

    def _piece(self, name: str, width: float) -> QPixmap:
        natural = self.sprites.natural_size(name)
        height = width * natural.height() / natural.width()
        return self.sprites.pixmap(name, (width, height), self.scale)

    def composed(self, picture: Art) -> QPixmap:
        """The pixmap of a kind that is put together from several; there is none here."""
        raise ValueError(picture.kind)
