"""What the window loads, and when: numpy takes longer than all the rest, and much memory."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("modules", "absent"),
    [
        # The start page needs no board and no bots; the game page leaves numpy to the processes.
        (
            "stoneage_qt.cli, stoneage_qt.ui.shell.window",
            "numpy, pydantic, stoneage_qt.games.stoneage.ui.board.view",
        ),
        ("stoneage_qt.ui.pages.game, stoneage_qt.models.hints", "numpy, pydantic, pyqtgraph"),
        ("stoneage_qt.models.bot_runner, stoneage_qt.ui.shell.table", "numpy, pydantic"),
        # Looking at a game needs numpy only for an analysis, and a graph only for a graph.
        ("stoneage_qt.ui.review.page", "numpy, pyqtgraph"),
    ],
)
def test_what_is_not_loaded_yet(modules: str, absent: str) -> None:
    loaded = f"[name for name in {absent.split(', ')} if name in sys.modules]"
    assert told(f"import sys, {modules}\nprint({loaded})") == "[]"


def test_a_game_is_begun_and_kept_without_pydantic(tmp_path: Path) -> None:
    """Only what is read from a file is checked by it."""
    script = f"""
import sys
from pathlib import Path
from stoneage_qt.games.stoneage.rules import legal_actions
from stoneage_qt.session.autosave import Autosave
from stoneage_qt.session.places import Places
from stoneage_qt.session.settings import SettingsStore
from stoneage_qt.ui.shell.match import match_of
home = Path({str(tmp_path)!r})
places = Places(home / "config", home / "data")
store = SettingsStore(places.settings)
store.change(language="de")
match = match_of(SettingsStore(places.settings).settings.new_game)
match.submit(legal_actions(match.state)[0])
autosave = Autosave(places)
autosave.record(match)
autosave.close()
print([name for name in ("pydantic", "numpy") if name in sys.modules])
"""
    assert told(script) == "[]"


def told(script: str) -> str:
    """What a fresh process prints."""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
