"""Reading a compiled catalogue without an application: for the command line."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTranslator


def reader(path: Path, context: str) -> Callable[[str], str]:
    """A function from a text to its translation; a text that the catalogue lacks stays."""
    translator = QTranslator()
    if not translator.load(str(path)):
        return str

    def read(text: str) -> str:
        return translator.translate(context, text) or text

    return read
