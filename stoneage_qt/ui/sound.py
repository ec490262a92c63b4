"""Sounds of the game: played where the optional QtMultimedia is installed, silence elsewhere.

`pip install stoneage-qt[sound]` brings it; the settings page says so where it is missing.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl

from stoneage_qt.games.stoneage.rules import Event
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.paths import resource_path

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

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
_OF_EVENT: Final = {
    ev.PLACED: "place",
    ev.RETURNED: "home",
    ev.ROLLED: "roll",
    ev.FOOD_GAINED: "food",
    ev.TOOL_GAINED: "stone",
    ev.FIELD_GAINED: "food",
    ev.PERSON_GAINED: "turn",
    ev.CARD_TAKEN: "card",
    ev.BUILT: "build",
    ev.HUNGRY: "hunger",
    ev.ANIMAL_FLED: "round",
    ev.ROUND_STARTED: "round",
    ev.GAME_OVER: "end",
}


def sound_available() -> bool:
    """Is the optional part of Qt that plays sounds installed?"""
    return find_spec("PySide6.QtMultimedia") is not None


def sound_of(event: Event) -> str | None:
    """The sound that goes with an event, if any."""
    if event.kind == ev.GOODS_GAINED:
        if not any(event.goods):
            return None
        return "gold" if event.goods[3] else "wood" if event.goods[0] else "stone"
    if event.kind == ev.POINTS:
        return "points" if event.amount > 0 else None
    return _OF_EVENT.get(event.kind)


class Sounds(QObject):
    """Plays the sounds by name.

    Attributes:
        available: whether anything can be heard at all.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.available: Final = sound_available()
        self._volume = 0.6
        self._muted = False
        self._effects: dict[str, QSoundEffect] = {}

    def set_volume(self, volume: float, muted: bool) -> None:
        """From 0 to 1; takes effect at once, also for what is playing."""
        self._volume, self._muted = volume, muted
        for effect in self._effects.values():
            effect.setVolume(volume)
            effect.setMuted(muted)

    def play(self, name: str) -> None:
        """Start a sound; the same one again starts it anew. Loaded when first heard."""
        if not self.available or self._muted or self._volume <= 0:
            return
        effect = self._effects.get(name)
        if effect is None:
            effect = self._load(name)
        effect.play()

    def play_events(self, events: list[Event]) -> None:
        """One sound of each kind that an action's events call for."""
        for name in dict.fromkeys(sound_of(event) for event in events):
            if name is not None:
                self.play(name)

    def _load(self, name: str) -> "QSoundEffect":
        from PySide6.QtMultimedia import QSoundEffect

        effect = QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(resource_path(f"sounds/{name}.wav"))))
        effect.setVolume(self._volume)
        self._effects[name] = effect
        return effect
