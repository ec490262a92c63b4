"""Between two rounds: who ate, who starved, what the round brought, who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from stoneage_qt.games.stoneage.rules.constants import HUNGER_POINTS
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, food_text, goods_text
from stoneage_qt.ui.board_kit.popover import Popover
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.words.language import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook
    from stoneage_qt.games.stoneage.ui.board.round_end import Meal, RoundEnd
    from stoneage_qt.ui.art.sprites import Sprites

translate = QCoreApplication.translate
_MARGIN: Final = 8
# Whoever is reading keeps it open: it looks again after so long.
_STILL_READING_MS: Final = 1_500


class RoundEndPopover(Popover):
    """A short look back over the meadow, where nobody is sent; bots wait meanwhile.

    Signals:
        takenBack(): the last choice is to be undone.
    """

    takenBack = Signal()
    asks = False

    def __init__(
        self,
        sprites: Sprites,
        end: RoundEnd,
        looks: Sequence[SeatLook],
        moment_ms: int,
        undo: bool,
        parent: QWidget,
    ) -> None:
        """`moment_ms`: it goes by itself after so long, 0 for never; `undo`: offer to undo."""
        title = translate("StoneAgePopover", "Round {n} is over").format(n=end.round)
        super().__init__(sprites, title, parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        for row, meal in enumerate(end.meals):
            look = looks[meal.seat]
            meeple = label()
            meeple.setPixmap(self.picture(look.meeple, 28))
            grid.addWidget(meeple, row, 0)
            grid.addWidget(label("strong", words=look.name), row, 1)
            grid.addWidget(label("danger" if meal.hungry else "", words=_meal_text(meal)), row, 2)
            points = label("strong", words=_points_text(meal))
            points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(points, row, 3)
        self.body.addLayout(grid)
        begins = translate("StoneAgePopover", "{name} begins round {n}.")
        note = self.add_note(begins.format(name=looks[end.next_start].name, n=end.round + 1))
        note.setTextFormat(Qt.TextFormat.PlainText)
        if undo:
            back = self.add_button(translate("StoneAgePopover", "Undo"))
            back.setProperty("kind", "flat")
            back.clicked.connect(self.takenBack)
        self.buttons.addStretch(1)
        go_on = self.add_button(translate("StoneAgePopover", "Continue"), primary=True)
        go_on.clicked.connect(self.cancel)
        self._pointer = QCursor.pos()
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._on_moment)
        if moment_ms:
            self._moment.start(moment_ms)

    def settle(self) -> None:
        """Over its subject, at its right edge: the banner lies at the left; inside the view."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.ensurePolished()
        room = parent.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        size = self.sizeHint().boundedTo(room.size())
        x = self.subject.right() - size.width() + 1
        y = self.subject.top()
        x = max(room.left(), min(x, room.right() - size.width() + 1))
        y = max(room.top(), min(y, room.bottom() - size.height() + 1))
        self.setGeometry(QRect(QPoint(x, y), size))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on it is the click that it waits for, and nothing for the board behind."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of that click."""
        event.accept()
        self.cancel()

    def _on_moment(self) -> None:
        # A pointer that was left there by chance reads nothing.
        if self.underMouse() and QCursor.pos() != self._pointer:
            self._moment.start(_STILL_READING_MS)
        else:
            self.cancel()


def _meal_text(meal: Meal) -> str:
    if meal.hungry:
        lost = StoneAgeCounts().points(HUNGER_POINTS)
        return translate("StoneAgePopover", "went hungry: {points}").format(points=lost)
    if any(meal.paid):
        return translate("StoneAgePopover", "ate {food} and {goods}").format(
            food=food_text(meal.eaten), goods=goods_text(meal.paid)
        )
    return translate("StoneAgePopover", "ate {food}").format(food=food_text(meal.eaten))


def _points_text(meal: Meal) -> str:
    """The points of the round and where they led, as in "+12 → 34"."""
    gained = f"{meal.gained:+d}".replace("-", "−") if meal.gained else "±0"
    return translate("StoneAgePopover", "{gained} → {score}").format(
        gained=gained, score=number(meal.score)
    )
