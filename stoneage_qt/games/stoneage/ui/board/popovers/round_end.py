"""Between two rounds: who ate, who starved, what the round brought, who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from stoneage_qt.games.stoneage.rules.constants import HUNGER_POINTS
from stoneage_qt.games.stoneage.ui.words.text import Counts, food_text, goods_text, number
from stoneage_qt.ui.board_kit.popover import Popover
from stoneage_qt.ui.panels.widgets import label

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
    """A short look back in the middle of the board; everything waits meanwhile.

    Signals:
        takenBack(): the last choice is to be undone.
    """

    takenBack = Signal()

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
        title = translate("Popover", "Round {n} is over").format(n=end.round)
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
        begins = translate("Popover", "{name} begins round {n}.")
        note = self.add_note(begins.format(name=looks[end.next_start].name, n=end.round + 1))
        note.setTextFormat(Qt.TextFormat.PlainText)
        if undo:
            back = self.add_button(translate("Popover", "Undo"))
            back.setProperty("kind", "flat")
            back.clicked.connect(self.takenBack)
        self.buttons.addStretch(1)
        go_on = self.add_button(translate("Popover", "Continue"), primary=True)
        go_on.clicked.connect(self.cancel)
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._on_moment)
        if moment_ms:
            self._moment.start(moment_ms)

    def settle(self) -> None:
        """In the middle of the board."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.ensurePolished()
        size = self.sizeHint().boundedTo(parent.size() - QSize(2 * _MARGIN, 2 * _MARGIN))
        frame = QRect(0, 0, size.width(), size.height())
        frame.moveCenter(parent.rect().center())
        self.setGeometry(frame)

    def _on_moment(self) -> None:
        if self.underMouse():
            self._moment.start(_STILL_READING_MS)
        else:
            self.cancel()


def _meal_text(meal: Meal) -> str:
    if meal.hungry:
        lost = Counts().points(HUNGER_POINTS)
        return translate("Popover", "went hungry: {points}").format(points=lost)
    if any(meal.paid):
        return translate("Popover", "ate {food} and {goods}").format(
            food=food_text(meal.eaten), goods=goods_text(meal.paid)
        )
    return translate("Popover", "ate {food}").format(food=food_text(meal.eaten))


def _points_text(meal: Meal) -> str:
    """The points of the round and where they led, as in "+12 → 34"."""
    gained = f"{meal.gained:+d}".replace("-", "−") if meal.gained else "±0"
    return translate("Popover", "{gained} → {score}").format(
        gained=gained, score=number(meal.score)
    )
