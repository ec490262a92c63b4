"""What the end page offers beyond the result: the deal's code, one's mistakes, the expert."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stoneage_qt.models.review import analysis_of
from stoneage_qt.progress.deals import deal_of, word_of_deal
from stoneage_qt.progress.letters import grouped
from stoneage_qt.session.match import Match
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.learning import nothing_own


class EndStrip(UpToDate, QWidget):
    """Two quiet lines below the scoring.

    Signals:
        learned(): go through the mistakes of this game.
        compared(): how would the expert have played it?
    """

    learned = Signal()
    compared = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._code = ""
        self._copied = False
        self._news = self._news_of = ""
        self._label = label("muted")
        self.copy_button = button(self._copy, "flat")
        self.learn_button = button(self.learned.emit)
        self.compare_button = button(self.compared.emit)
        self._news_label = label("strong", wrap=True)
        # In the next line where the window is narrow.
        row = Flow(8)
        for widget in (self._label, self.copy_button, self.compare_button, self.learn_button):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._news_label)
        column.addLayout(row)
        self.retranslate()
        self.follow(desk.looks)
        self.on_looks()

    @property
    def code(self) -> str:
        """The code of the deal, "" where it has none."""
        return self._code

    def tell(self, match: Match, news: str) -> None:
        """What was won with a game, which is shown next."""
        self._news_of, self._news = match.ident, news

    def show_match(self, match: Match) -> None:
        """Another finished game."""
        self._copied = False
        deal = deal_of(match)
        self._code = "" if deal is None else grouped(word_of_deal(deal) or "")
        if self._news_of != match.ident:
            self._news = ""
        persons = [seat for seat in match.seats if seat.is_person]
        judged = analysis_of(match) is not None
        self.learn_button.setVisible(judged and bool(persons))
        self.learn_button.setEnabled(match.people_decided())
        self.compare_button.setVisible(len(persons) == 1 and deal is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._label.setText(self.tr("Code of this deal: {code}").format(code=self._code))
        self._label.setVisible(bool(self._code))
        self.copy_button.setVisible(bool(self._code))
        self.copy_button.setText(self.tr("Copied") if self._copied else self.tr("Copy"))
        self.copy_button.setToolTip(
            plain_tip(self.tr("Whoever enters it plays with the same cards and dice."))
        )
        self.learn_button.setText(self.tr("Learn from your mistakes"))
        enabled = self.learn_button.isEnabled()
        self.learn_button.setToolTip(plain_tip("" if enabled else nothing_own()))
        self.compare_button.setText(self.tr("Compare with the expert"))
        self._news_label.setText(self._news)
        self._news_label.setVisible(bool(self._news))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._code)
        self._copied = True
        self.retranslate()

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self._desk.looks
        set_icon(self.copy_button, looks.icon("copy"), looks.px(18))
        set_icon(self.learn_button, looks.icon("hint"), looks.px(18))
        set_icon(self.compare_button, looks.icon("graph"), looks.px(18))
