"""What is wrong with a file, in words."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games import face_of, with_face
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_FAULTS: Final = {
    Fault.MISSING: QT_TRANSLATE_NOOP("Fault", "There is no such file: {path}"),
    Fault.NOT_A_FILE: QT_TRANSLATE_NOOP("Fault", "{path} is not a file."),
    Fault.UNREADABLE: QT_TRANSLATE_NOOP("Fault", "The file {path} cannot be read: {detail}"),
    Fault.TOO_LARGE: QT_TRANSLATE_NOOP("Fault", "The file {path} is too large for a saved game."),
    Fault.TOO_MANY: QT_TRANSLATE_NOOP(
        "Fault", "The file {path} holds more than {limit} records of progress."
    ),
    Fault.TOO_MUCH: QT_TRANSLATE_NOOP(
        "Fault", "That is too much for the file {path}. What was in it has not changed."
    ),
    Fault.NOT_JSON: QT_TRANSLATE_NOOP(
        "Fault",
        "The file {path} is damaged: line {line} can't be read. The file was not changed.",
    ),
    Fault.TOO_DEEP: QT_TRANSLATE_NOOP(
        "Fault", "The file {path} is nested too deeply to be one of this program."
    ),
    Fault.NOT_OURS: QT_TRANSLATE_NOOP("Fault", "The file {path} is not a saved game."),
    Fault.NEWER_VERSION: QT_TRANSLATE_NOOP(
        "Fault",
        "The file {path} comes from a newer version of the program, please "
        "update. The file was not changed.",
    ),
    Fault.UNKNOWN_VERSION: QT_TRANSLATE_NOOP(
        "Fault", "The file {path} has the unknown version {version}."
    ),
    Fault.UNKNOWN_GAME: QT_TRANSLATE_NOOP(
        "Fault",
        "The file {path} is a saved game of “{game}”, which this program does not have. A newer "
        "version may. The file was not changed.",
    ),
    Fault.NOT_ON_TABLE: QT_TRANSLATE_NOOP(
        "Fault",
        "The file {path} is a saved game of “{game}”, which the window can't show yet. The "
        "commands “verify” and “show” can read it. The file was not changed.",
    ),
    Fault.BAD_FIELD: QT_TRANSLATE_NOOP(
        "Fault", "The file {path} is damaged: {field} has a wrong value. The file was not changed."
    ),
    Fault.BAD_COMPONENTS: QT_TRANSLATE_NOOP(
        "Fault", "The values in {path} do not fit the game: {entry}: {problem}"
    ),
    Fault.BAD_SETUP: QT_TRANSLATE_NOOP(
        "Fault", "The file {path} has a set-up that cannot be: {problem}."
    ),
    Fault.ILLEGAL_ACTION: QT_TRANSLATE_NOOP(
        "Fault", "In the file {path}, move {number} ({text}) is not allowed. {why}"
    ),
    Fault.WRONG_RESULT: QT_TRANSLATE_NOOP(
        "Fault", "The result in the file {path} is not that of the game in it."
    ),
    Fault.WRONG_DIGEST: QT_TRANSLATE_NOOP(
        "Fault",
        "The file {path} was changed outside this program after it was saved, so it may not be "
        "the game that was played. It was left as it is. Choose another file, or a game of the "
        "library.",
    ),
    Fault.NO_FOLDER: QT_TRANSLATE_NOOP("Fault", "The folder of {path} is not there."),
    Fault.READ_ONLY: QT_TRANSLATE_NOOP("Fault", "{path} cannot be written: it is protected."),
    Fault.DISK_FULL: QT_TRANSLATE_NOOP("Fault", "{path} cannot be written: the disk is full."),
    Fault.UNWRITABLE: QT_TRANSLATE_NOOP("Fault", "{path} cannot be written: {detail}"),
    Fault.KEPT: QT_TRANSLATE_NOOP(
        "Fault",
        "{path} is not an intact saved game, so it is not overwritten. Choose another name.",
    ),
    Fault.IN_USE: QT_TRANSLATE_NOOP("Fault", "This game is already open in another window."),
}


class _Blank(dict[str, object]):
    """Parameters of a message; one that the fault does not tell is left out."""

    def __missing__(self, key: str) -> str:
        return ""


def fault_text(error: SaveError) -> str:
    """A sentence or two for people."""
    parameters = _Blank(error.parameters)
    if error.code is Fault.ILLEGAL_ACTION:
        game, code = (str(error.parameters.get(name, "")) for name in ("game", "reason"))
        known = game in with_face()
        parameters["why"] = face_of(game).words.reason(code) if known else ""
    words = _FAULTS.get(error.code)
    if words is None:
        return str(error)
    fill: Callable[[_Blank], str] = translate("Fault", words).format_map
    return fill(parameters)
