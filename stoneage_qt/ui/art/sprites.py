"""Pixmaps of the painted art, drawn from SVG once per size and kept.

A name is a path without its ending: ``"icons/new"`` is the shell's own, anything else, as
``"pieces/meeple_red"``, lies in the folder of the game. An SVG is parsed once per name and ink; a
pixmap is painted once per name, size, device pixel ratio and ink. GUI thread only. The landscapes
are drawn by `landscape`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from stoneage_qt.paths import resource_path
from stoneage_qt.ui.art.landscape import Valleys

INK_MARK: Final = "{INK}"
DEFAULT_INK: Final = "#2E2723"
ICON_SIZES: Final = (16, 20, 24, 32, 48, 64)
_PIXMAP_BUDGET: Final = 48 * 1024 * 1024
# Who shows a larger one holds it anyway; kept here, each step of a zoom would leave one behind.
_LARGEST: Final = 8 * 1024 * 1024

Size = QSize | QSizeF | tuple[float, float]
Paint = Callable[[QPainter, QRectF], None]


class Counters(NamedTuple):
    """How often the cache had to work: after the first frame, neither may rise."""

    parsed: int
    painted: int


class _Key(NamedTuple):
    what: Hashable
    width: int
    height: int
    dpr: float
    variant: str


def _pair(size: Size) -> tuple[float, float]:
    return size if isinstance(size, tuple) else (float(size.width()), float(size.height()))


class Sprites:
    """The cache of parsed drawings and painted pixmaps; one per game, passed around.

    Attributes:
        game: the key of the game.
        counters: SVG files parsed and pixmaps painted so far.
        valleys: the painted grounds of all boards.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self._own, self._game = resource_path(""), resource_path(game)
        self._renderers: dict[tuple[str, str], QSvgRenderer] = {}
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self.counters = Counters(0, 0)
        self.valleys = Valleys()

    def renderer(self, name: str, ink: str = "") -> QSvgRenderer:
        """The parsed drawing; a missing or broken file is an error of the installation."""
        found = self._renderers.get((name, ink))
        if found is None:
            root = self._own if name.startswith("icons/") else self._game
            text = (root / f"{name}.svg").read_text(encoding="utf-8")
            text = text.replace(INK_MARK, ink or DEFAULT_INK)
            found = QSvgRenderer(QByteArray(text.encode()))
            if not found.isValid():
                raise ValueError(name)
            self._renderers[name, ink] = found
            self.counters = self.counters._replace(parsed=self.counters.parsed + 1)
        return found

    def natural_size(self, name: str) -> QSizeF:
        """Width and height of a drawing in its own units; only their ratio means anything."""
        return self.renderer(name).viewBoxF().size()

    def paint(
        self, painter: QPainter, rect: QRectF, name: str, *, ink: str = "", stretch: bool = False
    ) -> None:
        """Draw a sprite as large as it fits into `rect`, centred, or stretched over it."""
        drawing = self.renderer(name, ink)
        if not stretch:
            rect = fitted(drawing.viewBoxF().size(), rect)
        drawing.render(painter, rect)

    def pixmap(
        self, name: str, size: Size, dpr: float = 1.0, *, ink: str = "", stretch: bool = False
    ) -> QPixmap:
        """The sprite in a pixmap of `size` logical pixels, on a transparent ground."""

        def draw(painter: QPainter, rect: QRectF) -> None:
            self.paint(painter, rect, name, ink=ink, stretch=stretch)

        return self.cached((name, stretch), size, dpr, draw, variant=ink)

    def cached(
        self, what: Hashable, size: Size, dpr: float, draw: Paint, *, variant: str = ""
    ) -> QPixmap:
        """The pixmap kept under a key, painted by `draw` the first time."""
        width, height = _pair(size)
        key = _Key(what, round(width * dpr), round(height * dpr), dpr, variant)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        pixmap = QPixmap(max(1, key.width), max(1, key.height))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        draw(painter, QRectF(0, 0, width, height))
        painter.end()
        self.counters = self.counters._replace(painted=self.counters.painted + 1)
        self._keep(key, pixmap)
        return pixmap

    def icon(self, name: str, ink: str, disabled: str = "") -> QIcon:
        """An action's icon in the ink of a theme, in all sizes a widget asks for."""
        icon = QIcon()
        for px in ICON_SIZES:
            icon.addPixmap(self.pixmap(f"icons/{name}", (px, px), ink=ink))
            if disabled:
                faded = self.pixmap(f"icons/{name}", (px, px), ink=disabled)
                icon.addPixmap(faded, QIcon.Mode.Disabled)
        return icon

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        if key.width * key.height * 4 > _LARGEST:
            return
        self._pixmaps[key] = pixmap
        self._bytes += key.width * key.height * 4
        while self._bytes > _PIXMAP_BUDGET and len(self._pixmaps) > 1:
            old, _ = self._pixmaps.popitem(last=False)
            self._bytes -= old.width * old.height * 4


def fitted(natural: QSizeF, rect: QRectF) -> QRectF:
    """The largest centred rectangle of the drawing's shape inside `rect`."""
    size = natural.scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    result = QRectF(0, 0, size.width(), size.height())
    result.moveCenter(rect.center())
    return result
