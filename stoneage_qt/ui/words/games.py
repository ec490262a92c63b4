"""Saved games in a few words: who plays, how far, and when."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from stoneage_qt.games.stoneage.ui.words import text
from stoneage_qt.session.library_files import UNKNOWN_PROGRAM
from stoneage_qt.session.library_scan import Entry, SeatEntry

translate = QCoreApplication.translate


def when_text(seconds: float, *, time: bool = True) -> str:
    """A moment in the language's short form."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    if time:
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def level_text(key: str) -> str:
    """The name of a level; a program of somebody's own has none."""
    if key in ("", UNKNOWN_PROGRAM):
        return text.program_name()
    return text.level_name(key)


def seat_text(seat: SeatEntry, among: Sequence[SeatEntry] = ()) -> str:
    """Who sat there; `among`: all seats of the game."""
    seats = [one._replace(level=_known(one.level)) for one in among or (seat,)]
    number = next((n for n, one in enumerate(seats) if one.colour == seat.colour), 0)
    return text.seat_name(seats, number)


def _known(level: str) -> str:
    return "" if level == UNKNOWN_PROGRAM else level


def names_text(entry: Entry) -> str:
    """Everybody, in the order of seats."""
    return text.both([seat_text(seat, entry.seats) for seat in entry.seats])


def title_text(entry: Entry) -> str:
    """The title, or the names where it has none, or the file's name where it is broken."""
    if entry.fault:
        return Path(entry.path).name
    return entry.title or names_text(entry)


def recent_text(entry: Entry) -> str:
    """A recent file in a list or menu: who plays, how far, and when; not how the file is called."""
    when = when_text(entry.mtime / 1e9)
    if entry.fault:
        name = Path(entry.path).name
        return translate("StartPage", "{file} (cannot be read)").format(file=name)
    if entry.over:
        words = translate("StartPage", "{names} · finished · {when}")
    else:
        words = translate("StartPage", "{names} · round {round} · {when}")
    return words.format(names=title_text(entry), round=entry.round, when=when)
