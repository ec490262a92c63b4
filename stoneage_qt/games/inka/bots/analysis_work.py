"""The analysis of a game of Rise of the Inkas in slices, for a process of its own."""

import random
from typing import Any, Final

from stoneage_qt.background.processes import Stop
from stoneage_qt.contract.analysis import SWINGS, TRIALS, WINS, JudgedGame, Row, Slice
from stoneage_qt.games.inka.bots.analysis import judge
from stoneage_qt.games.inka.bots.memory import Memory, belief_of
from stoneage_qt.games.inka.bots.weighing import table_chances
from stoneage_qt.games.inka.rules import (
    NOBODY,
    Action,
    State,
    apply,
    decode,
    determinize,
    encode,
    new_state,
)
from stoneage_qt.games.inka.rules.actions import STEAL

_DIGITS: Final = 5


class AnalysisWork:
    """The work of the processes: plain values in, plain values out (numbers and texts)."""

    def __init__(self) -> None:
        self._game: JudgedGame | None = None
        self._actions: list[Action] = []
        self._state = State()
        self._memory: Memory | None = None
        self._at = 0

    def answer(self, request: JudgedGame | Slice, stop: Stop) -> list[Row]:
        """The rows of a slice, each beginning with its number; nothing for a game."""
        if isinstance(request, JudgedGame):
            self._game = request
            self._actions = [decode(text) for text in request.actions]
            self._begin()
            return []
        rows: list[Row] = []
        for number in request.numbers:
            if stop():
                break
            row = self._row(request.kind, number)
            if row is not None:
                rows.append((number, *row))
        return rows

    def close(self) -> None:
        """Nothing stays open."""

    def _begin(self) -> None:
        assert self._game is not None, "no game yet"
        self._state, self._at = new_state(self._game.setup), 0
        self._memory = Memory(self._state)

    def _go_to(self, number: int) -> State:
        if number < self._at:
            self._begin()
        assert self._memory is not None
        while self._at < number:
            action = self._actions[self._at]
            apply(self._state, action)
            self._memory.see(action, self._state)
            self._at += 1
        return self._state

    def _row(self, kind: str, number: int) -> Row | None:
        if kind == SWINGS:
            return self._swing(number)
        s = self._go_to(number)
        if kind == WINS:
            return _rounded(self._chances())
        return self._verdict(s, number, closer=kind == TRIALS)

    def _known(self) -> dict[str, Any]:
        assert self._memory is not None
        return self._memory.open_to_all()

    def _chances(self) -> list[float]:
        """As everybody at the table may know them, also of a game that is over."""
        s, known = self._state, belief_of(self._known())
        if known is None:
            # Who has lost count knows no more than the numbers of cards.
            s = determinize(s, NOBODY, random.Random(s.turn))
        return table_chances(s, known)

    def _swing(self, number: int) -> Row | None:
        """What chance did; of a robbed card nobody at the table is told (V2)."""
        if self._actions[number].word == STEAL:
            return None
        self._go_to(number)
        before = self._chances()
        self._go_to(number + 1)
        after = self._chances()
        return _rounded([new - old for new, old in zip(after, before, strict=True)])

    def _verdict(self, s: State, number: int, *, closer: bool) -> Row | None:
        assert self._game is not None
        assert self._memory is not None
        if s.actor not in self._game.eyes:
            return None
        known = self._memory.of(s.actor)
        action = self._actions[number]
        verdict = judge(s, action, number, known, self._game.seed, closer=closer)
        if verdict is None:
            return None
        measures = (verdict.odds, verdict.points, verdict.error, verdict.points_error, verdict.lead)
        return (
            verdict.seat,
            encode(verdict.played),
            encode(verdict.best),
            round(verdict.win_played, _DIGITS),
            round(verdict.win_best, _DIGITS),
            tuple(tuple(why) for why in verdict.reasons),
            verdict.tried,
            verdict.aspect,
            *_rounded(measures),
        )


def _rounded(numbers: Any) -> Row:
    return tuple(round(number, _DIGITS) for number in numbers)
