"""What puzzles are about, trophies are called, and became of what was reached, in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract.face import Face
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.progress.trophies import BEAT, ROW, STREAK
from stoneage_qt.ui.words.faults import fault_text
from stoneage_qt.ui.words.language import number
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_THEMES: Final = {
    "hut_or_field": QT_TRANSLATE_NOOP("PuzzleTheme", "hut or field"),
    "tools": QT_TRANSLATE_NOOP("PuzzleTheme", "tools"),
    "food": QT_TRANSLATE_NOOP("PuzzleTheme", "food"),
    "payment": QT_TRANSLATE_NOOP("PuzzleTheme", "paying"),
    "last_round": QT_TRANSLATE_NOOP("PuzzleTheme", "the last round"),
    "blocking": QT_TRANSLATE_NOOP("PuzzleTheme", "being there first"),
    "hard_winter": QT_TRANSLATE_NOOP("PuzzleTheme", "hard winter"),
    "animals": QT_TRANSLATE_NOOP("PuzzleTheme", "wild animals"),
    "igloos": QT_TRANSLATE_NOOP("PuzzleTheme", "igloos"),
    "cards": QT_TRANSLATE_NOOP("PuzzleTheme", "cards"),
    "buildings": QT_TRANSLATE_NOOP("PuzzleTheme", "buildings"),
    "resources": QT_TRANSLATE_NOOP("PuzzleTheme", "resources"),
}


def theme_text(key: str) -> str:
    """A theme; the key itself where it has no words yet."""
    known = _THEMES.get(key)
    return key if known is None else translate("PuzzleTheme", known)


def trophy_text(face: Face, kind: str) -> str:
    """What a trophy is called."""
    if kind.startswith(BEAT):
        name = face.words.level(kind.removeprefix(BEAT))
        return translate("Trophy", "First win against {name}").format(name=name)
    if kind == STREAK:
        return translate("Trophy", "Puzzles in a row")
    return face.words.trophy(kind)


def trophy_note(face: Face, kind: str) -> str:
    """What has to be done for it."""
    if kind.startswith(BEAT):
        name = face.words.level(kind.removeprefix(BEAT))
        return translate("Trophy", "Win a game with {name} at the table.").format(name=name)
    if kind == STREAK:
        words = translate("Trophy", "Solve {n} puzzles in a row, each at the first try.")
        return words.format(n=number(ROW))
    return face.words.trophy_note(kind)


def store_text(store: ProgressStore) -> str:
    """What is wrong with the file of what was reached, or was; "" where it is sound."""
    told = []
    if store.kept is not None:
        words = translate(
            "Training", "Your progress could not be read. The file was put aside as {file}."
        )
        told.append(words.format(file=store.kept.name))
    elif store.restored is not None:
        told.append(translate("Training", "The file with your progress was gone."))
    if store.restored is not None:
        told.append(translate("Training", "A copy from an earlier day has taken its place."))
    if store.passing and store.fault is not None:
        words = translate("Training", "Your progress is kept only until the program ends. {why}")
        told.append(words.format(why=fault_text(store.fault)))
    return " ".join(told)


def rating_text(before: float, now: float, puzzle: int) -> str:
    """What a first try at a puzzle has done to the person's rating."""
    words = translate("Puzzle", "Your rating: {rating} ({change}); this puzzle: {puzzle}.")
    change = round(now) - round(before)
    signed = f"+{number(change)}" if change > 0 else number(change)
    return words.format(rating=number(now), change=signed, puzzle=number(puzzle))
