"""What is missing to pay for something, in words: goods by name, not "too few"."""

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import FIXED_COST, N_OF_K, Building
from stoneage_qt.games.stoneage.rules.constants import ANIMAL, BUILDING1, CARD1, Goods
from stoneage_qt.games.stoneage.rules.payments import build_actions, kinds_of, lacking
from stoneage_qt.games.stoneage.ui.words.cards import building_at
from stoneage_qt.games.stoneage.ui.words.names import Counts, goods_text

translate = QCoreApplication.translate


def missing_text(s: State, seat: int, place: int) -> str:
    """What a seat lacks to pay for what lies at a place; "" where it can pay."""
    goods = s.players[seat].goods
    if CARD1 <= place < BUILDING1:
        short = place - CARD1 + 1 - sum(goods)
        return _lack(Counts().resources(short)) if short > 0 else ""
    building = building_at(s, place) if BUILDING1 <= place < ANIMAL else None
    return "" if building is None else _building_text(building, goods)


def _building_text(building: Building, goods: list[int]) -> str:
    if building.kind == FIXED_COST:
        missing = lacking(building, goods)
        return _lack(goods_text(missing)) if any(missing) else ""
    short = building.low - sum(goods)
    if short > 0:
        return _lack(Counts().resources(short))
    if building.kind != N_OF_K:
        return ""
    have: Goods = (goods[0], goods[1], goods[2], goods[3])
    if kinds_of(have) < building.kinds:
        return _lack(Counts().more_kinds(building.kinds - kinds_of(have)))
    if not build_actions(0, building, goods):
        # Enough of everything, but never so many of so few kinds.
        return translate("Missing", "You need {resources} of exactly {kinds}.").format(
            resources=Counts().resources(building.low), kinds=Counts().kinds(building.kinds)
        )
    return ""


def _lack(what: str) -> str:
    return translate("Missing", "You lack {what}.").format(what=what)
