"""The judge in C (`judge.h`): the win chances of all seats at the start of a turn, by a small net.

Its weights come with the program, in one file for three and four players. Where they can't be read
or were learned for other inputs, `judge_fault` says why, and games are played to their end instead.
"""

import math
import struct
import sys
import zlib
from array import array
from functools import cache
from pathlib import Path
from typing import Final

from stoneage_qt.games.inka.bots.quick import CORE, can_play
from stoneage_qt.games.inka.rules.components import BUILT_IN
from stoneage_qt.games.inka.rules.fast import pack
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.paths import resource_path

NO_CORE: Final = "the part that plays games on was not built, since there was no C compiler"
_MAGIC: Final = b"inkajdg1"
# The magic, the version of the inputs, how wide the layers are (three), a checksum of the rest.
_HEADER: Final = struct.Struct("<8sIIIII")
_FLOAT: Final = 4


class JudgeError(Exception):
    """Weights that are missing, damaged or learned for other inputs."""


def judge_path() -> Path:
    """Where the weights that come with the program lie."""
    return resource_path("inka/bots") / "judge.bin"


def layers() -> tuple[int, int, int, int]:
    """The version of the inputs, and how many inputs there are, units of the body and the head."""
    assert CORE is not None, "the core was not built"
    return CORE.INPUTS_VERSION, CORE.INPUTS, CORE.BODY, CORE.HEAD


def write_weights(path: Path, weights: bytes) -> None:
    """A file of these float32 numbers, in the order of `Net` in judge.h."""
    part = path.with_suffix(".part")
    part.write_bytes(_HEADER.pack(_MAGIC, *layers(), zlib.crc32(weights)) + weights)
    part.replace(path)


def read_weights(path: Path) -> bytes:
    """The float32 numbers of a file. Raises JudgeError that says what is wrong."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise JudgeError(f"{path.name}: can't be read ({error.strerror or error})") from error
    if len(content) < _HEADER.size or content[: len(_MAGIC)] != _MAGIC:
        raise JudgeError(f"{path.name}: no weights of a judge")
    _, *made_for, checksum = _HEADER.unpack(content[: _HEADER.size])
    weights = content[_HEADER.size :]
    if tuple(made_for) != layers():
        raise JudgeError(f"{path.name}: made for other inputs: {made_for}")
    if zlib.crc32(weights) != checksum or len(weights) != _FLOAT * _numbers():
        raise JudgeError(f"{path.name}: damaged")
    values = array("f", weights)
    if sys.byteorder == "big":
        values.byteswap()
    if not all(math.isfinite(value) for value in values):
        raise JudgeError(f"{path.name}: damaged")
    return values.tobytes()


def _numbers() -> int:
    _, inputs, body, head = layers()
    return (inputs + 1) * body + (2 * body + 1) * head + head + 1


@cache
def judge_fault() -> str | None:
    """Why there is no judge; None: it is there, and knows its weights."""
    if CORE is None:
        return NO_CORE
    try:
        CORE.set_judge(read_weights(judge_path()))
    except JudgeError as error:
        return str(error)
    return None


def can_judge(s: State) -> bool:
    """Is the judge there? It learned with the built-in components, and knows no others."""
    return can_play(s) and s.components.signature == BUILT_IN.signature and judge_fault() is None


def win_chances(s: State) -> list[float]:
    """The chances of all seats at the start of a turn, who see all hands of `s`; they sum to 1."""
    assert CORE is not None, "can_judge was not asked"
    found: list[float] = CORE.judge(pack(s))
    return found
