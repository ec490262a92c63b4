"""What can be tested side by side, each by a pytest of its own."""

from pathlib import Path
from typing import Final

from tests.installed import ROOT

REST: Final = "rest"
# Boards, dialogs and pages, without a screen.
PAGES: Final = "pages"
# The program in real X windows, where tests wait more than they work.
WINDOWS: Final = "windows"
SHARES: Final = (REST, PAGES, WINDOWS)


def share_of(path: Path) -> str:
    """In which share the tests of a file are."""
    folders = path.relative_to(ROOT).parts if path.is_relative_to(ROOT) else ()
    if "e2e" in folders:
        return WINDOWS
    return PAGES if "ui" in folders else REST
