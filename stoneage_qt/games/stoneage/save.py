"""The set-up of Stone Age in a file, written: plain values, orders by id.

`save_records` reads them; it is loaded with the first game that is read.
"""

from typing import Any, Final

from stoneage_qt.contract import ContentError, Json, Traits
from stoneage_qt.games.stoneage.rules import Components, Setup
from stoneage_qt.games.stoneage.rules.components import IGLOO_IDS, REWARD_NAMES
from stoneage_qt.games.stoneage.rules.constants import (
    FIRST_ANIMAL,
    GOOD_NAMES,
    MODULES,
    building_name,
    card_name,
)

_ROLL: Final = "roll "
_SEASONS: Final = ("summer", "winter")


def setup_content(setup: Setup) -> Json:
    """All that `save_records.SetupRecord` has."""
    own = setup.components
    return {
        "players": setup.players,
        "start": setup.start,
        "modules": sorted(setup.modules),
        "cards": [card_name(card) for card in setup.cards],
        "stacks": [[building_name(building) for building in stack] for stack in setup.stacks],
        "removed": [building_name(building) for building in setup.removed],
        "components": None if own is None else components_content(own),
    }


def components_content(components: Components) -> dict[str, Any]:
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


def traits_of(setup: Json, options: Json) -> Traits:
    """The season and the modules. Raises ContentError: nothing has checked them before."""
    season, modules = options.get("season", "summer"), setup["modules"]
    if season not in _SEASONS:
        raise ContentError("options.season", "literal_error")
    if not isinstance(modules, list) or not all(name in MODULES for name in modules):
        raise ContentError("setup.modules", "literal_error")
    return Traits(season, tuple(sorted(modules)))


def thrown_in(text: str) -> str:
    """The dice of a roll."""
    return text[len(_ROLL) :] if text.startswith(_ROLL) else ""
