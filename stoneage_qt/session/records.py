"""What a save file holds, field by field, with limits: how saves are checked and read.

`save_content` writes the same fields. What belongs to a game, set-up and options, is checked by
that game.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, Final

from stoneage_qt.session.checks import (
    Checked,
    listed,
    maybe,
    moment,
    one_of,
    record,
    shown_text,
    table,
    text,
    truth,
    whole,
)
from stoneage_qt.session.seats import IDENT, MAX_TITLE, SEEDS, Origin, Seat

FORMAT: Final = "stoneage-qt game"
# A full game of four has about 1200 actions; nobody plays forty times as long.
MAX_ACTIONS: Final = 50_000
MOST_PLAYERS: Final = 12
# Longer than any action of any game.
MOST_TEXT: Final = 200
_FAR: Final = 1_000_000
_COUNT: Final = whole(0, _FAR)


@dataclass(frozen=True, kw_only=True)
class ResultRecord(Checked):
    """`save_content.ShownResult`."""

    over: bool
    round: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    READERS: ClassVar = {
        "over": truth,
        "round": _COUNT,
        "totals": listed(whole(-_FAR, _FAR), 1, MOST_PLAYERS),
        "ranks": listed(whole(1, MOST_PLAYERS), 1, MOST_PLAYERS),
    }


@dataclass(frozen=True, kw_only=True)
class SaveRecord(Checked):
    """A whole save file but for its digest."""

    format: str
    version: int
    game: str
    game_version: int
    id: str
    title: str = ""
    created: datetime
    modified: datetime
    setup: dict[str, Any]
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    seed: int
    origin: Origin | None = None
    actions: tuple[str, ...]
    index: int
    result: ResultRecord | None = None

    READERS: ClassVar = {
        "format": one_of(FORMAT),
        "version": _COUNT,
        "game": text(40),
        "game_version": _COUNT,
        "id": text(32, IDENT),
        "title": shown_text(MAX_TITLE),
        "created": moment,
        "modified": moment,
        "setup": table,
        "seats": listed(record(Seat), 1, MOST_PLAYERS),
        "options": table,
        "seed": whole(0, SEEDS - 1),
        "origin": maybe(record(Origin)),
        "actions": listed(text(MOST_TEXT), 0, MAX_ACTIONS),
        "index": _COUNT,
        "result": maybe(record(ResultRecord)),
    }
