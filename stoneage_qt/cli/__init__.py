"""The command `stoneage-qt`."""

import argparse
import sys
from collections.abc import Sequence

from stoneage_qt import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    parser = argparse.ArgumentParser(prog="stoneage-qt", description="The board game Stone Age.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.parse_args(argv)
    print("stoneage-qt: the window does not exist yet", file=sys.stderr)
    return 1
