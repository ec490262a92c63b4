"""What the pages of a window share, passed to each of them."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple

from stoneage_qt.session.places import Places
from stoneage_qt.session.settings import Settings, SettingsStore
from stoneage_qt.ui.art.sprites import Sprites
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.shell.looks import Looks


def _now() -> datetime:
    return datetime.now(UTC)


class Desk(NamedTuple):
    """Settings, looks, languages, art, where the user's files lie, and what time it is."""

    store: SettingsStore
    places: Places
    looks: Looks
    languages: Languages
    clock: Callable[[], datetime] = _now

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.store.settings

    @property
    def sprites(self) -> Sprites:
        """The painted art."""
        return self.looks.sprites

    def sprites_of(self, game: str) -> Sprites:
        """The painted art of a game, and the icons."""
        return self.looks.sprites_of(game)
