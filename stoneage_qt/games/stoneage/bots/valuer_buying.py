"""What the valuer buys and builds in phase 2: the best of all payments, or nothing."""

from collections.abc import Sequence

from stoneage_qt.games.stoneage.bots.appraisal import Appraisal
from stoneage_qt.games.stoneage.bots.worth import card_gain
from stoneage_qt.games.stoneage.rules import Action
from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY
from stoneage_qt.games.stoneage.rules.components import FIXED_COST
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    EXTRA_GOLD_POINTS,
    EXTRA_STONE_POINTS,
    GOLD,
    IGLOO1,
    STONE,
)
from stoneage_qt.games.stoneage.rules.payments import building_at, building_points


def best_purchase(
    view: Appraisal, seat: int, legal: Sequence[Action]
) -> tuple[Action | None, float]:
    """The card or building that is worth most beyond its price, and by how much."""
    best: Action | None = None
    best_gain = -99.0
    base = {
        place: _thing_gain(view, seat, place)
        for place in range(CARD1, ANIMAL)
        if view.s.placed[place][seat]
    }
    for action in legal:
        if action.kind != BUY and action.kind != BUILD:
            continue
        gain = _purchase_gain(view, seat, action, base)
        if gain > best_gain:
            best, best_gain = action, gain
    return best, best_gain


def _thing_gain(view: Appraisal, seat: int, place: int) -> float:
    """A card, or a building of given cost, without its price."""
    s = view.s
    player = s.players[seat]
    if place < BUILDING1:
        card = s.display[place - CARD1]
        return 0.0 if card is None else card_gain(s, player, card, view.rounds, view.style)
    building = building_at(s, place)
    if building.kind != FIXED_COST:
        return 0.0
    return view.build_gain(player, building, building.points, place >= IGLOO1)


def _purchase_gain(view: Appraisal, seat: int, action: Action, base: dict[int, float]) -> float:
    s = view.s
    player = s.players[seat]
    goods = list(action.goods)
    gain = base[action.place]
    if action.kind == BUILD:
        building = building_at(s, action.place)
        if building.kind != FIXED_COST:
            points = building_points(building, action.goods)
            gain = view.build_gain(player, building, points, action.place >= IGLOO1)
        if action.extra:
            gain += EXTRA_STONE_POINTS
            goods[STONE] += 1
    elif action.extra:
        gain += EXTRA_GOLD_POINTS
        goods[GOLD] += 1
    gain -= sum([n * view.unit[good] for good, n in enumerate(goods)])
    left = [have - paid for have, paid in zip(player.goods, goods, strict=True)]
    return gain - _spoiled(view, seat, action.place, left, base)


def _spoiled(
    view: Appraisal, seat: int, place: int, left: list[int], base: dict[int, float]
) -> float:
    """What other occupied buildings and cards lose because `left` no longer pays them."""
    s = view.s
    goods = s.players[seat].goods
    loss = 0.0
    for other, gain in base.items():
        if other == place:
            continue
        if other < BUILDING1:
            cost = other - CARD1 + 1
            if sum(left) < cost <= sum(goods):
                loss += max(0.0, gain - cost * view.unit[0])
            continue
        building = building_at(s, other)
        if building.kind != FIXED_COST:
            continue
        could = all(goods[i] >= n for i, n in enumerate(building.cost))
        if could and not all(left[i] >= n for i, n in enumerate(building.cost)):
            price = sum([n * view.unit[i] for i, n in enumerate(building.cost)])
            loss += max(0.0, gain - price)
    return loss
