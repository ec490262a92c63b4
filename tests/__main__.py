"""The one test command, `python -m tests`: lint, format, types, then pytest, twice.

Once against the installed program: the wheel, compiled, in the environment `.venv-installed`;
the checkout's own package is out of reach there. Once against the checkout, in plain Python. All of
it runs side by side: the installed program in the shares of `tests/shares.py`, and the checkout.
Further arguments go to all, `--only` chooses one of the two programs.
The first step that fails ends the run, and so does a pytest that does not end: it tells what each
of its threads is at.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import IO, NamedTuple

from tests.installed import PLAIN_VARIABLE, ROOT, InstallError, build_wheel, install, show_tests
from tests.shares import PAGES, REST, SHARES

ENVIRONMENT = ROOT / ".venv-installed"
INSTALLED, PLAIN = "installed", "plain"
NOTHING_FOUND = 5
# A test that hangs ends its pytest (see pyproject.toml); this is for what hangs between tests.
MOST_MINUTES = 60.0
# For telling what each thread is at.
LAST_WORDS = 30.0
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
    parser.add_argument(
        "--minutes", type=float, default=MOST_MINUTES, help="end a pytest that takes longer"
    )
    chosen, pytest_arguments = parser.parse_known_args(words)
    for number in (signal.SIGTERM, signal.SIGABRT):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
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
    return test(pythons, pytest_arguments, chosen.minutes)


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
        if program == PLAIN and len(pythons) > 1:
            # It has less to do: nothing in real windows, and not what is tested once.
            parts[program] = [*words, "--twice", "--share", REST, "--share", PAGES]
            continue
        words += ["--twice"] if len(pythons) > 1 else []
        for share in SHARES:
            parts[f"{program}, {share}"] = [*words, "--share", share]
    return parts


def test(pythons: dict[str, str], pytest_arguments: list[str], minutes: float) -> int:
    """Run pytest with each Python, side by side; the output of the others follows at the end."""
    runs: list[Run] = []
    untold: list[Run] = []
    end = time.monotonic() + 60 * minutes
    with ExitStack() as files:
        try:
            for name, words in parts_of(pythons).items():
                output = files.enter_context(tempfile.TemporaryFile()) if runs else None
                runs.append(Run(name, start(name, [*words, *pytest_arguments], output), output))
                untold.append(runs[-1])
            print(f"== pytest: {'; '.join(run.name for run in runs)}", flush=True)
            for run in runs:
                try:
                    run.process.wait(max(0.0, end - time.monotonic()))
                except subprocess.TimeoutExpired:
                    stop(run)
                    print(f"== ended after {minutes:g} minutes: pytest, {run.name}", flush=True)
                untold.remove(run)
                tell(run)
        finally:
            # Somebody ends all of it: each says where it was.
            for run in untold:
                stop(run)
                tell(run)
    codes = {run.name: run.process.returncode for run in runs}
    if any(code != NOTHING_FOUND for code in codes.values()):
        # Whoever asks for a few tests need not ask for some of every part.
        codes = {name: code for name, code in codes.items() if code != NOTHING_FOUND}
    failed = {name: code for name, code in codes.items() if code}
    for name in failed:
        print(f"== failed: pytest, {name}", file=sys.stderr)
    return next(iter(failed.values()), 0)


def stop(run: Run) -> None:
    """End a pytest, if it still runs; it tells what each of its threads is at."""
    run.process.send_signal(signal.SIGABRT)
    try:
        run.process.wait(LAST_WORDS)
    except subprocess.TimeoutExpired:
        run.process.kill()
        run.process.wait()


def tell(run: Run) -> None:
    """Print what a pytest said that nobody could read along."""
    if run.output is not None:
        print(f"\n== pytest: {run.name}", flush=True)
        run.output.seek(0)
        shutil.copyfileobj(run.output, sys.stdout.buffer)
        sys.stdout.flush()


def start(name: str, words: list[str], output: IO[bytes] | None) -> "subprocess.Popen[bytes]":
    """Start pytest; children find the same program, whatever folder they are started in."""
    # No display is needed, and no window appears, unless somebody wants to watch.
    environment = {"QT_QPA_PLATFORM": "offscreen"}
    # Sets have another order in each of the two, but the same one in every run.
    environment["PYTHONHASHSEED"] = "1" if name.startswith(INSTALLED) else "2"
    environment |= os.environ
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
