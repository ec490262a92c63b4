"""The catalogues: complete, in step with the sources, and nothing that escapes them."""

import ast
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QDoubleSpinBox
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.i18n import Languages
from tests.ui.catalogues import ROOT, compile_catalogues, packaging_module

pytestmark = pytest.mark.once

TRANSLATIONS = ROOT / "translations"
CATALOGUES = sorted(TRANSLATIONS.glob("*.ts"))
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d|%\(\w+\)[sr]|%[sr]|</?[a-z0-9]+[^>]*>")
# Numbers before a noun in the plural, and what in the window may say so: never of one.
COUNTED = re.compile(
    r"\{[^{}]*\} (points|rounds|games|people|dice|cards|buildings|resources|rings|tools|players"
    r"|farmers|shamans)\b"
)
NEVER_ONE = {
    "StoneAgeBuilding": "a range: two to so many",
    "StoneAgeAnimalNote": "as many as there are players",
    "StoneAgeWhy": "as many dice as there are players",
    "StatisticsTab": "as many as there are players",
    "ProgressTab": "as many as there are players",
    "DiceTab": "a game has hundreds of throws",
    "StoneAgeLesson": "the game is always the same",
    "Report": "a game takes several rounds",
}


class Entry(NamedTuple):
    """One message of a catalogue; `forms` are its translations, several for a plural."""

    context: str
    source: str
    comment: str
    plural: bool
    kind: str
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        return self.context, self.source, self.comment, self.plural


def entries(path: Path) -> Iterator[Entry]:
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Entry(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural,
                translation.get("type", ""),
                tuple(forms) if plural else (translation.text or "",),
            )


def of_each(path: Path) -> str:
    return path.stem


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_catalogues(tmp_path_factory.mktemp("catalogues"))


def test_there_are_two_languages() -> None:
    assert {path.stem for path in CATALOGUES} >= {"stoneage_qt_de", "stoneage_qt_en"}


@pytest.mark.parametrize("path", CATALOGUES, ids=of_each)
def test_every_message_is_finished(path: Path) -> None:
    wrong = [e for e in entries(path) if e.kind or not all(form.strip() for form in e.forms)]
    assert [(e.context, e.source, e.kind) for e in wrong if e.source.strip()] == []


def test_what_is_counted_has_a_singular() -> None:
    german = entries(TRANSLATIONS / "stoneage_qt_de.ts")
    counted = [e for e in german if not e.plural and COUNTED.search(e.source)]
    window = [e for e in counted if e.context not in {"Cli", *NEVER_ONE}]
    assert [(e.context, e.source) for e in window] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=of_each)
def test_no_placeholder_is_lost_or_invented(path: Path) -> None:
    wrong = []
    for entry in entries(path):
        wanted = Counter(PLACEHOLDER.findall(entry.source))
        for form in entry.forms:
            found = Counter(PLACEHOLDER.findall(form))
            # A form for one thing may write the number out.
            if found != wanted and not (entry.plural and found + Counter(["%n"]) == wanted):
                wrong.append((entry.source, form))
    assert wrong == []


@pytest.mark.parametrize("path", CATALOGUES, ids=of_each)
def test_the_edges_of_texts_are_kept(path: Path) -> None:
    """Spaces at the ends, the dots of a command that asks for more, mnemonics of menus."""
    wrong = []
    for entry in entries(path):
        for form in entry.forms:
            same_space = (form[:1].isspace(), form[-1:].isspace()) == (
                entry.source[:1].isspace(),
                entry.source[-1:].isspace(),
            )
            same_dots = entry.source.endswith("…") == form.endswith("…")
            mnemonics = form.replace("&&", "").count("&")
            same_keys = mnemonics == entry.source.replace("&&", "").count("&")
            if not (same_space and same_dots and same_keys):
                wrong.append((entry.source, form))
    assert wrong == []


@pytest.mark.parametrize("path", CATALOGUES, ids=of_each)
def test_mnemonics_of_a_menu_differ(path: Path) -> None:
    from stoneage_qt.ui.shell.actions import MENUS, _menu_words, _words

    translated = {(e.context, e.source): e.forms[0] for e in entries(path)}

    def key_of(words: str) -> str:
        text = translated.get(("Actions", words), words).replace("&&", "")
        return text[text.index("&") + 1].casefold() if "&" in text else ""

    words = _words()
    groups = {name: [words[e] for e in rows if e in words] for name, rows in MENUS.items()}
    groups["menu bar"] = list(_menu_words().values())
    for name, group in groups.items():
        keys = [key for text in group if (key := key_of(text))]
        assert len(keys) == len(set(keys)), (name, keys)


def test_the_catalogues_are_in_step_with_the_sources(tmp_path: Path) -> None:
    """Where this fails: python packaging/translations.py, then translate what is new."""
    script = packaging_module("translations")
    texts = {tuple(message) for message in script.messages()}
    plurals = {text for text in texts if text[3]}
    for path in CATALOGUES:
        known = {entry.key for entry in entries(path)}
        expected = plurals if path.stem.endswith("_en") else texts
        assert known - expected == set(), f"{path.name} has texts that are nowhere any more"
        assert expected - known == set(), f"{path.name} lacks texts"


def test_lupdate_would_change_nothing(tmp_path: Path) -> None:
    script = packaging_module("translations")
    for path in CATALOGUES:
        shutil.copy(path, tmp_path)
    script.update(tmp_path)
    for path in CATALOGUES:
        assert list(entries(tmp_path / path.name)) == list(entries(path)), path.name


def test_a_new_language_needs_one_file(qapp: object, tmp_path: Path) -> None:
    """A catalogue with some texts, nothing else: offered, and shown where it has words."""
    script = packaging_module("translations")
    root = tmp_path / "checkout"
    (root / "translations").mkdir(parents=True)
    catalogue = root / "translations" / "stoneage_qt_fr.ts"
    catalogue.write_text(script.EMPTY.format(language="fr"), encoding="utf-8")
    script.update(root / "translations")
    tree = ET.parse(catalogue)
    message = next(
        m
        for context in tree.getroot().iter("context")
        if context.findtext("name") == "StoneAgeGood"
        for m in context.iter("message")
        if m.findtext("source") == "wood"
    )
    translation = message.find("translation")
    assert translation is not None
    translation.attrib.clear()
    translation.text = "bois"
    tree.write(catalogue, encoding="utf-8")
    (root / "compiled").mkdir()
    packaging_module("build_hook").compile_translations(root, root / "compiled")

    languages = Languages(root / "compiled")
    assert languages.available() == ["en", "fr"]
    assert languages.name("fr") == "Français"
    languages.use("fr")
    try:
        assert QCoreApplication.translate("StoneAgeGood", "wood") == "bois"
        assert QCoreApplication.translate("StoneAgeGood", "stone") == "stone"
    finally:
        languages.use("en")


@pytest.mark.parametrize(
    ("language", "one", "many", "loss"),
    [
        ("de", "1 Person", "3 Personen", "−10 Punkte"),
        ("en", "1 person", "3 people", "−10 points"),
    ],
)
def test_plurals(
    qapp: object, compiled: Path, language: str, one: str, many: str, loss: str
) -> None:
    from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts

    languages = Languages(compiled)
    languages.use(language)
    try:
        assert StoneAgeCounts().people(1) == one
        assert StoneAgeCounts().people(3) == many
        assert StoneAgeCounts().points(-10) == loss
    finally:
        languages.use("en")
        for translator in languages.findChildren(QTranslator):
            QCoreApplication.removeTranslator(translator)


def test_following_the_system_again(qapp: object, compiled: Path) -> None:
    languages = Languages(compiled)
    languages.use("")
    system = languages.current
    for code in ("de", "en"):
        languages.use(code)
        assert languages.current == code
        languages.use("")
        assert languages.current == system


def test_numbers_and_dates_speak_the_language_of_the_words(compiled: Path) -> None:
    tell = (
        "import sys; from PySide6.QtCore import QCoreApplication, QLocale;"
        "from stoneage_qt.ui.i18n import Languages; from pathlib import Path;"
        "app = QCoreApplication([]); Languages(Path(sys.argv[1])).use('');"
        "print(QLocale().toString(1234.5, 'f', 1))"
    )
    env = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    env |= {"LANG": "C.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", tell, str(compiled)],
        check=False,
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.stdout == "1.234,5\n", done.stderr


def test_fields_write_numbers_in_the_language(qtbot: QtBot, compiled: Path) -> None:
    languages = Languages(compiled)
    field = QDoubleSpinBox()
    qtbot.addWidget(field)
    field.setValue(1.5)
    for code, written in (("de", "1,50"), ("en", "1.50")):
        languages.use(code)
        assert field.text() == written


def test_german_keeps_the_terms_of_the_game() -> None:
    translated = {
        (e.context, e.source): e.forms[0] for e in entries(TRANSLATIONS / "stoneage_qt_de.ts")
    }
    terms = {
        "StoneAgePlace": "hunting grounds/Jagd forest/Wald clay pit/Lehmgrube quarry/Steinbruch "
        "river/Fluss tool maker/Werkzeugmacher hut/Hütte field/Acker livestock/Viehzucht",
        "StoneAgeGood": "wood/Holz brick/Lehm stone/Stein gold/Gold",
        "StoneAgeSymbol": "healing/Heilkunst art/Kunst music/Musik writing/Schrift "
        "sundial/Sonnenscheibe pottery/Töpferei transport/Transport weaving/Weberei",
        "StoneAgeAnimal": "polar bear/Eisbär wild boar/Wildschwein wolf/Wolf "
        "bird of prey/Raubvogel",
    }
    for context, pairs in terms.items():
        for english, german in re.findall(r"([a-z ]+)/(\w+)", pairs):
            assert translated[context, english.strip()] == german


def test_german_says_du() -> None:
    polite = re.compile(r"\b(Sie haben|Sie können|Ihnen|Ihre[nmrs]?|Wählen Sie|Bitte .* Sie)\b")
    texts = [f for e in entries(TRANSLATIONS / "stoneage_qt_de.ts") for f in e.forms]
    assert [text for text in texts if polite.search(text)] == []


def homes_of_contexts() -> dict[str, set[str]]:
    """The contexts that the sources name, each with whose it is: the shell's, or a game's."""
    found: dict[str, set[str]] = {}
    package = ROOT / "stoneage_qt"
    for path in package.rglob("*.py"):
        parts = path.relative_to(package).parts
        home = parts[1] if parts[0] == "games" and len(parts) > 2 else "shell"
        if path.parent.name != "cli":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for message in packaging_module("translations")._calls(tree, ""):
                found.setdefault(message.context, set()).add(home)
    return found


def test_no_two_games_share_a_context() -> None:
    shared = {name: homes for name, homes in homes_of_contexts().items() if len(homes) > 1}
    assert shared == {}
