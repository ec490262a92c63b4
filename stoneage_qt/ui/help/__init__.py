"""The rules in our own words, the glossary and the sheet of keys."""

from stoneage_qt.ui.help.contents import TOPICS, help_topic
from stoneage_qt.ui.help.window import HelpWindow

__all__ = ["TOPICS", "HelpWindow", "help_topic"]
