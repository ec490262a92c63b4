"""What a player's card shows: small pictures with numbers, all of them open to everybody (V1)."""

from stoneage_qt.contract.face import Figure
from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.rules.questions import pieces_left
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.rules.yields import hand_limit
from stoneage_qt.games.inka.ui.board.looks import SeatLook


def figures(s: State, seat: int, colour: str) -> list[list[Figure]]:
    """Markers, cards and their limit, development cards, roads and the route."""
    player = s.players[seat]
    look = SeatLook("", colour)
    development = len(player.cards) + len(player.new)
    roads, _, _ = pieces_left(s, seat)
    return [
        [
            Figure(look.marker, f"{player.markers}/11"),
            Figure("cards/hand_back", f"{sum(player.hand)}/{hand_limit(s, seat)}"),
            Figure("cards/development_back_1", str(development)),
            Figure("cards/development_combat", str(len(player.open_cards))),
        ],
        [
            Figure(look.road(player.tribe, "level"), f"{roads} · {route_length(s, seat)}"),
            *([Figure("cards/advantage_route", "")] if s.route == seat else []),
            *([Figure("cards/advantage_arts", "")] if s.arts == seat else []),
        ],
    ]
