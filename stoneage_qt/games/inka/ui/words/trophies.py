"""The trophies of Rise of the Inkas: what they are called, and what has to be done for them."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_NAMES: Final = {
    "merchant": QT_TRANSLATE_NOOP("InkaTrophy", "Merchant"),
    "rich_harvest": QT_TRANSLATE_NOOP("InkaTrophy", "Rich harvest"),
    "long_road": QT_TRANSLATE_NOOP("InkaTrophy", "Royal road"),
    "on_ruins": QT_TRANSLATE_NOOP("InkaTrophy", "On the ruins of others"),
    "robbers": QT_TRANSLATE_NOOP("InkaTrophy", "In league with the robber"),
    "no_deals": QT_TRANSLATE_NOOP("InkaTrophy", "Self-sufficient"),
    "safe_store": QT_TRANSLATE_NOOP("InkaTrophy", "Never too much in store"),
    "untouched": QT_TRANSLATE_NOOP("InkaTrophy", "Untouched"),
    "against_luck": QT_TRANSLATE_NOOP("InkaTrophy", "Against all luck"),
    "landslide": QT_TRANSLATE_NOOP("InkaTrophy", "Landslide"),
    "swift": QT_TRANSLATE_NOOP("InkaTrophy", "Three tribes in no time"),
}
_NOTES: Final = {
    "merchant": QT_TRANSLATE_NOOP("InkaTrophy", "Make five deals in one game."),
    "rich_harvest": QT_TRANSLATE_NOOP("InkaTrophy", "Get 90 cards from throws in one game."),
    "long_road": QT_TRANSLATE_NOOP("InkaTrophy", "Have a trade route of six roads."),
    "on_ruins": QT_TRANSLATE_NOOP("InkaTrophy", "Overbuild four ruins in one game."),
    "robbers": QT_TRANSLATE_NOOP("InkaTrophy", "Take seven cards by the robber in one game."),
    "no_deals": QT_TRANSLATE_NOOP("InkaTrophy", "Win without a deal, where offers are allowed."),
    "safe_store": QT_TRANSLATE_NOOP("InkaTrophy", "Win without putting cards back at a 7."),
    "untouched": QT_TRANSLATE_NOOP("InkaTrophy", "Win without ever being robbed."),
    "against_luck": QT_TRANSLATE_NOOP(
        "InkaTrophy", "Win with eight cards fewer from throws than were to be expected."
    ),
    "landslide": QT_TRANSLATE_NOOP("InkaTrophy", "Win by four markers."),
    "swift": QT_TRANSLATE_NOOP("InkaTrophy", "Win within twelve rounds."),
}


def trophy_name(key: str) -> str:
    """What a trophy is called; one without a name yet shows its key."""
    known = _NAMES.get(key)
    return key if known is None else translate("InkaTrophy", known)


def trophy_note(key: str) -> str:
    """What has to be done for it."""
    known = _NOTES.get(key)
    return "" if known is None else translate("InkaTrophy", known)
