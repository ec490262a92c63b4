"""Who plays at each level: a name, what they are, and a sentence on how they play."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_NAMES: Final = {
    "random": QT_TRANSLATE_NOOP("InkaLevelName", "Pisco"),
    "gentle": QT_TRANSLATE_NOOP("InkaLevelName", "Yupi"),
    "builder": QT_TRANSLATE_NOOP("InkaLevelName", "Rumi"),
    "planner": QT_TRANSLATE_NOOP("InkaLevelName", "Kusi"),
    "trader": QT_TRANSLATE_NOOP("InkaLevelName", "Sami"),
    "heir": QT_TRANSLATE_NOOP("InkaLevelName", "Nina"),
    "road_captain": QT_TRANSLATE_NOOP("InkaLevelName", "Wayra"),
    "warrior": QT_TRANSLATE_NOOP("InkaLevelName", "Anka"),
    "medium": QT_TRANSLATE_NOOP("InkaLevelName", "Quispe"),
    "strong": QT_TRANSLATE_NOOP("InkaLevelName", "Killa"),
    "expert": QT_TRANSLATE_NOOP("InkaLevelName", "Inti"),
}
_TITLES: Final = {
    "random": QT_TRANSLATE_NOOP("InkaLevel", "Wanderer"),
    "gentle": QT_TRANSLATE_NOOP("InkaLevel", "Easygoing"),
    "builder": QT_TRANSLATE_NOOP("InkaLevel", "Builder"),
    "planner": QT_TRANSLATE_NOOP("InkaLevel", "Planner"),
    "trader": QT_TRANSLATE_NOOP("InkaLevel", "Trader"),
    "heir": QT_TRANSLATE_NOOP("InkaLevel", "Heir"),
    "road_captain": QT_TRANSLATE_NOOP("InkaLevel", "Road captain"),
    "warrior": QT_TRANSLATE_NOOP("InkaLevel", "Warrior"),
    "medium": QT_TRANSLATE_NOOP("InkaLevel", "Old hand"),
    "strong": QT_TRANSLATE_NOOP("InkaLevel", "Adept"),
    "expert": QT_TRANSLATE_NOOP("InkaLevel", "Expert"),
}
_NOTES: Final = {
    "random": QT_TRANSLATE_NOOP("InkaLevelNote", "Does whatever comes to mind."),
    "gentle": QT_TRANSLATE_NOOP("InkaLevelNote", "Overlooks things and trades gladly."),
    "builder": QT_TRANSLATE_NOOP(
        "InkaLevelNote", "Builds whatever the cards allow and never makes offers."
    ),
    "planner": QT_TRANSLATE_NOOP(
        "InkaLevelNote", "Counts throws and cards until the next building."
    ),
    "trader": QT_TRANSLATE_NOOP("InkaLevelNote", "Always has something to offer."),
    "heir": QT_TRANSLATE_NOOP("InkaLevelNote", "Likes to build on what others left behind."),
    "road_captain": QT_TRANSLATE_NOOP("InkaLevelNote", "Wants the longest trade route."),
    "warrior": QT_TRANSLATE_NOOP("InkaLevelNote", "Trains combat arts and keeps the robber busy."),
    "medium": QT_TRANSLATE_NOOP("InkaLevelNote", "Knows the game well, but still makes mistakes."),
    "strong": QT_TRANSLATE_NOOP("InkaLevelNote", "Plays on in her mind before each move."),
    "expert": QT_TRANSLATE_NOOP(
        "InkaLevelNote", "Plays like Killa, but thinks ahead much longer before each move."
    ),
}


def level_name(key: str) -> str:
    """The name of who plays at a level; a level without one yet shows its key."""
    known = _NAMES.get(key)
    return key if known is None else translate("InkaLevelName", known)


def level_title(key: str) -> str:
    """What this opponent is, or nothing."""
    known = _TITLES.get(key)
    return "" if known is None else translate("InkaLevel", known)


def level_note(key: str) -> str:
    """One sentence on how a level plays, or nothing."""
    known = _NOTES.get(key)
    return "" if known is None else translate("InkaLevelNote", known)
