"""The program with its window. No Qt before it is clear that a window can be opened."""

import builtins
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stoneage_qt import APP_ID, __version__
from stoneage_qt.session.places import Places, user_places
from stoneage_qt.session.settings import SettingsStore
from stoneage_qt.ui.shell.platform import NoWindowError, check_platform, no_window_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from stoneage_qt.ui.shell.desk import Desk
    from stoneage_qt.ui.shell.window import MainWindow

EXIT_NO_WINDOW: Final = 1
LOG_NAME: Final = "stoneage-qt.log"
SWITCH_SECONDS: Final = 0.0005
ONE_BRUSH: Final = "QT_NO_GUI_THREADPOOL"
"""Keeps Qt from sharing every soft shape out among threads, 64 rows of pixels to each. Ours are
small: waking the threads took longer than painting, and the valley has threads of its own."""


def run(file: str | None = None, opened: "Callable[[MainWindow], object] | None" = None) -> int:
    """Open the window, with a game in it where a file is named; returns the exit code.

    opened: called with the window before it is shown, to watch it.
    """
    try:
        check_platform()
    except NoWindowError as error:
        print(no_window_text(error), file=sys.stderr)
        return EXIT_NO_WINDOW
    places = user_places()
    app = make_application(sys.argv[:1])

    from PySide6.QtCore import Qt

    from stoneage_qt.ui.errors import Errors
    from stoneage_qt.ui.shell.end_signals import EndSignals
    from stoneage_qt.ui.shell.garbage import GarbageCollector
    from stoneage_qt.ui.shell.window import MainWindow

    signals = EndSignals()
    errors = Errors(places.data / LOG_NAME)
    errors.install()
    collector = GarbageCollector()
    window = MainWindow(make_desk(app, places))
    errors.raised.connect(window.show_error)

    def end(code: int) -> None:
        window.close()
        app.exit(code)

    signals.asked.connect(end)
    if window.cramped:
        window.setWindowState(Qt.WindowState.WindowMaximized)
    window.begin(None if file is None else Path(file))
    if opened is not None:
        opened(window)
    window.show()
    code = app.exec()
    collector.stop()
    errors.remove()
    signals.remove()
    return code


def make_application(arguments: list[str]) -> "QApplication":
    """The Qt application, with our name and our fonts."""
    from PySide6.QtWidgets import QApplication

    leave_imports_alone()
    from stoneage_qt.ui import theme

    os.environ.setdefault(ONE_BRUSH, "1")
    app = QApplication(arguments)
    app.setApplicationName("stoneage-qt")
    app.setApplicationDisplayName("Stone Age")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    theme.load_fonts()
    # The window lets go of the interpreter all the time; it shall not wait long to get it back
    # from a thread that reads the library.
    sys.setswitchinterval(SWITCH_SECONDS)
    return app


def leave_imports_alone() -> None:
    """Take PySide's hook out of `import`; it serves `__feature__`, which nobody here uses.

    It reads the source of every module that is imported, and keeps it: 10 MB. Worse, while it
    looks, it takes itself out for all threads, so that modules that a thread loads meanwhile may
    be looked at in an order that they can't bear ("partially initialized module").
    """
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain


def make_desk(app: "QApplication", places: Places) -> "Desk":
    """What all pages share, in the looks and the language of the settings."""
    from stoneage_qt.ui.art.sprites import Sprites
    from stoneage_qt.ui.i18n import Languages
    from stoneage_qt.ui.shell.desk import Desk
    from stoneage_qt.ui.shell.looks import Looks

    store = SettingsStore(places.settings)
    looks = Looks(app, Sprites("stoneage"))
    languages = Languages()
    desk = Desk(store, places, looks, languages)
    languages.use(store.settings.language)
    looks.apply(store.settings.theme, store.settings.ui_scale)
    return desk
