"""Text from files as it may be shown: one line, no tricks, no end of it cut off unsaid.

What is shown is plain text everywhere; this is about what plain text can still do: control
characters that break lists and terminals, and marks that turn the reading direction round so
that a name reads as another.
"""

import re
import textwrap
from html import escape
from typing import Final

# C0, DEL, C1, the separators of lines and paragraphs, and the marks that turn the direction
# of whole stretches. Joiners and single direction marks stay: emoji and languages need them.
_TRICKS: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
_HALVES: Final = re.compile("[\ud800-\udfff]")
_CUT: Final = "…"
_LONG_WORDS: Final = re.compile(r"\S{25,}")
_MAY_BREAK: Final = "\u200b"
# Characters in a line of a tooltip: two lines are read faster than one across the window.
TIP_WIDTH: Final = 58
_FORMULA: Final = ("=", "+", "-", "@", "|", "%")


def plain(text: str, limit: int) -> str:
    """The text in one harmless line of at most `limit` characters; "…" stands for the rest."""
    # The rest is not even looked at: it may be millions.
    text = _HALVES.sub("\ufffd", _TRICKS.sub(" ", text[: limit + 1]))
    return text if len(text) <= limit else text[: limit - 1] + _CUT


def visible(text: str) -> str:
    """The text with everything that could hide or pretend something written out as an escape.

    For what has to be read exactly, as a command is before somebody lets it run.
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def breakable(words: str) -> str:
    """Words that can be wrapped in a narrow place even where one is very long, as a file's name."""
    return _LONG_WORDS.sub(lambda word: _MAY_BREAK.join(textwrap.wrap(word[0], 8)), words)


def plain_tip(words: str) -> str:
    """Words for a tooltip that are shown as they are, in short lines.

    Tooltips have no switch for either as labels do: what looks like HTML is escaped, and only HTML
    would be wrapped.
    """
    words = "\n".join(_short_lines(line) for line in words.split("\n"))
    if "<" not in words and "&" not in words:
        return words
    lines = escape(words).replace("\n", "<br>")
    return f"<qt>{lines}</qt>"


def _short_lines(line: str) -> str:
    if len(line) <= TIP_WIDTH:
        return line
    return textwrap.fill(line, TIP_WIDTH, break_long_words=False, break_on_hyphens=False)


def spreadsheet_text(words: str) -> str:
    """Words for a cell that a spreadsheet does not take for a formula and run."""
    return f"'{words}" if words.lstrip()[:1] in _FORMULA else words
