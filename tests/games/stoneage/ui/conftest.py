"""The same window as for the tests of the shell."""

from tests.ui.conftest import _fonts, desk, window

__all__ = ["_fonts", "desk", "window"]
