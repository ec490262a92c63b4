"""Honest dice: all dice ever thrown against what fair dice do, with the sample size."""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from stoneage_qt.games.stoneage.ui.words.text import Counts, number
from stoneage_qt.models.library_asker import LibraryAsker
from stoneage_qt.session.library import index_path
from stoneage_qt.session.library_stats import BOT, PERSON, DiceTotals, dice_of, dice_totals
from stoneage_qt.ui import theme
from stoneage_qt.ui.library.words import NO_BREAK
from stoneage_qt.ui.panels.widgets import frame, label
from stoneage_qt.ui.shell.desk import Desk

NOTHING = DiceTotals((0,) * 6, 0)
# Below this, nobody can tell fair dice from others.
FEW = 120


class DiceChart(QWidget):
    """Six bars, the even share as a line, and the band that two of three bars lie in."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._totals = NOTHING
        self.setMinimumSize(380, 240)

    def show_totals(self, totals: DiceTotals) -> None:
        """Draw other dice."""
        self._totals = totals
        self.setAccessibleDescription(", ".join(str(count) for count in totals.counts))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars from zero, so that small differences look small."""
        looks = self._desk.looks
        shades = looks.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        die = looks.px(44)
        room = QRectF(self.rect()).adjusted(12, looks.px(26), -12, -die - looks.px(14))
        counts, thrown = self._totals.counts, self._totals.thrown
        most = max(*counts, 1) * 1.12
        step = room.width() / 6
        even = thrown / 6
        spread = math.sqrt(thrown * 5 / 36)
        if thrown:
            self._paint_band(painter, room, even, spread, most)
        painter.setFont(theme.text_font(14 * looks.scale, QFont.Weight.DemiBold))
        for face, count in enumerate(counts, start=1):
            x = room.left() + (face - 1) * step
            height = room.height() * count / most
            bar = QRectF(x + step * 0.25, room.bottom() - height, step * 0.5, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shades.colour("accent"))
            painter.drawRoundedRect(bar, 4, 4)
            self._paint_count(painter, bar, count)
            picture = self._desk.sprites.pixmap(
                f"pieces/die_{face}", (die, die), self.devicePixelRatioF()
            )
            painter.drawPixmap(
                round(x + (step - die) / 2), round(room.bottom()) + looks.px(8), picture
            )
        painter.end()

    def _paint_count(self, painter: QPainter, bar: QRectF, count: int) -> None:
        """In the bar, where it does not meet the band; above a bar that is too short."""
        looks = self._desk.looks
        line = QRectF(bar.left(), bar.top() + looks.px(26), bar.width(), looks.px(20))
        inside = bar.height() > looks.px(60)
        if not inside:
            line.moveBottom(bar.top() - looks.px(2))
        painter.setPen(looks.theme.colour("accent_text" if inside else "text"))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, number(count))

    def _paint_band(
        self, painter: QPainter, room: QRectF, even: float, spread: float, most: float
    ) -> None:
        shades = self._desk.looks.theme

        def y(count: float) -> float:
            return room.bottom() - room.height() * count / most

        band = QRectF(
            QPointF(room.left(), y(even + spread)), QPointF(room.right(), y(even - spread))
        )
        ground = shades.colour("muted")
        ground.setAlpha(50)
        painter.fillRect(band, ground)
        painter.setPen(QPen(shades.colour("text"), 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(room.left(), y(even)), QPointF(room.right(), y(even)))


class DiceTab(QWidget):
    """The page about all dice.

    Attributes:
        totals: what is shown.

    Signals:
        counted(): the numbers are there.
    """

    counted = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._asker = LibraryAsker(index_path(desk.places), self)
        self._asker.answered.connect(self._on_counted)
        self.totals = NOTHING
        self._people = NOTHING
        self._bots = NOTHING
        self._chart = DiceChart(desk)
        self._title = label("subheading")
        self._verdict = label("strong", wrap=True)
        self._numbers = label(wrap=True)
        self._compared = QGridLayout()
        self._cells: list[QLabel] = []
        self._how = label("caption", wrap=True)
        sheet = frame("card")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._verdict)
        column.addWidget(self._numbers)
        column.addLayout(self._compared)
        column.addWidget(self._how)
        column.addStretch(1)
        page = QHBoxLayout(self)
        page.setContentsMargins(12, 12, 12, 12)
        page.setSpacing(16)
        page.addWidget(self._chart, 3)
        page.addWidget(sheet, 2)
        self.retranslate()

    def refresh(self) -> None:
        """Count again, in the background."""
        self._asker.ask(
            lambda library: (
                dice_totals(library),
                dice_of(library, PERSON),
                dice_of(library, BOT),
            )
        )

    @property
    def busy(self) -> bool:
        """Whether something is being counted."""
        return self._asker.busy

    def close(self) -> bool:
        """Stop counting, too."""
        self._asker.close()
        return super().close()

    def _on_counted(self, totals: tuple[DiceTotals, DiceTotals, DiceTotals]) -> None:
        self.totals, self._people, self._bots = totals
        self.retranslate()
        self.counted.emit()

    def verdict(self) -> str:
        """What the numbers say, in one plain sentence."""
        totals = self.totals
        if not totals.thrown:
            return self.tr("No dice have been thrown yet.")
        if totals.thrown < FEW:
            return self.tr("Too few dice to tell anything: come back after some games.")
        chance = totals.chance
        share = number(100 * chance, 1 if chance < 0.1 else 0)
        if chance >= 0.05:
            words = self.tr(
                "Nothing unusual: perfectly fair dice would be at least this uneven "
                "in {share} % of all libraries of this size."
            )
        elif chance >= 0.001:
            words = self.tr(
                "Somewhat uneven: fair dice would be at least this uneven in {share} % of all "
                "libraries of this size. One in twenty is, and more games will tell."
            )
        else:
            words = self.tr(
                "Very uneven: fair dice would do this in less than one of a thousand libraries. "
                "If the files are untouched, please report it."
            )
        return words.format(share=share).replace(" %", NO_BREAK + "%")

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("Are the dice fair?"))
        self._verdict.setText(self.verdict())
        totals = self.totals
        if totals.thrown:
            error = math.sqrt(35 / 12 / totals.thrown)
            words = self.tr(
                "{dice} dice {games}, {mean} pips on average; "
                "fair dice give 3.5, here within ± {error} in two of three cases."
            )
            self._numbers.setText(
                words.format(
                    dice=number(totals.thrown),
                    games=Counts().in_games(totals.games),
                    mean=number(totals.mean, 3),
                    error=number(error, 3),
                )
            )
        else:
            self._numbers.setText("")
        self._how.setText(
            self.tr(
                "The dice are drawn from the game's seed before anybody decides where "
                "to roll. Each game counts once; games that continue another one are "
                "left out, for they begin with the same dice. The grey band is where "
                "two of three bars of fair dice end."
            )
        )
        self._chart.setAccessibleName(self.tr("How often each face was thrown"))
        self._chart.show_totals(totals)
        self._fill_table()

    def _fill_table(self) -> None:
        for cell in self._cells:
            cell.deleteLater()
        self._cells = []
        if not self._people.thrown or not self._bots.thrown:
            return
        rows = (
            ("", self.tr("Dice"), self.tr("Average")),
            (
                self.tr("People"),
                number(self._people.thrown),
                number(self._people.mean, 3),
            ),
            (self.tr("Bots"), number(self._bots.thrown), number(self._bots.mean, 3)),
        )
        for row, texts in enumerate(rows):
            for column, words in enumerate(texts):
                cell = label("muted" if row == 0 else "")
                cell.setText(words)
                if column:
                    cell.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._compared.addWidget(cell, row, column)
                self._cells.append(cell)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
