"""What brings people back, in the window: deals of the day, codes, puzzles, their mistakes."""

import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.games import face_of, has_puzzles, minds_of, puzzles_of, with_face
from stoneage_qt.session.lots import new_seed
from stoneage_qt.session.match import Match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.dialogs.message import MessageBar
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.learning import no_mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from stoneage_qt.contract.puzzles import Puzzle
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.models.review import ReviewModel
    from stoneage_qt.progress.daily import DayResult
    from stoneage_qt.progress.deals import Deal
    from stoneage_qt.progress.exercises import Outcome
    from stoneage_qt.progress.store import ProgressStore
    from stoneage_qt.ui.pages.end import EndPage
    from stoneage_qt.ui.shell.review import Review
    from stoneage_qt.ui.training.comparison import ComparisonDialog
    from stoneage_qt.ui.training.solve import SolvePage
    from stoneage_qt.ui.training.tasks import FindTask
    from stoneage_qt.ui.training.today import TodayPage
    from stoneage_qt.ui.training.waiting import WaitingPage


class Training(QObject):
    """Shows the page of the day and the solving page among the window's pages.

    Nothing of it is loaded, and no file is read, before it is wanted.

    Attributes:
        today, solving: the pages, None before they were first wanted.
        comparison: how the expert played the same deal, while it is looked at.

    Signals:
        played(match): put this one on the table.
        resumed(): go on with the game on the table.
    """

    played = Signal(object)
    resumed = Signal()

    def __init__(
        self, desk: Desk, stack: QStackedWidget, messages: MessageBar, review: "Review"
    ) -> None:
        super().__init__(stack)
        review.learned.connect(self.learn)
        self._desk = desk
        self._stack = stack
        self._messages = messages
        self._before: QWidget | None = None
        self.today: TodayPage | None = None
        self.solving: SolvePage | None = None
        self._waiting: WaitingPage | None = None
        self.comparison: ComparisonDialog | None = None
        self._review: ReviewModel | None = None
        self._looked_at: int | None = None
        self._after: Callable[[], object] = self._go_back
        self._puzzles: dict[str, list[Puzzle]] = {}
        self._told: set[str] = set()
        self._end_page: EndPage | None = None
        self._game: GameModel | None = None
        self._counts: Callable[[Match], bool] = lambda _match: True

    @property
    def store(self) -> "ProgressStore":
        """What was reached so far."""
        return self._desk.progress

    def _tell_of_store(self) -> None:
        """Once: what became of a file that was wrong, or that can't be written."""
        from stoneage_qt.ui.training.words import store_text

        told = store_text(self.store)
        if told and told not in self._told:
            self._told.add(told)
            self._messages.error(told)

    # Today

    def show(self, face: Face) -> None:
        """The page of the day, of this game."""
        from stoneage_qt.ui.training.today import TodayPage

        if self.today is not None and self.today.face is not face:
            self._stack.removeWidget(self.today)
            self.today.deleteLater()
            self.today = None
        if self.today is None:
            self.today = TodayPage(self._desk, face)
            self.today.dealWanted.connect(self.play_deal_of_day)
            self.today.codeWanted.connect(self._play)
            self.today.dailyWanted.connect(self.solve_daily)
            self.today.puzzleWanted.connect(self.solve_next)
            self.today.mistakesWanted.connect(self.solve_due)
            self.today.gameWanted.connect(lambda key: self.show(face_of(key)))
            self.today.closed.connect(self._leave_today)
            self._stack.addWidget(self.today)
        if self._stack.currentWidget() is not self.today:
            self._before = self._stack.currentWidget()
        self._tell_today()
        self._stack.setCurrentWidget(self.today)
        self._tell_of_store()

    def _today(self) -> date:
        """The date where the person is."""
        return self._desk.clock().astimezone().date()

    def _tell_today(self) -> None:
        from stoneage_qt.progress.mistakes import due_mistakes
        from stoneage_qt.progress.puzzles import SHELF, puzzle_of_day, standing
        from stoneage_qt.ui.training.today import TodayFacts

        if self.today is None:
            return
        game, day = self.today.face.key, self._today()
        self.store.refresh()
        puzzles = self._puzzles_of(game)
        daily = puzzle_of_day(puzzles, day)
        tried = None if daily is None else self.store.shelf(SHELF).get(daily.key)
        result, begun = self._result_of_day(game)
        lost = result is not None and result.points is None and begun is None
        self.today.show_facts(
            TodayFacts(
                self._deal_of_day(),
                None if lost else result,
                begun is not None and not begun.is_over,
                len(puzzles),
                standing(self.store),
                None if tried is None else tried.get("solved") is True,
                len(due_mistakes(self.store, game, self._desk.clock())),
                next((key for key in with_face() if key != game and has_puzzles(key)), ""),
            )
        )

    def _deal_of_day(self) -> "Deal | None":
        from stoneage_qt.progress.deals import UnknownDealError, deal_of_day

        if self.today is None:
            return None
        try:
            return deal_of_day(self.today.face.key, self._today())
        except UnknownDealError:  # a game without words for its deals
            return None

    def play_deal_of_day(self) -> None:
        """The first time for the table, until it is finished; then for practice."""
        from stoneage_qt.progress.daily import begin
        from stoneage_qt.progress.deals import match_of_deal

        deal = self._deal_of_day()
        if deal is None:
            return
        result, begun = self._result_of_day(deal.game)
        if begun is not None and not begun.is_over:
            on_table = self._game is not None and self._game.match is begun
            self.resumed.emit() if on_table else self.played.emit(begun)
            return
        match = match_of_deal(deal, self._names(deal))
        # A game that was left before anything happened in it is kept nowhere, and costs nothing.
        lost = result.match if result is not None and begun is None else ""
        if not begin(self.store, self._today(), match, instead_of=lost):
            options = replace(match.options, practice=True)
            match = Match(match.rules, match.setup, match.seats, options, match.seed)
        self.played.emit(match)

    def _result_of_day(self, game: str) -> "tuple[DayResult | None, Match | None]":
        """How the deal of the day went, and its game where there is no result yet."""
        from stoneage_qt.progress.daily import result_of
        from stoneage_qt.session.kept import kept_match

        result = result_of(self.store, game, self._today())
        if result is None or result.points is not None:
            return result, None
        if self._game is not None and self._game.match.ident == result.match:
            return result, self._game.match
        return result, kept_match(result.match, self._desk.places)

    def _play(self, deal: "Deal") -> None:
        from stoneage_qt.progress.deals import match_of_deal

        self.played.emit(match_of_deal(deal, self._names(deal)))

    def _names(self, deal: "Deal") -> list[str]:
        """The person is called as in the last game that was set up."""
        seats = self._desk.settings.new_game.seats
        known = [seat.name for seat in seats if seat is not None and seat.is_person]
        people = iter(known)
        return ["" if level else next(people, "") for level in deal.seats]

    # After a game

    def attach(self, page: "EndPage", game: "GameModel", counts: "Callable[[Match], bool]") -> None:
        """A game's end page: show there what it was worth. `counts`: not for a lesson."""
        self._end_page, self._game, self._counts = page, game, counts
        # Methods, not lambdas: those would keep game and window alive when both are closed.
        page.strip.learned.connect(self._learn)
        page.strip.compared.connect(self._compare)
        game.finished.connect(self._note)

    def _learn(self) -> None:
        if self._game is not None:
            self.learn(self._game.match)

    def _compare(self) -> None:
        if self._game is not None:
            self.compare(self._game.match)

    def _note(self) -> None:
        """What a game was worth is kept, and told on its end page."""
        page, game = self._end_page, self._game
        if page is None or game is None or not self._counts(game.match):
            return
        match = game.match
        from stoneage_qt.progress import daily, trophies
        from stoneage_qt.ui.training.words import trophy_text
        from stoneage_qt.ui.words.language import both

        daily.note(self.store, match)
        won = [trophy_text(page.face, one.kind) for one in trophies.note(self.store, match)]
        if won:
            page.strip.tell(match, self.tr("New trophy: {names}").format(names=both(won)))

    def even_out(self, choice: NewGame) -> NewGame:
        """Somebody about as strong as the person takes the seats that are meant for one."""
        from sqlite3 import DatabaseError

        from stoneage_qt.progress.even import UNKNOWN, even_level, rating_of
        from stoneage_qt.session.library import Library, index_path
        from stoneage_qt.session.seats import EVEN

        taken = [seat for seat in choice.seats if seat is not None]
        if not any(seat.level == EVEN for seat in taken):
            return choice
        levels = minds_of(choice.game).levels
        people = [seat.name for seat in taken if seat.is_person]
        library = Library(index_path(self._desk.places))
        try:
            name = people[0] if people else ""
            rating = rating_of(library, choice.game, levels, name, len(taken))
        except DatabaseError:
            library.heal()
            rating = UNKNOWN
        finally:
            library.close()
        rng = random.Random(new_seed(32))
        return replace(
            choice,
            seats=tuple(
                replace(seat, level=even_level(levels, rating, rng))
                if seat is not None and seat.level == EVEN
                else seat
                for seat in choice.seats
            ),
        )

    def compare(self, match: Match) -> None:
        """How the expert plays the same deal from the same seat."""
        from stoneage_qt.ui.training.comparison import ComparisonDialog

        self._end_comparison()
        self.comparison = ComparisonDialog(self._desk, match, self._stack.window())
        self.comparison.finished.connect(self._end_comparison)
        self.comparison.open()

    def _end_comparison(self) -> None:
        dialog, self.comparison = self.comparison, None
        if dialog is not None:
            dialog.stop()
            dialog.deleteLater()

    def learn(self, match: Match, looked_at: int | None = None) -> None:
        """Walk through the mistakes in a game; it is analysed first where nobody has.

        looked_at: the number of the action to begin with, where it was a mistake.
        """
        from stoneage_qt.models.review import ReviewModel
        from stoneage_qt.session.library import index_path
        from stoneage_qt.ui.training.waiting import WaitingPage

        if self._review is None:
            self._review = ReviewModel(index_path(self._desk.places), parent=self)
            self._review.runningChanged.connect(self._on_running)
            self._review.progress.connect(self._on_progress)
        face = face_of(match.rules.key)
        if self._waiting is None:
            self._waiting = WaitingPage(self._desk, face)
            self._waiting.closed.connect(self._stop_waiting)
            self._stack.addWidget(self._waiting)
        self._waiting.set_scenery(face, face.variant_of(asdict(match.options)))
        self._before = self._stack.currentWidget()
        self._looked_at = looked_at
        self._review.show_match(match)
        if self._review.complete:
            self._walk_through()
            return
        self._waiting.show_progress(0, 1)
        self._stack.setCurrentWidget(self._waiting)
        self._review.start()

    def _on_progress(self, done: int, total: int) -> None:
        if self._waiting is not None:
            self._waiting.show_progress(done, total)

    def _on_running(self, running: bool) -> None:
        if not running and self._stack.currentWidget() is self._waiting:
            self._walk_through()

    def _stop_waiting(self) -> None:
        self._go_back()
        if self._review is not None:
            self._review.cancel()

    def _walk_through(self) -> None:
        from stoneage_qt.progress.mistakes import mistakes_in
        from stoneage_qt.ui.training.tasks import task_of_mistake

        review = self._review
        match = None if review is None else review.match
        if review is None or match is None:
            return
        found = mistakes_in(match, review.findings.verdicts, self._looked_at)
        tasks = [task for one in found if (task := task_of_mistake(one, match)) is not None]
        if tasks:
            self._solve(tasks, self._go_back)
            return
        self._go_back()
        if review.complete:
            self._messages.remark(no_mistake(match.options.demo))
        else:
            self._messages.trouble(self.tr("The game could not be analysed."))

    # Solving

    def solve_daily(self) -> None:
        """The puzzle of the day."""
        from stoneage_qt.progress.puzzles import puzzle_of_day
        from stoneage_qt.ui.training.tasks import task_of_puzzle

        if self.today is None:
            return
        daily = puzzle_of_day(self._puzzles_of(self.today.face.key), self._today())
        if daily is not None:
            self._solve([task_of_puzzle(daily)], self._back_to_today)

    def solve_next(self) -> None:
        """Puzzle after puzzle, as hard as the person is strong."""
        from stoneage_qt.progress.puzzles import next_puzzle
        from stoneage_qt.ui.training.tasks import task_of_puzzle

        if self.today is None:
            return
        puzzle = next_puzzle(self._puzzles_of(self.today.face.key), self.store)
        if puzzle is None:
            self._back_to_today()
            self._messages.remark(self.tr("You have tried all puzzles there are."))
        else:
            self._solve([task_of_puzzle(puzzle)], self.solve_next)

    def solve_due(self) -> None:
        """The mistakes that should come again today."""
        from stoneage_qt.progress.mistakes import due_mistakes
        from stoneage_qt.ui.training.tasks import stored_tasks

        if self.today is None:
            return
        due = due_mistakes(self.store, self.today.face.key, self._desk.clock())
        tasks = stored_tasks(due, self._desk.places.library)
        if tasks:
            self._solve(tasks, self._back_to_today)
        else:
            self._messages.remark(self.tr("The games of these mistakes are no longer there."))

    def _solve(self, tasks: "Sequence[FindTask]", after: Callable[[], object]) -> None:
        from stoneage_qt.ui.training.solve import SolvePage

        self._after = after
        page = self.solving
        if page is not None and page.face.key != tasks[0].game:
            page.close_page()
            self._stack.removeWidget(page)
            page.deleteLater()
            page = None
        if page is None:
            page = self.solving = SolvePage(self._desk, tasks[0])
            page.ended.connect(self._on_ended)
            page.walked.connect(self._on_walked)
            page.closed.connect(self._leave_solving)
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        worst_first = after == self._go_back and tasks[0].number != self._looked_at
        page.show_tasks(tasks, more=after == self.solve_next, worst_first=worst_first)

    def _on_ended(self, task: "FindTask", outcome: "Outcome") -> None:
        from stoneage_qt.progress.exercises import Outcome, remember
        from stoneage_qt.progress.mistakes import keep
        from stoneage_qt.progress.puzzles import note_try, standing
        from stoneage_qt.ui.training.tasks import mistake_of

        if task.puzzle is not None:
            before = standing(self.store).strength.rating
            solved, now = outcome is Outcome.SOLVED, self._desk.clock()
            if note_try(self.store, task.puzzle, solved, now):
                self._tell_rating(task.puzzle, before)
                self._note_streak(task.puzzle)
        else:
            keep(self.store, mistake_of(task))
            remember(self.store, task.key, task.game, outcome, self._desk.clock())
        self._tell_of_store()

    def _tell_rating(self, puzzle: "Puzzle", before: float) -> None:
        from stoneage_qt.progress.puzzles import standing
        from stoneage_qt.ui.training.words import rating_text

        if self.solving is not None:
            now = standing(self.store).strength.rating
            self.solving.tell_rating(rating_text(before, now, puzzle.rating))

    def _note_streak(self, puzzle: "Puzzle") -> None:
        from stoneage_qt.progress.puzzles import standing
        from stoneage_qt.progress.trophies import note_streak
        from stoneage_qt.ui.training.words import trophy_text

        streak, now = standing(self.store).streak, self._desk.clock()
        for trophy in note_streak(self.store, puzzle, streak, now):
            name = trophy_text(face_of(puzzle.game), trophy.kind)
            self._messages.remark(self.tr("New trophy: {names}").format(names=name))

    def _on_walked(self) -> None:
        self._after()

    def _leave_solving(self) -> None:
        if self._after == self._go_back:
            self._keep_for_later()
            self._go_back()
        else:
            self._back_to_today()

    def _keep_for_later(self) -> None:
        """Mistakes of a game that somebody has not come to are not forgotten."""
        from stoneage_qt.progress.exercises import expect
        from stoneage_qt.progress.mistakes import keep
        from stoneage_qt.ui.training.tasks import mistake_of

        for task in () if self.solving is None else self.solving.untried():
            keep(self.store, mistake_of(task))
            expect(self.store, task.key, task.game, self._desk.clock())
        self._tell_of_store()

    def _back_to_today(self) -> None:
        if self.today is not None:
            self._tell_today()
            self._stack.setCurrentWidget(self.today)

    def _leave_today(self) -> None:
        self._go_back()

    def _go_back(self) -> None:
        if self._before is not None:
            self._stack.setCurrentWidget(self._before)
            self._before.setFocus()

    def _puzzles_of(self, game: str) -> "list[Puzzle]":
        if game not in self._puzzles:
            self._puzzles[game] = puzzles_of(game)
        return self._puzzles[game]

    def close(self) -> None:
        """Stop everything in the background, for the end of the program."""
        self._end_comparison()
        if self._review is not None:
            self._review.close()
        if self.solving is not None:
            self.solving.close_page()
