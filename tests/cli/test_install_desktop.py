"""`install-desktop` and the files for Linux desktops."""

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from stoneage_qt import APP_ID, __version__
from stoneage_qt.cli import main
from stoneage_qt.ui.desktop_files import (
    MIME_TYPE,
    RELEASES,
    SCREENSHOTS,
    DesktopFiles,
    write_all,
)

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def share(home: Path) -> Path:
    return home / ".local" / "share"


def test_installing_writes_entry_icons_and_file_type(
    share: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["install-desktop"]) == 0
    assert str(share) in capsys.readouterr().out
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(share / "applications" / f"{APP_ID}.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    assert section["Exec"].endswith(" %f")
    assert section["Icon"] == APP_ID
    assert section["MimeType"] == f"{MIME_TYPE};"
    for size in (16, 48, 512):
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        assert icon.read_bytes().startswith(b"\x89PNG")
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / f"{APP_ID}.svg").is_file()


def test_the_entry_starts_the_program_from_anywhere(
    share: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it was started by a path that leads from here only, as the README does."""
    script = tmp_path / "bin" / "stoneage-qt"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bin/stoneage-qt"])
    assert main(["install-desktop"]) == 0
    entry = (share / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert f"Exec={script} %f\n" in entry


def test_removing_takes_everything_away_again(share: Path) -> None:
    share.mkdir(parents=True)
    foreign = share / "applications" / "other.desktop"
    foreign.parent.mkdir()
    foreign.write_text("[Desktop Entry]\n")
    assert main(["install-desktop"]) == 0
    assert main(["install-desktop", "--remove"]) == 0
    assert main(["install-desktop", "--remove"]) == 0
    ours = [path for path in share.rglob("*") if path.is_file() and APP_ID in path.name]
    assert ours == []
    assert foreign.is_file()


def test_a_directory_that_cannot_be_written_gets_a_message(
    share: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    share.parent.mkdir(parents=True)
    share.write_text("a file where a directory should be")
    assert main(["install-desktop"]) == 1
    message = capsys.readouterr().err
    assert "can't be written" in message
    assert "Traceback" not in message


def test_the_packaged_files_are_those_that_the_program_writes(tmp_path: Path) -> None:
    for path in write_all(tmp_path, DesktopFiles()):
        packaged = ROOT / "packaging" / "linux" / path.name
        assert packaged.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_the_release_list_knows_this_version() -> None:
    assert RELEASES[0].version == __version__


def test_every_screenshot_of_the_metainfo_is_in_the_repository() -> None:
    for name, _ in SCREENSHOTS:
        assert (ROOT / "packaging" / "screenshots" / f"{name}.png").is_file()


def test_the_xml_files_are_well_formed(tmp_path: Path) -> None:
    for path in write_all(tmp_path, DesktopFiles()):
        if path.suffix == ".xml":
            ET.parse(path)


@pytest.mark.parametrize(
    ("tool", "pattern"),
    [
        (["desktop-file-validate"], "*.desktop"),
        (["appstreamcli", "validate", "--no-net", "--pedantic"], "*.metainfo.xml"),
        (["xmllint", "--noout"], "*.mime.xml"),
    ],
)
def test_the_desktops_own_tools_have_no_complaint(
    tool: list[str], pattern: str, tmp_path: Path
) -> None:
    program = shutil.which(tool[0])
    if program is None:
        return  # checked wherever the tool is installed, as .ci/run does
    (path,) = [path for path in write_all(tmp_path, DesktopFiles()) if path.match(pattern)]
    result = subprocess.run(
        [program, *tool[1:], str(path)], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
