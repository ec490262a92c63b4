"""Somebody who plays Rise of the Inkas in the window."""

from typing import Any, Final

from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import FOUNDING
from stoneage_qt.games.inka.rules.places import stands_at
from stoneage_qt.games.inka.rules.questions import decline_by, overbuilding
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.choices import COSTS, spot_of_action
from stoneage_qt.games.inka.ui.board.lights import spot_at
from stoneage_qt.games.inka.ui.board.rack import home
from stoneage_qt.session.match import Match
from tests.e2e.player import Player, Sheet
from tests.e2e.program import Program

# What is dragged from the rack every second time, else clicked on the land.
_BUILT: Final = (act.ROAD, act.SETTLE, act.CITY)


def asks_first(s: State, action: act.Action) -> bool:
    """Whether the table asks once more: a tribe ends or begins, a ruin goes, the own tile."""
    if action.word == act.FOUND:
        return bool(s.phase == FOUNDING)
    if action.word == act.ROBBER:
        return stands_at(s, s.actor, action.number)
    ruin = action.word == act.SETTLE and overbuilding(s, action.number) is not None
    return ruin or decline_by(s, action) is not None


class InkaPlayer(Player):
    """Drags pieces and the robber, clicks on the land, ends turns by a key."""

    def __init__(self, program: Program, sheet: Sheet, match: Match) -> None:
        super().__init__(program, match, "builder")
        self._sheet = sheet

    def by_mouse(self, s: Any, action: Any) -> bool:
        if action.word == act.END:
            self.program.keys("n")
            return True
        spot = spot_of_action(action)
        if spot is None:
            return False
        goal = self._sheet.point(*spot_at(spot))
        start = self._start(s, action)
        if start is not None and self.rng.random() < 0.5:
            self.drags += 1
            self.program.drag(start, goal)
        else:
            self.clicks += 1
            self.program.click(*goal)
        if asks_first(s, action):
            self.program.keys("Return")
        return True

    def _start(self, s: State, action: act.Action) -> tuple[int, int] | None:
        """Where the piece stands that is carried."""
        if action.word == act.ROBBER:
            there = layout.robber_spot(s.robber)
            return self._sheet.point(there.x, there.y - 30)
        return self._sheet.point(*home(COSTS[action.word])) if action.word in _BUILT else None
