"""Players' colours for lines, legible on light and dark; they differ in lightness too."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from stoneage_qt.session.library_scan import Curve
from stoneage_qt.ui import theme

# Fills would vanish on limestone (yellow, green) or on charcoal (blue).
_ON_LIGHT: Final = {"red": "#BE3F2A", "blue": "#183F72", "green": "#5C7F22", "yellow": "#B87F0C"}
_ON_DARK: Final = {"red": "#EB7A61", "blue": "#6FA3E0", "green": "#A5CC63", "yellow": "#F7D04E"}


def line_colour(colour: str, shades: theme.Theme) -> QColor:
    """The colour of a player's line."""
    return QColor((_ON_DARK if shades.dark else _ON_LIGHT)[colour])


def paint_curve(
    painter: QPainter,
    rect: QRectF,
    curve: Curve,
    colours: list[str],
    shades: theme.Theme,
    width: float = 1.6,
) -> None:
    """A tiny graph of totals: one line per seat, the same scale for all, zero drawn in."""
    if len(curve) < 2:
        return
    low = min(0, *(min(point) for point in curve))
    high = max(10, *(max(point) for point in curve))
    step = rect.width() / (len(curve) - 1)

    def y(value: int) -> float:
        return rect.bottom() - (value - low) / (high - low) * rect.height()

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shades.colour("border"), 1))
    painter.drawLine(QPointF(rect.left(), y(0)), QPointF(rect.right(), y(0)))
    for seat, colour in enumerate(colours):
        points = [QPointF(rect.left() + n * step, y(p[seat])) for n, p in enumerate(curve)]
        pen = QPen(line_colour(colour, shades), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(pen.color())
        painter.drawEllipse(points[-1], width, width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.restore()
