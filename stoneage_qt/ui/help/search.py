"""Words that are looked for in the help: as people type them, whatever their endings."""

import re
from typing import Final
from unicodedata import combining, normalize

_WORDS: Final = re.compile(r"\w+")
# Endings are up to three letters long; of a short word less is left to tell it by.
_ENDING: Final = 3
_LEAST_STEM: Final = 4


def folded(words: str) -> str:
    """Without case and diacritics: "Plätze" is looked for as "platze", letter by letter."""
    return "".join(_plain(letter) for letter in words)


def _plain(letter: str) -> str:
    """One letter for one letter, so that places in a text stay what they are."""
    bare = "".join(c for c in normalize("NFKD", letter.casefold()) if not combining(c))
    return bare[:1] or letter


def exact_places(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where a text has what is wanted as it stands, from and to; inside of words, too."""
    looked = folded(wanted.strip())
    if not looked:
        return []
    return [match.span() for match in re.finditer(re.escape(looked), folded(text))]


def places(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where a text has what is wanted, from and to; empty where not all of its words are there.

    As it stands; else word by word, each at the beginning of one or but for endings.
    """
    if exact := exact_places(text, wanted):
        return exact
    plain, looked = folded(text), folded(wanted.strip())
    found: set[tuple[int, int]] = set()
    there = [(match.span(), match[0]) for match in _WORDS.finditer(plain)]
    for word in _WORDS.findall(looked):
        spans = [span for span, other in there if _same(word, other)]
        if not spans:
            return []
        found.update(spans)
    return sorted(found)


def _same(word: str, other: str) -> bool:
    """Whether a word begins another one, or differs from it in its ending alone."""
    if other.startswith(word):
        return True
    shared = 0
    for one, two in zip(word, other, strict=False):
        if one != two:
            break
        shared += 1
    rest = max(len(word), len(other)) - shared
    return shared >= _LEAST_STEM and rest <= _ENDING and len(word) - shared < shared
