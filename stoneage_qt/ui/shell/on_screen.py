"""How large the window is, and where: as it was left, and never larger than its screen."""

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QWidget

from stoneage_qt.ui.panels.widgets import resize_on_screen

FIRST_SIZE = QSize(1280, 800)


def geometry_of(window: QWidget) -> str:
    """What is to be remembered."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def put_on_screen(window: QWidget, remembered: str) -> bool:
    """As it was left, or as at a first start; returns whether there is too little room for that."""
    geometry = QByteArray.fromBase64(remembered.encode())
    known = not geometry.isEmpty() and window.restoreGeometry(geometry)
    wanted = window.size() if known else FIRST_SIZE
    if not window.isMaximized() and not window.isFullScreen():
        resize_on_screen(window, wanted.width(), wanted.height())
    cut = window.size() != wanted
    if cut and known:
        window.move(window.screen().availableGeometry().center() - window.rect().center())
    return cut and not known
