"""The few kinds of items the scene is made of: pixmaps with an anchor, nothing that paints."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from stoneage_qt.ui.board_kit.pictures import Art, Pictures, Plate

# Layers of the scene, from the ground up.
Z_GROUND: Final = 0.0
Z_STONE: Final = 2.0
Z_VEIL: Final = 4.0
Z_GLOW: Final = 6.0
Z_RING: Final = 8.0
Z_LABEL: Final = 10.0
Z_TABLEAU: Final = 12.0
Z_MARKER: Final = 20.0
Z_STACK: Final = 24.0
Z_CARD: Final = 26.0
Z_BADGE: Final = 34.0
Z_PEOPLE: Final = 36.0
Z_COUNT: Final = 50.0
Z_DICE: Final = 60.0
Z_FLIGHT: Final = 64.0
Z_CAPTION: Final = 68.0
Z_FOCUS: Final = 70.0
Z_CARRY: Final = 80.0

CENTRE: Final = (0.5, 0.5)
FEET: Final = (0.5, 0.93)
CORNER: Final = (0.0, 0.0)
# Shadows are fainter, of 255.
_SEEN: Final = 128


class SpriteItem(QGraphicsPixmapItem):
    """A picture that stands with its anchor on its position.

    Attributes:
        anchor: the point of the picture, in shares of its size, that lies on `pos()`.
        picture: what is shown, or None.
    """

    def __init__(
        self,
        pictures: Pictures,
        anchor: tuple[float, float] = CENTRE,
        z: float = 0.0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._scale = 0.0
        self.anchor = anchor
        self.picture: Art | Plate | None = None
        self.setZValue(z)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def set_picture(self, picture: Art | Plate | None) -> None:
        """Show another picture; the same one costs nothing."""
        if picture is None:
            self.setVisible(False)
            return
        known = self.picture
        same = known == picture if isinstance(picture, Art) else _key(known) == picture.key
        if not same or not self.sharp:
            self.picture = picture
            if self._pictures.scale:
                self.take(self._pictures.of(picture))

    def stand(self, picture: Art | Plate, x: float, y: float) -> None:
        """Show a picture at a point."""
        self.set_picture(picture)
        if self.pos() != QPointF(x, y):
            self._leave_nothing()
        self.setPos(x, y)
        self.setScale(1.0)
        self.setRotation(0.0)
        self.setOpacity(1.0)
        self.setVisible(True)

    @property
    def sharp(self) -> bool:
        """Whether the picture was drawn for the present scale."""
        return self._scale == self._pictures.scale

    def rect(self) -> QRectF:
        """Where the picture lies in the scene."""
        return self.sceneBoundingRect()

    def covers(self, point: QPointF) -> bool:
        """Whether something of the picture is to be seen at a point of the scene."""
        if not self.isVisible() or not self.rect().contains(point):
            return False
        pixmap = self.pixmap()
        there = (self.mapFromScene(point) - self.offset()) * pixmap.devicePixelRatio()
        image, pixel = pixmap.toImage(), QPoint(int(there.x()), int(there.y()))
        return image.valid(pixel) and image.pixelColor(pixel).alpha() >= _SEEN

    def take(self, pixmap: QPixmap) -> None:
        """Show the picture as it was drawn for the present scale."""
        self._leave_nothing()
        self._scale = self._pictures.scale
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        ax, ay = self.anchor
        self.setOffset(QPointF(-size.width() * ax, -size.height() * ay))
        self.setTransformOriginPoint(QPointF(0, 0))

    def _leave_nothing(self) -> None:
        """Have the place painted anew that this picture covers now.

        Qt does so by itself, but later, and forgets the place as soon as any part of the new
        picture is painted before that: when a bubble over the board goes, the rest stays behind.
        """
        # Qt's stubs forget the item that is in no scene yet.
        scene = cast("QGraphicsScene | None", self.scene())
        if scene is not None and self.isVisible():
            scene.update(self.sceneBoundingRect())


def _key(picture: Art | Plate | None) -> tuple[object, ...] | None:
    return picture.key if isinstance(picture, Plate) else None


class Pool:
    """Items that come and go: hidden when free, never removed from the scene."""

    def __init__(self, scene: QGraphicsScene, pictures: Pictures, z: float) -> None:
        self._scene = scene
        self._pictures = pictures
        self._z = z
        self._free: list[SpriteItem] = []
        self._used: list[SpriteItem] = []

    def take(self, anchor: tuple[float, float] = CENTRE) -> SpriteItem:
        """An item for a while."""
        if self._free:
            item = self._free.pop()
        else:
            item = SpriteItem(self._pictures)
            self._scene.addItem(item)
        item.setZValue(self._z)
        if item.anchor != anchor:
            item.anchor = anchor
            item.picture = None
        self._used.append(item)
        return item

    @property
    def used(self) -> tuple[SpriteItem, ...]:
        """The items that are taken."""
        return tuple(self._used)

    def give_back(self, item: SpriteItem) -> None:
        """The item is hidden and may be taken again."""
        item.setVisible(False)
        if item in self._used:
            self._used.remove(item)
            self._free.append(item)

    def give_back_all(self) -> None:
        """Everything is hidden."""
        for item in list(self._used):
            self.give_back(item)
