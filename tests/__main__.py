"""The one test command, `python -m tests`: lint, format, types, then pytest.

Further arguments go to pytest. The first step that fails ends the run with its exit code.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(pytest_arguments: list[str]) -> int:
    """Run the steps in order and return the exit code of the first that fails, or 0."""
    steps = [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["pytest", *pytest_arguments],
    ]
    # No display is needed, and no window appears, unless somebody wants to watch.
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    for step in steps:
        print(f"== {' '.join(step)}", flush=True)
        command = [sys.executable, "-m", *step]
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if code:
            print(f"== failed: {' '.join(step)}", file=sys.stderr)
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
