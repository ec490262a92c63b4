"""Somebody who plays Stone Age in the window."""

from typing import Any

from stoneage_qt.games.stoneage.rules import Action, State
from stoneage_qt.games.stoneage.rules.actions import PLACE, RESOLVE
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.tableau_layout import HOME_HEIGHT, home_spot
from stoneage_qt.session.match import Match
from tests.e2e.player import Player, Sheet
from tests.e2e.program import Program


class StoneAgePlayer(Player):
    """Drags people to places and clicks on places; without a sheet by the moves list alone."""

    def __init__(self, program: Program, sheet: Sheet | None, match: Match) -> None:
        super().__init__(program, match, "gatherer")
        self._sheet = sheet

    def by_mouse(self, s: Any, action: Any) -> bool:
        if self._sheet is not None and action.kind == PLACE:
            self._drag(self._sheet, s, action)
        elif self._sheet is not None and action.kind == RESOLVE:
            self.clicks += 1
            self.program.click(*_place(self._sheet, action.place))
        else:
            return False
        return True

    def _drag(self, sheet: Sheet, s: State, action: Action) -> None:
        self.drags += 1
        x, y = home_spot(s.players[0].supply - 1)
        start = sheet.point(x, y - HOME_HEIGHT / 3)
        self.program.drag(start, _place(sheet, action.place), action.number)


def _place(sheet: Sheet, place: int) -> tuple[int, int]:
    """The middle of a place."""
    middle = geometry(place).area.center
    return sheet.point(middle.x, middle.y)
