"""A player in words: for tooltips and screen readers."""

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import OVER, ShownGame
from stoneage_qt.games.stoneage.rules import standings
from stoneage_qt.games.stoneage.ui.seen import visible_cards
from stoneage_qt.games.stoneage.ui.words.help import tools_text
from stoneage_qt.games.stoneage.ui.words.names import (
    StoneAgeCounts,
    food_text,
    seat_name,
    stock_text,
)
from stoneage_qt.models.players import game_scores


def describe_seat(game: ShownGame, seat: int) -> str:
    """Everything open about a player."""
    player = game.state.players[seat]
    words = QCoreApplication.translate(
        "StoneAgeSeat",
        "{name}: {points}, {food}, {goods}, {people}, agriculture {field}, tools {tools}, "
        "{cards}, {buildings}",
    ).format(
        name=seat_name(game.seats, seat),
        points=StoneAgeCounts().points(game_scores(game)[seat]),
        food=food_text(player.food),
        goods=stock_text(player.goods),
        people=StoneAgeCounts().people(player.people),
        field=player.agriculture,
        tools=tools_text(game.state, seat),
        cards=StoneAgeCounts().cards(len(player.cards) + len(player.open_cards)),
        buildings=StoneAgeCounts().buildings(len(player.buildings)),
    )
    if player.igloos:
        with_igloos = QCoreApplication.translate("StoneAgeSeat", "{player}, {igloos}")
        words = with_igloos.format(player=words, igloos=StoneAgeCounts().igloos(len(player.igloos)))
    if game.state.actor == OVER or None in visible_cards(game, seat):
        return words
    total = StoneAgeCounts().points(standings(game.state)[seat].total)
    ending = QCoreApplication.translate("StoneAgeSeat", "{player}; if the game ended now: {points}")
    return ending.format(player=words, points=total)
