"""What the value net sees: one block of whole numbers per player, and one of the board.

Everything is a byte, 0 to 255: bytes are copied and patched at next to no cost, ten times
cheaper than collecting floats; `PLAYER_SCALE` and `BOARD_SCALE` bring
them to about one, and the net folds these into its first layer. Points need more room: they
take two numbers, steps of 16 and the rest.

A block describes an *afterstate*: what a decision has done, before the rules go on by
themselves. A roll that is still to come looks as if the people stood there unresolved,
which is the same position in value. A card slot, stack or igloo whose thing was just taken
keeps its `crowd` mark and so counts as gone.
"""

from typing import Final

from stoneage_qt.games.stoneage.bots.features_tables import (
    BUILDING_FACE,
    CARD_AMOUNT,
    CARD_FACE,
    CARD_TOP_AMOUNT,
    CARD_TOP_INDEX,
    FACE_WIDTH,
    IS_CHOICE,
    IS_ONE_USE,
    MISSING_BASE,
    TOP_WIDTH,
    Holdings,
    building_outlook,
    card_worth,
    fixed_missing,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ACTING,
    ANIMAL,
    ANIMALS,
    BUILDING1,
    CARD1,
    FEEDING,
    FIELD,
    FLEEING,
    HARD_WINTER,
    HUT,
    IGLOO1,
    PLACING,
    STEP_GATHER_ROLL,
    STEP_REWARD,
    STEP_SHARE_ROLL,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.state import State

# Where things stand in a player's block.
SUPPLY: Final = 2
DICE: Final = 6  # people or dice at the five gathering places
UNITS: Final = 11  # and what they are expected to bring, in tenths
HUNGER_LATER: Final = 16
GOODS_LATER: Final = 17
VILLAGE: Final = 18
POINTS: Final = 27  # score low, score high, final low, final high
ON_ANIMAL: Final = 51
WORTH_FREE: Final = 60  # end points of each free card for the player
WORTH_OWN: Final = 64
TOPS_OWN: Final = 68
COST_OWN: Final = 78
STACKS_OWN: Final = 80
STACKS_FREE: Final = 93  # three numbers per stack that is still free
IGLOOS: Final = 105
PLAYER_WIDTH: Final = 110
# Points are shifted to be never negative, and split into steps of 16 and the rest.
POINTS_SHIFT: Final = 80
# Where things stand in the board's block.
STACK_SIZES: Final = 8
CROWD: Final = 12
VISITORS: Final = 16
BOARD_VILLAGE: Final = 20
ANIMAL_RINGS: Final = 28
SLOTS: Final = 30
SLOT_WIDTH: Final = 1 + FACE_WIDTH
STACKS: Final = SLOTS + 4 * SLOT_WIDTH
STACK_WIDTH: Final = 5
BOARD_WIDTH: Final = STACKS + 4 * STACK_WIDTH + 4

# Expected units, in tenths, of k dice (0..10) less an animal's malus (0..3), per place.
_DIVISORS: Final = (2, 3, 4, 5, 6)


def _expected(place: int, dice: int, malus: int) -> int:
    if dice == 0:
        return 0
    divisor = _DIVISORS[place]
    pips = 3.5 * dice - malus - (divisor - 1) / 2
    return min(max(0, round(10 * pips / divisor)), 255)


EXPECTED: Final[list[list[list[int]]]] = [
    [[_expected(place, dice, malus) for dice in range(21)] for malus in range(4)]
    for place in range(5)
]


class Pending:
    """What one seat has still to get out of the action it has just taken."""

    __slots__ = ("dice", "good", "rewards", "seat", "secret", "share")

    def __init__(self) -> None:
        self.seat: int = -1
        self.dice: int = 0  # dice of a roll to come
        self.good: int = 0  # and what they are rolled for
        self.share: int = 0  # a dice-for-all card
        self.secret: int = 0  # an extra card
        self.rewards: int = 0  # reward dice of a fled animal


def pending_of(s: State) -> Pending:
    """The open roll or reward of a position, as a Pending."""
    pending = Pending()
    if s.step == STEP_GATHER_ROLL:
        pending.seat = s.turn
        pending.dice = s.dice_count
        pending.good = s.roll_good
    elif s.step == STEP_SHARE_ROLL:
        pending.seat = s.turn
        pending.share = 1
    elif s.phase == FLEEING:
        pending.seat = s.turn
        pending.rewards = len(s.dice) if s.step == STEP_REWARD else s.dice_count
    return pending


def player_block(
    s: State, seat: int, hold: Holdings, next_seat: int, pending: Pending, out: bytearray
) -> None:
    """Appends the PLAYER_WIDTH numbers of `seat` to `out`."""
    player = s.players[seat]
    placed = s.placed
    crowd = s.crowd
    goods = player.goods
    wood, brick, stone, gold = goods[0], goods[1], goods[2], goods[3]
    total = wood + brick + stone + gold
    people = player.people
    agriculture = player.agriculture
    on_animal = placed[ANIMAL][seat]
    need = people - on_animal - agriculture - player.food
    dice = [placed[0][seat], placed[1][seat], placed[2][seat], placed[3][seat], placed[4][seat]]
    share = secret = rewards = 0
    if pending.seat == seat:
        dice[pending.good] += pending.dice
        share, secret, rewards = pending.share, pending.secret, pending.rewards
    if s.hunters[seat]:
        rewards += s.hunters[seat]
    malus = s.malus() if s.animal is not None else 0
    food10 = EXPECTED[0][malus][dice[0]]
    wood10 = EXPECTED[1][malus][dice[1]]
    brick10 = EXPECTED[2][malus][dice[2]]
    stone10 = EXPECTED[3][malus][dice[3]]
    gold10 = EXPECTED[4][malus][dice[4]]
    more = [wood + (wood10 + 4) // 10, brick + (brick10 + 4) // 10]
    more += [stone + (stone10 + 4) // 10, gold + (gold10 + 4) // 10]
    tools, used = player.tools, player.used
    tool_sum = tools[0] + tools[1] + tools[2]
    unused = unused_count = 0
    for slot in range(3):
        if tools[slot] and not used[slot]:
            unused += tools[slot]
            unused_count += 1
    once = once_count = choice = 0
    for card in player.open_cards:
        if IS_ONE_USE[card]:
            once += CARD_AMOUNT[card]
            once_count += 1
        elif IS_CHOICE[card]:
            choice = 1
    first, second = hold.first(), hold.second()
    farm_points = hold.farmers * agriculture
    hut_points = hold.hut_builders * len(player.buildings)
    shaman_points = hold.shamans * people
    tool_points = hold.tool_makers * tool_sum
    final = total + 2 * choice + first * first + second * second
    final += farm_points + hut_points + shaman_points + tool_points
    score = min(max(player.score + POINTS_SHIFT, 0), 4000)
    final = min(max(player.score + final + POINTS_SHIFT, 0), 4000)
    seats = len(s.players)
    offset = (seat - s.start) % seats
    turn_offset = (s.turn - s.start) % seats
    acting = s.phase == ACTING
    row = [
        min(player.food, 40),
        people,
        player.supply,
        agriculture,
        max(0, need),
        min(-need, 60) if need < 0 else 0,
        dice[0],
        dice[1],
        dice[2],
        dice[3],
        dice[4],
        food10,
        wood10,
        brick10,
        stone10,
        gold10,
        10 * need - food10 if 10 * need > food10 else 0,
        goods_later(total, wood10 + brick10 + stone10 + gold10),
        placed[TOOLMAKER][seat],
        placed[HUT][seat],
        placed[FIELD][seat],
        tool_sum,
        unused,
        unused_count,
        once,
        once_count,
        choice,
        score & 15,
        score >> 4,
        final & 15,
        final >> 4,
        min(wood, 99),
        min(brick, 99),
        min(stone, 99),
        min(gold, 99),
        min(total, 99),
        min(3 * wood + 4 * brick + 5 * stone + 6 * gold, 255),
        hold.farmers,
        hold.hut_builders,
        hold.shamans,
        hold.tool_makers,
        farm_points,
        hut_points,
        shaman_points,
        tool_points,
        first,
        first * first,
        second * second,
        len(player.buildings),
        len(player.igloos),
        len(player.cards) + len(player.open_cards),
        on_animal,
        1 if offset == 0 else 0,
        offset,
        1 if next_seat == seat else 0,
        1 if acting and offset == turn_offset else 0,
        1 if acting and offset < turn_offset else 0,
        1 if s.phase == FEEDING and offset <= turn_offset else 0,
        share + 2 * secret,
        rewards,
    ]
    _card_part(s, seat, hold, tool_sum, row)
    _building_part(s, seat, goods, more, row)
    _igloo_part(s, seat, goods, more, crowd, row)
    out += bytearray(row)


def goods_later(total: int, expected: int) -> int:
    """Goods at hand and to come, in fifths."""
    return min((10 * total + expected) // 2, 255)


def _card_part(s: State, seat: int, hold: Holdings, tool_sum: int, out: list[int]) -> None:
    """Worth of each free card, of each own one, and what the own ones bring (20 numbers)."""
    player = s.players[seat]
    crowd, placed, display = s.crowd, s.placed, s.display
    free = [0, 0, 0, 0]
    own = [0, 0, 0, 0]
    tops = [0] * TOP_WIDTH
    cost = count = 0
    for slot in range(4):
        card = display[slot]
        if card is None:
            continue
        if crowd[CARD1 + slot] == 0:
            free[slot] = card_worth(card, hold, player, tool_sum)
        elif placed[CARD1 + slot][seat]:
            own[slot] = card_worth(card, hold, player, tool_sum)
            tops[CARD_TOP_INDEX[card]] += CARD_TOP_AMOUNT[card]
            cost += slot + 1
            count += 1
    out += free
    out += own
    out += tops
    out.append(cost)
    out.append(count)


def _capped(amount: int) -> int:
    return min(7, amount)


def _building_part(s: State, seat: int, goods: list[int], more: list[int], out: list[int]) -> None:
    """Per stack, for own and for free ones: points, goods missing now, and after the rolls."""
    own = [0] * 13
    free = [0] * 12
    crowd, placed, stacks = s.crowd, s.placed, s.stacks
    wood, brick, stone, gold = (
        _capped(goods[0]),
        _capped(goods[1]),
        _capped(goods[2]),
        _capped(goods[3]),
    )
    wood2, brick2, stone2, gold2 = (
        _capped(more[0]),
        _capped(more[1]),
        _capped(more[2]),
        _capped(more[3]),
    )
    for stack in range(len(stacks)):
        if not stacks[stack]:
            continue
        place = BUILDING1 + stack
        if crowd[place] == 0:
            target = free
        elif placed[place][seat]:
            target = own
            own[12] += 1
        else:
            continue
        building = stacks[stack][0]
        now = building_outlook(building, wood, brick, stone, gold)
        later = building_outlook(building, wood2, brick2, stone2, gold2)
        target[3 * stack] = later // MISSING_BASE
        target[3 * stack + 1] = now % MISSING_BASE
        target[3 * stack + 2] = later % MISSING_BASE
    out += own
    out += free


def _igloo_part(
    s: State, seat: int, goods: list[int], more: list[int], crowd: list[int], out: list[int]
) -> None:
    """Own igloos: points and goods missing, now and later; free ones: points within reach."""
    points = missing = later = reach = close = 0
    if s.igloos:
        placed = s.placed
        for igloo in s.igloos:
            face = s.components.igloos[igloo]
            if crowd[IGLOO1 + igloo] == 0:
                lack = fixed_missing(face.cost, more)
                if lack == 0 and face.points > reach:
                    reach = face.points
                if lack <= 1 and face.points > close:
                    close = face.points
            elif placed[IGLOO1 + igloo][seat]:
                points += face.points
                missing += fixed_missing(face.cost, goods)
                later += fixed_missing(face.cost, more)
    out += [points, missing, later, reach, close]


def board_block(s: State, out: bytearray) -> None:
    """Appends the BOARD_WIDTH numbers of the board to `out`."""
    crowd = s.crowd
    seats = len(s.players)
    smallest = 7
    sizes = [0, 0, 0, 0]
    for stack in range(seats):
        size = len(s.stacks[stack])
        sizes[stack] = size
        if size < smallest:
            smallest = size
    visitors = [0, 0, 0, 0]
    for place in range(1, 5):
        for people in s.placed[place]:
            if people:
                visitors[place - 1] += 1
    village = (crowd[TOOLMAKER] > 0) + (crowd[HUT] > 0) + (crowd[FIELD] > 0)
    phase = s.phase
    animal = s.animal
    row = [
        1 if phase == PLACING else 0,
        1 if phase == ACTING else 0,
        min(s.round, 30),
        len(s.deck),
        4 - s.display.count(None),
        smallest,
        1 if smallest == 0 else 0,
        1 if smallest == 1 else 0,
        sizes[0],
        sizes[1],
        sizes[2],
        sizes[3],
        crowd[1],
        crowd[2],
        crowd[3],
        crowd[4],
        visitors[0],
        visitors[1],
        visitors[2],
        visitors[3],
        1 if crowd[TOOLMAKER] else 0,
        1 if crowd[HUT] else 0,
        1 if crowd[FIELD] else 0,
        1 if seats < 4 and village >= 2 else 0,
        1 if HARD_WINTER in s.modules else 0,
        1 if ANIMALS in s.modules else 0,
        0 if animal is None else s.malus(),
        0 if animal is None else 1,
        0 if animal is None else seats - crowd[ANIMAL],
        len(s.waiting),
    ]
    for slot in range(4):
        card = s.display[slot]
        if card is None or crowd[CARD1 + slot]:
            row += _NO_SLOT
        else:
            row.append(1)
            row += CARD_FACE[card]
    for stack in range(4):
        if stack >= seats or not s.stacks[stack] or crowd[BUILDING1 + stack]:
            row += _NO_STACK
        else:
            row.append(1)
            row += BUILDING_FACE[s.stacks[stack][0]]
    free = [0, 0, 0, 0]
    for igloo in s.igloos:
        if crowd[IGLOO1 + igloo] == 0:
            free[igloo] = 1
    row += free
    out += bytearray(row)


_NO_SLOT: Final[list[int]] = [0] * SLOT_WIDTH
_NO_STACK: Final[list[int]] = [0] * STACK_WIDTH
_SLOT_GONE: Final[bytes] = bytes(SLOT_WIDTH)
_STACK_GONE: Final[bytes] = bytes(STACK_WIDTH)
_TRIPLE_GONE: Final[bytes] = bytes(3)


def patch_place(
    s: State, seat: int, place: int, hold: Holdings, blocks: bytearray, board: bytearray
) -> None:
    """Makes the features of a position into those after `seat` went to `place`.

    `s` is the position afterwards, `blocks` (all players' blocks) and `board` those from
    before. The result is the same as writing all blocks anew; only whose move is next is
    left as it was. For all places but igloos, which change too much.
    """
    first = seat * PLAYER_WIDTH
    blocks[first + SUPPLY] = s.players[seat].supply
    if place < TOOLMAKER:
        _patch_gathering(s, seat, place, first, blocks, board)
    elif place < CARD1:
        village = place - TOOLMAKER
        blocks[first + VILLAGE + village] = s.placed[place][seat]
        board[BOARD_VILLAGE + village] = 1
        taken = sum(board[BOARD_VILLAGE : BOARD_VILLAGE + 3])
        board[BOARD_VILLAGE + 3] = 1 if len(s.players) < 4 and taken >= 2 else 0
    elif place < BUILDING1:
        _patch_card(s, seat, place - CARD1, blocks, board)
    elif place < IGLOO1:
        _patch_building(s, seat, place - BUILDING1, blocks, board)
    else:
        own = bytearray()
        player_block(s, seat, hold, -1, Pending(), own)
        for index in (0, 1, 2, 3, 4, 5, HUNGER_LATER, ON_ANIMAL):
            blocks[first + index] = own[index]
        board[ANIMAL_RINGS] = len(s.players) - s.crowd[ANIMAL]


def _patch_gathering(
    s: State, seat: int, place: int, first: int, blocks: bytearray, board: bytearray
) -> None:
    dice = s.placed[place][seat]
    malus = s.malus() if s.animal is not None else 0
    units = EXPECTED[place][malus][dice]
    blocks[first + DICE + place] = dice
    blocks[first + UNITS + place] = units
    if place == 0:
        hunger = 10 * blocks[first + 4] - units
        blocks[first + HUNGER_LATER] = max(0, hunger)
        return
    board[CROWD + place - 1] = s.crowd[place]
    board[VISITORS + place - 1] += 1
    goods = s.players[seat].goods
    expected = 0
    more = [0, 0, 0, 0]
    for good in range(4):
        tenths = blocks[first + UNITS + 1 + good]
        expected += tenths
        more[good] = goods[good] + (tenths + 4) // 10
    total = goods[0] + goods[1] + goods[2] + goods[3]
    blocks[first + GOODS_LATER] = goods_later(total, expected)
    if units >= 6:
        later: list[int] = []
        _building_part(s, seat, goods, more, later)
        _igloo_part(s, seat, goods, more, s.crowd, later)
        blocks[first + STACKS_OWN : first + PLAYER_WIDTH] = bytearray(later)


def _patch_card(s: State, seat: int, slot: int, blocks: bytearray, board: bytearray) -> None:
    start = SLOTS + slot * SLOT_WIDTH
    board[start : start + SLOT_WIDTH] = _SLOT_GONE
    first = seat * PLAYER_WIDTH
    card = s.display[slot]
    assert card is not None
    blocks[first + WORTH_OWN + slot] = blocks[first + WORTH_FREE + slot]
    blocks[first + TOPS_OWN + CARD_TOP_INDEX[card]] += CARD_TOP_AMOUNT[card]
    blocks[first + COST_OWN] += slot + 1
    blocks[first + COST_OWN + 1] += 1
    for number in range(len(s.players)):
        blocks[number * PLAYER_WIDTH + WORTH_FREE + slot] = 0


def _patch_building(s: State, seat: int, stack: int, blocks: bytearray, board: bytearray) -> None:
    start = STACKS + stack * STACK_WIDTH
    board[start : start + STACK_WIDTH] = _STACK_GONE
    first = seat * PLAYER_WIDTH
    own = first + STACKS_OWN + 3 * stack
    free = first + STACKS_FREE + 3 * stack
    blocks[own : own + 3] = blocks[free : free + 3]
    blocks[first + STACKS_OWN + 12] += 1
    for number in range(len(s.players)):
        free = number * PLAYER_WIDTH + STACKS_FREE + 3 * stack
        blocks[free : free + 3] = _TRIPLE_GONE


def _player_scale() -> list[float]:
    head = [0.08, 0.15, 0.2, 0.15, 0.2, 0.1] + [0.25] * 5 + [0.03] * 5 + [0.02, 0.02]
    head += [1.0, 0.5, 1.0, 0.12, 0.15, 0.4, 0.3, 0.6, 1.0, 0.01, 0.01, 0.01, 0.01]
    head += [0.2] * 4 + [0.1, 0.025] + [0.25] * 4 + [0.04] * 4 + [0.2, 0.03, 0.08]
    head += [0.2, 0.5, 0.1, 0.5, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0, 0.7, 0.7]
    cards = [0.1] * 8 + [1.0, 0.2, 0.2, 0.33, 1.0, 1.0, 0.3, 1.0, 0.3, 0.5] + [0.2, 0.5]
    own = [0.08, 0.4, 0.4] * 4 + [0.6]
    free = [0.06, 0.3, 0.3] * 4
    return head + cards + own + free + [0.06, 0.3, 0.3, 0.06, 0.06]


def _board_scale() -> list[float]:
    head = [1.0, 1.0, 0.08, 0.05, 0.3, 0.2, 1.0, 1.0] + [0.15] * 4 + [0.2] * 4 + [0.5] * 4
    head += [1.0] * 4 + [1.0, 1.0, 0.4, 1.0, 0.3, 0.5]
    slot = [1.0, 1.0, 0.2, 0.2, 0.33, 1.0, 1.0, 0.3, 1.0, 0.3, 0.5, 0.5, 0.5, 0.5, 0.5]
    return head + slot * 4 + [1.0, 0.08, 0.25, 0.5, 0.14] * 4 + [1.0] * 4


PLAYER_SCALE: Final[list[float]] = _player_scale()
BOARD_SCALE: Final[list[float]] = _board_scale()
