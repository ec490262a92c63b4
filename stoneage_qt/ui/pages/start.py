"""The start page: go on, begin, open, learn."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QScrollArea, QVBoxLayout, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.games import face_of
from stoneage_qt.models.saves import SavedGamesModel, SaveRole
from stoneage_qt.session.match import Seat
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.pages.game_pictures import GamePictures
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.games import recent_lines
from stoneage_qt.ui.words.seats import seat_names

WALL = 430
# Recent games: what there is at most, and what there is before anything else gives way.
RECENT_ROWS = 8
FEW_ROWS = 3
# Above and below everything.
MARGIN = 26
SMALL_MARGIN = 10
TITLE_PX = 92
SMALL_TITLE_PX = 56


class StartPage(UpToDate, Backdrop):
    """What the window opens with.

    Signals:
        resumed(): go on with the last game.
        started(): set up a new game.
        opened(): choose a file.
        chosen(path): open this file.
        browsed(): look through all games.
        trained(): what there is to do today.
        learned(): begin the guided game.
        languageChosen(code): show another language.
    """

    resumed = Signal()
    started = Signal()
    opened = Signal()
    chosen = Signal(object)
    browsed = Signal()
    trained = Signal()
    learned = Signal()
    languageChosen = Signal(str)

    def __init__(self, desk: Desk, face: Face, parent: QWidget | None = None) -> None:
        """`face`: the game that is looked out on."""
        super().__init__(desk, face, parent, wall=WALL)
        self._game = ""
        self._seats: Sequence[Seat] = ()
        self._round = 0
        self._most_recent = RECENT_ROWS
        self._title_size = TITLE_PX
        self._title = label("title")
        self.games = GamePictures(desk, under=True)
        self.games.chosen.connect(self.look_out_on)
        self._subtitle = label("muted", wrap=True)
        self._resume = button(self.resumed.emit, "primary", wide=True, tall=True)
        self._resume_note = label("caption", wrap=True)
        self._new = button(self.started.emit, wide=True, tall=True)
        self._open = button(self.opened.emit, wide=True, tall=True)
        self._browse = button(self.browsed.emit, wide=True, tall=True)
        self._today = button(self.trained.emit, wide=True, tall=True)
        self._learn = button(self.learned.emit, wide=True, tall=True)
        self._recent_title = label("subheading")
        self._model = SavedGamesModel(recent_lines)
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
        self.games.setVisible(len(self.games.buttons) > 1)
        self.games.show_game(face.key)
        self.follow(desk.looks)
        self.retranslate()

    def _build(self) -> None:
        self._inside = column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._subtitle)
        column.addSpacing(14)
        column.addWidget(self.games)
        column.addWidget(self._resume)
        column.addWidget(self._resume_note)
        column.addWidget(self._new)
        column.addWidget(self._today)
        saved = QHBoxLayout()
        saved.setSpacing(column.spacing())
        saved.addWidget(self._open, 1)
        saved.addWidget(self._browse, 1)
        column.addLayout(saved)
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
        # Where even what can't be missed has no room, it scrolls.
        self._area = QScrollArea()
        self._area.setWidget(self._column)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = QHBoxLayout(self)
        self._set_margin(MARGIN)
        self._page.addWidget(self._area)
        self._page.addStretch(1)

    def show_game(self, game: str = "", seats: Sequence[Seat] = (), round_number: int = 0) -> None:
        """Offer to go on with a game of these players, by its key; nobody: with none."""
        self._game, self._seats, self._round = game, seats, round_number
        self._resume.setVisible(bool(seats))
        self._resume_note.setVisible(bool(seats))
        (self._resume if seats else self._new).setFocus()
        self._new.setProperty("kind", "" if seats else "primary")
        self._new.style().unpolish(self._new)
        self._new.style().polish(self._new)
        self.on_looks()
        self._write_note()
        self._fit_height()

    def look_out_on(self, key: str) -> None:
        """Look out on another game: the next one would be that."""
        face = face_of(key)
        self.set_scenery(face, face.variants[0])
        self.games.show_game(key)
        self.retranslate()

    def show_files(self, paths: list[Path]) -> None:
        """The recent games."""
        self._model.show_files(paths)
        self._fit_height()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.face.title())
        self._subtitle.setText(self.face.subtitle())
        self.games.retranslate()
        self._resume.setText(self.tr("Continue the game"))
        self._new.setText(self.tr("New game"))
        self._open.setText(self.tr("Open…"))
        self._browse.setText(self.tr("Library"))
        self._today.setText(self.tr("Today"))
        note = self.tr("The deal of the day, puzzles, and deals of your friends")
        self._today.setToolTip(plain_tip(note))
        self._today.setAccessibleDescription(note)
        self._learn.setText(self.tr("Learn by playing"))
        self._recent_title.setText(self.tr("Recent games"))
        self._recent.setAccessibleName(self.tr("Recent games"))
        self._language_label.setText(self.tr("Language"))
        self._language.setAccessibleName(self.tr("Language"))
        self._fill_languages()
        self._model.refresh()
        self._write_note()
        self.on_looks()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._fit_height()

    def showEvent(self, event: QShowEvent) -> None:
        """Only what is shown has the sizes of its looks."""
        super().showEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        """Leave out what can be missed rather than cut anything off in a low window."""
        self._subtitle.show()
        self._set_margin(MARGIN)
        self._show_title(TITLE_PX)
        self._show_recent(self._model.rowCount() > 0)
        self._fit_list(RECENT_ROWS)
        steps: tuple[Callable[[], object], ...] = (
            # A shorter list scrolls.
            *(partial(self._fit_list, rows) for rows in range(RECENT_ROWS - 1, FEW_ROWS - 1, -1)),
            self._subtitle.hide,
            partial(self._show_title, SMALL_TITLE_PX),
            partial(self._set_margin, SMALL_MARGIN),
            *(partial(self._fit_list, rows) for rows in range(FEW_ROWS - 1, 0, -1)),
            self._title.hide,
            partial(self._show_recent, False),
        )
        for give_way in steps:
            if self._fits():
                return
            give_way()

    def _set_margin(self, margin: int) -> None:
        self._page.setContentsMargins(34, margin, 0, margin)

    def _show_title(self, size: int) -> None:
        self._title_size = size
        self._title.show()
        self._fit_title()

    def _show_recent(self, shown: bool) -> None:
        for widget in (self._recent_title, self._recent):
            widget.setVisible(shown)

    def _fits(self) -> bool:
        around = self._page.contentsMargins()
        # Not of the page's own layout: behind other pages it does not hear of what is hidden.
        room = self.height() - around.top() - around.bottom()
        return self._inside.minimumSize().height() <= room

    def _write_note(self) -> None:
        seats = self._seats
        if not seats:
            return
        face = face_of(self._game)
        names, stage = seat_names(face.words, seats), face.words.stage(self._round)
        note = self.tr("{game} · {names} · {stage}")
        self._resume_note.setText(note.format(game=face.title(), names=names, stage=stage))
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

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self.desk.looks
        px = looks.px(22)
        primary = self._resume if self._seats else self._new
        icons = (
            (self._resume, "play"),
            (self._new, "new"),
            (self._open, "open"),
            (self._browse, "library"),
            (self._today, "star"),
            (self._learn, "help"),
        )
        for widget, name in icons:
            icon = looks.accent_icon(name) if widget is primary else looks.icon(name)
            set_icon(widget, icon, px)
        room = self._room()
        self._steady(self._room_inside())
        self._column.setFixedWidth(room)
        self._area.setFixedWidth(room + self._area.verticalScrollBar().sizeHint().width())
        self._recent.setIconSize(QSize(px, px))
        self._fit_list(self._most_recent)

    def _room(self) -> int:
        """How wide the column is."""
        return self.wall_width() - self.desk.looks.px(100)

    def _room_inside(self) -> int:
        margins = self._column.contentsMargins() + self._inside.contentsMargins()
        return self._room() - margins.left() - margins.right()

    def _fit_title(self) -> None:
        """Name every game in the same height: nothing moves under the pointer."""
        self._title.setStyleSheet(f"font-size: {self._title_px(self._room_inside())}px;")
        font = self._title.font()
        font.setPixelSize(self.desk.looks.px(self._title_size))
        self._title.setFixedHeight(QFontMetrics(font).height())

    def _steady(self, room: int) -> None:
        """Name and sentence of every game take the same room: nothing moves under the pointer."""
        self._fit_title()
        self._subtitle.ensurePolished()
        metrics = QFontMetrics(self._subtitle.font())
        rect, wrap = QRect(0, 0, room, 10_000), Qt.TextFlag.TextWordWrap.value
        sentences = (face_of(key).subtitle() for key in self.games.buttons)
        heights = (metrics.boundingRect(rect, wrap, words).height() for words in sentences)
        self._subtitle.setMinimumHeight(max(heights, default=0))

    def _title_px(self, room: int) -> int:
        """As large as a short name has it, or as all of a long one fits."""
        usual = self.desk.looks.px(self._title_size)
        self._title.ensurePolished()
        font = self._title.font()
        font.setPixelSize(usual)
        wide = QFontMetrics(font).horizontalAdvance(self._title.text()) + usual // 20
        return usual if wide <= room else max(1, usual * room // wide)

    def _fit_list(self, most: int) -> None:
        self._most_recent = most
        rows = min(most, max(1, self._model.rowCount()))
        heights = (max(1, self._recent.sizeHintForRow(row)) for row in range(rows))
        self._recent.setFixedHeight(sum(heights) + self.desk.looks.px(10))
