"""The points of one player over time, each dot a game."""

from datetime import UTC, datetime

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from stoneage_qt.games.stoneage.ui.words.text import Counts
from stoneage_qt.session.library_stats import Point
from stoneage_qt.ui import theme
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.games import when_text

AVERAGE_OVER = 10


class HistoryView(QWidget):
    """Dots for games, filled where they were won, and the average of the last ten.

    Signals:
        chosen(path): a dot was clicked.
    """

    chosen = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._points: list[Point] = []
        self.setMinimumHeight(120)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Points over time"))

    def show_points(self, points: list[Point]) -> None:
        """Other games."""
        self._points = points
        self.setAccessibleDescription(", ".join(str(point.total) for point in points[-20:]))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Points over time"))
        super().changeEvent(event)

    def spots(self) -> list[QPointF]:
        """Where the dots are."""
        room = QRectF(self.rect()).adjusted(44, 12, -14, -24)
        if not self._points:
            return []
        low, high = self._span()
        step = room.width() / max(1, len(self._points) - 1)
        return [
            QPointF(
                room.left() + (n * step if len(self._points) > 1 else room.width() / 2),
                room.bottom() - (point.total - low) / (high - low) * room.height(),
            )
            for n, point in enumerate(self._points)
        ]

    def _span(self) -> tuple[int, int]:
        totals = [point.total for point in self._points]
        low, high = min(0, *totals, 0), max(50, *totals)
        return low, high

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, the scale, the average, the dots."""
        shades = self._desk.looks.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(shades.colour("border"))
        painter.setBrush(shades.colour("field"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setFont(theme.text_font(12 * self._desk.looks.scale))
        spots = self.spots()
        if not spots:
            painter.setPen(shades.colour("muted"))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.tr("No games yet"))
            painter.end()
            return
        self._paint_scale(painter)
        average = [
            sum(p.y() for p in spots[max(0, n - AVERAGE_OVER + 1) : n + 1])
            / min(n + 1, AVERAGE_OVER)
            for n in range(len(spots))
        ]
        painter.setPen(QPen(shades.colour("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline([QPointF(p.x(), y) for p, y in zip(spots, average, strict=True)])
        size = 4.0 if len(spots) < 80 else 2.5
        for spot, point in zip(spots, self._points, strict=True):
            painter.setPen(QPen(shades.colour("text"), 1.2))
            painter.setBrush(shades.colour("accent" if point.rank == 1 else "field"))
            painter.drawEllipse(spot, size, size)
        painter.end()

    def _paint_scale(self, painter: QPainter) -> None:
        shades = self._desk.looks.theme
        room = QRectF(self.rect()).adjusted(44, 12, -14, -24)
        low, high = self._span()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for part in (0.0, 0.5, 1.0):
            value = low + (high - low) * part
            y = room.bottom() - part * room.height()
            painter.setPen(QPen(shades.colour("border"), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(shades.colour("muted"))
            painter.drawText(QRectF(2, y - 9, 36, 18), right, str(round(value)))
        below = QRectF(room.left(), room.bottom() + 4, room.width(), 18)
        ends = (self._points[0].created, self._points[-1].created)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, when_text(ends[0], time=False))
        if _day(ends[0]) != _day(ends[1]):
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, when_text(ends[1], time=False))

    def _under(self, at: QPointF) -> Point | None:
        best = min(
            zip(self.spots(), self._points, strict=True),
            key=lambda pair: (pair[0] - at).manhattanLength(),
            default=None,
        )
        if best is None or (best[0] - at).manhattanLength() > 14:
            return None
        return best[1]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The exact value under the cursor."""
        point = self._under(event.position())
        self.setCursor(
            Qt.CursorShape.ArrowCursor if point is None else Qt.CursorShape.PointingHandCursor
        )
        if point is None:
            QToolTip.hideText()
            return
        words = self.tr("{when}: {points}, place {rank}").format(
            when=when_text(point.created), points=Counts().points(point.total), rank=point.rank
        )
        QToolTip.showText(event.globalPosition().toPoint(), words, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click opens the game."""
        point = self._under(event.position())
        if point is not None:
            self.chosen.emit(point.path)


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()
