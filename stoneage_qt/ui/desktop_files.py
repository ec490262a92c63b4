"""What tells a Linux desktop about the program: desktop entry, AppStream metainfo, MIME type.

The files are written from the translation catalogues, so that a new language needs no new
file here: `entry`, `metainfo` and `mime_type` take the languages' own words from them.
"""

from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from PySide6.QtCore import QTranslator

from stoneage_qt import APP_ID
from stoneage_qt.paths import translations_dir
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

MIME_TYPE: Final = "application/x-stoneage-qt"
# Where the project will be published; the release checklist says to check it.
PROJECT_URL: Final = "https://github.com/stoneage-qt/stoneage-qt"

_CONTEXT: Final = "Desktop"
NAME: Final = "Stone Age Qt"
GENERIC_NAME: Final = QT_TRANSLATE_NOOP("Desktop", "Board game")
COMMENT: Final = QT_TRANSLATE_NOOP("Desktop", "Play the board game Stone Age alone or with others")
KEYWORDS: Final = QT_TRANSLATE_NOOP("Desktop", "board game;dice;worker placement;stone age;tribe;")
SAVE_NAME: Final = QT_TRANSLATE_NOOP("Desktop", "Stone Age Qt game")
SUMMARY: Final = QT_TRANSLATE_NOOP("Desktop", "Lead a tribe through the Stone Age")
PARAGRAPHS: Final = (
    QT_TRANSLATE_NOOP(
        "Desktop",
        "Send your people out to hunt, to gather and to build: a faithful desktop version of the "
        "board game Stone Age for two to four players, alone against bots or together at one "
        "screen, with the hard winter, wild animals and igloos of the anniversary edition.",
    ),
    QT_TRANSLATE_NOOP(
        "Desktop",
        "The bots play from gentle to very strong and never see more than you do. Every game is "
        "saved after every action; replay and review show where luck decided and where you did.",
    ),
    QT_TRANSLATE_NOOP(
        "Desktop",
        "This is an unofficial program by players of the game. It has no connection with the "
        "game's author or publisher, and all its pictures, sounds and words are its own.",
    ),
)
SCREENSHOTS: Final = (
    ("summer", QT_TRANSLATE_NOOP("Desktop", "The valley in summer")),
    ("winter", QT_TRANSLATE_NOOP("Desktop", "The valley in winter, with all modules")),
    ("start", QT_TRANSLATE_NOOP("Desktop", "The start page")),
)


class Release(NamedTuple):
    """One entry of the release list."""

    version: str
    date: str
    notes: str


RELEASES: Final = (
    Release(
        "0.1.1",
        "2026-11-16",
        QT_TRANSLATE_NOOP(
            "Desktop",
            "The review opens in every copy, no file can run a command or keep the program from "
            "starting, and dozens of things that tripped first players are mended.",
        ),
    ),
    Release(
        "0.1.0",
        "2026-11-16",
        QT_TRANSLATE_NOOP(
            "Desktop",
            "The first version: the whole game with its winter modules, opponents of many "
            "strengths, a guided first game, and a review of every game played.",
        ),
    ),
)


def _catalogues(folder: Path) -> dict[str, QTranslator]:
    """The translators of all languages but the source language, by code."""
    found: dict[str, QTranslator] = {}
    for path in sorted(folder.glob("stoneage_qt_*.qm")):
        code = path.stem.removeprefix("stoneage_qt_")
        translator = QTranslator()
        if code != "en" and translator.load(str(path)):
            found[code] = translator
    return found


class DesktopFiles:
    """The three files, in all languages that a folder of catalogues holds."""

    def __init__(self, folder: Path | None = None) -> None:
        self._catalogues = _catalogues(translations_dir() if folder is None else folder)

    def _in_languages(self, text: str) -> list[tuple[str, str]]:
        """(code, words) for each language that has words of its own for `text`."""
        words = [
            (code, translator.translate(_CONTEXT, text))
            for code, translator in self._catalogues.items()
        ]
        return [(code, word) for code, word in words if word]

    def entry(self, command: str = "stoneage-qt") -> str:
        """The desktop entry; `command` is what starts the program."""
        lines = ["[Desktop Entry]", "Type=Application", f"Name={NAME}"]
        for key, text in (
            ("GenericName", GENERIC_NAME),
            ("Comment", COMMENT),
            ("Keywords", KEYWORDS),
        ):
            lines.append(f"{key}={text}")
            lines += [f"{key}[{code}]={word}" for code, word in self._in_languages(text)]
        lines += [
            f"Exec={command} %f",
            f"Icon={APP_ID}",
            "Terminal=false",
            "Categories=Game;BoardGame;",
            f"MimeType={MIME_TYPE};",
            f"StartupWMClass={APP_ID}",
        ]
        return "\n".join(lines) + "\n"

    def mime_type(self) -> str:
        """The shared MIME information of `.stoneage` files."""
        comments = self._elements("comment", SAVE_NAME, "    ")
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">\n'
            f'  <mime-type type="{MIME_TYPE}">\n'
            f"{comments}"
            '    <sub-class-of type="application/json"/>\n'
            '    <glob pattern="*.stoneage"/>\n'
            f'    <icon name="{APP_ID}"/>\n'
            "  </mime-type>\n"
            "</mime-info>\n"
        )

    def metainfo(self) -> str:
        """The AppStream metainfo, with screenshots, content rating and releases."""
        paragraphs = "".join(self._elements("p", text, "    ") for text in PARAGRAPHS)
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<component type="desktop-application">\n'
            f"  <id>{APP_ID}</id>\n"
            "  <metadata_license>CC0-1.0</metadata_license>\n"
            "  <project_license>MIT</project_license>\n"
            f"  <name>{NAME}</name>\n"
            f"{self._elements('summary', SUMMARY, '  ')}"
            "  <description>\n"
            f"{paragraphs}"
            "  </description>\n"
            '  <developer id="io.github.stoneage_qt">\n'
            "    <name>The Stone Age Qt contributors</name>\n"
            "  </developer>\n"
            f'  <launchable type="desktop-id">{APP_ID}.desktop</launchable>\n'
            f'  <url type="homepage">{PROJECT_URL}</url>\n'
            f'  <url type="bugtracker">{PROJECT_URL}/issues</url>\n'
            "  <provides>\n    <binary>stoneage-qt</binary>\n"
            f"    <mediatype>{MIME_TYPE}</mediatype>\n  </provides>\n"
            f"{self._screenshots()}"
            '  <content_rating type="oars-1.1"/>\n'
            '  <requires>\n    <display_length compare="ge">768</display_length>\n  </requires>\n'
            "  <supports>\n    <control>pointing</control>\n    <control>keyboard</control>\n"
            "  </supports>\n"
            f"{self._releases()}"
            "</component>\n"
        )

    def _elements(self, tag: str, text: str, indent: str) -> str:
        """An XML element and its translations."""
        lines = [f"{indent}<{tag}>{escape(text)}</{tag}>\n"]
        lines += [
            f'{indent}<{tag} xml:lang="{code}">{escape(word)}</{tag}>\n'
            for code, word in self._in_languages(text)
        ]
        return "".join(lines)

    def _screenshots(self) -> str:
        lines = ["  <screenshots>\n"]
        for number, (name, caption) in enumerate(SCREENSHOTS):
            kind = ' type="default"' if number == 0 else ""
            image = f"{PROJECT_URL}/raw/main/packaging/screenshots/{name}.png"
            lines.append(f"    <screenshot{kind}>\n")
            lines.append(self._elements("caption", caption, "      "))
            lines.append(f"      <image>{image}</image>\n    </screenshot>\n")
        return "".join([*lines, "  </screenshots>\n"])

    def _releases(self) -> str:
        rows = [
            f'    <release version="{one.version}" date="{one.date}">\n'
            f"      <description>\n{self._elements('p', one.notes, '        ')}"
            "      </description>\n    </release>\n"
            for one in RELEASES
        ]
        return "".join(["  <releases>\n", *rows, "  </releases>\n"])


def write_all(folder: Path, files: DesktopFiles) -> list[Path]:
    """Write the three files into one folder, as packages want them; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    contents = {
        f"{APP_ID}.desktop": files.entry(),
        f"{APP_ID}.metainfo.xml": files.metainfo(),
        f"{APP_ID}.mime.xml": files.mime_type(),
    }
    written = []
    for name, content in contents.items():
        path = folder / name
        path.write_text(content, encoding="utf-8")
        written.append(path)
    return written
