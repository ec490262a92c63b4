"""The rules of Stone Age: pure, deterministic, without I/O beyond the component tables.

The names below are the contract that saves, bots, tests and other programs depend on.
"""

from stoneage_qt.games.stoneage.rules.actions import Action
from stoneage_qt.games.stoneage.rules.chance import chance_outcomes, keyed_chance, sample_chance
from stoneage_qt.games.stoneage.rules.components import ComponentError, Components
from stoneage_qt.games.stoneage.rules.constants import CHANCE, OVER
from stoneage_qt.games.stoneage.rules.events import Event
from stoneage_qt.games.stoneage.rules.hidden import determinize
from stoneage_qt.games.stoneage.rules.illegal import Reason, why_illegal
from stoneage_qt.games.stoneage.rules.legal import legal_actions
from stoneage_qt.games.stoneage.rules.notation import NotationError, decode, encode
from stoneage_qt.games.stoneage.rules.scoring import Standing, standings
from stoneage_qt.games.stoneage.rules.setup import Setup, SetupError, new_state
from stoneage_qt.games.stoneage.rules.state import Player, State
from stoneage_qt.games.stoneage.rules.transition import apply

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "ComponentError",
    "Components",
    "Event",
    "NotationError",
    "Player",
    "Reason",
    "Setup",
    "SetupError",
    "Standing",
    "State",
    "apply",
    "chance_outcomes",
    "decode",
    "determinize",
    "encode",
    "keyed_chance",
    "legal_actions",
    "new_state",
    "sample_chance",
    "standings",
    "why_illegal",
]
