"""Languages: which there are, and switching between them while the program runs."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from stoneage_qt.paths import translations_dir

SOURCE_LANGUAGE: Final = "en"
CATALOGUE: Final = "stoneage_qt"


class Languages(QObject):
    """The language of the window.

    Installing a catalogue makes Qt send a LanguageChange event to every widget, which then
    writes its texts anew; what is no widget listens to `changed`.

    Attributes:
        current: the code of the language shown, as "de".

    Signals:
        changed(): another language is shown.
    """

    changed = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = translations_dir() if folder is None else folder
        self._installed: list[QTranslator] = []
        # Qt looks into these as long as their catalogues are installed.
        self._data: list[bytes] = []
        self.current = SOURCE_LANGUAGE

    def available(self) -> list[str]:
        """The codes of all languages with a catalogue, and the source language."""
        found = {
            path.stem.removeprefix(f"{CATALOGUE}_")
            for path in self._folder.glob(f"{CATALOGUE}_*.qm")
        }
        return sorted(found | {SOURCE_LANGUAGE})

    def name(self, code: str) -> str:
        """What a language calls itself; worldwide, lest English be American."""
        name = QLocale(code if "_" in code else f"{code}_001").nativeLanguageName()
        return name[:1].upper() + name[1:] if name else code

    def use(self, wish: str) -> None:
        """Show a language, by its code; "" follows the system."""
        code = self._choose(wish)
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []
        self._data = []
        self.current = code
        QLocale.setDefault(self._locale(code, wish))
        if isinstance(app := QCoreApplication.instance(), QApplication):
            # Numbers in fields and tables: a widget keeps the locale that it was made with.
            for widget in app.topLevelWidgets():
                widget.setLocale(QLocale())
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(f"qtbase_{code}", Path(qt_folder))
        self._install(f"{CATALOGUE}_{code}", self._folder)
        self.changed.emit()

    def _choose(self, wish: str) -> str:
        available = self.available()
        # The default locale is what `use` set last, not what the system speaks.
        system = [tag.replace("-", "_") for tag in QLocale.system().uiLanguages()]
        wishes = [wish] if wish else system
        for tag in wishes:
            for code in (tag, tag.partition("_")[0]):
                if code in available:
                    return code
        return SOURCE_LANGUAGE

    @staticmethod
    def _locale(code: str, wish: str) -> QLocale:
        """Dates and numbers: as in the system's country where it speaks the same language.

        Never the system's own locale: it mixes languages, as German words with the numbers of C.
        """
        system = QLocale.system().name()
        if not wish and system.partition("_")[0] == code.partition("_")[0]:
            return QLocale(system)
        return QLocale(code)

    def _install(self, name: str, folder: Path) -> None:
        """Read into memory: Qt would map the file, and die when an update rewrites it."""
        try:
            data = (folder / f"{name}.qm").read_bytes()
        except OSError:
            return
        translator = QTranslator(self)
        if translator.load(data):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
            self._data.append(data)
