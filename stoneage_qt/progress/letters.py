"""Numbers as short words that can be read out on the telephone.

Letters and digits without those that look alike (I L O U are missing), thirteen for the number
and three that check it: a Reed–Solomon code over the field of 32 elements. Up to three wrong
letters anywhere, and any two that changed places, are noticed for certain; of all other words
one in 32,768 passes.
"""

import unicodedata
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
# What people write instead, and what only makes a word easier to read.
_READ_AS: Final = str.maketrans("ILOU", "110V")
# Of Unicode: dashes, spaces, connectors like "_", invisible marks and control characters.
_BETWEEN: Final = {"Pd", "Zs", "Zl", "Zp", "Pc", "Cf", "Cc"}
_LOOSE: Final = ".\u2212"
_BITS: Final = 5
_CONTENT: Final = 13
_CHECKS: Final = 3
LENGTH: Final = _CONTENT + _CHECKS
CAPACITY: Final = 1 << (_BITS * _CONTENT)
_GROUP: Final = 4

# The field: powers of a root of x⁵ + x² + 1, twice over, so that no exponent has to be reduced.
_ORDER: Final = 31
_POLYNOMIAL: Final = 0b100101


class WrongWordError(ValueError):
    """Not a word that `word_of` gave. problem: "length", "letter" or "check"."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def _powers() -> list[int]:
    found, value = [], 1
    for _ in range(_ORDER):
        found.append(value)
        value <<= 1
        if value > _ORDER:
            value ^= _POLYNOMIAL
    return found * 2


_POWERS: Final = _powers()
_LOGARITHMS: Final = {value: exponent for exponent, value in enumerate(_POWERS[:_ORDER])}


def _times(a: int, b: int) -> int:
    return _POWERS[_LOGARITHMS[a] + _LOGARITHMS[b]] if a and b else 0


def _generator() -> list[int]:
    """The product of (x - rootⁱ), i from 1; highest power first, without its 1."""
    found = [1]
    for exponent in range(1, _CHECKS + 1):
        shifted = [*found, 0]
        for place, value in enumerate(found):
            shifted[place + 1] ^= _times(value, _POWERS[exponent])
        found = shifted
    return found[1:]


_GENERATOR: Final = _generator()


def _check(content: list[int]) -> list[int]:
    """What remains of the content, taken as a polynomial, divided by the generator."""
    rest = [0] * _CHECKS
    for value in content:
        carry = value ^ rest[0]
        rest = [*rest[1:], 0]
        rest = [old ^ _times(carry, part) for old, part in zip(rest, _GENERATOR, strict=True)]
    return rest


def word_of(number: int) -> str:
    """The word of a number below CAPACITY."""
    if not 0 <= number < CAPACITY:
        raise ValueError(number)
    places = range(_BITS * (_CONTENT - 1), -1, -_BITS)
    content = [number >> place & _ORDER for place in places]
    return "".join(LETTERS[value] for value in (*content, *_check(content)))


def letters_of(word: str) -> str:
    """What somebody typed, as the letters that are meant."""
    # Full-width letters and the like, as keyboards of other scripts give them, are meant plainly.
    plain = unicodedata.normalize("NFKC", word)
    kept = (c for c in plain if c not in _LOOSE and unicodedata.category(c) not in _BETWEEN)
    return "".join(kept).upper().translate(_READ_AS)


def number_of(word: str) -> int:
    """The number of a word, in any case, with spaces or dashes or not. Raises WrongWordError."""
    tidy = letters_of(word)
    if len(tidy) != LENGTH:
        raise WrongWordError("length")
    values = [LETTERS.find(letter) for letter in tidy]
    if min(values) < 0:
        raise WrongWordError("letter")
    if _check(values[:_CONTENT]) != values[_CONTENT:]:
        raise WrongWordError("check")
    number = 0
    for value in values[:_CONTENT]:
        number = number << _BITS | value
    return number


def grouped(word: str) -> str:
    """In groups of four, for eyes."""
    return "-".join(word[place : place + _GROUP] for place in range(0, len(word), _GROUP))
