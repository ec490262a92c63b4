"""Who plays at a seat, chosen by picture: a list that opens as a gallery of faces."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from stoneage_qt.contract import Level
from stoneage_qt.contract.face import Face
from stoneage_qt.games import minds_of
from stoneage_qt.progress.even import can_be_even
from stoneage_qt.session.seats import EVEN
from stoneage_qt.ui.pages.opponent_gallery import OpponentGallery, OpponentRole, paint_picture
from stoneage_qt.ui.pages.strength import most_stars, star_strip, strength_text
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import even_name

translate = QCoreApplication.translate
_FACE: Final = 30
_STAR: Final = 10
_GAP: Final = 6


class OpponentBox(DropDown):
    """A list of players whose entries have faces; what is chosen is its `currentData`.

    The keyboard works as in any list: letters and arrows choose, Space and Alt+Down open.

    Attributes:
        gallery: what opens.
    """

    def __init__(self, desk: Desk, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._face = face
        self.gallery = OpponentGallery(desk, face, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add_levels(self) -> None:
        """All opponents of the game, weakest first."""
        levels = minds_of(self._face.key).levels
        for level in levels:
            self._add_level(level, strength_text(levels, level))

    def add_even(self) -> None:
        """Somebody about as strong as the person, where the game's bots are rated."""
        if can_be_even(minds_of(self._face.key).levels):
            note = translate(
                "OpponentBox",
                "Drawn for each game from the opponents nearest to your own strength.",
            )
            self.add_other(EVEN, even_name(), note, "icons/statistics")

    def add_other(self, key: str, name: str, note: str = "", picture: str = "") -> None:
        """An entry that is no opponent of the game; picture: of `desk.sprites_of`."""
        self.addItem(name, key)
        row, role = self.count() - 1, Qt.ItemDataRole
        self.setItemData(row, note, role.ToolTipRole)
        self.setItemData(row, name, OpponentRole.NAME)
        self.setItemData(row, note, OpponentRole.NOTE)
        self.setItemData(row, picture, OpponentRole.PICTURE)

    def show_pictures(self) -> None:
        """Faces and stars in the looks of the moment."""
        px = self._desk.looks.px
        levels = minds_of(self._face.key).levels
        most = most_stars(levels)
        size = QSize(px(_FACE) + px(_GAP) + most * px(_STAR), px(_FACE))
        self.setIconSize(size)
        for level in levels:
            row = self.findData(level.key)
            if row >= 0:
                self.setItemIcon(row, self._icon(level, most, size))

    def showPopup(self) -> None:
        """The gallery instead of Qt's list."""
        self.gallery.open_at(self)

    def hidePopup(self) -> None:
        """Nothing was chosen."""
        self.gallery.hide()
        super().hidePopup()

    def _add_level(self, level: Level, strength: str) -> None:
        words = self._face.words
        name, title = words.level(level.key), words.level_title(level.key)
        both = translate("OpponentBox", "{name} · {title}").format(name=name, title=title)
        note = words.level_note(level.key)
        self.addItem(both if title else name, level.key)
        row, role = self.count() - 1, Qt.ItemDataRole
        self.setItemData(row, f"{note} {strength}".strip(), role.ToolTipRole)
        self.setItemData(row, f"{both if title else name}. {strength}", role.AccessibleTextRole)
        self.setItemData(row, name, OpponentRole.NAME)
        self.setItemData(row, title, OpponentRole.TITLE)
        self.setItemData(row, note, OpponentRole.NOTE)
        self.setItemData(row, level.strength, OpponentRole.STRENGTH)
        self.setItemData(row, self._face.opponent(level.key), OpponentRole.PICTURE)

    def _icon(self, level: Level, most: int, size: QSize) -> QIcon:
        px, dpr = self._desk.looks.px, self.devicePixelRatioF()
        both = QPixmap(size * dpr)
        both.setDevicePixelRatio(dpr)
        both.fill(Qt.GlobalColor.transparent)
        painter = QPainter(both)
        side = size.height()
        picture = self._face.opponent(level.key)
        paint_picture(painter, QRectF(0, 0, side, side), self._desk, self._face, picture)
        stars = star_strip(self._desk, level.strength, most, px(_STAR), dpr)
        painter.drawPixmap(side + px(_GAP), (side - px(_STAR)) // 2, stars)
        painter.end()
        return QIcon(both)
