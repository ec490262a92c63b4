"""A match in progress: the seats, the actions so far, and every position on the way.

The one door into a game is `Match.submit`: it checks, plays and remembers. A state that a
match has handed out never changes afterwards, so that anybody may keep it (and nobody may
apply actions to it without copying it first).
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from stoneage_qt.contract import (
    CHANCE,
    NO_ROLL_NOW,
    OVER,
    Action,
    Event,
    Rules,
    Setup,
    State,
)
from stoneage_qt.contract import Options as GameOptions
from stoneage_qt.session.lots import new_name, new_seed
from stoneage_qt.session.plain_text import plain
from stoneage_qt.session.seats import MAX_TITLE, SEEDS, Origin, Seat

__all__ = ["IllegalActionError", "Match", "Origin", "Seat"]

# A position is kept every so many actions; those between are played again from there,
# which takes microseconds and a tenth of the memory.
STRIDE: Final = 8
SEED_BITS: Final = 48


class IllegalActionError(ValueError):
    """The action is not legal in this position; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Match:
    """One game with its history.

    Attributes:
        rules: of the game that is played.
        setup, seats, options: how it is played and by whom.
        seed: what the dice of `roll` come from.
        ident: tells this match from every other; copies of a file share it.
        created, title: for the list of games.
        origin: for a branch, where it came from.
        actions: all actions, also those that were taken back and can be redone.
        index: how many of them are played.
    """

    def __init__(
        self,
        rules: Rules,
        setup: Setup,
        seats: Iterable[Seat],
        options: GameOptions = None,
        seed: int | None = None,
        *,
        title: str = "",
        created: datetime | None = None,
        ident: str | None = None,
        origin: Origin | None = None,
    ) -> None:
        """Raises ImpossibleSetupError, and ValueError for seats that do not fit.

        options: the usual ones where there are none.
        """
        start = rules.new_state(setup)
        self.rules: Final = rules
        self.setup: Final = setup
        self.seats: tuple[Seat, ...] = ()
        self.reseat(seats)
        self.options = rules.options_for(frozenset()) if options is None else options
        self.seed: Final = new_seed(SEED_BITS) if seed is None else seed
        if not 0 <= self.seed < SEEDS:
            raise ValueError("the seed is out of range")
        self._title = ""
        self.title = title
        self.created: Final = (created or datetime.now(UTC)).astimezone(UTC).replace(microsecond=0)
        self.ident: Final = ident or new_name()
        self.origin: Final = origin
        self.actions: list[Action] = []
        self._actors: list[int] = []
        self._events: list[tuple[Event, ...]] = []
        self._kept: list[State] = [start]
        self._state = start
        self._index = 0

    @property
    def title(self) -> str:
        """The name of the game for people; cut to what a save may hold."""
        return self._title

    @title.setter
    def title(self, title: str) -> None:
        self._title = plain(title, MAX_TITLE)

    @property
    def index(self) -> int:
        """How many actions are played; those beyond wait to be redone."""
        return self._index

    @property
    def state(self) -> State:
        """The position now."""
        return self._state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended in the position now."""
        return bool(self._state.actor == OVER)

    def reseat(self, seats: Iterable[Seat]) -> None:
        """Give the seats to others; as many as players, each in a colour of its own."""
        seats = tuple(seats)
        if len(seats) != self.setup.players:
            raise ValueError("as many seats as players are needed")
        if len({seat.colour for seat in seats}) != len(seats):
            raise ValueError("two seats have the same colour")
        if any(seat.colour not in self.rules.colours for seat in seats):
            raise ValueError("a colour that the game does not have")
        self.seats = seats

    # Playing

    def submit(self, action: Action) -> list[Event]:
        """Play one action and forget what could be redone. Raises IllegalActionError."""
        self.extend((action,))
        return list(self._events[-1])

    def extend(self, actions: Iterable[Action]) -> None:
        """Submit one after the other. What was legal is played when one of them is not."""
        state = self._state.copy()
        rules = self.rules
        try:
            for action in actions:
                reason = rules.why_illegal(state, action)
                if reason is not None:
                    raise IllegalActionError(str(reason))
                self._forget_redo()
                events: list[Event] = []
                self._actors.append(state.actor)
                rules.apply(state, action, events)
                self.actions.append(action)
                self._events.append(tuple(events))
                self._index += 1
                if self._index % STRIDE == 0:
                    self._kept.append(state.copy())
        finally:
            self._state = state

    def roll(self) -> Action:
        """The dice that fall now: the same ones whenever this decision leads to this roll."""
        if self._state.actor != CHANCE:
            raise IllegalActionError(NO_ROLL_NOW)
        return self.rules.keyed_chance(self._state, self.seed)

    def _forget_redo(self) -> None:
        if self._index == len(self.actions):
            return
        del self.actions[self._index :]
        del self._actors[self._index :]
        del self._events[self._index :]
        del self._kept[self._index // STRIDE + 1 :]
        self.options = _with_demo_until(self.options, self._index)

    # Looking back

    def state_at(self, index: int) -> State:
        """The position after `index` actions; 0 is the start."""
        if not 0 <= index <= len(self.actions):
            raise IndexError(index)
        if index == self._index:
            return self._state
        near = index // STRIDE
        if index % STRIDE == 0:
            return self._kept[near]
        state = self._kept[near].copy()
        for action in self.actions[near * STRIDE : index]:
            self.rules.apply(state, action)
        return state

    def events_at(self, index: int) -> tuple[Event, ...]:
        """What action number `index` (from 0) made happen."""
        return self._events[index]

    def actor_at(self, index: int) -> int:
        """Who decides after `index` actions: a seat, CHANCE or OVER."""
        if 0 <= index < len(self._actors):
            return self._actors[index]
        actor: int = self.state_at(index).actor
        return actor

    def last_turns(self) -> int:
        """The index at which the last turn of everybody began, for showing it all again."""
        turns = 0
        turn_of = self.rules.turn_of
        last = turn_of(self._state)
        index = self._index
        while index > 0 and turns <= len(self.seats):
            index -= 1
            turn = turn_of(self.state_at(index))
            if turn != last:
                turns += 1
                last = turn
        return index if turns <= len(self.seats) else index + 1

    # Taking back

    def undo_target(self) -> int | None:
        """The index that `undo` goes back to, or None where it may not.

        That is the last decision of a person before now with more than one choice: dice,
        bots and steps without a choice are stepped over, because they would only happen
        again. Unless this is a practice game, no choice of a person on the way may have
        shown anything new, and a game that is over stays over: all cards lie open then.
        """
        practice = self.options.practice
        if self.is_over and not practice:
            return None
        for index in range(self._index - 1, -1, -1):
            if not practice and self._revealed_by_choice(index):
                return None
            if self.is_persons_choice(index):
                return index
        return None

    def undo_barrier(self) -> int | None:
        """The action that showed something new and so stands in the way of undo, if one does."""
        if self.is_over or self.undo_target() is not None:
            return None
        steps = range(self._index - 1, -1, -1)
        barrier = next((index for index in steps if self._revealed_by_choice(index)), None)
        if barrier is None:
            return None
        # Where nobody chose anything before it either, there is nothing that it keeps.
        chosen = any(self.is_persons_choice(index) for index in range(barrier, -1, -1))
        return barrier if chosen else None

    def _revealed_by_choice(self, index: int) -> bool:
        """Whether a person chose action `index` and it showed something new, or the game says so.

        Dice belong to the choice just before them. Where that was the only thing to do, they
        were nobody's choice, and the same ones fall again (`keyed_chance`).
        """
        if any(map(self.rules.reveals_for_good, self._events[index])):
            return True
        if not any(map(self.rules.reveals, self._events[index])):
            return False
        if self._actors[index] != CHANCE:
            return self.is_persons_choice(index)
        chosen = self.rules.chance_was_chosen(self.state_at(index))
        return chosen and self.is_persons_choice(index - 1)

    def is_final(self, action: Action) -> bool:
        """Whether a person who chooses this legal action now could not take it back."""
        if self.options.practice:
            return False
        state = self._state.copy()
        events: list[Event] = []
        self.rules.apply(state, action, events)
        rolls = state.actor == CHANCE and self.rules.chance_was_chosen(state)
        return rolls or state.actor == OVER or any(map(self.rules.reveals, events))

    def redo_target(self) -> int | None:
        """The index that `redo` goes to: the next decision of a person, or the very end."""
        if self._index == len(self.actions):
            return None
        for index in range(self._index + 1, len(self.actions)):
            if self.is_persons_choice(index):
                return index
        return len(self.actions)

    def is_persons_choice(self, index: int) -> bool:
        """Whether a person decides at `index`, between more than one action."""
        actor = self.actor_at(index)
        if actor < 0 or not self.seats[actor].is_person:
            return False
        return len(self.rules.legal_actions(self.state_at(index))) > 1

    def can_undo(self) -> bool:
        """Whether `undo` would do anything."""
        return self.undo_target() is not None

    def can_redo(self) -> bool:
        """Whether `redo` would do anything."""
        return self._index < len(self.actions)

    def undo(self) -> bool:
        """Go back to the last choice of a person, if allowed."""
        target = self.undo_target()
        if target is not None:
            self.go_to(target)
        return target is not None

    def redo(self) -> bool:
        """Go forward again to the next choice of a person, or the end."""
        target = self.redo_target()
        if target is not None:
            self.go_to(target)
        return target is not None

    def note_demo(self) -> None:
        """A bot plays for a person from now on."""
        if not self.options.demo:
            self.options = replace(self.options, demo=True, demo_actions=())

    def note_demo_action(self) -> None:
        """The next action is one that a bot plays for a person."""
        self._forget_redo()
        if (known := self.options.demo_actions) is not None:
            self.options = replace(self.options, demo_actions=(*known, self._index))

    def is_persons_own(self, index: int) -> bool:
        """Whether a person played action `index`, and surely no bot for them."""
        actor = self.actor_at(index)
        if actor < 0 or not self.seats[actor].is_person:
            return False
        if not self.options.demo:
            return True
        played = self.options.demo_actions
        return played is not None and index not in played

    def is_bots_for_person(self, index: int) -> bool:
        """Whether a bot surely played action `index` for a person."""
        actor = self.actor_at(index)
        person = actor >= 0 and self.seats[actor].is_person
        return person and index in (self.options.demo_actions or ())

    def people_decided(self) -> bool:
        """Whether a person had a choice and took it, without a bot that played for them."""
        by_bots = set(self.options.demo_actions or ())
        if self.options.demo and self.options.demo_actions is None:
            return False
        return any(
            actor >= 0
            and self.seats[actor].is_person
            and index not in by_bots
            and len(self.rules.legal_actions(self.state_at(index))) > 1
            for index, actor in enumerate(self._actors[: len(self.actions)])
        )

    def go_to(self, index: int) -> None:
        """Stand after `index` actions, whatever undo would allow: for loading, and after a demo."""
        self._state, self._index = self.state_at(index), index

    # Other games from this one

    def branch(
        self,
        index: int,
        seats: Iterable[Seat] | None = None,
        seed: int | None = None,
    ) -> "Match":
        """A new match that plays on from the position after `index` actions.

        It keeps the actions so far, remembers where it came from, and rolls the same dice
        unless it gets a seed of its own.
        """
        if not 0 <= index <= len(self.actions):
            raise IndexError(index)
        other = Match(
            self.rules,
            self.setup,
            self.seats if seats is None else seats,
            _with_demo_until(self.options, index),
            self.seed if seed is None else seed,
            title=self.title,
            origin=Origin(ident=self.ident, title=self.title, created=self.created, index=index),
        )
        other.extend(self.actions[:index])
        return other


def _with_demo_until(options: GameOptions, index: int) -> GameOptions:
    """What bots played for people, without actions that are no longer there."""
    if not options.demo_actions:
        return options
    kept = tuple(number for number in options.demo_actions if number < index)
    return replace(options, demo_actions=kept)
