"""What of the settings concerns the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QApplication, QStyle

if TYPE_CHECKING:
    from stoneage_qt.session.settings import Settings


class BoardOptions(NamedTuple):
    """How the board behaves.

    Attributes:
        speed: of one's own motions; 1 is normal.
        others: of bots' deeds and replays; 0 shows them at once.
        reduced: nothing moves.
    """

    speed: float = 1.0
    others: float = 1.0
    reduced: bool = False


def options_of(settings: Settings) -> BoardOptions:
    """The board's part of the settings; "system" asks the desktop about motion."""
    reduced = settings.reduced_motion == "on"
    if settings.reduced_motion == "system":
        duration = QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        reduced = duration == 0
    speed = settings.animation_speed
    return BoardOptions(speed, speed * settings.bot_speed, reduced)
