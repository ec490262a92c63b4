"""Learning by playing: a lesson on the real board, along two recorded games.

The recordings (resources/stoneage/tutorial) fix the set-up, the dice and what the friendly bot
does. The steps below say where the lesson stops to explain, and where the learner does the next
recorded action by hand; the words belong to the window and are found by the steps' keys.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.rules import OVER, Action, State
from stoneage_qt.games.stoneage.rules.constants import (
    CARD1,
    CLAY,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    NO_PLACE,
    QUARRY,
    RIVER,
    TOOLMAKER,
)
from stoneage_qt.models.game import GameModel
from stoneage_qt.paths import resource_path
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.files import make_folder, read_limited, write_atomically
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.strict_json import parse_json

READ: Final = "read"  # something to read; everything waits
DO: Final = "do"  # the learner does what was recorded
FREE: Final = "free"  # the learner plays a round without a guide

FIRST: Final = "first"
LAST: Final = "last"
_FREE_ROUND: Final = 4
_MAX_BYTES: Final = 1_000
LEARNER: Final = 0


class Step(NamedTuple):
    """One step of the lesson.

    key: names its words. game: the recording it belongs to. at: how many actions of the
    recording are played when it begins. places: what to look at besides the action's own place.
    """

    key: str
    game: str
    at: int
    kind: str = DO
    places: tuple[int, ...] = ()


STEPS: Final = (
    Step("welcome", FIRST, 0, READ),
    Step("people", FIRST, 0, READ),
    Step("phases", FIRST, 0, READ, (HUNT, FOREST, CLAY, QUARRY, RIVER, TOOLMAKER, HUT, FIELD)),
    Step("place_toolmaker", FIRST, 0),
    Step("village_closed", FIRST, 2, READ, (TOOLMAKER, HUT, FIELD)),
    Step("place_forest", FIRST, 2),
    Step("place_clay", FIRST, 4),
    Step("acting", FIRST, 5, READ),
    Step("resolve_toolmaker", FIRST, 5),
    Step("resolve_forest", FIRST, 6),
    Step("use_tool", FIRST, 8),
    Step("resolve_clay", FIRST, 9),
    Step("feeding", FIRST, 14, READ),
    Step("new_round", FIRST, 14, READ, (CARD1, CARD1 + 1, CARD1 + 2, CARD1 + 3)),
    Step("place_hut", FIRST, 15),
    Step("place_building", FIRST, 17),
    Step("place_card", FIRST, 19),
    Step("place_quarry", FIRST, 20),
    Step("build", FIRST, 26),
    Step("buy", FIRST, 27),
    Step("bought", FIRST, 28, READ),
    Step("resolve_hut", FIRST, 28),
    Step("resolve_quarry", FIRST, 29),
    Step("use_tool_again", FIRST, 31),
    Step("fields_feed", FIRST, 32, READ, (FIELD,)),
    Step("place_field", FIRST, 32),
    Step("place_second_card", FIRST, 34),
    Step("place_river", FIRST, 36),
    Step("place_hunt", FIRST, 38),
    Step("resolve_field", FIRST, 39),
    Step("buy_dice", FIRST, 40),
    Step("pick_die", FIRST, 42),
    Step("resolve_river", FIRST, 44),
    Step("use_two_tools", FIRST, 46),
    Step("resolve_hunt", FIRST, 47),
    Step("feed", FIRST, 53),
    Step("hunger", FIRST, 54, READ),
    Step("free_round", FIRST, 54, FREE),
    Step("round_played", FIRST, 54, READ),
    Step("later", LAST, 330, READ),
    Step("last_forest", LAST, 330),
    Step("one_use_tool", LAST, 332),
    Step("last_building", LAST, 333),
    Step("second_building", LAST, 334),
    Step("culture_card", LAST, 335),
    Step("last_card", LAST, 337),
    Step("last_die", LAST, 339),
    Step("game_over", LAST, 350, READ),
    Step("score_goods", LAST, 350, READ),
    Step("score_culture", LAST, 350, READ),
    Step("score_figures", LAST, 350, READ),
    Step("score_total", LAST, 350, READ),
    Step("goodbye", LAST, 350, READ),
)


def _recording(name: str) -> Match:
    return load_match(resource_path(f"stoneage/tutorial/{name}.stoneage"))


def lesson_match() -> Match:
    """The game that the lesson begins with, nothing played yet."""
    return _recording(FIRST).branch(0)


class TutorialModel(QObject):
    """The lesson: where it stands, what it waits for, what it lets the learner do.

    Attributes:
        active: whether the lesson is on the table.
        step, number: the step now, and its index in STEPS.
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
        self, game: GameModel, progress: Path | None = None, parent: QObject | None = None
    ) -> None:
        """`progress`: the file that remembers where the lesson was left."""
        super().__init__(parent)
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
        """The index of the step in STEPS."""
        return self._number

    @property
    def step(self) -> Step:
        """The step now."""
        return STEPS[self._number]

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
    def places(self) -> tuple[int, ...]:
        """The places that the step talks about."""
        expected = self.expected
        if expected is not None and expected.place != NO_PLACE:
            return (expected.place,)
        return self.step.places

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
        if self._number + 1 == len(STEPS):
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

    def repeat(self) -> None:
        """This step once more, from its position."""
        if self._active:
            self._enter(self._number)

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
            self._recordings[name] = _recording(name)
        return self._recordings[name]

    def _enter(self, number: int) -> None:
        """Stand at a step, in its own position, without animation."""
        step = STEPS[number]
        recorded = self._load(step.game)
        learner = recorded.seats[LEARNER].named(self._player_name)
        match = Match(
            RULES, recorded.setup, (learner, *recorded.seats[1:]), recorded.options, recorded.seed
        )
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
        s = self._match.state
        if self.step.kind == FREE and (s.round > _FREE_ROUND or s.actor == OVER):
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
        return next((number for number, step in enumerate(STEPS) if step.key == key), 0)

    def _remember(self, number: int) -> None:
        """A lesson that can't be remembered is no reason to stop it."""
        if self._progress is None:
            return
        try:
            make_folder(self._progress.parent)
            data = json.dumps({"step": STEPS[number].key})
            write_atomically(self._progress, f"{data}\n".encode(), sync=False)
        except SaveError:
            self._progress = None
