"""The keys of the table of Rise of the Inkas, for the sheet of all keys."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def board_keys() -> list[tuple[str, str]]:
    """What for, and which key."""
    return [
        (translate("InkaKeys", "Hold: where a road can go"), "Q"),
        (translate("InkaKeys", "Hold: where a settlement can go"), "W"),
        (translate("InkaKeys", "Hold: where a city can go"), "A"),
        (translate("InkaKeys", "Hold: where a tribe can be founded"), "F"),
        (translate("InkaKeys", "Buy a development card"), "X"),
        (translate("InkaKeys", "Trade: choose what you want, then what you give"), "T"),
        (
            translate("InkaKeys", "After T: add a card of a kind, 1 wood to 8 feathers"),
            "1 … 8",
        ),
        (
            translate("InkaKeys", "From what you want to what you give, and on to the offer"),
            translate("InkaKeys", "Tab"),
        ),
        (translate("InkaKeys", "Else: give a card of a kind, in the order of the hand"), "1 … 8"),
        (translate("InkaKeys", "Accept, refuse, counter an offer"), "1  2  3"),
        (
            translate("InkaKeys", "The likely next step: throw, end the turn, take the deal"),
            translate("InkaKeys", "Enter"),
        ),
        (translate("InkaKeys", "End the turn"), "N"),
        (translate("InkaKeys", "Lock a kind of the hand"), "K"),
        (
            translate("InkaKeys", "One card less"),
            translate("InkaKeys", "Right click, wheel, minus"),
        ),
    ]
