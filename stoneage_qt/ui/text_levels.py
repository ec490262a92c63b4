"""The names of the bots' levels and styles, and a sentence on each."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.ui.text_mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_LEVELS: Final = {
    "random": QT_TRANSLATE_NOOP("Level", "Dreamer"),
    "gatherer": QT_TRANSLATE_NOOP("Level", "Gatherer"),
    "builder": QT_TRANSLATE_NOOP("Level", "Builder"),
    "farmer": QT_TRANSLATE_NOOP("Level", "Farmer"),
    "collector": QT_TRANSLATE_NOOP("Level", "Collector"),
    "starver": QT_TRANSLATE_NOOP("Level", "Starveling"),
    "planner": QT_TRANSLATE_NOOP("Level", "Planner"),
    "easy": QT_TRANSLATE_NOOP("Level", "Easy"),
    "medium": QT_TRANSLATE_NOOP("Level", "Medium"),
    "strong": QT_TRANSLATE_NOOP("Level", "Strong"),
    "expert": QT_TRANSLATE_NOOP("Level", "Expert"),
}
_NOTES: Final = {
    "random": QT_TRANSLATE_NOOP("LevelNote", "Plays anything that is allowed."),
    "gatherer": QT_TRANSLATE_NOOP("LevelNote", "Feeds its people and takes what lies near."),
    "builder": QT_TRANSLATE_NOOP("LevelNote", "Turns resources into buildings, early and often."),
    "farmer": QT_TRANSLATE_NOOP("LevelNote", "Works the fields, then lives off them."),
    "collector": QT_TRANSLATE_NOOP("LevelNote", "Cannot walk past a civilisation card."),
    "starver": QT_TRANSLATE_NOOP("LevelNote", "Many people, little food, no regrets."),
    "planner": QT_TRANSLATE_NOOP("LevelNote", "Weighs every place before it moves."),
    "easy": QT_TRANSLATE_NOOP("LevelNote", "Friendly, for the first games."),
    "medium": QT_TRANSLATE_NOOP("LevelNote", "Knows the game and makes mistakes."),
    "strong": QT_TRANSLATE_NOOP("LevelNote", "Has learnt from many games against itself."),
    "expert": QT_TRANSLATE_NOOP("LevelNote", "As strong, and thinks ahead before each move."),
}


def level_name(key: str) -> str:
    """What a level is called; a level without a name yet shows its key."""
    known = _LEVELS.get(key)
    return key if known is None else translate("Level", known)


def level_note(key: str) -> str:
    """One sentence on how a level plays, or nothing."""
    known = _NOTES.get(key)
    return "" if known is None else translate("LevelNote", known)
