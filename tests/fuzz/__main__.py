"""`python -m tests.fuzz --minutes N`: attack all readers for a while and keep what is found.

Every find is written to tests/fuzz/cases, where `test_fuzz.py` tries it again ever after: mend
what it shows and commit both.
"""

import argparse
import hashlib
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz.attack import CASES, Find, attacks
from tests.fuzz.targets import targets


def main() -> int:
    """The number of different finds, at most 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", help="one target: save, autosave, settings, index, …")
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    found: dict[str, Find] = {}
    tried = 0
    with tempfile.TemporaryDirectory() as scratch:
        base = Path(scratch)
        running = {
            name: attacks(name, target, base / name, arguments.seed)
            for name, target in targets(base / "seeds").items()
            if arguments.only in (None, name)
        }
        while time.monotonic() < end:
            for stream in running.values():
                tried += 1
                find = next(stream)
                if find is not None:
                    found.setdefault(f"{find.target} {find.trace.splitlines()[-1][:80]}", find)
    for find in found.values():
        path = CASES / find.target / f"{hashlib.sha256(find.data).hexdigest()[:12]}.bin"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(find.data)
        print(f"{path}\n{find.trace}")
    print(f"{tried} attacks with seed {arguments.seed}, {len(found)} finds")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
