"""`show` of a game of the second kind: no traceback, and no robbed card."""

import json
import random
from pathlib import Path

import pytest

from stoneage_qt.cli import main
from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import Setup
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.seats import default_seats

ACTIONS = ("throw", "roll 3 4", "robber t17", "rob 2", "steal ore", "end")


@pytest.fixture
def saved(tmp_path: Path) -> str:
    setup = Setup.shuffled(4, random.Random(1), start=0, colours=(0, 1, 2, 3))
    match = Match(RULES, setup, default_seats(RULES, 4), seed=1)
    for text in ACTIONS:
        match.submit(RULES.decode(text))
    path = tmp_path / "game.stoneage"
    save_match(path, match)
    return str(path)


def test_a_position_and_its_log_are_shown(saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", saved]) == 0
    shown = capsys.readouterr().out
    assert "after 6 of 6 actions" in shown
    assert "round 1; to decide: orange" in shown
    lines = [line.split(maxsplit=2) for line in shown.splitlines()[-6:]]
    assert [line[1] for line in lines] == ["red", "dice", "red", "red", "dice", "red"]
    assert [line[2] for line in lines] == [*ACTIONS[:4], "steal", "end"]


def test_programs_are_told_no_robbed_card_either(
    saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", saved, "--json", "--at", "5"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["actions"][4] == "steal"
    assert data["position"]["round"] == 1
    assert data["legal"] is None
