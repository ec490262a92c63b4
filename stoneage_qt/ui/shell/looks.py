"""The looks of the whole application: light or dark, and the size of its text."""

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from stoneage_qt.ui import theme
from stoneage_qt.ui.art.sprites import Sprites
from stoneage_qt.ui.keyboard_focus import KeyboardFocus

translate = QCoreApplication.translate

BASE_TEXT_PX = 14


class Looks(QObject):
    """Applies a theme and a scale to the application.

    Attributes:
        theme: the theme that is shown.
        scale: the size of text and spacing, 1.0 = 100 %.
        sprites: the painted art.
        keyboard_focus: shows what has the focus to those who use the keyboard.

    Signals:
        changed(): colours or sizes are different now.
    """

    changed = Signal()

    def __init__(self, app: QApplication, sprites: Sprites, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._wish = "system"
        self.sprites = sprites
        self._sprites = {sprites.game: sprites}
        self.theme = theme.LIGHT
        self.scale = 1.0
        app.setStyle("Fusion")
        self.keyboard_focus = KeyboardFocus(app, self)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system)

    def apply(self, wish: str, scale: float) -> None:
        """Show a theme ("system", "light" or "dark") at a scale."""
        self._wish = wish
        self.theme = theme.DARK if self._wants_dark() else theme.LIGHT
        self.scale = scale
        with self.keyboard_focus.aside():
            self._app.setPalette(theme.palette(self.theme))
            font = theme.text_font(BASE_TEXT_PX * scale)
            # Every widget is told, whether it is another one or not.
            if font != self._app.font():
                self._app.setFont(font)
            self._app.setStyleSheet(theme.stylesheet(self.theme, scale))
        self.changed.emit()

    def sprites_of(self, game: str) -> Sprites:
        """The painted art of a game, by its key."""
        if game not in self._sprites:
            self._sprites[game] = Sprites(game)
        return self._sprites[game]

    def px(self, size: float) -> int:
        """A length at the present scale."""
        return round(size * self.scale)

    def icon(self, name: str) -> QIcon:
        """An icon in the ink of the theme."""
        return self.sprites.icon(name, self.theme.ink, self.theme.disabled)

    def accent_icon(self, name: str) -> QIcon:
        """An icon for a button in the accent colour."""
        return self.sprites.icon(name, self.theme.accent_text, self.theme.disabled)

    def _wants_dark(self) -> bool:
        if self._wish == "system":
            return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._wish == "dark"

    def _on_system(self) -> None:
        if self._wish == "system":
            self.apply(self._wish, self.scale)


def theme_choices() -> list[tuple[str, str]]:
    """Light, dark, or as the system."""
    return [
        ("system", translate("SettingsDialog", "Same as the system")),
        ("light", translate("SettingsDialog", "Day")),
        ("dark", translate("SettingsDialog", "Night")),
    ]
