"""What is said when a file has been written."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def saved_text(path: Path) -> str:
    """The file's name, and the folder to look for it in."""
    folder = path.absolute().parent
    return translate("Saved", "Saved as {file} in the folder {folder}.").format(
        file=path.name, folder=folder.name or folder
    )
