"""Learn by playing: the lesson's words and its panel."""

from stoneage_qt.games.stoneage.ui.tutorial.panel import TutorialPanel

__all__ = ["TutorialPanel"]
