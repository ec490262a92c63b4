"""The rules in our own words, searchable, with a glossary."""

from stoneage_qt.games.stoneage.ui.help.contents import TOPICS, help_topic
from stoneage_qt.ui.help.window import HelpWindow

__all__ = ["TOPICS", "HelpWindow", "help_topic"]
