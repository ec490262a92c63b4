"""Why there is nothing to learn from in a game."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def nothing_own() -> str:
    """A demo made every choice that there was."""
    return translate("Learning", "A bot played all your moves in this game.")


def no_mistake(demo: bool) -> str:
    """Whoever judged found nothing. demo: a bot played some of it."""
    if demo:
        return translate(
            "Learning", "A bot played on for you; in your own moves no mistake was found."
        )
    return translate("Learning", "No mistakes of yours were found in this game.")
