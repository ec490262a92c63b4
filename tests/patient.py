"""How long tests wait for what should happen: on a busy machine everything takes its time.

Whoever waits for the right thing goes on as soon as it is there, so this costs nothing.
"""

from collections.abc import Callable
from typing import Any, Final

from pytestqt.qtbot import QtBot

SECONDS: Final = 300.0
MS: Final = int(1000 * SECONDS)


class PatientBot(QtBot):
    """Waits that long unless it is told otherwise; five seconds are not enough for everything."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = MS) -> None:
        """Until it is true, or no longer fails."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = MS, **more: Any) -> Any:
        """Until it was sent."""
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitSignals(self, signals: Any, *, timeout: int = MS, **more: Any) -> Any:
        """Until all were sent."""
        return super().waitSignals(signals, timeout=timeout, **more)
