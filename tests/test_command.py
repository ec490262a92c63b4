"""The one test command: who tests what, and how a pytest is ended that does not end by itself."""

import signal
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests import __main__ as command
from tests import patient
from tests.installed import ROOT
from tests.shares import PAGES, REST, SHARES, WINDOWS, share_of

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(sys.platform == "win32", reason="nobody tells there what it is at"),
]

HANGS = """
import pathlib, threading
def test_hangs():
    pathlib.Path(__file__).with_name("sign").touch()
    threading.Event().wait()
"""


@pytest.fixture
def hanging(tmp_path: Path) -> Path:
    path = tmp_path / "test_hanging.py"
    path.write_text(HANGS, encoding="utf-8")
    return path


def test_every_test_is_in_one_share() -> None:
    tests = ROOT / "tests"
    assert share_of(tests / "e2e" / "test_mishaps.py") == WINDOWS
    assert share_of(tests / "ui" / "test_help.py") == PAGES
    assert share_of(tests / "games" / "inka" / "ui" / "test_keys.py") == PAGES
    assert share_of(tests / "games" / "inka" / "rules" / "test_map.py") == REST
    assert share_of(tests / "test_command.py") == REST


def test_the_installed_program_has_all_shares_and_the_checkout_what_needs_no_screen() -> None:
    parts = command.parts_of({command.INSTALLED: "this", command.PLAIN: "that"})
    shares = {
        python: [word for words in parts.values() if words[0] == python for word in words[4:]]
        for python in ("this", "that")
    }
    assert [word for word in shares["this"] if word in SHARES] == list(SHARES)
    assert [word for word in shares["that"] if word in SHARES] == [REST, PAGES]
    assert all("--twice" in words for words in parts.values())


@pytest.mark.parametrize("only", [command.INSTALLED, command.PLAIN])
def test_a_single_program_has_all_shares(only: str) -> None:
    parts = command.parts_of({only: "this"})
    assert [words[-1] for words in parts.values()] == list(SHARES)
    assert not any("--twice" in words for words in parts.values())


def test_who_is_stopped_tells_what_it_is_at(
    hanging: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    with tempfile.TemporaryFile() as output:
        words = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(hanging)]
        run = command.Run("hanging", command.start("hanging", words, output), output)
        ends = time.monotonic() + patient.SECONDS
        while not hanging.with_name("sign").exists():
            assert run.process.poll() is None
            assert time.monotonic() < ends
            time.sleep(0.02)
        command.stop(run)
        command.tell(run)
    assert run.process.returncode == -signal.SIGABRT
    assert b"in test_hangs" in capfdbinary.readouterr().out


def test_no_pytest_takes_longer_than_it_may(
    hanging: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    code = command.test({command.PLAIN: sys.executable}, [str(hanging)], 0.0)
    assert code == -signal.SIGABRT
    told = capfdbinary.readouterr()
    for share in SHARES:
        assert f"== ended after 0 minutes: pytest, plain, {share}".encode() in told.out
        assert f"== failed: pytest, plain, {share}".encode() in told.err
