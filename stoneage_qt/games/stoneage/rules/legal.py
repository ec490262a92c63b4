"""Every legal action of a position, in a stable order."""

from typing import Final

from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    LEAVE_AT,
    PICK_DIE,
    PLACE_EXACT,
    PLACE_UP_TO,
    RESOLVE_AT,
    REWARD,
    STARVE_ACTION,
    TOOLS,
    Action,
)
from stoneage_qt.games.stoneage.rules.components import (
    BUILDINGS,
    CARDS,
    FIXED_COST,
    REWARD_GOODS,
    REWARD_POINTS,
    TOP_GOODS_OF_CHOICE,
    Building,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    FIELD,
    GATHERING_RINGS,
    GOLD,
    HARD_WINTER,
    HUNT,
    HUT,
    IGLOO1,
    NO_PLACE,
    PLACING,
    RIVER,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_TOOLS,
    STONE,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.payments import (
    BUY_EXTRA_FOR,
    CLAIM_ACTIONS,
    FEED_WITH,
    build_actions,
    buy_actions,
    payments,
)
from stoneage_qt.games.stoneage.rules.state import Player, State
from stoneage_qt.games.stoneage.rules.yields import one_use_tools

# Subsets of the three tool slots, by a bit mask of the unused ones; the empty one first.
_SLOT_SUBSETS: Final = tuple(
    tuple(
        tuple(slot for slot in (1, 2, 3) if subset & (1 << (slot - 1)))
        for subset in range(8)
        if subset & mask == subset
    )
    for mask in range(8)
)
_SLOT_ACTIONS: Final = tuple(
    [Action(TOOLS, tools=slots) for slots in subsets] for subsets in _SLOT_SUBSETS
)


def legal_actions(s: State) -> list[Action]:
    """Every legal action, stable order; empty only at a chance point or when over."""
    seat = s.actor
    if seat < 0:
        return []
    player = s.players[seat]
    if s.step == STEP_CHOOSE:
        out = placements(s, seat) if s.phase == PLACING else _resolutions(s, seat)
    elif s.step == STEP_TOOLS:
        out = _tool_choices(player)
    elif s.step == STEP_PICK:
        out = [PICK_DIE[die] for die in sorted(set(s.dice))]
    elif s.step == STEP_FEED:
        out = [FEED_WITH[goods] for goods in payments(player.goods, s.missing)]
        out.append(STARVE_ACTION)
    else:
        out = _rewards(s)
    if player.open_cards and can_claim(player):
        out += CLAIM_ACTIONS
    return out


def placements(s: State, seat: int) -> list[Action]:  # noqa: C901 - one pass, for speed
    """Phase 1: where `seat` may put how many people (P1 to P7, W3, W7)."""
    supply = s.players[seat].supply
    out: list[Action] = []
    if supply == 0:
        return out
    placed = s.placed
    crowd = s.crowd
    if placed[HUNT][seat] == 0:
        out += PLACE_UP_TO[HUNT][supply]
    seats = len(s.players)
    for place in range(1, RIVER + 1):
        here = crowd[place]
        if here == 0:
            out += PLACE_UP_TO[place][min(supply, GATHERING_RINGS)]
        elif (
            seats > 2
            and here < GATHERING_RINGS
            and placed[place][seat] == 0
            and gathering_open(s, place)
        ):
            out += PLACE_UP_TO[place][min(supply, GATHERING_RINGS - here)]
    if seats == 4 or (crowd[TOOLMAKER] > 0) + (crowd[HUT] > 0) + (crowd[FIELD] > 0) < 2:  # P5
        if crowd[TOOLMAKER] == 0:
            out.append(PLACE_EXACT[TOOLMAKER])
        if crowd[HUT] == 0 and supply > 1:
            out.append(PLACE_EXACT[HUT])
        if crowd[FIELD] == 0:
            out.append(PLACE_EXACT[FIELD])
    display = s.display
    for slot in range(4):
        if crowd[CARD1 + slot] == 0 and display[slot] is not None:
            out.append(PLACE_EXACT[CARD1 + slot])
    stacks = s.stacks
    for stack in range(seats):
        if crowd[BUILDING1 + stack] == 0 and stacks[stack]:
            out.append(PLACE_EXACT[BUILDING1 + stack])
    for igloo in s.igloos:
        if crowd[IGLOO1 + igloo] == 0:
            out.append(PLACE_EXACT[IGLOO1 + igloo])
    if s.animal is not None and crowd[ANIMAL] < seats:
        out.append(PLACE_EXACT[ANIMAL])
    return out


def gathering_open(s: State, place: int) -> bool:
    """May one more player come to this gathering place (P6)?"""
    seats = len(s.players)
    if seats == 4:
        return True
    others = 0
    for people in s.placed[place]:
        if people:
            others += 1
    return others < seats - 1


def can_claim(player: Player) -> bool:
    """Does an unused two-resources card lie open before the player?"""
    return any(CARDS[card].top == TOP_GOODS_OF_CHOICE for card in player.open_cards)


def has_tools(player: Player) -> bool:
    """Is there anything the player could add to a roll (A7)?"""
    for slot in range(3):
        if player.tools[slot] and not player.used[slot]:
            return True
    return bool(player.open_cards) and bool(one_use_tools(player))


def _tool_choices(player: Player) -> list[Action]:
    mask = 0
    for slot in range(3):
        if player.tools[slot] and not player.used[slot]:
            mask |= 1 << slot
    out = _SLOT_ACTIONS[mask][:]
    cards = one_use_tools(player) if player.open_cards else []
    for chosen in range(1, 1 << len(cards)):
        subset = tuple([card for i, card in enumerate(cards) if chosen & (1 << i)])
        out += [Action(TOOLS, tools=slots, cards=subset) for slots in _SLOT_SUBSETS[mask]]
    return out


def _resolutions(s: State, seat: int) -> list[Action]:
    """Phase 2: which own place to resolve next, with every way to pay."""
    placed = s.placed
    player = s.players[seat]
    goods = player.goods
    hard = HARD_WINTER in s.modules
    out = [RESOLVE_AT[place] for place in range(FIELD + 1) if placed[place][seat]]
    for slot in range(4):
        if placed[CARD1 + slot][seat]:
            out += buy_actions(slot, goods)
            if hard and goods[GOLD]:
                table = BUY_EXTRA_FOR[slot]
                ways = payments(goods, slot + 1)
                out += [table[way] for way in ways if way[GOLD] < goods[GOLD]]
            out.append(LEAVE_AT[CARD1 + slot])
    for stack in range(len(s.players)):
        if placed[BUILDING1 + stack][seat]:
            building = BUILDINGS[s.stacks[stack][0]]
            if building.kind == FIXED_COST:
                _add_fixed(out, building, BUILDING1 + stack, goods, hard)
            else:
                out += build_actions(stack, building, goods)
            out.append(LEAVE_AT[BUILDING1 + stack])
    if s.igloos:
        for igloo in s.igloos:
            if placed[IGLOO1 + igloo][seat]:
                _add_fixed(out, s.components.igloos[igloo], IGLOO1 + igloo, goods, hard)
                out.append(LEAVE_AT[IGLOO1 + igloo])
    return out


def _add_fixed(
    out: list[Action], building: Building, place: int, goods: list[int], hard: bool
) -> None:
    """A given cost, and hard winter's stone on top of it (W1)."""
    cost = building.cost
    for good in range(4):
        if cost[good] > goods[good]:
            return
    out.append(Action(BUILD, place, 0, cost))
    if hard and building.extra and goods[STONE] > cost[STONE]:
        out.append(Action(BUILD, place, 0, cost, True))


def _rewards(s: State) -> list[Action]:
    """W9: each die its reward, or 3 points instead; a die of points has no alternative."""
    out: list[Action] = []
    for die in sorted(set(s.dice)):
        reward = s.components.rewards[die - 1]
        if reward.kind == REWARD_GOODS:
            ways = payments([reward.amount] * 4, reward.amount)
            out += [Action(REWARD, NO_PLACE, die, way) for way in ways]
        else:
            out.append(Action(REWARD, NO_PLACE, die))
        if reward.kind != REWARD_POINTS:
            out.append(Action(REWARD, NO_PLACE, die, extra=True))
    return out
