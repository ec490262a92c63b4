"""Finding a game again by its id: left behind in a slot, or kept in the library."""

from pathlib import Path

from stoneage_qt.session.autosave import pending_recoveries
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.match import IllegalActionError, Match
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import SUFFIX, load_match


def kept_match(ident: str, places: Places) -> Match | None:
    """A game wherever it lies; a slot is newer than the library."""
    for recovery in pending_recoveries(places):
        if recovery.match is not None and recovery.match.ident == ident:
            return recovery.match
    return match_in_library(ident, places.library)


def match_in_library(ident: str, library: Path) -> Match | None:
    """A game by the name that `archive` gave its file."""
    short = ident[:8]
    if not short.isalnum():
        return None
    for path in sorted(library.glob(f"* {short}*{SUFFIX}")):
        try:
            match = load_match(path)
        except (SaveError, IllegalActionError):
            continue
        if match.ident == ident:
            return match
    return None
