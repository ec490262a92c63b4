"""The result of a game in words, whatever was played."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import Standing
from stoneage_qt.session.match import Match
from stoneage_qt.ui.words.language import both
from stoneage_qt.ui.words.seats import Called, Sitting, seat_name

translate = QCoreApplication.translate


def demo_text(words: Called, match: Match) -> str:
    """For whom a bot has played a part of the game; "" where it has for nobody."""
    people = [number for number, seat in enumerate(match.seats) if seat.is_person]
    if not match.options.demo or not people:
        return ""
    names = both([seat_name(words, match.seats, seat) for seat in people])
    return translate("EndPage", "A bot played a part of this game for {names}.").format(names=names)


def winner_text(words: Called, seats: Sequence[Sitting], table: Sequence[Standing]) -> str:
    """Who won; several may share it."""
    winners = [standing.seat for standing in table if standing.rank == 1]
    names = both([seat_name(words, seats, seat) for seat in winners])
    if len(winners) == 1:
        return translate("EndPage", "{name} wins!").format(name=names)
    return translate("EndPage", "{names} share the victory!").format(names=names)
