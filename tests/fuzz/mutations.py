"""How sound files are spoilt: byte by byte, and value by value."""

import copy
import json
import random
from typing import Any, Final

NASTY: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**18, 10**300, 0.5, -1e300),
    *("", "x" * 300, "x" * 10_000, "<img src=/dev/zero>", "=cmd|x", "\u202e", "\x00", "\x1b[31m"),
    *("reD", "red", "person", "bot", "external:true", "expert@100", "2026-01-01", "C01", "roll 1"),
    *("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2026-02-30T00:00:00Z"),
    *([], {}, [[]], [None], {"a": 1}, [1] * 200, [[[[[[]]]]]]),
)
TOKENS: Final = (
    *(b"1e999", b"NaN", b"-", b'"', b"\\ud800", b"\\u0000", b"\xff", b"\x00", b"{", b"[", b"]"),
    *(b"}", b",", b":", b"9" * 50, b"null", b"[" * 60, b'{"a":' * 60),
)


def spoil_bytes(data: bytes, rng: random.Random) -> bytes:
    """Some bytes flipped, put in, taken out or cut off."""
    spoilt = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(spoilt) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            spoilt[at : at + rng.randint(1, 8)] = rng.randbytes(rng.randint(0, 8))
        elif kind == 1:
            spoilt[at:at] = rng.choice(TOKENS)
        elif kind == 2:
            del spoilt[at : at + rng.randint(1, 200)]
        elif kind == 3:
            other = rng.randrange(len(spoilt) + 1)
            spoilt[at:at] = spoilt[other : other + rng.randint(1, 300)]
        elif rng.random() < 0.3:
            del spoilt[at:]
    return bytes(spoilt)


def spoil_values(content: Any, rng: random.Random) -> Any:
    """The same JSON with some values replaced, removed or put in; `content` is kept."""
    content = json.loads(json.dumps(content))
    for _ in range(rng.randint(1, 3)):
        inner, key = _somewhere(content, rng)
        if inner is None:
            return copy.deepcopy(rng.choice(NASTY))
        kind = rng.randrange(6)
        if kind == 0:
            del inner[key]
        elif kind == 1 and isinstance(inner, dict):
            inner[rng.choice(("extra", "id", "__class__", ""))] = copy.deepcopy(rng.choice(NASTY))
        else:
            inner[key] = copy.deepcopy(rng.choice(NASTY))
    return content


def _somewhere(content: Any, rng: random.Random) -> tuple[Any, Any]:
    """A container and a key in it; short ways down are as likely as long ones."""
    found: tuple[Any, Any] = (None, None)
    while isinstance(content, dict | list) and content:
        key = (
            rng.choice(list(content)) if isinstance(content, dict) else rng.randrange(len(content))
        )
        found = (content, key)
        content = content[key]
        if rng.random() < 0.3:
            break
    return found
