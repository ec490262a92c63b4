"""What hatchling does beyond copying Python files.

A wheel gets `resources/` and the compiled translations inside the package and, where a C compiler
is at hand, the rules and the busiest part of the bots as machine code beside their source. An
editable install leaves everything in place and only compiles the translations, as
`python packaging/build_hook.py` does.
"""

import ctypes
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE: Final = "stoneage_qt"
# What is worth compiling: all of a game's rules, and what its learned bots spend their time in: the
# modules that the file `COMPILED_LIST` names in the folder of its bots. These import nothing but
# each other and the standard library.
COMPILED_RULES: Final = "games/*/rules/*.py"
COMPILED_LIST: Final = "COMPILED"
# Extension modules in C: rules, whose truth is the Python beside them, and who plays by those.
CORES: Final = ("games/*/rules/*.c", "games/*/bots/*.c")
SOURCES: Final = (".py", ".pyi", ".c", ".h")
_BUILD_CORES: Final = """
import sys
from setuptools import Extension, setup
fast = [] if sys.platform == "win32" else ["-O3"]
cores = [
    Extension(path.removesuffix(".c").replace("/", "."), [path], extra_compile_args=fast)
    for path in sys.argv[1:]
]
setup(name="cores", ext_modules=cores, script_args=["build_ext", "--inplace"])
"""
PLAIN_VARIABLE: Final = "STONEAGE_QT_PLAIN"
# Minutes on a usual machine; a small or busy one may take long.
COMPILE_SECONDS: Final = 3600
# Libraries of lrelease that a bare Debian or Ubuntu does not have.
SYSTEM_PACKAGES: Final = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
}


class BuildError(Exception):
    """The build cannot go on; the text says why."""


class NoCompilerError(Exception):
    """Nothing can be compiled here, or is to be: a wheel of plain Python is no mistake."""


def _lrelease() -> Path:
    """Qt's compiler of catalogues: the one that comes with PySide6, else the system's."""

    def candidates() -> Iterator[Path]:
        spec = find_spec("PySide6")
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            yield Path(folder) / "lrelease"
            yield Path(folder) / "lrelease.exe"
            yield Path(folder) / "Qt" / "libexec" / "lrelease"
        for name in ("lrelease6", "lrelease"):
            if found := shutil.which(name):
                yield Path(found)

    found = next((path for path in candidates() if path.is_file()), None)
    if found is None:
        raise BuildError("lrelease was not found: pip install PySide6-Essentials")
    return found


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _explain(message: str) -> str:
    """What lrelease said; where the system lacks libraries, the packages of all of them."""
    if "shared libraries" not in message:
        return message
    packages = sorted({name for file, name in SYSTEM_PACKAGES.items() if not _loads(file)})
    return (
        f"{message}\n\n"
        "Some system libraries are missing. On Debian and Ubuntu, install them with:\n"
        f"    sudo apt install {' '.join(packages)}\n"
        "README.md lists all that a bare system lacks, also for the window.\n"
    )


def compile_translations(root: Path, target: Path) -> list[Path]:
    """Compile every catalogue of `root`/translations into `target`; return the files made."""
    lrelease = _lrelease()
    made = []
    for source in sorted((root / "translations").glob("*.ts")):
        output = target / source.with_suffix(".qm").name
        command = [str(lrelease), "-silent", str(source), "-qm", str(output)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            raise BuildError(f"{source.name}: {_explain(result.stderr.strip())}")
        made.append(output)
    return made


def why_not_compiled() -> str:
    """What this machine lacks to compile, or who forbade it; "" where nothing is in the way."""
    if os.environ.get(PLAIN_VARIABLE, "0") not in ("", "0"):
        return f"{PLAIN_VARIABLE} is set"
    if not _has_c_compiler():
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python are not installed (Python.h)"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc is not installed: pip install 'mypy[mypyc]'"
    return ""


def _has_c_compiler() -> bool:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return any(shutil.which(name) for name in (*named.split()[:1], "cc", "gcc", "clang", "cl"))


def _run(command: list[str], folder: Path) -> None:
    # What was built is imported from the folder, even where the builder trusts no folder.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONSAFEPATH"}
    try:
        result = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=COMPILE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise BuildError(f"it took more than {COMPILE_SECONDS} seconds") from None
    if result.returncode:
        raise BuildError("\n".join(result.stdout.strip().splitlines()[-15:]))


def compiled_sources(root: Path) -> list[str]:
    """The files of `root` that are compiled, by their path below it. Raises BuildError."""
    found = sorted((root / PACKAGE).glob(COMPILED_RULES))
    if not found:
        raise BuildError(f"there is no {PACKAGE}/{COMPILED_RULES}")
    for named in sorted((root / PACKAGE).glob(f"games/*/bots/{COMPILED_LIST}")):
        found += [named.parent / line for line in named.read_text(encoding="utf-8").split()]
    missing = [str(path) for path in found if not path.is_file()]
    if missing:
        raise BuildError(f"{COMPILED_LIST} names what is not there: {', '.join(missing)}")
    return [path.relative_to(root).as_posix() for path in found]


def core_sources(root: Path) -> list[str]:
    """The extension modules of `root` that are written in C, by their path below it."""
    found = [path for pattern in CORES for path in (root / PACKAGE).glob(pattern)]
    return sorted(path.relative_to(root).as_posix() for path in found)


def _left_out(folder: str, names: list[str]) -> set[str]:
    """For copytree: all but the sources that are compiled or found imported there."""
    here = Path(folder)
    sources = {n for n in names if Path(n).suffix in SOURCES or (here / n).is_dir()}
    sources -= {"__pycache__"}
    if here.name == PACKAGE:
        sources &= {"__init__.py", "contract", "paths.py", "games"}
    if here.parent.name == "games":
        sources -= {"ui"}
    return set(names) - sources


def compile_sources(root: Path, work: Path) -> dict[Path, str]:
    """Build `core_sources`, and `compiled_sources` with mypyc, in `work`; the libraries and places.

    All or nothing. Raises NoCompilerError where this machine can't compile: the program then
    runs from the Python source, with the same results, more slowly. Raises BuildError where it
    could, and failed: nobody shall ship a slow program without knowing.
    """
    if reason := why_not_compiled():
        raise NoCompilerError(reason)
    names, cores = compiled_sources(root), core_sources(root)
    games = sorted({_game_of(name) for name in names})

    def compile_game(game: str) -> dict[Path, str]:
        own = [[name for name in some if _game_of(name) == game] for some in (names, cores)]
        return _compile_game(root, work / game, *own)

    libraries = {}
    # Games know nothing of each other, and mypyc makes one large file of each: side by side.
    with ThreadPoolExecutor() as pool:
        for made in pool.map(compile_game, games):
            libraries.update(made)
    return libraries


def _game_of(name: str) -> str:
    """The game that a source belongs to, by its path below the root."""
    return Path(name).parts[2]


def _compile_game(root: Path, work: Path, names: list[str], cores: list[str]) -> dict[Path, str]:
    """Build the sources of one game."""
    shutil.copytree(root / PACKAGE, work / PACKAGE, ignore=_left_out)
    # The component tables, which the rules read when they are imported.
    for data in (root / "resources").glob("*/*.json"):
        copy = work / data.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(data, copy)
    if cores:
        _run([sys.executable, "-c", _BUILD_CORES, *cores], work)
    _run([sys.executable, "-m", "mypyc", *names], work)
    shutil.rmtree(work / "build", ignore_errors=True)
    modules = [name.removesuffix(".py").removesuffix("/__init__") for name in names]
    _run([sys.executable, "-c", f"import {', '.join(modules).replace('/', '.')}"], work)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    libraries = sorted(work.rglob(f"*{suffix}"))
    made = {path.relative_to(work).as_posix() for path in libraries}
    left = [name for name in names if name.removesuffix(".py") + suffix not in made]
    if left:
        raise BuildError(f"mypyc made no library of {', '.join(left)}")
    return {path: path.relative_to(work).as_posix() for path in libraries}


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic in the stubs only
    """Hatchling's entry: `initialize` before the wheel is written, `finalize` after it."""

    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add to the wheel what is not Python (`version` is "standard" or "editable")."""
        root = Path(self.root)
        if version == "editable":
            self._translations(root, root / "translations")
            return
        self._scratch = tempfile.TemporaryDirectory(prefix="stoneage-qt-build-")
        work = Path(self._scratch.name)
        include: dict[str, str] = build_data["force_include"]
        if (root / "resources").is_dir():
            include[str(root / "resources")] = f"{PACKAGE}/resources"
        for catalogue in self._translations(root, work):
            include[str(catalogue)] = f"{PACKAGE}/translations/{catalogue.name}"
        try:
            compiled_sources(root)  # a list that names what is not there is wrong everywhere
            libraries = compile_sources(root, work / "compiled")
        except NoCompilerError as reason:
            self.app.display_warning(
                f"Rules and bots stay plain Python, some five times slower: {reason}"
            )
        except (BuildError, OSError) as error:
            self.app.abort(
                f"Rules and bots can't be compiled: {error}\n\n"
                f"{PLAIN_VARIABLE}=1 builds a slower program of plain Python."
            )
        else:
            include.update((str(path), place) for path, place in libraries.items())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _translations(self, root: Path, target: Path) -> list[Path]:
        """Compile the catalogues, or end with what is missing rather than with a traceback."""
        try:
            return compile_translations(root, target)
        except BuildError as error:
            self.app.abort(str(error))
            raise  # not reached, which only hatchling knows

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the intermediate files away."""
        if self._scratch is not None:
            self._scratch.cleanup()


def main() -> int:
    """Compile the translations of this checkout in place."""
    root = Path(__file__).resolve().parent.parent
    try:
        made = compile_translations(root, root / "translations")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"compiled {len(made)} catalogues into {root / 'translations'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
