"""Can Qt open a window here? Asked before Qt is, because Qt would abort the process."""

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

# What the xcb plugin needs beyond a bare system, and the Debian/Ubuntu package of each.
_XCB_LIBRARIES: Final = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_COMMON_LIBRARIES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
_WAYLAND_LIBRARIES: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
_NEEDS_NO_SCREEN: Final = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")


class NoWindowError(Exception):
    """No window can be opened; `code` says why, `packages` what to install.

    codes: "no_display", "no_connection" (`display` names it), "libraries".
    """

    def __init__(self, code: str, *, packages: tuple[str, ...] = (), display: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.packages = packages
        self.display = display


def missing_packages(libraries: dict[str, str]) -> tuple[str, ...]:
    """The packages of those libraries that can't be loaded."""
    return tuple(sorted({name for file, name in libraries.items() if not _loads(file)}))


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def check_libraries(more: dict[str, str] | None = None) -> None:
    """Raises NoWindowError where Qt can't draw at all, not even off screen.

    more: libraries to look for as well, so that all that is missing is named at once.
    """
    if sys.platform.startswith("linux"):
        missing = missing_packages(_COMMON_LIBRARIES | (more or {}))
        if missing:
            raise NoWindowError("libraries", packages=missing)


def check_platform() -> None:
    """Raises NoWindowError where Qt would abort; other systems than Linux always have it."""
    if not sys.platform.startswith("linux"):
        return
    wanted = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    no_screen = wanted in _NEEDS_NO_SCREEN
    wayland = wanted != "xcb" and _wayland_socket().exists()
    check_libraries({} if no_screen else _WAYLAND_LIBRARIES if wayland else _XCB_LIBRARIES)
    if no_screen or wayland:
        return
    display = os.environ.get("DISPLAY", "")
    if not display:
        raise NoWindowError("no_display")
    if not _answers(display):
        raise NoWindowError("no_connection", display=display)


def _wayland_socket() -> Path:
    name = os.environ.get("WAYLAND_DISPLAY", "")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return Path(folder, name) if name and folder else Path("/nonexistent")


def _answers(display: str) -> bool:
    """Whether an X server answers under this name."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def no_window_text(error: NoWindowError) -> str:
    """What to do about it, in plain English: no catalogue is loaded yet."""
    if error.code == "libraries":
        return (
            "The window can't be opened: some system libraries are missing.\n"
            "On Debian and Ubuntu, install them with:\n"
            f"    sudo apt install {' '.join(error.packages)}"
        )
    if error.code == "no_connection":
        return (
            f"The window can't be opened: no screen answers as {error.display}.\n"
            "Set DISPLAY to the screen that you sit at, or start the program from a desktop."
        )
    return (
        "The window can't be opened: there is no screen.\n"
        "Start the program from a desktop, or set DISPLAY or WAYLAND_DISPLAY.\n"
        "The commands simulate, verify and show work without one."
    )
