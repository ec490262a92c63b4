"""Popovers with a few buttons: how many people, which die, which reward, roll now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QToolButton, QWidget

from stoneage_qt.games.stoneage.rules import Action, State
from stoneage_qt.games.stoneage.rules.actions import PICK, REWARD
from stoneage_qt.games.stoneage.rules.components import REWARD_GOODS, REWARD_POINTS
from stoneage_qt.games.stoneage.rules.constants import ANIMAL_POINTS, GOOD_NAMES, RIVER
from stoneage_qt.games.stoneage.rules.yields import mean_yield
from stoneage_qt.games.stoneage.ui.words.cards import reward_text, share_text
from stoneage_qt.games.stoneage.ui.words.names import (
    StoneAgeCounts,
    good_name,
    place_name,
    yield_text,
)
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.board_kit.popover import Popover, scaled
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.words.language import capital, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.ui.art.sprites import Sprites

translate = QCoreApplication.translate


class CountPopover(Popover):
    """How many people go to a place.

    Signals:
        answered(number)
    """

    answered = Signal(int)

    def __init__(
        self,
        sprites: Sprites,
        state: State,
        place: int,
        counts: Sequence[int],
        meeple: str,
        season: str,
        parent: QWidget,
    ) -> None:
        super().__init__(sprites, capital(place_name(place, season)), parent)
        self._counts = list(counts)
        self.add_note(translate("StoneAgePopover", "How many people?"))
        grid = QGridLayout()
        grid.setSpacing(6)
        for index, count in enumerate(counts):
            button = QPushButton(str(count))
            self.set_icon(button, meeple, 26)
            button.setAutoDefault(False)
            if place <= RIVER:
                mean = mean_yield(state, place, count)
                button.setToolTip(
                    plain_tip(
                        translate("StoneAgePopover", "On average {gain}").format(
                            gain=_mean_text(place, mean)
                        )
                    )
                )
            button.clicked.connect(partial(self.answered.emit, count))
            grid.addWidget(button, index // 5, index % 5)
            self.primary = button
        self.body.addLayout(grid)

    def digit(self, number_typed: int) -> bool:
        """Choose by typing; 0 means ten."""
        count = number_typed or 10
        if count in self._counts:
            self.answered.emit(count)
            return True
        return False


def _mean_text(place: int, mean: float) -> str:
    text = yield_text(place, 0)
    return text.replace("0", number(mean, 1), 1)


class PickPopover(Popover):
    """Which die of "dice for all" a seat takes.

    Signals:
        answered(action)
    """

    answered = Signal(object)
    optional = False

    def __init__(self, sprites: Sprites, state: State, name: str, parent: QWidget) -> None:
        title = translate("StoneAgePopover", "{name} takes a die").format(name=name)
        super().__init__(sprites, title, parent)
        self._dice = sorted(set(state.dice))
        row = QHBoxLayout()
        row.setSpacing(8)
        for die in sorted(state.dice):
            button = QToolButton()
            button.setProperty("kind", "tile")
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            self.set_icon(button, f"pieces/die_{die}", 52)
            button.setText(share_text(die))
            # Before it is polished, a button asks for less than its text needs.
            button.ensurePolished()
            button.setMinimumWidth(max(scaled(self, 86), button.sizeHint().width()))
            button.clicked.connect(partial(self.answered.emit, Action(PICK, number=die)))
            row.addWidget(button)
        self.body.addLayout(row)
        first = self.findChild(QToolButton)
        if first is not None:
            self.setFocusProxy(first)

    def digit(self, number_typed: int) -> bool:
        """Choose by typing the die."""
        if number_typed in self._dice:
            self.answered.emit(Action(PICK, number=number_typed))
            return True
        return False

    def cancel(self) -> None:
        """A die has to be taken."""


class RewardPopover(Popover):
    """What each die brings after an animal has fled (W9).

    Signals:
        answered(action)
    """

    answered = Signal(object)
    optional = False

    def __init__(self, sprites: Sprites, state: State, name: str, parent: QWidget) -> None:
        title = translate("StoneAgePopover", "{name}: a reward for each die").format(name=name)
        super().__init__(sprites, title, parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        for row, die in enumerate(sorted(state.dice)):
            picture = label()
            picture.setPixmap(self.picture(f"pieces/die_{die}", 40))
            grid.addWidget(picture, row, 0)
            grid.addLayout(self._choices(state, die), row, 1)
        self.body.addLayout(grid)
        self.primary = self.findChild(QPushButton)

    def _choices(self, state: State, die: int) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(6)
        reward = state.components.rewards[die - 1]
        if reward.kind == REWARD_GOODS:
            for good in range(4):
                goods = [0, 0, 0, 0]
                goods[good] = reward.amount
                answer = Action(REWARD, number=die, goods=(goods[0], goods[1], goods[2], goods[3]))
                button = self._button(line, "", answer)
                self.set_icon(button, f"pieces/{GOOD_NAMES[good]}", 26)
                button.setToolTip(plain_tip(good_name(good)))
                button.setAccessibleName(good_name(good))
        else:
            self._button(line, capital(reward_text(reward)), Action(REWARD, number=die))
        if reward.kind != REWARD_POINTS:
            text = translate("StoneAgePopover", "{points} instead").format(
                points=StoneAgeCounts().points(ANIMAL_POINTS)
            )
            self._button(line, text, Action(REWARD, number=die, extra=True))
        line.addStretch(1)
        return line

    def _button(self, line: QHBoxLayout, text: str, answer: Action) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(partial(self.answered.emit, answer))
        line.addWidget(button)
        return button

    def cancel(self) -> None:
        """The dice have to be settled."""


class RollPopover(Popover):
    """The dice wait for a person to throw them.

    Signals:
        answered()
    """

    answered = Signal()
    optional = False

    def __init__(self, sprites: Sprites, dice: int, name: str, parent: QWidget) -> None:
        super().__init__(
            sprites, translate("StoneAgePopover", "{name} rolls").format(name=name), parent
        )
        row = QHBoxLayout()
        for index in range(min(dice, 7)):
            picture = label()
            picture.setPixmap(self.picture(f"pieces/die_{index % 6 + 1}", 30))
            row.addWidget(picture)
        row.addStretch(1)
        self.body.addLayout(row)
        text = capital(StoneAgeCounts().rolling(dice))
        roll = self.add_button(text, primary=True)
        roll.clicked.connect(self._answer)

    def _answer(self) -> None:
        self.answered.emit()

    def cancel(self) -> None:
        """The dice have to fall."""
