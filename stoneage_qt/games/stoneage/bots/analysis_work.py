"""The analysis of a game in slices, for a process of its own.

A slice is small enough that its owner can show progress and take it back at any moment, and
no slice depends on another, so that several processes share a game and give the same result.
"""

from typing import Final

from stoneage_qt.background.processes import Stop
from stoneage_qt.contract.analysis import SWINGS, TRIALS, WINS, JudgedGame, Row, Slice
from stoneage_qt.games.stoneage.bots.analysis import judge, roll_swing
from stoneage_qt.games.stoneage.bots.hints import shipped_nets
from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.value import Nets, chances
from stoneage_qt.games.stoneage.rules import Action, State, apply, decode, encode, new_state

_DIGITS: Final = 5


class AnalysisWork:
    """The work of the processes: plain values in, plain values out (numbers and texts).

    nets: those of the program unless given.
    """

    def __init__(self, nets: Nets | None = None) -> None:
        self._nets = nets
        self._net: Net | None = None
        self._actions: list[Action] = []
        self._seed = 0
        self._state = State()
        self._start = State()
        self._at = 0

    def answer(self, request: JudgedGame | Slice, stop: Stop) -> list[Row]:
        """The rows of a slice, each beginning with its number; nothing for a game."""
        if isinstance(request, JudgedGame):
            self._take(request)
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

    def _take(self, game: JudgedGame) -> None:
        nets = shipped_nets() if self._nets is None else self._nets
        self._net = nets[game.setup.players]
        self._actions = [decode(text) for text in game.actions]
        self._seed = game.seed
        self._start = new_state(game.setup)
        self._state, self._at = self._start.copy(), 0

    def _go_to(self, number: int) -> State:
        if number < self._at:
            self._state, self._at = self._start.copy(), 0
        while self._at < number:
            apply(self._state, self._actions[self._at])
            self._at += 1
        return self._state

    def _row(self, kind: str, number: int) -> Row | None:
        net = self._net
        assert net is not None, "no game yet"
        s = self._go_to(number)
        if kind == WINS:
            return tuple(round(win, _DIGITS) for win in chances(net, s.copy()))
        action = self._actions[number]
        if kind == SWINGS:
            return tuple(round(swing, _DIGITS) for swing in roll_swing(net, s, action.dice))
        verdict = judge(net, s, action, number, self._seed, closer=kind == TRIALS)
        if verdict is None:
            return None
        return (
            verdict.seat,
            encode(verdict.played),
            encode(verdict.best),
            round(verdict.win_played, _DIGITS),
            round(verdict.win_best, _DIGITS),
            tuple(tuple(why) for why in verdict.reasons),
            verdict.tried,
            *(
                round(measure, _DIGITS)
                for measure in (
                    *(verdict.odds, verdict.points, verdict.error),
                    *(verdict.points_error, verdict.lead),
                )
            ),
        )
