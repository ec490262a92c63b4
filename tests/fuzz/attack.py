"""Runs attacks, each in an empty folder of its own."""

import random
import shutil
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.fuzz.targets import Target

CASES: Final = Path(__file__).parent / "cases"


class Find(NamedTuple):
    """A file that was neither read nor refused as it should."""

    target: str
    data: bytes
    trace: str


def try_case(target: Target, data: bytes, folder: Path) -> str:
    """What went wrong, "" for nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        target.attack(data, folder)
    except Exception:  # noqa: BLE001 - whatever comes is what is looked for
        return traceback.format_exc()
    return ""


def attacks(name: str, target: Target, folder: Path, seed: int) -> Iterator[Find | None]:
    """One attack after the other, without end; None where all was well."""
    rng = random.Random(f"{name} {seed}")
    while True:
        data = target.spoil(rng.choice(target.seeds), rng)
        trace = try_case(target, data, folder)
        yield Find(name, data, trace) if trace else None
