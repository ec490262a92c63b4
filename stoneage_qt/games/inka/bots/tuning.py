"""How the quick player's weights are found: a change that wins twice against what was, is kept.

    python -m stoneage_qt.games.inka.bots.tuning WEIGHTS.json SECONDS

goes on from that file, or from the weights of today where there is none, and writes there what is
better. Tables of three and four, with fixed and free founding and variable boards; one seat has
the change, the others do not, and all rotations have the same dice.
"""

import json
import math
import random
import sys
import time
from pathlib import Path
from typing import Final

from stoneage_qt.games.inka.bots.quick import CORE
from stoneage_qt.games.inka.bots.quick_weights import WEIGHTS
from stoneage_qt.games.inka.rules import Setup, new_state
from stoneage_qt.games.inka.rules.constants import FIXED, FREE
from stoneage_qt.games.inka.rules.fast import pack

# Tables to play, and how many wins more per table a change must bring to get on: most changes are
# bad, and seen to be so soon.
_HURDLES: Final = ((60, 0.02), (200, 0.03), (500, 0.03))
_POOL: Final = 4000


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


def changed(weights: list[float], rng: random.Random) -> list[float]:
    """Some of the weights, up to three, a little larger or smaller."""
    found = weights[:]
    for place in rng.sample(range(len(found)), rng.choice((1, 1, 2, 3))):
        if rng.random() < 0.3:
            found[place] += rng.gauss(0.0, 0.4)
        else:
            found[place] *= math.exp(rng.gauss(0.0, 0.45))
    return found


def is_better(
    new: list[float], old: list[float], tables: list[list[int]], rng: random.Random
) -> bool:
    """Whether it clears every hurdle, each with tables and dice of its own."""
    assert CORE is not None, "the core was not built"
    for number, least in _HURDLES:
        some = rng.sample(tables, min(number, len(tables)))
        won = CORE.contest(some, new, old, rng.getrandbits(63))[0]
        if won / len(some) - 1.0 < least:
            return False
    return True


def tune(path: Path, seconds: float, seed: int = 0) -> int:
    """Improves the weights in a file for so long; returns how many changes were kept."""
    weights: list[float] = json.loads(path.read_text()) if path.exists() else WEIGHTS[:]
    rng = random.Random(seed)
    tables = start_tables(_POOL, f"tuning/{seed}")
    end = time.process_time() + seconds
    kept = 0
    while time.process_time() < end:
        new = changed(weights, rng)
        if is_better(new, weights, tables, rng):
            weights = [round(weight, 4) for weight in new]
            kept += 1
            path.write_text(json.dumps(weights))
    return kept


if __name__ == "__main__":
    print(tune(Path(sys.argv[1]), float(sys.argv[2]), int(time.time())))
