"""Saved games in a few words: who plays, how far, and when."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from stoneage_qt.games import face_of, with_face
from stoneage_qt.session.library_files import UNKNOWN_PROGRAM
from stoneage_qt.session.library_scan import Entry, SeatEntry
from stoneage_qt.session.match import Match
from stoneage_qt.ui.words.language import both
from stoneage_qt.ui.words.seats import program_name, seat_name

translate = QCoreApplication.translate
# What no system takes in the name of a file, and what hides: names come from files, too.
_NOT_IN_FILES: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')
_LONGEST_NAME: Final = 80


def when_text(seconds: float, *, time: bool = True) -> str:
    """A moment in the language's short form."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    if time:
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def level_text(game: str, key: str) -> str:
    """The name of a game's level; a program of somebody's own has none."""
    if key in ("", UNKNOWN_PROGRAM):
        return program_name()
    return face_of(game).words.level(key)


def seat_text(game: str, seat: SeatEntry, among: Sequence[SeatEntry] = ()) -> str:
    """Who sat there; `among`: all seats of the game."""
    seats = [one._replace(level=_known(one.level)) for one in among or (seat,)]
    number = next((n for n, one in enumerate(seats) if one.colour == seat.colour), 0)
    return seat_name(face_of(game).words, seats, number)


def _known(level: str) -> str:
    return "" if level == UNKNOWN_PROGRAM else level


def names_text(entry: Entry) -> str:
    """Everybody, in the order of seats."""
    return both([seat_text(entry.game, seat, entry.seats) for seat in entry.seats])


def title_text(entry: Entry) -> str:
    """The title, or the names where it has none, or the file's name where it is broken."""
    if entry.fault:
        return Path(entry.path).name
    return entry.title or names_text(entry)


def recent_text(entry: Entry, parting: str = " · ") -> str:
    """A recent file in a list or menu: who plays, what, how far, and when; not the file's name.

    parting: between the players and the rest, as a new line where there is room for one.
    """
    if entry.fault:
        # What matters first: a long name is cut.
        told = translate("StartPage", "A game that can't be read")
        return f"{told}{parting}{Path(entry.path).name}"
    face = face_of(entry.game)
    how_far = translate("StartPage", "finished") if entry.over else face.words.stage(entry.round)
    # A game's name tells nothing where there is only one.
    parts = [face.title()] if len(with_face()) > 1 else []
    parts += [how_far, when_text(entry.mtime / 1e9, time=False)]
    return f"{title_text(entry)}{parting}{' · '.join(parts)}"


def recent_lines(entry: Entry) -> str:
    """The same in two lines."""
    return recent_text(entry, "\n")


def file_name(match: Match, suffix: str) -> str:
    """What a file about a game is called until somebody says better: who played, and when."""
    words = face_of(match.rules.key).words
    names = [seat_name(words, match.seats, seat) for seat in range(len(match.seats))]
    who = _NOT_IN_FILES.sub(" ", ", ".join(names)).strip(" .")[:_LONGEST_NAME]
    return f"{who} {match.created:%Y-%m-%d}{suffix}".strip()
