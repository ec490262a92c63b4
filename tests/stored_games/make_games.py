"""Makes the stored games that are missing: `python -m tests.stored_games.make_games`.

Games that are there already are never written again: they have to replay for ever, also
when the bots that once played them have changed.
"""

import itertools
import json
import random
from datetime import UTC, datetime, timedelta

from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.minds import decide
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import CHANCE, Components, Setup
from stoneage_qt.games.stoneage.rules.components import BUILT_IN, override_components
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.session.files import write_atomically
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import SUFFIX, save_bytes
from stoneage_qt.session.seats import Seat
from tests.stored_games.stored import DIGESTS, FOLDER, state_digest, stored_digests

_BEGUN = datetime(2026, 1, 1, 12, 0, tzinfo=UTC)
_NAMES = ("Änne", "Bruno", "Çelik", "日向")


def main() -> None:
    """Write the missing games and their digests."""
    digests = stored_digests()
    combinations = [
        frozenset(chosen)
        for size in range(len(MODULES) + 1)
        for chosen in itertools.combinations(sorted(MODULES), size)
    ]
    for number, (players, modules) in enumerate(itertools.product((2, 3, 4), combinations)):
        name = "-".join([f"{players}p", *sorted(modules)]) + SUFFIX
        if not (FOLDER / name).exists():
            match = _play(number, players, modules)
            modified = match.created + timedelta(hours=1)
            write_atomically(FOLDER / name, save_bytes(match, modified))
            digests[name] = state_digest(match.state)
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


def _play(number: int, players: int, modules: frozenset[str]) -> Match:
    rng = random.Random(number)
    levels = [("random", "gatherer")[(number + seat) % 2] for seat in range(players)]
    if number % 5 == 0:
        levels = ["random"] * players
    own = _own_components() if number % 3 == 2 else None
    match = Match(
        RULES,
        Setup.shuffled(players, rng, modules, components=own),
        [
            Seat(controller="bot", level=level, name=_NAMES[seat], colour=RULES.colours[seat])
            for seat, level in enumerate(levels)
        ],
        TableOptions(season="winter" if modules else "summer", practice=number % 2 == 0),
        seed=number,
        title=f"Stored game {number + 1}",
        created=_BEGUN + timedelta(days=number),
        ident=f"{number + 1:032x}",
    )
    bots = [make_bot(level) for level in levels]
    while not match.is_over:
        seat = match.state.actor
        if seat == CHANCE:
            match.submit(match.roll())
        else:
            match.submit(decide(bots[seat], match.state, seat, match.seed).action)
    return match


def _own_components() -> Components:
    data = {
        "igloos": [{"id": "I2", "cost": {"wood": 2, "gold": 1}, "points": 13}],
        "animals": [{"id": "A1", "malus": 1}],
        "animal_reward_table": {"1": {"food": 4}},
    }
    return override_components(data, "stored games", BUILT_IN)


if __name__ == "__main__":
    main()
