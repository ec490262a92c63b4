"""`install-desktop`: tell the user's Linux desktop about the program, or take that back."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from stoneage_qt import APP_ID
from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import EXIT_FAULT, EXIT_OK, complain
from stoneage_qt.paths import resource_path

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `install-desktop`."""
    parser = commands.add_parser(
        "install-desktop",
        help=say(TEXTS.desktop_help),
        description=say(TEXTS.desktop_description),
    )
    parser.add_argument("--remove", action="store_true", help=say(TEXTS.desktop_remove))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write or remove the files below the user's data directory."""
    # As a value, or type checkers for those systems would take the rest for dead code.
    has_such_files = sys.platform not in ("win32", "darwin")
    if not has_such_files:
        complain(say(TEXTS.desktop_only_linux))
        return EXIT_FAULT
    share = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    files = _files(share)
    try:
        if arguments.remove:
            for path in files:
                path.unlink(missing_ok=True)
        else:
            for path, content in files.items():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
    except OSError as error:
        complain(say(TEXTS.desktop_failed, path=error.filename, detail=error.strerror))
        return EXIT_FAULT
    _tell_the_desktop(share)
    print(say(TEXTS.desktop_removed if arguments.remove else TEXTS.desktop_done, folder=share))
    return EXIT_OK


def _files(share: Path) -> dict[Path, bytes]:
    """Every file by where it belongs."""
    from stoneage_qt.ui.desktop_files import MIME_TYPE, DesktopFiles

    texts = DesktopFiles()
    icons = resource_path("icons/app")
    theme = share / "icons" / "hicolor"
    mime_icon = MIME_TYPE.replace("/", "-")
    files = {
        share / "applications" / f"{APP_ID}.desktop": texts.entry(_command()).encode(),
        share / "metainfo" / f"{APP_ID}.metainfo.xml": texts.metainfo().encode(),
        share / "mime" / "packages" / f"{APP_ID}.xml": texts.mime_type().encode(),
    }
    drawing = (icons / "stoneage-qt.svg").read_bytes()
    files[theme / "scalable" / "apps" / f"{APP_ID}.svg"] = drawing
    files[theme / "scalable" / "mimetypes" / f"{mime_icon}.svg"] = drawing
    for size in ICON_SIZES:
        picture = (icons / f"stoneage-qt-{size}.png").read_bytes()
        files[theme / f"{size}x{size}" / "apps" / f"{APP_ID}.png"] = picture
    return files


def _command() -> str:
    """How a desktop starts this very installation, quoted as desktop entries want it."""
    script = shutil.which(sys.argv[0]) or shutil.which("stoneage-qt")
    # A desktop starts it from elsewhere: `.venv/bin/stoneage-qt` would lead nowhere.
    words = [str(Path(script).absolute())] if script else [sys.executable, "-m", "stoneage_qt"]
    return " ".join(_quoted(word) for word in words)


def _quoted(word: str) -> str:
    """A word of an Exec line; a percent sign would mean a placeholder there."""
    word = word.replace("%", "%%")
    if word.isascii() and all(letter.isalnum() or letter in "/._-+%" for letter in word):
        return word
    for letter in ("\\", '"', "`", "$"):
        word = word.replace(letter, "\\" + letter)
    return f'"{word}"'


def _tell_the_desktop(share: Path) -> None:
    """Refresh the caches where their tools are there; without them the desktop does it later."""
    for command in (
        ["update-desktop-database", "-q", str(share / "applications")],
        ["update-mime-database", str(share / "mime")],
        ["gtk-update-icon-cache", "-q", "-t", str(share / "icons" / "hicolor")],
    ):
        if shutil.which(command[0]):
            subprocess.run(command, check=False, capture_output=True)
