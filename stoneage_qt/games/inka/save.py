"""The set-up of Rise of the Inkas in a file, written: plain values, orders by id.

`save_records` reads them; it is loaded with the first game that is read.
"""

from typing import Final

from stoneage_qt.contract import Json, Traits
from stoneage_qt.games.inka.rules import Setup
from stoneage_qt.games.inka.rules.constants import FREE, TERRAIN_NAMES, card_name

# What the shell calls modules: the options of U1.
FREE_FOUNDING: Final = "free_founding"
VARIABLE_BOARD: Final = "variable_board"
_ROLL: Final = "roll "


def setup_content(setup: Setup) -> Json:
    """All that `save_records.SetupRecord` has."""
    return {
        "players": setup.players,
        "start": setup.start,
        "colours": None if setup.colours is None else list(setup.colours),
        "founding": setup.founding,
        "land": None if setup.land is None else [TERRAIN_NAMES[kind] for kind in setup.land],
        "deck1": [card_name(card) for card in setup.deck1],
        "deck2": [card_name(card) for card in setup.deck2],
        "offers": setup.offers,
        "rounds": setup.rounds,
        "components": None if setup.components is None else dict(setup.components),
    }


def traits_of(setup: Json) -> Traits:
    """Free founding and the variable board."""
    free = [FREE_FOUNDING] if setup["founding"] == FREE else []
    return Traits(modules=tuple([*free, VARIABLE_BOARD] if setup["land"] else free))


def thrown_in(text: str) -> str:
    """The dice of a throw."""
    return text[len(_ROLL) :] if text.startswith(_ROLL) else ""
