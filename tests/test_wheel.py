"""The wheel works away from the checkout, with everything that belongs to it inside."""

import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.installed import ROOT, build_wheel, install

pytestmark = pytest.mark.plain


def run(*command: str | Path, cwd: Path) -> str:
    """What a program of the environment prints."""
    words = [str(part) for part in command]
    return subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("dist"), plain=True)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs' directory of an environment with the wheel and this environment's libraries."""
    return install(wheel, tmp_path_factory.mktemp("installed") / "env")


def test_contents(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        contents = set(archive.namelist())
    resources = {
        f"stoneage_qt/{path.relative_to(ROOT).as_posix()}"
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    catalogues = {
        f"stoneage_qt/translations/{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")
    }
    assert catalogues
    assert resources | catalogues | {"stoneage_qt/py.typed"} <= contents
    assert not [name for name in contents if name.startswith(("tests/", "packaging/"))]
    assert not [name for name in contents if name.endswith((".ts", ".pyc"))]


def test_command(installed: Path, tmp_path: Path) -> None:
    from stoneage_qt import __version__

    expected = f"stoneage-qt {__version__}\n"
    assert run(installed / "stoneage-qt", "--version", cwd=tmp_path) == expected
    module = (installed / "python", "-m", "stoneage_qt")
    assert run(*module, "--version", cwd=tmp_path) == expected


def test_data_is_found_away_from_the_checkout(installed: Path, tmp_path: Path) -> None:
    script = (
        "import json, stoneage_qt\n"
        "from stoneage_qt.paths import resource_path, translations_dir\n"
        "found = sorted(str(p) for p in translations_dir().iterdir())\n"
        "print(json.dumps([stoneage_qt.__file__, str(resource_path('')), found]))"
    )
    package, resources, catalogues = json.loads(
        run(installed / "python", "-c", script, cwd=tmp_path)
    )
    home = Path(package).parent
    assert home.is_relative_to(installed.parent)
    assert Path(resources) == home / "resources"
    assert [Path(file).parent for file in catalogues] == [home / "translations"] * len(catalogues)
    assert {Path(file).suffix for file in catalogues} == {".qm"}
