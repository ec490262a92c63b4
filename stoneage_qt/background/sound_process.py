"""The process that plays sounds: several at a time, added up, on whatever device there is.

A process of its own, so that no driver can hold the window up or bring it down, and so that
the sounds never wait for a busy window. Where nothing can be heard it ends, and nobody minds.
"""

import os
import sys
import threading
import wave
from array import array
from collections.abc import Generator
from multiprocessing.connection import Connection
from operator import add
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    import miniaudio

RATE: Final = 22_050
_APP_NAME: Final = "Stone Age"
# Short enough to be heard with what is seen, long enough for a busy machine.
_BUFFER_MS: Final = 40
# An open device costs processor time: after so many seconds of silence it is stopped.
_REST_SECONDS: Final = 2.0
# A device that takes nothing for so long has gone, with or without a word.
_DEAF_SECONDS: Final = 5.0


class Play(NamedTuple):
    """A sound to start, "" for none, and the volume from 0 to 1 of all that is playing."""

    name: str
    volume: float


def read_sound(path: Path) -> "array[float]":
    """The samples of one of our own files, from -1 to 1."""
    with wave.open(str(path)) as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return array("f", (sample / 32768 for sample in samples))


class Mixer:
    """Adds up the sounds that play at the same time.

    Attributes:
        volume: of all of them.
        fetched: when a device last asked for samples.
    """

    def __init__(self) -> None:
        self.volume = 1.0
        self.fetched = monotonic()
        self._lock = threading.Lock()
        self._playing: dict[str, tuple[array[float], int]] = {}

    @property
    def busy(self) -> bool:
        """Whether anything is still to be heard."""
        return bool(self._playing)

    def start(self, name: str, samples: "array[float]") -> None:
        """From the next samples on; the same sound again starts anew."""
        with self._lock:
            self._playing[name] = (samples, 0)

    def mix(self, count: int) -> "array[float]":
        """The next samples of everything together."""
        self.fetched = monotonic()
        mixed = array("f", bytes(4 * count))
        with self._lock:
            for name, (samples, at) in list(self._playing.items()):
                part = samples[at : at + count]
                mixed[: len(part)] = array("f", map(add, mixed, part))
                if at + count < len(samples):
                    self._playing[name] = (samples, at + count)
                else:
                    del self._playing[name]
        return array("f", [self.volume * sample for sample in mixed])

    def stream(self) -> "Generator[array[float], int, None]":
        """The samples as the device asks for them."""
        count = yield array("f")
        while True:
            count = yield self.mix(count)


class Speaker:
    """The device, opened for the first sound."""

    def __init__(self, folder: Path, backend: str = "") -> None:
        """folder: where the sounds lie. backend: miniaudio's name of one, "" for the best."""
        self.mixer = Mixer()
        self._folder = folder
        self._backend = backend
        self._known: dict[str, array[float]] = {}
        self._device: miniaudio.PlaybackDevice | None = None

    def play(self, order: Play) -> None:
        """Start a sound. Raises OSError or miniaudio's error where nothing can be heard."""
        self.mixer.volume = order.volume
        if not order.name:
            return
        if order.name not in self._known:
            self._known[order.name] = read_sound(self._folder / f"{order.name}.wav")
        if self._device is None:
            self._device = self._open()
        self.mixer.start(order.name, self._known[order.name])
        if not self._device.running:
            self.mixer.fetched = monotonic()
            stream = self.mixer.stream()
            next(stream)
            self._device.start(stream)

    @property
    def running(self) -> bool:
        """Whether the device is at work."""
        return self._device is not None and self._device.running

    def look(self) -> bool:
        """Rest after a while of silence; False where the device has gone."""
        if self.mixer.busy:
            return monotonic() < self.mixer.fetched + _DEAF_SECONDS
        if self._device is not None:
            self._device.stop()
        return True

    def _open(self) -> "miniaudio.PlaybackDevice":
        import miniaudio

        return miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.FLOAT32,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_BUFFER_MS,
            backends=[miniaudio.Backend[self._backend]] if self._backend else None,
            app_name=_APP_NAME,
        )


def serve(conn: "Connection[Any, Any]", folder: Path, backend: str) -> None:
    """The process: plays what it is told until its owner is gone, or the device."""
    # miniaudio would load numpy, which takes longer than all the rest and is not needed.
    sys.modules["numpy"] = None  # type: ignore[assignment]
    # Systems without a sound card say so in many lines.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    speaker = Speaker(folder, backend)
    try:
        while True:
            if conn.poll(_REST_SECONDS if speaker.running else None):
                speaker.play(conn.recv())
            elif not speaker.look():
                break
    finally:
        # No device, no sound: whoever owns us tries again later. A driver may hang where it is
        # asked to let go; the system takes everything back.
        os._exit(0)
