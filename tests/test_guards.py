"""The guards around every test, tried on tests that deserve to fail."""

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from tests.installed import ROOT

# About the tests' own guards, whichever program they watch.
pytestmark = pytest.mark.plain

WRONG = """
import logging, subprocess, sys, threading
import pytest
from PySide6.QtCore import QObject, QThread, QTimer, Signal
from tests import guards

guards.PATIENCE = 0.2
kept = []

class Sender(QObject):
    sent = Signal()

class Sleeper(QThread):
    def run(self):
        while not self.isInterruptionRequested():
            self.msleep(20)

def test_fine(window): pass

def test_exception_in_a_slot(qapp, qtbot):
    sender = Sender()
    sender.sent.connect(lambda: 1 / 0)
    sender.sent.emit()

def test_error_bar(window):
    window.messages.error("The mammoth has eaten the game.")

def test_expected_error_bar(window, told_errors):
    window.messages.error("The mammoth has eaten the game.")
    assert "mammoth" in told_errors[0]

def test_error_in_the_log(): logging.getLogger("stoneage_qt").error("lost")

def test_timer(qapp):
    kept.append(QTimer())
    kept[-1].start(1000)

def test_qthread(qapp):
    kept.append(Sleeper())
    kept[-1].start()

def test_thread():
    threading.Thread(target=kept_event.wait).start()

kept_event = threading.Event()

def test_process():
    kept.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]))

@pytest.fixture(scope="session", autouse=True)
def _tidy():
    yield
    kept_event.set()
    for each in kept:
        if isinstance(each, QThread):
            each.requestInterruption()
            each.wait()
        if isinstance(each, subprocess.Popen):
            each.kill()
            each.wait()
"""
REASONS = {
    "test_exception_in_a_slot": "ZeroDivisionError",
    "test_error_bar": "The mammoth has eaten the game.",
    "test_error_in_the_log": "lost",
    "test_timer": "left behind, of Qt: ['QTimer']",
    "test_qthread": "left behind, of Qt: ['Sleeper']",
    "test_thread": "threads left behind",
    "test_process": "processes left behind",
}


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What pytest says against each of those tests, from a process of its own."""
    folder = tmp_path_factory.mktemp("wrong")
    path, report = folder / "test_wrong.py", folder / "report.xml"
    path.write_text(WRONG, encoding="utf-8")
    options = ("-p", "tests.conftest", "-p", "tests.ui.conftest", "-p", "no:cacheprovider")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "-c", str(ROOT / "pyproject.toml")]
        + [f"--junitxml={report}", str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert report.exists(), done.stdout + done.stderr
    found: dict[str, str] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        wrong = [part.text or "" for part in case if part.tag in ("failure", "error")]
        found[case.attrib["name"]] = found.get(case.attrib["name"], "") + "".join(wrong)
    return found


@pytest.mark.parametrize("name", REASONS)
def test_a_guard(verdicts: dict[str, str], name: str) -> None:
    assert REASONS[name] in verdicts[name]


def test_what_is_fine_passes(verdicts: dict[str, str]) -> None:
    assert {name for name, wrong in verdicts.items() if not wrong} == {
        "test_fine",
        "test_expected_error_bar",
    }
