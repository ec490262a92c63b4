"""Chances to win in words: of hints, warnings and reviews."""

from PySide6.QtCore import QCoreApplication

from stoneage_qt.ui.words.language import number

translate = QCoreApplication.translate


def chance_note() -> str:
    """What the percentages of hints and warnings mean."""
    return translate(
        "Chance",
        "Percentages: of 100 games played on from here, how many the bots expect you to win.",
    )


def chance_text(share: float) -> str:
    """A chance as a percentage."""
    return translate("Chance", "{n} %").format(n=number(100 * share))
