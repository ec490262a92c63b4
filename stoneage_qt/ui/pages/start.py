"""The start page: go on, begin, open, learn."""

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout, QWidget

from stoneage_qt.games.stoneage.ui.words import text
from stoneage_qt.models.saves import SavedGamesModel, SaveRole
from stoneage_qt.session.match import Match
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.games import recent_text

WALL = 430
RECENT_ROWS = 4


class StartPage(Backdrop):
    """What the window opens with.

    Signals:
        resumed(): go on with the last game.
        started(): set up a new game.
        opened(): choose a file.
        chosen(path): open this file.
        browsed(): look through all games.
        learned(): begin the guided game.
        languageChosen(code): show another language.
    """

    resumed = Signal()
    started = Signal()
    opened = Signal()
    chosen = Signal(object)
    browsed = Signal()
    learned = Signal()
    languageChosen = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent, wall=WALL)
        self._match: Match | None = None
        self._title = label("title")
        self._subtitle = label("muted", wrap=True)
        self._resume = button(self.resumed.emit, "primary", wide=True)
        self._resume_note = label("caption", wrap=True)
        self._new = button(self.started.emit, wide=True)
        self._open = button(self.opened.emit, wide=True)
        self._browse = button(self.browsed.emit, wide=True)
        self._learn = button(self.learned.emit, wide=True)
        self._recent_title = label("subheading")
        self._model = SavedGamesModel(recent_text)
        self._recent = QListView()
        self._recent.setModel(self._model)
        self._recent.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._recent.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._recent.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._recent.activated.connect(self._on_activated)
        self._recent.clicked.connect(self._on_activated)
        self._language = DropDown()
        self._language.activated.connect(self._on_language)
        self._language_label = label("muted")
        self._language_label.setBuddy(self._language)
        self._build()
        self.retranslate()
        desk.looks.changed.connect(self._on_looks)
        self._on_looks()

    def _build(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._subtitle)
        column.addSpacing(14)
        column.addWidget(self._resume)
        column.addWidget(self._resume_note)
        column.addWidget(self._new)
        column.addWidget(self._open)
        column.addWidget(self._browse)
        column.addWidget(self._learn)
        column.addSpacing(10)
        column.addWidget(self._recent_title)
        column.addWidget(self._recent)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self._language_label)
        row.addWidget(self._language, 1)
        column.addLayout(row)
        self._column = QWidget()
        self._column.setLayout(column)
        self._page = QHBoxLayout(self)
        self._page.setContentsMargins(34, 26, 0, 26)
        self._page.addWidget(self._column)
        self._page.addStretch(1)

    def show_match(self, match: Match | None) -> None:
        """Offer to go on with this game, or with none."""
        self._match = match
        self._resume.setVisible(match is not None)
        self._resume_note.setVisible(match is not None)
        (self._new if match is None else self._resume).setFocus()
        self._new.setProperty("kind", "primary" if match is None else "")
        self._new.style().unpolish(self._new)
        self._new.style().polish(self._new)
        self._on_looks()
        self._write_note()
        self._fit_height()

    def show_files(self, paths: list[Path]) -> None:
        """The recent games."""
        self._model.show_files(paths)
        self._fit_list()
        self._fit_height()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("Stone Age"))
        self._subtitle.setText(self.tr("Gather, build and grow your tribe, for 2 to 4 players."))
        self._resume.setText(self.tr("Continue the game"))
        self._new.setText(self.tr("New game"))
        self._open.setText(self.tr("Open…"))
        self._browse.setText(self.tr("Library"))
        self._learn.setText(self.tr("Learn by playing"))
        self._recent_title.setText(self.tr("Recent games"))
        self._recent.setAccessibleName(self.tr("Recent games"))
        self._language_label.setText(self.tr("Language"))
        self._language.setAccessibleName(self.tr("Language"))
        self._fill_languages()
        self._model.refresh()
        self._write_note()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        """Leave out what can be missed rather than cut anything off in a low window."""
        recent = (self._recent_title, self._recent)
        self._subtitle.show()
        self._title.show()
        for widget in recent:
            widget.setVisible(self._model.rowCount() > 0)
        for spare in ((self._subtitle,), recent, (self._title,)):
            if self._page.minimumSize().height() <= self.height():
                break
            for widget in spare:
                widget.hide()

    def _write_note(self) -> None:
        match = self._match
        if match is None:
            return
        names = text.both([text.seat_name(match.seats, n) for n in range(len(match.seats))])
        note = self.tr("{names} · round {round}")
        self._resume_note.setText(note.format(names=names, round=match.state.round))
        self._resume.setAccessibleDescription(self._resume_note.text())

    def _fill_languages(self) -> None:
        languages = self.desk.languages
        self._language.clear()
        self._language.addItem(self.tr("Same as the system"), "")
        for code in languages.available():
            self._language.addItem(languages.name(code), code)
        row = self._language.findData(self.desk.settings.language)
        self._language.setCurrentIndex(max(0, row))

    def _on_activated(self, index: QModelIndex) -> None:
        path = index.data(SaveRole.PATH)
        if path is not None:
            self.chosen.emit(path)

    def _on_language(self) -> None:
        self.languageChosen.emit(self._language.currentData())

    def _on_looks(self) -> None:
        looks = self.desk.looks
        px = looks.px(22)
        primary = self._resume if self._match is not None else self._new
        icons = (
            (self._resume, "play"),
            (self._new, "new"),
            (self._open, "open"),
            (self._browse, "library"),
            (self._learn, "help"),
        )
        for widget, name in icons:
            icon = looks.accent_icon(name) if widget is primary else looks.icon(name)
            set_icon(widget, icon, px)
            widget.setMinimumHeight(looks.px(42))
        self._title.setStyleSheet(f"font-size: {looks.px(92)}px;")
        self._column.setFixedWidth(self.wall_width() - looks.px(100))
        self._recent.setIconSize(QSize(px, px))
        self._fit_list()

    def _fit_list(self) -> None:
        rows = min(RECENT_ROWS, max(1, self._model.rowCount()))
        height = max(1, self._recent.sizeHintForRow(0))
        self._recent.setFixedHeight(rows * height + self.desk.looks.px(10))
