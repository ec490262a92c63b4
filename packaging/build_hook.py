"""What hatchling does beyond copying Python files.

A wheel gets `resources/` and the compiled translations inside the package. An editable install
leaves everything in place and only compiles the translations, as `python packaging/build_hook.py`
does.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "stoneage_qt"


class BuildError(Exception):
    """The build cannot go on; the text says what to do."""


def _lrelease_candidates() -> Iterator[Path]:
    spec = find_spec("PySide6")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        yield Path(folder) / "lrelease"
        yield Path(folder) / "lrelease.exe"
        yield Path(folder) / "Qt" / "libexec" / "lrelease"
    for name in ("lrelease6", "lrelease"):
        if found := shutil.which(name):
            yield Path(found)


def compile_translations(root: Path, target: Path) -> list[Path]:
    """Compile every catalogue of `root`/translations into `target`; return the files made."""
    lrelease = next((path for path in _lrelease_candidates() if path.is_file()), None)
    if lrelease is None:
        raise BuildError("lrelease was not found: pip install PySide6-Essentials")
    made = []
    for source in sorted((root / "translations").glob("*.ts")):
        output = target / source.with_suffix(".qm").name
        command = [str(lrelease), "-silent", str(source), "-qm", str(output)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode or not output.is_file():
            raise BuildError(f"{source.name}: lrelease failed: {result.stderr.strip()}")
        made.append(output)
    return made


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic in the stubs only
    """Hatchling's entry: `initialize` before the wheel is written, `finalize` after it."""

    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the data files to the wheel (`version` is "standard" or "editable")."""
        root = Path(self.root)
        if version == "editable":
            compile_translations(root, root / "translations")
            return
        self._scratch = tempfile.TemporaryDirectory(prefix="stoneage-qt-build-")
        include: dict[str, str] = build_data["force_include"]
        if (root / "resources").is_dir():
            include[str(root / "resources")] = f"{PACKAGE}/resources"
        for file in compile_translations(root, Path(self._scratch.name)):
            include[str(file)] = f"{PACKAGE}/translations/{file.name}"

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
