"""Programs as bots: good ones play, bad ones lose only their turn, none stays behind."""

import json
import os
import random
import select
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stoneage_qt.bots.door import BotFaultError
from stoneage_qt.bots.external import ExternalBot
from stoneage_qt.bots.levels import make_bot as make_bot_or_program
from stoneage_qt.bots.protocol import (
    MAX_LINE,
    ProtocolError,
    answer_in,
    check_hello,
    decide_message,
    parse_line,
    to_line,
)
from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.minds import MINDS, decide, fallback
from stoneage_qt.games.stoneage.rules import OVER, decode, encode, legal_actions
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.paths import resource_path
from tests import patient
from tests.games.stoneage.bots.playing import play_out, start

EXAMPLE = resource_path("stoneage/bots/example_bot.py")

GREETING = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def heard():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
def question():
    while True:
        message = heard()
        if message["type"] == "decide":
            return message
        if message["type"] == "quit":
            sys.exit()
"""
HELLO = "heard(); say(type='hello', protocol=1, name='Test')\n"
LOOP = HELLO + "while True:\n    q = question()\n    "

# name → (program, what the fault says)
FAULTY = {
    "dies at once": ("sys.exit(3)", "the program has ended"),
    "dies when asked": (HELLO + "question(); os._exit(1)", "the program has ended"),
    "hangs when asked": (HELLO + "question(); time.sleep(600)", "no answer in time"),
    "never reads": (HELLO + "time.sleep(600)", "no answer in time"),
    "ignores quit": (
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        + HELLO
        + "time.sleep(600)",
        "no answer in time",
    ),
    "talks nonsense": (LOOP + "print('forest, please', flush=True)", "not JSON"),
    "sends bytes": (LOOP + "os.write(1, bytes([0xff, 0xfe, 10]))", "not JSON"),
    "sends a list": (LOOP + "print('[1]', flush=True)", "not a message"),
    "nests": (LOOP + "print('[' * 20000, flush=True)", "not JSON"),
    "unknown type": (LOOP + "say(type='move')", "unknown message: move"),
    "bad notation": (LOOP + "say(type='action', id=q['id'], action='place moon 1')", "not an"),
    "number": (LOOP + "say(type='action', id=q['id'], action=7)", "an action must be text"),
    "endless line": (LOOP + "while True: os.write(1, b'x' * 65536)", "a line too long"),
    "floods": (LOOP + "while True: say(type='info', text='hm')", "talks without answering"),
    "old answers": (
        LOOP + "while True: say(type='action', id=0, action='starve')",
        "talks without answering",
    ),
    "other protocol": ("heard(); say(type='hello', protocol=99, name='X')", "speaks protocol 99"),
    "no name": ("heard(); say(type='hello', protocol=1)", "hello without a name"),
    "no hello": ("heard(); say(type='action', id=1, action='starve')", "hello expected"),
}
Maker = Callable[..., ExternalBot]


@pytest.fixture
def program(tmp_path: Path, request: pytest.FixtureRequest) -> Maker:
    """Makes a bot of a program text; ended with the test."""

    def make(text: str, limit: float = 60.0) -> ExternalBot:
        path = tmp_path / "bot.py"
        path.write_text(GREETING + text, encoding="utf-8")
        bot = ExternalBot(MINDS, shlex.join([sys.executable, str(path)]), limit)
        request.addfinalizer(bot.close)
        return bot

    return make


def runs(pid: int) -> bool:
    """Does a process exist, as a zombie or otherwise?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_example_plays_a_whole_game() -> None:
    bot = make_bot_or_program(MINDS, "external:" + shlex.join([sys.executable, str(EXAMPLE)]))
    assert isinstance(bot, ExternalBot)
    s = start(3, 1, MODULES)
    play_out([bot, make_bot("gatherer"), make_bot("random")], s, 1)
    assert s.actor == OVER
    assert bot.name == "Example"
    pid = bot.pid
    assert pid is not None
    bot.close()
    assert not runs(pid)


@pytest.mark.parametrize("name", sorted(FAULTY))
def test_a_bad_program_loses_only_its_turn(name: str, program: Maker) -> None:
    text, expected = FAULTY[name]
    bot = program(text, limit=0.3 if "time" in expected else 60.0)
    s = start(2, 1)
    decision = decide(bot, s, s.actor, 1)
    assert decision.fault is not None
    assert expected in decision.fault
    assert decision.action == fallback(s)
    assert bot.pid is None


def test_an_illegal_answer_loses_only_the_turn(program: Maker) -> None:
    bot = program(LOOP + "say(type='action', id=q['id'], action='starve')")
    s = start(2, 1)
    decision = decide(bot, s, s.actor, 1)
    assert decision == (fallback(s), "illegal (wrong_step): starve")
    assert bot.pid is not None, "it goes on"


def test_a_program_that_is_not_there() -> None:
    s = start(2, 1)
    for command in ("/nowhere/bot", "", "'"):
        decision = decide(ExternalBot(MINDS, command), s, s.actor, 1)
        assert decision.fault is not None
        assert decision.action == fallback(s)


def test_a_program_that_failed_is_started_again(program: Maker) -> None:
    """Each life answers one question, then dies."""
    bot = program(HELLO + "q = question(); say(type='action', id=q['id'], action=q['actions'][0])")
    s = start(2, 1)
    faults = [decide(bot, s, s.actor, 1).fault for _ in range(4)]
    assert [fault is None for fault in faults] == [True, False, True, False]


def test_given_up_until_the_next_game(program: Maker) -> None:
    bot = program("sys.exit()")
    s = start(2, 1)
    faults = [str(decide(bot, s, s.actor, 1).fault) for _ in range(5)]
    assert ["given up" in fault for fault in faults] == [False, False, False, True, True]
    bot.new_game()
    assert "given up" not in str(decide(bot, s, s.actor, 1).fault)


def test_chatter_is_allowed(program: Maker) -> None:
    bot = program(
        LOOP + "for n in range(50): say(type='info', text=str(n))\n"
        "    say(type='action', id=q['id'], action=q['actions'][-1])"
    )
    s = start(2, 1)
    assert decide(bot, s, s.actor, 1) == (legal_actions(s)[-1], None)


def test_newgame_comes_once_per_game(program: Maker) -> None:
    bot = program(
        HELLO + "games = 0\n"
        "while True:\n"
        "    m = heard()\n"
        "    games += m['type'] == 'newgame'\n"
        "    if m['type'] == 'decide':\n"
        "        say(type='action', id=m['id'], action=m['actions'][games - 1])\n"
    )
    s = start(2, 1)
    legal = legal_actions(s)
    assert [bot.choose(s, random.Random(0)) for _ in range(2)] == [legal[0], legal[0]]
    bot.new_game()
    assert bot.choose(s, random.Random(0)) == legal[1]


def test_a_program_that_ignores_quit_is_ended(program: Maker) -> None:
    bot = program(
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        + HELLO
        + "q = question()\n"
        "say(type='action', id=q['id'], action=q['actions'][0])\n"
        "time.sleep(600)"
    )
    s = start(2, 1)
    assert decide(bot, s, s.actor, 1).fault is None
    pid = bot.pid
    assert pid is not None
    bot.close()
    assert not runs(pid)


def test_grandchildren_end_too(program: Maker, tmp_path: Path) -> None:
    bot = program(
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(tmp_path / 'pid')!r}, 'w').write(str(child.pid))\n" + HELLO + "question()\n"
        "time.sleep(600)",
        limit=0.2,
    )
    s = start(2, 1)
    with pytest.raises(BotFaultError):
        bot.choose(s, random.Random(0))
    pid = int((tmp_path / "pid").read_text(encoding="utf-8"))
    try:
        process = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    # Readable once it has ended, whoever its parent is by now.
    ended, _, _ = select.select([process], [], [], patient.SECONDS)
    os.close(process)
    assert ended


def test_the_question_in_full() -> None:
    s = start(2, 1)
    line = to_line(decide_message(MINDS, s, s.actor, 7, 2.5))
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert len(line) < MAX_LINE
    message = json.loads(line)
    assert message["type"] == "decide"
    assert (message["id"], message["time"]) == (7, 2.5)
    assert [decode(text) for text in message["actions"]] == legal_actions(s)
    assert message["position"]["seat"] == s.actor


def test_the_seed_of_a_question_tells_nothing_of_the_deck(program: Maker, tmp_path: Path) -> None:
    """The same for every deck and every game that look alike: there is nothing to find out."""
    heard = tmp_path / "heard"
    code = LOOP + (
        f"open({str(heard)!r}, 'a').write(str(q['seed']) + chr(10)); "
        "say(type='action', id=q['id'], action=q['actions'][0])"
    )
    s = start(2, 1)
    other = s.copy()
    other.deck.reverse()
    moved = s.copy()
    moved.players[0].food += 1
    bot = program(code)
    for position, seed in ((s, 1), (s, 2), (other, 3), (moved, 1)):
        assert decide(bot, position, position.actor, seed).fault is None
    bot.close()
    first, again, reordered, changed = heard.read_text(encoding="utf-8").split()
    assert first == again == reordered != changed


def test_messages_by_themselves() -> None:
    action = decode("place forest 3")
    assert answer_in(RULES, {"type": "action", "id": 3, "action": encode(action)}, 3) == action
    assert answer_in(RULES, {"type": "action", "id": 2, "action": "nonsense"}, 3) is None
    assert answer_in(RULES, {"type": "info", "anything": 1}, 3) is None
    assert check_hello({"type": "hello", "protocol": 1, "name": " Ada "}) == "Ada"
    assert len(check_hello({"type": "hello", "protocol": 1, "name": "x" * 999})) == 40
    for line in (b"", b"{}", b'{"type": 1}', b"null", b"\xff", b"[" * 100_000):
        with pytest.raises(ProtocolError):
            parse_line(line)
