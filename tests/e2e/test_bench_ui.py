"""`bench --ui` measures the real program."""

import pytest

from stoneage_qt.cli.bench_ui import measure

pytestmark = pytest.mark.once


@pytest.mark.slow
@pytest.mark.parametrize("game", ["stoneage", "inka"])
def test_everything_is_measured(game: str) -> None:
    rows = {row.name: row for row in measure(game, repeats=1, seconds=1.0)}
    assert len(rows) >= 7
    assert all(row.here > 0 for row in rows.values())
    assert rows["start to first frame"].ratio is not None
