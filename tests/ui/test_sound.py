"""The sounds: made by the script, complete, played where there is a device, else silence."""

import multiprocessing
import subprocess
import sys
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.paths import resource_path
from stoneage_qt.ui.sound import NAMES, Sounds

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]


def test_every_sound_is_there_and_nothing_else() -> None:
    files = {path.stem for path in resource_path("sounds").glob("*")}
    assert files == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_sounds_are_short_dry_and_not_clipped(name: str) -> None:
    with wave.open(str(resource_path(f"sounds/{name}.wav"))) as file:
        assert file.getnchannels() == 1
        assert file.getnframes() / file.getframerate() < (3.0 if name == "end" else 1.0)
        frames = memoryview(file.readframes(file.getnframes())).cast("h")
    loudest = max(abs(value) for value in frames)
    assert 4_000 < loudest < 24_000
    assert abs(frames[-1]) < 400


def test_the_script_makes_the_very_files_that_are_shipped(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "sounds.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    for name in NAMES:
        made = (tmp_path / f"{name}.wav").read_bytes()
        assert made == resource_path(f"sounds/{name}.wav").read_bytes()


@pytest.mark.parametrize("backend", ["", "NULL"], ids=["as it is here", "a device"])
def test_playing_never_fails_and_leaves_nothing_behind(backend: str, qtbot: QtBot) -> None:
    """Machines that test have no sound card: silence, without a fault and without a wait."""
    before = set(multiprocessing.active_children())
    sounds = Sounds(backend=backend)
    sounds.set_volume(0.5, muted=False)
    sounds.play("place")
    sounds.set_volume(0.0, muted=True)
    sounds.play("roll")
    for _ in range(100):
        sounds.set_volume(1.0, muted=False)
        sounds.play("roll")
    sounds.close()
    sounds.play("roll")
    sounds.close()
    assert set(multiprocessing.active_children()) <= before


def test_nothing_starts_before_the_first_sound(qtbot: QtBot) -> None:
    sounds = Sounds(backend="NULL")
    sounds.set_volume(1.0, muted=False)
    assert sounds.player.pid is None
    sounds.set_volume(1.0, muted=True)
    sounds.play("roll")
    assert sounds.player.pid is None
    sounds.set_volume(1.0, muted=False)
    sounds.play("roll")
    qtbot.waitUntil(lambda: sounds.player.pid is not None)
    sounds.close()
