"""The actions worth comparing at a decision, each with the features of what it leads to.

Where a fixed order is never worse, the list has one action and needs no net: the village is
resolved first, then rolls (small divisors last: they waste the fewest tools), then cards,
then buildings. Cards that bring tools may be bought before rolling.
"""

from typing import Final

from stoneage_qt.games.stoneage.bots.features import (
    PLAYER_WIDTH,
    Pending,
    board_block,
    patch_place,
    pending_of,
    player_block,
)
from stoneage_qt.games.stoneage.bots.features_tables import (
    CARD_AMOUNT,
    CARD_GOOD,
    CARD_TOP,
    Holdings,
    holdings,
)
from stoneage_qt.games.stoneage.bots.policy_payments import pay_options, tool_options
from stoneage_qt.games.stoneage.rules.actions import (
    BUY,
    LEAVE_AT,
    PICK_DIE,
    RESOLVE_AT,
    REWARD,
    STARVE_ACTION,
    Action,
)
from stoneage_qt.games.stoneage.rules.components import (
    BUILDINGS,
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_GOODS,
    REWARD_POINTS,
    REWARD_TOOL,
    TOP_AGRICULTURE,
    TOP_DICE_FOR_ALL,
    TOP_EXTRA_CARD,
    TOP_FOOD,
    TOP_GOODS,
    TOP_GOODS_OF_CHOICE,
    TOP_ONE_USE_TOOL,
    TOP_POINTS,
    TOP_ROLL,
    TOP_TOOL,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    ANIMAL_POINTS,
    BUILDING1,
    CARD1,
    EXTRA_GOLD_POINTS,
    EXTRA_STONE_POINTS,
    FIELD,
    GOLD,
    HUNGER_POINTS,
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
from stoneage_qt.games.stoneage.rules.gains import (
    gain_agriculture,
    gain_good,
    gain_person,
    gain_tool,
    use_open_card,
)
from stoneage_qt.games.stoneage.rules.legal import legal_actions, placements
from stoneage_qt.games.stoneage.rules.payments import building_points
from stoneage_qt.games.stoneage.rules.state import Player, State
from stoneage_qt.games.stoneage.rules.yields import pips_of, yield_of

# Cards whose top half may pay for other things come before those that only cost.
_GIVING_TOPS: Final = (TOP_GOODS, TOP_GOODS_OF_CHOICE, TOP_DICE_FOR_ALL, TOP_ROLL)
# Dice of a dice-for-all card in the order in which the others are taken to like them.
_DICE_LIKED: Final = (6, 5, 4, 3, 2, 1)


class OptionRows:
    """Candidates of one or more decisions, with their features one after the other.

    actions[i] leads to row i. Most rows share most player blocks, so `blocks` holds each
    one once and `where` its number, `seats` entries per row; boards has one board block per
    row. A forced decision has one action and no row, unless `forced` asks for one.
    """

    __slots__ = ("actions", "blocks", "boards", "count", "forced", "rows", "seat", "seats", "where")

    def __init__(self, seats: int, forced: bool = False) -> None:
        self.seats: int = seats
        self.forced: bool = forced
        self.seat: int = 0
        self.actions: list[Action] = []
        self.blocks: bytearray = bytearray()
        self.boards: bytearray = bytearray()
        self.where: list[int] = []
        self.count: int = 0
        self.rows: int = 0

    def add_row(self, action: Action, blocks: bytearray, board: bytearray) -> None:
        """One more candidate, with new blocks for all players."""
        self.actions.append(action)
        self.blocks += blocks
        for seat in range(self.seats):
            self.where.append(self.count + seat)
        self.count += self.seats
        self.boards += board
        self.rows += 1

    def add_own_row(
        self, action: Action, base: int, seat: int, block: bytearray, board: bytearray
    ) -> None:
        """One more candidate: the players' blocks from number `base` on, but for one seat."""
        self.actions.append(action)
        self.blocks += block
        for other in range(self.seats):
            self.where.append(self.count if other == seat else base + other)
        self.count += 1
        self.boards += board
        self.rows += 1


class _Base:
    """The features of the position itself, from which those of the candidates start.

    number: of its first block in the options it was made for, where they lie already.
    """

    __slots__ = ("blocks", "board", "holds", "next_seat", "number", "pending", "seat")

    def __init__(
        self, s: State, seat: int, next_seat: int, pending: Pending, out: OptionRows | None
    ) -> None:
        self.seat: int = seat
        self.next_seat: int = next_seat
        self.pending: Pending = pending
        self.holds: list[Holdings] = []
        self.blocks: bytearray = bytearray()
        for number in range(len(s.players)):
            hold = holdings(s.players[number])
            self.holds.append(hold)
            player_block(s, number, hold, next_seat, pending, self.blocks)
        self.board: bytearray = bytearray()
        board_block(s, self.board)
        self.number: int = 0
        if out is not None:
            self.number = out.count
            out.blocks += self.blocks
            out.count += out.seats


_NOTHING_PENDING: Final = Pending()


def position_row(s: State, out: OptionRows) -> None:
    """One row for a position at a chance point or at a free choice, valued as it stands."""
    base = _Base(s, s.turn, s.actor if s.phase == PLACING else -1, pending_of(s), None)
    out.add_row(STARVE_ACTION, base.blocks, base.board)


def _own_row(
    s: State, base: _Base, hold: Holdings, pending: Pending, action: Action, out: OptionRows
) -> None:
    """A row in which only the mover's own block differs from the base."""
    own = bytearray()
    player_block(s, base.seat, hold, base.next_seat, pending, own)
    out.add_own_row(action, base.number, base.seat, own, base.board)


def options(s: State, out: OptionRows) -> None:
    """Fills `out` for the decision that is open in `s`; `s` is the same afterwards."""
    out.seat = s.actor
    if s.step == STEP_CHOOSE:
        if s.phase == PLACING:
            _place_options(s, out)
        else:
            _resolve_options(s, out)
    elif s.step == STEP_TOOLS:
        _tool_rows(s, out)
    elif s.step == STEP_PICK:
        _pick_rows(s, out)
    elif s.step == STEP_FEED:
        _feed_rows(s, out)
    else:
        _reward_rows(s, out)


def _place_options(s: State, out: OptionRows) -> None:
    seat = s.actor
    actions = placements(s, seat)
    if s.animal is not None:
        actions = _unbound(s, seat, actions)
    if len(actions) == 1:
        out.actions.append(actions[0])
        return
    seats = len(s.players)
    next_seat = seat
    for offset in range(1, seats):
        other = (seat + offset) % seats
        if s.players[other].supply:
            next_seat = other
            break
    base = _Base(s, seat, next_seat, _NOTHING_PENDING, out)
    player = s.players[seat]
    hold = base.holds[seat]
    first = seat * PLAYER_WIDTH
    placed, crowd = s.placed, s.crowd
    for action in actions:
        place, number = action.place, action.number
        player.supply -= number
        placed[place][seat] += number
        crowd[place] += number
        if IGLOO1 <= place < ANIMAL:
            _full_row(s, base, action, out)
        else:
            blocks, board = base.blocks[:], base.board[:]
            patch_place(s, seat, place, hold, blocks, board)
            if CARD1 <= place < IGLOO1:
                out.add_row(action, blocks, board)
            else:
                own = blocks[first : first + PLAYER_WIDTH]
                out.add_own_row(action, base.number, seat, own, board)
        player.supply += number
        placed[place][seat] -= number
        crowd[place] -= number


def _unbound(s: State, seat: int, actions: list[Action]) -> list[Action]:
    """Placements that bind nobody at an animal for nothing (W7, W8).

    One look ahead sees the reward of an animal, but not that nobody may come to help: so
    people go there only where their seat could drive it away alone, and whoever has as many
    there as are still missing keeps these back for it, to the last.
    """
    missing = len(s.players) - s.crowd[ANIMAL]
    supply = s.players[seat].supply
    if missing <= s.placed[ANIMAL][seat]:
        if missing > supply:
            return actions
        kept = [a for a in actions if a.place == ANIMAL or supply - a.number >= missing]
    elif missing > supply:
        kept = [a for a in actions if a.place != ANIMAL]
    else:
        return actions
    return kept or actions


def _full_row(s: State, base: _Base, action: Action, out: OptionRows) -> None:
    """A row written anew for all players."""
    blocks, board = bytearray(), bytearray()
    for number in range(out.seats):
        hold = base.holds[number]
        player_block(s, number, hold, base.next_seat, base.pending, blocks)
    board_block(s, board)
    out.add_row(action, blocks, board)


def _resolve_options(s: State, out: OptionRows) -> None:
    seat = s.actor
    placed = s.placed
    for place in range(TOOLMAKER, FIELD + 1):
        if placed[place][seat]:
            out.actions.append(RESOLVE_AT[place])
            return
    roll = NO_PLACE
    for place in range(RIVER, -1, -1):
        if placed[place][seat]:
            roll = place
            break
    if roll != NO_PLACE:
        _early_cards(s, seat, roll, out)
        return
    place = _next_to_pay(s, seat)
    payments = pay_options(s, seat, place)
    if not payments:
        out.actions.append(LEAVE_AT[place])
        return
    base = _Base(s, seat, -1, _NOTHING_PENDING, out)
    for claimed, action in payments:
        _pay_row(s, base, claimed, action, out)
    _leave_row(s, base, place, out)


def _early_cards(s: State, seat: int, roll: int, out: OptionRows) -> None:
    """Cards that bring a tool may be bought before the rolls that it would help."""
    base: _Base | None = None
    for slot in range(4):
        card = s.display[slot]
        if card is None or not s.placed[CARD1 + slot][seat]:
            continue
        if CARD_TOP[card] != TOP_ONE_USE_TOOL and CARD_TOP[card] != TOP_TOOL:
            continue
        for claimed, action in pay_options(s, seat, CARD1 + slot):
            if claimed is not None:
                continue
            if base is None:
                base = _Base(s, seat, -1, _NOTHING_PENDING, out)
                _full_row(s, base, RESOLVE_AT[roll], out)
            _pay_row(s, base, None, action, out)
    if base is None:
        out.actions.append(RESOLVE_AT[roll])


def _next_to_pay(s: State, seat: int) -> int:
    """The card, igloo or building to settle next."""
    best, best_rank = NO_PLACE, 99
    placed = s.placed
    for slot in range(4):
        if placed[CARD1 + slot][seat]:
            card = s.display[slot]
            assert card is not None
            rank = slot if CARD_TOP[card] in _GIVING_TOPS else 4 + slot
            if rank < best_rank:
                best, best_rank = CARD1 + slot, rank
    if best != NO_PLACE:
        return best
    for igloo in range(4):
        if placed[IGLOO1 + igloo][seat]:
            return IGLOO1 + igloo
    for stack in range(len(s.players)):
        if placed[BUILDING1 + stack][seat]:
            rank = BUILDINGS[s.stacks[stack][0]].kind
            if rank < best_rank:
                best, best_rank = BUILDING1 + stack, rank
    return best


def _pay_goods(player: Player, action: Action, claimed: Action | None) -> None:
    if claimed is not None:
        use_open_card(player, _choice_card(player))
        for good in range(4):
            player.goods[good] += claimed.goods[good]
    for good in range(4):
        player.goods[good] -= action.goods[good]


def _choice_card(player: Player) -> int:
    for card in player.open_cards:
        if CARD_TOP[card] == TOP_GOODS_OF_CHOICE:
            return card
    return -1


def _pay_row(
    s: State, base: _Base, claimed: Action | None, action: Action, out: OptionRows
) -> None:
    """A row after buying or building; with `claimed`, after claiming goods for it first."""
    seat = base.seat
    before = s.players[seat]
    player = before.copy()
    s.players[seat] = player
    place = action.place
    s.placed[place][seat] = 0
    player.supply += 1
    _pay_goods(player, action, claimed)
    pending = _NOTHING_PENDING
    hold = base.holds[seat]
    if action.kind == BUY:
        if action.extra:
            player.goods[GOLD] -= 1
            player.score += EXTRA_GOLD_POINTS
        card = s.display[place - CARD1]
        assert card is not None
        pending = _take_card(s, seat, player, card)
        hold = holdings(player)
    else:
        if action.extra:
            player.goods[STONE] -= 1
            player.score += EXTRA_STONE_POINTS
        if place >= IGLOO1:
            player.igloos.append(place - IGLOO1)
            player.score += s.components.igloos[place - IGLOO1].points
        else:
            building = s.stacks[place - BUILDING1][0]
            player.buildings.append(building)
            player.score += building_points(BUILDINGS[building], action.goods)
    _own_row(s, base, hold, pending, action if claimed is None else claimed, out)
    s.placed[place][seat] = 1
    s.players[seat] = before


def _take_card(s: State, seat: int, player: Player, card: int) -> Pending:
    """The certain part of a card's top half (A12); the rest is what is pending."""
    top = CARD_TOP[card]
    if top in (TOP_ONE_USE_TOOL, TOP_GOODS_OF_CHOICE):
        player.open_cards.append(card)
        return _NOTHING_PENDING
    player.cards.append(card)
    if top == TOP_FOOD:
        player.food += CARD_AMOUNT[card]
    elif top == TOP_GOODS:
        player.goods[CARD_GOOD[card]] += CARD_AMOUNT[card]
    elif top == TOP_POINTS:
        player.score += CARD_AMOUNT[card]
    elif top == TOP_TOOL:
        gain_tool(s, seat, NO_PLACE, None)
    elif top == TOP_AGRICULTURE:
        gain_agriculture(s, seat, NO_PLACE, None)
    else:
        pending = Pending()
        pending.seat = seat
        if top == TOP_DICE_FOR_ALL:
            pending.share = 1
        elif top == TOP_EXTRA_CARD:
            pending.secret = 1
        else:
            pending.dice = CARD_AMOUNT[card]
            pending.good = CARD_GOOD[card] + 1
        return pending
    return _NOTHING_PENDING


def _leave_row(s: State, base: _Base, place: int, out: OptionRows) -> None:
    """Leaving: the card or building is free again, for all to see."""
    seat = base.seat
    s.placed[place][seat] = 0
    s.crowd[place] -= 1
    s.players[seat].supply += 1
    _full_row(s, base, LEAVE_AT[place], out)
    s.placed[place][seat] = 1
    s.crowd[place] += 1
    s.players[seat].supply -= 1


def _tool_rows(s: State, out: OptionRows) -> None:
    seat = s.actor
    chosen = tool_options(s)
    if len(chosen) == 1 and not out.forced:
        out.actions.append(chosen[0])
        return
    base = _Base(s, seat, -1, _NOTHING_PENDING, out)
    before = s.players[seat]
    for action in chosen:
        player = before.copy()
        s.players[seat] = player
        added = pips_of(player, action.tools, action.cards)
        for slot in action.tools:
            player.used[slot - 1] = True
        for card in action.cards:
            use_open_card(player, card)
        units = yield_of(s, added).units
        if s.roll_good == 0:
            player.food += units
        else:
            player.goods[s.roll_good - 1] += units
        _own_row(s, base, base.holds[seat], _NOTHING_PENDING, action, out)
        s.players[seat] = before


def _take_die(s: State, seat: int, die: int) -> None:
    if die <= 4:
        gain_good(s, seat, die - 1, 1, NO_PLACE, None)
    elif die == 5:
        gain_tool(s, seat, NO_PLACE, None)
    else:
        gain_agriculture(s, seat, NO_PLACE, None)


def _pick_rows(s: State, out: OptionRows) -> None:
    """Each die for the own seat; those after it take what they are known to like."""
    seat = s.actor
    faces = sorted(set(s.dice))
    if len(faces) == 1 and not out.forced:
        out.actions.append(PICK_DIE[faces[0]])
        return
    seats = len(s.players)
    before = s.players
    for face in faces:
        s.players = [player.copy() for player in before]
        rest = list(s.dice)
        rest.remove(face)
        _take_die(s, seat, face)
        other = seat
        while rest:
            other = (other + 1) % seats
            liked = [die for die in _DICE_LIKED if die in rest][0]  # noqa: RUF015
            rest.remove(liked)
            _take_die(s, other, liked)
        base = _Base(s, s.turn, -1, _NOTHING_PENDING, None)
        out.add_row(PICK_DIE[face], base.blocks, base.board)
    s.players = before


def _feed_rows(s: State, out: OptionRows) -> None:
    seat = s.actor
    payments = pay_options(s, seat, NO_PLACE)
    if not payments and not out.forced:
        out.actions.append(STARVE_ACTION)
        return
    base = _Base(s, seat, -1, _NOTHING_PENDING, out)
    before = s.players[seat]
    for claimed, action in payments:
        player = before.copy()
        s.players[seat] = player
        _pay_goods(player, action, claimed)
        shown = action if claimed is None else claimed
        _own_row(s, base, base.holds[seat], _NOTHING_PENDING, shown, out)
        s.players[seat] = before
    before.score += HUNGER_POINTS
    _own_row(s, base, base.holds[seat], _NOTHING_PENDING, STARVE_ACTION, out)
    before.score -= HUNGER_POINTS


def _reward_rows(s: State, out: OptionRows) -> None:
    """W9: one die settled; the others stay pending."""
    seat = s.actor
    actions = [action for action in legal_actions(s) if action.kind == REWARD]
    if len(actions) == 1 and not out.forced:
        out.actions.append(actions[0])
        return
    pending = pending_of(s)
    base = _Base(s, seat, -1, pending, out)
    pending.rewards -= 1
    before = s.players[seat]
    for action in actions:
        player = before.copy()
        s.players[seat] = player
        reward = s.components.rewards[action.number - 1]
        if action.extra:
            player.score += ANIMAL_POINTS
        elif reward.kind == REWARD_POINTS:
            player.score += reward.amount
        elif reward.kind == REWARD_FOOD:
            player.food += reward.amount
        elif reward.kind == REWARD_TOOL:
            gain_tool(s, seat, NO_PLACE, None)
        elif reward.kind == REWARD_GOODS:
            for good in range(4):
                player.goods[good] += action.goods[good]
        elif reward.kind == REWARD_AGRICULTURE:
            gain_agriculture(s, seat, NO_PLACE, None)
        else:
            gain_person(s, seat, NO_PLACE, None)
        _own_row(s, base, base.holds[seat], pending, action, out)
        s.players[seat] = before
