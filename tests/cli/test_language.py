"""The commands in another language, and without Qt where none is needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stoneage_qt.cli.language import system_language
from stoneage_qt.session.places import user_places
from tests.ui.catalogues import ROOT, compile_catalogues

ASK = """
import sys
from stoneage_qt.cli import main
try:
    main({words!r})
except SystemExit:
    pass
print("Qt" if "PySide6" in sys.modules else "no Qt")
"""


def run(*words: str, **variables: str) -> str:
    """What a command says to a system with these variables, and whether it needed Qt."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    result = subprocess.run(
        [sys.executable, "-c", ASK.format(words=list(words))],
        cwd=ROOT,
        env={**plain, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", **variables},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return result.stdout + result.stderr


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """The commands read the catalogues where the checkout has them."""
    compile_catalogues(ROOT / "translations")


@pytest.mark.parametrize("system", ["C.UTF-8", "en_GB.UTF-8", "POSIX", "xx_XX", "../../etc"])
def test_english_loads_no_qt(system: str) -> None:
    said = run("verify", "resources/stoneage/tutorial/first.stoneage", LANG=system)
    assert "sound; 54 actions" in said
    assert "no Qt" in said


def test_the_system_s_language_is_spoken() -> None:
    said = run("verify", "resources/stoneage/tutorial/first.stoneage", LANG="de_AT.UTF-8")
    assert "in Ordnung; 54 Aktionen" in said


def test_the_settings_come_before_the_system() -> None:
    path = user_places().settings
    path.parent.mkdir(parents=True)
    path.write_text('{"language": "de"}', encoding="utf-8")
    assert "in Ordnung" in run("verify", "resources/stoneage/tutorial/first.stoneage")
    path.write_text('{"language": "en"}', encoding="utf-8")
    assert "sound" in run("verify", "resources/stoneage/tutorial/first.stoneage", LANG="de_DE")
    path.write_text('{"language": "../x"}', encoding="utf-8")
    assert "sound" in run("verify", "resources/stoneage/tutorial/first.stoneage")
    path.write_text("{", encoding="utf-8")
    assert "sound" in run("verify", "resources/stoneage/tutorial/first.stoneage")


def test_the_help_is_german_to_its_last_word() -> None:
    said = run("verify", "--help", LANG="de_DE.UTF-8")
    for english in ("usage", "positional", "options:", "show this", "saved game"):
        assert english not in said
    assert "Aufruf: " in said
    said = run("verify", LANG="de_DE.UTF-8")
    assert "Fehler: diese Argumente fehlen: FILE" in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows is asked otherwise")
@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({}, ""),
        ({"LANG": "C"}, ""),
        ({"LANG": "de_DE.UTF-8"}, "de_DE"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr_FR"),
        ({"LANG": "de_DE@euro", "LC_MESSAGES": ""}, "de_DE"),
        ({"LANG": "../x"}, ""),
    ],
)
def test_the_language_of_the_system(variables: dict[str, str], code: str) -> None:
    assert system_language(variables) == code


def test_catalogues_lie_where_the_program_looks(tmp_path: Path) -> None:
    assert {path.name for path in compile_catalogues(tmp_path).glob("*.qm")} == {
        path.with_suffix(".qm").name for path in (ROOT / "translations").glob("*.ts")
    }
