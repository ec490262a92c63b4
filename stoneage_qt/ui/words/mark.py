"""Marking texts for translation outside of a call to `translate`."""


def QT_TRANSLATE_NOOP(
    context: str,  # noqa: ARG001 - the extractor reads it
    text: str,
    comment: str = "",  # noqa: ARG001
    n: int = 0,  # noqa: ARG001 - given where the text has a %n and plurals
) -> str:
    """The text as it is. Qt's own function of this name does the same without a type."""
    return text
