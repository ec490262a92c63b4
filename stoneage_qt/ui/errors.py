"""Errors of any kind: into a log file, and to the user in words, while the game goes on."""

import contextlib
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

MAX_LOG_BYTES: Final = 500_000
LOGGER: Final = logging.getLogger("stoneage_qt")
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Errors(QObject):
    """Catches what nobody else caught, from every thread and from Qt.

    Attributes:
        log_path: the file that keeps the details.

    Signals:
        raised(summary, details): something went wrong; shown on the GUI thread.
    """

    raised = Signal(str, str)

    def __init__(self, log_path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log_path = log_path
        self._handler = _LogFile(log_path)
        self._old_hook = sys.excepthook
        self._old_thread_hook = threading.excepthook
        self._old_qt: Callable[..., Any] | None = None

    def install(self) -> None:
        """From now on everything arrives here."""
        LOGGER.addHandler(self._handler)
        LOGGER.setLevel(logging.INFO)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        self._old_qt = qInstallMessageHandler(self._on_qt)

    def remove(self) -> None:
        """As it was before; for the end of the program and of tests."""
        sys.excepthook = self._old_hook
        threading.excepthook = self._old_thread_hook
        qInstallMessageHandler(self._old_qt)
        LOGGER.removeHandler(self._handler)
        self._handler.close()

    def report(self, error: BaseException) -> None:
        """Something went wrong that was caught."""
        self._on_exception(type(error), error, error.__traceback__)

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._old_hook(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        LOGGER.error("%s", details)
        # To the terminal too: before there is a window, nobody would see it otherwise.
        self._old_hook(kind, error, trace)
        self.raised.emit(f"{kind.__name__}: {error}", details)

    def _on_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._on_exception(args.exc_type, args.exc_value, args.exc_traceback)

    def _on_qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Qt's warnings are for the log; only what is worse interrupts anybody."""
        level = _LEVELS.get(kind, logging.WARNING)
        LOGGER.log(level, "Qt: %s", text)
        if level >= logging.WARNING:
            with contextlib.suppress(OSError, ValueError):  # a full disk, a closed terminal
                print(f"Qt: {text}", file=sys.stderr)
        if level >= logging.ERROR:
            where = f"{context.file}:{context.line}" if context.file else ""
            self.raised.emit(text, f"Qt: {text}\n{where}".strip())


class _LogFile(logging.Handler):
    """The log file, made when there is something to write: on most days there is nothing.

    Where it can't be written, on a full disk say, the program goes on without a word of that.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        if self._file is None:
            self._file = _file_handler(self._path)
        self._file.emit(record)

    def close(self) -> None:
        """Close the file, if there is one."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
        super().close()


def _file_handler(path: Path) -> logging.Handler:
    """The log file; where none can be written, the details are still shown."""
    from logging.handlers import RotatingFileHandler

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            path, maxBytes=MAX_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.NullHandler()
    handler.handleError = _let_pass  # type: ignore[method-assign]
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    return handler


def _let_pass(record: logging.LogRecord) -> None:
    """A line that could not be written; logging itself would print a traceback."""
