"""What the window loads, and when: numpy takes longer than all the rest, and much memory."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("modules", "absent"),
    [
        # The start page needs no board and no bots; the game page leaves numpy to the processes.
        ("stoneage_qt.cli, stoneage_qt.ui.window", "numpy, stoneage_qt.ui.board.view"),
        ("stoneage_qt.ui.pages.game, stoneage_qt.models.hints", "numpy, pyqtgraph"),
        ("stoneage_qt.models.bot_runner, stoneage_qt.ui.window_table", "numpy, pyqtgraph"),
    ],
)
def test_what_is_not_loaded_yet(modules: str, absent: str) -> None:
    loaded = f"[name for name in {absent.split(', ')} if name in sys.modules]"
    script = f"import sys, {modules}\nprint({loaded})"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
