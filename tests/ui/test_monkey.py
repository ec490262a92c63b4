"""Whatever is done to the window, in whatever order: no error, no warning, no freeze, no leak."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.timing import resident_bytes
from tests.ui.monkey import Monkey

pytestmark = pytest.mark.once

# A window that hangs; how quickly it answers is for `bench --ui` to say.
FREEZE = 12.0
GAMES = 20
WARM_GAMES = 6
LEAK_BYTES = 12 * 1024 * 1024


@pytest.fixture
def _no_modal_dialogs(qapp: QApplication) -> Iterator[None]:
    """A monkey can't answer a dialog that waits for an answer."""
    timer = QTimer()
    timer.setInterval(40)

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.close()

    timer.timeout.connect(close)
    timer.start()
    yield
    timer.stop()


def let_loose(window: MainWindow, folder: Path, seed: int, events: int, game: str) -> Monkey:
    monkey = Monkey(window, folder, seed, game)
    try:
        monkey.run(events)
    finally:
        print(f"\n{events} events: {monkey.done}, {monkey.games} games ended; ", end="")
        print(f"longest {monkey.longest}")
    assert monkey.longest[0] < FREEZE, monkey.longest
    assert window.messages.isHidden() or "went wrong" not in window.messages.accessibleName()
    return monkey


@pytest.mark.usefixtures("_no_modal_dialogs")
@pytest.mark.parametrize(("game", "events"), [("stoneage", 1_000), ("inka", 500)])
def test_a_monkey(window: MainWindow, tmp_path: Path, game: str, events: int) -> None:
    let_loose(window, tmp_path, seed=1, events=events, game=game)


@pytest.mark.slow
@pytest.mark.usefixtures("_no_modal_dialogs")
@pytest.mark.parametrize("seed", range(2, 7))
@pytest.mark.parametrize("game", ["stoneage", "inka"])
def test_a_patient_monkey(window: MainWindow, tmp_path: Path, game: str, seed: int) -> None:
    """10,000 events in each game; each monkey sees the end of a game and what comes after."""
    monkey = let_loose(window, tmp_path, seed=seed, events=2_000, game=game)
    assert monkey.games > 0


@pytest.mark.slow
def test_memory_stays_flat(window: MainWindow) -> None:
    """Twenty games in a row, all shown: as much memory after the last as after the sixth."""
    window.desk.store.change(bot_speed=0.0, animation_speed=8.0)
    seats = (
        Seat(name="Ada", colour="red", controller="bot", level="gatherer"),
        Seat(name="Bo", colour="blue", controller="bot", level="gatherer"),
    )
    after: list[int] = []
    for number in range(GAMES):
        window.start_game(NewGame(seats=(*seats, None, None), start=0, seed=number))
        assert window.table.game is not None
        while not window.table.game.match.is_over:
            QTest.qWait(20)
        QTest.qWait(100)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        after.append(resident_bytes())
    print("\nMB after each game:", [size >> 20 for size in after])
    assert after[-1] - after[WARM_GAMES - 1] < LEAK_BYTES
