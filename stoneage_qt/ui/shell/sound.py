"""The sounds of the table: what happens is heard, where sound is wanted."""

from PySide6.QtCore import QObject

from stoneage_qt.contract import Event, State
from stoneage_qt.games import face_of
from stoneage_qt.models.game import GameModel
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.sound import Sounds


class TableSounds(QObject):
    """Listens to the game."""

    def __init__(self, desk: Desk, game: GameModel) -> None:
        super().__init__()
        self._desk = desk
        self._game = game
        self._sounds = Sounds(self)
        self.use_settings()
        game.changed.connect(self._on_changed)
        game.refused.connect(self._on_refused)
        game.finished.connect(self._on_finished)

    def use_settings(self) -> None:
        """The settings have changed."""
        settings = self._desk.settings
        self._sounds.set_volume(settings.volume, not settings.sound)

    def _on_changed(self, _: State, events: list[Event]) -> None:
        for name in face_of(self._game.match.rules.key).sounds(events):
            self._sounds.play(name)

    def ring(self) -> None:
        """Call whoever is to move."""
        self._sounds.play("turn")

    def close(self) -> None:
        """Be silent for good; before the program ends."""
        self._sounds.close()

    def _on_refused(self) -> None:
        self._sounds.play("refuse")

    def _on_finished(self) -> None:
        self._sounds.play("end")
