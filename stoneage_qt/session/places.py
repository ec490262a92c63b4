"""Where a user's own files lie.

In the platform's directories, or all under one folder where STONEAGE_QT_HOME names one
(tests, a stick to carry around).
"""

import os
from pathlib import Path
from typing import Final, NamedTuple

import platformdirs

HOME_VARIABLE: Final = "STONEAGE_QT_HOME"
_APP: Final = "stoneage-qt"


class Places(NamedTuple):
    """The two folders that everything else lies in; nothing is made before it is needed."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def library(self) -> Path:
        """Finished games, and those put away for another one."""
        return self.data / "games"

    @property
    def autosave(self) -> Path:
        """Games in progress, one slot per running program."""
        return self.data / "autosave"

    @property
    def favourites(self) -> Path:
        """The games somebody likes."""
        return self.data / "favourites.json"

    @property
    def progress(self) -> Path:
        """What the person has reached, beyond the games themselves."""
        return self.data / "progress.json"

    @property
    def components(self) -> Path:
        """The user's own values for igloos, animals and rewards."""
        return self.data / "components.json"


def user_places() -> Places:
    """The places of the user who runs the program."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        base = Path(home).expanduser()
        return Places(base / "config", base / "data")
    return Places(
        platformdirs.user_config_path(_APP, appauthor=False),
        platformdirs.user_data_path(_APP, appauthor=False),
    )
