"""What all tables have in common: rows of one kind under headings somebody else words."""

from enum import IntEnum

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from stoneage_qt.models.table import TableModel


class Column(IntEnum):
    NAME = 0
    POINTS = 1


class Scores(TableModel):
    def __init__(self) -> None:
        super().__init__(Column, lambda column: Column(column).name.title())
        self._rows = ["Ada", "Birk", "Cleo"]

    def data(self, index: object, role: int = 0) -> None:
        return None

    def say_again(self) -> None:
        self._say_headings_again()


def test_rows_columns_and_headings(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    scores = Scores()
    qtmodeltester.check(scores)
    assert (scores.rowCount(), scores.columnCount()) == (3, 2)
    inside = scores.index(0, 0)
    assert (scores.rowCount(inside), scores.columnCount(inside)) == (0, 0)
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [scores.headerData(n, across) for n in range(2)] == ["Name", "Points"]
    assert scores.headerData(0, down) is None
    with qtbot.waitSignal(scores.headerDataChanged) as told:
        scores.say_again()
    assert told.args == [across, 0, 1]
