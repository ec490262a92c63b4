"""What nobody caught reaches the log, the window and the terminal."""

import logging
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.errors import LOGGER, Errors


@pytest.mark.usefixtures("told_errors")
def test_an_error_is_told_everywhere(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    before, sys.excepthook = sys.excepthook, sys.__excepthook__
    errors = Errors(tmp_path / "errors.log")
    errors.install()
    told: list[str] = []
    errors.raised.connect(lambda summary, _: told.append(summary))
    try:
        sys.excepthook(ValueError, ValueError("too many mammoths"), None)
    finally:
        errors.remove()
        sys.excepthook = before
    assert told == ["ValueError: too many mammoths"]
    assert "too many mammoths" in (tmp_path / "errors.log").read_text(encoding="utf-8")
    assert "too many mammoths" in capsys.readouterr().err


@pytest.mark.usefixtures("told_errors")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is Linux's")
def test_a_full_disk_ends_nothing(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "errors.log"
    log.symlink_to("/dev/full")
    errors = Errors(log)
    errors.install()
    try:
        LOGGER.error("too many mammoths")
        logging.getLogger("stoneage_qt").error("far too many")
    finally:
        errors.remove()
    assert capsys.readouterr().err == ""
