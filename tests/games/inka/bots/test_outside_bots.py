"""Programs of the user's own play Rise of the Inkas, and are told what their seat may see."""

import json
import random
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.bots.door import decide
from stoneage_qt.bots.external import ExternalBot
from stoneage_qt.bots.levels import make_bot
from stoneage_qt.bots.protocol import decide_message
from stoneage_qt.cli import main
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    determinize,
    keyed_chance,
    new_state,
)
from stoneage_qt.paths import resource_path
from tests.games.inka.rules.random_games import SET_UPS, Kind, positions

EXAMPLE = resource_path("inka/bots/example_bot.py")
GUIDE = resource_path("inka/bots/PROTOCOL.md")
# The example, and it keeps what it was told.
LISTENER = """
import sys, pathlib
sys.path.insert(0, {folder!r})
import example_bot
heard = open({log!r}, "a", encoding="utf-8")
class Heard:
    def __iter__(self):
        for line in sys.__stdin__:
            heard.write(line)
            heard.flush()
            yield line
example_bot.sys.stdin = Heard()
example_bot.main()
"""
SEAT = 1


def play(s: State, bot: ExternalBot, seed: int) -> list[str]:
    """The program in one seat, `builder` in the others; the faults of the program."""
    builder = MINDS.make_bot("builder")
    faults = []
    while s.actor != OVER:
        if s.actor == CHANCE:
            apply(s, keyed_chance(s, seed))
            continue
        decision = decide(MINDS, bot if s.actor == SEAT else builder, s, s.actor, seed)
        faults += [decision.fault] if decision.fault else []
        apply(s, decision.action)
    return faults


@pytest.mark.parametrize("founding", ["fixed", "free"])
def test_a_real_program_plays_a_whole_game_and_hears_nothing_hidden(
    tmp_path: Path, request: pytest.FixtureRequest, founding: str
) -> None:
    log = tmp_path / "heard.jsonl"
    path = tmp_path / "listener.py"
    path.write_text(LISTENER.format(folder=str(EXAMPLE.parent), log=str(log)), encoding="utf-8")
    bot = make_bot(MINDS, "external:" + shlex.join([sys.executable, str(path)]))
    assert isinstance(bot, ExternalBot)
    request.addfinalizer(bot.close)
    s = new_state(Setup.shuffled(3, random.Random(3), founding=founding))
    assert play(s, bot, 7) == []
    assert bot.name == "Example"
    heard: list[dict[str, Any]] = [
        json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()
    ]
    begun = next(message for message in heard if message["type"] == "newgame")
    assert begun == {
        "type": "newgame",
        "game": "inka",
        "players": 3,
        "offers": 3,
        "rounds": 100,
        "seat": SEAT,
    }
    asked = [message["position"] for message in heard if message["type"] == "decide"]
    assert {position["phase"] for position in asked} >= {"before", "main"}
    for position in asked:
        assert position["seat"] == position["actor"] == SEAT
        for seat, player in enumerate(position["players"]):
            own = seat == SEAT
            assert (player["hand"] is not None) == own
            assert all(isinstance(card, str) == own for card in player["cards"] + player["new"])
        assert all(back in (1, 2) for back in position["deck"])
        assert isinstance(position["deck2"], int)


@pytest.mark.parametrize("kind", SET_UPS[::2])
def test_a_question_does_not_depend_on_what_is_hidden(kind: Kind) -> None:
    for number, s in enumerate(positions(kind, seed=5, every=11)):
        if s.actor < 0:
            continue
        other = determinize(s, s.actor, random.Random(number))
        asked = decide_message(MINDS, s, s.actor, number, 5.0)
        assert decide_message(MINDS, other, s.actor, number, 5.0) == asked


def test_the_guide_names_every_field() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z_0-9]+)`", text))
    s = new_state(Setup())
    view = MINDS.view_of(s, 0)
    assert set(view) - told == set()
    assert set(view["players"][0]) - told == set()
    assert set(MINDS.game_facts(s)) - told == set()


def test_the_arena_lets_a_program_play(capsys: pytest.CaptureFixture[str]) -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    options = ["--games", "3", "--jobs", "1", "--json"]
    assert main(["arena", "--game", "inka", "builder", "--bot", command, *options]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["players"] == 3
    assert [bot["faults"] for bot in result["bots"]] == [0, 0]
