"""What the pages of a window share, passed to each of them."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING

from stoneage_qt.session.places import Places
from stoneage_qt.session.settings import Settings, SettingsStore
from stoneage_qt.ui.art.sprites import Sprites
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.shell.looks import Looks

if TYPE_CHECKING:
    from stoneage_qt.progress.store import ProgressStore


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Desk:
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

    @cached_property
    def progress(self) -> "ProgressStore":
        """What was reached so far; whatever is wrong with its file, there is one.

        One for all pages: whichever of them reads a damaged file first, the others know of it.
        """
        from stoneage_qt.progress.store import ProgressStore

        return ProgressStore(self.places.progress)

    @property
    def sprites(self) -> Sprites:
        """The painted art."""
        return self.looks.sprites

    def sprites_of(self, game: str) -> Sprites:
        """The painted art of a game, and the icons."""
        return self.looks.sprites_of(game)
