"""The four colours of the players, with the symbols on their roofs."""

from collections.abc import Mapping
from typing import Final

from stoneage_qt.contract.face import Colour

_TONES: Final = (
    ("red", "condor", "#A8322B", "#6E1710", "#E07A6C", "#FFF1E4", "#A8322B", "#EB8575"),
    # As fills, lines would vanish on limestone (orange) or on charcoal (blue).
    ("orange", "sun", "#E8A33D", "#8A4A08", "#FFD08A", "#42240A", "#C77A0E", "#F5B85C"),
    ("blue", "fish", "#2F5F93", "#12305C", "#7FA9DC", "#EEF5FB", "#1F4A7C", "#7FB0E4"),
    ("grey", "puma", "#8C8A88", "#33312F", "#D8D4CE", "#201E1C", "#4E4B48", "#D2CEC8"),
)
COLOURS: Final[Mapping[str, Colour]] = {
    name: Colour(name, symbol, fill, dark, light, on, (on_light, on_dark))
    for name, symbol, fill, dark, light, on, on_light, on_dark in _TONES
}
