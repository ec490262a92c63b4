"""The main window: pages, menus, and what connects them to the table."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QRect, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from stoneage_qt.contract import State
from stoneage_qt.games import face_of, rules_of, shown_game
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.autosave import Recovery
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.dialogs.message import MessageBar
from stoneage_qt.ui.pages.start import StartPage
from stoneage_qt.ui.shell.actions import Actions
from stoneage_qt.ui.shell.admission import Admission
from stoneage_qt.ui.shell.announce import announce
from stoneage_qt.ui.shell.commands import commands_of, game_in_sight, tell_why_not, update_commands
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.dialogs import Dialogs
from stoneage_qt.ui.shell.files import Files
from stoneage_qt.ui.shell.first_frame import FirstFrame
from stoneage_qt.ui.shell.lesson import ShownLesson
from stoneage_qt.ui.shell.library import ShownLibrary
from stoneage_qt.ui.shell.looks import theme_choices
from stoneage_qt.ui.shell.match import match_of, rematch_of
from stoneage_qt.ui.shell.on_screen import geometry_of, put_on_screen
from stoneage_qt.ui.shell.opener import Opener
from stoneage_qt.ui.shell.questions import Questions
from stoneage_qt.ui.shell.review import Review
from stoneage_qt.ui.shell.table import OpenTable
from stoneage_qt.ui.shell.title import GameWatch, title_of
from stoneage_qt.ui.shell.training import Training
from stoneage_qt.ui.shell.turn_signal import TurnSignal
from stoneage_qt.ui.shell.way_back import WayBack
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.faults import fault_text
from stoneage_qt.ui.words.saved import saved_text
from stoneage_qt.ui.words.seats import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    # What only a game needs is loaded when there is one: the start page shall be there at once.
    from stoneage_qt.ui.pages.end import EndPage
    from stoneage_qt.ui.pages.game import GamePage
    from stoneage_qt.ui.pages.handover import HandOverPage
    from stoneage_qt.ui.pages.new_game import NewGamePage

TOOL_BUTTONS = ("undo", "redo", "roll", "hint", "replay", "pause", "demo")


class MainWindow(UpToDate, QMainWindow):
    """The window of the program.

    Attributes:
        table: the match that is played.
        opener: shows progress while a long game is opened.
        files: opening and saving.
        admission: asks before a program plays.
        actions_: every command.
        lesson: learning by playing.
        library: all saved games.
        review: looking at a game again.
        training: what brings people back.
        dialogs: settings, help and the like.
        questions: what is asked before it is done.
        page: the game page, None before the first match.
        cramped: whether its screen has too little room for the size of a first start.

    Signals:
        announced(words): what screen readers are told.
    """

    announced = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.opener = Opener(desk, self)
        self.table = OpenTable(desk, self.opener, self)
        self.files = Files(desk, self.opener, self.table, self)
        self.admission = Admission(desk, self.table.approvals, self)
        self.actions_ = Actions(self, desk.looks)
        self.page: GamePage | None = None
        self.end_page: EndPage | None = None
        self.handover: HandOverPage | None = None
        self.new_page: NewGamePage | None = None
        self._recovery: Recovery | None = None
        self._person = -1
        self._settings_told = False
        self.lesson = ShownLesson(desk, self.table, self)
        self.dialogs = Dialogs(desk, self.actions_, self)
        middle = QWidget()
        self.messages = MessageBar(desk, middle)
        self.messages.set_area(self._message_area)
        demo = self.actions_["demo"]
        self.questions = Questions(self.table, self.messages, demo, self.with_page)
        self.stack = QStackedWidget()
        self.start_page = StartPage(desk, face_of(shown_game(desk.settings.new_game.game)))
        self._way_back = WayBack(self.stack, self._homes)
        self.stack.addWidget(self.start_page)
        self.library = ShownLibrary(desk, self.stack, self.messages, self.table)
        self.review = Review(desk, self.opener, self.stack, self.messages)
        self.training = Training(desk, self.stack, self.messages, self.review)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.setCentralWidget(middle)
        self.setAcceptDrops(True)
        self.setMinimumSize(800, 560)
        self._connect()
        self.turn_signal = TurnSignal(desk, self, self.table.ring)
        self.turn_signal.changed.connect(self._write_title)
        GameWatch(self.stack, self._write_title, self._update_actions)
        FirstFrame(self, desk.looks.keyboard_focus.watch)
        self.cramped = put_on_screen(self, desk.settings.window_geometry)
        self.retranslate()

    # Wiring

    def _connect(self) -> None:
        start = self.start_page
        start.resumed.connect(self.resume)
        start.started.connect(self.choose_game)
        start.opened.connect(self.files.ask_open)
        start.chosen.connect(self.files.open)
        start.browsed.connect(self.library.show)
        start.trained.connect(lambda: self.training.show(self.start_page.face))
        self.training.played.connect(self.put_on_table)
        self.training.resumed.connect(self.resume)
        self.library.opened.connect(self.files.open)
        self.library.resumed.connect(self.resume)
        self.library.reviewed.connect(self.review_file)
        self.library.shown.connect(self.review.prepare)
        self.review.playedOn.connect(self.put_on_table)
        self.library.closed.connect(self._go_back)
        start.learned.connect(self.learn)
        self.lesson.left.connect(self.show_start)
        self.dialogs.settingChanged.connect(self.apply_setting)
        start.languageChosen.connect(lambda code: self.set_setting("language", code))
        self.files.loaded.connect(self._on_loaded)
        self.files.saved.connect(lambda path: self.messages.remark(saved_text(path)))
        self.files.trouble.connect(self.messages.trouble)
        self.admission.told.connect(self.messages.remark)
        self.admission.trouble.connect(self.messages.error)
        self.table.trouble.connect(self.messages.trouble)
        self.table.unsaved.connect(self.messages.error)
        self.table.created.connect(self._make_pages)
        self.table.opened.connect(self._on_opened)
        self.table.hinted.connect(self._on_hint)
        self.stack.currentChanged.connect(self.messages.on_page)
        for name, slot in commands_of(self).items():
            self.actions_[name].triggered.connect(slot)
        self.actions_.recent.aboutToShow.connect(
            lambda: self.files.fill_recent(self.actions_.recent)
        )

    def with_game(self, do: Callable[[GameModel], object]) -> None:
        """Do something to the game, where there is one."""
        if self.table.game is not None:
            do(self.table.game)

    def with_page(self, do: "Callable[[GamePage], object]") -> None:
        """Do something to the game page, where there is one."""
        if self.page is not None:
            do(self.page)

    # Pages

    def begin(self, path: Path | None = None) -> None:
        """Show what the program opens with: a file, or the start page."""
        self.show_start()
        self.table.tell_unkept()
        self._tell_of_settings()
        if path is not None:
            self.files.open(path)

    def _tell_of_settings(self) -> None:
        """Once: what became of a settings file that was wrong, or that can't be written."""
        store = self.desk.store
        if store.kept is not None:
            words = self.tr("Your settings could not be read. They were put aside as {file}.")
            self.messages.error(words.format(file=store.kept.name))
            store.kept = None
        elif store.fault is not None and not self._settings_told:
            self._settings_told = True
            words = self.tr("Your settings are kept only until the program ends. {why}")
            self.messages.error(words.format(why=fault_text(store.fault)))

    def show_start(self) -> None:
        """The start page, with the game to go on with."""
        self.lesson.put_back()
        # First of all: what is told of files that were left behind belongs to this page.
        self.stack.setCurrentWidget(self.start_page)
        game = self.table.game
        if game is not None and not game.match.is_over and not self.lesson.owns(game.match):
            match, rules = game.match, game.match.rules
            self.start_page.show_game(rules.key, match.seats, rules.round_of(match.state))
        else:
            self._recovery = left = self.table.recovery()
            if left is None:
                self.start_page.show_game()
            else:
                self.start_page.show_game(left.game, left.seats, left.round)
        self.start_page.show_files(self.files.recent())

    def choose_game(self) -> None:
        """The new-game page."""
        from stoneage_qt.ui.pages.new_game import NewGamePage

        if self.new_page is None:
            self.new_page = NewGamePage(self.desk)
            self.new_page.accepted.connect(self.start_game)
            self.new_page.cancelled.connect(self._go_back)
            self.new_page.levelsChosen.connect(self.table.check_levels)
            self.table.checked.connect(self.new_page.show_level_fault)
            self.stack.addWidget(self.new_page)
        if self.stack.currentWidget() is self.start_page:
            self.new_page.choose_game(self.start_page.face.key)
        self.stack.setCurrentWidget(self.new_page)
        self.new_page.set_focus()

    def start_game(self, choice: NewGame) -> None:
        """Begin the chosen game."""
        self.messages.hide()
        try:
            own = rules_of(choice.game).own_values(self.desk.places.components)
        except SaveError as error:
            self.messages.error(fault_text(error))
            own = None
        self.put_on_table(match_of(self.training.even_out(choice), own))

    def resume(self) -> None:
        """Go on with the game on the table, or with the one left behind."""
        self.messages.hide()
        game = self.table.game
        if game is not None and not game.match.is_over and not self.lesson.owns(game.match):
            self._show_game()
        elif self._recovery is not None:
            recovery = self._recovery
            self.admission.admit(
                recovery.game, recovery.seats, lambda seats: self.table.resume(recovery, seats)
            )

    def put_on_table(self, match: Match, path: Path | None = None) -> None:
        """Play a match as soon as it is clear who plays; `path`: where it is saved."""

        def show(seats: tuple[Seat, ...]) -> None:
            match.reseat(seats)
            self.files.path = path
            self.table.show(match)

        self.admission.admit(match.rules.key, match.seats, show)

    def learn(self) -> None:
        """Learn by playing, from the start or where it was left."""
        start = self.start_page
        if self.lesson.open(start.face.key if self.stack.currentWidget() is start else ""):
            self.files.path = None
            self._show_game()
            self.lesson.focus()

    def show_help(self) -> None:
        """The rules, at the topic of the place that is looked at."""
        page = self.page
        shown = page is not None and self.stack.currentWidget() is page
        topic = page.board.topic() if page is not None and shown else ""
        self.dialogs.show_help(topic, game_in_sight(self))

    def rematch(self) -> None:
        """The same people once more."""
        if self.table.game is not None:
            self.put_on_table(rematch_of(self.table.game.match))

    def _on_finished(self) -> None:
        """A game that was just played is scored on the board; an opened one was before."""
        page = self.page
        if page is not None and page.board.live and self.stack.currentWidget() is page:
            page.board.show_scoring()
        else:
            self.show_result()

    def show_scoring(self) -> None:
        """The final scoring on the board, once more."""
        self._show_game()
        self.with_page(lambda page: page.board.show_scoring(wanted=True))

    def _on_scored(self) -> None:
        self.with_game(GameModel.show_result)
        if self.stack.currentWidget() is self.page:
            self.show_result()

    def show_result(self) -> None:
        """The end page."""
        game = self.table.game
        if game is not None and self.end_page is not None and game.match.is_over:
            game.show_result()
            self.stack.setCurrentWidget(self.end_page)
            self.with_page(lambda page: page.board.end_scoring())
            self.end_page.show_result()
            self.say(self.end_page.summary(), urgent=True)
            self.review.prepare(game.match)

    def _make_pages(self, game: GameModel) -> None:
        from stoneage_qt.ui.pages.end import EndPage
        from stoneage_qt.ui.pages.game import GamePage
        from stoneage_qt.ui.pages.handover import HandOverPage

        self.actions_.paint_icons()
        self._put_pages_away()
        face = face_of(game.match.rules.key)
        self.page = GamePage(self.desk, face, game, [self.actions_[name] for name in TOOL_BUTTONS])
        self.end_page = EndPage(self.desk, face, game)
        self.handover = HandOverPage(self.desk, face, game)
        for page in (self.page, self.end_page, self.handover):
            self.stack.addWidget(page)
        if self.desk.settings.window_state:
            split = QByteArray.fromBase64(self.desk.settings.window_state.encode())
            self.page.restore_split(split)
        self.lesson.attach(game, self.page)
        self.page.board.set_zoom(self.desk.settings.board_zoom)
        self.page.board.zoomChanged.connect(lambda zoom: self.desk.store.change(board_zoom=zoom))
        self.page.board.tipShown.connect(self._on_drag_tip)
        self.end_page.rematched.connect(self.rematch)
        self.end_page.started.connect(self.choose_game)
        self.end_page.saved.connect(self.save_as)
        self.end_page.reviewed.connect(self.review_game)
        self.end_page.closed.connect(self._show_game)
        self.end_page.recounted.connect(self.show_scoring)
        self.training.attach(self.end_page, game, self.table.keeps)
        self.page.board.scored.connect(self._on_scored)
        self.page.board.told.connect(self.say)
        self.handover.taken.connect(self._show_game)
        game.matchChanged.connect(self._write_title)
        game.changed.connect(self._on_changed)
        game.asked.connect(self._on_asked)
        game.finished.connect(self._on_finished)
        game.botFault.connect(self._on_bot_fault)
        game.filled.connect(self._on_filled)
        for signal in (game.decisionChanged, game.thinkingChanged, game.replayingChanged):
            signal.connect(self._update_actions)
        # Among several people some moves can be made only by who looks at the own hand.
        game.viewerChanged.connect(self._update_actions)
        self.actions_.follow(game)
        game.matchChanged.connect(self.messages.withdraw)
        self.review.load(face)

    def _put_pages_away(self) -> None:
        """Those of the game that was played before."""
        for page in (self.page, self.end_page, self.handover):
            if page is not None:
                self.stack.removeWidget(page)
                page.deleteLater()

    def _show_game(self) -> None:
        if self.page is not None:
            self.stack.setCurrentWidget(self.page)
            self.page.board.setFocus()

    def _homes(self) -> tuple[QWidget | None, ...]:
        return self.start_page, self.page, self.end_page, self.handover

    def _go_back(self) -> None:
        """To the page that somebody came from."""
        before = self._way_back.page
        if before is self.start_page or self.table.game is None:
            self.show_start()
        elif before is None or before is self.page or self.stack.indexOf(before) < 0:
            self._show_game()
        else:
            self.stack.setCurrentWidget(before)

    def _on_opened(self) -> None:
        self._person = -1
        self._show_game()

    def _on_loaded(self, match: Match, path: Path) -> None:
        self.messages.hide()
        self.put_on_table(match, path)

    def _message_area(self) -> QRect | None:
        """Where messages hide the least: at a board its sky, elsewhere the lower edge."""
        shown = self.stack.currentWidget()
        pages = (self.page, self.review.page)
        return next((page.sky() for page in pages if page is not None and page is shown), None)

    # What happens in the game

    def say(self, words: str, *, urgent: bool = False) -> None:
        """Tell screen readers what happened."""
        if words:
            self.announced.emit(words)
            announce(self, words, urgent=urgent)

    def _on_changed(self, state: State, events: list[object]) -> None:
        game = self.table.game
        if game is None or not events:
            return
        words = face_of(game.match.rules.key).words
        lines = words.lines(game.match, game.match.events_at(game.match.index - 1), game.reader)
        self.say(" ".join(line.text for line in lines))

    def _on_asked(self, seat: int) -> None:
        """A person is to decide: hand over where another one did before."""
        game = self.table.game
        if game is not None:
            told = face_of(game.match.rules.key).words
            name = seat_name(told, game.seats, seat)
            words = self.tr("{name} is to decide: {phase}.")
            self.say(words.format(name=name, phase=told.decision(game.state)))
        before, self._person = self._person, seat
        self.turn_signal.call()
        other = before >= 0 and before != seat
        if other and self.desk.settings.hand_over and self.stack.currentWidget() is self.page:
            self.hand_over(seat)

    def hand_over(self, seat: int) -> None:
        """Hide everything until the person of this seat is there."""
        if self.handover is not None:
            self.handover.show_seat(seat)
            self.stack.setCurrentWidget(self.handover)

    def ask_hint(self) -> None:
        """Ask for hints; they take a moment."""
        if words := self.table.ask_hint():
            self.messages.remark(words)

    def _on_hint(self, hints: "Sequence[Any]") -> None:
        self.messages.hide()
        if self.page is not None and hints:
            self.page.moves.show_action(hints[0].action)
            self.page.show_hints(hints)
            self.say(self.page.hints.summary())

    def _on_bot_fault(self, fault: str) -> None:
        self.messages.error(
            self.tr("A bot could not decide; a simple move was played instead."), fault
        )

    def _on_filled(self) -> None:
        self.messages.error(
            self.tr(
                "This game has as many moves as a file can hold, so it can't go on. It is kept as "
                "it is; take something back, or begin another game."
            )
        )

    def show_error(self, summary: str, details: str) -> None:
        """Something went wrong that nobody expected; the game goes on."""
        words = self.tr("Something went wrong, but the game goes on: {what}")
        self.messages.error(words.format(what=summary), details)

    def _on_drag_tip(self) -> None:
        """The first drags tell how to take several people; whoever has seen it often knows."""
        left = max(0, self.desk.settings.drag_tips - 1)
        self.desk.store.change(drag_tips=left)
        self.with_page(lambda page: page.use_settings())

    def toggle_replay(self, game: GameModel) -> None:
        """Show the last turns again, or stop that."""
        if game.replaying:
            game.stop_replay()
        else:
            game.replay_last_round()

    def review_file(self, path: Path) -> None:
        """Look at a saved game again; what is on the table stays there."""
        self.review.show_file(path)

    def review_game(self) -> None:
        """Look at the game on the table again."""
        self.with_game(lambda game: self.review.show(game.match, self.files.path))

    # Saving

    def save(self) -> None:
        """Save where the game was saved last."""
        self.with_game(lambda game: self.files.save(game.match))

    def save_as(self) -> None:
        """Save somewhere else."""
        self.with_game(lambda game: self.files.ask_save(game.match))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Saved games may be dropped on the window."""
        if self.files.dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped game."""
        if (path := self.files.dropped(event.mimeData())) is not None:
            event.acceptProposedAction()
            self.files.open(path)

    # Settings and dialogs

    def set_setting(self, name: str, value: object) -> None:
        """Change a setting; it holds at once."""
        self.desk.store.change(**{name: value})
        self.apply_setting(name)

    def apply_setting(self, name: str) -> None:
        """Show what a changed setting means, and say where it can't be kept."""
        self._tell_of_settings()
        settings = self.desk.settings
        if name == "language":
            self.desk.languages.use(settings.language)
        elif name in ("theme", "ui_scale"):
            self.desk.looks.apply(settings.theme, settings.ui_scale)
        self.table.use_settings()
        self.with_page(lambda page: page.use_settings())
        self._fill_choices()

    def set_full_screen(self, on: bool) -> None:
        """All of the screen, or a window."""
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if on
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )
        self.actions_["full_screen"].setChecked(on)

    # Texts and state

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.actions_.retranslate()
        self._fill_choices()
        self._write_title()
        self._update_actions()

    def _fill_choices(self) -> None:
        settings, languages = self.desk.settings, self.desk.languages
        named = [(code, languages.name(code)) for code in languages.available()]
        choices = (
            (self.actions_.theme, theme_choices(), settings.theme, "theme"),
            (
                self.actions_.language,
                [("", self.tr("Same as the system")), *named],
                settings.language,
                "language",
            ),
        )
        for menu, entries, current, name in choices:
            group = self.actions_.fill_choice(menu, entries, current)
            group.triggered.connect(self._choose(name))
        self.actions_["sound"].setChecked(settings.sound)

    def _choose(self, name: str) -> Callable[[QAction], None]:
        return lambda action: self.set_setting(name, action.data())

    def _write_title(self) -> None:
        called = self._person if self.turn_signal.calling else -1
        self.setWindowTitle(title_of(self, called))

    def _update_actions(self) -> None:
        update_commands(self)

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """C peeks while it is held; Escape leaves the full screen."""
        if event.key() == Qt.Key.Key_C and self.desk.settings.peek:
            self.with_game(lambda game: game.set_peeking(True))
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.set_full_screen(False)
        elif not tell_why_not(self, event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting go of C hides the cards again."""
        if event.key() == Qt.Key.Key_C and not event.isAutoRepeat():
            self.with_game(lambda game: game.set_peeking(False))
        else:
            super().keyReleaseEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked, because nothing can be lost."""
        self.desk.store.change(window_geometry=geometry_of(self))
        if self.page is not None and self.page.split_by_hand():
            split = bytes(self.page.save_split().toBase64().data()).decode()
            self.desk.store.change(window_state=split)
        self.hide()  # nobody need look on while threads come to their end
        self.opener.forget()
        self.admission.forget()
        self.table.close()
        self.dialogs.close()
        self.library.close()
        self.review.close()
        self.training.close()
        super().closeEvent(event)
