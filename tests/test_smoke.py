"""The check of wheels and bundles: what must fail it, and that our own program passes it."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tests.installed import ROOT
from tests.ui.catalogues import packaging_module

SMOKE = ROOT / "packaging" / "smoke.py"
TRACEBACK = 'Traceback (most recent call last):\n  File "page.py"\nAttributeError: __slots__'
# Found by its shell: the path of Python may have spaces, and be long.
SCRIPT = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys
{code}
"""
PROPAGATE = "This plugin does not support propagateSizeHints()"


@pytest.fixture(scope="module")
def smoke() -> Any:
    return packaging_module("smoke")


def program(smoke: Any, folder: Path, code: str) -> Any:
    """A program that does what a line of Python says."""
    if sys.platform == "win32":
        pytest.skip("a script is no program there")
    path = folder / "stoneage-qt"
    path.write_text(SCRIPT.format(python=sys.executable, code=code), encoding="utf-8")
    path.chmod(0o755)
    return smoke.Program(path, folder)


@pytest.mark.parametrize(
    "code",
    [
        "sys.exit(3)",
        f"print({TRACEBACK!r}, file=sys.stderr)",
        f"print({TRACEBACK!r})",
        "print('QFont::setPointSizeF: Point size <= 0', file=sys.stderr)",
        "print('Qt: QPainter::begin: paint device returned engine == 0', file=sys.stderr)",
        "raise ValueError('too many mammoths')",
    ],
)
def test_what_fails_the_check(smoke: Any, tmp_path: Path, code: str) -> None:
    with pytest.raises(smoke.CheckError):
        program(smoke, tmp_path, code).run("--version")


def test_what_does_not(smoke: Any, tmp_path: Path) -> None:
    code = f"print('well'); print({PROPAGATE!r}, file=sys.stderr)"
    assert program(smoke, tmp_path, code).run() == "well"


def test_the_whole_check_fails_with_a_traceback(smoke: Any, tmp_path: Path) -> None:
    """As a bundle did whose review was dead: exit code 0, and a traceback."""
    code = f"print('stoneage-qt 1.0'); print({TRACEBACK!r}, file=sys.stderr)"
    program(smoke, tmp_path, code)
    done = subprocess.run(
        [sys.executable, "-I", SMOKE, "--program", tmp_path / "stoneage-qt"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "AttributeError: __slots__" in done.stderr


def test_a_page_that_is_not_there_fails_the_check(smoke: Any, tmp_path: Path) -> None:
    fake = program(smoke, tmp_path, "print('--page {game,end}')")
    with pytest.raises(smoke.CheckError, match="review"):
        smoke.check_pages(fake)


@pytest.mark.installed
def test_every_page_of_the_program_opens(smoke: Any, tmp_path: Path) -> None:
    command = shutil.which("stoneage-qt", path=sysconfig.get_path("scripts"))
    assert command is not None
    tried = smoke.Program(Path(command), tmp_path)
    for check in smoke.OUTSIDE:
        assert check(tried)
