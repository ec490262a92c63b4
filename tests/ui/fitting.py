"""Whether a page has room for all that stands on it, and whether one can get everywhere."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from tests.ui.texts import cut_off

PARTS = (QAbstractButton, QComboBox, QLabel, QLineEdit)


def _shown(root: QWidget) -> list[QWidget]:
    return [each for kind in PARTS for each in root.findChildren(kind) if each.isVisible()]


def _name(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QAbstractButton | QLabel | QLineEdit) else ""
    return f"{type(widget).__name__} “{words or widget.accessibleName()}”"


def squeezed(root: QWidget) -> Iterator[str]:
    """What is lower or narrower than it can be, sticks out of its parent, or lies over another."""
    shown = _shown(root)
    for each in shown:
        parent = each.parentWidget()
        assert parent is not None
        # A wrapped label says how high it is at its width, elsewhere (`cut_off`).
        least = each.minimumSizeHint()
        if not (isinstance(each, QLabel) and each.wordWrap()) and each.height() < least.height():
            yield f"{_name(each)} is {each.height()} high, not {least.height()}"
        if each.width() < min(least.width(), each.maximumWidth()):
            yield f"{_name(each)} is {each.width()} wide, not {least.width()}"
        if not parent.rect().contains(each.geometry()):
            yield f"{_name(each)} sticks out"
    for number, each in enumerate(shown):
        for other in shown[number + 1 :]:
            if each.parent() is other.parent() and each.geometry().intersects(other.geometry()):
                yield f"{_name(each)} lies over {_name(other)}"


def wrong(root: QWidget) -> list[str]:
    """All that has no room, in words."""
    QApplication.processEvents()
    cut = [f"{found.where}: {found.text}" for found in cut_off(root) if found.text]
    return sorted({*squeezed(root), *cut})


def bring(widget: QWidget) -> None:
    """Scroll as a person would, by all that scrolls around it."""
    around = widget.parentWidget()
    while around is not None:
        inside = around.widget() if isinstance(around, QScrollArea) else None
        if isinstance(around, QScrollArea) and inside is not None:
            there = QRect(widget.mapTo(inside, QPoint()), widget.size())
            around.verticalScrollBar().setValue(there.top())
            if there.right() >= around.viewport().width():
                around.horizontalScrollBar().setValue(there.left())
        around = around.parentWidget()
    QApplication.processEvents()


def in_sight(widget: QWidget) -> bool:
    """Whether all of it can be seen, through all that it lies in."""
    rect = QRect(QPoint(), widget.size())
    inside: QWidget = widget
    while not inside.isWindow():
        rect.translate(inside.pos())
        around = inside.parentWidget()
        assert around is not None
        if not around.rect().contains(rect):
            return False
        inside = around
    return True


def out_of_reach(root: QWidget) -> list[str]:
    """Buttons and boxes that nobody can bring into sight."""
    QApplication.processEvents()
    found = []
    for each in _shown(root):
        if isinstance(each, QLabel) or isinstance(each.parentWidget(), QAbstractScrollArea):
            continue
        bring(each)
        if not in_sight(each):
            found.append(_name(each))
    return found


class _Watch(QObject):
    """Counts how often something asks for another layout."""

    asked = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.asked += event.type() == QEvent.Type.LayoutRequest
        return False


def unrest(root: QWidget) -> int:
    """How often a page lays itself out again without a reason; 0 for one that has settled."""
    for _ in range(8):
        QApplication.processEvents()
    watch = _Watch()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    for _ in range(4):
        QApplication.processEvents()
    app.removeEventFilter(watch)
    return watch.asked
