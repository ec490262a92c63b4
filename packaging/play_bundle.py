"""Play the standalone bundle in a real window, on a Linux machine made to have no Python.

    python packaging/play_bundle.py [BUNDLE] [--shots DIRECTORY]

Runs the end-to-end tests of `tests/e2e` with the bundle as the program: a whole game against a bot
with real mouse and key events, saved, ended, started again and opened again; a game against the
strongest level, which thinks in processes of its own; and recovery after a kill. Needs the
environment of the README's test command, xvfb, xdotool and `unshare` (util-linux). The tests run in
the Python of this script. The program does not see it: it gets a mount namespace in which every
Python of this machine is covered up, and an empty environment.
"""

import argparse
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TESTS = ("tests/e2e/test_whole_game.py", "tests/e2e/test_strongest.py", "tests/e2e/test_mishaps.py")
# What the program may know of the machine.
KEPT = ("DISPLAY", "HOME", "LC_ALL", "QT_QPA_PLATFORM", "STONEAGE_QT_HOME", "XDG_RUNTIME_DIR")
LIBRARIES = ("/usr/lib", "/usr/local/lib", f"/usr/lib/{platform.machine()}-linux-gnu")


def pythons() -> list[Path]:
    """Every place with a Python: programs, their libraries, and this one's whole tree."""
    searched = {*os.environ.get("PATH", "").split(os.pathsep), "/usr/bin", "/usr/local/bin"} - {""}
    programs = [path for folder in searched for path in Path(folder).glob("python*")]
    libraries = [path for folder in LIBRARIES for path in Path(folder).glob("*python[23]*")]
    roots = [Path(prefix) for prefix in (sys.prefix, sys.base_prefix) if prefix != "/usr"]
    found = {path.resolve() for path in (*programs, *libraries, *roots) if path.exists()}
    # What lies in a covered directory is covered with it.
    return sorted(path for path in found if found.isdisjoint(path.parents))


def launcher(bundle: Path, folder: Path) -> Path:
    """A shell script that covers every Python and becomes the program, under the same number."""
    empty = folder / "empty"
    empty.mkdir()
    hide = "\n".join(
        f"mount --bind {empty if path.is_dir() else '/dev/null'} {shlex.quote(str(path))}"
        for path in pythons()
    )
    keep = " ".join(f'{name}="${name}"' for name in KEPT)
    inside = folder / "inside"
    inside.write_text(
        f"set -e\n{hide}\n"
        "for name in python python3; do\n"
        '  if "$name" -c "" 2>/dev/null; then echo "there still is a $name" >&2; exit 97; fi\n'
        "done\n"
        f'exec env -i {keep} PATH=/usr/bin:/bin {shlex.quote(str(bundle / "stoneage-qt"))} "$@"\n',
        encoding="utf-8",
    )
    as_root = "" if os.geteuid() == 0 else "--map-root-user "
    script = folder / "stoneage-qt"
    script.write_text(
        f'#!/bin/sh\nexec unshare --mount {as_root}/bin/sh {shlex.quote(str(inside))} "$@"\n',
        encoding="utf-8",
    )
    script.chmod(0o755)
    return script


def main() -> int:
    """Play."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "bundle", nargs="?", type=Path, default=ROOT / "dist" / "bundle" / "stoneage-qt"
    )
    parser.add_argument("--shots", type=Path, help="keep pictures of the window here")
    arguments = parser.parse_args()
    bundle = arguments.bundle.resolve()
    for program in ("unshare", "Xvfb", "xdotool"):
        if shutil.which(program) is None:
            sys.exit(f"{program} is missing: install util-linux, xvfb and xdotool")
    if not (bundle / "stoneage-qt").is_file():
        sys.exit(f"there is no bundle in {bundle}: python packaging/bundle.py makes one")
    with tempfile.TemporaryDirectory() as folder:
        start = launcher(bundle, Path(folder))
        env = {**os.environ, "STONEAGE_QT_PROGRAM": shlex.quote(str(start))}
        version = [str(start), "--version"]
        said = subprocess.run(version, env=env, text=True, stdout=subprocess.PIPE, check=False)
        if said.returncode:
            sys.exit("the bundle does not start where there is no Python")
        print(said.stdout.strip(), "starts with no Python in reach", flush=True)
        if arguments.shots is not None:
            env["STONEAGE_QT_SHOTS"] = str(arguments.shots.resolve())
        tests = [sys.executable, "-m", "pytest", "-v", "-s", "-o", "faulthandler_timeout=0", *TESTS]
        return subprocess.run(tests, cwd=ROOT, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
