"""The game as the window sees it: one match, whose decision is open, and what comes next.

The model decides nothing about the rules. Every action goes through the match, which checks
it; the scene shows it and calls `settled`; only then does the model take the next step by
itself (dice, forced choices, bots), so that nobody overtakes the animation.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from stoneage_qt.contract import CHANCE, OVER, Action, Event, Setup, State
from stoneage_qt.models.falling import FallingDice
from stoneage_qt.models.partners import BotDriver, BotRequest, Guide, HintRequest, Steps, demo_level
from stoneage_qt.models.stand_in import StandIn
from stoneage_qt.models.stretch import DemoStretch
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.records import MAX_ACTIONS

__all__ = ["NOBODY", "BotRequest", "GameModel", "Steps"]

NOBODY: Final = -1


class GameModel(QObject):
    """One match on the table.

    Attributes:
        match: the match that is shown; `show_match` puts another one there.
        state: the position that is shown (an older one while a round is replayed).
        revision: grows with everything that makes an open question obsolete.
        viewer: the seat whose face-down cards may be shown, -1 for none.
        replaying: whether an earlier stretch is being shown again.
        paused: whether bots and dice wait.
        demo: whether a bot plays for the people too.
        steps: what happens without asking.
        falling: dice in the air.
        stand_in: who answers what a person does not want to be asked.

    Signals:
        matchChanged(): another match is shown; rebuild without animation, then call `settled`.
        changed(state, events): after every action; after undo, redo and jumps without events.
        decisionChanged(): whose decision is open, or of what kind, is different now.
        refused(code): an action was not legal; the code is the reason of the rules.
        heldBack(action): an action was legal, but the guide wants another one.
        thinkingChanged(bool): a bot started or stopped thinking.
        viewerChanged(): other face-down cards may be seen now.
        pausedChanged(bool), demoChanged(bool): what the names say.
        replayingChanged(bool): a replay of earlier actions began or ended.
        botFault(text): a bot failed and a quick move was played in its place.
        asked(seat): everything is shown, and the person of this seat is to decide.
        finished(): the game is over and everything about it has been shown.
        filled(): no file could hold another action, so none is played.
    """

    matchChanged = Signal()
    changed = Signal(object, object)
    decisionChanged = Signal()
    refused = Signal(str)
    heldBack = Signal(object)
    thinkingChanged = Signal(bool)
    viewerChanged = Signal()
    pausedChanged = Signal(bool)
    demoChanged = Signal(bool)
    replayingChanged = Signal(bool)
    botFault = Signal(str)
    asked = Signal(int)
    finished = Signal()
    filled = Signal()

    def __init__(
        self,
        match: Match,
        driver: BotDriver | None = None,
        *,
        steps: Steps | None = None,
        auto_settle: bool = False,
        limit: int = MAX_ACTIONS,
        parent: QObject | None = None,
    ) -> None:
        """`auto_settle`: no scene will call `settled`, so go on at once.

        `limit`: how many actions a match may have, so that it can be read again.
        """
        super().__init__(parent)
        self._match = match
        self._driver = driver
        self._auto_settle = auto_settle
        self._limit = limit
        self._peeking = False
        self._thinking = False
        self._paused = False
        self._demo = False
        self._stretch = DemoStretch()
        self._announced_end = False
        self._result_shown = True
        self._due = False
        self._shown = auto_settle
        self._advancing = False
        self._revision = 0
        self._legal: list[Action] | None = None
        self._cursor: int | None = None
        self._replay_end = 0
        self._guide: Guide | None = None
        self.falling = FallingDice(self)
        self.falling.lay.connect(self.decisionChanged)
        self._second_thoughts: Callable[[Action], bool] | None = None
        self.steps = Steps() if steps is None else steps
        self.stand_in = StandIn()
        if driver is not None:
            driver.decided.connect(self._on_decided)

    # What is on the table

    @property
    def match(self) -> Match:
        """The match that is shown."""
        return self._match

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._match.seats

    @property
    def state(self) -> State:
        """The position that is shown; never change it."""
        if self._cursor is not None:
            return self._match.state_at(self._cursor)
        return self._match.state

    @property
    def index(self) -> int:
        """How many actions lead to the position that is shown."""
        return self._match.index if self._cursor is None else self._cursor

    @property
    def result_shown(self) -> bool:
        """Whether the final scoring is no longer to be waited for."""
        return self._result_shown or self.state.actor != OVER

    def show_result(self) -> None:
        """The final scoring has been shown: everybody may tell the totals now."""
        if not self._result_shown:
            self._result_shown = True
            self.decisionChanged.emit()

    @property
    def revision(self) -> int:
        """Grows with everything that makes an open question obsolete."""
        return self._revision

    @property
    def thinking(self) -> bool:
        """Whether a bot is being asked."""
        return self._thinking

    @property
    def paused(self) -> bool:
        """Whether bots and dice wait."""
        return self._paused

    @property
    def demo(self) -> bool:
        """Whether a bot plays for the people too."""
        return self._demo

    @property
    def replaying(self) -> bool:
        """Whether an earlier stretch of the game is being shown again."""
        return self._cursor is not None

    def persons(self) -> list[int]:
        """The seats that people hold."""
        return [i for i, seat in enumerate(self._match.seats) if seat.controller == "person"]

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for this seat now."""
        return seat >= 0 and not self._demo and self._match.seats[seat].controller == "person"

    def actor_is_person(self) -> bool:
        """Whether the open decision waits for a person."""
        asked = self._cursor is None and self.stand_in.answer is None
        return asked and self.is_person(self.state.actor)

    def awaits_roll(self) -> bool:
        """Whether dice wait for a person to throw them."""
        s = self.state
        return (
            self._cursor is None
            and s.actor == CHANCE
            and not self.steps.auto_roll
            and self.is_person(self._match.rules.turn_of(s))
        )

    # Who may see what (V1, V2)

    @property
    def viewer(self) -> int:
        """The seat whose face-down cards may be shown: the only person, or who peeks."""
        persons = self.persons()
        if len(persons) == 1:
            return persons[0]
        if self._peeking and self.actor_is_person():
            return int(self.state.actor)
        return NOBODY

    @property
    def reader(self) -> int:
        """The seat whose secrets may be told in words, which stay: the only person, or none."""
        persons = self.persons()
        return persons[0] if len(persons) == 1 else NOBODY

    def advice(self) -> HintRequest:
        """The open decision as somebody who gives advice may know it.

        Several people read along: what only one of them has seen is reshuffled for all (V3), and
        nothing is remembered, unless its owner has said that nobody else looks.
        """
        match, key = self._match, self._match.rules.key
        alone = self.viewer != NOBODY and self._open_actions() is not None
        if alone or len(self.persons()) < 2:
            return HintRequest(self._revision, key, self.state, *self._past())
        seen = match.rules.determinize(self.state, NOBODY, random.Random(0))
        return HintRequest(self._revision, key, seen)

    def _past(self) -> tuple[Setup, tuple[Action, ...]]:
        """What was played so far, for whoever remembers."""
        return self._match.setup, tuple(self._match.actions[: self._match.index])

    @property
    def is_covered(self) -> bool:
        """Whether whoever decides has to look at the own hand first, alone."""
        return self.viewer == NOBODY and self._open_actions() is not None

    def set_peeking(self, peeking: bool) -> None:
        """While a key is held, the person to move sees the own face-down cards."""
        if peeking != self._peeking:
            self._peeking = peeking
            self._legal = None
            self.viewerChanged.emit()

    def sees(self, seat: int) -> bool:
        """Whether all that this seat holds may be shown now: its own person looks, or all do."""
        return seat == self.viewer or bool(self.state.actor == OVER)

    # What can be done

    def legal_actions(self) -> list[Action]:
        """Every action open to the person to move; empty while it is nobody's turn.

        Among several people, what would tell of a hand is listed while its owner looks.
        """
        if not self.actor_is_person():
            return []
        if self._legal is None:
            in_the_open = None if self.viewer != NOBODY else self._open_actions()
            legal = self._match.rules.legal_actions(self.state)
            if in_the_open is not None:
                legal = in_the_open
            guide = self._guide
            self._legal = [a for a in legal if guide is None or guide.allows(a)]
        return self._legal

    def _open_actions(self) -> Sequence[Action] | None:
        """What may be done under the eyes of other people; None where they may see everything."""
        several = len(self.persons()) > 1
        return self._match.rules.open_actions(self._match.state) if several else None

    def why_illegal(self, action: Action) -> str | None:
        """What stands against an action at this moment, as a code."""
        return self._match.rules.why_illegal(self.state, action)

    def is_final(self, action: Action) -> bool:
        """Whether this legal action could not be taken back."""
        return self._match.is_final(action)

    # What is done

    def submit(self, action: Action) -> bool:
        """A person's action; False, and `refused`, where it is not legal or not their turn."""
        if not (self.actor_is_person() or self.awaits_roll()):
            self.refused.emit(self._match.rules.not_now)
            return False
        reason = self.why_illegal(action)
        if reason is not None:
            self.refused.emit(reason)
            return False
        chance = self.state.actor == CHANCE
        if self._guide is not None and not chance and not self._guide.allows(action):
            self.heldBack.emit(action)
            return False
        if self._guide is None and self._second_thoughts and self._second_thoughts(action):
            return False
        return self._play(action)

    def roll(self) -> bool:
        """Throw the dice that wait for a person."""
        return self.awaits_roll() and self._play(self._dice())

    def settled(self) -> None:
        """The scene has shown everything: take the next step, once."""
        self.falling.lie()
        self._shown = True
        self._advance()

    def set_paused(self, paused: bool) -> None:
        """Let bots and dice wait, or go on."""
        if paused == self._paused:
            return
        self._paused = paused
        if paused:
            self._stop_thinking()
        self.pausedChanged.emit(paused)
        if not paused:
            self._due = True
            self._advance()

    def set_demo(self, demo: bool) -> None:
        """Let a strong bot play for the people too, or stop that."""
        if demo == self._demo:
            return
        self._demo = demo
        if demo and self.persons():
            self._match.note_demo()
            self._stretch.begin(self._match.index)
        self._stretch.end(self._match.index)
        self._obsolete()
        self.demoChanged.emit(demo)
        self.decisionChanged.emit()
        self._due = True
        self._advance()

    def _end_demo(self) -> None:
        if self._demo:
            self._demo = False
            self.demoChanged.emit(False)

    @property
    def guided(self) -> bool:
        """Whether somebody leads through the match."""
        return self._guide is not None

    @property
    def held(self) -> bool:
        """Whether everything waits until what the guide says has been read."""
        return self._guide is not None and self._guide.holds()

    @property
    def reading(self) -> bool:
        """Whether it waits because something is to be read first."""
        return self.held and self._guide is not None and self._guide.explains()

    def set_guide(self, guide: Guide | None) -> None:
        """Let somebody lead through the match, or nobody any more."""
        self._guide = guide
        self._obsolete()
        self.decisionChanged.emit()

    def set_second_thoughts(self, objects: Callable[[Action], bool] | None) -> None:
        """Ask somebody before each move of a person; who objects holds it back."""
        self._second_thoughts = objects

    def go_on(self) -> None:
        """The guide holds no longer."""
        self._legal = None
        self.decisionChanged.emit()
        self._advance()

    def set_steps(self, steps: Steps) -> None:
        """Change what happens without asking."""
        self.steps = steps
        self._due = True
        self._advance()

    def show_match(self, match: Match) -> None:
        """Put another match on the table."""
        self._obsolete()
        self._match = match
        self._end_replay()
        self._peeking = False
        self._announced_end = False
        self._result_shown = self._guide is None
        self._end_demo()
        self._stretch.forget()
        self._show(self.matchChanged.emit)

    def start(self) -> None:
        """Show the match and take its first step."""
        self._show(self.matchChanged.emit)

    def stop(self) -> None:
        """Ask nobody any more; for closing."""
        self._obsolete()
        self._due = False

    # Back and forth

    def can_undo(self) -> bool:
        """Whether the rules of undoing allow a step back."""
        # Without people, the search for a person's choice would go through the whole game.
        free = self._cursor is None and self._guide is None and bool(self.persons())
        return free and self._undo_target() is not None

    def _undo_target(self) -> int | None:
        """The index to go back to: over a demo in one step, for nobody chose what it played."""
        target = self._match.undo_target()
        return self._stretch.way_back(target, self._match.index, self._demo)

    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return self._cursor is None and self._guide is None and self._match.can_redo()

    def undo(self) -> bool:
        """Back to the last real choice of a person, or to where a demo began."""
        target = self._undo_target() if self.can_undo() else None
        if target is None:
            return False
        self._end_demo()
        self._obsolete()
        self._match.go_to(target)
        self._moved()
        return True

    def redo(self) -> bool:
        """Forward to the next choice of a person."""
        if not self.can_redo():
            return False
        self._obsolete()
        self._match.redo()
        self._moved()
        return True

    def replay_last_round(self) -> bool:
        """Show again what happened during the last full round of turns."""
        return self.replay_from(self._match.last_turns())

    def replay_from(self, index: int) -> bool:
        """Show again everything from an earlier index on, step by step, up to the present."""
        if self._cursor is not None or not 0 <= index < self._match.index:
            return False
        self._obsolete()
        self._replay_end = self._match.index
        self._cursor = index
        self.replayingChanged.emit(True)
        self._moved()
        return True

    def stop_replay(self) -> None:
        """Return to the present."""
        if self._cursor is None:
            return
        self._end_replay()
        self._moved()

    # Inside

    def _end_replay(self) -> None:
        if self._cursor is not None:
            self._cursor = None
            self.replayingChanged.emit(False)

    def _is_forced(self) -> bool:
        """A person's decision with a single choice (asked only where the option says so)."""
        s = self._match.state
        if not self.steps.auto_forced or self._guide is not None or not self.is_person(s.actor):
            return False
        # That there is no choice may tell what somebody holds.
        if self._open_actions() is not None:
            return False
        match = self._match
        last = match.actions[match.index - 1] if match.index else None
        return not match.rules.left_to_people(s, last) and len(match.rules.legal_actions(s)) == 1

    def _obsolete(self) -> None:
        """Whatever was asked or remembered about the position no longer holds."""
        self._revision += 1
        self._legal = None
        self.falling.lie()
        self._stop_thinking()

    def _stop_thinking(self) -> None:
        if self._thinking:
            self._revision += 1
            if self._driver is not None:
                self._driver.cancel()
            self._set_thinking(False)

    def _set_thinking(self, thinking: bool) -> None:
        if thinking != self._thinking:
            self._thinking = thinking
            self.thinkingChanged.emit(thinking)

    def _play(self, action: Action) -> bool:
        """Play it, unless the match is as long as one may be; whether it was played."""
        if self._match.index >= self._limit:
            self.filled.emit()
            return False
        self._obsolete()
        self.falling.throw(self.state)
        events = self._match.submit(action)
        self._result_shown = False
        self._moved(events)
        return True

    def _moved(self, events: Sequence[Event] = ()) -> None:
        self._legal = None
        if self.state.actor != OVER:
            self._announced_end = False
        self._show(lambda: self.changed.emit(self.state, list(events)))

    def _show(self, tell: Callable[[], None]) -> None:
        """Tell everybody, then go on; a scene without animation settles while it is told."""
        self._due = True
        self._shown = self._auto_settle
        # Once for each position, before anybody shows it: a question that is there stays.
        asked = self.steps.stand_in and self._guide is None and self.is_person(self.state.actor)
        self.stand_in.look(self.state if asked and self._cursor is None else None)
        outer, self._advancing = self._advancing, True
        try:
            tell()
            self.decisionChanged.emit()
        finally:
            self._advancing = outer
        self._advance()

    def _advance(self) -> None:
        """Take the steps that are due; in a loop, so that long stretches need no deep stack."""
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._due and self._shown and not self._paused and not self.held:
                self._due = False
                self._next_step()
        finally:
            self._advancing = False

    def _dice(self) -> Action:
        fixed = None if self._guide is None else self._guide.next_action(self._match.state)
        return self._match.roll() if fixed is None else fixed

    def _next_step(self) -> None:
        if self._cursor is not None:
            self._replay_step()
            return
        s = self._match.state
        if s.actor == OVER:
            if not self._announced_end:
                self._announced_end = True
                self.finished.emit()
        elif s.actor == CHANCE:
            if not self.awaits_roll():
                self._play(self._dice())
        elif self.is_person(s.actor):
            if self.stand_in.answer is not None:
                self._play(self.stand_in.answer)
            elif self._is_forced():
                self._play(self._match.rules.legal_actions(s)[0])
            else:
                self.asked.emit(s.actor)
        else:
            self._ask_bot(s)

    def _replay_step(self) -> None:
        assert self._cursor is not None
        played = self._cursor
        self._cursor = played + 1
        if self._cursor >= self._replay_end:
            self._end_replay()
        self._moved(self._match.events_at(played))

    def _ask_bot(self, s: State) -> None:
        fixed = None if self._guide is None else self._guide.next_action(s)
        if fixed is not None:
            self._play(fixed)
            return
        if self._driver is None or self._thinking:
            return
        seat = self._match.seats[s.actor]
        bot = not seat.is_person
        level = (seat.level if bot else None) or demo_level(self._match.rules.key)
        command = seat.command if bot else None
        seed = hash((self._match.seed, self._match.index))
        self._revision += 1
        self._set_thinking(True)
        asked = (self._revision, self._match.rules.key, s, s.actor, level, command, seed)
        self._driver.ask(BotRequest(*asked, *self._past()))

    def _on_decided(self, revision: int, action: Action, fault: str) -> None:
        if revision != self._revision or not self._thinking:
            return
        self._set_thinking(False)
        if fault:
            self.botFault.emit(fault)
        if self._match.seats[self._match.state.actor].is_person:
            self._match.note_demo_action()
        self._play(action)
