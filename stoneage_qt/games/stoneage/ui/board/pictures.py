"""The pictures of Stone Age that are put together: cards, buildings, igloos and animals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPixmap

from stoneage_qt.games.stoneage.rules.components import BUILT_IN, Components
from stoneage_qt.games.stoneage.ui.art.buildings import TILE_HEIGHT, building_pixmap
from stoneage_qt.games.stoneage.ui.art.cards import CARD_RATIO, animal_pixmap, card_pixmap
from stoneage_qt.games.stoneage.ui.art.faces import (
    animal_face,
    building_face,
    card_face,
    igloo_face,
)
from stoneage_qt.ui.board_kit.pictures import Art, Pictures

if TYPE_CHECKING:
    from stoneage_qt.ui.art.sprites import Sprites

ANIMAL_HEIGHT: Final = 132 / 116
"""Height of an animal's tile in shares of its width, as the board has room for it."""


class CardPictures(Pictures):
    """All pictures of a board of Stone Age.

    Attributes:
        components: the values of igloos and animals in this game.
    """

    def __init__(self, sprites: Sprites) -> None:
        super().__init__(sprites)
        self.components: Components = BUILT_IN

    def composed(self, picture: Art) -> QPixmap:
        """Cards, buildings, igloos and animals, with the values of this game."""
        number, width = int(picture.name), picture.width
        if picture.kind == "card":
            size = (width, width / CARD_RATIO)
            return card_pixmap(card_face(number), size, self.scale, self.sprites)
        if picture.kind == "animal":
            face = animal_face(number, self.components)
            return animal_pixmap(face, (width, width * ANIMAL_HEIGHT), self.scale, self.sprites)
        tile = (
            building_face(number)
            if picture.kind == "building"
            else igloo_face(number, self.components)
        )
        return building_pixmap(tile, (width, width * TILE_HEIGHT / 100), self.scale, self.sprites)
