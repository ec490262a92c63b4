"""Why an action is good, as codes with numbers; the window puts them into words.

Every reason is computed from what the action really changes, never guessed from its kind.
"""

from typing import Final

from stoneage_qt.games.stoneage.bots.features import EXPECTED
from stoneage_qt.games.stoneage.bots.features_tables import (
    CARD_AMOUNT,
    CARD_FIGURE,
    CARD_SYMBOL,
    CARD_TOP,
    MISSING_BASE,
    building_outlook,
    card_worth,
    fixed_missing,
    holdings,
)
from stoneage_qt.games.stoneage.bots.verdicts import Why
from stoneage_qt.games.stoneage.rules import Action, State, apply
from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    FEED,
    LEAVE,
    PICK,
    PLACE,
    REWARD,
    STARVE,
    TOOLS,
)
from stoneage_qt.games.stoneage.rules.chance import sum_odds
from stoneage_qt.games.stoneage.rules.components import (
    BUILDINGS,
    FIGURE_NAMES,
    TOP_DICE_FOR_ALL,
    TOP_NAMES,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    DIVISORS,
    FIELD,
    HUNGER_POINTS,
    HUNT,
    HUT,
    IGLOO1,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    RIVER,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.payments import building_points
from stoneage_qt.games.stoneage.rules.yields import pips_of, unused_pips, yield_of

# code → what `amount` means.
CODES: Final = {
    "blocks": "0; the place is where an opponent would have liked to go next",
    "feeds_everyone": "food still missing that this brings",
    "eases_hunger": "food expected, not enough for all",
    "stores_food": "food expected beyond this round's need",
    "food_each_round": "agriculture afterwards",
    "more_people": "people afterwards",
    "better_tools": "sum of the tools afterwards",
    "expected_goods": "goods expected, rounded",
    "chance_of_good": "percent: the chance of any good, with all tools, where none is expected",
    "goods_for_building": "points of a building that comes within reach; its place",
    "new_symbol": "end points of a symbol not held yet",
    "second_symbol": "end points of a symbol held once",
    "farmer": "end points as things are now",
    "hut_builder": "end points as things are now",
    "shaman": "end points as things are now",
    "tool_maker": "end points as things are now",
    "card_dice_for_all": "dice rolled",
    "card_food": "food",
    "card_resources": "goods",
    "card_points": "points",
    "card_permanent_tool": "1",
    "card_agriculture": "1",
    "card_roll_resource": "dice",
    "card_extra_card": "1",
    "card_one_use_tool": "value of the tool",
    "card_resources_of_choice": "goods",
    "completes_building": "points, payable with the goods at hand",
    "reserves_building": "goods still missing for it",
    "last_of_stack": "0; taking it ends the game with this round",
    "builds": "points scored at once",
    "extra_points": "points for hard winter's extra stone or gold",
    "saves_goods": "goods kept",
    "more_units": "units that the tools add",
    "keeps_tools": "pips of tools kept for later",
    "avoids_hunger": "points not lost",
    "accepts_hunger": "goods kept for the price of ten points",
    "gains_good": "goods gained",
    "gains_points": "points gained",
    "gains_food": "food gained",
    "free_first": "0; nothing is lost by doing this first",
    "rolls_first": "0; the dice tell what can be paid for",
    "hunts_animal": "rings left on the animal afterwards",
}


def reasons(s: State, action: Action, wanted_by_others: frozenset[int]) -> tuple[Why, ...]:
    """The reasons for a legal action of `s.actor`, most telling first.

    wanted_by_others: places where opponents would go if they were to move now.
    """
    kind = action.kind
    if kind == PLACE:
        found = _placing(s, action)
        if action.place in wanted_by_others:
            found.append(Why("blocks", 0, action.place))
    elif kind == BUY:
        found = _card(s, action.place)
        if action.extra:
            found.append(Why("extra_points", _track_gain(s, action)))
    elif kind == BUILD:
        found = _built(s, action)
    elif kind == LEAVE:
        found = [Why("saves_goods", sum(s.players[s.actor].goods), action.place)]
    elif kind == TOOLS:
        found = _tools(s, action)
    elif kind == FEED:
        found = [Why("feeds_everyone", s.missing), Why("avoids_hunger", -HUNGER_POINTS)]
    elif kind == STARVE:
        found = [Why("accepts_hunger", sum(s.players[s.actor].goods))]
    elif kind in (PICK, REWARD, CLAIM):
        found = _gains(s, action)
    else:
        found = [Why("rolls_first" if action.place <= RIVER else "free_first", 0, action.place)]
    return tuple(found)


def _placing(s: State, action: Action) -> list[Why]:
    seat, place, number = s.actor, action.place, action.number
    player = s.players[seat]
    if place == HUNT:
        return [_hunt(s, seat, number)]
    if place <= RIVER:
        return _gathering(s, seat, place, number)
    if place == TOOLMAKER:
        return [Why("better_tools", sum(player.tools) + 1, place)]
    if place == HUT:
        return [Why("more_people", min(player.people + 1, MAX_PEOPLE), place)]
    if place == FIELD:
        return [Why("food_each_round", min(player.agriculture + 1, MAX_AGRICULTURE), place)]
    if place < BUILDING1:
        return _card(s, place)
    if place == ANIMAL:
        return [Why("hunts_animal", len(s.players) - s.crowd[ANIMAL] - number, place)]
    return _reserving(s, place)


def _hunt(s: State, seat: int, dice: int) -> Why:
    player = s.players[seat]
    people = player.people - s.placed[ANIMAL][seat]
    need = people - player.agriculture - player.food
    food = EXPECTED[0][s.malus()][dice] // 10
    if need <= 0:
        return Why("stores_food", food, HUNT)
    return Why("feeds_everyone", need, HUNT) if food >= need else Why("eases_hunger", food, HUNT)


def _gathering(s: State, seat: int, place: int, dice: int) -> list[Why]:
    goods = s.players[seat].goods[:]
    units = (EXPECTED[place][s.malus()][dice] + 4) // 10
    found = [
        Why("expected_goods", units, place)
        if units
        else Why("chance_of_good", _chance_of_good(s, seat, place, dice), place)
    ]
    before = _reachable(s, seat, goods)
    goods[place - 1] += units
    after = _reachable(s, seat, goods)
    for stack in sorted(after, key=lambda key: -after[key]):
        if stack not in before:
            return [Why("goods_for_building", after[stack], stack), *found]
    return found


def _chance_of_good(s: State, seat: int, place: int, dice: int) -> int:
    """The chance of at least one good with all tools, in percent."""
    needed = DIVISORS[place] + s.malus() - sum(s.players[seat].tools)
    return round(100 * sum(sum_odds(dice)[max(0, needed) :]))


def _reachable(s: State, seat: int, goods: list[int]) -> dict[int, int]:
    """Places of buildings and igloos that these goods pay for, with their points."""
    capped = [min(amount, 7) for amount in goods]
    found: dict[int, int] = {}
    for stack, buildings in enumerate(s.stacks):
        place = BUILDING1 + stack
        if buildings and (s.placed[place][seat] or not s.crowd[place]):
            outlook = building_outlook(buildings[0], *capped)
            if outlook % MISSING_BASE == 0:
                found[place] = outlook // MISSING_BASE
    for igloo in s.igloos:
        place = IGLOO1 + igloo
        face = s.components.igloos[igloo]
        free = s.placed[place][seat] or not s.crowd[place]
        if free and fixed_missing(face.cost, goods) == 0:
            found[place] = face.points
    return found


def _card(s: State, place: int) -> list[Why]:
    """Bottom half first: it is what cards are mostly bought for."""
    player = s.players[s.actor]
    card = s.display[place - CARD1]
    assert card is not None
    hold = holdings(player)
    worth = card_worth(card, hold, player, sum(player.tools))
    if CARD_SYMBOL[card] >= 0:
        known = hold.have & (1 << CARD_SYMBOL[card])
        bottom = Why("second_symbol" if known else "new_symbol", worth, place)
    else:
        bottom = Why(FIGURE_NAMES[CARD_FIGURE[card]], worth, place)
    # There is one die for every player, whatever the card's amount.
    amount = len(s.players) if CARD_TOP[card] == TOP_DICE_FOR_ALL else CARD_AMOUNT[card]
    top = Why(f"card_{TOP_NAMES[CARD_TOP[card]]}", amount, place)
    return [bottom, top] if worth else [top, bottom]


def _reserving(s: State, place: int) -> list[Why]:
    player = s.players[s.actor]
    reachable = _reachable(s, s.actor, player.goods)
    if place in reachable:
        found = [Why("completes_building", reachable[place], place)]
    elif place >= IGLOO1:
        cost = s.components.igloos[place - IGLOO1].cost
        found = [Why("reserves_building", fixed_missing(cost, player.goods), place)]
    else:
        capped = [min(amount, 7) for amount in player.goods]
        outlook = building_outlook(s.stacks[place - BUILDING1][0], *capped)
        found = [Why("reserves_building", outlook % MISSING_BASE, place)]
    if place < IGLOO1 and len(s.stacks[place - BUILDING1]) == 1:
        found.append(Why("last_of_stack", 0, place))
    return found


def _built(s: State, action: Action) -> list[Why]:
    place = action.place
    if place >= IGLOO1:
        points = s.components.igloos[place - IGLOO1].points
    else:
        points = building_points(BUILDINGS[s.stacks[place - BUILDING1][0]], action.goods)
    found = [Why("builds", points, place)]
    if action.extra:
        found.append(Why("extra_points", _track_gain(s, action) - points))
    if place < IGLOO1 and len(s.stacks[place - BUILDING1]) == 1:
        found.append(Why("last_of_stack", 0, place))
    return found


def _track_gain(s: State, action: Action) -> int:
    """Points on the score track, but for what a card's top half scores."""
    after = s.copy()
    apply(after, action)
    gained = after.players[s.actor].score - s.players[s.actor].score
    if action.kind == BUY:
        card = s.display[action.place - CARD1]
        assert card is not None
        if TOP_NAMES[CARD_TOP[card]] == "points":
            gained -= CARD_AMOUNT[card]
    return gained


def _tools(s: State, action: Action) -> list[Why]:
    player = s.players[s.actor]
    pips = pips_of(player, action.tools, action.cards)
    more = yield_of(s, pips).units - yield_of(s).units
    found = [Why("more_units", more, s.source)] if more else []
    kept = unused_pips(player, one_use=False) - pips_of(player, action.tools, ())
    if kept:
        found.append(Why("keeps_tools", kept))
    return found


def _gains(s: State, action: Action) -> list[Why]:
    """What a die, a reward or a claim gives, by comparing before and after."""
    seat = s.actor
    after = s.copy()
    apply(after, action)
    before, now = s.players[seat], after.players[seat]
    changes = [
        ("gains_good", sum(now.goods) - sum(before.goods)),
        ("gains_points", now.score - before.score),
        ("gains_food", now.food - before.food),
    ]
    if after.phase != s.phase:
        # Feeding or a new round came in between; then only the kind of the die is certain.
        changes = changes[:2]
    found = [Why(code, amount) for code, amount in changes if amount > 0]
    if now.agriculture > before.agriculture:
        found.append(Why("food_each_round", now.agriculture))
    if sum(now.tools) > sum(before.tools):
        found.append(Why("better_tools", sum(now.tools)))
    if now.people > before.people:
        found.append(Why("more_people", now.people))
    return found
