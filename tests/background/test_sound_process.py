"""Sounds are read, added up and played; a device that is missing or gone ends the process alone."""

import multiprocessing
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from multiprocessing.connection import wait

from stoneage_qt.background.processes import spawn_child
from stoneage_qt.background.sound_process import Mixer, Play, Speaker, read_sound, serve
from stoneage_qt.paths import resource_path
from tests import patient

FOLDER = resource_path("sounds")


def until(done: Callable[[], bool]) -> None:
    ends = time.monotonic() + patient.SECONDS
    while not done():
        assert time.monotonic() < ends
        wait([], 0.01)


def test_a_sound_is_read_as_it_is() -> None:
    samples = read_sound(FOLDER / "place.wav")
    assert len(samples) == 4410
    assert 0.1 < max(samples) < 1.0
    assert -1.0 < min(samples) < -0.1


def test_sounds_are_added_up_and_end() -> None:
    mixer = Mixer()
    mixer.start("one", array("f", [0.25] * 6))
    assert list(mixer.mix(2)) == [0.25, 0.25]
    mixer.start("two", array("f", [0.5] * 3))
    assert list(mixer.mix(2)) == [0.75, 0.75]
    mixer.volume = 0.5
    assert list(mixer.mix(4)) == [0.375, 0.125, 0.0, 0.0]
    assert not mixer.busy
    assert list(mixer.mix(2)) == [0.0, 0.0]


def test_the_same_sound_again_starts_anew() -> None:
    mixer = Mixer()
    for _ in range(2):
        mixer.start("one", array("f", [0.5, 0.25]))
        assert list(mixer.mix(1)) == [0.5]


def test_a_device_plays_to_the_end_and_then_rests() -> None:
    speaker = Speaker(FOLDER, "NULL")
    running = []
    for _ in range(2):
        speaker.play(Play("lift", 0.5))
        speaker.play(Play("place", 0.5))
        running.append(speaker.running)
        until(lambda: not speaker.mixer.busy)
        assert speaker.look()
        running.append(speaker.running)
    assert running == [True, False] * 2


def test_a_device_that_takes_nothing_has_gone() -> None:
    speaker = Speaker(FOLDER, "NULL")
    speaker.mixer.start("end", read_sound(FOLDER / "end.wav"))
    assert speaker.look()
    speaker.mixer.fetched -= 60
    assert not speaker.look()


def test_the_process_ends_where_there_is_no_device_and_where_its_owner_is_gone() -> None:
    for backend, name in (("NULL", "no such sound"), ("NO SUCH BACKEND", "lift")):
        process, conn = spawn_child(serve, FOLDER, backend)
        conn.send(Play(name, 1.0))
        process.join(60)
        assert process.exitcode == 0
        conn.close()
    process, conn = spawn_child(serve, FOLDER, "NULL")
    conn.send(Play("lift", 1.0))
    conn.close()
    process.join(60)
    assert process.exitcode == 0
    assert process not in multiprocessing.active_children()


def test_the_process_loads_neither_numpy_nor_qt() -> None:
    """Nor does whoever plays load what plays."""
    script = (
        "import sys; from stoneage_qt.background.sound_player import SoundPlayer;"
        "print('miniaudio' in sys.modules, end=' ');"
        "sys.modules['numpy'] = None; import miniaudio;"
        "print(any(name in sys.modules for name in ('PySide6', 'numpy.core')))"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["False", "False"]
