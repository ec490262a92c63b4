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
            "numpy, stoneage_qt.games.stoneage.ui.board.view",
        ),
        ("stoneage_qt.ui.pages.game, stoneage_qt.models.hints", "numpy"),
        ("stoneage_qt.models.bot_runner, stoneage_qt.ui.shell.table", "numpy"),
        # Looking at a game needs numpy only for an analysis, and that is done by processes.
        ("stoneage_qt.ui.review.page", "numpy"),
    ],
)
def test_what_is_not_loaded_yet(modules: str, absent: str) -> None:
    loaded = f"[name for name in {absent.split(', ')} if name in sys.modules]"
    assert told(f"import sys, {modules}\nprint({loaded})") == "[]"


def test_a_game_is_begun_kept_and_read_with_little(tmp_path: Path) -> None:
    """Settings, seats and saves are checked by a module of our own."""
    script = f"""
import sys
from pathlib import Path
from stoneage_qt.games.stoneage.rules import legal_actions
from stoneage_qt.session.autosave import Autosave
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load_match, save_match
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
save_match(home / "kept.stoneage", match)
assert load_match(home / "kept.stoneage").actions == match.actions
print([name for name in ("pydantic", "numpy", "asyncio") if name in sys.modules])
"""
    assert told(script) == "[]"


def test_the_start_page_loads_no_game(tmp_path: Path) -> None:
    """Names and sceneries of all games, but neither rules nor words of any."""
    script = f"""
import sys
from pathlib import Path
from stoneage_qt.session.places import Places
from stoneage_qt.ui.app import make_application, make_desk
from stoneage_qt.ui.shell.window import MainWindow
app = make_application(["game"])
window = MainWindow(make_desk(app, Places(Path({str(tmp_path)!r}), Path({str(tmp_path)!r}))))
window.begin(None)
window.show()
app.processEvents()
rooms = ("rules", "bots", "ui.words", "ui.board")
print([m for m in sys.modules if any(m.startswith(f"stoneage_qt.games.{{g}}.{{r}}")
    for g in ("stoneage", "inka") for r in rooms)])
window.close()
"""
    assert told(script) == "[]"


@pytest.mark.once
def test_a_game_loads_no_board_of_another(tmp_path: Path) -> None:
    """Whatever was played last: what a review of this game needs is made ready, and no more."""
    script = f"""
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from stoneage_qt.session.match import Seat
from stoneage_qt.session.places import Places
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.app import make_application, make_desk
from stoneage_qt.ui.shell.window import MainWindow
app = make_application(["game"])
window = MainWindow(make_desk(app, Places(Path({str(tmp_path)!r}), Path({str(tmp_path)!r}))))
window.begin(None)
window.show()
seats = [Seat(name=c, colour=c, controller="person") for c in ("red", "orange", "blue")]
window.start_game(NewGame(game="inka", seats=(*seats, None), start=0, seed=1))
while "stoneage_qt.ui.review.page" not in sys.modules:
    QTest.qWait(20)
print([m for m in sys.modules if m.startswith("stoneage_qt.games.stoneage.ui.board")])
window.close()
"""
    assert told(script) == "[]"


def told(script: str) -> str:
    """What a fresh process prints."""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
