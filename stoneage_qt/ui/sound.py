"""Sounds of the game: what is to be heard, and how loud. Without a device there is silence."""

from typing import Final

from PySide6.QtCore import QObject

from stoneage_qt.background.sound_player import SoundPlayer
from stoneage_qt.paths import resource_path

NAMES: Final = (
    "build",
    "card",
    "end",
    "food",
    "gold",
    "home",
    "hunger",
    "lift",
    "place",
    "points",
    "refuse",
    "roll",
    "round",
    "shake",
    "stone",
    "turn",
    "wood",
)


class Sounds(QObject):
    """Plays the sounds by name. Close it before the program ends.

    Attributes:
        player: loads nothing and starts nothing before the first sound.
    """

    def __init__(self, parent: QObject | None = None, backend: str = "") -> None:
        """backend: as `SoundPlayer` has it."""
        super().__init__(parent)
        self.player: Final = SoundPlayer(resource_path("sounds"), backend)
        self._volume = 0.6
        self._muted = False

    def set_volume(self, volume: float, muted: bool) -> None:
        """From 0 to 1; takes effect at once, also for what is playing."""
        self._volume, self._muted = volume, muted
        self.player.set_volume(0.0 if muted else volume)

    def play(self, name: str) -> None:
        """Start a sound; the same one again starts it anew."""
        if not self._muted and self._volume > 0:
            self.player.play(name, self._volume)

    def close(self) -> None:
        """Be silent for good."""
        self.player.close()
