"""Deleting, so that it can be taken back."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFile


class Trashed(NamedTuple):
    """A file in the trash: where it was, and where it is (None: the system does not say)."""

    path: Path
    now: Path | None


def move_to_trash(path: Path) -> Trashed | None:
    """Put a file into the system's trash; None, and the file stays, where that is impossible."""
    file = QFile(str(path))
    if not file.moveToTrash():
        return None
    now = file.fileName()
    return Trashed(path, Path(now) if now and Path(now) != path else None)


def restore(trashed: Trashed) -> bool:
    """Put a file back where it was; False where it can't be, or where another one is now."""
    now = trashed.now
    # Qt's renaming refuses to write over a file that is there.
    if now is None or not QFile(str(now)).rename(str(trashed.path)):
        return False
    if now.parent.name == "files":  # the note that Linux desktops keep about it
        (now.parent.parent / "info" / f"{now.name}.trashinfo").unlink(missing_ok=True)
    return True
