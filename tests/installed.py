"""What people install, in an environment of its own: the wheel of this checkout, compiled.

The libraries are those of the environment that the tests run in; nothing is fetched.
"""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAIN_VARIABLE = "STONEAGE_QT_PLAIN"


class InstallError(Exception):
    """The program can't be installed as it should be; the text says why."""


def build_wheel(folder: Path, plain: bool = False) -> Path:
    """Build the wheel of this checkout into an empty folder; compiled unless `plain`."""
    build = ("build", "--wheel", "--no-isolation", "--skip-dependency-check")
    output = _run(
        *(sys.executable, "-m", *build, "--outdir", folder, ROOT),
        cwd=folder,
        **{PLAIN_VARIABLE: "1" if plain else "0"},
    )
    (wheel,) = folder.glob("*.whl")
    if not plain and wheel.name.endswith("-none-any.whl"):
        raise InstallError(f"{output}\nnothing was compiled: is there a C compiler?")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """An environment with the wheel and this one's libraries; returns where its programs lie."""
    venv.create(folder, with_pip=False, clear=True)
    names = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", "venv", names))
    # A plain path does not carry over the other environment's .pth files, and with them the
    # editable install of the checkout.
    libraries = [path for path in sys.path if Path(path).name.endswith("-packages")]
    (packages / "libraries.pth").write_text("\n".join(libraries) + "\n", encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--python", folder, "--disable-pip-version-check")
    _run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    return Path(sysconfig.get_path("scripts", "venv", names))


def show_tests(folder: Path) -> None:
    """Let the environment find this package of tests, after everything that is installed in it."""
    names = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", "venv", names))
    (packages / "tests.pth").write_text(f"{ROOT}\n", encoding="utf-8")


def _run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """Run a command away from this checkout and this environment; return what it printed."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    result = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode:
        raise InstallError(f"{result.stdout}\nfailed: {' '.join(map(str, command))}")
    return result.stdout
