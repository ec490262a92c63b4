"""The dialogs of a window: made when first wanted, one of each kind, never in the way."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.games import face_of, shown_game
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
        self._made: dict[str, Any] = {}
        self._games: dict[str, str] = {}

    def show_settings(self) -> None:
        """The settings."""
        self._open("settings", self._make_settings)

    def show_about(self) -> None:
        """About the program."""
        from stoneage_qt.ui.dialogs.about import AboutDialog

        self._open("about", lambda: AboutDialog(self._desk, self._window))

    def show_keys(self, game: str = "") -> None:
        """All keys, those of a game with them, by its key."""
        from stoneage_qt.ui.dialogs.about import KeysDialog

        face = self._of_game("keys", game)
        self._open("keys", lambda: KeysDialog(self._desk, self._actions, face, self._window))

    def show_gallery(self, game: GameModel | None, key: str) -> None:
        """All components of the game of this key, and what is still out where it is played."""
        if game is not None and game.match.rules.key != key:
            game = None
        face = self._of_game("gallery", key)
        if "gallery" not in self._made:
            made = face.make_gallery(self._desk, self._window)
            if made is None:
                return
            self._made["gallery"] = made
        self._open("gallery", lambda: None)
        self._made["gallery"].show_game(game)

    def show_help(self, topic: str = "", game: str = "") -> None:
        """The rules of a game, by its key, opened at a topic."""
        from stoneage_qt.ui.help.window import HelpWindow

        face = self._of_game("help", game)
        if "help" not in self._made:
            self._made["help"] = HelpWindow(face.topics, self._window)
        dialog = self._made["help"]
        assert isinstance(dialog, HelpWindow)
        dialog.show_topic(topic)

    def _of_game(self, name: str, game: str) -> Face:
        """This game, or the one that was played last; a dialog on another one is put away."""
        key = game or shown_game(self._desk.settings.new_game.game)
        if self._games.get(name, key) != key and name in self._made:
            old = self._made.pop(name)
            old.close()
            old.deleteLater()
        self._games[name] = key
        return face_of(key)

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

    def _open(self, name: str, make: Callable[[], Any]) -> None:
        if name not in self._made:
            self._made[name] = make()
        dialog = self._made[name]
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
