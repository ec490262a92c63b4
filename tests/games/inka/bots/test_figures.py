"""The figures of the second game's bots: which contests, kept and shown by one command."""

from pathlib import Path

import pytest

from stoneage_qt.bots.figures import figures_of, load
from stoneage_qt.cli import main
from stoneage_qt.games.inka.bots.figures import weights_mark
from stoneage_qt.games.inka.bots.levels import LEVELS


def test_every_level_but_the_lowest_is_measured() -> None:
    figures = figures_of("inka")
    measured = {figure.first.partition("@")[0] for figure in figures}
    assert measured == {level.key for level in LEVELS if level.strength}
    assert {figure.players for figure in figures} == {3, 4}
    assert len({figure.name for figure in figures}) == len(figures)
    assert all("--game inka" in figure.command(400, 0) for figure in figures)


def test_what_is_kept_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = '{"win_rate": 0.5, "low": 0.4, "high": 0.6, "points": 9.5, "median_ms": 1, "p95_ms": 2}'
    for figure in figures_of("inka"):
        mark = weights_mark(figure)
        text = f'{{"games": 8, "seed": 0, "weights": "{mark}", "bots": [{row}, {row}]}}'
        (tmp_path / f"{figure.name}.json").write_text(text, encoding="utf-8")
        assert load(tmp_path, figure, 8, 0) is not None
    assert main(["arena", "--game", "inka", "--figures", str(tmp_path), "--games", "8"]) == 0
    shown = capsys.readouterr().out
    assert "| planner | 3 × builder | 4 | 50.0% | 40.0%–60.0% | 50% |" in shown


def test_other_weights_of_the_quick_player_make_a_figure_old() -> None:
    marks = {figure.name: weights_mark(figure) for figure in figures_of("inka")}
    assert marks["planner-builder-4p"] == ""
    assert marks["strong-planner-4p"] == marks["expert@4-expert-4p"] != ""
