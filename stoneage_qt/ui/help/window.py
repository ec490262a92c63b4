"""The window of the rules: contents, search, pages, back and forward."""

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.ui.help.page import page_html
from stoneage_qt.ui.help.search import exact_places, places
from stoneage_qt.ui.help.topic import Topic
from stoneage_qt.ui.panels.widgets import label

_WIDTH: Final = 860
_HEIGHT: Final = 620
_KEY_ROLE: Final = Qt.ItemDataRole.UserRole


class HelpWindow(QDialog):
    """The rules, searchable; stays beside the game and never blocks it."""

    def __init__(self, topics: Sequence[Topic], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self._topics = {topic.key: topic for topic in topics}
        self._past: list[str] = []
        self._future: list[str] = []
        self._first = self._current = topics[0].key
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._back = QPushButton()
        self._forward = QPushButton()
        self._found = label()
        self._contents = QListWidget()
        self._browser = QTextBrowser()
        self._browser.setOpenLinks(False)
        self._lay_out()
        self._search.textChanged.connect(self._on_search)
        self._search.returnPressed.connect(self.find_next)
        self._contents.currentItemChanged.connect(self._on_chosen)
        self._browser.anchorClicked.connect(self._on_link)
        self._back.clicked.connect(self.go_back)
        self._forward.clicked.connect(self.go_forward)
        self._add_keys()
        self._write()

    # For the rest of the program

    @property
    def topic(self) -> str:
        """The key of the page that is shown."""
        return self._current

    def show_topic(self, key: str = "") -> None:
        """Open the window at a topic; an unknown key, or none, opens the first page."""
        self._search.clear()
        self._go_to(key if key in self._topics else self._first)
        self._show_page()
        self.show()
        self.raise_()
        self.activateWindow()
        self._browser.setFocus()

    def search_for(self, text: str) -> None:
        """Look for words on all pages."""
        self._search.setText(text)

    def find_next(self) -> None:
        """The next match, on this page or the next one that has any."""
        words = self._search.text().strip()
        if not words or self._go_to_match(words):
            return
        keys = self._matching(words)
        if not keys:
            return
        following = (
            keys[(keys.index(self._current) + 1) % len(keys)] if self._current in keys else keys[0]
        )
        self._go_to(following)
        self._browser.moveCursor(QTextCursor.MoveOperation.Start)
        self._go_to_match(words)

    def go_back(self) -> None:
        """The page before."""
        if self._past:
            self._future.append(self._current)
            self._current = self._past.pop()
            self._show_page()

    def go_forward(self) -> None:
        """The page that one came back from."""
        if self._future:
            self._past.append(self._current)
            self._current = self._future.pop()
            self._show_page()

    # Inside

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        for button in (self._back, self._forward):
            button.setAutoDefault(False)
            top.addWidget(button)
        top.addWidget(self._search, 1)
        top.addWidget(self._found)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self._contents)
        split.addWidget(self._browser)
        split.setStretchFactor(0, 0)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        self._split = split
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(split, 1)
        self.resize(_WIDTH, _HEIGHT)

    def _add_keys(self) -> None:
        for sequence, method in (
            (QKeySequence.StandardKey.Find, self._search.setFocus),
            (QKeySequence.StandardKey.FindNext, self.find_next),
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence.StandardKey.Forward, self.go_forward),
        ):
            action = QAction(self)
            action.setShortcuts(sequence)
            action.triggered.connect(lambda _=False, method=method: method())
            self.addAction(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever just types is looking for something."""
        held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        words = event.text()
        if words.strip() and words.isprintable() and not held:
            self._search.setFocus()
            self._search.insert(words)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language, other colours or sizes: write everything anew."""
        super().changeEvent(event)
        kinds = (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange)
        if event.type() in kinds and hasattr(self, "_split"):
            self._write()

    def _write(self) -> None:
        self.setWindowTitle(self.tr("Rules and help"))
        self._back.setText(self.tr("Back"))
        self._forward.setText(self.tr("Forward"))
        self._search.setPlaceholderText(self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._contents.setAccessibleName(self.tr("Contents"))
        self._browser.setAccessibleName(self.tr("Rules"))
        self._fill_contents()
        self._show_page()

    def _fill_contents(self) -> None:
        """The topics, those without a match left out while something is looked for."""
        keys = self._matching(self._search.text().strip())
        self._contents.blockSignals(True)
        self._contents.clear()
        for topic in self._topics.values():
            if topic.key in keys:
                item = QListWidgetItem(QApplication.translate(topic.context, topic.title))
                item.setData(_KEY_ROLE, topic.key)
                self._contents.addItem(item)
        self._contents.blockSignals(False)
        width = self._contents.sizeHintForColumn(0) + 2 * self._contents.fontMetrics().height()
        self._contents.setMinimumWidth(width)
        self._select_current()

    def _select_current(self) -> None:
        self._contents.blockSignals(True)
        for row in range(self._contents.count()):
            if self._contents.item(row).data(_KEY_ROLE) == self._current:
                self._contents.setCurrentRow(row)
        self._contents.blockSignals(False)

    def _show_page(self) -> None:
        self._browser.document().setIndentWidth(1.4 * self.fontInfo().pixelSize())
        if self._contents.count():
            self._browser.setHtml(self._html(self._topics[self._current]))
        else:
            # In the form of a paragraph: what stood there before may have been a heading.
            words = self.tr("Nothing found. Perhaps another word helps.")
            self._browser.setHtml(f"<p>{escape(words)}</p>")
        self._back.setEnabled(bool(self._past))
        self._forward.setEnabled(bool(self._future))
        self._select_current()
        self._mark(self._search.text().strip())

    def _html(self, topic: Topic) -> str:
        self.ensurePolished()
        return page_html(topic, self.palette(), self.fontInfo().pixelSize())

    def _matching(self, words: str) -> list[str]:
        """The keys of all topics with these words; all of them for no words.

        Where no page has them as they stand, those that have them but for endings.
        """
        if not words:
            return list(self._topics)
        texts = {}
        for topic in self._topics.values():
            page = QTextDocument()
            page.setHtml(self._html(topic))
            texts[topic.key] = page.toPlainText()
        exact = [key for key, text in texts.items() if exact_places(text, words)]
        return exact or [key for key, text in texts.items() if places(text, words)]

    def _mark(self, words: str) -> None:
        """Colour every match on the page."""
        marks = []
        for cursor in self._matches(words):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(self.palette().color(QPalette.ColorRole.Highlight))
            mark.format.setForeground(self.palette().color(QPalette.ColorRole.HighlightedText))
            marks.append(mark)
        self._browser.setExtraSelections(marks)
        pages = self._contents.count()
        self._found.setText(self.tr("on %n pages", "", pages) if words else "")

    def _matches(self, words: str) -> list[QTextCursor]:
        """Every match on the page, selected; where nothing was found, there is no page."""
        found = []
        document = self._browser.document()
        shown = document.toPlainText() if words and self._contents.count() else ""
        for start, end in places(shown, words):
            cursor = QTextCursor(document)
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            found.append(cursor)
        return found

    def _go_to_match(self, words: str) -> bool:
        """Select the next match behind the cursor; False where there is none on this page."""
        here = self._browser.textCursor()
        behind = here.selectionEnd()
        for cursor in self._matches(words):
            if cursor.selectionStart() >= behind:
                self._browser.setTextCursor(cursor)
                return True
        return False

    def _on_search(self, text: str) -> None:
        words = text.strip()
        keys = self._matching(words)
        found_before = self._contents.count() > 0
        self._fill_contents()
        if words and keys and self._current not in keys:
            self._go_to(keys[0])
        elif found_before != bool(keys):
            self._show_page()
        self._mark(words)
        if words:
            self._browser.moveCursor(QTextCursor.MoveOperation.Start)
            self._go_to_match(words)

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._go_to(item.data(_KEY_ROLE))

    def _on_link(self, url: QUrl) -> None:
        if url.toString() in self._topics:
            self._go_to(url.toString())

    def _go_to(self, key: str) -> None:
        if key != self._current:
            self._past.append(self._current)
            self._future.clear()
            self._current = key
            self._show_page()
