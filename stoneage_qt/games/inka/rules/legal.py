"""Every legal action, in a stable order; of offers and counters the listed ones (H11, H12)."""

from stoneage_qt.games.inka.rules.actions import (
    ACCEPT_ACTION,
    BUY_ACTION,
    CHASE_ACTION,
    CITIES,
    COMBAT_ACTION,
    DEALS,
    DISCARDS,
    END_ACTION,
    FOUNDS,
    INVENTIONS,
    MONOPOLIES,
    NODEAL_ACTION,
    PAIRS,
    REFUSE_ACTION,
    ROADS,
    ROADS_ACTION,
    ROBBER_TO,
    ROBBER_TO_FRAME,
    ROBS,
    SETTLES,
    THROW_ACTION,
    Action,
)
from stoneage_qt.games.inka.rules.board import CROSSINGS, LAND_TILES, PATHS_AT
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHOOSE,
    CITY_LEVEL,
    COMBAT,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    DISCARDING,
    FIRST_ROAD,
    FIRST_SETTLE,
    FOUNDING,
    FREE_ROADS,
    INVENTION,
    KINDS,
    MAIN,
    MONOPOLY,
    MOVING_ROBBER,
    NOBODY,
    REPLY,
    ROADS_CARD,
    SETTLEMENT,
    VICTIM,
)
from stoneage_qt.games.inka.rules.payments import affords, holds, playable
from stoneage_qt.games.inka.rules.places import (
    city_sites,
    founding_sites,
    has_city,
    has_open_path,
    has_piece,
    is_free_site,
    open_paths,
    open_sites,
    roads_left,
    stands_at,
    victims,
)
from stoneage_qt.games.inka.rules.state import REFUSED, State
from stoneage_qt.games.inka.rules.trade import list_bank, list_counters, list_offers, list_route


def legal_actions(s: State) -> list[Action]:
    """Complete but for offers and counters; empty only at a chance point or when over."""
    phase = s.phase
    if phase == MAIN:
        return _main(s)
    if phase == BEFORE:
        found = [THROW_ACTION]
        _plays(s, found)
        return found
    if phase == REPLY:
        return _reply(s)
    if phase == CHOOSE:
        return _choose(s)
    if phase == DISCARDING:
        hand = s.players[s.actor].hand
        return [DISCARDS[kind] for kind in range(KINDS) if hand[kind]]
    if phase == MOVING_ROBBER:
        found = [ROBBER_TO[tile] for tile in LAND_TILES if tile != s.robber]
        found.append(ROBBER_TO_FRAME)
        return found
    if phase == VICTIM:
        return [ROBS[seat] for seat in victims(s)]
    return _placing(s)


def _placing(s: State) -> list[Action]:
    """What is put on the board outside `main`."""
    phase = s.phase
    if phase == FREE_ROADS:
        return [ROADS[path] for path in open_paths(s, s.active)]
    if phase == FOUNDING:
        return [FOUNDS[crossing] for crossing in founding_sites(s, s.active)]
    if phase == FIRST_SETTLE:
        return [SETTLES[crossing] for crossing in range(CROSSINGS) if is_free_site(s, crossing)]
    if phase == FIRST_ROAD:
        return [ROADS[path] for path in PATHS_AT[s.site] if s.roads[path] == NOBODY]
    return []


def _main(s: State) -> list[Action]:
    seat = s.active
    found: list[Action] = []
    if affords(s, seat, COST_ROAD) and roads_left(s, seat) > 0:
        found += [ROADS[path] for path in open_paths(s, seat)]
    if affords(s, seat, COST_SETTLEMENT) and has_piece(s, seat, SETTLEMENT):
        found += [SETTLES[crossing] for crossing in open_sites(s, seat)]
    if affords(s, seat, COST_CITY) and has_piece(s, seat, CITY_LEVEL) and not has_city(s, seat):
        found += [CITIES[crossing] for crossing in city_sites(s, seat)]
    if s.deck and affords(s, seat, COST_CARD):
        found.append(BUY_ACTION)
    list_bank(s, found)
    if s.route == seat and not s.route_used:
        list_route(s, found)
    list_offers(s, found)
    _plays(s, found)
    found.append(END_ACTION)
    return found


def _plays(s: State, found: list[Action]) -> None:
    """Development cards and the greatest combat arts (C1, L7)."""
    seat = s.active
    if not s.card_played and s.players[seat].cards:
        if playable(s, seat, COMBAT) >= 0:
            found.append(COMBAT_ACTION)
        if playable(s, seat, ROADS_CARD) >= 0 and has_open_path(s, seat):
            found.append(ROADS_ACTION)
        if playable(s, seat, INVENTION) >= 0:
            _inventions(s.supply, found)
        if playable(s, seat, MONOPOLY) >= 0:
            found.extend(MONOPOLIES)
    if s.arts == seat and not s.arts_used and stands_at(s, seat, s.robber):
        found.append(CHASE_ACTION)


def _inventions(supply: list[int], found: list[Action]) -> None:
    for number, (i, j) in enumerate(PAIRS):
        if supply[i] and supply[j] and (i != j or supply[i] > 1):
            found.append(INVENTIONS[number])


def _reply(s: State) -> list[Action]:
    offer = s.offer
    assert offer is not None
    found: list[Action] = []
    if holds(s.players[s.actor].hand, offer.want):
        found.append(ACCEPT_ACTION)
    found.append(REFUSE_ACTION)
    list_counters(s, offer, found)
    return found


def _choose(s: State) -> list[Action]:
    offer = s.offer
    assert offer is not None
    hand = s.players[s.active].hand
    found: list[Action] = []
    for seat, answer in enumerate(offer.answers):
        if answer is None or answer == REFUSED:
            continue
        if isinstance(answer, tuple) and not holds(hand, answer[1]):
            continue
        found.append(DEALS[seat])
    found.append(NODEAL_ACTION)
    return found
