"""Both languages for tests of words, from the catalogues of this checkout."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stoneage_qt.ui.i18n import Languages
from tests.ui.catalogues import compile_catalogues

LANGUAGES = ("en", "de")
NAMES = ("Anna", "Ben", "Cleo", "Dan")


@contextmanager
def spoken(folder: Path) -> Iterator[Languages]:
    """The catalogues, English in use before and after."""
    made = Languages(compile_catalogues(folder))
    made.use("en")
    yield made
    made.use("en")


def is_sentence(text: str) -> bool:
    """Said in full: nothing is left to be filled in, and no code peeps out."""
    return bool(text) and not any(sign in text for sign in ("{", "}", "%n", "_"))
