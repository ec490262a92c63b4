"""The command `screenshot`, as a user runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from stoneage_qt.session.saves import save_match
from stoneage_qt.ui.screenshot import Shot, match_for

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]


def screenshot(*words: str) -> "subprocess.CompletedProcess[str]":
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    return subprocess.run(
        [sys.executable, "-m", "stoneage_qt", "screenshot", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_a_position_of_a_saved_game(tmp_path: Path) -> None:
    save = tmp_path / "game.stoneage"
    save_match(save, match_for(Shot(at=40, variant="winter")))
    picture = tmp_path / "picture.png"
    result = screenshot(
        *(str(picture), "--save", str(save), "--at", "12"),
        *("--size", "900x600", "--scale", "2", "--theme", "dark", "--lang", "de"),
    )
    assert result.returncode == 0, result.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1800, 1200)
    colours = {image.pixel(x, y) for x in range(0, 1800, 40) for y in range(0, 1200, 40)}
    assert len(colours) > 100


def test_a_picture_that_cannot_be_written(tmp_path: Path) -> None:
    result = screenshot(str(tmp_path / "no" / "folder.png"), "--page", "start")
    assert result.returncode == 1
    assert "folder.png" in result.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("--size", "big"),
        ("--scale", "9"),
        ("--page", "moon"),
        ("--season", "spring"),
        ("--season", "winter", "--game", "inka"),
    ],
)
def test_wrong_use_is_told(tmp_path: Path, words: tuple[str, ...]) -> None:
    result = screenshot(str(tmp_path / "picture.png"), *words)
    assert result.returncode == 2
    assert "Traceback" not in result.stderr


def test_a_picture_or_a_gallery_is_wanted() -> None:
    result = screenshot()
    assert result.returncode == 2
    assert "--gallery" in result.stderr


@pytest.mark.slow
def test_the_gallery_shows_all_art_and_pages(tmp_path: Path) -> None:
    result = screenshot("--gallery", str(tmp_path / "new" / "folder"))
    assert result.returncode == 0, result.stderr
    names = {path.stem for path in (tmp_path / "new" / "folder").glob("*.png")}
    assert {"art-cards", "art-buildings", "art-pieces", "art-igloos", "art-animals"} <= names
    assert {f"page-game-{season}" for season in ("summer", "winter")} <= names
