"""What a board of Stone Age asks about the game it shows, beside the rules."""

from stoneage_qt.contract import ShownGame
from stoneage_qt.games.stoneage.game import open_cards
from stoneage_qt.games.stoneage.rules import OVER, Reason, State
from stoneage_qt.games.stoneage.rules.actions import PLACE
from stoneage_qt.games.stoneage.rules.constants import PLACING
from stoneage_qt.games.stoneage.rules.questions import why_no_room
from stoneage_qt.models.game import GameModel


def visible_cards(shown: ShownGame, seat: int) -> list[int | None]:
    """The face-down cards of `seat`; None for each that may not be shown now (V1, V2)."""
    return open_cards(shown.state, seat, shown.sees(seat), shown.match.options)


def place_reason(game: GameModel, place: int) -> Reason | None:
    """Why the person to move can put nobody on `place`; None where at least one can go."""
    s: State = game.state
    if s.actor == OVER:
        return Reason.GAME_OVER
    if s.phase != PLACING or not game.actor_is_person():
        return Reason.WRONG_STEP
    reason = why_no_room(s, s.actor, place)
    if reason is None and game.guided and not placement_counts(game, place):
        return Reason.WRONG_STEP
    return reason


def placement_counts(game: GameModel, place: int) -> list[int]:
    """How many people the person to move may put on `place`, ascending."""
    return [a.number for a in game.legal_actions() if a.kind == PLACE and a.place == place]
