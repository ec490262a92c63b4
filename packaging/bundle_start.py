"""Where the standalone bundle starts: its own processes and guards of bots, else the commands."""

import multiprocessing
import os
import sys
from pathlib import Path

from stoneage_qt.background.leash import GUARD_WORD


def start() -> int:
    """The command line; where there is no console (Windows), what it says goes nowhere."""
    if sys.argv[1:2] == [GUARD_WORD]:
        from stoneage_qt.background import guard  # for POSIX alone

        return guard.main(sys.argv[2:])
    from stoneage_qt.cli import main

    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        sys.stdout = sys.stdout or nowhere
        sys.stderr = sys.stderr or nowhere
        return main()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(start())
