"""What a roll brings: the one place that knows how dice, tools and animal make a yield."""

from functools import cache
from typing import NamedTuple

from stoneage_qt.games.stoneage.rules.chance import sum_odds
from stoneage_qt.games.stoneage.rules.components import CARDS, TOP_ONE_USE_TOOL
from stoneage_qt.games.stoneage.rules.constants import DIVISORS
from stoneage_qt.games.stoneage.rules.state import Player, State


class RollYield(NamedTuple):
    """What a roll comes to.

    total: what counts of it, after the animal. divisor: pips for one unit. units: what it
    brings. more: pips that are missing for one unit more.
    """

    total: int
    divisor: int
    units: int
    more: int


def counted(s: State, pips: int) -> int:
    """What counts of so many pips, tools included: never below zero (W6)."""
    return max(0, pips - s.malus())


def units_of(total: int, good: int) -> int:
    """The units that a counted total brings; good: 0 for food, 1 to 4 for goods (A6)."""
    return total // DIVISORS[good]


def yield_of(s: State, added: int = 0) -> RollYield:
    """What the dice on the table bring with so many pips added by tools."""
    divisor = DIVISORS[s.roll_good]
    total = counted(s, sum(s.dice) + added)
    units = units_of(total, s.roll_good)
    return RollYield(total, divisor, units, (units + 1) * divisor - total)


@cache
def mean_units(dice: int, good: int, added: int, malus: int) -> float:
    """The exact mean of a roll's units. Tools need somebody on the place (A7): no dice, none."""
    if dice == 0:
        return 0.0
    return sum(
        [
            chance * units_of(max(0, pips + added - malus), good)
            for pips, chance in enumerate(sum_odds(dice))
        ]
    )


def mean_yield(s: State, good: int, dice: int, added: int = 0) -> float:
    """The exact mean of what `dice` dice bring now."""
    return mean_units(dice, good, added, s.malus())


def unused_slots(player: Player) -> list[int]:
    """The tool slots (1 to 3) that may still be added to a roll this round (A7)."""
    return [slot + 1 for slot in range(3) if player.tools[slot] and not player.used[slot]]


def one_use_tools(player: Player) -> list[int]:
    """The unused one-use tools of a player, ascending."""
    return sorted([card for card in player.open_cards if CARDS[card].top == TOP_ONE_USE_TOOL])


def pips_of(player: Player, slots: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """What these tool slots (1 to 3) and one-use tools add to a roll (A7)."""
    added = 0
    for slot in slots:
        added += player.tools[slot - 1]
    for card in cards:
        added += CARDS[card].amount
    return added


def unused_pips(player: Player, one_use: bool = True) -> int:
    """What all unused tools together could add to one roll."""
    cards = tuple(one_use_tools(player)) if one_use else ()
    return pips_of(player, tuple(unused_slots(player)), cards)
