"""How a row of the library is painted: star, date, players with points, course."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from stoneage_qt.games import face_of
from stoneage_qt.models.library import Column, LibraryRole
from stoneage_qt.session.library_scan import Entry
from stoneage_qt.ui import theme
from stoneage_qt.ui.library.words import extras_text, fault_words, status_text
from stoneage_qt.ui.review.lines import paint_curve
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.games import seat_text, title_text, when_text
from stoneage_qt.ui.words.language import number

Index = QModelIndex | QPersistentModelIndex
ROW = 50
LEAST_NAME = 22


class LibraryDelegate(QStyledItemDelegate):
    """Paints all cells of a row."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are equally high."""
        return QSize(self._desk.looks.px(60), self._desk.looks.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The ground, then what the column shows."""
        entry: Entry = index.data(LibraryRole.ENTRY)
        shades = self._desk.looks.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(option.rect)
        ground = "panel" if index.row() % 2 else "field"
        if option.state & QStyle.StateFlag.State_Selected:
            ground = "selection"
        painter.fillRect(option.rect, shades.colour(ground))
        px = self._desk.looks.px
        room = option.rect.adjusted(px(8), px(4), -px(8), -px(4))
        column = index.column()
        if column == Column.STAR:
            self._star(painter, option.rect, bool(index.data(LibraryRole.STARRED)), entry)
        elif column == Column.WHEN:
            self._two_lines(painter, room, when_text(entry.when, time=False), _clock(entry))
        elif column == Column.PLAYERS and entry.fault:
            words = fault_words(entry)
            self._two_lines(painter, room, title_text(entry), words, "danger")
        elif column == Column.PLAYERS:
            self._players(painter, room, entry)
        elif column == Column.ROUNDS:
            self._one_line(painter, room, status_text(entry), muted=entry.over)
        elif column == Column.EXTRAS:
            self._one_line(painter, room, extras_text(entry), muted=not entry.modules)
        elif entry.curve is not None:
            spot = QRectF(room.adjusted(px(2), px(3), -px(4), -px(3)))
            colours = [face_of(entry.game).colours[seat.colour] for seat in entry.seats]
            paint_curve(painter, spot, entry.curve, colours, shades)
        painter.restore()

    def _ink(self, name: str) -> QColor:
        return self._desk.looks.theme.colour(name)

    def _star(self, painter: QPainter, rect: QRect, starred: bool, entry: Entry) -> None:
        px = self._desk.looks.px(20)
        shades = self._desk.looks.theme
        icon, ink = "star", shades.accent if starred else shades.border
        if entry.fault:
            icon, ink = "warning", shades.danger
        picture = self._desk.sprites.pixmap(
            f"icons/{icon}", (px, px), painter.device().devicePixelRatioF(), ink=ink
        )
        painter.drawPixmap(
            rect.center().x() - px // 2 + 1, rect.center().y() - px // 2 + 1, picture
        )

    def _one_line(self, painter: QPainter, room: QRect, words: str, *, muted: bool) -> None:
        painter.setFont(theme.text_font(13 * self._desk.looks.scale))
        painter.setPen(self._ink("muted" if muted else "text"))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, words)

    def _two_lines(
        self, painter: QPainter, room: QRect, first: str, second: str, ink: str = "muted"
    ) -> None:
        half = room.height() // 2
        scale = self._desk.looks.scale
        for words, size, weight, colour, top in (
            (first, 14, QFont.Weight.DemiBold, "text", room.top()),
            (second, 12, QFont.Weight.Normal, ink, room.top() + half),
        ):
            painter.setFont(theme.text_font(size * scale, weight))
            painter.setPen(self._ink(colour))
            line = QRect(room.left(), top, room.width(), half)
            shown = painter.fontMetrics().elidedText(
                words, Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)

    def _players(self, painter: QPainter, room: QRect, entry: Entry) -> None:
        """Everybody with points; under a title where the game has one."""
        looks = self._desk.looks
        top, height = room.top(), room.height()
        if entry.title:
            height //= 2
            painter.setFont(theme.text_font(14 * looks.scale, QFont.Weight.DemiBold))
            painter.setPen(self._ink("text"))
            line = QRect(room.left(), top, room.width(), height)
            shown = painter.fontMetrics().elidedText(
                entry.title, Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
            top += height
        face, sprites = face_of(entry.game), self._desk.sprites_of(entry.game)
        px = looks.px(18 if entry.title else 22)
        size = 12 if entry.title else 14
        wide = room.width() / max(1, len(entry.seats))
        for place, seat in enumerate(entry.seats):
            x = room.left() + place * wide
            picture = sprites.pixmap(
                face.portrait(seat.colour), (px, px), painter.device().devicePixelRatioF()
            )
            painter.drawPixmap(round(x), top + (height - px) // 2, picture)
            won = entry.over and seat.rank == 1
            weight = QFont.Weight.Bold if won else QFont.Weight.Normal
            painter.setFont(theme.text_font(size * looks.scale, weight))
            painter.setPen(self._ink("link" if won else "text"))
            points = number(seat.total) if entry.over else ""
            metrics = painter.fontMetrics()
            left = x + px + looks.px(3)
            space = wide - px - looks.px(9)
            left_over = round(space - metrics.horizontalAdvance(points) - looks.px(5))
            # Dots alone name nobody; the picture does.
            name = ""
            if left_over >= looks.px(LEAST_NAME):
                whole = seat_text(entry.game, seat, entry.seats)
                name = metrics.elidedText(whole, Qt.TextElideMode.ElideRight, left_over)
            spot = QRectF(left, top, space, height)
            painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter, f"{name} {points}".strip())


def _clock(entry: Entry) -> str:
    whole, day = when_text(entry.when), when_text(entry.when, time=False)
    return whole.replace(day, "").strip(" ,")
