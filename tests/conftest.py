"""What holds for every test: which program it tests, whose files it may touch, what may stay.

Qt's warnings and Python's warnings fail tests too; pyproject.toml says so.
"""

import itertools
import os
import random
import threading
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtWidgets import QApplication

import stoneage_qt
from tests import guards
from tests.installed import ROOT
from tests.patient import PatientBot
from tests.shares import SHARES, share_of

# Properties are tried with the same examples every time, as long as it takes; with
# `--hypothesis-profile=default` other examples are tried.
settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests read English, whatever the system speaks.
os.environ["LC_ALL"] = "C.UTF-8"

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

# The two programs that are tested, and the markers of tests that make sense with one of them.
_PROGRAMS = ("installed", "plain")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Say which program is meant to be tested; without it, whatever is imported is."""
    parser.addoption("--program", choices=_PROGRAMS, help="fail unless this one is imported")
    parser.addoption(
        "--twice", action="store_true", help="the other program is tested too, so leave it some"
    )
    parser.addoption(
        "--share", choices=SHARES, action="append", help="only these; several can be named"
    )
    parser.addoption(
        "--luck", type=int, default=0, help="a number: other seeds where the program draws one"
    )


def program_under_test() -> str:
    """Which program is imported: the one that was installed, or the checkout's source."""
    home = Path(stoneage_qt.__file__).resolve()
    return "plain" if home.is_relative_to(ROOT / "stoneage_qt") else "installed"


def pytest_configure(config: pytest.Config) -> None:
    """Never test another program than the one that is meant."""
    meant = config.getoption("--program")
    if meant not in (None, program_under_test()):
        raise pytest.UsageError(f"not the {meant} program: {stoneage_qt.__file__}")


def pytest_report_header() -> str:
    """Tell at the top what is tested."""
    return f"program: {program_under_test()}, {Path(stoneage_qt.__file__).parent}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read the files of other shares, unless somebody names files."""
    shares = config.getoption("--share")
    everything = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if shares and everything and collection_path.is_file():
        return share_of(collection_path) not in shares or None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what makes sense with the other program only, or is tested with it anyway."""
    (other,) = set(_PROGRAMS) - {program_under_test()}
    unwanted = {other}
    if config.getoption("--twice") and other == "installed":
        unwanted.add("once")
    shares = config.getoption("--share") or SHARES

    def is_unwanted(item: pytest.Item) -> bool:
        return share_of(item.path) not in shares or any(map(item.get_closest_marker, unwanted))

    left_out = [item for item in items if is_unwanted(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_unwanted(item)]


def _move_to(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make `home` the home directory of this process and its children."""
    # Qt wants this one to exist and to be private.
    (home / _USER_DIRECTORIES["XDG_RUNTIME_DIR"]).mkdir(parents=True, mode=0o700)
    for variable, relative in _USER_DIRECTORIES.items():
        monkeypatch.setenv(variable, str(home / relative))
    return home


@pytest.fixture(scope="session", autouse=True)
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[Path]]:
    """Home directories without end; the first is for fixtures that outlive a test."""
    base = tmp_path_factory.mktemp("homes")
    homes = (base / str(number) for number in itertools.count())
    with pytest.MonkeyPatch.context() as monkeypatch:
        _move_to(next(homes), monkeypatch)
        yield homes


@pytest.fixture(autouse=True)
def home(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home directory; everything that belongs to a user lies in it during a test."""
    return _move_to(next(_homes), monkeypatch)


@pytest.fixture(autouse=True)
def _luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's noise, of which seeds are drawn, is the same in every run of a test."""
    number = request.config.getoption("--luck")
    noise = random.Random(zlib.crc32(f"{number} {request.node.nodeid}".encode()))
    monkeypatch.setattr(os, "urandom", noise.randbytes)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """As pytest-qt's, but it is in no hurry."""
    return PatientBot(request)


@pytest.fixture
def told_errors() -> list[str]:
    """For a test in which errors may be told, in a bar or in the log: their words, in order."""
    return []


@pytest.fixture(autouse=True)
def no_error_told(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test in which the program tells of an error that nobody expected."""
    expected = "told_errors" in request.fixturenames
    told = guards.Told()
    if expected:
        told.texts = request.getfixturevalue("told_errors")
    with told:
        yield
    assert expected or not told.texts, told.texts


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that ends while something it started goes on."""
    threads, processes = set(threading.enumerate()), guards.processes()
    yield
    left = guards.patiently(lambda: guards.new_threads(threads))
    assert not left, f"threads left behind: {left}"
    if "qapp" in request.fixturenames and (left := guards.patiently(guards.of_qt)):
        guards.forgive_qt()
        pytest.fail(f"left behind, of Qt: {left}")
    left = guards.patiently(
        lambda: [words for pid, words in guards.processes().items() if pid not in processes]
    )
    assert not left, f"processes left behind: {left}"
