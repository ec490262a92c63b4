"""Ctrl+C in the terminal and the end of a session: the window closes in good order."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from stoneage_qt.games import rules_of
from stoneage_qt.session.autosave import pending_recoveries
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import user_places
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.seats import Seat

if sys.platform == "win32":
    pytest.skip("signals are those of POSIX here", allow_module_level=True)

ROOT = Path(__file__).resolve().parent.parent.parent
# Bots play, one of them in a process; what is printed comes when they have begun.
PROGRAM = """
import signal, sys
from PySide6.QtCore import QTimer
from stoneage_qt.ui import app

if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        way = signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL
        signal.signal(number, signal.SIG_IGN if str(int(number)) in sys.argv[2:] else way)

    def watch(window):
        timer = QTimer(window)

        def look():
            game = window.table.game
            if game is not None and len(game.match.actions) > 3:
                timer.stop()
                print("begun", flush=True)

        timer.timeout.connect(look)
        timer.start(20)

    sys.exit(app.run(sys.argv[1], watch))
"""


def program(tmp_path: Path, *ignored: int) -> subprocess.Popen[str]:
    rules = rules_of("stoneage")
    seats = [
        Seat(controller="bot", level=level, colour=colour)
        for level, colour in (("medium", "red"), ("random", "blue"))
    ]
    file = tmp_path / "bots.stoneage"
    save_match(file, Match(rules, rules.shuffled(2, random.Random(1)), seats, seed=1))
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(file), *map(str, map(int, ignored))],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def last_words(running: subprocess.Popen[str]) -> tuple[str, str]:
    """What it printed until its end, which one that does not listen must be helped to."""
    try:
        return running.communicate(timeout=120)
    except subprocess.TimeoutExpired:
        running.kill()
        raise


def printed(told: str) -> list[str]:
    """Without what Qt says of a screen that is none."""
    return [line for line in told.splitlines() if "This plugin does not" not in line]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_closes_the_window_and_the_game_is_kept(
    tmp_path: Path, number: signal.Signals
) -> None:
    with program(tmp_path) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "begun\n"
        # A terminal tells all programs in it.
        os.killpg(running.pid, number)
        out, err = last_words(running)
    assert running.returncode == 128 + number
    assert (printed(out), printed(err)) == ([], [])
    (left,) = pending_recoveries(user_places())
    assert left.fault is None
    assert left.match is not None
    assert len(left.match.actions) > 3
    assert not (user_places().data / "stoneage-qt.log").exists()


def test_what_was_ignored_stays_ignored(tmp_path: Path) -> None:
    """As in a run in the background."""
    with program(tmp_path, signal.SIGINT) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "begun\n"
        running.send_signal(signal.SIGINT)
        running.send_signal(signal.SIGTERM)
        out, err = last_words(running)
    assert running.returncode == 128 + signal.SIGTERM
    assert (printed(out), printed(err)) == ([], [])
