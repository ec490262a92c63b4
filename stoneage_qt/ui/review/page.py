"""The review page: the board as it was, the way through the game, graphs and report beside."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QListView,
    QMenu,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract import OVER, Event
from stoneage_qt.contract.face import Line, Marked
from stoneage_qt.games import face_of
from stoneage_qt.models.log import LogRole
from stoneage_qt.models.replay import MISTAKES, OWN, SWINGS, ReplayLogModel, ReplayModel
from stoneage_qt.models.review import ReviewModel
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.library import index_path
from stoneage_qt.session.match import Match
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.dialogs.file_dialog import file_dialog
from stoneage_qt.ui.panels.log import LinesView
from stoneage_qt.ui.panels.players import PlayersView
from stoneage_qt.ui.panels.steady_label import SteadyLabel
from stoneage_qt.ui.panels.tabs import TAB_ICON, Tabs
from stoneage_qt.ui.panels.tall import Tall, WrappingColumn
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.review.branch import BranchDialog
from stoneage_qt.ui.review.export import GRAPH, KINDS, PICTURE, SUFFIXES, export, kind_text
from stoneage_qt.ui.review.graph import GraphTab
from stoneage_qt.ui.review.players import ReplayPlayers
from stoneage_qt.ui.review.report_tab import ReportTab
from stoneage_qt.ui.review.transport import BUTTON_ICONS, JUMP_ICONS, Transport
from stoneage_qt.ui.review.verdicts import judge_text, no_verdict_text, verdict_text
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.files import documents
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.faults import fault_text
from stoneage_qt.ui.words.games import file_name
from stoneage_qt.ui.words.learning import no_mistake, nothing_own
from stoneage_qt.ui.words.saved import saved_text

SIDE_WIDTH = 390
LOG_BATCH = 80
# What the side takes of a wide window: graphs and tables want some room, too.
SIDE_SHARE = 0.29
VERDICT_LINES = 3
# Below the board: what is seen of the side before anybody scrolls, and what its lists have.
PEEK = 40
TABS_HEIGHT = 260
TAB_ICONS = ("log", "graph", "review")
ICONS = (*TAB_ICONS, "branch", "export", *BUTTON_ICONS.values(), *JUMP_ICONS.values())
"""What the page shows; painting them takes longer than making it."""


def tell(match: Match, events: Sequence[Event]) -> list[Line]:
    """The lines of one action; secrets of a finished game are none."""
    return face_of(match.rules.key).words.lines(match, events)


def tell_opening(match: Match) -> Line:
    """The heading of the first round."""
    return face_of(match.rules.key).words.opening(match)


# Keys that mean something else while the keyboard is on such a part of the page.
OWN_KEYS: Final[tuple[tuple[type[QWidget], tuple[int, ...]], ...]] = (
    (QComboBox, (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Escape)),
    (QAbstractButton, (Qt.Key.Key_Space,)),
    (QTextBrowser, (Qt.Key.Key_Up, Qt.Key.Key_Down)),
)


class ReviewPage(UpToDate, QWidget):
    """Looks at a game again.

    Attributes:
        face: the game that is looked at.
        replay, review: where one stands, what is known.
        board, transport, graphs, report: the parts of the page.

    Signals:
        playOnRequested(match): play this branch.
        learnRequested(match, number): walk through the mistakes in it, first the one looked at.
        closed(): back to the page before.
        remark(words), trouble(words): what was done, what did not work.
    """

    playOnRequested = Signal(object)
    learnRequested = Signal(object, int)
    closed = Signal()
    remark = Signal(str)
    trouble = Signal(str)

    def __init__(
        self,
        desk: Desk,
        match: Match,
        review: ReviewModel | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Looks at `match` first; `show_match` shows others."""
        super().__init__(parent)
        self._desk = desk
        self._path: Path | None = None
        self._dialog: QFileDialog | None = None
        self._split_by_hand = False
        self.replay = ReplayModel(match, self)
        self.review = review or ReviewModel(index_path(desk.places), parent=self)
        # From the outside inwards: whatever gets another parent is styled again with all it holds.
        both = QWidget()
        around = QVBoxLayout(both)
        around.setContentsMargins(0, 0, 0, 0)
        self._area = Tall(both, self._arrange)
        self._area.setParent(self)
        self._split = QSplitter(Qt.Orientation.Horizontal, both)
        around.addWidget(self._split)
        self._left, self._side = WrappingColumn(self._split), QWidget(self._split)
        self.tabs = Tabs(self._side)
        self._game = QWidget(self.tabs)
        self.face = face_of(match.rules.key)
        self.board = self.face.make_replay(self.replay, desk, self._left)
        self.transport = Transport(desk, self.replay, self._left)
        self._players_model = ReplayPlayers(self.replay)
        self.players = PlayersView(desk, self.face, self._players_model, self._game)
        self.log_model = ReplayLogModel(self.replay, tell, tell_opening, self)
        self.log = LinesView(desk, self.face, self._game)
        self.graphs = GraphTab(desk, self.replay, self.review, self.tabs)
        self.report = ReportTab(desk, self.replay, self.review, self.tabs)
        self._verdict = SteadyLabel(VERDICT_LINES)
        self._title = label("subheading", wrap=True)
        self._branch = button(self.ask_branch, "primary")
        self.learn_button = button(self._learn)
        self._export = QPushButton(self._side)
        self._menu = QMenu(self)
        self._back = button(self.closed.emit, "flat")
        self._back.setAutoDefault(False)
        self._build()
        self._connect()
        self.review.show_match(match)
        self.retranslate()
        self.follow(desk.looks)
        self.on_looks()

    def _build(self) -> None:
        self.log.setModel(self.log_model)
        # A long game has two thousand lines; they are laid out in passing.
        self.log.setLayoutMode(QListView.LayoutMode.Batched)
        self.log.setBatchSize(LOG_BATCH)
        column = QVBoxLayout(self._game)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.players)
        column.addWidget(self.log, 1)
        for tab in (self._game, self.graphs, self.report):
            self.tabs.addTab(tab, "")
        beside = QVBoxLayout(self._side)
        beside.setContentsMargins(4, 8, 10, 8)
        beside.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._back)
        beside.addLayout(head)
        row = QHBoxLayout()
        row.addWidget(self._branch, 1)
        row.addWidget(self._export, 1)
        beside.addLayout(row)
        beside.addWidget(self.learn_button)
        beside.addWidget(self.tabs, 1)
        under = QVBoxLayout(self._left)
        under.setContentsMargins(0, 0, 0, 0)
        under.setSpacing(0)
        under.addWidget(self.board, 1)
        under.addWidget(self._verdict)
        under.addWidget(self.transport)
        self._verdict.setContentsMargins(12, 5, 12, 3)
        self._split.splitterMoved.connect(self._on_split)
        self._split.setChildrenCollapsible(False)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._area)
        self._export.setMenu(self._menu)
        for part in self.findChildren(QWidget):
            part.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Board and side share the width until somebody has moved the border."""
        super().resizeEvent(event)
        if not self._split_by_hand and not self._stacked():
            side = max(self._side.minimumWidth(), round(SIDE_SHARE * self.width()))
            self._split.setSizes([self.width() - side, side])

    def _stacked(self) -> bool:
        return self._split.orientation() == Qt.Orientation.Vertical

    def _arrange(self, width: int) -> None:
        """The side stands beside the board, or below where both have no room; then they scroll."""
        ways = Qt.Orientation
        least = self._left.minimumSizeHint().width() + self._split.handleWidth()
        side = self._desk.looks.px(SIDE_WIDTH)
        stacked = width < least + side
        self._side.setMinimumWidth(min(side, width) if stacked else side)
        if stacked != self._stacked():
            self._split.setOrientation(ways.Vertical if stacked else ways.Horizontal)
            self._split.handle(1).setEnabled(not stacked)
        under = self._left.layout()
        assert under is not None
        needed = under.totalMinimumHeightForWidth(width) if stacked else 0
        self._left.setMinimumHeight(max(needed, self.height() - PEEK) if stacked else 0)
        self.tabs.setMinimumHeight(self._desk.looks.px(TABS_HEIGHT) if stacked else 0)

    def _on_split(self) -> None:
        self._split_by_hand = True

    def _connect(self) -> None:
        self.board.stepped.connect(self.replay.step)
        self.board.visitChanged.connect(self.players.show_visit)
        self.players.chosen.connect(self.board.visit)
        self.log.pointed.connect(self.board.point_out)
        self.replay.moved.connect(self._on_moved)
        self.review.changed.connect(self._on_review)
        self.review.runningChanged.connect(lambda _: self._offer_learning())
        self.report.jumped.connect(self.replay.go_to)
        # A line has its place only when it has been laid out; another width moves it again.
        self.log.verticalScrollBar().rangeChanged.connect(self._show_line)
        self.log.clicked.connect(self._on_line)
        self.log.activated.connect(self._on_line)

    # Showing

    def show_match(self, match: Match, path: Path | None = None) -> None:
        """Look at another game, in its last position."""
        self._path = path
        if match is not self.replay.match:
            self.replay.show_match(match)
            self.review.show_match(match)
            self.report.refresh()
            self._write_title()
            self._verdict.forget()
        else:
            self.review.look_again()
        self._on_moved()
        self.board.setFocus()

    def sky(self) -> QRect:
        """The part of the page in which nothing is played, for messages."""
        sky = self.board.sky()
        return QRect(self.board.mapTo(self, sky.topLeft()), sky.size())

    def make_ready(self, size: QSize) -> Iterator[None]:
        """Do, bit by bit, what would make the first look slow; nobody sees the page yet."""
        self.resize(size)
        # Style sheets, fonts and layouts are made ready for any picture of a widget.
        self.grab(QRect(0, 0, 1, 1))
        yield
        yield from self.board.make_ready()

    def close_page(self) -> None:
        """Stop everything in the background, for the end of the program."""
        self.replay.pause()
        self.review.close()

    def leave(self) -> None:
        """Nobody looks any more: stand still, but let an analysis go on."""
        self.replay.pause()

    def _write_title(self) -> None:
        match = self.replay.match
        words = match.title or self.tr("Review")
        self._title.setText(words)

    def _on_moved(self) -> None:
        self._show_verdict()
        self._offer_branch()
        row = self.log_model.row_of(self.replay.index)
        if row >= 0:
            self.log.setCurrentIndex(self.log_model.index(row))
        else:
            self.log.setCurrentIndex(QModelIndex())
        self._show_line()

    def _show_line(self) -> None:
        """The log at the position; its beginning at the start of the game."""
        index = self.log.currentIndex()
        if index.isValid():
            self.log.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        else:
            self.log.scrollToTop()

    def _show_verdict(self) -> None:
        """What the judges say about the decision that comes next."""
        verdict = self.review.verdict_at(self.replay.index)
        words, ink = no_verdict_text(self.replay), "muted"
        if verdict is not None:
            words = verdict_text(self.replay, verdict)
            if (judges := self.review.judges) is not None:
                words += " " + judge_text(self.replay, judges, verdict)
            ink = "danger" if verdict.severity in ("large", "medium") else "text"
            ink = "ok" if verdict.best == verdict.played else ink
        marks = self._legend(self.board.show_verdict(verdict))
        self._verdict.say(" ".join(filter(None, (words, marks))))
        style = f"color: {self._desk.looks.theme.colour(ink).name()};"
        if style != self._verdict.styleSheet():
            self._verdict.setStyleSheet(style)
        self._verdict.setVisible(self.review.complete)

    def _legend(self, marked: Marked) -> str:
        """What the colours on the board mean."""
        if marked.played and marked.better:
            return self.tr("On the board: played in red, better in yellow.")
        if marked.better:
            return self.tr("On the board: better in yellow.")
        return self.tr("On the board: played in red.") if marked.played else ""

    def _on_review(self) -> None:
        own = self.replay.own_seats()
        self.replay.set_marks(MISTAKES, [v.number for v in self.review.mistakes(own)])
        if self.review.findings.wins:
            self.replay.set_marks(SWINGS, self.review.big_swings())
        self._show_verdict()
        self._offer_learning()

    def _offer_learning(self) -> None:
        """There is something to learn in finished games of people; one analysis at a time."""
        match = self.replay.match
        people = any(seat.is_person for seat in match.seats)
        over = match.state_at(self.replay.count).actor == OVER
        self.learn_button.setVisible(people and over and self.review.possible)
        words = ""
        if not match.people_decided():
            words = nothing_own()
        elif self.review.complete and not any(
            v.severity and match.is_persons_own(v.number) for v in self.review.findings.verdicts
        ):
            words = no_mistake(match.options.demo)
        self.learn_button.setToolTip(plain_tip(words))
        self.learn_button.setEnabled(not self.review.running and not words)

    def _learn(self) -> None:
        self.replay.pause()
        self.learnRequested.emit(self.replay.match, self.replay.index)

    def _offer_branch(self) -> None:
        """From the end nobody can play on."""
        over = self.replay.state.actor == OVER
        self._branch.setEnabled(not over)
        self._branch.setToolTip(
            plain_tip(
                self.tr("The game is over here: go back to where you want to play on")
                if over
                else self.tr("Play on from this position as a new game")
            )
        )

    def _on_line(self, index: QModelIndex) -> None:
        number = index.data(LogRole.ACTION_INDEX)
        if number is not None:
            self.replay.go_to(number + 1)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home, End, Space as in every player; M for mistakes, Esc goes back."""
        act = self._keys().get((event.key(), self._modifier(event)))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of the review work wherever the keyboard is, but for what needs them itself."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and not _is_in_popup(watched)
        ):
            needs = next((keys for kind, keys in OWN_KEYS if isinstance(watched, kind)), ())
            act = self._keys().get((event.key(), self._modifier(event)))
            if act is not None and event.key() not in needs:
                act()
                return True
        return super().eventFilter(watched, event)

    @staticmethod
    def _modifier(event: QKeyEvent) -> Qt.KeyboardModifier:
        return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier

    def _keys(self) -> dict[tuple[int, Qt.KeyboardModifier], Callable[[], object]]:
        key, plain = Qt.Key, Qt.KeyboardModifier.NoModifier
        shift, ctrl = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
        replay = self.replay
        return {
            (key.Key_Left, plain): lambda: replay.step(-1),
            (key.Key_Right, plain): lambda: replay.step(1),
            (key.Key_Left, shift): lambda: replay.step_mark(OWN, False),
            (key.Key_Right, shift): lambda: replay.step_mark(OWN, True),
            (key.Key_Left, ctrl): lambda: replay.step_mark(SWINGS, False),
            (key.Key_Right, ctrl): lambda: replay.step_mark(SWINGS, True),
            (key.Key_PageUp, plain): lambda: replay.step_round(False),
            (key.Key_PageDown, plain): lambda: replay.step_round(True),
            (key.Key_Up, plain): lambda: replay.step_round(False),
            (key.Key_Down, plain): lambda: replay.step_round(True),
            (key.Key_Home, plain): lambda: replay.go_to(0),
            (key.Key_End, plain): lambda: replay.go_to(replay.count),
            (key.Key_Space, plain): replay.toggle,
            (key.Key_M, plain): lambda: replay.step_mark(MISTAKES, True),
            (key.Key_M, shift): lambda: replay.step_mark(MISTAKES, False),
            (key.Key_Escape, plain): self.closed.emit,
        }

    # Branch and export

    def ask_branch(self) -> BranchDialog:
        """Choose who plays on from the position that is shown."""
        self.replay.pause()
        dialog = BranchDialog(self._desk, self.replay.match, self.replay.index, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.playOnRequested)
        dialog.open()
        return dialog

    def ask_export(self, kind: str) -> None:
        """Choose where to write an export."""
        if self._dialog is not None:
            self._dialog.deleteLater()
        folder = documents()
        suffix = SUFFIXES[kind]
        self._dialog = file_dialog(self, self._desk.looks, kind_text(kind), folder, f"*{suffix}")
        self._dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._dialog.setDefaultSuffix(suffix.removeprefix("."))
        self._dialog.selectFile(file_name(self.replay.match, suffix))
        self._dialog.fileSelected.connect(lambda name: self.export_to(kind, Path(name)))
        self._dialog.open()

    def export_to(self, kind: str, path: Path) -> bool:
        """Write an export; what goes wrong is told."""
        picture = QImage()
        if kind in (PICTURE, GRAPH):
            picture = self.board.picture() if kind == PICTURE else self.graphs.picture()
        try:
            export(kind, path, self.replay, self.review, picture)
        except SaveError as error:
            self.trouble.emit(fault_text(error))
            return False
        self.remark.emit(saved_text(path))
        return True

    # Words and looks

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._branch.setText(self.tr("Play on…"))
        self.learn_button.setText(self.tr("Learn from your mistakes"))
        self._offer_learning()
        self._offer_branch()
        self._export.setText(self.tr("Export"))
        self._back.setText(self.tr("Back"))
        self._menu.clear()
        for kind in KINDS:
            action = self._menu.addAction(kind_text(kind))
            action.triggered.connect(lambda _=False, k=kind: self.ask_export(k))
        for number, words in enumerate((self.tr("Game"), self.tr("Graphs"), self.tr("Report"))):
            self.tabs.setTabText(number, words)
        self.log.setAccessibleName(self.tr("Log"))
        self.players.retranslate()
        self._players_model.retell()
        self._write_title()
        self._show_verdict()

    def on_language(self) -> None:
        """Everything is told again."""
        self.log_model.rebuild()
        self.retranslate()

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self._desk.looks
        self._side.setMinimumWidth(looks.px(SIDE_WIDTH))
        self.tabs.set_icons([looks.icon(icon) for icon in TAB_ICONS], looks.px(TAB_ICON))
        set_icon(self._branch, looks.accent_icon("branch"), looks.px(18))
        set_icon(self._export, looks.icon("export"), looks.px(18))
        set_icon(self.learn_button, looks.icon("hint"), looks.px(18))
        set_icon(self._back, looks.icon("back"), looks.px(18))
        self._show_verdict()
        self.players.fit()


def _is_in_popup(watched: QObject) -> bool:
    """Whether something belongs to an open list of choices, which has its keys for itself."""
    return isinstance(watched, QWidget) and watched.window().windowType() == Qt.WindowType.Popup
