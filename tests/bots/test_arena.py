"""The arena: shared luck, rotated seats, honest figures, no process left."""

import json
import math
import multiprocessing
import os
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from stoneage_qt.background.processes import WorkFailedError
from stoneage_qt.bots.arena import Contest, duel, ladder, play_tables, report, tables_of
from stoneage_qt.bots.arena_play import ArenaTable, Game, TablePlayer, play_game, win_shares
from stoneage_qt.bots.arena_report import (
    bot_summary,
    margin,
    paired_interval,
    quantile,
    seat_shares,
    wilson,
)
from stoneage_qt.cli import main
from stoneage_qt.games import package_of
from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.minds import MINDS
from stoneage_qt.paths import resource_path

EXAMPLE = resource_path("stoneage/bots/example_bot.py")


def never() -> bool:
    return False


def timeless(games: list[Game]) -> list[Game]:
    return [game._replace(times=()) for game in games]


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) <= before


def game(entrants: tuple[int, ...], totals: tuple[int, ...], start: int = 0) -> Game:
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    blank = tuple(() for _ in entrants)
    return Game(entrants, totals, ranks, win_shares(ranks), start, 12, blank, blank)


def test_seats_rotate_and_luck_stays() -> None:
    player = TablePlayer(package_of("stoneage"), ("gatherer", "woodcutter", "valuer"), 1.0)
    games = player.answer(ArenaTable(0, (0, 1, 2), 5, ()), never)
    assert [g.entrants for g in games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({g.start for g in games}) == 1
    again = player.answer(ArenaTable(0, (0, 1, 2), 5, ()), never)
    assert timeless(again) == timeless(games)
    other = player.answer(ArenaTable(0, (0, 1, 2), 6, ()), never)
    assert [g.totals for g in other] != [g.totals for g in games]


@pytest.mark.parametrize("key", ["random", "woodcutter", "valuer"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_mirror_match_is_even(key: str, players: int) -> None:
    contest = Contest((key,) * players, duel((key,) * players, players), 4, seed=3)
    player = TablePlayer(package_of("stoneage"), contest.keys, 1.0)
    played = [(table, player.answer(table, never)) for table in tables_of(contest)]
    bots = report(contest, played)["bots"]
    assert [bot["win_rate"] for bot in bots] == pytest.approx([1 / players] * players, abs=1e-12)
    assert len({bot["points"] for bot in bots}) == 1


def test_one_against_copies() -> None:
    contest = Contest(("valuer", "random"), duel(("valuer", "random"), 4), 1, seed=1)
    assert contest.groups == ((0, 1, 1, 1),)
    assert contest.games == 4
    player = TablePlayer(package_of("stoneage"), contest.keys, 1.0)
    figures = report(contest, [(t, player.answer(t, never)) for t in tables_of(contest)])
    assert [bot["seats"] for bot in figures["bots"]] == [1, 3]
    assert figures["bots"][0]["win_rate"] == 1.0
    assert figures["bots"][0]["margin"] > 0 > figures["bots"][1]["margin"]
    assert figures["par"] == 0.25


def test_groups_that_make_no_table() -> None:
    with pytest.raises(ValueError, match="3 bots"):
        duel(("a", "b", "c"), 4)
    assert ladder(("a", "b", "c"), 2) == ((0, 1), (0, 2), (1, 2))


def test_on_processes_as_without() -> None:
    contest = Contest(("gatherer", "random"), duel(("gatherer", "random"), 2), 3, seed=8)
    with closing(play_tables(contest, jobs=2)) as tables:
        there = sorted(tables)
    player = TablePlayer(package_of("stoneage"), contest.keys, 1.0)
    here = [(table, player.answer(table, never)) for table in tables_of(contest)]
    assert [table for table, _ in there] == [table for table, _ in here]
    assert [timeless(games) for _, games in there] == [timeless(games) for _, games in here]


def test_left_in_the_middle() -> None:
    contest = Contest(("gatherer", "random"), duel(("gatherer", "random"), 2), 500)
    with closing(play_tables(contest, jobs=1)) as tables:
        assert len(next(tables)[1]) == 2


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_a_killed_process_is_replaced() -> None:
    contest = Contest(("gatherer", "random"), duel(("gatherer", "random"), 2), 12)
    numbers = []
    with closing(play_tables(contest, jobs=1)) as tables:
        for number, (table, _) in enumerate(tables):
            if number == 0:
                for child in multiprocessing.active_children():
                    os.kill(child.pid or 0, signal.SIGKILL)
            numbers.append(table.number)
    assert sorted(numbers) == list(range(12))


def test_work_that_fails_is_told() -> None:
    contest = Contest(("nobody", "random"), ((0, 1),), 2)
    with pytest.raises(WorkFailedError, match="nobody"), closing(play_tables(contest, 1)) as tables:
        next(tables)


def test_an_unending_game_is_stopped() -> None:
    """N4: nobody ever buys; hunters alone don't end a game."""
    from stoneage_qt.games.stoneage.rules import Action, State, legal_actions
    from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY

    class Idler:
        name = "idler"

        def choose(self, s: State, rng: object) -> Action:
            return next(a for a in legal_actions(s) if a.kind not in (BUY, BUILD))

    played = play_game(MINDS, [Idler(), Idler()], (0, 1), 1, frozenset())
    assert played.rounds == 101


def test_faults_are_counted() -> None:
    class Wrong:
        name = "wrong"

        def choose(self, s: object, rng: object) -> object:
            raise RuntimeError("no idea")

    played = play_game(MINDS, [Wrong(), make_bot("gatherer")], (0, 1), 1, frozenset())
    summary = bot_summary([[played]], 0, 0)
    assert summary["faults"] > 50
    assert summary["first_fault"] == "RuntimeError: no idea"
    assert bot_summary([[played]], 1, 0)["faults"] == 0


def test_wilson_by_hand() -> None:
    interval = wilson(0.5, 100)
    assert (interval.low, interval.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10).low == pytest.approx(0.7225, abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 0.0, 1.0)


def test_paired_interval() -> None:
    pairs = [1.0, 0.5] * 100
    interval = paired_interval(pairs)
    assert interval.share == 0.75
    half = 1.96 * 0.25 / math.sqrt(200)
    assert interval.high - interval.share == pytest.approx(half, rel=0.25)
    assert interval.share - interval.low == pytest.approx(half, rel=0.25)
    assert paired_interval([0.5] * 10) == (0.5, 0.5, 0.5)
    assert paired_interval([1.0] * 10) == wilson(1.0, 10)
    assert paired_interval([]) == (0.0, 0.0, 1.0)


def test_figures_by_hand() -> None:
    tables = [
        [game((0, 1), (10, 20), start=1), game((1, 0), (30, 30), start=1)],
        [game((0, 1), (50, 20)), game((1, 0), (7, 9))],
    ]
    first = bot_summary(tables, 0, 0)
    assert first["win_rate"] == (0 + 0.5 + 1 + 1) / 4
    assert first["points"] == (10 + 30 + 50 + 9) / 4
    assert first["rank"] == (2 + 1 + 1 + 1) / 4
    assert margin(tables, 0) == (-10 + 0 + 30 + 2) / 4
    # The start player: seat 1, seat 1, seat 0, seat 0.
    assert seat_shares(tables) == [(1 + 0.5 + 1 + 0) / 4, (0 + 0.5 + 0 + 1) / 4]
    assert seat_shares([]) == []


def test_quantiles() -> None:
    values = [float(n) for n in range(100)]
    assert (quantile(values, 0.5), quantile(values, 0.95)) == (50.0, 95.0)
    assert quantile([3.0], 0.95) == 3.0
    assert quantile([], 0.5) == 0.0


def test_the_command_gives_json(capsys: pytest.CaptureFixture[str]) -> None:
    program = shlex.join([sys.executable, str(EXAMPLE)])
    code = main(["arena", "gatherer", "--bot", program, "-n", "2", "--json", "--jobs", "1"])
    assert code == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert [bot["bot"] for bot in figures["bots"]] == ["gatherer", f"external:{program}"]
    assert [bot["faults"] for bot in figures["bots"]] == [0, 0]
    # A program that tries out seeds must not find the deck by the cards that it sees.
    assert figures["seed"] > 2**40


def test_the_command_prints_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["random", "gatherer", "woodcutter", "--ladder", "-n", "2", "--modules", "igloos"]
    assert main(["arena", *words]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("random – gatherer: 0.0%")
    rating = [line.split()[0] for line in lines if "…" in line]
    assert rating == ["woodcutter", "gatherer", "random"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["genius", "random"], "no such level: genius"),
        (["random"], "at least two bots play each other, as in: stoneage-qt arena child newcomer"),
        (["random", "random", "--players", "5"], "the game is for 2 to 4 players, not for 5"),
        (["random", "random", "random", "--players", "4"], "don't fill"),
        (["random", "random", "--modules", "summer"], "no such module: summer"),
    ],
)
def test_the_command_explains_wrong_use(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("budget", ["0", "nan", "-1", "inf", "much"])
def test_the_command_refuses_odd_budgets(budget: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "random", "random", "--budget", budget])
    assert "must be a number from 0.01 to 100" in capsys.readouterr().err


def test_a_folder_that_takes_no_figures_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before hours are spent on the next one."""
    (tmp_path / "figures").write_text("not a folder", encoding="utf-8")
    assert main(["arena", "--figures", str(tmp_path / "figures"), "--games", "2"]) == 1
    told = capsys.readouterr().err
    assert "can't be written there" in told
    assert "stoneage-qt arena" not in told


def test_a_single_figure_is_played_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "child", "random", "--figures", str(tmp_path), "--games", "2", "--jobs", "1"]
    assert main(words) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["child-random-2p.json"]
    assert "| child | random | 2 | 100.0% " in capsys.readouterr().out


def test_a_figure_that_nobody_keeps_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "random", "child", "--figures", str(tmp_path)]
    assert main(words) == 2
    assert "no such contest is kept (known: child-random-2p, " in capsys.readouterr().err
