"""Stone Age, the board game, for the desktop."""

import os

__version__ = "0.1.1"

# How desktops know the program: name of its desktop entry, icon and window class.
APP_ID = "io.github.stoneage_qt.StoneAgeQt"

# The bots' nets are small: threads of the linear algebra library would only spin and steal time
# from the window and from each other. It reads this when numpy is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
