"""The stored games, and the digest that says that a game still ends exactly as it did."""

import hashlib
import json
from pathlib import Path

from stoneage_qt.games.stoneage.rules import State, standings

FOLDER = Path(__file__).resolve().parent
DIGESTS = FOLDER / "digests.json"

_PLAYER_FIELDS = (
    ("food", "goods", "tools", "used", "people", "supply", "agriculture", "score", "cards")
    + ("open_cards", "secret", "buildings", "igloos")
)  # fmt: skip
_STATE_FIELDS = (
    ("round", "start", "phase", "actor", "display", "deck", "stacks", "placed", "animal")
    + ("waiting", "igloos")
)  # fmt: skip


def stored_games() -> list[Path]:
    """All games that must replay for ever."""
    return sorted(FOLDER.glob("*.stoneage"))


def stored_digests() -> dict[str, str]:
    """The digest of each game's last position, by the game's file name."""
    digests: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    return digests


def state_digest(s: State) -> str:
    """A digest over the fields that the rules promise, and the standings.

    Not over `State.key()`: that may gain fields without any game changing.
    """
    content = {
        "modules": sorted(s.modules),
        **{name: getattr(s, name) for name in _STATE_FIELDS},
        "players": [{name: getattr(p, name) for name in _PLAYER_FIELDS} for p in s.players],
        "standings": [standing._asdict() for standing in standings(s)],
    }
    text = json.dumps(content, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()
