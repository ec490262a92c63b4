"""What holds for every test: nobody's own files are touched, no display is needed, no thread stays.

Qt's warnings and Python's warnings fail tests too; pyproject.toml says so.
"""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_USER_DIRECTORIES = {
    "HOME": "",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_RUNTIME_DIR": "run",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
}


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home directory; everything that belongs to a user lies in it during a test."""
    home = tmp_path_factory.mktemp("home")
    for variable, relative in _USER_DIRECTORIES.items():
        monkeypatch.setenv(variable, str(home / relative))
    # Qt wants this one to exist and to be private.
    (home / _USER_DIRECTORIES["XDG_RUNTIME_DIR"]).mkdir(mode=0o700)
    return home


@pytest.fixture(autouse=True)
def no_thread_left_behind() -> Iterator[None]:
    """Fail a test that ends while a thread it started still runs and would keep Python alive."""
    before = set(threading.enumerate())
    yield
    started = [t for t in threading.enumerate() if t not in before and not t.daemon]
    for thread in started:
        thread.join(timeout=2.0)
    left = [thread.name for thread in started if thread.is_alive()]
    assert not left, f"threads left behind: {', '.join(left)}"
