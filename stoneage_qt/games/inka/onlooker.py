"""Somebody who only watches a match: what everybody at the table can know of the hands (V1).

The table asks it why a bot refused, and whether a person can hold what is asked for at all. It
is found from the history, so undo, another match and loading change nothing.
"""

from collections.abc import Sequence
from typing import Protocol

from stoneage_qt.games.inka.bots.memory import Belief, Memory, belief_of
from stoneage_qt.games.inka.bots.refusals import public_reason
from stoneage_qt.games.inka.rules import Action, Setup, State, apply, new_state
from stoneage_qt.games.inka.rules.constants import Cards
from stoneage_qt.games.inka.rules.payments import holds
from stoneage_qt.session.seats import Seat


class Watched(Protocol):
    """What of a match is looked at."""

    @property
    def setup(self) -> Setup:
        """How it began."""
        ...

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits there."""
        ...

    @property
    def actions(self) -> Sequence[Action]:
        """What was played."""
        ...


class Onlooker:
    """Follows a match as far as it is asked about it."""

    def __init__(self) -> None:
        self._setup: Setup | None = None
        self._seen: list[Action] = []
        # What was found about a refusal, and the actions before it.
        self._reasons: dict[int, tuple[list[Action], str]] = {}

    def reason(self, match: Watched, number: int) -> str:
        """Why action `number`, a refusal, was made: of `bots.refusals`, "" where none is told.

        People keep theirs to themselves.
        """
        before = list(match.actions[:number])
        known = self._reasons.get(number)
        if match.setup is self._setup and known is not None and known[0] == before:
            return known[1]
        self._follow(match, number)
        level = match.seats[self._state.actor].level
        found = "" if level is None else public_reason(self._state, self._belief(), level)
        self._reasons[number] = (before, found)
        return found

    def can_not_hold(self, match: Watched, index: int, seat: int, cards: Sequence[int]) -> bool:
        """Whether nobody who has counted along can think that the seat holds these cards."""
        return not self.can_hold(match, index, seat, [tuple(cards)])[0]

    def can_hold(
        self, match: Watched, index: int, seat: int, wanted: Sequence[Cards]
    ) -> list[bool]:
        """For each of these cards, whether somebody who has counted along can think so."""
        self._follow(match, index)
        belief = self._belief()
        if belief is None:
            return [True] * len(wanted)
        hands = [belief.known(number)[seat] for number in range(len(belief.hands))]
        return [any(holds(hand, cards) for hand in hands) for cards in wanted]

    def _belief(self) -> Belief | None:
        return belief_of(self._memory.open_to_all())

    def _follow(self, match: Watched, index: int) -> None:
        """Up to the position after `index` actions; from the beginning where those are others."""
        seen = self._seen
        if match.setup is not self._setup or seen != list(match.actions[: min(len(seen), index)]):
            self._setup, self._seen = match.setup, []
            self._state: State = new_state(match.setup)
            self._memory = Memory(self._state)
        for action in match.actions[len(self._seen) : index]:
            apply(self._state, action)
            self._memory.see(action, self._state)
            self._seen.append(action)
