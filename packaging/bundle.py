"""Make the standalone bundle for people without Python, and try it.

    python packaging/bundle.py [--out DIRECTORY] [--wheel WHEEL] [--no-smoke]

Works on Linux, Windows and macOS alike: builds the wheel (with compiled rules and bots where there
is a C compiler) unless one is given, installs it with PyInstaller into an environment of its own,
runs the one specification `stoneage-qt.spec`, and then tries the result with no Python in reach.
The bundle is the directory DIRECTORY/stoneage-qt (on macOS `Stone Age Qt.app` as well).
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run a program, show what it is, and return what it printed; ends where it fails."""
    words = [str(word) for word in command]
    print("$", " ".join(words), flush=True)
    result = subprocess.run(words, cwd=cwd, check=False, text=True, stdout=subprocess.PIPE)
    if result.returncode:
        sys.exit(f"{result.stdout}\nfailed with exit code {result.returncode}: {words[0]}")
    return result.stdout


def make(out: Path, wheel: Path | None) -> Path:
    """The bundle's directory, made from scratch or from a wheel of this Python."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        venv.create(work / "env", with_pip=True)
        scripts = work / "env" / ("Scripts" if os.name == "nt" else "bin")
        python = scripts / "python"
        # Pillow turns the icon into the kind that Windows and macOS want.
        tools = ("build", "pyinstaller>=6.11", "pillow")
        run(python, "-m", "pip", "install", "-q", *tools)
        if wheel is None:
            run(python, "-m", "build", "--wheel", "--outdir", work / "wheel")
            (wheel,) = (work / "wheel").glob("*.whl")
        run(python, "-m", "pip", "install", "-q", wheel)
        # Away from the checkout, so that the installed package is the one that is collected.
        spec = HERE / "stoneage-qt.spec"
        options = ("-y", "--distpath", out, "--workpath", work / "build", "--log-level", "WARN")
        run(python, "-m", "PyInstaller", *options, spec, cwd=work)
    bundle = out / "stoneage-qt"
    if sys.platform.startswith("linux") and shutil.which("strip"):
        # Only Python's own: pip's libraries are stripped, and some are patched and would break.
        inside = bundle / "_internal"
        libraries = [*inside.glob("libpython*"), *inside.glob("python*/lib-dynload/*.so")]
        run("strip", "--strip-unneeded", *libraries)
    return bundle


def smoke(bundle: Path) -> None:
    """Try the bundle as an installed program is tried, with no Python in its reach."""
    program = bundle / ("stoneage-qt-console.exe" if os.name == "nt" else "stoneage-qt")
    print(run(sys.executable, "-I", HERE / "smoke.py", "--program", program))
    print("the bundle works")


def main() -> int:
    """Make the bundle, then try it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "bundle")
    parser.add_argument("--wheel", type=Path, help="do not build one, take this")
    parser.add_argument("--no-smoke", action="store_true", help="do not try the bundle")
    arguments = parser.parse_args()
    bundle = make(arguments.out.resolve(), arguments.wheel and arguments.wheel.resolve())
    if not arguments.no_smoke:
        smoke(bundle)
    print(bundle)
    return 0


if __name__ == "__main__":
    sys.exit(main())
