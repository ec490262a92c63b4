"""Learn by playing: the lesson's words and its panel."""

from stoneage_qt.ui.tutorial.panel import TutorialPanel

__all__ = ["TutorialPanel"]
