"""Painted art that all tests share, as all pages of a program do: painting takes longest."""

from PySide6.QtWidgets import QApplication

from stoneage_qt.ui import theme
from stoneage_qt.ui.art.sprites import Sprites


def art_of(game: str) -> Sprites:
    """The art of a game; it goes with the application."""
    app = QApplication.instance()
    name = f"art of {game}, of the tests"
    found = getattr(app, name, None)
    if found is None:
        theme.load_fonts()
        found = Sprites(game)
        setattr(app, name, found)
    assert isinstance(found, Sprites)
    return found
