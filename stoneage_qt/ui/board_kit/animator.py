"""Motion: a queue of short steps that can be skipped at any moment.

The state is always the truth: each step ends by putting its items exactly where they belong,
so that a skipped or interrupted queue leaves the same picture as one that ran.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

if TYPE_CHECKING:
    from stoneage_qt.ui.board_kit.items import SpriteItem

Tween = Callable[[float], None]
"""Shows a moment between 0 and 1 of a motion."""

SHORT: Final = 160
MEDIUM: Final = 260
LONG: Final = 350


def no_motion() -> tuple[Tween, ...]:
    """For steps in which nothing moves."""
    return ()


def nothing() -> None:
    """For steps that need no end."""


class Step(NamedTuple):
    """One stretch of motion.

    Attributes:
        duration: milliseconds at normal speed.
        start: called once before; returns the motions, which run together from 0 to 1.
        end: called once after, also when the motion is skipped.
        hold: nothing moves, there is something to read; kept with reduced motion.
    """

    duration: int
    start: Callable[[], Iterable[Tween]] = no_motion
    end: Callable[[], None] = nothing
    hold: bool = False


class Animator(QObject):
    """Plays steps one after the other with a single timer.

    Attributes:
        speed: 1 is normal, larger is faster, 0 shows everything at once.
        reduced: nothing moves; only time to read remains.

    Signals:
        idle(): the queue has run empty.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self.reduced = False
        self._queue: deque[Step] = deque()
        self._step: Step | None = None
        self._tweens: tuple[Tween, ...] = ()
        self._draining = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._finish)

    @property
    def busy(self) -> bool:
        """Whether anything is moving or waits to."""
        return self._step is not None or bool(self._queue)

    def play(self, steps: list[Step]) -> None:
        """Queue steps; `idle` follows in any case, at once where nothing is to be shown."""
        self._queue.extend(steps)
        if self._step is None and not self._draining:
            self._next()

    def skip(self) -> None:
        """Finish everything now."""
        if not self._draining:
            self.finish_quietly()
            self.idle.emit()

    def finish_quietly(self) -> None:
        """Finish everything now without telling: the caller shows something else at once."""
        if self._draining:
            return
        self._draining = True
        self._clock.stop()
        if self._step is not None:
            step, self._step = self._step, None
            self._complete(step)
        while self._queue:
            step = self._queue.popleft()
            self._tweens = tuple(step.start())
            self._complete(step)
        self._draining = False

    def clear(self) -> None:
        """Forget everything without showing it; the caller shows a state instead."""
        self._queue.clear()
        self._step = None
        self._tweens = ()
        self._clock.stop()

    def _next(self) -> None:
        while self._queue:
            step = self._queue.popleft()
            duration = self._duration(step)
            self._tweens = tuple(step.start())
            if duration > 0:
                self._step = step
                self._clock.setDuration(duration)
                self._clock.start()
                return
            self._complete(step)
        self.idle.emit()

    def _duration(self, step: Step) -> int:
        if self.speed <= 0 or (self.reduced and not step.hold):
            return 0
        return max(1, round(step.duration / self.speed))

    def _show(self, t: float) -> None:
        if self._step is not None and self._clock.state() == QAbstractAnimation.State.Running:
            for tween in self._tweens:
                tween(t)

    def _finish(self) -> None:
        step, self._step = self._step, None
        if step is None:
            return
        self._complete(step)
        self._next()

    def _complete(self, step: Step) -> None:
        for tween in self._tweens:
            tween(1.0)
        self._tweens = ()
        step.end()


def glide(item: SpriteItem, x: float, y: float, lift: float = 0.0, scale: float = 1.0) -> Tween:
    """Moves an item from where it is when the motion starts, in an arc of height `lift`."""
    start: list[tuple[float, float, float]] = []

    def tween(t: float) -> None:
        if not start:
            start.append((item.x(), item.y(), item.scale()))
        x0, y0, s0 = start[0]
        item.setPos(x0 + (x - x0) * t, y0 + (y - y0) * t - lift * 4 * t * (1 - t))
        item.setScale(s0 + (scale - s0) * t)

    return tween


def fade(item: SpriteItem, opacity: float) -> Tween:
    """Changes the opacity of an item."""
    start: list[float] = []

    def tween(t: float) -> None:
        if not start:
            start.append(item.opacity())
        item.setOpacity(start[0] + (opacity - start[0]) * t)

    return tween


def later(tween: Tween, delay: float) -> Tween:
    """The same motion in the rest of the time after a share `delay` of it."""

    def delayed(t: float) -> None:
        if t >= delay:
            tween(min(1.0, (t - delay) / (1.0 - delay)))

    return delayed
