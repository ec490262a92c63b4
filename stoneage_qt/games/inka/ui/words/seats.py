"""A player in words: for tooltips and screen readers."""

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import ShownGame
from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.rules.constants import ROAD_PIECES
from stoneage_qt.games.inka.rules.places import roads_left
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.ui.words.names import (
    InkaCounts,
    arts_name,
    cards_text,
    route_name,
    tribe_name,
)
from stoneage_qt.ui.words.language import capital

translate = QCoreApplication.translate


def describe_seat(game: ShownGame, seat: int, name: str) -> str:
    """Everything that may be told about a player; the hand to whom it may be shown (V1, V2)."""
    s: State = game.state
    player = s.players[seat]
    counts = InkaCounts()
    parts = [
        counts.markers(player.markers),
        tribe_name(player.tribe),
        counts.cards(sum(player.hand)),
        counts.development_cards(len(player.cards) + len(player.new)),
        counts.open_combat(len(player.open_cards)),
        translate("InkaSeat", "{roads} on the board, route {length}").format(
            roads=counts.roads(ROAD_PIECES - roads_left(s, seat)), length=route_length(s, seat)
        ),
    ]
    parts += [capital(route_name())] if s.route == seat else []
    parts += [capital(arts_name())] if s.arts == seat else []
    if game.sees(seat) and any(player.hand):
        held = translate("InkaSeat", "in hand: {cards}").format(cards=cards_text(player.hand))
        parts.append(held)
    return translate("InkaSeat", "{name}: {facts}").format(
        name=name, facts=translate("InkaSeat", ", ").join(parts)
    )
