"""Who plays at each level: a name, what they are, and a sentence on how they play."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_NAMES: Final = {
    "random": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Billy"),
    "child": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Pip"),
    "newcomer": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Lani"),
    "gatherer": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Mira"),
    "woodcutter": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Brand"),
    "hut_builder": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Tomo"),
    "card_collector": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Edda"),
    "hunter": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Ylva"),
    "blocker": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Gorm"),
    "valuer": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Joran"),
    "medium": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Nuri"),
    "strong": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Ravna"),
    "expert": QT_TRANSLATE_NOOP("StoneAgeLevelName", "Haldor"),
}
_TITLES: Final = {
    "random": QT_TRANSLATE_NOOP("StoneAgeLevel", "Dreamer"),
    "child": QT_TRANSLATE_NOOP("StoneAgeLevel", "Child"),
    "newcomer": QT_TRANSLATE_NOOP("StoneAgeLevel", "First-timer"),
    "gatherer": QT_TRANSLATE_NOOP("StoneAgeLevel", "Gatherer"),
    "woodcutter": QT_TRANSLATE_NOOP("StoneAgeLevel", "Woodcutter"),
    "hut_builder": QT_TRANSLATE_NOOP("StoneAgeLevel", "Hut builder"),
    "card_collector": QT_TRANSLATE_NOOP("StoneAgeLevel", "Card collector"),
    "hunter": QT_TRANSLATE_NOOP("StoneAgeLevel", "Hunter"),
    "blocker": QT_TRANSLATE_NOOP("StoneAgeLevel", "Blocker"),
    "valuer": QT_TRANSLATE_NOOP("StoneAgeLevel", "Planner"),
    "medium": QT_TRANSLATE_NOOP("StoneAgeLevel", "Old hand"),
    "strong": QT_TRANSLATE_NOOP("StoneAgeLevel", "Adept"),
    "expert": QT_TRANSLATE_NOOP("StoneAgeLevel", "Expert"),
}
_NOTES: Final = {
    "random": QT_TRANSLATE_NOOP("StoneAgeLevelNote", "Plays anything that is allowed."),
    "child": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Likes gold best and forgets the hunt now and then."
    ),
    "newcomer": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Has just learnt the rules and wants a bit of all."
    ),
    "gatherer": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Feeds the people and takes what lies near."
    ),
    "woodcutter": QT_TRANSLATE_NOOP("StoneAgeLevelNote", "Fetches wood and spends it at once."),
    "hut_builder": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Turns resources into one building after the other."
    ),
    "card_collector": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Cannot walk past a civilisation card."
    ),
    "hunter": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Many people, no fields, and would rather starve than save."
    ),
    "blocker": QT_TRANSLATE_NOOP("StoneAgeLevelNote", "Takes what the others need most."),
    "valuer": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Weighs every place by what it adds in the end."
    ),
    "medium": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Knows the game well, but still makes mistakes."
    ),
    "strong": QT_TRANSLATE_NOOP("StoneAgeLevelNote", "Has learnt from a great many games."),
    "expert": QT_TRANSLATE_NOOP(
        "StoneAgeLevelNote", "Plays like Ravna, but thinks ahead much longer before each move."
    ),
}


def level_name(key: str) -> str:
    """The name of who plays at a level; a level without one yet shows its key."""
    known = _NAMES.get(key)
    return key if known is None else translate("StoneAgeLevelName", known)


def level_title(key: str) -> str:
    """What this opponent is, or nothing."""
    known = _TITLES.get(key)
    return "" if known is None else translate("StoneAgeLevel", known)


def level_note(key: str) -> str:
    """One sentence on how a level plays, or nothing."""
    known = _NOTES.get(key)
    return "" if known is None else translate("StoneAgeLevelNote", known)
