"""The keys of the board of Stone Age, for the sheet of all keys."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def board_keys() -> list[tuple[str, str]]:
    """What for, and which key."""
    return [
        (
            translate("StoneAgeKeys", "Number of people"),
            translate("StoneAgeKeys", "1 … 9, 0 for 10"),
        ),
        (
            translate("StoneAgeKeys", "Take more people along while dragging"),
            translate("StoneAgeKeys", "Hold still, wheel, 1 … 9; Shift for all"),
        ),
        (
            translate("StoneAgeKeys", "Ask how many people when letting go"),
            translate("StoneAgeKeys", "Ctrl"),
        ),
    ]
