"""Honest dice: all dice ever thrown against what fair dice do, with the sample size."""

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from stoneage_qt.models.library_asker import LibraryAsker
from stoneage_qt.session.library import index_path
from stoneage_qt.session.library_scan import LEAST_SUM, NO_SUMS
from stoneage_qt.session.library_stats import (
    BOT,
    PERSON,
    DiceTotals,
    SumTotals,
    any_left_out,
    dice_of,
    dice_totals,
    sum_totals,
)
from stoneage_qt.ui.graph.parts import Bar, Dots, Graph, Tick
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.graph.view import GraphView
from stoneage_qt.ui.library.words import NO_BREAK
from stoneage_qt.ui.panels.tall import lay
from stoneage_qt.ui.panels.widgets import frame, label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import number
from stoneage_qt.ui.words.numbers import Numbers

NOTHING = DiceTotals((0,) * 6, 0)
NO_THROWS = SumTotals(NO_SUMS, 0)
# Below this, nobody can tell fair dice from others.
FEW = 120
# Charts and words side by side, at 100 %.
ROOM = 680
# What the charts need to be read, at 100 %.
CHART = (360, 240)
SUMS = (360, 150)


class DiceChart(GraphView):
    """Six bars, the even share as a line, and the band that two of three bars lie in."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.looks, parent)
        self._desk = desk
        self._totals = NOTHING
        desk.looks.changed.connect(self._make)

    def show_totals(self, totals: DiceTotals) -> None:
        """Draw other dice."""
        self._totals = totals
        self.setAccessibleDescription(", ".join(str(count) for count in totals.counts))
        self._make()

    def _make(self) -> None:
        """Bars from zero, so that small differences look small."""
        px = self._desk.looks.px
        self.setMinimumSize(px(CHART[0]), px(CHART[1]))
        counts, thrown = self._totals.counts, self._totals.thrown
        even = thrown / 6
        spread = math.sqrt(thrown * 5 / 36)
        self.set_graph(
            Graph(
                Span(0.5, 6.5),
                Span(0, max(*counts, 1) * 1.12),
                bars=[Bar(face, 0.5, n, number(n)) for face, n in enumerate(counts, start=1)],
                bands=[Span(even - spread, even + spread)] if thrown else (),
                levels=[even] if thrown else (),
                ticks=[Tick(face, picture=self._die(face)) for face in range(1, 7)],
                scaled=False,
            )
        )

    def _die(self, face: int) -> QPixmap:
        size = self._desk.looks.px(44)
        return self._desk.sprites.pixmap(
            f"pieces/die_{face}", (size, size), self.devicePixelRatioF()
        )


class SumsChart(GraphView):
    """Eleven bars for two dice thrown together, and a dot on each for what fair dice do."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.looks, parent)
        self._desk = desk
        self._totals = NO_THROWS
        desk.looks.changed.connect(self._make)

    def show_totals(self, totals: SumTotals) -> None:
        """Draw other throws; nothing to see where there are none."""
        self._totals = totals
        self.setVisible(totals.thrown > 0)
        self.setAccessibleDescription(", ".join(str(count) for count in totals.counts))
        self._make()

    def _make(self) -> None:
        px = self._desk.looks.px
        self.setMinimumSize(px(SUMS[0]), px(SUMS[1]))
        totals = self._totals
        due = list(enumerate(totals.expected, start=LEAST_SUM))
        ink = self.palette().color(QPalette.ColorRole.Text)
        last = LEAST_SUM + len(totals.counts) - 1
        self.set_graph(
            Graph(
                Span(LEAST_SUM - 0.5, last + 0.5),
                Span(0, max(*totals.counts, *totals.expected, 1) * 1.15),
                bars=[Bar(n, 0.6, count) for n, count in enumerate(totals.counts, LEAST_SUM)],
                dots=[Dots(due, [ink] * len(due), ink)] if totals.thrown else (),
                ticks=[Tick(n, number(n)) for n in range(LEAST_SUM, last + 1)],
                scaled=False,
            )
        )


class DiceTab(UpToDate, QWidget):
    """The page about all dice.

    Attributes:
        totals, sums: what is shown: all dice, and throws of two.

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
        self.sums = NO_THROWS
        self._left_out = False
        self._chart = DiceChart(desk)
        self._sums_chart = SumsChart(desk)
        self._title = label("subheading")
        self._verdict = label("strong", wrap=True)
        self._numbers = label(wrap=True)
        self._two_dice = label(wrap=True)
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
        column.addWidget(self._two_dice)
        column.addLayout(self._compared)
        column.addWidget(self._how)
        column.addStretch(1)
        self._page = page = QHBoxLayout(self)
        page.setContentsMargins(12, 12, 12, 12)
        page.setSpacing(16)
        charts = QVBoxLayout()
        charts.addWidget(self._chart, 3)
        charts.addWidget(self._sums_chart, 2)
        page.addLayout(charts, 3)
        page.addWidget(sheet, 2)
        self.retranslate()

    def arrange(self, width: int) -> None:
        """The words stand beside the charts, or below where both have no room."""
        lay(self._page, beside=width >= self._desk.looks.px(ROOM))

    def refresh(self) -> None:
        """Count again, in the background."""
        self._asker.ask(
            lambda library: (
                dice_totals(library),
                dice_of(library, PERSON),
                dice_of(library, BOT),
                sum_totals(library),
                any_left_out(library),
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

    def _on_counted(
        self, totals: tuple[DiceTotals, DiceTotals, DiceTotals, SumTotals, bool]
    ) -> None:
        self.totals, self._people, self._bots, self.sums, self._left_out = totals
        self.retranslate()
        self.counted.emit()

    def verdict(self) -> str:
        """What the numbers say, in one plain sentence."""
        totals = self.totals
        if not totals.thrown and self._left_out:
            return self.tr(
                "There is no game yet that counts. Games in which a bot played on for somebody, "
                "and those that continue another one, are left out."
            )
        if not totals.thrown:
            return self.tr("No dice have been thrown yet.")
        if totals.thrown < FEW:
            return self.tr("Too few dice to tell anything: come back after some games.")
        chance = totals.chance
        share = number(100 * chance, 1 if chance < 0.1 else 0)
        if chance >= 0.05:
            words = self.tr(
                "Nothing unusual: perfectly fair dice, thrown as often, come out at least this "
                "uneven {share} % of the time."
            )
        elif chance >= 0.001:
            words = self.tr(
                "Somewhat uneven: fair dice, thrown as often, come out at least this uneven only "
                "{share} % of the time. That may be chance; more games will tell."
            )
        else:
            words = self.tr(
                "Very uneven: fair dice, thrown as often, do this less than once in a thousand "
                "times. If the files are untouched, please report it."
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
                    games=Numbers().in_games(totals.games),
                    mean=number(totals.mean, 3),
                    error=number(error, 3),
                )
            )
        else:
            self._numbers.setText("")
        self._how.setText(
            self.tr(
                "What the dice show follows from the game's seed, not from what anybody "
                "decides. Each game counts once; games that continue another one are "
                "left out, for they begin with the same dice, and so are games in which a "
                "bot played on for somebody. The dashed line is an equal share for each face; "
                "with fair dice, two of three bars end inside the grey band around it."
            )
        )
        self._chart.setAccessibleName(self.tr("How often each face was thrown"))
        self._chart.show_totals(totals)
        self._sums_chart.setAccessibleName(self.tr("How often each sum of two dice fell"))
        self._sums_chart.show_totals(self.sums)
        self._two_dice.setText(self.sums_verdict())
        self._two_dice.setVisible(self.sums.thrown > 0)
        self._fill_table()

    def sums_verdict(self) -> str:
        """What the sums of two dice say; "" where none were thrown."""
        if not self.sums.thrown:
            return ""
        words = self.tr(
            "Two dice at a time: {throws} {games}. The dots are what fair dice do on average; "
            "thrown as often, fair dice are at least this far off {share} % of the time."
        )
        chance = self.sums.chance
        return words.format(
            throws=Numbers().throws(self.sums.thrown),
            games=Numbers().in_games(self.sums.games),
            share=number(100 * chance, 1 if chance < 0.1 else 0),
        ).replace(" %", NO_BREAK + "%")

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
