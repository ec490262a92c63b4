"""The one test command, `python -m tests`: lint, format, types, then pytest, twice.

Once against the installed program: the wheel, compiled, in the environment `.venv-installed`;
the checkout's own package is out of reach there. Once against the checkout, in plain Python. Both
run side by side, one per processor; the tests of the installed program in real X windows, which
mostly wait, run beside them. Further arguments go to all, `--only` chooses one of the two programs.
The first step that fails ends the run.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import IO, NamedTuple

from tests.installed import PLAIN_VARIABLE, ROOT, InstallError, build_wheel, install, show_tests

ENVIRONMENT = ROOT / ".venv-installed"
INSTALLED, PLAIN = "installed", "plain"
NOTHING_FOUND = 5
LINT = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"])


class Run(NamedTuple):
    """A pytest that runs, and what it prints, if nobody reads along."""

    name: str
    process: "subprocess.Popen[bytes]"
    output: IO[bytes] | None


def main(words: list[str]) -> int:
    """Run the steps in order; 0 where all went well."""
    parser = argparse.ArgumentParser(
        "python -m tests", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--only", choices=(INSTALLED, PLAIN), help="test only one of the two")
    chosen, pytest_arguments = parser.parse_known_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    for step in LINT:
        print(f"== {' '.join(step)}", flush=True)
        code = subprocess.run([sys.executable, "-m", *step], cwd=ROOT, check=False).returncode
        if code:
            print(f"== failed: {' '.join(step)}", file=sys.stderr)
            return code
    only = chosen.only
    if only is None and os.environ.get(PLAIN_VARIABLE, "0") not in ("", "0"):
        print(f"== {PLAIN_VARIABLE} is set: the compiled program is not tested", flush=True)
        only = PLAIN
    pythons = {}
    if only != PLAIN:
        print("== build the program and install it", flush=True)
        try:
            pythons[INSTALLED] = install_program()
        except InstallError as error:
            print(f"{error}\n== failed; {PLAIN_VARIABLE}=1 tests plain Python", file=sys.stderr)
            return 1
    if only != INSTALLED:
        pythons[PLAIN] = sys.executable
    return test(pythons, pytest_arguments)


def install_program() -> str:
    """Build what people install and install it; returns its Python."""
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        programs = install(build_wheel(Path(folder)), ENVIRONMENT)
    show_tests(ENVIRONMENT)
    return str(programs / "python")


def parts_of(pythons: dict[str, str]) -> dict[str, list[str]]:
    """The runs of pytest that together test everything: their names, the words that start each."""
    parts = {}
    for program, python in pythons.items():
        words = [python, "-m", "pytest", "--program", program]
        words += ["--twice"] if len(pythons) > 1 else []
        parts[program] = [*words, "--windows", "not"]
        if program == INSTALLED or len(pythons) == 1:
            parts[f"{program}, real windows"] = [*words, "--windows", "only"]
    return parts


def test(pythons: dict[str, str], pytest_arguments: list[str]) -> int:
    """Run pytest with each Python, side by side; the output of the others follows at the end."""
    runs: list[Run] = []
    with ExitStack() as files:
        try:
            for name, words in parts_of(pythons).items():
                output = files.enter_context(tempfile.TemporaryFile()) if runs else None
                runs.append(Run(name, start(name, [*words, *pytest_arguments], output), output))
            print(f"== pytest: {'; '.join(run.name for run in runs)}", flush=True)
            for run in runs:
                run.process.wait()
                if run.output is not None:
                    print(f"\n== pytest: {run.name}", flush=True)
                    run.output.seek(0)
                    shutil.copyfileobj(run.output, sys.stdout.buffer)
                    sys.stdout.flush()
        finally:
            for run in runs:
                if run.process.poll() is None:
                    run.process.terminate()
                    run.process.wait()
    codes = {run.name: run.process.returncode for run in runs}
    if any(code != NOTHING_FOUND for code in codes.values()):
        # Whoever asks for a few tests need not ask for some of every part.
        codes = {name: code for name, code in codes.items() if code != NOTHING_FOUND}
    failed = {name: code for name, code in codes.items() if code}
    for name in failed:
        print(f"== failed: pytest, {name}", file=sys.stderr)
    return next(iter(failed.values()), 0)


def start(name: str, words: list[str], output: IO[bytes] | None) -> "subprocess.Popen[bytes]":
    """Start pytest; children find the same program, whatever folder they are started in."""
    # No display is needed, and no window appears, unless somebody wants to watch.
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    if name.startswith(INSTALLED):
        environment["PYTHONSAFEPATH"] = "1"
    return subprocess.Popen(
        [*words, "-o", f"cache_dir=.pytest_cache/{name.replace(', ', '-').replace(' ', '-')}"],
        cwd=ROOT,
        env=environment,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
