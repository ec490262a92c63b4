"""The commands for Rise of the Inkas: their help, and what need not be said."""

import json

import pytest

from stoneage_qt.bots.levels import level_keys
from stoneage_qt.cli import main
from stoneage_qt.cli.output import EXIT_USAGE
from stoneage_qt.games import minds_of

Output = pytest.CaptureFixture[str]


def help_of(command: str, game: str, capsys: Output) -> str:
    with pytest.raises(SystemExit):
        main([command, "--game", game, "--help"])
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", ["arena", "simulate"])
@pytest.mark.parametrize(("game", "other"), [("inka", "stoneage"), ("stoneage", "inka")])
def test_the_help_tells_of_the_chosen_game(
    command: str, game: str, other: str, capsys: Output
) -> None:
    told = help_of(command, game, capsys)
    minds, others = minds_of(game), minds_of(other)
    assert ", ".join(level_keys(minds)) in told
    assert ", ".join(sorted(minds.rules.modules)) in told
    assert ", ".join(sorted(others.rules.modules)) not in told


def test_two_bots_fill_the_smallest_table_of_the_game(capsys: Output) -> None:
    words = ["arena", "builder", "random", "--games", "3", "--jobs", "1", "--json"]
    assert main([*words, "--game", "inka"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["players"] == 3
    assert [bot["seats"] for bot in result["bots"]] == [1, 2]


@pytest.mark.parametrize("players", ["2", "5"])
@pytest.mark.parametrize("ladder", [[], ["--ladder"]])
def test_a_table_that_the_game_does_not_have_is_refused(
    players: str, ladder: list[str], capsys: Output
) -> None:
    words = ["arena", "--game", "inka", "builder", "random", "--players", players, *ladder]
    assert main(words) == EXIT_USAGE
    assert f"the game is for 3 to 4 players, not for {players}" in capsys.readouterr().err
