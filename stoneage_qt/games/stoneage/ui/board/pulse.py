"""A gentle reminder: when nothing was done for a while, what can be done breathes, once."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, QVariantAnimation

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.scene import BoardScene

_PATIENCE_MS: Final = 9000
_BREATH_MS: Final = 1600
_BREATHS: Final = 4


class Pulse(QObject):
    """Waits while a person thinks, then breathes a few times and is still until they do something.

    Breathing on and on took 6.5 % of a core, for as long as the window was left alone.

    Attributes:
        enabled: False where nothing may move.
    """

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.enabled = True
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_PATIENCE_MS)
        self._waiting.timeout.connect(self.begin)
        self._breath = QVariantAnimation(self)
        self._breath.setStartValue(0.0)
        self._breath.setEndValue(1.0)
        self._breath.setDuration(_BREATH_MS)
        self._breath.setLoopCount(_BREATHS)
        self._breath.valueChanged.connect(self._show)

    @property
    def breathing(self) -> bool:
        """Whether it reminds right now."""
        return self._breath.state() == QVariantAnimation.State.Running

    def rest(self, wait: bool) -> None:
        """Something was done: stop, and wait again where a person is to decide."""
        if self.breathing:
            self._breath.stop()
            self._scene.places.set_pulse(1.0)
        if wait and self.enabled:
            self._waiting.start()
        else:
            self._waiting.stop()

    def begin(self) -> None:
        """Remind now."""
        self._breath.start()

    def _show(self, t: float) -> None:
        self._scene.places.set_pulse(0.625 + 0.375 * cos(2 * pi * t))
