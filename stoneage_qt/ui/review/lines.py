"""Lines in the players' colours, legible on light and dark."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from stoneage_qt.contract.face import Colour
from stoneage_qt.session.library_scan import Curve
from stoneage_qt.ui import theme


def line_colour(colour: Colour, shades: theme.Theme) -> QColor:
    """The colour of a player's line; the fill might vanish on its ground."""
    return QColor(colour.lines[shades.dark])


def paint_curve(
    painter: QPainter,
    rect: QRectF,
    curve: Curve,
    colours: list[Colour],
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
