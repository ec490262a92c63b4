"""The language of the commands: the one chosen in the settings, else the system's.

English is the language of the sources. Only for another one is Qt loaded, which reads catalogues.
"""

import argparse
import locale
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from stoneage_qt.paths import translations_dir
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.files import read_limited
from stoneage_qt.session.places import user_places
from stoneage_qt.session.settings import MAX_BYTES
from stoneage_qt.session.strict_json import parse_json

CONTEXT: Final = "Cli"
SOURCE_LANGUAGE: Final = "en"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def translated(text: str) -> str:
    """A text of the commands in the language of this run."""
    return _reader()(text)


def _translated_if_any(text: str | None) -> str | None:
    """argparse also asks for the translation of a description that is not there."""
    return None if text is None else translated(text)


def teach_argparse() -> None:
    """Have argparse say its own few words through `translated` too.

    It asks gettext, which looks for a catalogue in a format that ours do not have.
    """
    setattr(argparse, "_", _translated_if_any)  # noqa: B010 - a name that its stubs do not tell


@cache
def _reader() -> Callable[[str], str]:
    code = _chosen() or system_language(os.environ)
    for name in (code, code.partition("_")[0]):
        if name == SOURCE_LANGUAGE:
            return str
        path = translations_dir() / f"stoneage_qt_{name}.qm"
        if name and path.is_file():
            from stoneage_qt.models.catalogue import reader

            return reader(path, CONTEXT)
    return str


def _chosen() -> str:
    """The settings' language; nothing where it follows the system or can't be read."""
    path = user_places().settings
    try:
        data = parse_json(read_limited(path, MAX_BYTES), path)
    except SaveError:
        return ""
    chosen = data.get("language") if isinstance(data, dict) else None
    # A code becomes part of a file's name.
    return chosen if isinstance(chosen, str) and chosen.replace("_", "").isalnum() else ""


def system_language(variables: Mapping[str, str]) -> str:
    """The system's language as "de_DE"; nothing where it has none."""
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        said = locale.windows_locale.get(number, "")
    else:
        said = next((value for name in _VARIABLES if (value := variables.get(name))), "")
    code = said.partition(".")[0].partition("@")[0]
    return code if code.replace("_", "").isalnum() and code not in ("C", "POSIX") else ""
