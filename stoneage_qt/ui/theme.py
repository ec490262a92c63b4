"""Colours, fonts and the style sheet of the whole window, in light and in dark.

The palette carries the names of the art direction, so that painted art and
widgets share one set of colours. Everything else asks for a *role* of a
:class:`Theme` (``panel``, ``accent`` …), never for a palette colour by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from string import Template
from typing import Final, NamedTuple

import font_amatic_sc
import font_source_sans_pro
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from stoneage_qt.paths import resource_path
from stoneage_qt.ui.art.qss import QSS
from stoneage_qt.ui.keyboard_focus import BY_KEYBOARD

LIMESTONE: Final = "#E9DCC3"
HIDE: Final = "#D9BC8C"
OCHRE: Final = "#C98B2B"
RUST: Final = "#A5482A"
CHARCOAL: Final = "#2E2723"
MOSS: Final = "#6E7F3A"
PINE: Final = "#3F5B3A"
RIVER: Final = "#4E8C96"
DUSK_SKY: Final = ("#F2C48D", "#9FB9C2")
ICE: Final = "#BFD9E2"

GOODS: Final = ("wood", "brick", "stone", "gold")

HEADING_FAMILY: Final = "Amatic SC"
TEXT_FAMILY: Final = "Source Sans Pro"
MIN_TEXT_PX: Final = 11


class Theme(NamedTuple):
    """The roles of one colour scheme; every value is ``#RRGGBB``.

    ``*_text`` belongs on the role it is named after; ``text``, ``muted``,
    ``danger``, ``ok`` and ``link`` are legible on window, panel, raised, field
    and popover.
    """

    name: str
    window: str
    panel: str
    raised: str
    field: str
    popover: str
    text: str
    muted: str
    disabled: str
    accent: str
    accent_hover: str
    accent_pressed: str
    accent_text: str
    button: str
    button_hover: str
    button_pressed: str
    button_text: str
    border: str
    border_strong: str
    focus: str
    danger: str
    ok: str
    link: str
    selection: str
    selection_text: str
    tooltip: str
    tooltip_text: str
    scroll: str
    ink: str

    @property
    def dark(self) -> bool:
        """Whether this is the night scheme."""
        return self.name == "dark"

    def colour(self, role: str) -> QColor:
        """The colour of a role as ``QColor``."""
        return QColor(getattr(self, role))


LIGHT: Final = Theme(
    name="light",
    window=LIMESTONE,
    panel="#F2E8D5",
    raised="#FAF3E4",
    field="#FDF9EF",
    popover="#FBF5E8",
    text=CHARCOAL,
    muted="#65574A",
    disabled="#9C8C78",
    accent=RUST,
    accent_hover="#B65433",
    accent_pressed="#8A3A20",
    accent_text="#FFF8EC",
    button="#E2CBA2",
    button_hover="#EBD8B5",
    button_pressed="#D2B584",
    button_text=CHARCOAL,
    border="#CDB68F",
    border_strong="#A98C60",
    focus="#8F5E12",
    danger="#98301C",
    ok="#4C5C22",
    link="#8C3A1E",
    selection="#E6C68B",
    selection_text=CHARCOAL,
    tooltip="#FBF5E8",
    tooltip_text=CHARCOAL,
    scroll="#BFA67C",
    ink=CHARCOAL,
)

DARK: Final = Theme(
    name="dark",
    window="#211C19",
    panel="#2B2521",
    raised="#372F2A",
    field="#1B1714",
    popover="#3B332D",
    text="#F0E5D0",
    muted="#BDAE98",
    disabled="#7E7263",
    accent="#DE9A3C",
    accent_hover="#EBAE58",
    accent_pressed="#C58328",
    accent_text="#241B14",
    button="#463B33",
    button_hover="#55483E",
    button_pressed="#352C26",
    button_text="#F0E5D0",
    border="#51453B",
    border_strong="#7A6857",
    focus="#F0B65C",
    danger="#F0957A",
    ok="#B4C878",
    link="#EBB062",
    selection="#6E4A22",
    selection_text="#FBF1DE",
    tooltip="#3B332D",
    tooltip_text="#F0E5D0",
    scroll="#6B5B4D",
    ink="#EADFCA",
)


class Families(NamedTuple):
    """The font families that :func:`load_fonts` made available."""

    heading: str
    text: str


_TEXT_FACES: Final = ("", "It", "Semibold", "Bold", "BoldIt", "Black")


def load_fonts() -> Families:
    """Register both families with Qt; call once, after the application exists.

    A font file that Qt refuses only costs its looks: Qt then takes the next
    family of the list, so the window still works.
    """
    QFontDatabase.addApplicationFont(font_amatic_sc.font_files["AmaticSCBold"])
    for face in _TEXT_FACES:
        QFontDatabase.addApplicationFont(
            font_source_sans_pro.font_files_ttf[f"SourceSansPro{face}"]
        )
    known = set(QFontDatabase.families())
    fallback = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return Families(
        HEADING_FAMILY if HEADING_FAMILY in known else fallback,
        TEXT_FAMILY if TEXT_FAMILY in known else fallback,
    )


def heading_font(px: float) -> QFont:
    """Hand-drawn capitals; narrow, so give it about 1.6 times the text size."""
    font = QFont([HEADING_FAMILY, TEXT_FAMILY])
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(max(MIN_TEXT_PX, round(px)))
    return font


def text_font(px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The face of running text and numbers, never below the legible minimum."""
    font = QFont([TEXT_FAMILY])
    font.setWeight(weight)
    font.setPixelSize(max(MIN_TEXT_PX, round(px)))
    return font


def palette(theme: Theme) -> QPalette:
    """The widget palette of a theme, for whatever a style sheet does not reach."""
    result = QPalette()
    role = QPalette.ColorRole
    pairs = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.field,
        role.AlternateBase: theme.panel,
        role.Text: theme.text,
        role.Button: theme.button,
        role.ButtonText: theme.button_text,
        role.BrightText: theme.danger,
        role.Highlight: theme.selection,
        role.HighlightedText: theme.selection_text,
        role.ToolTipBase: theme.tooltip,
        role.ToolTipText: theme.tooltip_text,
        role.PlaceholderText: theme.muted,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.Light: theme.raised,
        role.Midlight: theme.panel,
        role.Mid: theme.border,
        role.Dark: theme.border_strong,
        role.Shadow: CHARCOAL,
    }
    for key, value in pairs.items():
        result.setColor(key, QColor(value))
    for key in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, key, QColor(theme.disabled))
    return result


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet of the whole application at a text scale (1.0 = 100 %)."""

    def px(n: int) -> int:
        return max(1, round(n * scale))

    sizes = {f"px{n}": px(n) for n in _QSS_SIZES} | _round_sizes(px)
    marks = {
        f"mark_{mark}": resource_path(f"icons/qss/{mark}_{theme.name}.svg").as_posix()
        for mark in QSS_MARKS
    }
    return Template(QSS).substitute(
        theme._asdict(),
        **{name: f"{size}px" for name, size in sizes.items()},
        **marks,
        heading=HEADING_FAMILY,
        body=TEXT_FAMILY,
        by_keyboard=f'[{BY_KEYBOARD}="true"]',
    )


def _round_sizes(px: Callable[[int], int]) -> dict[str, int]:
    """Radii of what is round, and a knob as high as it is wide.

    Qt draws sharp corners where a radius is more than half of the side, and sizes are rounded
    one by one: a radius has to follow from the sizes as they came out.
    """
    groove, knob = px(6), px(16) + 2 * px(2)
    knob += (knob - groove) % 2  # it stands out of its groove as far on both sides
    return {
        "radio_radius": (px(18) + 2 * px(2)) // 2,
        "groove_radius": groove // 2,
        "knob_side": knob - 2 * px(2),
        "knob_out": (knob - groove) // 2,
        "knob_radius": knob // 2,
        "progress_radius": px(10) // 2,
        "scroll_radius": (px(12) - 2 * px(2)) // 2,
    }


_QSS_SIZES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 24, 26, 30, 40, 52)
QSS_MARKS: Final = ("check", "dot", "down", "up", "right", "grip")
