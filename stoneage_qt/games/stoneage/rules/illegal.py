"""Why an action is not legal: a code for the window to put into words, never prose.

Written apart from `legal_actions` on purpose: tests hold the two against each other.
"""

from enum import Enum

from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    FEED,
    LEAVE,
    PICK,
    PLACE,
    RESOLVE,
    REWARD,
    ROLL,
    STARVE,
    TOOLS,
    Action,
)
from stoneage_qt.games.stoneage.rules.components import (
    CARDS,
    REWARD_GOODS,
    REWARD_POINTS,
    TOP_ONE_USE_TOOL,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    CHANCE,
    FIELD,
    GATHERING_RINGS,
    GOLD,
    HARD_WINTER,
    HUNT,
    HUT,
    IGLOO1,
    IGLOOS,
    NO_GOODS,
    NO_PLACE,
    OVER,
    PLACE_COUNT,
    PLACING,
    RIVER,
    STEP_CHOOSE,
    STEP_PICK,
    STEP_REWARD,
    STEP_TOOLS,
    STONE,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.legal import can_claim
from stoneage_qt.games.stoneage.rules.payments import (
    CLAIM_SIZE,
    building_at,
    card_price,
    fits_building,
)
from stoneage_qt.games.stoneage.rules.state import Player, State


class Reason(Enum):
    """What stands against an action; the value is the code that logs and programs see."""

    GAME_OVER = "game_over"
    DICE_FIRST = "dice_first"  # chance has the move
    NO_ROLL_NOW = "no_roll_now"
    WRONG_STEP = "wrong_step"  # another kind of decision is open
    MALFORMED = "malformed"  # fields that can't belong together
    WRONG_DICE = "wrong_dice"
    NO_SUCH_PLACE = "no_such_place"  # not in this game: stack, igloo, animal, slot
    PLACE_EMPTY = "place_empty"  # no card or building lies there any more
    NOT_ENOUGH_PEOPLE = "not_enough_people"
    ALREADY_HERE = "already_here"  # P3
    PLACE_FULL = "place_full"  # P4
    TOO_MANY = "too_many"  # more than the free rings
    EXACTLY_ONE = "exactly_one"
    EXACTLY_TWO = "exactly_two"
    VILLAGE_CLOSED = "village_closed"  # P5
    OTHERS_HERE = "others_here"  # P6
    NOBODY_HERE = "nobody_here"  # none of the own people stands there
    TOOL_USED = "tool_used"
    NO_TOOL = "no_tool"
    WRONG_PRICE = "wrong_price"
    NOT_ENOUGH_GOODS = "not_enough_goods"
    NO_EXTRA = "no_extra"  # W1, W2 do not apply
    NO_SUCH_DIE = "no_such_die"
    NO_CLAIM_CARD = "no_claim_card"
    WRONG_REWARD = "wrong_reward"


def why_illegal(s: State, a: Action) -> Reason | None:
    """None where the action is legal now; otherwise the first thing against it."""
    if s.actor == OVER:
        return Reason.GAME_OVER
    if not _well_formed(a):
        return Reason.MALFORMED
    if s.actor == CHANCE:
        if a.kind != ROLL:
            return Reason.DICE_FIRST
        return None if len(a.dice) == s.dice_count else Reason.WRONG_DICE
    if a.kind == ROLL:
        return Reason.NO_ROLL_NOW
    player = s.players[s.actor]
    if a.kind == CLAIM:
        return None if can_claim(player) else Reason.NO_CLAIM_CARD
    if not _asked_for(s, a.kind):
        return Reason.WRONG_STEP
    return _why_not_now(s, player, a)


def _asked_for(s: State, kind: int) -> bool:
    """Is an action of this kind an answer to the decision that is open?"""
    if s.step == STEP_CHOOSE:
        return kind == PLACE if s.phase == PLACING else kind in (RESOLVE, BUY, BUILD, LEAVE)
    if s.step == STEP_TOOLS:
        return kind == TOOLS
    if s.step == STEP_PICK:
        return kind == PICK
    if s.step == STEP_REWARD:
        return kind == REWARD
    return kind in (FEED, STARVE)


def _why_not_now(s: State, player: Player, a: Action) -> Reason | None:
    if a.kind == PLACE:
        return _why_not_place(s, player, a)
    if a.kind == TOOLS:
        return _why_not_tools(player, a)
    if a.kind == PICK:
        return None if a.number in s.dice else Reason.NO_SUCH_DIE
    if a.kind == REWARD:
        return _why_not_reward(s, a)
    if a.kind == FEED and sum(a.goods) != s.missing:
        return Reason.WRONG_PRICE
    if a.kind in (FEED, STARVE):
        return None if _has(player, a.goods) else Reason.NOT_ENOUGH_GOODS
    return _why_not_resolve(s, player, a)


def _well_formed(a: Action) -> bool:
    """Only the fields of its kind are set, and their values can occur at all."""
    if min(a.goods) < 0 or not NO_PLACE <= a.place < PLACE_COUNT:
        return False
    kind = a.kind
    if kind == PLACE:
        return a == Action(kind, a.place, a.number) and a.place != NO_PLACE and a.number > 0
    if kind == RESOLVE:
        return a == Action(kind, a.place) and HUNT <= a.place <= FIELD
    if kind == LEAVE:
        return a == Action(kind, a.place) and CARD1 <= a.place < ANIMAL
    if kind == BUY:
        return a == Action(kind, a.place, 0, a.goods, a.extra) and CARD1 <= a.place < BUILDING1
    if kind == BUILD:
        return a == Action(kind, a.place, 0, a.goods, a.extra) and BUILDING1 <= a.place < ANIMAL
    return _well_formed_without_place(a)


def _well_formed_without_place(a: Action) -> bool:
    kind = a.kind
    if kind == ROLL:
        in_order = list(a.dice) == sorted(a.dice)
        return a == Action(kind, dice=a.dice) and in_order and _are_dice(a.dice)
    if kind == TOOLS:
        plain = Action(kind, tools=a.tools, cards=a.cards)
        return a == plain and _ascending(a.tools, 1, 3) and _ascending(a.cards, 0, len(CARDS) - 1)
    if kind == PICK:
        return a == Action(kind, number=a.number) and _are_dice((a.number,))
    if kind == REWARD:
        plain = Action(kind, number=a.number, goods=a.goods, extra=a.extra)
        return a == plain and _are_dice((a.number,))
    if kind == CLAIM:
        return a == Action(kind, goods=a.goods) and sum(a.goods) == CLAIM_SIZE
    if kind == FEED:
        return a == Action(kind, goods=a.goods) and sum(a.goods) > 0
    return kind == STARVE and a == Action(kind)


def _are_dice(dice: tuple[int, ...]) -> bool:
    return all(1 <= die <= 6 for die in dice)


def _ascending(numbers: tuple[int, ...], low: int, high: int) -> bool:
    return list(numbers) == sorted(set(numbers)) and all(low <= n <= high for n in numbers)


def _has(player: Player, goods: tuple[int, int, int, int]) -> bool:
    return all(have >= wanted for have, wanted in zip(player.goods, goods, strict=True))


def place_closed(s: State, seat: int, place: int) -> Reason | None:
    """What keeps `seat` from putting anybody on `place`, whatever the number (P3 to P6)."""
    gone = nothing_there(s, place)
    if gone is not None:
        return gone
    if place != ANIMAL and s.placed[place][seat]:
        return Reason.ALREADY_HERE
    return kept_out(s, place)


def kept_out(s: State, place: int) -> Reason | None:
    """What keeps whoever does not stand on `place` yet from coming there (P4 to P6, W7)."""
    seats = len(s.players)
    here = s.crowd[place]
    if place == HUNT:
        return None
    if place == ANIMAL:
        return Reason.PLACE_FULL if here >= seats else None
    if place <= RIVER:
        if here >= GATHERING_RINGS:
            return Reason.PLACE_FULL
        others = sum(1 for people in s.placed[place] if people)
        return Reason.OTHERS_HERE if seats < 4 and others >= seats - 1 else None
    if here:
        return Reason.PLACE_FULL
    if place <= FIELD and seats < 4:
        taken = sum(1 for village in (TOOLMAKER, HUT, FIELD) if s.crowd[village])
        return Reason.VILLAGE_CLOSED if taken >= 2 else None
    return None


def nothing_there(s: State, place: int) -> Reason | None:
    """Is the place in this game at all, and does a card or building still lie there?"""
    missing = empty = False
    if place == ANIMAL:
        missing = s.animal is None
    elif place >= IGLOO1:
        missing = IGLOOS not in s.modules
        empty = place - IGLOO1 not in s.igloos
    elif place >= BUILDING1:
        missing = place - BUILDING1 >= len(s.players)
        empty = not missing and not s.stacks[place - BUILDING1]
    elif place >= CARD1:
        empty = s.display[place - CARD1] is None
    if missing:
        return Reason.NO_SUCH_PLACE
    return Reason.PLACE_EMPTY if empty else None


def _why_not_place(s: State, player: Player, a: Action) -> Reason | None:
    closed = place_closed(s, s.actor, a.place)
    if closed is not None:
        return closed
    if a.place == HUT and a.number != 2:
        return Reason.EXACTLY_TWO
    if a.place > RIVER and a.place != HUT and a.number != 1:
        return Reason.EXACTLY_ONE
    if a.number > player.supply:
        return Reason.NOT_ENOUGH_PEOPLE
    if HUNT < a.place <= RIVER and a.number > GATHERING_RINGS - s.crowd[a.place]:
        return Reason.TOO_MANY
    return None


def _why_not_resolve(s: State, player: Player, a: Action) -> Reason | None:
    if not s.placed[a.place][s.actor]:
        return Reason.NOBODY_HERE
    if a.kind in (RESOLVE, LEAVE):
        return None
    if a.kind == BUY:
        if sum(a.goods) != card_price(a.place):
            return Reason.WRONG_PRICE
        extra_good, extra_allowed = GOLD, HARD_WINTER in s.modules
    else:
        building = building_at(s, a.place)
        if not fits_building(building, a.goods):
            return Reason.WRONG_PRICE
        extra_good, extra_allowed = STONE, HARD_WINTER in s.modules and building.extra
    total = list(a.goods)
    if a.extra:
        if not extra_allowed:
            return Reason.NO_EXTRA
        total[extra_good] += 1
    wanted = (total[0], total[1], total[2], total[3])
    return None if _has(player, wanted) else Reason.NOT_ENOUGH_GOODS


def _why_not_tools(player: Player, a: Action) -> Reason | None:
    for slot in a.tools:
        if not player.tools[slot - 1]:
            return Reason.NO_TOOL
        if player.used[slot - 1]:
            return Reason.TOOL_USED
    for card in a.cards:
        if card not in player.open_cards or CARDS[card].top != TOP_ONE_USE_TOOL:
            return Reason.NO_TOOL
    return None


def _why_not_reward(s: State, a: Action) -> Reason | None:
    if a.number not in s.dice:
        return Reason.NO_SUCH_DIE
    reward = s.components.rewards[a.number - 1]
    if a.extra:
        fits = reward.kind != REWARD_POINTS and a.goods == NO_GOODS
    elif reward.kind == REWARD_GOODS:
        fits = sum(a.goods) == reward.amount
    else:
        fits = a.goods == NO_GOODS
    return None if fits else Reason.WRONG_REWARD
