"""About the program, and the sheet of keys."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from stoneage_qt import __version__
from stoneage_qt.contract.face import Face
from stoneage_qt.ui.panels.widgets import (
    button,
    frame,
    label,
    marked_up_label,
    resize_on_screen,
)
from stoneage_qt.ui.shell.actions import Actions
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate


class AboutDialog(UpToDate, QDialog):
    """What this is, by whom, and what it is not."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = label()
        px = desk.looks.px(96)
        self._picture.setPixmap(
            desk.sprites.pixmap("cards/wild_boar", (px, px), self.devicePixelRatioF())
        )
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._version = label("muted")
        self._version.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = marked_up_label(wrap=True)
        self._words.setOpenExternalLinks(True)
        self._close = button(self.accept, "primary")
        inside = QWidget()
        told = QVBoxLayout(inside)
        told.setContentsMargins(10, 4, 10, 4)
        told.setSpacing(10)
        for widget in (self._picture, self._title, self._version, self._words):
            told.addWidget(widget)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 20)
        column.addWidget(area, 1)
        column.addWidget(self._close)
        self.retranslate()
        width = desk.looks.px(500)
        inside.ensurePolished()
        beside = self._close.sizeHint().height() + desk.looks.px(64)
        resize_on_screen(self, width, told.totalHeightForWidth(width - 60) + beside)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("About Stone Age Qt"))
        self._title.setText(self.tr("Stone Age Qt"))
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        paragraphs = (
            self.tr(
                "Two board games for the desktop, for people and bots: Stone Age for 2 to 4 "
                "players, in summer and winter, and Rise of the Inkas for 3 or 4."
            ),
            self.tr(
                "This is an unofficial program. It is not affiliated with, endorsed or "
                "supported by the publishers or authors of the board games; the names are "
                "theirs. All pictures, sounds and texts were made for this program."
            ),
            self.tr(
                "Free software under the MIT licence. Fonts: Amatic SC and Source Sans Pro, "
                "under the SIL Open Font License. Made with Python and Qt."
            ),
        )
        self._words.setText("".join(f"<p>{words}</p>" for words in paragraphs))
        self._close.setText(self.tr("Close"))


class KeysDialog(UpToDate, QDialog):
    """All keys, by menu, and those of the board."""

    def __init__(
        self, desk: Desk, actions: Actions, face: Face, parent: QWidget | None = None
    ) -> None:
        """`face`: the game whose keys are told."""
        super().__init__(parent)
        self._desk = desk
        self._actions = actions
        self._face = face
        self._close = button(self.accept, "primary")
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.addWidget(self._area)
        column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        resize_on_screen(self, desk.looks.px(900), desk.looks.px(700))
        self.retranslate()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Keys"))
        self._close.setText(self.tr("Close"))
        sections = [
            *self._actions.sheet(),
            (self.tr("Board"), self._board_keys()),
            (self._face.title(), list(self._face.keys())),
            (self.tr("Review"), self._review_keys()),
            (self.tr("Library"), self._library_keys()),
        ]
        sheet = QWidget()
        both = QHBoxLayout(sheet)
        # Each as high as its rows: what is left of a column stands below them.
        columns = QVBoxLayout(), QVBoxLayout()
        for column in (both, *columns):
            column.setSpacing(14)
        heights = [0, 0]
        for title, rows in sections:
            if rows:
                shorter = heights.index(min(heights))
                columns[shorter].addWidget(_section(title, rows))
                heights[shorter] += len(rows) + 2
        for column in columns:
            column.addStretch(1)
            both.addLayout(column, 1)
        self._area.setWidget(sheet)

    def _board_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Next place where something can be done"), self.tr("Tab")),
            (self.tr("Walk over the places"), self.tr("Arrows")),
            (self.tr("Use a place, confirm"), self.tr("Enter")),
            (self.tr("Cancel"), self.tr("Esc")),
            (self.tr("Explain, enlarge"), self.tr("E, right click")),
            (self.tr("Skip the animation"), self.tr("Space")),
            (self.tr("Look at your own cards"), self.tr("hold C")),
            (self.tr("Zoom, move the board"), self.tr("Ctrl+wheel, middle button")),
        ]

    def _review_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("One step back, one step on"), self.tr("Left, Right, mouse wheel")),
            (self.tr("Previous, next decision of your own"), self.tr("Shift+Left, Shift+Right")),
            (self.tr("Previous, next big swing"), self.tr("Ctrl+Left, Ctrl+Right")),
            (self.tr("Next, previous mistake"), self.tr("M, Shift+M")),
            (self.tr("Previous, next round"), self.tr("Page Up, Page Down")),
            (self.tr("Beginning, end"), self.tr("Home, End")),
            (self.tr("Play, pause"), self.tr("Space")),
            (self.tr("Back"), self.tr("Esc")),
        ]

    def _library_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Continue or review the game"), self.tr("Enter")),
            (self.tr("Mark as favourite or not"), self.tr("S")),
            (self.tr("Rename"), self.tr("F2")),
            (self.tr("Move to the trash"), self.tr("Del")),
            (self.tr("Search"), self.tr("Ctrl+F")),
        ]


def _section(title: str, rows: list[tuple[str, str]]) -> QWidget:
    box = frame("card")
    grid = QGridLayout(box)
    grid.setContentsMargins(14, 8, 14, 12)
    heading = label("subheading")
    heading.setText(title)
    grid.addWidget(heading, 0, 0, 1, 2)
    for number, (words, keys) in enumerate(rows, start=1):
        name = label(wrap=True)
        name.setText(words)
        key = label("strong")
        key.setText(keys)
        key.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(name, number, 0)
        grid.addWidget(key, number, 1)
    grid.setColumnStretch(0, 1)
    return box
