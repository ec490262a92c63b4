"""The dialogs of a window: made when first wanted, one of each kind, never in the way."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from stoneage_qt.models.game import GameModel
from stoneage_qt.ui.dialogs.settings import SettingsDialog
from stoneage_qt.ui.shell.actions import Actions
from stoneage_qt.ui.shell.desk import Desk


class Dialogs(QObject):
    """Opens dialogs beside the game.

    Signals:
        settingChanged(name): a setting was changed in the settings dialog.
    """

    settingChanged = Signal(str)

    def __init__(self, desk: Desk, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._actions = actions
        self._window = window
        self._made: dict[str, QDialog] = {}

    def show_settings(self) -> None:
        """The settings."""
        self._open("settings", self._make_settings)

    def show_about(self) -> None:
        """About the program."""
        from stoneage_qt.ui.dialogs.about import AboutDialog

        self._open("about", lambda: AboutDialog(self._desk, self._window))

    def show_keys(self) -> None:
        """All keys."""
        from stoneage_qt.ui.dialogs.about import KeysDialog

        self._open("keys", lambda: KeysDialog(self._desk, self._actions, self._window))

    def show_gallery(self, game: GameModel | None) -> None:
        """All cards and buildings, and what is still out in a game."""
        from stoneage_qt.games.stoneage.ui.gallery import GalleryDialog

        self._open("gallery", lambda: GalleryDialog(self._desk, self._window))
        dialog = self._made["gallery"]
        assert isinstance(dialog, GalleryDialog)
        dialog.show_game(game)

    def show_help(self, topic: str = "") -> None:
        """The rules, opened at a topic."""
        from stoneage_qt.ui.help import HelpWindow

        if "help" not in self._made:
            self._made["help"] = HelpWindow(self._window)
        dialog = self._made["help"]
        assert isinstance(dialog, HelpWindow)
        dialog.show_topic(topic)

    def get(self, name: str) -> QDialog | None:
        """A dialog that was opened: settings, about, keys, gallery or help."""
        return self._made.get(name)

    def close(self) -> None:
        """Close them all."""
        for dialog in self._made.values():
            dialog.close()

    def _make_settings(self) -> QDialog:
        dialog = SettingsDialog(self._desk, self._window)
        dialog.changed.connect(self.settingChanged)
        return dialog

    def _open(self, name: str, make: Callable[[], QDialog]) -> None:
        if name not in self._made:
            self._made[name] = make()
        dialog = self._made[name]
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
