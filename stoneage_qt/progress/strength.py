"""How strong the people at this computer play, from their finished games against rated bots.

Nothing is stored: whenever it is wanted, the games of the library are gone through from the
oldest to the newest. Every game compares each person with everybody else at the table; several
comparisons of one game are not independent, so each counts less where there are more.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from stoneage_qt.progress.glicko import Result, Strength, after
from stoneage_qt.session.library_stats import PERSON, FinishedGame, Placed

# The tables that rated the bots had some hundred games per pair.
_BOT_DEVIATION: Final = 30.0


class StrengthStep(NamedTuple):
    """A person's strength after one game."""

    created: float
    path: str
    strength: Strength


def strengths(
    games: Iterable[FinishedGame], ratings: Mapping[str, float]
) -> dict[str, list[StrengthStep]]:
    """By a person's name, a step for each game that told something; oldest first.

    games: of one game and one number of players, oldest first. ratings: of levels; a bot that
    has none tells nothing.
    """
    found: dict[str, list[StrengthStep]] = {}
    for game in games:
        now = [_known(seat, found, ratings) for seat in game.seats]
        people = [place for place, seat in enumerate(game.seats) if seat.controller == PERSON]
        steps = {}
        for place in people:
            results = _results(game.seats, now, place)
            if results:
                steps[place] = after(now[place] or Strength(), results)
        for place, strength in steps.items():
            step = StrengthStep(game.created, game.path, strength)
            found.setdefault(game.seats[place].key, []).append(step)
    return found


def _known(
    seat: Placed, found: Mapping[str, list[StrengthStep]], ratings: Mapping[str, float]
) -> Strength | None:
    if seat.controller == PERSON:
        steps = found.get(seat.key)
        return steps[-1].strength if steps else Strength()
    rating = ratings.get(seat.key)
    return None if rating is None else Strength(rating, _BOT_DEVIATION)


def _results(seats: tuple[Placed, ...], now: list[Strength | None], place: int) -> list[Result]:
    """The comparisons of one seat with the others whose strength is known."""
    weight = 2.0 / len(seats)
    mine = seats[place]
    found = []
    for other, (seat, strength) in enumerate(zip(seats, now, strict=True)):
        same = seat.controller == PERSON and seat.key == mine.key
        if other != place and strength is not None and not same:
            score = 0.5 if seat.rank == mine.rank else float(mine.rank < seat.rank)
            found.append(Result(strength.rating, strength.deviation, score, weight))
    return found
