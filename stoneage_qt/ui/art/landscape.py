"""The painted valley, drawn in bands on several processors, with or without waiting for it.

A landscape has some thousand shapes: one processor needs up to a second for a large screen.
It is read as an image, in threads of their own, because that lets Python go on meanwhile; drawing
with QSvgRenderer would not. The readers are made in the window's thread: made in two others at once
they crashed. A parsed landscape is large and used once per size, so each band parses its own and
drops it.
"""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QRect,
    QRectF,
    QSize,
    QThread,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_BANDS: Final = 4
_LOOK_MS: Final = 12


class Painting(Protocol):
    """A drawing of a game's world; the same one is equal, whoever shows it."""

    @property
    def name(self) -> str:
        """Tells it from the game's others."""

    def svg(self) -> bytes:
        """The drawing itself."""


class View(NamedTuple):
    """A part of a painting, in device pixels.

    Attributes:
        painting: what is seen.
        size: of the picture.
        whole: where the whole painting lies, seen from the picture's corner.
        ratio: pixels per unit of whoever shows the picture.
    """

    painting: Painting
    size: QSize
    whole: QRectF
    ratio: float = 1.0


def whole_view(painting: Painting, width: float, height: float, scale: float) -> View:
    """All of the painting, `width` by `height` units of `scale` pixels."""
    size = QSize(max(1, round(width * scale)), max(1, round(height * scale)))
    whole = QRectF(0, 0, size.width(), size.height())
    return View(painting, size, whole, size.width() / width)


class _Band(Thread):
    """Draws a strip of a view into an image of its own."""

    def __init__(self, view: View, svg: QByteArray, top: int, bottom: int) -> None:
        super().__init__(name=f"valley from {top}")
        whole = view.whole.toRect()
        strip = QRect(0, top, view.size.width(), bottom - top)
        self._svg = svg
        self._buffer = QBuffer(self._svg)
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self._reader = QImageReader(self._buffer, QByteArray(b"svg"))
        self._reader.setScaledSize(whole.size())
        self._reader.setScaledClipRect(strip.translated(-whole.topLeft()))
        # Finds the decoder here and now. Looking for it, Qt holds a lock and asks our buffer, which
        # needs the GIL: in another thread it would wait for a window that waits for that lock.
        self._reader.canRead()
        self.top = top
        self.image = QImage()

    def run(self) -> None:
        """Parse and draw."""
        self.image = self._reader.read()


def _begin(view: View) -> list[_Band]:
    """Start drawing, in as many bands as there are processors."""
    height = view.size.height()
    count = max(1, min(MOST_BANDS, QThread.idealThreadCount(), height))
    edges = [height * k // count for k in range(count + 1)]
    svg = QByteArray(view.painting.svg())
    bands = [_Band(view, svg, edges[k], edges[k + 1]) for k in range(count)]
    for band in bands:
        band.start()
    return bands


def _join(view: View, bands: list[_Band]) -> QPixmap:
    """Wait for the bands and put them together."""
    for band in bands:
        band.join()
    if any(band.image.isNull() for band in bands):
        raise ValueError(f"{view.painting.name} can't be drawn")
    pixmap = QPixmap(view.size)
    painter = QPainter(pixmap)
    for band in bands:
        painter.drawImage(0, band.top, band.image)
    painter.end()
    pixmap.setDevicePixelRatio(view.ratio)
    return pixmap


def paint_valley(view: View) -> QPixmap:
    """The picture, as soon as it can be there."""
    return _join(view, _begin(view))


class Valleys:
    """The last picture of every painting, shared by all who show a board.

    Another board can show it at once: as it is, or stretched until its own is painted.
    """

    def __init__(self) -> None:
        self._kept: dict[str, tuple[View, QPixmap]] = {}

    def keep(self, view: View, picture: QPixmap) -> None:
        """The latest picture of its painting."""
        self._kept[view.painting.name] = view, picture

    def exact(self, view: View) -> QPixmap | None:
        """The picture of just this view, if it is the painting's last."""
        known, picture = self._kept.get(view.painting.name, (None, None))
        return picture if known == view else None

    def rough(self, painting: Painting) -> QPixmap | None:
        """A picture of the painting in any size."""
        return self._kept[painting.name][1] if painting.name in self._kept else None


class ValleyPainter(QObject):
    """Draws views behind the user's back; only the latest wish is delivered.

    Signals:
        painted(QPixmap): the picture last asked for.

    Attributes:
        valleys: the pictures there are; what is among them is not painted again.
        count: pictures begun, with or without waiting.
    """

    painted = Signal(QPixmap)

    def __init__(self, valleys: Valleys, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.valleys = valleys
        self.count = 0
        self._bands: list[_Band] = []
        self._view: View | None = None
        self._next: View | None = None
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self._deliver)

    @property
    def busy(self) -> bool:
        """Whether a picture is still to come."""
        return self._look.isActive()

    def paint(self, view: View, meanwhile: Callable[[], None]) -> QPixmap:
        """The picture at once; whatever was asked for before is forgotten.

        `meanwhile`: what the window's thread has to do anyway while others paint.
        """
        self._look.stop()
        self._view = self._next = None
        found = self.valleys.exact(view)
        if found is not None:
            meanwhile()
            return found
        self.count += 1
        bands = _begin(view)
        meanwhile()
        found = _join(view, bands)
        self.valleys.keep(view, found)
        return found

    def ask(self, view: View) -> None:
        """Draw without being waited for; what is there already is delivered at once."""
        found = self.valleys.exact(view)
        if found is not None:
            self._look.stop()
            self._view = self._next = None
            self.painted.emit(found)
            return
        if self._bands and any(band.is_alive() for band in self._bands):
            # What is under way can't be stopped; beside it the new one would take twice as long.
            self._next = view
        else:
            self._start(view)
        self._look.start()

    def _start(self, view: View) -> None:
        self.count += 1
        self._view, self._next = view, None
        self._bands = _begin(view)

    def _deliver(self) -> None:
        if any(band.is_alive() for band in self._bands):
            return
        if self._next is not None:
            self._start(self._next)
            return
        self._look.stop()
        bands, self._bands = self._bands, []
        if self._view is not None:
            picture = _join(self._view, bands)
            self.valleys.keep(self._view, picture)
            self.painted.emit(picture)
