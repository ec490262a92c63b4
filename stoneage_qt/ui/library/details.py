"""The chosen game beside the list: who, how it went, and what can be done with it."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.games import face_of, with_face
from stoneage_qt.session.library_scan import Entry
from stoneage_qt.session.plain_text import breakable, plain_tip
from stoneage_qt.session.seats import MAX_TITLE
from stoneage_qt.ui.library.words import extras_text, fault_words, status_text
from stoneage_qt.ui.panels.widgets import button, label, restyle, set_icon
from stoneage_qt.ui.review.lines import paint_curve
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.games import level_text, names_text, seat_text, when_text
from stoneage_qt.ui.words.language import number

WIDTH = 300
COURSE_HEIGHT = 96
# What Qt calls QWIDGETSIZE_MAX.
ANY_WIDTH = (1 << 24) - 1


class CourseView(QWidget):
    """The course of a game, larger."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._entry: Entry | None = None
        # In a low window it gives way: who played comes first.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_entry(self, entry: Entry | None) -> None:
        """Draw another game."""
        self._entry = entry
        self.setMaximumHeight(self._desk.looks.px(COURSE_HEIGHT))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Low."""
        return QSize(0, self._desk.looks.px(COURSE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Nothing at all."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines on a quiet ground, unless they were nothing but a smear."""
        if self.height() < self._desk.looks.px(COURSE_HEIGHT) // 3:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shades = self._desk.looks.theme
        painter.setPen(shades.colour("border"))
        painter.setBrush(shades.colour("field"))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, 6, 6)
        entry = self._entry
        if entry is not None and entry.curve is not None:
            colours = [face_of(entry.game).colours[seat.colour] for seat in entry.seats]
            paint_curve(painter, box.adjusted(10, 9, -10, -9), entry.curve, colours, shades, 2.2)
        painter.end()


class DetailsPanel(UpToDate, QFrame):
    """Shows one entry.

    Signals:
        renamed(title): another title was typed.
        wanted(what): a button was pressed: review, open, star, folder, delete.
    """

    renamed = Signal(str)
    wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._entry: Entry | None = None
        self._starred = False
        self.setProperty("class", "card")
        self._title = QLineEdit()
        self._title.setMaxLength(MAX_TITLE)
        self._title.editingFinished.connect(self._on_title)
        self._when = label("muted", wrap=True)
        self._fault = label("danger", wrap=True)
        self._origin = label("caption", wrap=True)
        self._course = CourseView(desk)
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(8)
        self._table.setVerticalSpacing(4)
        self._cells: list[QLabel] = []
        self._review = button(lambda: self.wanted.emit("review"), "primary")
        self._open = button(lambda: self.wanted.emit("open"))
        self._star = button(lambda: self.wanted.emit("star"))
        self._delete = button(lambda: self.wanted.emit("delete"), "danger")
        self._build()
        self.retranslate()
        self.follow(desk.looks)
        self._beside = True
        self._fix_width()
        # Drawing the icons takes as long as all the rest: the page is shown before.
        QTimer.singleShot(0, self, self.on_looks)
        self.show_entry(None)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 12)
        column.setSpacing(9)
        column.addWidget(self._title)
        column.addWidget(self._when)
        column.addWidget(self._fault)
        column.addLayout(self._table)
        column.addWidget(self._course)
        column.addWidget(self._origin)
        column.addStretch(1)
        self._main = QVBoxLayout()
        self._main.setSpacing(column.spacing())
        column.addLayout(self._main)
        row = QHBoxLayout()
        row.addWidget(self._star, 1)
        row.addWidget(self._delete, 1)
        column.addLayout(row)

    def stand(self, *, beside: bool) -> None:
        """Beside the list it has one width; below it, all there is."""
        self._beside = beside
        self._fix_width()

    def _fix_width(self) -> None:
        wide = self._desk.looks.px(WIDTH)
        self.setMinimumWidth(wide if self._beside else 0)
        self.setMaximumWidth(wide if self._beside else ANY_WIDTH)

    def show_entry(self, entry: Entry | None, starred: bool = False) -> None:
        """Show a game, or that none is chosen."""
        same = entry is not None and self._entry is not None and entry.path == self._entry.path
        self._entry, self._starred = entry, starred
        sound = entry is not None and not entry.fault
        self._title.setVisible(sound)
        self._course.setVisible(sound)
        self._review.setEnabled(sound)
        self._open.setEnabled(sound)
        self._star.setEnabled(sound)
        self._delete.setEnabled(entry is not None)
        goes_on = entry is not None and sound and not entry.over
        self._put_first(self._open if goes_on else self._review)
        self._fault.setVisible(entry is not None and not sound)
        if not (same and self._title.hasFocus()):
            self._title.setText("" if entry is None else entry.title)
        self._write()

    def _put_first(self, main: QPushButton) -> None:
        """What somebody most likely wants with the game: to go on, or to look at it again."""
        if self._main.indexOf(main) == 0:
            return
        other = self._open if main is self._review else self._review
        for place, (widget, kind) in enumerate(((main, "primary"), (other, ""))):
            self._main.insertWidget(place, widget)
            restyle(widget, "kind", kind)
        QWidget.setTabOrder(main, other)
        if self.isVisible():
            self._paint_main()

    def _paint_main(self) -> None:
        looks = self._desk.looks
        for widget, name in ((self._open, "play"), (self._review, "review")):
            first = self._main.indexOf(widget) == 0
            icon = looks.accent_icon(name) if first else looks.icon(name)
            set_icon(widget, icon, looks.px(18))

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setAccessibleName(self.tr("Title"))
        self._title.setToolTip(
            plain_tip(self.tr("The title of the game; type another one to rename it"))
        )
        self._review.setText(self.tr("Review"))
        self._delete.setText(self.tr("Delete"))
        self._delete.setToolTip(plain_tip(self.tr("Move the file to the trash")))
        self._write()

    def _write(self) -> None:
        entry = self._entry
        over = entry is not None and entry.over
        self._open.setText(self.tr("Show the result") if over else self.tr("Continue the game"))
        self._star.setText(
            self.tr("Remove from favourites") if self._starred else self.tr("To favourites")
        )
        for cell in self._cells:
            cell.deleteLater()
        self._cells = []
        self._origin.setText("")
        if entry is None:
            self._when.setText(self.tr("Choose a game to see how it went."))
            return
        words = self.tr("{when} · {length} · {extras}")
        if entry.fault:
            words = self.tr("{when} · {length}")
            self._fault.setText(breakable(fault_words(entry)))
        self._when.setText(
            words.format(when=when_text(entry.when), length=status_text(entry), extras=_what(entry))
        )
        self._title.setPlaceholderText(names_text(entry))
        self._course.show_entry(entry)
        notes = [self.tr("Continues from a position of another game.")] if entry.origin else []
        if entry.altered:
            notes.append(self.tr("Altered after it was saved: it does not count."))
        self._origin.setText(" ".join(notes))
        self._origin.setVisible(bool(notes))
        self._fill_table(entry)

    def _fill_table(self, entry: Entry) -> None:
        looks = self._desk.looks
        px = looks.px(26)
        dpr = self.devicePixelRatioF()
        for row, seat in enumerate(sorted(entry.seats, key=lambda s: (s.rank, -s.total))):
            picture = label()
            portrait = face_of(entry.game).portrait(seat.colour)
            picture.setPixmap(self._desk.sprites_of(entry.game).pixmap(portrait, (px, px), dpr))
            name = label("strong" if seat.rank == 1 and entry.over else "")
            name.setText(seat_text(entry.game, seat, entry.seats))
            kind = label("caption")
            if seat.controller == "bot" and seat.name not in ("", seat.level):
                kind.setText(level_text(entry.game, seat.level))
            points = label("strong")
            points.setText(number(seat.total) if entry.over else "")
            points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, cell in enumerate((picture, name, kind, points)):
                self._table.addWidget(cell, row, column)
                self._cells.append(cell)
        self._table.setColumnStretch(1, 1)

    def _on_title(self) -> None:
        if self._entry is not None and self._title.text() != self._entry.title:
            self.renamed.emit(self._title.text())

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self._desk.looks
        self._fix_width()
        set_icon(self._star, looks.icon("star"), looks.px(18))
        trash = self._desk.sprites.icon("trash", looks.theme.danger, looks.theme.disabled)
        set_icon(self._delete, trash, looks.px(18))
        self._paint_main()
        self._write()

    def edit_title(self) -> None:
        """Let another title be typed."""
        if self._title.isVisible():
            self._title.setFocus()
            self._title.selectAll()


def _what(entry: Entry) -> str:
    """Which game it is, where there are several, and with what it was played."""
    game = face_of(entry.game).title() if len(with_face()) > 1 and not entry.fault else ""
    return " · ".join(part for part in (game, extras_text(entry)) if part)
