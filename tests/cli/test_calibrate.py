"""`calibrate`: what win chances were called, and what came of them."""

import json

import pytest

from stoneage_qt.bots.calibration import ChanceCall, Tenth, tenths
from stoneage_qt.cli import main
from stoneage_qt.cli.calibrate import AFTER, KINDS


def test_tenths_by_hand() -> None:
    found = [
        ChanceCall(0.12, 0.0),
        ChanceCall(0.18, 1.0),
        ChanceCall(1.0, 1.0),
        ChanceCall(0.0, 0.5),
    ]
    low, second, last = tenths(found)
    assert low == Tenth(0.0, 1, 0.0, 0.5)
    assert (second.positions, second.won) == (2, 0.5)
    assert second.called == pytest.approx(0.15)
    assert second.off == pytest.approx(0.35)
    assert last == Tenth(0.9, 1, 1.0, 1.0)


def test_chances_are_called_in_every_kind_of_position(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["calibrate", "gatherer", "valuer", "--games", "1", "--seed", "3"]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 1
    assert list(report["kinds"]) == list(KINDS)
    for rows in report["kinds"].values():
        assert sum(row["positions"] for row in rows) == 24, "twelve positions, two seats"
    won = sum(row["positions"] * row["won"] for row in report["kinds"][AFTER])
    assert won == pytest.approx(12.0), "one of two wins, in every position"


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "random", "gatherer", "--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "right after a roll: 24 chances of 1 games" in lines
    assert lines[1].split() == ["tenth", "chances", "called", "won", "off"]
    assert main(["calibrate", "nobody", "gatherer"]) == 2
