"""Statistics over the library: players, levels, records, and all dice ever thrown.

Counted are finished games that were saved as they were played, without a demo. Of several
copies of a game the longest counts; games that were played on from another's position count
only where asked for, because somebody else's good position is no merit.
"""

import math
from itertools import groupby
from typing import Final, NamedTuple

from stoneage_qt.session.library import Library
from stoneage_qt.session.library_scan import FACES, LEAST_SUM, NO_SUMS, read_sums

PERSON: Final = "person"
BOT: Final = "bot"

_WANTED: Final = """
    g.fault = '' AND g.over AND NOT g.altered
      AND (:game = '' OR g.game = :game)
      AND (:branches OR g.origin = '')
      AND (:players = 0 OR g.players = :players)
      AND (:module = '' OR (:module = 'none' AND g.modules = '')
           OR instr(' ' || g.modules || ' ', ' ' || :module || ' ') > 0)
"""
_COUNTED: Final = f"""
    CREATE TEMP TABLE counted AS
    SELECT g.path, g.created, g.round, g.players, s.seat, s.controller, s.level, s.name,
           s.colour, s.total, s.rank,
           s.total - (SELECT max(o.total) FROM seats o
                      WHERE o.path = s.path AND o.seat <> s.seat) AS lead
    FROM games g JOIN seats s ON s.path = g.path
    WHERE {_WANTED} AND NOT g.demo
      AND g.path = (SELECT h.path FROM games h
                    WHERE h.ident = g.ident AND h.fault = '' AND h.over AND NOT h.altered
                      AND NOT h.demo
                    ORDER BY h.actions DESC, h.path LIMIT 1)
"""


class Filter(NamedTuple):
    """Which games count.

    players: 0 for any number; module: "" for any, "none" for none; game: a key, "" for any.
    """

    players: int = 0
    module: str = ""
    branches: bool = False
    game: str = ""


class PlayerLine(NamedTuple):
    """What one player, or all bots of one level, have achieved.

    wins: first places, shared ones too. par: what equal players would win on average.
    """

    key: str
    games: int
    wins: int
    par: float
    average: float
    best: int
    average_rank: float
    longest: int


class Record(NamedTuple):
    """One record: of what kind, how much, whose, when, and in which file."""

    kind: str
    value: int
    controller: str
    name: str
    level: str
    colour: str
    created: float
    path: str


class PlayedGame(NamedTuple):
    """One game of a player, for a graph over time."""

    created: float
    total: int
    rank: int
    path: str


class Placed(NamedTuple):
    """How one seat of a finished game came out. key: a person's name, or a bot's level."""

    controller: str
    key: str
    rank: int


class FinishedGame(NamedTuple):
    """A game that counts, with its seats in their order."""

    path: str
    created: float
    seats: tuple[Placed, ...]


class Counted:
    """The games that count, picked out once for all questions about them."""

    def __init__(self, library: Library, wanted: Filter) -> None:
        self._connection = library.connection
        self._wanted = wanted._asdict()
        with self._connection:
            self._connection.execute("DROP TABLE IF EXISTS temp.counted")
            self._connection.execute(_COUNTED, self._wanted)

    def any_demo(self) -> bool:
        """Whether finished games are left out because a bot played on for somebody in them."""
        demo = f"SELECT 1 FROM games g WHERE {_WANTED} AND g.demo LIMIT 1"
        found = self._connection.execute(demo, self._wanted).fetchone()
        return found is not None

    def lines(self, controller: str) -> list[PlayerLine]:
        """One line per person's name, or per level of bots; most games first."""
        key = _key(controller)
        rows = self._connection.execute(
            f"""
            SELECT {key}, count(*), sum(rank = 1), sum(1.0 / players), avg(total), max(total),
                   avg(rank), max(round)
            FROM counted WHERE controller = ? GROUP BY {key} ORDER BY count(*) DESC, {key}
            """,
            (controller,),
        )
        return [PlayerLine(*row) for row in rows]

    def records(self) -> list[Record]:
        """The highest and lowest score, the clearest victory, the longest and shortest game."""
        found: list[Record] = []
        for kind, value, where, order in (
            ("highest", "total", "1", "total DESC"),
            ("clearest", "lead", "lead > 0", "lead DESC"),
            ("closest", "lead", "lead > 0", "lead ASC"),
            ("longest", "round", "lead >= 0", "round DESC"),
            ("shortest", "round", "lead >= 0", "round ASC"),
            ("lowest", "total", "1", "total ASC"),
        ):
            row = self._connection.execute(
                f"SELECT {value}, controller, name, level, colour, created, path FROM counted "
                f"WHERE {where} ORDER BY {order}, created LIMIT 1"
            ).fetchone()
            if row is not None:
                found.append(Record(kind, *row))
        return found

    def history(self, controller: str, key: str) -> list[PlayedGame]:
        """The games of a person or a level, oldest first."""
        rows = self._connection.execute(
            f"SELECT created, total, rank, path FROM counted "
            f"WHERE controller = ? AND {_key(controller)} = ? ORDER BY created, path",
            (controller, key),
        )
        return [PlayedGame(*row) for row in rows]

    def games(self) -> list[FinishedGame]:
        """All of them, oldest first."""
        rows = self._connection.execute(
            "SELECT path, created, controller, iif(controller = ?, name, level), rank "
            "FROM counted ORDER BY created, path, seat",
            (PERSON,),
        )
        found = groupby(rows, key=lambda row: row[:2])
        return [
            FinishedGame(path, created, tuple(Placed(*seat[2:]) for seat in seats))
            for (path, created), seats in found
        ]


def _key(controller: str) -> str:
    return "name" if controller == PERSON else "level"


class DiceTotals(NamedTuple):
    """All dice of some throwers. counts: of the faces 1 to 6; games: they were thrown in."""

    counts: tuple[int, ...]
    games: int

    @property
    def thrown(self) -> int:
        """The sample size."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The average pips; fair dice tend to 3.5."""
        pips = sum(face * count for face, count in enumerate(self.counts, start=1))
        return pips / self.thrown if self.thrown else 0.0

    @property
    def chi_square(self) -> float:
        """How far the counts are from equal ones."""
        if not self.thrown:
            return 0.0
        equal = self.thrown / len(self.counts)
        return sum((count - equal) ** 2 for count in self.counts) / equal

    @property
    def chance(self) -> float:
        """How often fair dice would be at least this far from equal counts."""
        return chi_square_chance(self.chi_square)


def chi_square_chance(x: float) -> float:
    """P(X ≥ x) of the chi-square distribution with 5 degrees of freedom: six faces."""
    tail = math.erfc(math.sqrt(x / 2))
    return tail + math.sqrt(2 * x / math.pi) * math.exp(-x / 2) * (1 + x / 3)


class SumTotals(NamedTuple):
    """All throws of two dice. counts: of the sums 2 to 12; games: they were thrown in."""

    counts: tuple[int, ...]
    games: int

    @property
    def thrown(self) -> int:
        """How many throws."""
        return sum(self.counts)

    @property
    def expected(self) -> tuple[float, ...]:
        """What fair dice tend to: 1 of 36 throws is a 2, 6 are a 7."""
        ways = [FACES - abs(FACES + 1 - LEAST_SUM - place) for place in range(len(self.counts))]
        return tuple(self.thrown * n / FACES**2 for n in ways)

    @property
    def chance(self) -> float:
        """How often fair dice would be at least this far from what is expected."""
        if not self.thrown:
            return 1.0
        far = sum((n - due) ** 2 / due for n, due in zip(self.counts, self.expected, strict=True))
        # The chi-square distribution with 10 degrees of freedom: eleven sums.
        terms = range((len(self.counts) - 1) // 2)
        return math.exp(-far / 2) * sum((far / 2) ** n / math.factorial(n) for n in terms)


# Unfinished games count too: their dice have fallen. Branches are left out, for they begin
# with dice of another game, and so are games with a demo, as in all statistics. A seed holds its
# dice ready, so games of one seed share them: the longest counts.
_FALLEN: Final = """
    SELECT g.* FROM games g
    WHERE g.fault = '' AND NOT g.altered AND NOT g.demo AND g.origin = ''
      AND g.path = (SELECT h.path FROM games h
                    WHERE h.seed = g.seed AND h.fault = '' AND NOT h.altered AND NOT h.demo
                      AND h.origin = ''
                    ORDER BY h.actions DESC, h.path LIMIT 1)
"""
_SUMS: Final = ", ".join(f"coalesce(sum(t.d{face}), 0)" for face in range(1, 7))


def any_left_out(library: Library) -> bool:
    """Whether dice have fallen in games that do not count."""
    left_out = "SELECT 1 FROM games WHERE fault = '' AND (altered OR demo OR origin <> '') LIMIT 1"
    return library.connection.execute(left_out).fetchone() is not None


def dice_totals(library: Library) -> DiceTotals:
    """All dice ever thrown, each once."""
    row = library.connection.execute(f"SELECT {_SUMS}, count(*) FROM ({_FALLEN}) t").fetchone()
    return DiceTotals(tuple(row[:6]), row[6])


def dice_of(library: Library, controller: str) -> DiceTotals:
    """The dice of people, or of bots; only games that were read in full know who threw."""
    row = library.connection.execute(
        f"""
        WITH fallen AS ({_FALLEN})
        SELECT {_SUMS}, count(DISTINCT t.path)
        FROM fallen f JOIN seats t ON t.path = f.path
        WHERE t.controller = ? AND f.curve IS NOT NULL
        """,
        (controller,),
    ).fetchone()
    return DiceTotals(tuple(row[:6]), row[6])


def sum_totals(library: Library) -> SumTotals:
    """All throws of games in which two dice are always thrown together."""
    none = " ".join(map(str, NO_SUMS))
    rows = library.connection.execute(
        f"SELECT t.sums FROM ({_FALLEN}) t WHERE t.sums <> ?", (none,)
    ).fetchall()
    counts = list(NO_SUMS)
    for (text,) in rows:
        for place, count in enumerate(read_sums(text)):
            counts[place] += count
    return SumTotals(tuple(counts), len(rows))
