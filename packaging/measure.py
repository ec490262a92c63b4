"""Measure what people download and wait for; write the table in packaging/README.md.

    python packaging/measure.py BUNDLE WHEEL

BUNDLE is the directory that `bundle.py` made, WHEEL the file of `python -m build`. The wheel is
installed into an environment of its own. Start time is the best of five runs of `--version` (all
that must be loaded before anything is shown) and of drawing the start page off screen, one after
the other on an otherwise quiet machine.
"""

import os
import platform
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

README = Path(__file__).resolve().parent / "README.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
RUNS = 5


def megabytes(*paths: Path) -> str:
    """Size of files and of everything below directories."""
    files = [p for path in paths for p in (path, *path.rglob("*")) if p.is_file()]
    unique = {(p.stat().st_dev, p.stat().st_ino): p.stat().st_size for p in files}
    return f"{sum(unique.values()) / 1e6:.1f} MB"


def seconds(*command: str | Path) -> str:
    """The best of some runs."""
    best = float("inf")
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "STONEAGE_QT_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        for _ in range(RUNS):
            begin = time.perf_counter()
            subprocess.run(
                [str(word) for word in command], check=True, env=env, capture_output=True
            )
            best = min(best, time.perf_counter() - begin)
    return f"{best:.2f} s"


def main() -> int:
    """Measure, and put the table between the marks."""
    bundle, wheel = (Path(name).resolve() for name in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        venv.create(work / "env", with_pip=True)
        scripts = work / "env" / ("Scripts" if os.name == "nt" else "bin")
        before = megabytes(work / "env")
        pip = (scripts / "python", "-m", "pip", "install", "-q", wheel)
        subprocess.run([str(word) for word in pip], check=True)
        package = next((work / "env").rglob("stoneage_qt/__init__.py")).parent
        # Compiled modules share a library beside the package.
        compiled = package.parent.glob("*__mypyc.*")
        picture = work / "start.png"
        page = ("screenshot", picture, "--page", "start")
        rows = [
            ("wheel", megabytes(wheel), "", ""),
            ("the package, installed", megabytes(package, *compiled), "", ""),
            (
                f"environment with all dependencies (empty: {before})",
                megabytes(work / "env"),
                seconds(scripts / "stoneage-qt", "--version"),
                seconds(scripts / "stoneage-qt", *page),
            ),
            (
                "bundle",
                megabytes(bundle),
                seconds(bundle / "stoneage-qt", "--version"),
                seconds(bundle / "stoneage-qt", *page),
            ),
        ]
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    machine += f", Python {platform.python_version()}"
    lines = [
        BEGIN,
        f"Measured by `packaging/measure.py` on {machine}.",
        "",
        "| what | size | `--version` | start page drawn |",
        "|---|---|---|---|",
        *(f"| {' | '.join(row)} |" for row in rows),
        END,
    ]
    text = README.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    README.write_text(head + "\n".join(lines) + rest.partition(END)[2], encoding="utf-8")
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
