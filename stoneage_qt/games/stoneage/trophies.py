"""What is worth remembering of one game of Stone Age for good."""

from collections.abc import Iterable
from typing import Final

from stoneage_qt.contract import TrophyBook
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.constants import GOLD
from stoneage_qt.games.stoneage.rules.scoring import standings, symbol_rows
from stoneage_qt.session.match import Match

_PEOPLE, _FIELDS, _TOOLS, _SYMBOLS = 10, 10, 12, (8, 12)
_BUILDINGS, _GOLD_AT_ONCE, _POINTS, _LEAD, _BEHIND = 10, 4, 300, 100, 30
_DEAREST, _HUNGRY_ROUNDS, _IGLOOS, _BEASTS = 7, 5, 2, 3


def won_in(match: Match, seat: int) -> set[str]:
    """The trophies that a seat has won by a finished game."""
    last = match.state_at(len(match.actions))
    player = last.players[seat]
    results = standings(last)
    mine = results[seat]
    others = [result.total for result in results if result.seat != seat]
    happened = [event for event in _events(match) if event.seat == seat]
    first_row, second_row = symbol_rows(player.cards + player.open_cards)
    found = {
        "full_hut": player.people >= _PEOPLE,
        "harvest": player.agriculture >= _FIELDS,
        "toolbox": sum(player.tools) >= _TOOLS,
        "eight_symbols": first_row >= _SYMBOLS[0],
        "twelve_symbols": first_row + second_row >= _SYMBOLS[1],
        "ten_buildings": len(player.buildings) >= _BUILDINGS,
        "seven_gold": any(e.kind == ev.PAID and e.goods[GOLD] >= _DEAREST for e in happened),
        "gold_rush": any(
            e.kind == ev.GATHERED and e.goods[GOLD] >= _GOLD_AT_ONCE for e in happened
        ),
        "three_hundred": mine.total >= _POINTS,
        "all_igloos": len(player.igloos) >= _IGLOOS,
        "beasts": sum(1 for e in _events(match) if e.kind == ev.ANIMAL_FLED) >= _BEASTS,
    }
    if mine.rank == 1:
        hungry = sum(1 for event in happened if event.kind == ev.HUNGRY)
        winter = match.options.season == "winter"
        found |= {
            "landslide": mine.total - max(others) >= _LEAD,
            "photo_finish": mine.total - max(others) <= 1,
            "from_behind": _was_behind(match, seat),
            "no_tools": not any(e.kind == ev.TOOL_GAINED and e.amount for e in happened),
            "no_fields": player.agriculture == 0,
            "no_buildings": not player.buildings,
            "hungry": hungry >= _HUNGRY_ROUNDS,
            "winter_fed": winter and not hungry,
        }
    return {key for key, is_so in found.items() if is_so}


def _events(match: Match) -> Iterable[ev.Event]:
    for index in range(len(match.actions)):
        yield from match.events_at(index)


def _was_behind(match: Match, seat: int) -> bool:
    """Whether the seat was far behind the best when half of the game was over."""
    points = standings(match.state_at(len(match.actions) // 2))
    return max(result.total for result in points) - points[seat].total >= _BEHIND


TROPHY_BOOK: Final = TrophyBook(
    kinds=(
        *("full_hut", "harvest", "toolbox", "eight_symbols", "twelve_symbols", "ten_buildings"),
        *("seven_gold", "gold_rush", "three_hundred", "landslide", "photo_finish", "from_behind"),
        *("no_tools", "no_fields", "no_buildings", "hungry", "winter_fed", "all_igloos", "beasts"),
    ),
    won_in=won_in,
)
