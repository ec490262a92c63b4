"""Learning by playing: a lesson on the real board, along recorded games.

A game's script says where the lesson stops to explain, and where the learner does the next
recorded action by hand; the words belong to the game and are found by the steps' keys.
"""

import json
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from stoneage_qt.contract import OVER, Action, State
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.files import make_folder, read_limited, write_atomically
from stoneage_qt.session.match import Match
from stoneage_qt.session.strict_json import parse_json
from stoneage_qt.ui.tutorial.script import DO, FREE, LEARNER, READ, Script, Step

_MAX_BYTES: Final = 1_000


class TutorialModel(QObject):
    """The lesson: where it stands, what it waits for, what it lets the learner do.

    Attributes:
        script: what is learnt.
        active: whether the lesson is on the table.
        step, number: the step now, and its index among all.
        is_complete: whether it was played to its end.

    Signals:
        stepChanged(): another step, or the step's moment has come.
        heldBack(): something else than the step wants was tried.
        activeChanged(bool): the lesson began or was left.
        completed(): it was played to its end.
    """

    stepChanged = Signal()
    heldBack = Signal()
    activeChanged = Signal(bool)
    completed = Signal()

    def __init__(
        self,
        script: Script,
        game: GameModel,
        progress: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`progress`: the file that remembers where the lesson was left."""
        super().__init__(parent)
        self.script = script
        self._game = game
        self._progress = progress
        self._active = False
        self.is_complete = False
        self._number = 0
        self._match: Match | None = None
        self._recordings: dict[str, Match] = {}
        self._recording: list[Action] = []
        self._player_name = ""
        game.changed.connect(self._on_changed)
        game.matchChanged.connect(self._on_match_changed)
        game.heldBack.connect(self._on_held_back)

    # Where the lesson stands

    @property
    def active(self) -> bool:
        """Whether the lesson is on the table."""
        return self._active

    @property
    def number(self) -> int:
        """The index of the step among all."""
        return self._number

    @property
    def step(self) -> Step:
        """The step now."""
        return self.script.steps[self._number]

    @property
    def game(self) -> GameModel:
        """The game that the lesson is played in."""
        return self._game

    @property
    def ready(self) -> bool:
        """Whether the step's moment has come; before, the bot and the dice go on."""
        return self._match is not None and self._match.index >= self.step.at

    @property
    def expected(self) -> Action | None:
        """The action that the learner is asked for."""
        if not self._active or self.step.kind != DO:
            return None
        return self._recording[self.step.at]

    @property
    def places(self) -> tuple[Any, ...]:
        """The places that the step talks about."""
        expected = self.expected
        pointed = () if expected is None else self.script.places(expected)
        return pointed or self.step.places

    # Coming and going

    def start(self, player_name: str = "") -> None:
        """From the beginning."""
        self._player_name = player_name
        self._enter(0)

    def can_resume(self) -> bool:
        """Whether a lesson was left before its end."""
        return self._remembered() > 0

    def resume(self, player_name: str = "") -> None:
        """Where it was left."""
        self._player_name = player_name
        self._enter(self._remembered())

    def leave(self) -> None:
        """Leave the lesson; it can be resumed. Its game stays, and waits."""
        if not self._active:
            return
        self._game.set_paused(True)
        self._end()

    def owns(self, match: Match) -> bool:
        """Whether a match is the one that the lesson is, or was last, played in."""
        return match is self._match

    def go_on(self) -> None:
        """The learner has read the step."""
        if not self._active or self.step.kind != READ or not self.ready:
            return
        if self._number + 1 == len(self.script.steps):
            self._complete()
            return
        before = self.step
        self._number += 1
        if self.step.game != before.game:
            self._enter(self._number)
            return
        self._begin()
        self._game.go_on()

    def back(self) -> None:
        """The step before, once more."""
        if self._active and self._number > 0:
            self._enter(self._number - 1)

    def show_me(self) -> None:
        """Do the step's action for the learner."""
        expected = self.expected
        if expected is not None and self.ready:
            self._game.submit(expected)

    def skip(self) -> None:
        """Past the free round, to the last part."""
        if self._active and self.step.kind == FREE:
            self._enter(self._number + 1)

    # What the game asks its guide

    def holds(self) -> bool:
        """Everything waits while something is to be read."""
        return self._active and self.step.kind == READ and self.ready

    def explains(self) -> bool:
        """It waits for nothing else."""
        return True

    def allows(self, action: Action) -> bool:
        """Only what the step asks for."""
        return self.ready and action == self.expected

    def next_action(self, s: State) -> Action | None:
        """What was recorded for this position."""
        assert self._match is not None
        index = self._match.index
        return self._recording[index] if index < len(self._recording) else None

    # Inside

    def _load(self, name: str) -> Match:
        if name not in self._recordings:
            self._recordings[name] = self.script.recording(name)
        return self._recordings[name]

    def _enter(self, number: int) -> None:
        """Stand at a step, in its own position, without animation."""
        step = self.script.steps[number]
        recorded = self._load(step.game)
        learner = recorded.seats[LEARNER].named(self._player_name)
        seats = (learner, *recorded.seats[1:])
        match = Match(recorded.rules, recorded.setup, seats, recorded.options, recorded.seed)
        match.extend(recorded.actions[: step.at])
        self._recording = recorded.actions
        self._match = match
        self._number = number
        was_active, self._active = self._active, True
        self.is_complete = False
        self._game.set_guide(None if step.kind == FREE else self)
        if not was_active:
            self.activeChanged.emit(True)
        self._game.show_match(match)
        self._begin()
        self._game.set_paused(False)

    def _begin(self) -> None:
        self._game.set_guide(None if self.step.kind == FREE else self)
        self._remember(self._number)
        self.stepChanged.emit()

    def _on_changed(self) -> None:
        if not self._active or self._match is None:
            return
        before = self._number
        s, enough = self._match.state, self.script.free_is_over
        if self.step.kind == FREE and (s.actor == OVER or enough is None or enough(s)):
            self._number += 1
        while self.step.kind == DO and self._match.index > self.step.at:
            self._number += 1
        if self._number != before:
            self._begin()
        else:
            self.stepChanged.emit()

    def _on_match_changed(self) -> None:
        if self._active and self._game.match is not self._match:
            self._end()

    def _on_held_back(self) -> None:
        if self._active:
            self.heldBack.emit()

    def _end(self) -> None:
        self._active = False
        self._game.set_guide(None)
        self.activeChanged.emit(False)

    def _complete(self) -> None:
        self._remember(0)
        self.is_complete = True
        self._end()
        self.completed.emit()
        self._game.go_on()

    # Remembering

    def _remembered(self) -> int:
        """The step that was left; 0 where none is known."""
        if self._progress is None:
            return 0
        try:
            data = parse_json(read_limited(self._progress, _MAX_BYTES), self._progress)
        except SaveError:
            return 0
        key = data.get("step") if isinstance(data, dict) else None
        found = (number for number, step in enumerate(self.script.steps) if step.key == key)
        return next(found, 0)

    def _remember(self, number: int) -> None:
        """A lesson that can't be remembered is no reason to stop it."""
        if self._progress is None:
            return
        try:
            make_folder(self._progress.parent)
            data = json.dumps({"step": self.script.steps[number].key})
            write_atomically(self._progress, f"{data}\n".encode(), sync=False)
        except SaveError:
            self._progress = None
