"""`python -m stoneage_qt` is the command `stoneage-qt`."""

import sys

from stoneage_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
