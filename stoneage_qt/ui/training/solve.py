"""The solving page: the board as it was, and "there is something better here: find it"."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stoneage_qt.contract import OVER, Action, State
from stoneage_qt.contract.analysis import Verdict
from stoneage_qt.games import face_of
from stoneage_qt.models.game import NOBODY
from stoneage_qt.models.judge import MoveJudge
from stoneage_qt.models.trial import TrialGame
from stoneage_qt.progress.exercises import Outcome
from stoneage_qt.ui.panels.widgets import button, frame, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.training.seat_buttons import SeatButtons
from stoneage_qt.ui.training.tasks import FindTask
from stoneage_qt.ui.training.try_list import TryList
from stoneage_qt.ui.training.words import theme_text
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.chances import chance_note, chance_text
from stoneage_qt.ui.words.language import number, sentence

SIDE_WIDTH: Final = 320
# A try that costs so little is as good as the best: the search is not surer than that. Where a game
# is nearly won or lost chances hardly differ; there it must cost less than half a small mistake.
AS_GOOD: Final = 0.01
_AS_GOOD_POINTS: Final = 0.5


class SolvePage(UpToDate, QWidget):
    """Walks through positions, one after the other.

    A move is tried on the board itself, or out of the list.

    Attributes:
        trial: the game on the board.
        board: the widget to play on: a `contract.face.Table`.
        moves: the list of all that can be tried.
        task: what is to be found now, None before the first.

    Signals:
        ended(task, outcome): solved, or its solution was shown; once for each.
        walked(): somebody wants to go on after the last one.
        closed(): back to the page before.
    """

    ended = Signal(object, object)
    walked = Signal()
    closed = Signal()

    def __init__(self, desk: Desk, first: FindTask, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.face = face_of(first.game)
        self.task: FindTask | None = None
        self._tasks: Sequence[FindTask] = ()
        self._more = self._worst_first = False
        self._place = 0
        self._verdicts: dict[Action, Verdict | None] = {}
        self._asked: dict[int, Action] = {}
        self._pending: Action | None = None
        self._helped = self._done = self._played_out = False
        self._nudges = 0
        self._hint_shown = False
        self._revision = 0
        self.judge = MoveJudge(self)
        self.judge.judged.connect(self._on_judged)
        self.judge.failed.connect(lambda revision: self._on_judged(revision, None))
        self.trial = TrialGame(first.match, first.number, self._try, self)
        self.trial.model.changed.connect(self._update)
        self.board = self.face.make_table(self.trial.model, desk)
        self.seats = SeatButtons(desk, self.face, self.trial.model)
        self.seats.chosen.connect(self.board.visit)
        self.board.visitChanged.connect(self._on_visit)
        self._visited = NOBODY
        self._title = label("subheading")
        self._question = label(wrap=True)
        self.moves = TryList()
        self.moves.chosen.connect(self._on_choice)
        self.moves.tried.connect(self.try_it)
        self._verdict = label(wrap=True)
        self._note = label("caption", wrap=True)
        self._rating = label("muted", wrap=True)
        self.try_button = button(self.try_it, "primary")
        self.hint_button = button(self.show_hint)
        self.solution_button = button(self.show_solution)
        self.play_button = button(self.play_out)
        self.next_button = button(self.go_on, "primary")
        self._back = button(self.closed.emit, "flat")
        self._build()
        self.retranslate()
        self.follow(desk.looks)
        self.on_looks()

    def _build(self) -> None:
        self._side = frame("panel")
        column = QVBoxLayout(self._side)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._back)
        column.addLayout(head)
        column.addWidget(self._question)
        column.addWidget(self.seats)
        if self.board.beside is not None:
            # A table with players of its own needs no row of them.
            self.seats.hide()
            column.addWidget(self.board.beside)
        column.addWidget(self.moves, 1)
        column.addWidget(self._verdict)
        column.addWidget(self._note)
        column.addWidget(self._rating)
        row = QHBoxLayout()
        row.addWidget(self.hint_button)
        row.addWidget(self.solution_button)
        column.addLayout(row)
        column.addWidget(self.try_button)
        column.addWidget(self.play_button)
        column.addWidget(self.next_button)
        page = QHBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.board, 1)
        page.addWidget(self._side)

    # What is to be found

    def show_tasks(
        self, tasks: Sequence[FindTask], more: bool = False, worst_first: bool = False
    ) -> None:
        """Walk through these, from the first; `more`: others come after the last.

        worst_first: they are mistakes in this order, which is told.
        """
        self._tasks, self._more, self._worst_first = tasks, more, worst_first
        self._show(0)

    def _show(self, place: int) -> None:
        self._place = place
        self.task = task = self._tasks[place]
        self._helped = self._done = self._played_out = False
        self._nudges = 0
        self._pending = None
        self._verdicts, self._asked = {}, {}
        self.board.set_settings(self._desk.settings)
        self.board.point_out_action(None)
        self.trial.show(task.match, task.number)
        actions = task.match.rules.legal_actions(self._position(task))
        self.moves.show_actions(actions, self._words)
        self._say("")
        self.tell_rating("")
        # Whatever is judged, what speaks for the best comes along: the hint is ready in time.
        self._ask(task.played or next(a for a in actions if a != task.best))
        self.retranslate()
        self._update()
        self.moves.setFocus()

    def tell_rating(self, words: str) -> None:
        """What the try at this one has done to the person's rating."""
        self._rating.setText(words)
        self._rating.setVisible(bool(words))

    def _position(self, task: FindTask) -> State:
        """Where it is to be found; the board may have gone on."""
        return task.match.state_at(task.number)

    # What somebody does

    def try_it(self) -> None:
        """Try the move that is chosen in the list."""
        action = self.moves.action()
        if action is not None and not self._done:
            self.trial.model.submit(action)

    def show_hint(self) -> None:
        """A nudge: what it is about, and what is at stake.

        Asked again, what speaks for the best, which tells a lot; told as soon as it is known.
        """
        if self.task is None or self._done:
            return
        self._helped = True
        self._nudges += 1
        self._nudge()
        self._update()

    def _nudge(self) -> None:
        """Say as much as was asked for, and is known by now."""
        task = self.task
        assert task is not None
        why = self._why()
        if self._nudges > 1 and (why or self._asked):
            self._say(why or self.tr("Thinking about it …"), hint=True)
            return
        words = self.tr("The best has {best} to win, what you played then {other}.")
        if task.played is None:
            words = self.tr("The best has {best} to win, the next best {other}.")
        chances = {"best": chance_text(task.win), "other": chance_text(task.other)}
        more = self.tr("Hint once more tells what speaks for it.") if why or self._asked else ""
        told = (self._kind(task), words.format(**chances), more)
        self._say(" ".join(filter(None, told)), hint=True)

    def _kind(self, task: FindTask) -> str:
        """What the best move is about; "" where that says nothing, or names the move itself."""
        actions = task.match.rules.legal_actions(self._position(task))
        kinds = [self.face.words.move_kind(action) for action in actions]
        kind = self.face.words.move_kind(task.best)
        if not kind or not 1 < kinds.count(kind) < len(kinds):
            return ""
        return self.tr("It is about {kind}.").format(kind=kind)

    def show_solution(self) -> None:
        """Give up: what would have been best is made on the board."""
        if self.task is None or self._done:
            return
        self._end(Outcome.FAILED, self.tr("The best: {move}, {chance} to win. {why}"))
        self.trial.model.submit(self.task.best)

    def play_out(self) -> None:
        """See what comes of it: bots play the rest of the round."""
        self._played_out = True
        self.board.point_out_action(None)
        self.trial.play_on()
        self._update()

    def go_on(self) -> None:
        """The next one, or out of here after the last."""
        if self._place + 1 < len(self._tasks):
            self._show(self._place + 1)
        else:
            self.walked.emit()

    def untried(self) -> Sequence[FindTask]:
        """What nobody has found or given up yet, of those walked through."""
        return self._tasks[self._place + self._done :]

    def close_page(self) -> None:
        """Stop thinking, for the end of the program."""
        self.judge.close()
        self.trial.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter tries, or goes on; Esc goes back: home from a visit, then to the page before."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._done:
                self.go_on()
            else:
                self.try_it()
        elif event.key() == Qt.Key.Key_Escape:
            if self._visited == NOBODY:
                self.closed.emit()
            else:
                self.board.visit(NOBODY)
        else:
            super().keyPressEvent(event)

    # Judging

    def _try(self, action: Action) -> bool:
        """A move on the board or out of the list: whether it is made."""
        if self.task is None or self._done:
            return self._done
        if action in self.moves.tries:
            self.moves.choose(action)
        if action in (self.task.best, self.task.played) or action in self._verdicts:
            return self._judge(action)
        self._pending = action
        self._say(self.tr("Thinking about it …"))
        self._ask(action)
        return False

    def _judge(self, action: Action) -> bool:
        """What a move is worth, in words; whether it is the one to be found, or as good."""
        task = self.task
        assert task is not None
        self._pending = None
        verdict = self._verdicts.get(action)
        if action == task.best or (action != task.played and _is_as_good(verdict, task.win)):
            outcome = Outcome.WITH_HELP if self._helped else Outcome.SOLVED
            self._end(outcome, self.tr("Found: {move}, {chance} to win. {why}"), action)
            return True
        self._helped = True
        self.moves.mark_wrong(action)
        if action == task.played:
            words = self.tr("That is what you played: {chance} to win. There is something better.")
            told = words.format(chance=chance_text(task.other))
            self._say(f"{told} {self._cost(verdict)}".strip())
        elif verdict is not None and verdict.in_points:
            self._say(f"{self.tr('Not the best.')} {self._cost(verdict)}")
        elif verdict is not None:
            words = self.tr("Not the best: {chance} to win; the best has {best}.")
            chance = chance_text(verdict.win_played)
            self._say(words.format(chance=chance, best=chance_text(task.win)))
        else:
            self._say(self.tr("Not the best."))
        return False

    def _end(self, outcome: Outcome, words: str, found: Action | None = None) -> None:
        task = self.task
        assert task is not None
        self._done = True
        action = task.best if found is None else found
        chance = chance_text(task.win)
        told = words.format(move=self._words(action), chance=chance, why=self._why())
        self._say(told.strip())
        self.moves.mark_best(action)
        self.retranslate()
        self._update()
        self.next_button.setFocus()
        self.ended.emit(task, outcome)

    def _cost(self, verdict: Verdict | None) -> str:
        """In points, where chances do not tell it."""
        if verdict is None or not verdict.in_points:
            return ""
        points = self.face.words.score_amount(round(verdict.points))
        return self.tr("In the end it costs about {points}.").format(points=points)

    def _why(self) -> str:
        """What speaks for the best, as far as it is known yet."""
        if self.task is None:
            return ""
        best = self.task.best
        found = [v for v in self._verdicts.values() if v is not None and v.best == best]
        if not found:
            return ""
        return sentence(self.face.words.why(self.task.match, found[0].reasons))

    def _ask(self, action: Action) -> None:
        if self.task is not None and action not in self._asked.values():
            self._revision += 1
            self._asked = {self._revision: action}
            self.judge.ask(self._revision, self.task.match, self.task.number, action)

    def _on_judged(self, revision: int, verdict: Verdict | None) -> None:
        action = self._asked.pop(revision, None)
        if action is None:
            return
        self._verdicts[action] = verdict
        if self._hint_shown:
            self._nudge()
        self._update()
        if self._pending == action and not self._done and self._judge(action):
            self.trial.model.submit(action)

    # What is shown

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        task = self.task
        self.try_button.setText(self.tr("Try it"))
        self.hint_button.setText(self.tr("Hint"))
        self.solution_button.setText(self.tr("Solution"))
        self.play_button.setText(self.tr("Play the round out"))
        last = self._place + 1 >= len(self._tasks) and not self._more
        self.next_button.setText(self.tr("Done") if last else self.tr("Next"))
        self._back.setText(self.tr("Back"))
        self.moves.setAccessibleName(self.tr("Moves"))
        self._note.setText(chance_note())
        if task is None:
            return
        if task.puzzle is not None:
            title = self.tr("Puzzle, rated {rating}").format(rating=number(task.puzzle.rating))
            if self._done:
                # What it is about gives half of the answer away.
                theme = theme_text(task.puzzle.theme)
                title = self.tr("Puzzle: {theme}").format(theme=theme)
            question = self.tr("It is your move. One move is clearly the best: find it.")
            if self._done:
                question = self.tr("It was your move, and one was clearly the best.")
        else:
            title = self.tr("Mistake {n} of {all}").format(n=self._place + 1, all=len(self._tasks))
            question = self.tr("You played: {move}. There was something better here: find it.")
            if self._done:
                question = self.tr("You played: {move}. There was something better here.")
            question = question.format(move=self._words(task.played))
        self._title.setText(title)
        stage = self.face.words.stage(task.match.rules.round_of(self._position(task)))
        both = self.tr("{question} ({stage})")
        told = both.format(question=question, stage=stage)
        if self._worst_first and self._place == 0 and len(self._tasks) > 1:
            told = f"{told}\n{self.tr('The worst mistake comes first.')}"
        self._question.setText(told)

    def on_language(self) -> None:
        """Everything in other words."""
        self.retranslate()
        self.board.retranslate()
        self.moves.write()

    def _words(self, action: Action) -> str:
        task = self.task
        if task is None:
            return ""
        return self.face.words.action(task.match, self._position(task), action)

    def _say(self, words: str, *, hint: bool = False) -> None:
        self._hint_shown = hint
        self._verdict.setText(words)
        self._verdict.setVisible(bool(words))
        self._note.setVisible("%" in words)

    def _on_visit(self, seat: int) -> None:
        self._visited = seat
        self.seats.show_visit(seat)

    def _on_choice(self, action: Action | None) -> None:
        """Light up on the board what is meant in the list."""
        self.board.point_out_action(action)
        self._update()

    def _update(self) -> None:
        # What was looked for is found: the board is to be looked at now.
        looking = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        self.board.setAttribute(looking, self._done)
        self.try_button.setEnabled(self.moves.action() is not None)
        self.try_button.setVisible(not self._done)
        self.hint_button.setVisible(not self._done)
        # All was told that there is to tell.
        more = self._nudges < 2 and bool(self._why() or self._asked)
        self.hint_button.setEnabled(not self._nudges or more)
        self.solution_button.setVisible(not self._done)
        self.play_button.setVisible(self._done)
        over = self.trial.model.state.actor == OVER
        self.play_button.setEnabled(not self._played_out and not over)
        self.next_button.setVisible(self._done)

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self._desk.looks
        self._side.setFixedWidth(looks.px(SIDE_WIDTH))
        set_icon(self.hint_button, looks.icon("hint"), looks.px(18))
        set_icon(self._back, looks.icon("back"), looks.px(18))
        set_icon(self.try_button, looks.accent_icon("play"), looks.px(18))
        set_icon(self.play_button, looks.icon("play"), looks.px(18))


def _is_as_good(verdict: Verdict | None, best: float) -> bool:
    """Whether a try is worth as much as what was looked for, which wins with a chance of `best`."""
    if verdict is None or verdict.win_played < best - AS_GOOD:
        return False
    return verdict.points < _AS_GOOD_POINTS * verdict.steps[-1]
