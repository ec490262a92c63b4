"""What a place is worth and what a build would change, in words with the numbers of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from stoneage_qt.games.inka.rules import questions as ask
from stoneage_qt.games.inka.rules.board import IS_LAND
from stoneage_qt.games.inka.rules.constants import (
    CITY_LEVEL,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    FRAME,
    MAIN,
    NOBODY,
    OCEAN,
    SETTLEMENT,
)
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.ui.spots import CROSSING, PATH, Spot
from stoneage_qt.games.inka.ui.words.names import (
    InkaCounts,
    building_name,
    cards_text,
    kind_name,
)
from stoneage_qt.games.inka.ui.words.places import crossing_text, path_text, tile_text
from stoneage_qt.games.inka.ui.words.reasons import missing_text
from stoneage_qt.ui.words.language import both, capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.inka.rules import State
    from stoneage_qt.games.inka.rules.questions import Decline

translate = QCoreApplication.translate


class Told(NamedTuple):
    """A title and some lines."""

    title: str
    lines: tuple[str, ...]


class BoardCounts(QObject):
    """Numbers with their noun; a QObject, because only `tr` marks plurals for the catalogue."""

    def roads_away(self, n: int) -> str:
        """How far a crossing is."""
        return self.tr("%n roads away", "", n)

    def founding_places(self, n: int) -> str:
        """Where a new tribe could begin."""
        return self.tr("%n places are open for founding.", "", n)

    def ruins(self, n: int) -> str:
        """Buildings under thicket."""
        return self.tr("%n buildings become ruins and go on yielding.", "", n)

    def roads_back(self, n: int) -> str:
        """Roads that leave the board."""
        return self.tr("%n roads leave the board.", "", n)

    def cleared(self, n: int) -> str:
        """Old ruins that leave the board."""
        return self.tr("%n ruins of the tribe before leave the board.", "", n)


def yield_line(cards: Sequence[int]) -> str:
    """Cards in 36 throws, in sum and by kind: "13 cards in 36 throws: wood 5, potato 4, coca 4"."""
    if not any(cards):
        return translate("InkaBoard", "Yields nothing")
    parts = ", ".join(f"{kind_name(kind)} {n}" for kind, n in enumerate(cards) if n)
    words = translate("InkaBoard", "{cards} in 36 throws: {parts}")
    return words.format(cards=InkaCounts().cards(sum(cards)), parts=parts)


def told_of(s: State, spot: Spot, names: Sequence[str], seat: int, open_hand: bool) -> Told:
    """Everything worth knowing about a place for a seat; `open_hand`: its cards may be used."""
    if spot.what == CROSSING:
        return Told(
            capital(crossing_text(s, spot.number)),
            tuple(_crossing(s, spot.number, names, seat, open_hand)),
        )
    if spot.what == PATH:
        return Told(
            capital(path_text(s, spot.number)),
            tuple(_path(s, spot.number, names, seat, open_hand)),
        )
    return Told(capital(tile_text(s, spot.number)), tuple(_tile(s, spot.number, names, seat)))


def _crossing(
    s: State, crossing: int, names: Sequence[str], seat: int, open_hand: bool
) -> list[str]:
    owner, level = s.owner[crossing], s.level[crossing]
    if owner != NOBODY and s.ruin[crossing]:
        return ruin_lines(s, crossing, names, seat)
    lines = []
    if owner != NOBODY:
        words = translate("InkaBoard", "{building} of {name}")
        lines.append(capital(words.format(building=building_name(level), name=names[owner])))
        lines.append(yield_line(ask.crossing_yield(s, crossing, level)))
        if owner == seat and level == SETTLEMENT:
            doubled = yield_line(ask.crossing_yield(s, crossing, CITY_LEVEL))
            lines.append(translate("InkaBoard", "As a city: {yields}").format(yields=doubled))
            lines += _lacking(s, seat, COST_CITY, open_hand)
        return lines
    lines.append(yield_line(ask.crossing_yield(s, crossing)))
    fresh = [kind_name(kind) for kind in ask.new_kinds(s, seat, crossing)]
    if fresh:
        lines.append(translate("InkaBoard", "New to you: {kinds}").format(kinds=both(fresh)))
    away = ask.roads_away(s, seat)[crossing]
    if away > 0:
        lines.append(capital(BoardCounts().roads_away(away)))
    if crossing in ask.settlement_sites(s, seat):
        lines += _lacking(s, seat, COST_SETTLEMENT, open_hand)
    return lines


def _lacking(s: State, seat: int, cost: int, open_hand: bool) -> list[str]:
    """What is missing, and whether one exchange gets it; nothing where the hand is covered."""
    if not open_hand or not any(ask.missing(s, seat, cost)):
        return []
    lines = [missing_text(s, seat, cost)]
    if s.phase == MAIN and s.active == seat:
        exchange = ask.exchange_for(s, cost)
        if exchange is not None:
            words = translate("InkaBoard", "One exchange is enough: {give} for {take}")
            lines.append(
                words.format(give=cards_text(exchange.give), take=cards_text(exchange.take))
            )
    return lines


def ruin_lines(s: State, crossing: int, names: Sequence[str], seat: int) -> list[str]:
    """Whose ruin it is, that it yields, and what building over takes and gives (K5, K8)."""
    ruin = ask.overbuilding(s, crossing)
    if ruin is None:
        return []
    name = names[ruin.owner]
    words = translate("InkaBoard", "Ruin ({building}) of {name}; it still yields for its owner.")
    lines = [words.format(building=building_name(ruin.level), name=name)]
    lines.append(yield_line(ruin.loss))
    if ruin.owner == seat and sum(ruin.loss) == sum(ruin.gain):
        words = translate(
            "InkaBoard",
            "Built over: your yield stays the same ({gain} in 36 throws), and you gain a marker.",
        )
    elif ruin.owner == seat:
        words = translate(
            "InkaBoard", "Built over: you lose {loss} in 36 throws, gain {gain} and a marker."
        )
    else:
        words = translate(
            "InkaBoard",
            "Built over: {name} loses {loss} in 36 throws, you gain {gain} and a marker.",
        )
    loss, gain = (InkaCounts().cards(sum(cards)) for cards in (ruin.loss, ruin.gain))
    lines.append(words.format(name=name, loss=loss, gain=gain))
    return lines


def _path(s: State, path: int, names: Sequence[str], seat: int, open_hand: bool) -> list[str]:
    owner = s.roads[path]
    if owner != NOBODY:
        words = translate("InkaBoard", "Road of {name}; longest trade route: {length}")
        return [words.format(name=names[owner], length=route_length(s, owner))]
    if path not in ask.road_paths(s, seat):
        return []
    after = ask.route_after(s, seat, path)
    words = translate("InkaBoard", "With this road your trade route would be {length} long")
    lines = [words.format(length=after.length)]
    if after.holder != s.route and after.holder != NOBODY:
        words = translate("InkaBoard", "{name} then holds the longest trade route")
        lines.append(words.format(name=names[after.holder]))
    elif after.holder != NOBODY:
        words = translate("InkaBoard", "{name} holds the longest trade route")
        lines.append(words.format(name=names[after.holder]))
    return lines + _lacking(s, seat, COST_ROAD, open_hand)


def _tile(s: State, tile: int, names: Sequence[str], seat: int) -> list[str]:
    if tile == FRAME:
        return [translate("InkaBoard", "Here the robber harms nobody.")]
    if s.terrain[tile] == OCEAN:
        return [translate("InkaBoard", "Open sea: it yields nothing.")]
    words = translate("InkaBoard", "{kind}: {throws} of 36 throws")
    lines = [capital(words.format(kind=kind_name(s.terrain[tile]), throws=ask.throws_of(s, tile)))]
    if tile == s.robber:
        lines.append(translate("InkaBoard", "The robber stands here: the tile yields nothing."))
    share = translate("InkaBoard", "{number} to {name}")
    shares = [
        share.format(number=count, name=names[n])
        for n, count in enumerate(ask.receivers(s, tile))
        if count
    ]
    if shares:
        lines.append(translate("InkaBoard", "Gives: {shares}").format(shares=", ".join(shares)))
    victims = [names[n] for n in ask.victims_at(s, seat, tile)]
    if victims and IS_LAND[tile]:
        words = translate("InkaBoard", "Could be robbed here: {names}")
        lines.append(words.format(names=both(victims)))
    return lines


def decline_lines(decline: Decline) -> list[str]:
    """What the decline would change, before it is brought on (K3)."""
    counts = BoardCounts()
    lines = [translate("InkaBoard", "The marker completes the tribe: it declines at once.")]
    if decline.cleared:
        lines.append(capital(counts.cleared(len(decline.cleared))))
    lines.append(capital(counts.roads_back(len(decline.roads))))
    lines.append(capital(counts.ruins(len(decline.ruins))))
    lines.append(translate("InkaBoard", "Then you found a new tribe, and your turn is over."))
    lines.append(capital(counts.founding_places(len(decline.sites))))
    return lines


def founding_lines(s: State, crossing: int) -> list[str]:
    """What founding on a crossing means (K6)."""
    return [
        yield_line(ask.crossing_yield(s, crossing)),
        translate("InkaBoard", "Free of cost, without road and cards. Then your turn is over."),
    ]
