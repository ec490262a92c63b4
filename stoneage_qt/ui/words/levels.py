"""The names of the bots' levels and styles, and a sentence on each."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_LEVELS: Final = {
    "random": QT_TRANSLATE_NOOP("Level", "Dreamer"),
    "gatherer": QT_TRANSLATE_NOOP("Level", "Gatherer"),
    "woodcutter": QT_TRANSLATE_NOOP("Level", "Woodcutter"),
    "hut_builder": QT_TRANSLATE_NOOP("Level", "Hut builder"),
    "card_collector": QT_TRANSLATE_NOOP("Level", "Card collector"),
    "hunter": QT_TRANSLATE_NOOP("Level", "Hunter"),
    "blocker": QT_TRANSLATE_NOOP("Level", "Blocker"),
    "valuer": QT_TRANSLATE_NOOP("Level", "Planner"),
    "medium": QT_TRANSLATE_NOOP("Level", "Experienced"),
    "strong": QT_TRANSLATE_NOOP("Level", "Strong"),
    "expert": QT_TRANSLATE_NOOP("Level", "Expert"),
}
_NOTES: Final = {
    "random": QT_TRANSLATE_NOOP("LevelNote", "Plays anything that is allowed."),
    "gatherer": QT_TRANSLATE_NOOP("LevelNote", "Feeds its people and takes what lies near."),
    "woodcutter": QT_TRANSLATE_NOOP("LevelNote", "Fetches wood and spends it at once."),
    "hut_builder": QT_TRANSLATE_NOOP(
        "LevelNote", "Turns resources into one building after the other."
    ),
    "card_collector": QT_TRANSLATE_NOOP("LevelNote", "Cannot walk past a civilisation card."),
    "hunter": QT_TRANSLATE_NOOP(
        "LevelNote", "Many people, no fields, and would rather starve than save."
    ),
    "blocker": QT_TRANSLATE_NOOP("LevelNote", "Takes what the others need most."),
    "valuer": QT_TRANSLATE_NOOP("LevelNote", "Weighs every place by what it adds in the end."),
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
