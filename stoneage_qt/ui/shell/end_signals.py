"""Ctrl+C in the terminal, or a system that shuts down: the window closes as if by hand."""

import signal
import socket
from contextlib import suppress
from types import FrameType
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

# Of the last two each system has one: the terminal was closed, or Ctrl+Break pressed in it.
_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
# What shells call a program that a signal has ended.
_EXIT: Final = 128
_PORTION: Final = 64


class EndSignals(QObject):
    """Waits for signals that end programs.

    Python runs a handler between any two lines of ours; one that raised there would leave half
    done whatever goes on. So the handler only notes the signal, and a socket (Windows knows
    nothing else that both Python writes to and Qt waits for) brings it into Qt's own loop.
    A second signal finds everything as it was before, and ends a program that hangs.

    Signals:
        asked(code): end in good order, with this exit code.
    """

    asked = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        kind = QSocketNotifier.Type.Read
        self._notifier = QSocketNotifier(self._ours.fileno(), kind, self)
        self._notifier.activated.connect(self._on_woken)
        self._fd_before = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        self._before: dict[int, Any] = {}
        for name in _NAMES:
            number = getattr(signal, name, None)
            # Whoever started us may want it ignored: a run in the background, or `nohup`.
            if number is not None and signal.getsignal(number) not in (signal.SIG_IGN, None):
                self._before[number] = signal.signal(number, self._note)

    def remove(self) -> None:
        """Leave everything as it was found."""
        for number in self._before:
            signal.signal(number, self._before[number])
        self._before.clear()
        signal.set_wakeup_fd(self._fd_before)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._number = self._number or number

    def _on_woken(self) -> None:
        with suppress(OSError):
            self._ours.recv(_PORTION)
        if self._number:
            for number in self._before:
                signal.signal(number, signal.SIG_DFL)
            self.asked.emit(_EXIT + self._number)
