"""What is missing to pay for something, in words: goods by name, not "too few"."""

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.payments import building_at
from stoneage_qt.games.stoneage.rules.questions import Shortage, shortage
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, goods_text

translate = QCoreApplication.translate


def missing_text(s: State, seat: int, place: int) -> str:
    """What a seat lacks to pay for what lies at a place; "" where it can pay."""
    short = shortage(s, seat, place)
    if short is None:
        return ""
    if short.split:
        return _split_text(s, place)
    return translate("StoneAgeMissing", "You lack {what}.").format(what=_what(short))


def _what(short: Shortage) -> str:
    if short.resources:
        return StoneAgeCounts().resources(short.resources)
    return StoneAgeCounts().more_kinds(short.kinds) if short.kinds else goods_text(short.goods)


def _split_text(s: State, place: int) -> str:
    """Enough of everything, but never so many of so few kinds."""
    building = building_at(s, place)
    return translate("StoneAgeMissing", "You need {resources} of exactly {kinds}.").format(
        resources=StoneAgeCounts().resources(building.low),
        kinds=StoneAgeCounts().kinds(building.kinds),
    )
