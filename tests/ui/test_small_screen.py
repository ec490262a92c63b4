"""The first window, and one that was left on a larger screen, fit the screen that there is."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

PROGRAM = """
import json, sys
from PySide6.QtCore import QTimer
from stoneage_qt.ui.app import run
LEFT_AT = json.loads(sys.argv[1])

def look(window):
    if LEFT_AT:
        window.showNormal()
        window.resize(*LEFT_AT)
    QTimer.singleShot(0, window, lambda: tell(window))

def tell(window):
    frame, room = window.frameGeometry(), window.screen().availableGeometry()
    size = [window.width(), window.height()]
    print(json.dumps([room.contains(frame), window.isMaximized(), size]))
    window.close()

sys.exit(run(None, look))
"""


def opened(
    folder: Path, screen: tuple[int, int], size: tuple[int, int] | None = None
) -> tuple[bool, bool, list[int]]:
    """On a screen: whether all of the window is on it, fills it, and its size; `size`: left at."""
    screens = folder / "screens.json"
    parts = {"name": "s", "x": 0, "y": 0, "width": screen[0], "height": screen[1]}
    screens.write_text(json.dumps({"screens": [parts]}), encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(size)],
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    inside, filling, wide_and_high = json.loads(told.stdout.splitlines()[-1])
    return inside, filling, wide_and_high


def test_a_screen_with_room_shows_the_usual_size(home: Path) -> None:
    assert opened(home, (1920, 1080)) == (True, False, [1280, 800])


@pytest.mark.parametrize("screen", [(1366, 768), (1280, 800), (1024, 768)], ids=str)
def test_a_small_screen_is_filled_at_the_first_start(home: Path, screen: tuple[int, int]) -> None:
    inside, filling, _ = opened(home, screen)
    assert inside
    assert filling


@pytest.mark.parametrize("before", [(1920, 1080), (1600, 900)], ids=str)
def test_a_window_that_was_left_on_a_larger_screen_is_brought_in(
    home: Path, before: tuple[int, int]
) -> None:
    left = (before[0] - 200, before[1] - 60)
    assert opened(home, before, left)[2] == list(left)
    assert opened(home, (1366, 768))[0]
