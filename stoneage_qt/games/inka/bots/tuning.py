"""How the quick player's weights are found: they go where those lie that win.

    python -m stoneage_qt.games.inka.bots.tuning WEIGHTS.json SECONDS

goes on from that file, or from the weights of today where there is none, and writes there what is
better. At every table each seat has weights that are off by chance, and all change places with the
same dice; the offsets of those who win more than their share say where to go. Some steps later the
mean of the way is measured: it is kept if it wins against what was kept before, and against
planners as well as that, so that nobody learns to beat its own habits alone. Tables of three and
four, with fixed and free founding and variable boards.
"""

import json
import math
import random
import sys
import time
from pathlib import Path
from typing import Final

from stoneage_qt.games.inka.bots.quick import CORE
from stoneage_qt.games.inka.bots.quick_weights import PLANNERS, WEIGHTS
from stoneage_qt.games.inka.rules import Setup, new_state
from stoneage_qt.games.inka.rules.constants import FIXED, FREE
from stoneage_qt.games.inka.rules.fast import pack

_POOL: Final = 4000
_TABLES: Final = 600
_STEPS: Final = 20
# How many tables a step of the way is measured at, and how many wins more per table it must bring.
_MEASURED: Final = 600
_LEAST: Final = 0.03
# Offsets are this share of a weight, or so much where it is near nothing.
_SPREAD: Final = 0.35
_LEAST_SPREAD: Final = 0.12
# A step goes so far, in spreads, where all tables point the same way; below `_NOISE` wins per
# spread it is chance, and goes less far.
_STRIDE: Final = 0.1
_NOISE: Final = 0.02
# How much of the old stays, per step: of the direction, of its size, and of the mean of the way.
_STAYS: Final = (0.85, 0.97, 0.9)


def start_tables(number: int, seed: str) -> list[list[int]]:
    """First positions of all kinds, as the core takes them."""
    found = []
    for place in range(number):
        rng = random.Random(f"{seed}/{place}")
        founding, variable = (FIXED, False) if place % 4 < 2 else (FREE, place % 4 == 3)
        players = 4 if place % 3 else 3
        setup = Setup.shuffled(players, rng, founding=founding, variable=variable)
        found.append(pack(new_state(setup)))
    return found


class Way:
    """Where the weights are going; `mean`: of the last steps, which chance moves less."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights[:]
        self.mean = weights[:]
        self._steps = 0
        self._lean = [0.0] * len(weights)
        self._size = [0.0] * len(weights)

    def step(self, tables: list[list[int]], seed: int) -> None:
        """Goes a little to where those lie that win at these tables."""
        assert CORE is not None, "the core was not built"
        self._steps += 1
        spreads = [max(_LEAST_SPREAD, _SPREAD * abs(weight)) for weight in self.weights]
        leans = CORE.lean(tables, self.weights, spreads, seed)[0]
        seats = sum(table[2] for table in tables)
        stays, size_stays, mean_stays = _STAYS
        for n, (lean, spread) in enumerate(zip(leans, spreads, strict=True)):
            wins = lean / seats
            self._lean[n] += (1.0 - stays) * (wins - self._lean[n])
            self._size[n] += (1.0 - size_stays) * (wins * wins - self._size[n])
            direction = self._lean[n] / (1.0 - stays**self._steps)
            size = math.sqrt(self._size[n] / (1.0 - size_stays**self._steps))
            self.weights[n] += _STRIDE * spread * direction / (size + _NOISE)
            self.mean[n] += (1.0 - mean_stays) * (self.weights[n] - self.mean[n])


def is_better(
    new: list[float], old: list[float], tables: list[list[int]], rng: random.Random
) -> bool:
    """Whether it wins more against the old, and as much as that against planners."""
    assert CORE is not None, "the core was not built"
    some = rng.sample(tables, min(_MEASURED, len(tables)))
    seed = rng.getrandbits(63)
    ahead = CORE.contest(some, new, old, seed)[0] / len(some) - 1.0
    if ahead < _LEAST:
        return False
    wins: list[float] = [CORE.contest(some, one, PLANNERS, seed)[0] for one in (new, old)]
    return wins[0] > wins[1] - _LEAST * len(some)


def tune(path: Path, seconds: float, seed: int = 0) -> int:
    """Improves the weights in a file for so long; returns how many times they were replaced."""
    kept: list[float] = json.loads(path.read_text()) if path.exists() else WEIGHTS[:]
    rng = random.Random(seed)
    tables = start_tables(_POOL, f"tuning/{seed}")
    way = Way(kept)
    end = time.process_time() + seconds
    replaced = 0
    while time.process_time() < end:
        for _ in range(_STEPS):
            way.step(rng.sample(tables, _TABLES), rng.getrandbits(63))
        new = [round(weight, 4) for weight in way.mean]
        if is_better(new, kept, tables, rng):
            kept = new
            replaced += 1
            path.write_text(json.dumps(kept))
    return replaced


if __name__ == "__main__":
    print(tune(Path(sys.argv[1]), float(sys.argv[2]), int(time.time())))
