"""The four colours of the players, with the symbols cast into their pieces."""

from collections.abc import Mapping
from typing import Final

from stoneage_qt.contract.face import Colour

_TONES: Final = (
    ("red", "handprint", "#BE3F2A", "#74210F", "#E2745A", "#FFF3E0", "#BE3F2A", "#EB7A61"),
    ("blue", "fish", "#183F72", "#0B2140", "#4A77B3", "#EAF3F7", "#183F72", "#6FA3E0"),
    # As fills, lines would vanish on limestone (green, yellow) or on charcoal (blue).
    ("green", "leaf", "#86AC46", "#46611F", "#B4D377", "#1F2C10", "#5C7F22", "#A5CC63"),
    ("yellow", "sun", "#F7D04E", "#A8791A", "#FDEBA0", "#51320B", "#B87F0C", "#F7D04E"),
)
COLOURS: Final[Mapping[str, Colour]] = {
    name: Colour(name, symbol, fill, dark, light, on, (on_light, on_dark))
    for name, symbol, fill, dark, light, on, on_light, on_dark in _TONES
}
