"""The rules of Rise of the Inkas: pure, deterministic, without I/O beyond the component tables.

The names below are the contract that saves, bots, tests and other programs depend on.
"""

from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.chance import chance_outcomes, keyed_chance, sample_chance
from stoneage_qt.games.inka.rules.components import Components, own_entries
from stoneage_qt.games.inka.rules.constants import CHANCE, FRAME, NOBODY, OVER
from stoneage_qt.games.inka.rules.events import Event, seen_by
from stoneage_qt.games.inka.rules.hidden import determinize, seen_text
from stoneage_qt.games.inka.rules.illegal import Reason, why_illegal
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.notation import NotationError, decode, encode
from stoneage_qt.games.inka.rules.reading import ComponentError
from stoneage_qt.games.inka.rules.scoring import Standing, standings
from stoneage_qt.games.inka.rules.setup import Setup, SetupError, new_state
from stoneage_qt.games.inka.rules.state import Offer, Player, State
from stoneage_qt.games.inka.rules.transition import apply

__all__ = [
    "CHANCE",
    "FRAME",
    "NOBODY",
    "OVER",
    "Action",
    "ComponentError",
    "Components",
    "Event",
    "NotationError",
    "Offer",
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
    "own_entries",
    "sample_chance",
    "seen_by",
    "seen_text",
    "standings",
    "why_illegal",
]
