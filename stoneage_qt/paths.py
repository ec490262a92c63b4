"""Where the program's own files lie: inside the package once installed, beside it in a checkout.

Standard library only, so that every room may import it.
"""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def _data_dir(name: str) -> Path:
    """The directory `name` of an installed package, else the one of the checkout."""
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


def resource_path(relative: str) -> Path:
    """The file or directory `relative` (with forward slashes) under `resources/`."""
    return _data_dir("resources") / relative


def translations_dir() -> Path:
    """The directory of the compiled catalogues (`stoneage_qt_<language>.qm`)."""
    return _data_dir("translations")
