"""The trophies of Stone Age: what they are called, and what has to be done for them."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_NAMES: Final = {
    "full_hut": QT_TRANSLATE_NOOP("StoneAgeTrophy", "A full hut"),
    "harvest": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Rich harvest"),
    "toolbox": QT_TRANSLATE_NOOP("StoneAgeTrophy", "The whole toolbox"),
    "eight_symbols": QT_TRANSLATE_NOOP("StoneAgeTrophy", "All eight cultures"),
    "twelve_symbols": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Twelve symbols"),
    "ten_buildings": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Your own village"),
    "seven_gold": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Seven gold for one building"),
    "gold_rush": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Gold rush"),
    "three_hundred": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Three hundred"),
    "landslide": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Landslide"),
    "photo_finish": QT_TRANSLATE_NOOP("StoneAgeTrophy", "By a nose"),
    "from_behind": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Comeback"),
    "no_tools": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Bare hands"),
    "no_fields": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Hunters only"),
    "no_buildings": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Under the open sky"),
    "hungry": QT_TRANSLATE_NOOP("StoneAgeTrophy", "An empty stomach"),
    "winter_fed": QT_TRANSLATE_NOOP("StoneAgeTrophy", "A winter without hunger"),
    "all_igloos": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Master of the igloos"),
    "beasts": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Off with the beasts"),
}
_NOTES: Final = {
    "full_hut": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Have ten people."),
    "harvest": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Reach the end of the agriculture track."),
    "toolbox": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Have three tools of value four."),
    "eight_symbols": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Collect all eight green symbols."),
    "twelve_symbols": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Collect twelve green symbols."),
    "ten_buildings": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Build ten buildings in one game."),
    "seven_gold": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Pay seven gold for one building."),
    "gold_rush": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Wash four gold with one throw."),
    "three_hundred": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Score 300 points."),
    "landslide": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Win by 100 points."),
    "photo_finish": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Win by one point or by the tie-break."),
    "from_behind": QT_TRANSLATE_NOOP(
        "StoneAgeTrophy", "Win after being 30 points behind at half-time."
    ),
    "no_tools": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Win without a tool."),
    "no_fields": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Win without a field."),
    "no_buildings": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Win without a building."),
    "hungry": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Win after starving in five rounds."),
    "winter_fed": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Win a winter game without starving."),
    "all_igloos": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Build two igloos in one game."),
    "beasts": QT_TRANSLATE_NOOP("StoneAgeTrophy", "Play a game in which three animals flee."),
}


def trophy_name(key: str) -> str:
    """What a trophy is called; one without a name yet shows its key."""
    known = _NAMES.get(key)
    return key if known is None else translate("StoneAgeTrophy", known)


def trophy_note(key: str) -> str:
    """What has to be done for it."""
    known = _NOTES.get(key)
    return "" if known is None else translate("StoneAgeTrophy", known)
