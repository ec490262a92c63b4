"""What every language does in its own way: numbers, lists, the beginning of a sentence."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def capital(text: str) -> str:
    """The same with a capital first letter, for headings and the beginning of sentences."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The same as a sentence of its own: with a capital letter and a full stop; "" for nothing."""
    return f"{capital(text)}." if text else ""


def number(value: float, decimals: int = 0) -> str:
    """A number as the chosen language writes it."""
    if not round(value, decimals):
        value = 0.0  # nothing has no sign
    return QLocale().toString(float(value), "f", decimals).replace("-", "−")


def both(parts: Sequence[str]) -> str:
    """A list in words: a, b and c."""
    if not parts:
        return ""
    text = parts[0]
    for part in parts[1:-1]:
        text = translate("List", "{before}, {after}").format(before=text, after=part)
    if len(parts) > 1:
        text = translate("List", "{before} and {after}").format(before=text, after=parts[-1])
    return text


def either(parts: Sequence[str]) -> str:
    """A list to choose from: a, b or c."""
    if len(parts) < 2:
        return both(parts)
    *before, last = parts
    words = translate("List", "{before} or {after}")
    return words.format(before=translate("List", ", ").join(before), after=last)
