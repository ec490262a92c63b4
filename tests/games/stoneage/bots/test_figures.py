"""The project's own figures: what is measured, kept and taken up again."""

from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.bots.figures import StrengthFigure, keep, load, table_lines
from stoneage_qt.games.stoneage.bots.figures import all_figures, steps
from stoneage_qt.games.stoneage.bots.levels import LEVELS
from stoneage_qt.games.stoneage.bots.search import BUDGETS

ROW: dict[str, Any] = {
    "win_rate": 0.5,
    "low": 0.4,
    "high": 0.6,
    "points": 200.0,
    "median_ms": 1.0,
    "p95_ms": 2.0,
}


def result(games: int, share: float = 0.5, seed: int = 0) -> dict[str, Any]:
    return {"games": games, "seed": seed, "bots": [{**ROW, "win_rate": share}, ROW]}


def test_every_level_but_the_lowest_is_measured_against_the_one_below() -> None:
    measured = {figure.first for figure in steps()}
    assert measured == {level.key for level in LEVELS if level.strength}


def test_each_is_played_once_with_its_highest_goal() -> None:
    figures = all_figures()
    assert len({figure.name for figure in figures}) == len(figures)
    goals = {figure.name: figure.least for figure in figures}
    assert goals["expert-strong-2p"] == 0.75
    assert goals["strong-woodcutter-2p"] == 0.90


def test_a_contest_of_a_figure() -> None:
    figure = StrengthFigure("expert@4", "strong", 4, 0.45)
    contest = figure.contest(402, 7)
    assert contest.groups == ((0, 1, 1, 1),)
    assert (contest.keys, contest.games, contest.seed) == (("expert@4", "strong"), 404, 7)
    assert figure.command(402, 7) == (
        "stoneage-qt arena expert@4 strong --games 402 --players 4 --seed 7"
    )
    half = figure._replace(part=0.5)
    assert half.contest(400, 7).games == 200
    assert "--games 200" in half.command(400, 7)


def test_kept_results_count_only_where_they_fit(tmp_path: Path) -> None:
    figure = all_figures()[0]
    assert load(tmp_path, figure, 400, 0) is None
    keep(tmp_path / "new", figure, result(400))
    assert load(tmp_path / "new", figure, 400, 0) == {**result(400), "weights": ""}
    assert load(tmp_path / "new", figure, 401, 0) is None
    assert load(tmp_path / "new", figure._replace(part=0.5), 401, 0) is not None
    assert load(tmp_path / "new", figure, 400, 1) is None
    (tmp_path / "new" / f"{figure.name}.json").write_text("[]", encoding="utf-8")
    assert load(tmp_path / "new", figure, 400, 0) is None


def test_the_table_shows_what_is_there(tmp_path: Path) -> None:
    assert len(list(table_lines(tmp_path, all_figures(), 400, 0))) == 2
    keep(tmp_path, StrengthFigure("expert", "strong", 4), result(400, share=0.47))
    lines = list(table_lines(tmp_path, all_figures(), 400, 0))
    assert lines[2:] == [
        "| expert | 3 × strong | 4 | 47.0% | 40.0%–60.0% | 45% | 200 : 200 | 1.0 / 2.0 ms |"
    ]


def test_results_of_bots_that_thought_otherwise_are_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strong, medium = StrengthFigure("strong", "medium"), StrengthFigure("medium", "valuer")
    for figure in (strong, medium):
        keep(tmp_path, figure, result(400))
        assert load(tmp_path, figure, 400, 0) is not None
    monkeypatch.setitem(BUDGETS, "strong", BUDGETS["strong"].scaled(2.0))
    assert load(tmp_path, strong, 400, 0) is None
    assert load(tmp_path, medium, 400, 0) is not None


def test_results_of_other_weights_are_old(tmp_path: Path) -> None:
    figure = StrengthFigure("strong", "woodcutter")
    keep(tmp_path, figure, result(400))
    kept = load(tmp_path, figure, 400, 0)
    assert kept is not None
    path = tmp_path / f"{figure.name}.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(kept["weights"], "0123456789ab"), encoding="utf-8")
    assert load(tmp_path, figure, 400, 0) is None
