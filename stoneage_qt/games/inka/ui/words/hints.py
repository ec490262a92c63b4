"""What speaks for a hint, in words: the codes of `bots.hints`."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.bots.hints import Why
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_REASONS: Final = {
    "win": QT_TRANSLATE_NOOP("InkaHint", "wins the game"),
    "decline": QT_TRANSLATE_NOOP("InkaHint", "completes a tribe, and the next founding is free"),
    "marker": QT_TRANSLATE_NOOP("InkaHint", "gives marker number {amount}"),
    "yields": QT_TRANSLATE_NOOP("InkaHint", "a place with a yield of {amount} in 36 throws"),
    "kinds": QT_TRANSLATE_NOOP("InkaHint", "brings %n kinds that you do not get yet", "", 1),
    "overbuilds": QT_TRANSLATE_NOOP("InkaHint", "takes the place of a ruin"),
    "route": QT_TRANSLATE_NOOP("InkaHint", "brings the longest trade route"),
    "sooner": QT_TRANSLATE_NOOP("InkaHint", "the next marker should come %n throws sooner", "", 1),
    "blocks": QT_TRANSLATE_NOOP("InkaHint", "hits whoever is ahead"),
    "helps_both": QT_TRANSLATE_NOOP("InkaHint", "should suit both sides"),
    "helps_them": QT_TRANSLATE_NOOP("InkaHint", "the deal would help the other side more"),
    "saves": QT_TRANSLATE_NOOP("InkaHint", "saves the cards for a better goal"),
    "pays_road": QT_TRANSLATE_NOOP("InkaHint", "to pay for a road"),
    "pays_settlement": QT_TRANSLATE_NOOP("InkaHint", "to pay for a settlement"),
    "pays_city": QT_TRANSLATE_NOOP("InkaHint", "to pay for a city"),
    "pays_card": QT_TRANSLATE_NOOP("InkaHint", "to pay for a development card"),
}


def why_text(reasons: Sequence[Why]) -> str:
    """All reasons in one line; "" for none."""
    return translate("InkaHint", "; ").join(map(_told, reasons))


def _told(reason: Why) -> str:
    words = _REASONS[reason.code]
    # Qt finds a text without plurals only where it is asked for without a number.
    if "%n" in words:
        return translate("InkaHint", words, None, reason.amount)
    return translate("InkaHint", words).format(amount=reason.amount)
