"""All topics of the help on Rise of the Inkas in their order, and which belongs to what."""

from typing import Final

from stoneage_qt.games.inka.ui.help import (
    topics_building,
    topics_hidden,
    topics_tribes,
    topics_turn,
)
from stoneage_qt.ui.help.topic import Topic

TOPICS: Final[tuple[Topic, ...]] = (
    topics_turn.AIM,
    topics_turn.SETUP,
    topics_turn.TURN,
    topics_turn.YIELD,
    topics_turn.SEVEN,
    topics_hidden.HIDDEN,
    topics_building.TRADE,
    topics_building.BUILDING,
    topics_building.CARDS,
    topics_building.ADVANTAGE,
    topics_tribes.TRIBES,
    topics_tribes.END,
    topics_tribes.ASSUMED,
    topics_tribes.GLOSSARY,
)
