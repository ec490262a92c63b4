"""Qt's own file dialog in the program's looks, where the system has none.

Its arrows are pictures that nobody can see at night, and its columns are cut in its usual size.
"""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QFileDialog, QHeaderView, QToolButton, QTreeView, QWidget

from stoneage_qt.ui.shell.looks import Looks

_SIZE: Final = (860, 520)
_SIDE: Final = 20
# What Qt calls its buttons, and where their arrows point.
_ARROWS: Final = {"backButton": (-1, 0), "forwardButton": (1, 0), "toParentButton": (0, -1)}
_ICONS: Final = {
    "newFolderButton": "open",
    "listModeButton": "moves",
    "detailModeButton": "log",
}


def file_dialog(
    parent: QWidget, looks: Looks, title: str, folder: Path, kinds: str = ""
) -> QFileDialog:
    """A dialog for files; one of the system looks as the system does."""
    dialog = QFileDialog(parent, title, str(folder), kinds)
    _dress(dialog, looks)
    return dialog


def _dress(dialog: QFileDialog, looks: Looks) -> None:
    """Give it icons in the ink of the theme, and room."""
    for name, (x, y) in _ARROWS.items():
        if (button := dialog.findChild(QToolButton, name)) is not None:
            button.setIcon(_arrow(x, y, looks))
    for name, icon in _ICONS.items():
        if (button := dialog.findChild(QToolButton, name)) is not None:
            button.setIcon(looks.icon(icon))
    listed = dialog.findChild(QTreeView, "treeView")
    if listed is not None:
        head = listed.header()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        dialog.resize(*(looks.px(side) for side in _SIZE))


def _arrow(x: int, y: int, looks: Looks) -> QIcon:
    """An arrow head that points this way, with a paler one for when it leads nowhere."""
    icon, theme = QIcon(), looks.theme
    side = looks.px(_SIDE)
    for colour, mode in ((theme.ink, QIcon.Mode.Normal), (theme.disabled, QIcon.Mode.Disabled)):
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(QColor(colour), side * 0.13, Qt.PenStyle.SolidLine, cap, join))
        middle, reach = side / 2, side * 0.22
        tip = QPointF(middle + x * reach, middle + y * reach)
        # The two ends stand across the way that it points.
        back = QPointF(middle - x * reach, middle - y * reach)
        across = QPointF(y, x) * (1.5 * reach)
        ends = (back - across, back + across)
        painter.drawPolyline(QPolygonF([ends[0], tip, ends[1]]))
        painter.end()
        icon.addPixmap(picture, mode)
    return icon
