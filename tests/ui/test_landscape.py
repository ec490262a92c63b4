"""The world is painted in threads of its own, and the window never waits for them for ever."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.once

# In a process of its own: a window that hangs would take this one with it. A line with a button to
# clear it reads a picture of Qt's own, without letting go of Python's lock.
PAINTED_AND_READ = """
import faulthandler

faulthandler.dump_traceback_later(60, exit=True)

from PySide6.QtWidgets import QApplication, QLineEdit

from stoneage_qt.ui.art.landscape import ValleyPainter, Valleys, whole_view


class Square:
    def __init__(self, name):
        self.name = name

    def svg(self):
        return b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'


app = QApplication([])
painter = ValleyPainter(Valleys())
for number in range(400):
    view = whole_view(Square(str(number)), 9, 9, 1)
    painter.paint(view, lambda: QLineEdit().setClearButtonEnabled(True))
print("painted", painter.count)
"""


def test_pictures_are_read_in_the_window_while_the_world_is_painted() -> None:
    """Opening the rules right after a resize froze the program: each waited for the other."""
    done = subprocess.run(
        [sys.executable, "-c", PAINTED_AND_READ], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["painted", "400"], done.stderr
