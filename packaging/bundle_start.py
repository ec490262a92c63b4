"""Where the standalone bundle starts: the command line, once its own processes are served."""

import multiprocessing
import os
import sys
from pathlib import Path


def start() -> int:
    """The command line; where there is no console (Windows), what it says goes nowhere."""
    from stoneage_qt.cli import main

    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        sys.stdout = sys.stdout or nowhere
        sys.stderr = sys.stderr or nowhere
        return main()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(start())
