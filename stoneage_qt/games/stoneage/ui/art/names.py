"""The vocabulary of the art that is asked for by name: pieces and icons."""

from __future__ import annotations

from typing import Final

from stoneage_qt.games.stoneage.ui.colours import COLOURS
from stoneage_qt.ui.theme import GOODS

DICE: Final = tuple(f"pieces/die_{pips}" for pips in range(1, 7))
TOOLS: Final = tuple(f"pieces/tool_{value}" for value in range(1, 5))
FOODS: Final = ("pieces/food", "pieces/food_fish", "pieces/food_berries")
MEEPLES: Final = tuple(f"pieces/meeple_{colour}" for colour in COLOURS)
SCORE_MARKERS: Final = tuple(f"pieces/score_{colour}" for colour in COLOURS)
FIELD_MARKERS: Final = tuple(f"pieces/agriculture_{colour}" for colour in COLOURS)
WARES: Final = tuple(f"pieces/{good}" for good in GOODS)

PIECES: Final = (
    *MEEPLES,
    *SCORE_MARKERS,
    *FIELD_MARKERS,
    "pieces/start_player",
    "pieces/shadow",
    *TOOLS,
    *WARES,
    *FOODS,
    "pieces/hunger",
    "cards/livestock",
    *DICE,
    "pieces/ring_legal",
    "pieces/ring_hover",
    "pieces/closed",
    "pieces/caption",
    "pieces/card_back",
    "pieces/building_back",
)

ICONS: Final = (
    "new", "open", "save", "export", "copy", "undo", "redo", "rematch", "branch",
    "hint", "demo", "dice", "play", "pause", "replay", "step", "back", "first", "last", "speed",
    "log", "moves", "review", "graph", "statistics", "library", "trophy", "star", "hourglass",
    "settings", "season", "sound_on", "keyboard",
    "zoom_in", "zoom_out", "zoom_fit", "full_screen", "help", "info", "warning", "trash",
    "person", "peek", "close",
)  # fmt: skip
