"""What can be wrong with a file: a code and its parameters, never prose."""

from enum import StrEnum
from typing import Final

from stoneage_qt.session.plain_text import plain

# As long as a path may be.
_LONGEST: Final = 4096


class Fault(StrEnum):
    """The codes; the comment at each names its parameters beside `path`."""

    # Reading
    MISSING = "missing"
    NOT_A_FILE = "not_a_file"  # a folder, a device, a pipe
    UNREADABLE = "unreadable"  # detail (the system's words)
    TOO_LARGE = "too_large"  # limit (bytes)
    TOO_MANY = "too_many"  # limit: more records of progress than a person reaches
    NOT_JSON = "not_json"  # line, column: where it stops making sense; a cut-off file too
    TOO_DEEP = "too_deep"  # nested deeper than any save
    NOT_OURS = "not_ours"  # JSON, but not a saved game
    NEWER_VERSION = "newer_version"  # version, known
    UNKNOWN_VERSION = "unknown_version"  # version
    UNKNOWN_GAME = "unknown_game"  # game: one that is not in this program
    NOT_ON_TABLE = "not_on_table"  # game: one that the window can't show
    BAD_FIELD = "bad_field"  # field, problem, value
    BAD_COMPONENTS = "bad_components"  # entry, problem
    BAD_SETUP = "bad_setup"  # problem
    ILLEGAL_ACTION = "illegal_action"  # game, number (from 1), text, reason
    WRONG_RESULT = "wrong_result"  # the result told is not the one played
    WRONG_DIGEST = "wrong_digest"  # legal throughout, but altered since it was saved
    # Writing
    NO_FOLDER = "no_folder"
    READ_ONLY = "read_only"
    DISK_FULL = "disk_full"
    UNWRITABLE = "unwritable"  # detail (the system's words)
    KEPT = "kept"  # the file there can't be read, so it is not overwritten; cause (a code)
    IN_USE = "in_use"  # another running program holds it
    TOO_MUCH = "too_much"  # with what is there already, more than could be read again


DAMAGED: Final = frozenset(
    (
        Fault.NOT_JSON,
        Fault.TOO_DEEP,
        Fault.NOT_OURS,
        Fault.BAD_FIELD,
        Fault.BAD_SETUP,
        Fault.ILLEGAL_ACTION,
        Fault.WRONG_RESULT,
    )
)
"""What no other program or moment makes good: the file itself is spoilt."""


class SaveError(Exception):
    """A file that can't be read or written.

    Attributes:
        code: what is wrong.
        parameters: what to say about it, harmless to show; `path` is always among them.
    """

    def __init__(self, code: Fault, **parameters: str | int) -> None:
        super().__init__(code.value, parameters)
        self.code = code
        self.parameters: dict[str, str | int] = {
            name: plain(value, _LONGEST) if isinstance(value, str) else value
            for name, value in parameters.items()
        }

    def __str__(self) -> str:
        """For logs and tracebacks; people get a translated sentence instead."""
        details = ", ".join(f"{name}={value!r}" for name, value in self.parameters.items())
        return f"{self.code.value} ({details})" if details else self.code.value
