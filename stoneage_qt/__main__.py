"""Where the program starts: `stoneage-qt` and `python -m stoneage_qt`.

Nothing is imported here before it is clear that it does not come from the current folder,
which may hold anything: a `struct.py` there would run as ours.
"""

import os
import sys

_INTERRUPTED = 130


def start() -> int:
    """The command line, in a process that imports nothing from the current folder."""
    if not sys.flags.safe_path and sys.path[0] == _here() != _home():
        del sys.path[0]  # put there by `python -m`
    # The same for the processes that this one starts.
    os.environ.setdefault("PYTHONSAFEPATH", "1")

    try:
        from stoneage_qt.cli import main
    except KeyboardInterrupt:  # before there is anything to say it with
        return _INTERRUPTED
    return main()


def _here() -> str:
    try:
        return os.getcwd()  # noqa: PTH109
    except OSError:  # the folder has been deleted
        return ""


def _home() -> str:
    """The folder that this package lies in; in a checkout, people may well be in it."""
    return os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120


if __name__ == "__main__":
    sys.exit(start())
