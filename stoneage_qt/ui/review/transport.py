"""The way through a game: a slider with marks, steps, jumps, and playing by itself."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.models.replay import MISTAKES, OWN, SWINGS, ReplayModel
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui import theme
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.tall import lay, page_scrolls
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import number

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
_TICKS_END = 10
_GAP = 6
_MARGIN = 10
_CLOSE = 2
LEAST_SLIDER = 90
BUTTON_ICONS: Final = {
    "first": "first",
    "step_back": "back",
    "play": "play",
    "step": "step",
    "last": "last",
}
JUMP_ICONS: Final = {OWN: "person", SWINGS: "graph", MISTAKES: "warning"}


class GameSlider(QSlider):
    """A slider over all positions, with the rounds beneath it and mistakes above."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._desk = desk
        self._rounds: list[tuple[int, int]] = []
        self._mistakes: list[int] = []
        self.setPageStep(10)

    def set_rounds(self, rounds: Sequence[tuple[int, int]]) -> None:
        """(position, number) of every round."""
        self._rounds = list(rounds)
        self.update()

    def set_mistakes(self, positions: Sequence[int]) -> None:
        """Positions at which a mistake was made."""
        self._mistakes = list(positions)
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the numbers beneath, and as much above: the groove runs in the middle."""
        hint = super().sizeHint()
        below = _TICKS_END + QFontMetrics(self._number_font()).height()
        return QSize(hint.width(), max(hint.height(), 2 * below))

    def keep_height(self) -> None:
        """Never lower than the numbers need; the program's sheet would let layouts squeeze it."""
        self.setStyleSheet(f"QSlider:horizontal {{ min-height: {self.sizeHint().height()}px; }}")

    def _number_font(self) -> QFont:
        return theme.text_font(11 * self._desk.looks.scale)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A step through the game, unless the page is being scrolled past it."""
        if page_scrolls(self):
            event.ignore()
        else:
            super().wheelEvent(event)

    def x_of(self, position: int) -> float:
        """Where a position lies on the slider."""
        first, span = self._span()
        return first + span * position / max(1, self.maximum())

    def _span(self) -> tuple[float, float]:
        """Where the first position lies, and how far from it the last."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style = QStyle.SubControl
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, style.SC_SliderHandle, self
        )
        groove = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, style.SC_SliderGroove, self
        )
        return groove.x() + handle.width() / 2, groove.width() - handle.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The slider, then the marks."""
        super().paintEvent(event)
        looks = self._desk.looks
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._number_font())
        middle = self.height() / 2
        last = -1000.0
        wide = looks.px(20)
        first, span = self._span()
        per_position = span / max(1, self.maximum())
        for position, round_number in self._rounds:
            x = first + per_position * position
            painter.setPen(QPen(looks.theme.colour("border_strong"), 1.5))
            painter.drawLine(QPointF(x, middle + 5), QPointF(x, middle + _TICKS_END))
            if x - last >= wide:
                last = x
                painter.setPen(looks.theme.colour("muted"))
                below = round(middle) + _TICKS_END
                spot = round(x) - wide, below, 2 * wide, self.height() - below
                painter.drawText(*spot, Qt.AlignmentFlag.AlignHCenter, str(round_number))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(looks.theme.danger))
        for position in self._mistakes:
            x = first + per_position * position
            top = middle - 14
            painter.drawPolygon(
                QPolygonF([QPointF(x - 4, top), QPointF(x + 4, top), QPointF(x, top + 7)])
            )
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes there at once, not just a page further."""
        if event.button() == Qt.MouseButton.LeftButton:
            first, last = self.x_of(0), self.x_of(self.maximum())
            share = (event.position().x() - first) / max(1.0, last - first)
            self.setValue(round(min(1.0, max(0.0, share)) * self.maximum()))
        super().mousePressEvent(event)


class Transport(UpToDate, QWidget):
    """Slider and buttons under the board."""

    def __init__(self, desk: Desk, replay: ReplayModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._replay = replay
        self.slider = GameSlider(desk)
        self._where = label("strong")
        self._speed = DropDown()
        self._round = DropDown()
        self._buttons: dict[str, QToolButton] = {}
        self._icons = dict(BUTTON_ICONS)
        self._jumps: dict[str, QToolButton] = {}
        self._build()
        self._connect()
        self.retranslate()
        self.show_match()
        self.follow(desk.looks)
        self.on_looks()

    def _build(self) -> None:
        for name in ("first", "round_back", "step_back", "play", "step", "round", "last"):
            self._buttons[name] = QToolButton()
        for kind in (OWN, SWINGS, MISTAKES):
            for way in ("back", "on"):
                self._jumps[f"{kind}_{way}"] = QToolButton()
        # With large text they take two lines.
        self._row = row = Flow(_GAP + _CLOSE)
        self._parts = (_close(self._buttons.values()), self._round, _close(self._jumps.values()))
        for part in self._parts:
            row.addWidget(part)
        beside = QHBoxLayout()
        beside.setSpacing(10)
        beside.addWidget(self._where)
        beside.addStretch(1)
        # Beside the slider, which gives way: the buttons below fill a narrow window.
        beside.addWidget(self._speed)
        self._above = above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self.slider, 1)
        above.addLayout(beside)
        self._beside = beside
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 2, _MARGIN, 6)
        column.setSpacing(2)
        column.addLayout(above)
        column.addLayout(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the slider alone leads to the rounds."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        needed = sum(min(one.sizeHint().width(), one.maximumWidth()) for one in self._parts)
        gaps = self._row.spacing() * (self._row.count() - 1)
        self._round.setVisible(needed + gaps + 2 * _MARGIN <= self.width())
        # A slider that can't be moved is none: it gets a line of its own.
        slider = self._desk.looks.px(LEAST_SLIDER) + self._above.spacing()
        room = self.width() - 2 * _MARGIN - self._beside.sizeHint().width()
        lay(self._above, beside=slider <= room)

    def _connect(self) -> None:
        replay = self._replay
        do: dict[str, Callable[[], object]] = {
            "first": lambda: replay.go_to(0),
            "round_back": lambda: replay.step_round(False),
            "step_back": lambda: replay.step(-1),
            "play": replay.toggle,
            "step": lambda: replay.step(1),
            "round": lambda: replay.step_round(True),
            "last": lambda: replay.go_to(replay.count),
        }
        for name, button in self._buttons.items():
            button.clicked.connect(lambda _=False, act=do[name]: act())
            button.setAutoRepeat(name in ("step", "step_back"))
        for name, button in self._jumps.items():
            kind, _, way = name.partition("_")
            button.clicked.connect(lambda _=False, k=kind, on=way == "on": replay.step_mark(k, on))
        self.slider.valueChanged.connect(replay.go_to)
        self._speed.activated.connect(lambda _: replay.set_speed(self._speed.currentData()))
        self._round.activated.connect(lambda _: replay.to_round(self._round.currentData()))
        replay.moved.connect(self._on_moved)
        replay.matchChanged.connect(self.show_match)
        replay.marksChanged.connect(lambda _: self._show_marks())
        replay.playingChanged.connect(lambda _: self._on_playing())

    def show_match(self) -> None:
        """Another match: another slider."""
        replay = self._replay
        self.slider.blockSignals(True)
        self.slider.setRange(0, replay.count)
        self.slider.setValue(replay.index)
        self.slider.blockSignals(False)
        self.slider.set_rounds(replay.rounds)
        self._fill_rounds()
        self._show_marks()
        self._on_moved()

    def _show_marks(self) -> None:
        self.slider.set_mistakes(self._replay.marks(MISTAKES))
        self._offer_mistakes()

    def _offer_mistakes(self) -> None:
        """The other jumps are found out by whoever takes one: that takes a walk over the game."""
        for way in ("back", "on"):
            there = self._replay.has_mark(MISTAKES, way == "on")
            self._jumps[f"{MISTAKES}_{way}"].setEnabled(there)

    def _fill_rounds(self) -> None:
        self._round.blockSignals(True)
        self._round.clear()
        for _, number_ in self._replay.rounds:
            self._round.addItem(self.tr("Round {n}").format(n=number_), number_)
        self._round.blockSignals(False)
        self._on_moved()

    def _on_moved(self) -> None:
        replay = self._replay
        self.slider.blockSignals(True)
        self.slider.setValue(replay.index)
        self.slider.blockSignals(False)
        self._round.setCurrentIndex(self._round.findData(replay.round_at(replay.index)))
        self._where.setText(
            self.tr("{n} of {total}").format(n=number(replay.index), total=number(replay.count))
        )
        at_start, at_end = replay.index == 0, replay.index == replay.count
        for name in ("first", "round_back", "step_back"):
            self._buttons[name].setEnabled(not at_start)
        for name in ("step", "round", "last"):
            self._buttons[name].setEnabled(not at_end)
        self._offer_mistakes()

    def _on_playing(self) -> None:
        playing = self._replay.playing
        self._icons["play"] = "pause" if playing else "play"
        self._buttons["play"].setToolTip(
            plain_tip(self.tr("Pause (Space)") if playing else self.tr("Play (Space)"))
        )
        self.on_looks()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        tips = {
            "first": self.tr("To the beginning (Home)"),
            "round_back": self.tr("Back to the beginning of the round (Page Up)"),
            "step_back": self.tr("One step back (Left)"),
            "step": self.tr("One step on (Right)"),
            "round": self.tr("To the next round (Page Down)"),
            "last": self.tr("To the end (End)"),
            "play": self.tr("Play (Space)"),
        }
        jumps = {
            f"{OWN}_back": self.tr("Previous decision of your own (Shift+Left)"),
            f"{OWN}_on": self.tr("Next decision of your own (Shift+Right)"),
            f"{SWINGS}_back": self.tr("Previous big swing (Ctrl+Left)"),
            f"{SWINGS}_on": self.tr("Next big swing (Ctrl+Right)"),
            f"{MISTAKES}_back": self.tr("Previous mistake (Shift+M)"),
            f"{MISTAKES}_on": self.tr("Next mistake (M)"),
        }
        for name, words in tips.items():
            self._buttons[name].setToolTip(plain_tip(words))
            self._buttons[name].setAccessibleName(words)
        for name, words in jumps.items():
            self._jumps[name].setToolTip(plain_tip(words))
            self._jumps[name].setAccessibleName(words)
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self._round.setAccessibleName(self.tr("Round"))
        self._speed.setAccessibleName(self.tr("Speed"))
        chosen = self._replay.speed
        self._speed.clear()
        for speed in SPEEDS:
            decimals = 0 if speed >= 1 else 1
            words = self.tr("{n} ×").format(n=number(speed, decimals))
            self._speed.addItem(words, speed)
        self._speed.setCurrentIndex(max(0, self._speed.findData(chosen)))
        self._fill_rounds()

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self._desk.looks
        px = looks.px(20)
        for name, icon in self._icons.items():
            self._buttons[name].setIcon(looks.icon(icon))
            self._buttons[name].setIconSize(QSize(px, px))
        for name, words in (("round_back", "«"), ("round", "»")):
            self._buttons[name].setText(words)
            self._buttons[name].setFont(theme.text_font(22 * looks.scale))
            self._buttons[name].setStyleSheet(
                _only(f"font-size: {looks.px(22)}px; padding: 0 4px 4px;")
            )
        self._speed.setFixedWidth(looks.px(80))
        self._round.setMaximumWidth(looks.px(116))
        for name, button in self._jumps.items():
            kind, _, way = name.partition("_")
            if way == "on":
                # The picture stands between both arrows.
                button.setIcon(looks.icon(JUMP_ICONS[kind]))
                button.setIconSize(QSize(px, px))
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setText("‹" if way == "back" else "›")
            button.setStyleSheet(_only(f"font-size: {looks.px(19)}px; padding: 2px;"))
        self.slider.keep_height()
        self.slider.update()
        self._fit()


def _close(buttons: Iterable[QToolButton]) -> QWidget:
    """Buttons that stay together."""
    together = QWidget()
    row = QHBoxLayout(together)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(_CLOSE)
    for each in buttons:
        row.addWidget(each)
    return together


def _only(rules: str) -> str:
    """Rules for a button and not for its tooltip, which a sheet without a selector would change."""
    return f"QAbstractButton {{ {rules} }}"
