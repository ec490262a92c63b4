"""A message over the page: tells something, and moves nothing that somebody is about to click."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.board_kit.popover import Popover
from stoneage_qt.ui.errors import LOGGER
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.announce import announce
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate

SHORT_MS = 6_000
UNDO_MS = 12_000
LEAST_WIDTH = 380
MOST_WIDTH = 560


class MessageBar(UpToDate, QFrame):
    """One message at a time: an error stays, a remark goes by itself.

    It lies over its parent: at the lower edge, or where `set_area` wants it.
    """

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._area: Callable[[], QRect | None] = lambda: None
        self._asking = False
        self._here = False
        self._sign = ""
        parent.installEventFilter(self)
        self.follow(desk.looks)
        self._details = ""
        self._copied = False
        self.setProperty("class", "popover")
        self._icon = label()
        self._words = label(wrap=True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy = button(self._copy_details)
        self._answer = button(self._on_answer)
        self._other = button(self._on_other, "primary")
        self._do: Callable[[], object] | None = None
        self._do_other: Callable[[], object] | None = None
        self._marked: Callable[[], QRect | None] = _nothing
        self._ended: Callable[[], object] = _nothing
        self._close = QToolButton()
        self._close.clicked.connect(self.hide)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Wherever the keyboard is: a question lies over the board, and the board has it.
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.activated.connect(self.hide)
        row = QHBoxLayout()
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._buttons = QWidget()
        below = QHBoxLayout(self._buttons)
        below.setContentsMargins(0, 0, 4, 2)
        below.addStretch(1)
        below.addWidget(self._copy)
        below.addWidget(self._answer)
        below.addWidget(self._other)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 6, 6)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._buttons)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.retranslate()
        self.hide()

    def set_area(self, area: Callable[[], QRect | None]) -> None:
        """`area` tells where in the parent little is hidden; None: at the lower edge."""
        self._area = area

    def remark(self, words: str, undo: Callable[[], object] | None = None) -> None:
        """Something worth a moment's attention, and how to take it back where that is possible."""
        self._show(words, "", "info")
        if undo is not None:
            self._offer(self.tr("Undo"), undo)
        self._timer.start(SHORT_MS if undo is None else UNDO_MS)

    def error(self, words: str, details: str = "") -> None:
        """Something that went wrong; it stays until it is closed, and is in the log."""
        self._timer.stop()
        LOGGER.warning("Told: %s", words)
        self._show(words, details, "warning")

    def trouble(self, words: str, details: str = "") -> None:
        """Something that could not be done on the page that is shown: an error that leaves with it.

        What stays true elsewhere is an `error`, and so is what is told on the way to another page.
        """
        self.error(words, details)
        self._here = True

    def ask(self, words: str, answer: str, do: Callable[[], object]) -> None:
        """Something to decide, in the person's own time; closing it, by Esc too, means no."""
        self._timer.stop()
        self._show(words, "", "hint")
        self._asking = True
        self._escape.setEnabled(True)
        self._offer(answer, do)

    def add_answer(self, answer: str, do: Callable[[], object]) -> None:
        """Another answer to what was just asked, which is the better one."""
        self._do_other = do
        self._other.setText(answer)
        self._other.show()
        self.settle()

    def keep_in_sight(
        self, marked: Callable[[], QRect | None], ended: Callable[[], object]
    ) -> None:
        """What was just asked is about a place of the parent, and does not lie over it.

        ended: called when it is asked no more.
        """
        self._marked, self._ended = marked, ended
        self.settle()

    def withdraw_question(self) -> None:
        """What was asked has been answered by what was done; anything else stays."""
        if self._asking:
            self.withdraw()

    def withdraw(self) -> None:
        """What was asked, or told of another page, no longer matters; anything else stays."""
        if self._asking or self._here:
            self._do = self._do_other = None
            self._asking = self._here = False
            self.hide()

    def on_page(self) -> None:
        """Another page is shown: what was about the one before goes, the rest finds its place."""
        self.withdraw()
        self.settle()

    def settle(self) -> None:
        """Lie where little is hidden, as wide as the words need and the place has room."""
        parent = self.parentWidget()
        if parent is None or self.isHidden():
            return
        px = self._desk.looks.px
        room = parent.rect().adjusted(px(12), px(10), -px(12), -px(12))
        area = self._area()
        least, most = px(LEAST_WIDTH), px(MOST_WIDTH)
        width = min(room.width(), max(least, most if area is None else area.width()))
        self.setFixedWidth(width)
        self.ensurePolished()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        height = min(
            room.height(), max(layout.totalHeightForWidth(width), layout.minimumSize().height())
        )
        lower = QRect(0, 0, width, height)
        lower.moveCenter(room.center())
        lower.moveBottom(room.bottom())
        box = QRect(lower)
        if area is not None:
            box.moveTopRight(area.topRight())
        box.moveLeft(max(room.left(), min(box.left(), room.right() - width)))
        box.moveTop(max(room.top(), min(box.top(), room.bottom() - height)))
        place = self._free_of(parent, box, lower, room)
        self.setGeometry(self._off_buttons(parent, place, room))
        self.raise_()

    def _free_of(self, parent: QWidget, box: QRect, lower: QRect, room: QRect) -> QRect:
        """Where it hides neither a question nor what it is about; a question is worse to hide."""
        marked = self._marked()
        places = [box, lower]
        if marked is not None:
            left, right = QRect(box), QRect(box)
            left.moveLeft(room.left())
            right.moveRight(room.right())
            places = [box, left, right, lower]
        free = [place for place in places if not _hides_a_question(parent, place)] or [box]
        seen = (place for place in free if marked is None or not place.intersects(marked))
        return next(seen, free[0])

    def _off_buttons(self, parent: QWidget, box: QRect, room: QRect) -> QRect:
        """Where it does not lie on what the page is there for; then on as few buttons as can be."""
        buttons = [
            (each.property("kind") == "primary", QRect(each.mapTo(parent, QPoint()), each.size()))
            for each in parent.findChildren(QPushButton)
            if each.isVisible() and not self.isAncestorOf(each)
        ]

        def hides_primary(place: QRect) -> bool:
            return any(primary and place.intersects(where) for primary, where in buttons)

        if not hides_primary(box):
            return box
        corners = [QRect(box) for _ in range(4)]
        corners[0].moveBottomLeft(room.bottomLeft())
        corners[1].moveBottomRight(room.bottomRight())
        corners[2].moveTopLeft(room.topLeft())
        corners[3].moveTopRight(room.topRight())
        free = [
            place
            for place in corners
            if not hides_primary(place) and not _hides_a_question(parent, place)
        ]
        hidden = [sum(place.intersects(where) for _, where in buttons) for place in free]
        return free[hidden.index(min(hidden))] if free else box

    def hideEvent(self, event: QHideEvent) -> None:
        """What was asked is asked no more."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._end()

    def _end(self) -> None:
        ended, self._ended, self._marked = self._ended, _nothing, _nothing
        ended()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has another size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.settle()
        return super().eventFilter(watched, event)

    def text(self) -> str:
        """What is said now."""
        return self._words.text()

    def details(self) -> str:
        """What the copy button copies."""
        return self._details

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._copy.setText(self.tr("Copied") if self._copied else self.tr("Copy details"))
        self._close.setToolTip(plain_tip(self.tr("Close")))
        self._close.setAccessibleName(self.tr("Close"))

    def _show(self, words: str, details: str, icon: str) -> None:
        self._sign = icon
        self._paint_icons()
        self._words.setText(words)
        self._details = details
        self._copied = False
        self.retranslate()
        self._copy.setVisible(bool(details))
        self._answer.hide()
        self._other.hide()
        self._buttons.setVisible(bool(details))
        self._do = self._do_other = None
        self._end()
        self._asking = self._here = False
        self._escape.setEnabled(False)
        self.show()
        self.settle()
        announce(self, words, urgent=icon == "warning")

    def _paint_icons(self) -> None:
        px = self._desk.looks.px(24)
        ink = (
            self._desk.looks.theme.danger if self._sign == "warning" else self._desk.looks.theme.ink
        )
        self._icon.setPixmap(
            self._desk.sprites.pixmap(
                f"icons/{self._sign}", (px, px), self.devicePixelRatioF(), ink=ink
            )
        )
        set_icon(self._copy, self._desk.looks.icon("copy"), self._desk.looks.px(16))
        self._close.setIcon(self._desk.looks.icon("close"))

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        if self._sign:
            self._paint_icons()
            self.settle()

    def _offer(self, answer: str, do: Callable[[], object]) -> None:
        self._do = do
        self._answer.setText(answer)
        self._answer.show()
        self._buttons.show()
        self.settle()

    def _on_answer(self) -> None:
        self._be_done(self._do)

    def _on_other(self) -> None:
        self._be_done(self._do_other)

    def _be_done(self, do: Callable[[], object] | None) -> None:
        self._do = self._do_other = None
        self._asking = False
        self.hide()
        if do is not None:
            do()

    def _copy_details(self) -> None:
        version = QCoreApplication.applicationVersion()
        QGuiApplication.clipboard().setText(f"Stone Age Qt {version}\n{self._details}")
        self._copied = True
        self.retranslate()
        self.settle()
        announce(self, self._copy.text())


def _nothing() -> None:
    """No place, and nothing to do."""


def _hides_a_question(parent: QWidget, box: QRect) -> bool:
    """Whether a question of the board, or its look back, would lie under a box of the parent."""
    return any(
        box.intersects(QRect(asked.mapTo(parent, QPoint()), asked.size()))
        for asked in parent.findChildren(Popover)
        if asked.isVisible()
    )
