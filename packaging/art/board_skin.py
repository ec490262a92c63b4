"""The two seasons of the board: the same shapes, other pigments.

Each surface has five tones, from its deepest shade (0) to its highest light (4).
"""

from __future__ import annotations

from typing import NamedTuple

Tones = tuple[str, str, str, str, str]


class Skin(NamedTuple):
    """The pigments of one season."""

    name: str
    winter: bool
    sky: tuple[str, str, str]
    sun: str
    glow: str
    cloud: tuple[str, str]
    far: tuple[str, str, str]
    mountain: Tones
    water: Tones
    glint: str
    grass: Tones
    earth: Tones
    pine: Tones
    leaf: Tones
    rock: Tones
    clay: Tones
    rim: Tones
    stone: Tones
    hide: Tones
    wood: Tones
    grain: Tones
    shade: str
    ring: str


RUST = "#a5482a"
OCHRE = "#c98b2b"
CHARCOAL = "#2e2723"
LIMESTONE = "#e9dcc3"
GOLD = "#e0b23c"
FIRE = ("#b8401f", "#e5792b", "#f6b545", "#fff0b8")

SUMMER = Skin(
    name="summer",
    winter=False,
    sky=("#86a9b8", "#e3c9a4", "#f8c98a"),
    sun="#fff4cf",
    glow="#ffd98a",
    cloud=("#c79f95", "#ffe3b0"),
    far=("#c9b7a8", "#a3a5a3", "#7f938f"),
    mountain=("#5b5a66", "#76707a", "#9c8b84", "#d0b08f", "#f6ead9"),
    water=("#2f6470", "#3f7a86", "#569aa3", "#8cc0bd", "#f3dcae"),
    glint="#f3cf6b",
    grass=("#46592d", "#5f7235", "#7d8b40", "#a3a44d", "#cdbd63"),
    earth=("#6d4f36", "#8c6a48", "#ab875c", "#c7a577", "#dcc196"),
    pine=("#24382a", "#33502f", "#4a6a3b", "#748a48", "#b3b25f"),
    leaf=("#3d4c22", "#5a6a2c", "#7f8738", "#b0a048", "#dcbe5c"),
    rock=("#57504f", "#7b7069", "#a29586", "#c8b79f", "#eaddc2"),
    clay=("#6e3424", "#8f4529", "#b5643c", "#d08a58", "#e6b081"),
    rim=("#2c2521", "#48403a", "#655b51", "#85796a", "#b8a68a"),
    stone=("#85715a", "#ab9676", "#cbb894", "#e2d2b1", "#f5ead0"),
    hide=("#6a4a2f", "#936a41", "#bd9260", "#dcb985", "#f0d9ac"),
    wood=("#3f2c20", "#5e432e", "#815f3f", "#a98255", "#d0aa76"),
    grain=("#7d6428", "#a88732", "#cda63e", "#e6c65e", "#f6e196"),
    shade="#2c2a33",
    ring="#f3e6c8",
)

WINTER = Skin(
    name="winter",
    winter=True,
    sky=("#8fb0c6", "#d9d3cf", "#f8d9b4"),
    sun="#fffaec",
    glow="#ffe6c4",
    cloud=("#b9b3c2", "#fff0dc"),
    far=("#d3ced0", "#b4c0ca", "#93aab8"),
    mountain=("#566a80", "#7489a0", "#a3b3c2", "#dcdad8", "#fdf6ec"),
    water=("#3f6b80", "#7fadbf", "#a6cad6", "#cfe4ea", "#fbf0e0"),
    glint="#f1d27c",
    grass=("#94b0c2", "#b4cad8", "#d2e0e8", "#e9eff2", "#fdf8f0"),
    earth=("#8d8379", "#a79c90", "#c6beb4", "#dcd8d1", "#f0ece4"),
    pine=("#20343c", "#35505a", "#56707a", "#a9bfca", "#f4f4f0"),
    leaf=("#4b3f3a", "#6a5a50", "#8d7d72", "#c3c3c4", "#f4f2ee"),
    rock=("#4f5660", "#6d747c", "#949a9e", "#bfc3c4", "#f2f3f1"),
    clay=("#5d3128", "#7f4531", "#a6644a", "#c79679", "#efe6dd"),
    rim=("#272a30", "#3f4147", "#585a60", "#777a7f", "#aeb4b8"),
    stone=("#84827f", "#aaa59c", "#cfc8bb", "#e5e0d6", "#fbf8f1"),
    hide=("#5f4631", "#876444", "#b08b61", "#d6bd97", "#f7f1e6"),
    wood=("#382b24", "#544034", "#765b48", "#a08669", "#eeeae4"),
    grain=("#7a6643", "#a08553", "#c4a868", "#dcc58d", "#f3e8c9"),
    shade="#26344a",
    ring="#7d4a2c",
)
