"""The program as a user runs it: a process of its own in a real X window, with a mouse and keys."""

import json
import os
import shlex
import shutil
import signal
import struct
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import pytest
from PySide6.QtGui import QImage

from stoneage_qt.session.places import HOME_VARIABLE, Places
from tests import patient

PATIENCE = patient.SECONDS
# Names a folder for the pictures of a run; else they lie in a temporary one, which is printed.
SHOTS_VARIABLE = "STONEAGE_QT_SHOTS"
# Names the command that starts the program, a bundle's; else it is the one of this environment.
PROGRAM_VARIABLE = "STONEAGE_QT_PROGRAM"

T = TypeVar("T")


def need(program: str) -> str:
    """Where a helper of these tests lies; without it they fail, they are not left out."""
    found = shutil.which(program)
    if found is None:
        pytest.fail(f"{program} is missing: install the packages xvfb and xdotool")
    return found


def wait_for(what: str, look: Callable[[], T | None], patience: float = PATIENCE) -> T:
    """Look again and again until there is something."""
    ends = time.monotonic() + patience
    while time.monotonic() < ends:
        found = look()
        if found:
            return found
        time.sleep(0.03)
    raise AssertionError(f"waited {patience:.0f} s in vain: {what}")


def shots_folder() -> Path:
    """Where the pictures of this run go."""
    named = os.environ.get(SHOTS_VARIABLE)
    folder = Path(named) if named else Path(tempfile.mkdtemp(prefix="stoneage-qt-shots-"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def program_command() -> list[str]:
    """The command that starts the program."""
    named = os.environ.get(PROGRAM_VARIABLE)
    if named:
        return shlex.split(named)
    command = shutil.which("stoneage-qt", path=sysconfig.get_path("scripts"))
    assert command is not None, "the command stoneage-qt is not installed"
    return [command]


class Screen:
    """An X server without a monitor, on a display of its own.

    Attributes:
        display: its name, as for DISPLAY.
    """

    def __init__(self, folder: Path, width: int = 1280, height: int = 800) -> None:
        self._folder = folder
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            [
                *(need("Xvfb"), "-displayfd", str(writer), "-nolisten", "tcp", "-noreset"),
                *("-dpi", "96", "-screen", "0", f"{width}x{height}x24", "-fbdir", str(folder)),
            ],
            pass_fds=(writer,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb does not start"
        self.display = f":{number}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.terminate()
        self._server.wait(10)

    def picture(self) -> QImage:
        """What is on the screen now: the server keeps it in a file, as an X window dump."""
        data = (self._folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        start = header[0] + 12 * header[19]
        width, height, line = header[4], header[5], header[12]
        pixels = data[start : start + line * height]
        return QImage(pixels, width, height, line, QImage.Format.Format_RGB32).copy()

    def shoot(self, target: Path, before: QImage | None = None) -> QImage:
        """Wait until everything is painted and nothing moves, and keep the picture.

        before: what was there to be seen; it must have gone.
        """
        seen = [self.picture()]

        def still() -> bool:
            time.sleep(0.25)
            seen.append(self.picture())
            return seen[-1] == seen[-2] != before and not _is_plain(seen[-1])

        wait_for("a still picture", still)
        assert seen[-1].save(str(target))
        return seen[-1]


def _is_plain(picture: QImage) -> bool:
    """Whether hardly anything is painted yet."""
    lines = (100, 400, 600)
    return len({picture.pixel(x, y) for y in lines for x in range(0, picture.width(), 16)}) < 20


class Program:
    """A running program, its window and its files.

    Attributes:
        places: where its files lie.
    """

    def __init__(
        self, screen: Screen, home: Path, *arguments: str, size: tuple[int, int] = (1280, 800)
    ) -> None:
        self._screen = screen
        self._xdotool = need("xdotool")
        self.places = Places(home / "config", home / "data")
        self._environment = {
            **os.environ,
            "DISPLAY": screen.display,
            "QT_QPA_PLATFORM": "xcb",
            HOME_VARIABLE: str(home),
        }
        self._environment.pop("WAYLAND_DISPLAY", None)
        self._output = (home / "output.txt").open("ab")
        self.process = subprocess.Popen(
            [*program_command(), *arguments],
            cwd=home,
            env=self._environment,
            stdout=self._output,
            stderr=self._output,
        )
        try:
            self.window = wait_for("the window", self._find)
            # Nobody manages windows here: give it its size and the keyboard by hand.
            self.xdo("windowmove", self.window, "0", "0")
            self.xdo("windowsize", "--sync", self.window, *map(str, size))
            self.xdo("windowfocus", "--sync", self.window)
        except BaseException:
            self.kill()
            self._output.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.kill()
        if kind is None:
            assert "Traceback" not in self.output() + self.log()
        self._output.close()

    def _find(self) -> str | None:
        code = self.process.poll()
        assert code is None, f"the program ended with {code}: {self.output()}"
        pid = str(self.process.pid)
        # By the game's name: the old kind of title, which is searched, ends before a dash.
        name = "Stone Age|Inkas"
        found = self.ask("search", "--onlyvisible", "--all", "--pid", pid, "--name", name)
        return found.split()[0] if found else None

    def ask(self, *words: str) -> str:
        """What xdotool answers, "" where it finds nothing."""
        done = subprocess.run(
            [self._xdotool, *words],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout.strip()

    def xdo(self, *words: str) -> None:
        """Real events of mouse and keyboard."""
        subprocess.run([self._xdotool, *words], env=self._environment, timeout=PATIENCE, check=True)

    def keys(self, *names: str) -> None:
        """Press keys one after the other."""
        self.xdo("key", "--delay", "4", *names)

    def click(self, x: int, y: int) -> None:
        """Click with the left button."""
        self.xdo("mousemove", str(x), str(y), "click", "1")

    def drag(self, start: tuple[int, int], end: tuple[int, int], number: int = 1) -> None:
        """Drag so many people with the left button, over a few points on the way."""
        words = ["mousemove", str(start[0]), str(start[1]), "mousedown", "1"]
        for step in range(1, 5):
            x, y = (round(a + (b - a) * step / 4) for a, b in zip(start, end, strict=True))
            words += ["mousemove", str(x), str(y)]
        if number > 1:
            words += ["key", str(number % 10)]
        self.xdo(*words, "mouseup", "1")

    def title(self) -> str:
        """The window's title."""
        return self.ask("getwindowname", self.window)

    def output(self) -> str:
        """Everything that it wrote to the terminal."""
        self._output.flush()
        return Path(self._output.name).read_text(errors="replace")

    def log(self) -> str:
        """The log file of errors."""
        path = self.places.data / "stoneage-qt.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def quit(self, told: str = "") -> None:
        """Leave it as a user does, and see that it told of no errors on the way but of `told`."""
        self.keys("ctrl+q")
        assert self.process.wait(PATIENCE) == 0
        assert self.output() == ""
        errors = self.log().splitlines()
        assert len(errors) == bool(told), errors
        assert told in "".join(errors)

    def kill(self) -> None:
        """End it without a warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)


def write_settings(home: Path, **values: Any) -> None:
    """Settings of somebody who does not like to wait."""
    quick = {
        "language": "en",
        "theme": "light",
        "reduced_motion": "on",
        "animation_speed": 8.0,
        "bot_speed": 0.0,
        "sound": False,
        **values,
    }
    path = Places(home / "config", home / "data").settings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(quick), encoding="utf-8")
