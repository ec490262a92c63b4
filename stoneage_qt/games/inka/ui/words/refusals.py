"""Why a bot refused an offer, in words that everybody at the table may read."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.bots import refusals as why
from stoneage_qt.games.inka.ui.words.names import stuff_name
from stoneage_qt.ui.words.language import both
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_REFUSALS: Final = {
    why.WOULD_WIN: QT_TRANSLATE_NOOP("InkaRefusal", "✗ Refuses: {name} could win with that"),
    why.NEAR_END: QT_TRANSLATE_NOOP("InkaRefusal", "✗ Refuses: {name} is too near the goal"),
    why.HAS_NONE: QT_TRANSLATE_NOOP("InkaRefusal", "✗ Refuses: does not have that"),
    why.NO_USE: QT_TRANSLATE_NOOP("InkaRefusal", "✗ Refuses: has no use for {offered}"),
    why.MORE: QT_TRANSLATE_NOOP("InkaRefusal", "✗ Refuses: wants more for it"),
    why.HELPS_MORE: QT_TRANSLATE_NOOP("InkaRefusal", "✗ Refuses: it helps {name} more"),
    why.NEEDS: QT_TRANSLATE_NOOP("InkaRefusal", "✗ Refuses: needs {wanted} too"),
    "": QT_TRANSLATE_NOOP("InkaRefusal", "✗ Refuses"),
}


def refusal_words(reason: str, name: str, offered: Sequence[int], wanted: Sequence[int]) -> str:
    """A refusal and its reason; `name`: who made the offer, of these cards for those."""
    words = translate("InkaRefusal", _REFUSALS[reason])
    return words.format(name=name, offered=_kinds(offered), wanted=_kinds(wanted))


def _kinds(cards: Sequence[int]) -> str:
    return both([stuff_name(kind) for kind, count in enumerate(cards) if count])
