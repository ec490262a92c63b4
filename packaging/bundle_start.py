"""Where the standalone bundle starts: the command line, once its own processes are served."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from stoneage_qt.cli import main

    sys.exit(main())
