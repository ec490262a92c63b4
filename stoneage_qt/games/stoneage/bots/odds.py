"""The odds of a roll with the tools at hand: exact, for people who think about placing."""

from typing import NamedTuple

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.chance import sum_odds
from stoneage_qt.games.stoneage.rules.components import CARDS
from stoneage_qt.games.stoneage.rules.constants import CARD1, RIVER
from stoneage_qt.games.stoneage.rules.yields import counted, units_of, unused_pips


class RollOdds(NamedTuple):
    """The yield of a roll.

    mean: expected units. at_least: the chance of at least 1, 2, 3 … units, down to the last
    that is possible; empty where nothing can be won.
    """

    mean: float
    at_least: tuple[float, ...]


def tools_at_hand(s: State, seat: int, one_use: bool = True) -> int:
    """Pips that unused tools, and one-use tools, could add to one roll (A7)."""
    return unused_pips(s.players[seat], one_use)


def roll_odds(s: State, seat: int, place: int, dice: int, added: int | None = None) -> RollOdds:
    """The odds of `dice` dice at a gathering place, or of the roll card on a card place.

    `added` pips come from tools: all at hand unless given, for on a single roll more pips
    are never worse. The active animal's malus is taken off (W6).
    """
    good = _found_at(s, place)
    pips = tools_at_hand(s, seat) if added is None else added
    chances = [0.0] * (units_of(6 * dice + pips, good) + 1)
    for total, chance in enumerate(sum_odds(dice)):
        # Tools need somebody on the place (A7): no dice, no yield.
        units = units_of(counted(s, total + pips), good) if dice else 0
        chances[units] += chance
    mean = sum(units * chance for units, chance in enumerate(chances))
    at_least: list[float] = []
    rest = 1.0
    for chance in chances[:-1]:
        rest -= chance
        at_least.append(min(1.0, max(0.0, rest)))
    while at_least and at_least[-1] < 1e-12:
        at_least.pop()
    return RollOdds(mean, tuple(at_least))


def _found_at(s: State, place: int) -> int:
    """0 for food, 1 to 4 for goods: an index into DIVISORS. ValueError where none is rolled for."""
    if 0 <= place <= RIVER:
        return place
    card = s.display[place - CARD1] if CARD1 <= place < CARD1 + len(s.display) else None
    if card is None or CARDS[card].good < 0:
        raise ValueError(f"nothing is rolled for at place {place}")
    return CARDS[card].good + 1
