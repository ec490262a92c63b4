"""What the person to move can do on the board, place by place; the rules decide, this finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules import constants as c
from stoneage_qt.games.inka.rules.board import CORNERS
from stoneage_qt.games.inka.rules.questions import (
    cities_to_build,
    road_paths,
    settlement_sites,
)
from stoneage_qt.games.inka.ui.spots import CROSSING, PATH, TILE, Spot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stoneage_qt.games.inka.rules import Action, State

Choices = dict[Spot, "Action"]
"""The one thing that can be done at a place: no mode, the place decides the piece."""

_ON_CROSSINGS: Final = (act.SETTLE, act.CITY, act.FOUND)
# Which piece an action puts on the board, as the rack knows it.
COSTS: Final = {
    act.ROAD: c.COST_ROAD,
    act.SETTLE: c.COST_SETTLEMENT,
    act.CITY: c.COST_CITY,
    act.FOUND: c.COST_SETTLEMENT,
}


def choices(s: State, actions: Iterable[Action]) -> Choices:
    """Of the legal actions those that belong to a place."""
    found: Choices = {}
    for action in actions:
        if action.word == act.ROAD:
            found[Spot(PATH, action.number)] = action
        elif action.word in _ON_CROSSINGS:
            found[Spot(CROSSING, action.number)] = action
        elif action.word == act.ROBBER:
            found[Spot(TILE, action.number)] = action
        elif action.word == act.ROB:
            for crossing in CORNERS[s.robber]:
                if s.owner[crossing] == action.number:
                    found[Spot(CROSSING, crossing)] = action
    return found


def without_cards(s: State, seat: int, cost: int) -> list[Spot]:
    """Where a piece could go if the cards were there (B2 to B7)."""
    if cost == c.COST_ROAD:
        return [Spot(PATH, path) for path in road_paths(s, seat)]
    sites = settlement_sites if cost == c.COST_SETTLEMENT else cities_to_build
    return [Spot(CROSSING, crossing) for crossing in sites(s, seat)]


def attempt(s: State, spot: Spot, piece: int | None = None) -> Action | None:
    """What a click on a place means, legal or not; None where it means nothing now.

    piece: the piece of the rack (COST_ROAD …) that is put there, if one is.
    """
    on_tile, on_path = spot.what == TILE, spot.what == PATH
    if s.phase == c.MOVING_ROBBER:
        return act.Action(act.ROBBER, spot.number) if on_tile else None
    if s.phase in (c.FIRST_ROAD, c.FREE_ROADS):
        return act.ROADS[spot.number] if on_path else None
    if s.phase == c.MAIN and on_path:
        return act.ROADS[spot.number]
    if spot.what != CROSSING:
        return None
    if s.phase == c.FOUNDING:
        return act.FOUNDS[spot.number]
    if s.phase == c.FIRST_SETTLE:
        return act.SETTLES[spot.number]
    if s.phase == c.MAIN:
        mine = s.owner[spot.number] == s.actor and not s.ruin[spot.number]
        city = piece == c.COST_CITY or (mine and piece != c.COST_SETTLEMENT)
        return act.CITIES[spot.number] if city else act.SETTLES[spot.number]
    return None


def of_piece(found: Choices, cost: int) -> Choices:
    """Those that put a piece of the rack."""
    return {spot: a for spot, a in found.items() if COSTS.get(a.word) == cost}


def spot_of_action(action: Action) -> Spot | None:
    """The place that an action names; None where it names none."""
    if action.word == act.ROAD:
        return Spot(PATH, action.number)
    if action.word in _ON_CROSSINGS:
        return Spot(CROSSING, action.number)
    return Spot(TILE, action.number) if action.word == act.ROBBER else None
