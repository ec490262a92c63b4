"""The figures of the second game's bots: which contests, kept and shown by one command."""

from pathlib import Path

import pytest

from stoneage_qt.bots.arena import play_tables, tables_of
from stoneage_qt.bots.arena_play import Game
from stoneage_qt.bots.figures import StrengthFigure, Unfinished, figures_of, load
from stoneage_qt.cli import main
from stoneage_qt.games.inka.bots.figures import weights_mark
from stoneage_qt.games.inka.bots.levels import LEVELS

ROW = '{"win_rate": 0.5, "low": 0.4, "high": 0.6, "points": 9.5, "median_ms": 1, "p95_ms": 2}'
FIGURE = StrengthFigure("builder", "random", 4, 0.95, game="inka")


def test_every_level_but_the_lowest_is_measured() -> None:
    figures = figures_of("inka")
    measured = {figure.first.partition("@")[0] for figure in figures}
    assert measured == {level.key for level in LEVELS if level.strength}
    assert {figure.players for figure in figures} == {3, 4}
    assert len({figure.name for figure in figures}) == len(figures)
    assert all("--game inka" in figure.command(400, 0) for figure in figures)


def test_what_is_kept_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for figure in figures_of("inka"):
        mark = weights_mark(figure)
        text = f'{{"games": 8, "seed": 0, "weights": "{mark}", "bots": [{ROW}, {ROW}]}}'
        (tmp_path / f"{figure.name}.json").write_text(text, encoding="utf-8")
        assert load(tmp_path, figure, 8, 0) is not None
    assert main(["arena", "--game", "inka", "--figures", str(tmp_path), "--games", "8"]) == 0
    shown = capsys.readouterr().out
    assert "| planner | 3 × builder | 4 | 50.0% | 40.0%–60.0% | 50% |" in shown


def test_figures_are_kept_for_the_weights_that_they_were_played_with() -> None:
    marks = {figure.name: weights_mark(figure) for figure in figures_of("inka")}
    assert marks["builder-random-4p"] == ""
    assert marks["planner-builder-4p"] == marks["trader-planner-4p"] != ""
    assert marks["strong-planner-4p"] != marks["expert-planner-4p"], "another budget, another bot"
    assert "" not in (marks["strong-planner-4p"], marks["expert@4-strong-4p"])


def a_game(turn: int) -> Game:
    """The first of the two bots wins from every seat."""
    entrants = tuple(0 if seat == turn else 1 for seat in range(4))
    shares = tuple(1.0 if seat == turn else 0.0 for seat in range(4))
    totals = tuple(11 if seat == turn else 5 for seat in range(4))
    ranks = tuple(1 if seat == turn else 2 for seat in range(4))
    return Game(entrants, totals, ranks, shares, 0, 20, ((0.25,),) * 4, ((),) * 4)


def test_tables_of_an_unfinished_contest_are_taken_up_again(tmp_path: Path) -> None:
    contest = FIGURE.contest(8, 0)
    first, second = tables_of(contest)
    games = [a_game(turn) for turn in range(4)]
    unfinished = Unfinished(tmp_path / "new", FIGURE, 0)
    assert unfinished.read(contest) == []
    unfinished.add(first, games)
    unfinished.add(second, games)
    assert unfinished.read(contest) == [(first, games), (second, games)]
    assert unfinished.read(FIGURE.contest(4, 0)) == [(first, games)]
    assert Unfinished(tmp_path / "new", FIGURE, 1).read(FIGURE.contest(8, 1)) == []
    (path,) = (tmp_path / "new").iterdir()
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    assert unfinished.read(contest) == [(first, games)], "writing the second was interrupted"
    unfinished.finish()
    assert unfinished.read(contest) == []
    assert list(play_tables(contest, 1, played=frozenset((0, 1)))) == []


def test_a_contest_whose_tables_are_all_there_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for figure in figures_of("inka"):
        if figure.name != FIGURE.name:
            mark = weights_mark(figure)
            text = f'{{"games": 8, "seed": 0, "weights": "{mark}", "bots": [{ROW}, {ROW}]}}'
            (tmp_path / f"{figure.name}.json").write_text(text, encoding="utf-8")
    unfinished = Unfinished(tmp_path, FIGURE, 0)
    for table in tables_of(FIGURE.contest(8, 0)):
        unfinished.add(table, [a_game(turn) for turn in range(4)])
    assert main(["arena", "--game", "inka", "--figures", str(tmp_path), "--games", "8"]) == 0
    assert "| builder | 3 × random | 4 | 100.0% |" in capsys.readouterr().out
    assert {path.suffix for path in tmp_path.iterdir()} == {".json"}
