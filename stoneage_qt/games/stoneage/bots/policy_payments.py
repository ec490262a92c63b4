"""Ways to pay and to use tools that are worth comparing."""

from typing import Final

from stoneage_qt.games.stoneage.bots.features_tables import CARD_AMOUNT, CARD_TOP, IS_CHOICE
from stoneage_qt.games.stoneage.rules.actions import BUILD, NO_TOOLS_ACTION, Action
from stoneage_qt.games.stoneage.rules.components import (
    BUILDINGS,
    FIXED_COST,
    N_OF_K,
    TOP_ROLL,
    Building,
)
from stoneage_qt.games.stoneage.rules.constants import (
    BUILDING1,
    CARD1,
    GOLD,
    HARD_WINTER,
    IGLOO1,
    NO_PLACE,
    RIVER,
    STONE,
)
from stoneage_qt.games.stoneage.rules.legal import legal_actions
from stoneage_qt.games.stoneage.rules.payments import (
    BUILD_FOR,
    BUY_EXTRA_FOR,
    BUY_FOR,
    CLAIM_ACTIONS,
    FEED_WITH,
    kinds_of,
    payments,
)
from stoneage_qt.games.stoneage.rules.state import Player, State
from stoneage_qt.games.stoneage.rules.yields import counted, pips_of, units_of

# How far below the most that can be paid a 1-to-7 building is still worth comparing.
_SPARED_GOODS: Final = 3
# A one-use tool is gone for ever: it counts as this many pips when subsets are compared.
_ONE_USE_PENALTY: Final = 100


def pay_options(s: State, seat: int, place: int) -> list[tuple[Action | None, Action]]:
    """Every useful payment at `place` (NO_PLACE: for the missing food).

    Each comes with the claim of the two-resources card that must be made first, or None.
    Claims are listed only where all the claimed goods are paid at once.
    """
    player = s.players[seat]
    result: list[tuple[Action | None, Action]] = [
        (None, action) for action in _ways(s, place, player.goods)
    ]
    if _may_claim(player):
        for claim in CLAIM_ACTIONS:
            goods = [player.goods[good] + claim.goods[good] for good in range(4)]
            ways = _ways(s, place, goods)
            result += [(claim, action) for action in ways if _covers(action, claim)]
    return result


def _may_claim(player: Player) -> bool:
    for card in player.open_cards:
        if IS_CHOICE[card]:
            return True
    return False


def _covers(action: Action, claim: Action) -> bool:
    for good in range(4):
        if action.goods[good] < claim.goods[good]:
            return False
    return True


def _ways(s: State, place: int, goods: list[int]) -> list[Action]:
    if place == NO_PLACE:
        return [FEED_WITH[way] for way in payments(goods, s.missing)]
    hard = HARD_WINTER in s.modules
    if place < BUILDING1:
        slot = place - CARD1
        ways = payments(goods, slot + 1)
        out = [BUY_FOR[slot][way] for way in ways]
        if hard and goods[GOLD]:
            out += [BUY_EXTRA_FOR[slot][way] for way in ways if way[GOLD] < goods[GOLD]]
        return out
    if place >= IGLOO1:
        return _fixed_ways(s.components.igloos[place - IGLOO1], place, goods, hard)
    building = BUILDINGS[s.stacks[place - BUILDING1][0]]
    if building.kind == FIXED_COST:
        return _fixed_ways(building, place, goods, hard)
    table = BUILD_FOR[place - BUILDING1]
    if building.kind == N_OF_K:
        ways = payments(goods, building.high)
        return [table[way] for way in ways if kinds_of(way) == building.kinds]
    most = min(building.high, sum(goods))
    out = []
    for size in range(max(building.low, most - _SPARED_GOODS), most + 1):
        out += [table[way] for way in payments(goods, size)]
    return out


def _fixed_ways(building: Building, place: int, goods: list[int], hard: bool) -> list[Action]:
    cost = building.cost
    for good in range(4):
        if cost[good] > goods[good]:
            return []
    out = [Action(BUILD, place, 0, cost)]
    if hard and building.extra and goods[STONE] > cost[STONE]:
        out.append(Action(BUILD, place, 0, cost, True))
    return out


def tool_options(s: State) -> list[Action]:
    """For each yield within reach of the roll on the table, the cheapest tools for it.

    Where no further roll can come this round, keeping a permanent tool back is pointless:
    then only the most that they give, and what one-use tools add to it, is listed.
    """
    player = s.players[s.actor]
    dice = sum(s.dice)
    reached: list[int] = []
    costs: list[int] = []
    found: list[Action] = []
    for action in legal_actions(s):
        if action.kind != NO_TOOLS_ACTION.kind:
            continue
        cost = len(action.tools)
        for slot in action.tools:
            cost += 4 * player.tools[slot - 1]
        for card in action.cards:
            cost += _ONE_USE_PENALTY + CARD_AMOUNT[card]
        added = pips_of(player, action.tools, action.cards)
        units = units_of(counted(s, dice + added), s.roll_good)
        if units in reached:
            index = reached.index(units)
            if cost < costs[index]:
                costs[index] = cost
                found[index] = action
        else:
            reached.append(units)
            costs.append(cost)
            found.append(action)
    if _may_roll_again(s, s.actor):
        return found
    free = max([u for u, cost in zip(reached, costs, strict=True) if cost < _ONE_USE_PENALTY])
    return [action for units, action in zip(reached, found, strict=True) if units >= free]


def _may_roll_again(s: State, seat: int) -> bool:
    for place in range(RIVER + 1):
        if s.placed[place][seat]:
            return True
    for slot in range(4):
        card = s.display[slot]
        if card is not None and s.placed[CARD1 + slot][seat] and CARD_TOP[card] == TOP_ROLL:
            return True
    return False
