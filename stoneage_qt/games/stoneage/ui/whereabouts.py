"""Where the cards and buildings of a game are, as far as whoever looks may know (V1, V2)."""

from enum import Enum
from typing import NamedTuple

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import BUILDINGS, CARDS
from stoneage_qt.games.stoneage.ui.seen import visible_cards
from stoneage_qt.models.game import NOBODY, GameModel


class Lying(Enum):
    """Where something lies."""

    OUT = "out"  # in the deck or a stack, face down with somebody, or not in this game
    BOARD = "board"
    HELD = "held"


class Whereabouts(NamedTuple):
    """Where something lies, and with whom (-1: with nobody)."""

    spot: Lying = Lying.OUT
    seat: int = NOBODY


def cards_in_sight(game: GameModel) -> list[Whereabouts]:
    """Of every card by its id; face-down cards that may not be shown are out."""
    found = [Whereabouts()] * len(CARDS)
    for card in game.state.display:
        if card is not None and card < len(CARDS):
            found[card] = Whereabouts(Lying.BOARD)
    for seat, player in enumerate(game.state.players):
        for held in (*visible_cards(game, seat), *player.open_cards):
            if held is not None:
                found[held] = Whereabouts(Lying.HELD, seat)
    return found


def buildings_in_sight(state: State) -> list[Whereabouts]:
    """Of every building by its id; only the tops of the stacks are seen."""
    found = [Whereabouts()] * len(BUILDINGS)
    for stack in state.stacks:
        if stack:
            found[stack[0]] = Whereabouts(Lying.BOARD)
    for seat, player in enumerate(state.players):
        for building in player.buildings:
            found[building] = Whereabouts(Lying.HELD, seat)
    return found
