"""What is written into a save file: a match as plain values, in the order of `records`.

Without pydantic, which checks what is read: a game that is only played and kept never needs it.
"""

from dataclasses import asdict
from datetime import datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple

from stoneage_qt.games.stoneage.rules import OVER, Components, Setup, State, encode, standings
from stoneage_qt.games.stoneage.rules.components import IGLOO_IDS, REWARD_NAMES
from stoneage_qt.games.stoneage.rules.constants import (
    FIRST_ANIMAL,
    GOOD_NAMES,
    building_name,
    card_name,
)
from stoneage_qt.session.match import Match
from stoneage_qt.session.migrations import VERSION, Json
from stoneage_qt.session.seats import Origin

FORMAT: Final = "stoneage-qt game"

# Most actions occur again and again, in a game and in the next save of the same game.
_encode: Final = lru_cache(maxsize=4096)(encode)


class Result(NamedTuple):
    """How it stands at `index`, so that a list of games need not replay them."""

    over: bool
    round: int
    totals: list[int]
    ranks: list[int]


def result_of(state: State) -> Result:
    """How it stands, or how it ended."""
    table = standings(state)
    return Result(
        state.actor == OVER,
        state.round,
        [standing.total for standing in table],
        [standing.rank for standing in table],
    )


def match_content(match: Match, modified: datetime) -> Json:
    """All fields but the digest."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": match.ident,
        "title": match.title,
        "created": _moment(match.created),
        "modified": _moment(modified.replace(microsecond=0)),
        "setup": _setup_content(match.setup),
        "seats": [asdict(seat) for seat in match.seats],
        "options": asdict(match.options),
        "seed": match.seed,
        "origin": None if match.origin is None else _origin_content(match.origin),
        "actions": [_encode(action) for action in match.actions],
        "index": match.index,
        "result": result_of(match.state)._asdict(),
    }


def _moment(when: datetime) -> str:
    return when.isoformat().replace("+00:00", "Z")


def _origin_content(origin: Origin) -> Json:
    return asdict(origin) | {"created": _moment(origin.created)}


def _setup_content(setup: Setup) -> Json:
    own = setup.components
    return {
        "players": setup.players,
        "start": setup.start,
        "modules": sorted(setup.modules),
        "cards": [card_name(card) for card in setup.cards],
        "stacks": [[building_name(building) for building in stack] for stack in setup.stacks],
        "removed": [building_name(building) for building in setup.removed],
        "components": None if own is None else components_data(own),
    }


def components_data(components: Components) -> dict[str, Any]:
    """The correctable components in the form of the component file."""
    return {
        "igloos": [
            {
                "id": name,
                "cost": {GOOD_NAMES[good]: n for good, n in enumerate(igloo.cost) if n},
                "points": igloo.points,
                "winter_plus_stone": igloo.extra,
            }
            for name, igloo in zip(IGLOO_IDS, components.igloos, strict=True)
        ],
        "animals": [
            {"id": card_name(FIRST_ANIMAL + number), "malus": malus}
            for number, malus in enumerate(components.malus)
        ],
        "animal_reward_table": {
            str(face): {REWARD_NAMES[reward.kind]: reward.amount}
            for face, reward in enumerate(components.rewards, start=1)
        },
    }
