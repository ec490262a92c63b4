"""Everything that can be read in a widget, and a language in which untranslated text stands out."""

import gc
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from stoneage_qt.contract.face import Colour
from stoneage_qt.ui.board_kit.items import SpriteItem
from stoneage_qt.ui.board_kit.pictures import Plate

OPEN, CLOSE = "⟦", "⟧"
# Painted plates, and where in their key the text is that people read.
_TEXT_PLATES: dict[str, tuple[int, ...]] = {
    "name": (1,),
    "number": (1,),
    "seat": (1,),
    "badge": (1,),
    "medal": (1,),
    "words": (1,),
    "caption": (2, 3),
    "tableau": (3,),
    "scoring": (1, 2, 3),
    "stone": (1,),
    # These show no words.
    **dict.fromkeys(("glow", "veil", "light", "focus", "ring", "points"), ()),
    **dict.fromkeys(("card_frame", "empty_slot", "pick", "holding"), ()),
}


# Tags and signs of rich text, files, times of day: nothing that a catalogue could translate.
_DATA = re.compile(r"<[^>]*>|&\w+;|\S+\.stoneage\b|\d+:\d+\s[AP]M")


@contextmanager
def installed(translator: QTranslator) -> Iterator[None]:
    """Speak the language of a translator that is written in Python.

    Qt holds its list of translators while it asks one. If Python's collector ran then and
    found an old translator, Qt would wait for itself for ever; the program holds the
    collector to moments between two events (`ui/shell/garbage.py`).
    """
    gc.disable()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        gc.enable()


class Pseudo(QTranslator):
    """Puts every text of the catalogue into brackets, and those of Qt itself."""

    def __init__(self, catalogue: Path) -> None:
        super().__init__()
        self._known = {
            (context.findtext("name"), message.findtext("source"))
            for context in ET.parse(catalogue).getroot().iter("context")
            for message in context.iter("message")
        }

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's name
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        known = (context, sourceText) in self._known or context.startswith("Q")
        # An empty answer means: not in the catalogue.
        return f"{OPEN}{sourceText}{CLOSE}" if known and sourceText else ""

    def isEmpty(self) -> bool:
        return False


class Found(NamedTuple):
    """A text and where it stands."""

    where: str
    text: str


def untranslated(text: str) -> str:
    """What stands outside of the brackets and has letters; "" where all is translated."""
    plain = _DATA.sub(" ", text)
    outside = []
    depth = 0
    for letter in plain:
        depth += letter == OPEN
        if depth == 0:
            outside.append(letter)
        depth -= letter == CLOSE
    rest = "".join(outside)
    words = [word for word in re.findall(r"[^\W\d_]+", rest) if len(word) > 1]
    return rest.strip() if words else ""


def all_texts(root: QWidget) -> Iterator[Found]:
    """Every text of a widget and of all widgets in it, shown or not, tooltips included."""
    for widget in [root, *root.findChildren(QWidget)]:
        where = f"{type(widget).__name__} {widget.objectName()}".strip()
        for text in _texts(widget):
            if text:
                yield Found(where, text)


def _texts(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.statusTip()
    yield widget.whatsThis()
    if widget.isWindow():
        yield widget.windowTitle()
    for kind, texts in _TEXTS.items():
        if isinstance(widget, kind):
            yield from texts(widget)


def _spin_texts(box: QAbstractSpinBox) -> Iterator[str]:
    yield box.specialValueText()
    if isinstance(box, QSpinBox):
        yield box.prefix()
        yield box.suffix()


def _menu_texts(actions: list[QAction]) -> Iterator[str]:
    for action in actions:
        yield action.text()
        yield action.toolTip()
        yield action.statusTip()


def _model_texts(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    roles = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
    )
    root = QModelIndex()
    # A list has one column, and Qt lets nobody ask it.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(root)
    for row in range(model.rowCount(root)):
        for column in range(columns):
            index = model.index(row, column, root)
            yield from (text for role in roles if isinstance(text := index.data(role), str))
    for column in range(columns):
        heading = model.headerData(column, Qt.Orientation.Horizontal)
        if isinstance(heading, str):
            yield heading


def scene_texts(view: QGraphicsView) -> Iterator[str]:
    """What is painted as text on the board."""
    for item in view.scene().items():
        picture = item.picture if isinstance(item, SpriteItem) and item.isVisible() else None
        if isinstance(picture, Plate):
            for at in _TEXT_PLATES[str(picture.key[0])]:
                yield " ".join(_words(picture.key[at]))


def _words(part: object) -> Iterator[str]:
    """The strings in a part of a key, however deep."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple) and not isinstance(part, Colour):
        for inner in part:
            yield from _words(inner)


# What the texts of a kind of widget are, besides those that every widget has.
_TEXTS: dict[type[QWidget], Callable[[Any], Iterable[str]]] = {
    QLabel: lambda label: [label.text()],
    QAbstractButton: lambda button: [button.text()],
    QLineEdit: lambda field: [field.placeholderText()],
    QComboBox: lambda box: [box.itemText(row) for row in range(box.count())],
    QGroupBox: lambda box: [box.title()],
    QTabBar: lambda bar: [bar.tabText(tab) for tab in range(bar.count())],
    QAbstractSpinBox: _spin_texts,
    QTextEdit: lambda edit: [edit.toPlainText(), edit.placeholderText()],
    QMenu: lambda menu: [menu.title(), *_menu_texts(menu.actions())],
    QMenuBar: lambda bar: _menu_texts(bar.actions()),
    QAbstractItemView: lambda view: _model_texts(view.model()),
    QGraphicsView: scene_texts,
}


def cut_off(root: QWidget) -> Iterator[Found]:
    """Texts of visible widgets that have less room than they need."""
    for widget in [root, *root.findChildren(QWidget)]:
        if not widget.isVisible():
            continue
        where = f"{type(widget).__name__} {widget.objectName()}".strip()
        for text, needed, room in _rooms(widget):
            if needed > room + 1:
                yield Found(f"{where} ({needed} > {room})", text)


def _rooms(widget: QWidget) -> Iterator[tuple[str, int, int]]:
    """Each text of a widget, the pixels it needs and those it has."""
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.text() and widget.wordWrap():
        yield widget.text(), widget.heightForWidth(widget.width()), widget.height()
    elif isinstance(widget, QLabel | QAbstractButton) and widget.text():
        yield widget.text(), widget.sizeHint().width(), widget.width()
        yield widget.text(), widget.sizeHint().height(), widget.height()
    elif isinstance(widget, QLineEdit) and widget.placeholderText():
        margins = widget.textMargins().left() + widget.textMargins().right()
        needed = metrics.horizontalAdvance(widget.placeholderText()) + margins
        yield widget.placeholderText(), needed, widget.contentsRect().width()
    elif isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part)
        yield widget.currentText(), metrics.horizontalAdvance(widget.currentText()), room.width()
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            text = widget.tabText(tab)
            yield text, metrics.horizontalAdvance(text), widget.tabRect(tab).width()
    elif isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
        for section in range(widget.count()):
            text = str(widget.model().headerData(section, Qt.Orientation.Horizontal) or "")
            if not widget.isSectionHidden(section):
                yield text, metrics.horizontalAdvance(text), widget.sectionSize(section)
