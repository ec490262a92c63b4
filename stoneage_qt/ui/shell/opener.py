"""Opening games: usual ones at once, very long ones while the window stays alive."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.steps import Steps
from stoneage_qt.ui.dialogs.opening import OpeningDialog
from stoneage_qt.ui.shell.desk import Desk

Made = TypeVar("Made")
Then = Callable[[Any], object]
Fail = Callable[[SaveError], object]

# Twice the longest game that people play: however slow the computer, nobody sees a dialog for it.
AT_ONCE: Final = 12
# Until a dialog is worth it, and what is done between two looks at mouse and keys.
PATIENCE: Final = 0.5
_BIT: Final = 0.03


def _nothing(_: object) -> None:
    """Nobody wants to know."""


class Opener(QObject):
    """Does one thing at a time; another one takes its place.

    Attributes:
        patience: seconds until the dialog comes.
        dialog: shown while it takes long, or None.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._steps: Steps[Any] | None = None
        self._then: Then = _nothing
        self._fail: Fail = _nothing
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)
        self.patience = PATIENCE
        self.dialog: OpeningDialog | None = None

    def open(
        self, steps: Steps[Made], then: Callable[[Made], object], fail: Fail = _nothing
    ) -> bool:
        """Call `then` with what comes out, or `fail`; neither, where it is given up.

        False where it has failed at once.
        """
        self.forget()
        self._steps, self._then, self._fail = steps, then, fail
        fine = self._go_on(AT_ONCE, self.patience)
        if self._steps is not None:
            self._timer.start(0)
            self._show_dialog()
        return fine

    def forget(self) -> None:
        """Give up what is under way; everything stays as it is."""
        self._timer.stop()
        if self._steps is not None:
            self._steps.close()
        self._steps, self._then, self._fail = None, _nothing, _nothing
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.rejected.disconnect(self.forget)
            dialog.close()
            dialog.deleteLater()

    def _go_on(self, least: int, seconds: float) -> bool:
        """Do at least so many steps, and more for so long. False where it has failed."""
        end = perf_counter() + seconds
        while self._steps is not None and (least > 0 or perf_counter() < end):
            least -= 1
            then, fail = self._then, self._fail
            try:
                done = next(self._steps)
            except StopIteration as made:
                self.forget()
                then(made.value)
            except SaveError as error:
                self.forget()
                fail(error)
                return False
            except Exception:
                self.forget()
                raise
            else:
                if self.dialog is not None:
                    self.dialog.show_progress(done)
        return True

    def _on_time(self) -> None:
        self._show_dialog()
        self._go_on(1, _BIT)

    def _show_dialog(self) -> None:
        """Before the window is there, a dialog would stand alone and in the wrong place."""
        if self.dialog is None and self._window.isVisible():
            self.dialog = OpeningDialog(self._desk, self._window)
            self.dialog.rejected.connect(self.forget)
            self.dialog.open()
