"""Deleting, so that it can be taken back."""

from pathlib import Path

from PySide6.QtCore import QFile


def move_to_trash(path: Path) -> bool:
    """Put a file into the system's trash; False, and the file stays, where that is impossible."""
    return QFile(str(path)).moveToTrash()
