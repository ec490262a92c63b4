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
        odds: chances are shown while hovering.
        ask_number: how many people is asked whenever they are let go.
        drag_tip: how to take several people is told when one is lifted.
        round_end: what the end of a round waits for: "click", "moment", or "off" for nothing.
    """

    speed: float = 1.0
    others: float = 1.0
    reduced: bool = False
    odds: bool = True
    ask_number: bool = False
    drag_tip: bool = False
    round_end: str = "off"


def options_of(settings: Settings) -> BoardOptions:
    """The board's part of the settings; "system" asks the desktop about motion."""
    reduced = settings.reduced_motion == "on"
    if settings.reduced_motion == "system":
        duration = QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        reduced = duration == 0
    return BoardOptions(
        speed=settings.animation_speed,
        others=settings.animation_speed * settings.bot_speed,
        reduced=reduced,
        odds=settings.odds,
        ask_number=settings.ask_number,
        drag_tip=settings.drag_tips > 0,
        round_end=settings.round_end,
    )
