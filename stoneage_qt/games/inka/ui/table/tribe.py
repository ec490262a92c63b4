"""The tribe board: eleven steps in three columns, and what the next one brings."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.rules.constants import GOALS
from stoneage_qt.games.inka.ui.table.kit import Kit, explain

translate = QCoreApplication.translate

_NATURAL: Final = (252, 260)
_COLUMNS: Final = (52, 126, 200)
_STEPS: Final = (204, 160, 116, 72)
_MARKER: Final = 44
_FIRST: Final = (0, *GOALS[:-1])
_LENGTHS: Final = tuple(goal - first for first, goal in zip(_FIRST, GOALS, strict=True))


def step_of(marker: int) -> tuple[int, int]:
    """Column and step of the marker with this number, from 0."""
    for column in range(len(GOALS)):
        if marker < GOALS[column]:
            return column, marker - _FIRST[column]
    return len(GOALS) - 1, _LENGTHS[-1] - 1


def tribe_text(s: State, seat: int) -> str:
    """How far the tribe is, and what the next building brings (K1, K2, G1)."""
    player = s.players[seat]
    if player.markers >= GOALS[-1]:
        return translate("InkaTable", "All three tribes are complete")
    tribe = player.tribe
    done, length = player.markers - _FIRST[tribe], _LENGTHS[tribe]
    if done + 1 < length:
        words = translate("InkaTable", "{done} of {length} markers")
    elif tribe + 1 < len(GOALS):
        words = translate(
            "InkaTable", "{done} of {length}: one more building and this tribe is complete"
        )
    else:
        words = translate("InkaTable", "{done} of {length}: one more building wins")
    return words.format(done=done, length=length)


class TribeBoard(QWidget):
    """The woven board with a seat's markers.

    Attributes:
        ahead: whether the step is lit that the next building would fill.
    """

    def __init__(self, kit: Kit, height: int) -> None:
        super().__init__()
        self._kit = kit
        self._height = height
        self._seat = 0
        self.ahead = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: int) -> None:
        """The markers of this seat."""
        self._seat = seat
        words = tribe_text(self._kit.state, seat)
        note = translate("InkaTable", "Route and combat arts give no marker.")
        explain(self, f"{words}\n{note}", words)
        self.update()

    def set_ahead(self, ahead: bool) -> None:
        """Light the step that the next building would fill."""
        self.ahead = ahead
        self.update()

    def sizeHint(self) -> QSize:
        """In the shape of the drawing."""
        height = self._kit.px(self._height)
        return QSize(round(height * _NATURAL[0] / _NATURAL[1]), height)

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is left out."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Board, markers, and the step that comes next."""
        kit = self._kit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self.height() / _NATURAL[1]
        box = QRectF(0, 0, _NATURAL[0] * scale, self.height())
        kit.paint(self, painter, "tribe/board", box)
        if self._seat >= len(kit.game.seats):
            return
        markers = kit.state.players[self._seat].markers
        name = f"tribe/marker_{kit.seat_colour(self._seat)}"
        for marker in range(markers):
            kit.paint(self, painter, name, self._spot(marker, scale))
        if markers < GOALS[-1]:
            spot = self._spot(markers, scale).adjusted(1, 1, -1, -1)
            if self.ahead:
                painter.setOpacity(0.6)
                kit.paint(self, painter, name, self._spot(markers, scale))
                painter.setOpacity(1.0)
            painter.setPen(QPen(kit.colour("accent"), 3 if self.ahead else 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(spot)

    @staticmethod
    def _spot(marker: int, scale: float) -> QRectF:
        column, step = step_of(marker)
        side = _MARKER * scale
        x, y = _COLUMNS[column] * scale, (_STEPS[step] + 1) * scale
        return QRectF(x - side / 2, y - side / 2, side, side)


class TribeRow(QWidget):
    """The same in one line: 4, 4 and 3 dots, for a plate."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._kit = kit
        self._seat = 0
        self._shown: tuple[str, int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: int) -> None:
        """The markers of this seat."""
        player = self._kit.state.players[seat]
        explain(self, tribe_text(self._kit.state, seat))
        shown = (self._kit.seat_colour(seat), player.markers, player.tribe)
        self._seat = seat
        if shown != self._shown:
            self._shown = shown
            self.update()

    def sizeHint(self) -> QSize:
        """Eleven dots, a gap after each tribe."""
        px = self._kit.px
        return QSize(px(11 * 12 + 2 * 6), px(13))

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is left out."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Filled for markers; the running tribe has a bolder rim."""
        kit = self._kit
        if self._seat >= len(kit.game.seats):
            return
        player = kit.state.players[self._seat]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = kit.seat_fill(self._seat)
        side = kit.px(9)
        for marker in range(GOALS[-1]):
            column, _ = step_of(marker)
            x = marker * kit.px(12) + column * kit.px(6) + 1
            running = column == min(player.tribe, len(GOALS) - 1)
            role = "text" if running else "border_strong"
            painter.setPen(QPen(kit.colour(role), 1.6 if running else 1.0))
            painter.setBrush(fill if marker < player.markers else kit.colour("field"))
            painter.drawEllipse(QRectF(x, (self.height() - side) / 2, side, side))
