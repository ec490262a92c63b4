"""Marking texts for translation outside of a call to `translate`."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - the extractor reads it
    """The text as it is. Qt's own function of this name does the same without a type."""
    return text
