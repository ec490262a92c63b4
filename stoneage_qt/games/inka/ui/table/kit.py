"""What all widgets beside the board share, and small helpers to paint with."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from stoneage_qt.games.inka.onlooker import Onlooker
from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.rules.constants import KIND_NAMES
from stoneage_qt.games.inka.ui.colours import COLOURS
from stoneage_qt.games.inka.ui.table.eyes import Eyes
from stoneage_qt.games.inka.ui.table.wishes import Wishes
from stoneage_qt.games.inka.ui.words.face import WORDS
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui import theme
from stoneage_qt.ui.art.sprites import Sprites
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import seat_name


class Kit(NamedTuple):
    """The game, the looks, the pictures, whose hand may be seen, and who wants no questions.

    onlooker: what everybody at the table can know.
    """

    game: GameModel
    desk: Desk
    sprites: Sprites
    eyes: Eyes
    wishes: Wishes
    onlooker: Onlooker

    @property
    def state(self) -> State:
        """The position that is shown: what dice bring is told once they lie."""
        state: State = self.game.falling.shown(self.game.state)
        return state

    def px(self, size: float) -> int:
        """A length at the present size of text."""
        return self.desk.looks.px(size)

    def colour(self, role: str) -> QColor:
        """A role of the theme."""
        return self.desk.looks.theme.colour(role)

    def seat_colour(self, seat: int) -> str:
        """red, orange, blue or grey."""
        return self.game.seats[seat].colour

    def seat_name(self, seat: int) -> str:
        """How a player is called."""
        return seat_name(WORDS, self.game.seats, seat)

    def seat_fill(self, seat: int) -> QColor:
        """A seat's band, as its roofs and markers are painted."""
        return QColor(COLOURS[self.seat_colour(seat)].fill)

    def picture(self, widget: QWidget, name: str, width: float, height: float = 0) -> QPixmap:
        """A drawing, sharp on the widget's screen."""
        size = (width, height or width)
        return self.sprites.pixmap(name, size, widget.devicePixelRatioF())

    def paint(self, widget: QWidget, painter: QPainter, name: str, rect: QRectF) -> None:
        """A drawing into a rectangle of a widget."""
        pixmap = self.picture(widget, name, rect.width(), rect.height())
        painter.drawPixmap(rect.topLeft(), pixmap)

    def badge(
        self, painter: QPainter, rect: QRectF, words: str, role: str = "raised", ink: str = "text"
    ) -> None:
        """A small round ground with a number on it."""
        painter.setPen(self.colour("border_strong"))
        painter.setBrush(self.colour(role))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(self.colour(ink))
        painter.setFont(theme.text_font(rect.height() * 0.72, QFont.Weight.Bold))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)


def make_kit(game: GameModel, desk: Desk, sprites: Sprites) -> Kit:
    """A kit with eyes and wishes of its own; both live as long as the game's model."""
    onlooker = Onlooker()
    wishes = Wishes(game, lambda: desk.settings, onlooker, game)
    return Kit(game, desk, sprites, Eyes(game, game), wishes, onlooker)


def explain(widget: QWidget, tip: str, name: str | None = None) -> None:
    """What hovering and a screen reader tell; Qt would spread the news of the same words too."""
    shown = plain_tip(tip)
    if widget.toolTip() != shown:
        widget.setToolTip(shown)
    spoken = tip if name is None else name
    if widget.accessibleName() != spoken:
        widget.setAccessibleName(spoken)


def kind_picture(kind: int) -> str:
    """The small icon of a kind."""
    return f"kinds/{KIND_NAMES[kind]}"


def card_picture(kind: int) -> str:
    """The hand card of a kind."""
    return f"cards/{KIND_NAMES[kind]}"
