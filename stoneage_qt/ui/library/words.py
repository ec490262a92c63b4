"""Games of the library in words."""

from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games import face_of
from stoneage_qt.models.library import Column, Show
from stoneage_qt.models.statistics import StatColumn
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.library_scan import Entry, SeatEntry
from stoneage_qt.session.library_stats import Record
from stoneage_qt.ui.words.faults import fault_text
from stoneage_qt.ui.words.games import level_text, names_text, seat_text, when_text
from stoneage_qt.ui.words.language import number

translate = QCoreApplication.translate
NO_BREAK: Final = "\u00a0"


def player_text(name: str) -> str:
    """A person in the statistics."""
    return name or translate("Library", "Nameless")


def fault_words(entry: Entry) -> str:
    """What is wrong with a file, with its name instead of the whole path."""
    parameters = {**entry.parameters, "path": Path(entry.path).name}
    return fault_text(SaveError(Fault(entry.fault), **parameters))


def status_text(entry: Entry) -> str:
    """How far the game went."""
    if entry.fault:
        return translate("Library", "Cannot be read")
    if entry.over:
        return face_of(entry.game).words.length(entry.round)
    stage = face_of(entry.game).words.stage(entry.round)
    return translate("Library", "Open, {stage}").format(stage=stage)


def extras_text(entry: Entry) -> str:
    """Modules, or the variant where there is none."""
    if entry.fault:
        return ""
    words = face_of(entry.game).words
    return ", ".join(map(words.module, entry.modules)) or words.variant(entry.variant)


def result_text(entry: Entry) -> str:
    """Names with points, the best first; without points while the game runs."""
    if entry.fault:
        return fault_words(entry)
    seats = sorted(entry.seats, key=lambda seat: (seat.rank, -seat.total))
    pairs = [
        translate("Library", "{name} {points}").format(
            name=seat_text(entry.game, seat, entry.seats), points=number(seat.total)
        )
        for seat in seats
    ]
    words = ", ".join(pairs) if entry.over else names_text(entry)
    if entry.title:
        return translate("Library", "{title}: {players}").format(title=entry.title, players=words)
    return words


def cell_text(entry: Entry, column: int) -> str:
    """A cell of the list, for screen readers, searching, and where nothing is painted."""
    if column == Column.WHEN:
        return when_text(entry.when)
    if column == Column.PLAYERS:
        return result_text(entry)
    if column == Column.ROUNDS:
        return status_text(entry)
    if column == Column.EXTRAS:
        return extras_text(entry)
    return ""


def search_text(entry: Entry) -> str:
    """Everything that somebody may remember of a game; made for thousands of them."""
    day = datetime.fromtimestamp(entry.when).astimezone().date().isoformat()
    # As it is shown, and as computers write it.
    parts = [when_text(entry.when), day, entry.path.rpartition("/")[2]]
    parts.append(entry.title)
    if not entry.fault:
        parts.append(face_of(entry.game).title())
    parts += [seat.name or seat_text(entry.game, seat, entry.seats) for seat in entry.seats]
    parts += [level_text(entry.game, s.level) for s in entry.seats if s.name and s.level]
    parts += [face_of(entry.game).words.level_title(s.level) for s in entry.seats if s.level]
    if entry.modules:
        parts += map(face_of(entry.game).words.module, entry.modules)
    return "\n".join(parts)


def heading_text(column: int) -> str:
    """The heading of a column of the list."""
    return {
        Column.STAR: "",
        Column.WHEN: translate("Library", "Date"),
        Column.PLAYERS: translate("Library", "Players and results"),
        Column.ROUNDS: translate("Library", "Length"),
        Column.EXTRAS: translate("Library", "Modules"),
        Column.COURSE: translate("Library", "Course"),
    }[Column(column)]


def show_text(show: Show) -> str:
    """A kind of games."""
    return {
        Show.ALL: translate("Library", "All games"),
        Show.FINISHED: translate("Library", "Finished"),
        Show.OPEN: translate("Library", "Open"),
        Show.STARRED: translate("Library", "Favourites"),
        Show.BRANCHES: translate("Library", "Continues another game"),
        Show.BROKEN: translate("Library", "Cannot be read"),
    }[show]


def statistics_heading(column: int) -> str:
    """The heading of a column of the statistics."""
    return {
        StatColumn.NAME: translate("Statistics", "Name"),
        StatColumn.GAMES: translate("Statistics", "Games"),
        StatColumn.WINS: translate("Statistics", "Wins"),
        StatColumn.SHARE: translate("Statistics", "Won"),
        StatColumn.PAR: translate("Statistics", "Expected"),
        StatColumn.AVERAGE: translate("Statistics", "Average"),
        StatColumn.BEST: translate("Statistics", "Best"),
        StatColumn.RANK: translate("Statistics", "Avg. place"),
        StatColumn.LONGEST: translate("Statistics", "Longest game"),
    }[StatColumn(column)]


def statistics_note(column: int) -> str:
    """What a column of the statistics means, where its heading does not say it."""
    return {
        StatColumn.WINS: translate("Statistics", "Shared victories count as victories"),
        StatColumn.SHARE: translate("Statistics", "The share of games that were won"),
        StatColumn.PAR: translate("Statistics", "What equal players would win on average"),
        StatColumn.AVERAGE: translate("Statistics", "The result on average"),
        StatColumn.BEST: translate("Statistics", "The best result"),
        StatColumn.RANK: translate("Statistics", "The place on average"),
        StatColumn.LONGEST: translate("Statistics", "Rounds of the longest game"),
    }.get(StatColumn(column), "")


def record_text(game: str, record: Record) -> str:
    """A record of a game in one sentence."""
    seat = SeatEntry(record.controller, record.level, record.name, record.colour)
    words = {
        "highest": translate("Statistics", "Best result: {n}, by {name}"),
        "lowest": translate("Statistics", "Lowest result: {n}, by {name}"),
        "clearest": translate("Statistics", "Clearest victory: {points} ahead, by {name}"),
        "closest": translate("Statistics", "Closest victory: {points} ahead, by {name}"),
        "longest": translate("Statistics", "Longest game: {rounds}, won by {name}"),
        "shortest": translate("Statistics", "Shortest game: {rounds}, won by {name}"),
    }[record.kind]
    value = round(record.value)
    return words.format(
        n=number(value),
        points=face_of(game).words.score_amount(value),
        rounds=face_of(game).words.length(value),
        name=seat_text(game, seat),
    )
