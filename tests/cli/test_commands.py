"""The command line as its users meet it: output, exit codes, messages."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt import __version__
from stoneage_qt.cli import COMMANDS, build_parser, main
from stoneage_qt.cli.messages import FAULTS, error_text
from stoneage_qt.games.stoneage.bots.levels import LEVELS
from stoneage_qt.games.stoneage.rules import encode
from stoneage_qt.progress.deals import deal_of, word_of_deal
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.places import user_places
from stoneage_qt.session.saves import load_match, save_match
from tests.session.playing import new_match, play
from tests.stored_games.stored import stored_games

Output = pytest.CaptureFixture[str]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game in progress."""
    path = tmp_path / "game.stoneage"
    save_match(path, play(new_match("pb"), 60))
    return path


def run(*words: str | Path) -> int:
    """The exit code of a command line, whichever way it ends."""
    try:
        return main([str(word) for word in words])
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 99


def json_of(output: Output) -> Any:
    return json.loads(output.readouterr().out)


# All commands


@pytest.mark.parametrize("name", ["", *sorted(build_parser()[1])])
def test_every_command_explains_itself(name: str, capsys: Output) -> None:
    assert run(*name.split(), "--help") == 0
    told = capsys.readouterr().out
    assert "usage: stoneage-qt" in told
    assert "None" not in told


@pytest.mark.parametrize(
    "words",
    [
        "train-inka --out x --seed -1",
        "train-inka --out x --seed=-1",
        *(f"simulate --budget={factor}" for factor in ("nan", "inf", "-1", "x")),
    ],
)
def test_impossible_numbers_are_told(words: str, capsys: Output) -> None:
    assert run(*words.split()) == 2
    assert words.rsplit(maxsplit=1)[-1].partition("=")[0].lstrip("-1") in capsys.readouterr().err


def test_every_module_adds_commands() -> None:
    assert len(build_parser()[1]) >= len(COMMANDS)


def test_version(capsys: Output) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"stoneage-qt {__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["simulte"],
        ["verify"],
        ["show"],
        ["show", "a", "b"],
        ["--unknown"],
        ["simulate", "random", "random", "--games", "0"],
        ["simulate", "random", "random", "--games", "many"],
        ["simulate", "random"],
        ["simulate", "random", "nobody"],
        ["simulate", "random", "random", "--modules", "volcano"],
        ["simulate", *["random"] * 5],
    ],
)
def test_wrong_use(words: list[str], capsys: Output) -> None:
    assert run(*words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_a_sentence(fault: Fault) -> None:
    names = (
        "detail limit line column version known game field problem value entry number text reason"
    )
    sentence = error_text(
        SaveError(fault, path="f", **dict.fromkeys([*names.split(), "cause"], "§"))
    )
    assert sentence.startswith("f: ")
    assert "{" not in sentence
    assert FAULTS[fault]


# verify


def test_verify_sound_files(game: Path, capsys: Output) -> None:
    assert run("verify", game, *stored_games()[:3]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert all(": sound; " in line for line in lines)


def test_verify_names_the_first_bad_action(game: Path, capsys: Output) -> None:
    text = game.read_text("utf-8")
    action = encode(load_match(game).actions[7])
    before, after = text.split('"actions"')
    rows = after.split("\n")
    assert action in rows[8]
    rows[8] = '  "place hut 7",'
    game.write_text(before + '"actions"' + "\n".join(rows), "utf-8")
    assert run("verify", game) == 1
    assert "action 8 is not legal: place hut 7" in capsys.readouterr().out


def test_verify_json(game: Path, tmp_path: Path, capsys: Output) -> None:
    bad = tmp_path / "bad.stoneage"
    bad.write_bytes(game.read_bytes()[:500])
    altered = tmp_path / "altered.stoneage"
    altered.write_text(game.read_text("utf-8").replace('"title": ""', '"title": "x"'), "utf-8")
    missing = tmp_path / "missing.stoneage"
    assert run("verify", "--json", game, bad, altered, missing) == 1
    files = json_of(capsys)["files"]
    assert [file["sound"] for file in files] == [True, False, False, False]
    assert [file.get("code") for file in files] == [None, "not_json", "wrong_digest", "missing"]
    assert files[0]["actions"] == 60
    assert files[1]["parameters"]["line"] > 1


# show


def test_show_a_position_and_its_log(game: Path, capsys: Output) -> None:
    assert run("show", game, "--at", "12", "--log", "5") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "after 12 of 60 actions" in lines[0]
    actions = load_match(game).actions
    for number, line in zip(range(8, 13), lines[-5:], strict=True):
        assert line.split()[0] == str(number)
        assert encode(actions[number - 1]) in line


def test_show_json(game: Path, capsys: Output) -> None:
    assert run("show", game, "--json") == 0
    data = json_of(capsys)
    match = load_match(game)
    assert data["at"] == match.index == 60
    assert data["position"]["round"] == match.state.round
    assert [p["food"] for p in data["position"]["players"]] == [p.food for p in match.state.players]
    assert "deck" in data["position"]
    assert isinstance(data["position"]["deck"], int)  # its order stays hidden


@pytest.mark.parametrize("game_file", stored_games()[::5], ids=lambda path: path.stem)
def test_show_tells_whole_games(game_file: Path, capsys: Output) -> None:
    for at in ("0", "100", str(len(load_match(game_file).actions))):
        assert run("show", game_file, "--at", at, "--log", "99999") == 0
    assert "the game is over" in capsys.readouterr().out


def test_show_outside_the_game(game: Path, capsys: Output) -> None:
    assert run("show", game, "--at", "61") == 2
    assert "between 0 and 60" in capsys.readouterr().err


def test_show_an_altered_file_with_a_warning(game: Path, capsys: Output) -> None:
    game.write_text(game.read_text("utf-8").replace('"title": ""', '"title": "x"'), "utf-8")
    assert run("show", game) == 0
    output = capsys.readouterr()
    assert "altered" in output.err
    assert output.out.startswith("x, begun")


def test_show_what_is_no_save(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend")
    assert run("show", path) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert str(path) in output.err
    assert "Traceback" not in output.err


# simulate


def test_simulate_prints_a_table(capsys: Output) -> None:
    assert run("simulate", "random", "gatherer", "-n", "2", "--seed", "3") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("random")
    assert lines[2].startswith("gatherer")
    assert "2 games" in lines[3]
    assert "games/s" in lines[3]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_simulate_json(count: int, capsys: Output) -> None:
    words = ["gatherer", "random", "random", "random"][:count]
    modules = ",".join(random.Random(count).sample(["animals", "igloos", "hard_winter"], count - 1))
    command = ["simulate", *words, "-n", "3", "--json", "--modules", modules, "--seed", "7"]
    assert run(*command) == 0
    first = json_of(capsys)
    assert first["games"] == 3
    assert [bot["level"] for bot in first["bots"]] == words
    assert sum(bot["wins"] for bot in first["bots"]) == pytest.approx(3)
    assert all(bot["faults"] == 0 for bot in first["bots"])
    assert run(*command) == 0
    again = json_of(capsys)
    assert again["bots"] == first["bots"]  # the same seed, the same games


def test_simulate_writes_games_that_verify(tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "new" / "games"
    assert run("simulate", "random", "random", "-n", "2", "--save-to", folder) == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game00001.stoneage", "game00002.stoneage"]
    assert run("verify", *files) == 0
    for file in files:
        match = load_match(file)
        assert [seat.name for seat in match.seats] == ["", ""], "bots are called by their level"
        deal = deal_of(match)
        assert deal is not None
        assert word_of_deal(deal) is not None


def test_simulate_stops_long_games(tmp_path: Path) -> None:
    command = ["simulate", "random", "random", "-n", "1", "--max-rounds", "3"]
    assert run(*command, "--save-to", tmp_path) == 0
    match = load_match(tmp_path / "game00001.stoneage")
    assert not match.is_over
    assert match.state.round == 4


def test_simulate_with_own_component_values(tmp_path: Path, capsys: Output) -> None:
    path = user_places().components
    path.parent.mkdir(parents=True)
    path.write_text('{"animals": [{"id": "A1", "malus": 0}]}')
    command = ["simulate", "random", "random", "-n", "1", "--modules", "animals", "--json"]
    assert run(*command, "--save-to", tmp_path) == 0
    assert json_of(capsys)["own_components"] is True
    path.write_text("{}")
    own = load_match(tmp_path / "game00001.stoneage").setup.components
    assert own is not None  # the save has them, whatever the file says now
    assert own.malus[0] == 0


@pytest.mark.parametrize(
    ("text", "told"),
    [('{"animals": [{"id": "A1", "malus": 77}]}', "animal A1: malus must be"), ("{", "line 1")],
)
def test_wrong_component_values_are_named(text: str, told: str, capsys: Output) -> None:
    path = user_places().components
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert run("simulate", "random", "random", "-n", "1") == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert str(path) in output.err
    assert told in output.err


def test_levels_named_in_the_help_exist(capsys: Output) -> None:
    run("simulate", "--help")
    text = capsys.readouterr().out
    assert all(level.key in text for level in LEVELS)


def test_show_tells_no_totals_of_a_game_that_people_still_play(
    tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "open.stoneage"
    save_match(path, play(new_match("pb"), 60))
    assert run("show", path) == 0
    assert "if it ended now" not in capsys.readouterr().out
    save_match(path, play(new_match("bb"), 60))
    assert run("show", path) == 0
    assert "if it ended now" in capsys.readouterr().out
