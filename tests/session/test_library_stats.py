"""Statistics and dice over a library whose numbers are known."""

import math
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.session.library import Library
from stoneage_qt.session.library_scan import Entry, SeatEntry
from stoneage_qt.session.library_stats import (
    BOT,
    PERSON,
    Counted,
    DiceTotals,
    Filter,
    FinishedGame,
    Placed,
    chi_square_chance,
    dice_of,
    dice_totals,
)

DAY = 86400.0


def game(
    number: int,
    *totals: int,
    names: tuple[str, ...] = ("Anna", ""),
    modules: tuple[str, ...] = (),
    dice: tuple[int, ...] = (1, 1, 1, 1, 1, 1),
    **fields: Any,
) -> Entry:
    """A finished game of people with names and bots without."""
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    seats = tuple(
        SeatEntry(PERSON if name else BOT, "" if name else "strong", name, "red", t, r, dice)
        for name, t, r in zip(names, totals, ranks, strict=True)
    )
    whole = Entry(
        f"/g/{number}",
        number,
        1,
        ident=f"{number:032x}",
        created=number * DAY,
        modules=modules,
        round=10 + number,
        over=True,
        actions=100,
        seed=number,
        dice=tuple(len(totals) * n for n in dice),
        seats=seats,
        curve=((0, 0),),
    )
    return whole._replace(**fields)


@pytest.fixture
def library(tmp_path: Path):  # type: ignore[no-untyped-def]
    library = Library(tmp_path / "index.sqlite")
    yield library
    library.close()


def test_lines(library: Library) -> None:
    library.store(
        [
            game(1, 120, 100),
            game(2, 90, 150),
            game(3, 200, 200, 50, names=("Anna", "Bruno", ""), modules=("igloos",)),
        ]
    )
    anna, bruno = Counted(library, Filter()).lines(PERSON)
    assert (anna.key, anna.games, anna.wins, anna.best, anna.longest) == ("Anna", 3, 2, 200, 13)
    assert anna.par == pytest.approx(0.5 + 0.5 + 1 / 3)
    assert anna.average == pytest.approx((120 + 90 + 200) / 3)
    assert anna.average_rank == pytest.approx((1 + 2 + 1) / 3)
    assert (bruno.key, bruno.games, bruno.wins) == ("Bruno", 1, 1)
    [strong] = Counted(library, Filter()).lines(BOT)
    assert (strong.key, strong.games, strong.wins, strong.best) == ("strong", 3, 1, 150)
    assert [line.games for line in Counted(library, Filter(players=2)).lines(PERSON)] == [2]
    assert [line.games for line in Counted(library, Filter(module="igloos")).lines(PERSON)] == [
        1,
        1,
    ]
    assert [line.games for line in Counted(library, Filter(module="none")).lines(PERSON)] == [2]


def test_what_does_not_count(library: Library) -> None:
    library.store(
        [
            game(1, 120, 100),
            game(2, 300, 100, path="/g/copy", ident=f"{1:032x}", actions=50),
            game(3, 300, 100, over=False),
            game(4, 300, 100, fault="not_json"),
            game(5, 300, 100, altered=True),
            game(6, 300, 100, origin="a" * 32),
        ]
    )
    [anna] = Counted(library, Filter()).lines(PERSON)
    assert (anna.games, anna.best) == (1, 120)
    [anna] = Counted(library, Filter(branches=True)).lines(PERSON)
    assert (anna.games, anna.best) == (2, 300)


def test_records_with_date(library: Library) -> None:
    library.store([game(1, 120, 100), game(2, 90, 150), game(3, 99, 98)])
    found = {record.kind: record for record in Counted(library, Filter()).records()}
    assert (found["highest"].value, found["highest"].level) == (150, "strong")
    assert found["highest"].created == 2 * DAY
    assert (found["clearest"].value, found["closest"].value) == (60, 1)
    assert (found["longest"].value, found["shortest"].value) == (13, 11)
    assert (found["lowest"].value, found["lowest"].name) == (90, "Anna")
    assert Counted(library, Filter(players=4)).records() == []


def test_history(library: Library) -> None:
    library.store([game(2, 90, 150), game(1, 120, 100)])
    assert [(p.total, p.rank) for p in Counted(library, Filter()).history(PERSON, "Anna")] == [
        (120, 1),
        (90, 2),
    ]


def test_whole_games(library: Library) -> None:
    library.store([game(2, 90, 150), game(1, 120, 100), game(3, 1, 2, over=False)])
    assert Counted(library, Filter()).games() == [
        FinishedGame("/g/1", DAY, (Placed(PERSON, "Anna", 1), Placed(BOT, "strong", 2))),
        FinishedGame("/g/2", 2 * DAY, (Placed(PERSON, "Anna", 2), Placed(BOT, "strong", 1))),
    ]


def test_dice_are_counted_once(library: Library) -> None:
    library.store(
        [
            game(1, 120, 100, dice=(1, 2, 3, 4, 5, 6)),
            game(2, 1, 2, dice=(10, 0, 0, 0, 0, 0), over=False),
            game(3, 1, 2, dice=(99,) * 6, seed=1, actions=7),  # the same dice again
            game(4, 1, 2, dice=(99,) * 6, origin="a" * 32),  # begins with another's dice
            game(5, 1, 2, dice=(99,) * 6, fault="not_json"),
            game(6, 1, 2, dice=(3, 3, 3, 3, 3, 3), curve=None),  # who threw is not known yet
            game(7, 1, 2, dice=(99,) * 6, demo=True),  # counts in no statistics
        ]
    )
    everything = dice_totals(library)
    assert everything == DiceTotals((28, 10, 12, 14, 16, 18), 3)
    assert dice_of(library, PERSON) == DiceTotals((11, 2, 3, 4, 5, 6), 2)
    assert dice_of(library, BOT) == DiceTotals((11, 2, 3, 4, 5, 6), 2)


def test_no_dice_at_all(library: Library) -> None:
    nothing = dice_totals(library)
    assert (nothing.thrown, nothing.mean, nothing.chi_square, nothing.chance) == (0, 0, 0, 1)


@pytest.mark.parametrize(
    ("x", "chance"),  # from printed tables, 5 degrees of freedom
    [(0.0, 1.0), (1.145, 0.95), (4.351, 0.50), (11.070, 0.05), (15.086, 0.01), (20.515, 0.001)],
)
def test_chi_square(x: float, chance: float) -> None:
    assert math.isclose(chi_square_chance(x), chance, rel_tol=2e-3)


def test_fairness_by_hand() -> None:
    totals = DiceTotals((12, 8, 10, 10, 10, 10), 1)
    assert totals.chi_square == pytest.approx((4 + 4) / 10)
    assert totals.mean == pytest.approx((12 + 16 + 30 + 40 + 50 + 60) / 60)
