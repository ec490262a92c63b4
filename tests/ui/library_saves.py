"""Libraries of any size, made from the stored games."""

import itertools
import json
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

from stoneage_qt.session.saves import digest
from tests.stored_games.stored import stored_games

NAMES = ("Anna", "Bruno", "Clara", "Dimitri", "Änne", "日向", "Zoë")
LEVELS = ("gatherer", "woodcutter", "valuer", "hunter")
BEGUN = datetime(2025, 1, 1, 18, 0, tzinfo=UTC)


def make_library(folder: Path, count: int, broken: int = 1) -> None:
    """So many games that differ in date, players and id, and some files that are none."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(count)
    games = [json.loads(path.read_text(encoding="utf-8")) for path in stored_games()]
    for number, content in zip(range(count), itertools.cycle(games), strict=False):
        content.pop("digest", None)
        created = BEGUN + timedelta(hours=9 * number)
        content["id"] = f"{number + 1:032x}"
        content["seed"] = number
        content["created"] = content["modified"] = created.isoformat().replace("+00:00", "Z")
        content["title"] = f"Evening {number}" if number % 7 == 0 else ""
        for seat, entry in enumerate(content["seats"]):
            person = seat == 0 or rng.random() < 0.2
            entry["controller"] = "person" if person else "bot"
            entry["level"] = None if person else rng.choice(LEVELS)
            entry["name"] = rng.choice(NAMES) if person else ""
        content["digest"] = digest(content)
        path = folder / f"{created:%Y-%m-%d %H-%M-%S} {number:05}.stoneage"
        path.write_text(json.dumps(content), encoding="utf-8")
    for number in range(broken):
        (folder / f"broken {number}.stoneage").write_text('{"format": "stoneage-qt game", "ver')
