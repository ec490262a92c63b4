"""What `_quick.c` offers; where it was not built, nobody plays games on."""

from stoneage_qt.games.inka.rules._core import Fields

def configure(land: bytes, rings: bytes, paths: bytes, values: bytes) -> None: ...

# How wide the judge's layers are, and which inputs it takes.
INPUTS: int
BODY: int
HEAD: int
INPUTS_VERSION: int

def choose(table: list[int], weights: list[float]) -> Fields: ...
def try_plans(
    tables: list[list[int]],
    plans: list[list[Fields]],
    weights: list[float],
    seed: int,
    first: int,
    count: int,
    near: bool,
    turns: int,
) -> list[bytes]: ...
def set_judge(weights: bytes) -> None: ...
def judge(table: list[int]) -> list[float]: ...
def describe(table: list[int]) -> bytes: ...
def lessons(
    tables: list[list[int]], weights: list[float], seed: int, near: float, rate: int
) -> tuple[bytes, bytes, bytes]: ...
def lean(
    tables: list[list[int]], weights: list[float], spreads: list[float], seed: int
) -> tuple[list[float], float]: ...
def contest(
    tables: list[list[int]], one: list[float], other: list[float], seed: int
) -> tuple[float, int, int]: ...
