"""All topics of the help in their order, and which one belongs to a place of the board."""

from typing import Final

from stoneage_qt.games.stoneage.rules.constants import ANIMAL, BUILDING1, CARD1, IGLOO1, RIVER
from stoneage_qt.games.stoneage.ui.help import topics_more, topics_round, topics_table

_CONTEXT: Final = "StoneAgeRules"
TOPICS: Final = tuple(
    topic._replace(context=_CONTEXT)
    for topic in (
        topics_round.AIM,
        topics_round.SETUP,
        topics_round.PLACING,
        topics_round.ACTIONS,
        topics_round.GATHERING,
        topics_round.VILLAGE,
        topics_round.TOOLS,
        topics_table.CARDS,
        topics_table.BUILDINGS,
        topics_table.FEEDING,
        topics_table.END,
        topics_table.SCORING,
        topics_more.WINTER,
        topics_more.EDITIONS,
        topics_more.RULINGS,
        topics_more.GLOSSARY,
    )
)


def help_topic(place: int) -> str:
    """The topic on a place."""
    if place <= RIVER:
        return topics_round.GATHERING.key
    if place < CARD1:
        return topics_round.VILLAGE.key
    if place < BUILDING1:
        return topics_table.CARDS.key
    if place < IGLOO1:
        return topics_table.BUILDINGS.key
    assert place <= ANIMAL
    return topics_more.WINTER.key
