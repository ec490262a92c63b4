"""The theme's text is legible and the four seats can be told apart by everybody."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontDatabase, QFontInfo
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QRadioButton,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stoneage_qt.contract.face import Colour
from stoneage_qt.games import face_of
from stoneage_qt.paths import resource_path
from stoneage_qt.ui import theme as th
from stoneage_qt.ui.dialogs.settings import SCALES
from stoneage_qt.ui.panels.widgets import button, frame

pytestmark = pytest.mark.once

PLAYERS = tuple(face_of("stoneage").colours.values())
Rgb = tuple[float, float, float]

# Full-severity matrices of Machado, Oliveira and Fernandes (2009), linear RGB.
SIMULATIONS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
SURFACES = ("window", "panel", "raised", "field", "popover")
ON_SURFACES = ("text", "muted", "danger", "ok", "link", "ink")
PAIRS = [(text, ground) for text in ON_SURFACES for ground in SURFACES] + [
    ("accent_text", "accent"),
    ("accent_text", "accent_hover"),
    ("accent_text", "accent_pressed"),
    ("button_text", "button"),
    ("button_text", "button_hover"),
    ("button_text", "button_pressed"),
    ("selection_text", "selection"),
    ("tooltip_text", "tooltip"),
]


def linear(colour: str) -> Rgb:
    def channel(start: int) -> float:
        value = int(colour[start : start + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(1), channel(3), channel(5)


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def seen_lab(colour: str, simulation: str) -> Rgb:
    """CIE L*a*b* of a colour as somebody with that colour vision sees it."""
    source = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, source, strict=True))))
        for row in SIMULATIONS[simulation]
    )

    def bend(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("theme", [th.LIGHT, th.DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_contrast(theme: th.Theme, text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", [th.LIGHT, th.DARK], ids=lambda theme: theme.name)
def test_focus_ring_is_visible(theme: th.Theme) -> None:
    for ground in SURFACES:
        assert contrast(theme.focus, getattr(theme, ground)) >= 3


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_symbol_contrast_on_player_colour(player: Colour) -> None:
    assert contrast(player.on, player.fill) >= 4.5


@pytest.mark.parametrize("simulation", sorted(SIMULATIONS))
@pytest.mark.parametrize(
    ("one", "other"),
    list(itertools.combinations(PLAYERS, 2)),
    ids=lambda player: player.name,
)
def test_players_are_told_apart(one: Colour, other: Colour, simulation: str) -> None:
    first, second = seen_lab(one.fill, simulation), seen_lab(other.fill, simulation)
    distance = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
    assert distance >= 15
    assert abs(first[0] - second[0]) >= 8, "lightness must differ, not hue alone"


def test_player_names_and_symbols_differ() -> None:
    assert len({player.name for player in PLAYERS}) == 4
    assert len({player.symbol for player in PLAYERS}) == 4


@pytest.mark.parametrize("theme", [th.LIGHT, th.DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_stylesheet_is_complete(qapp: QApplication, theme: th.Theme, scale: float) -> None:
    sheet = th.stylesheet(theme, scale)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    for size in re.findall(r"font-size: (\d+)px", sheet):
        assert int(size) >= th.MIN_TEXT_PX
    for path in re.findall(r'url\("([^"]+)"\)', sheet):
        assert resource_path("icons").as_posix() in path
        assert "<svg" in Path(path).read_text(encoding="utf-8")


def test_stylesheet_parses(qapp: QApplication) -> None:
    """Qt warns of a sheet it cannot read, and a warning fails the test."""
    for theme in (th.LIGHT, th.DARK):
        label = QLabel("limestone")
        label.setStyleSheet(th.stylesheet(theme))
        label.ensurePolished()


def test_fonts_load_with_umlauts(qapp: QApplication) -> None:
    families = th.load_fonts()
    assert families == (th.HEADING_FAMILY, th.TEXT_FAMILY)
    for font in (th.heading_font(30), th.text_font(14)):
        assert QFontInfo(font).family() == font.families()[0]
        systems = QFontDatabase.writingSystems(font.families()[0])
        assert QFontDatabase.WritingSystem.Latin in systems
    assert th.text_font(5).pixelSize() == th.MIN_TEXT_PX


def test_palette_follows_the_theme() -> None:
    for theme in (th.LIGHT, th.DARK):
        made = th.palette(theme)
        assert made.window().color().name().upper() == theme.window
        assert made.text().color().name().upper() == theme.text


@pytest.mark.parametrize("scale", SCALES)
def test_what_is_round_is_round_at_every_size_of_text(qapp: QApplication, scale: float) -> None:
    """Qt draws a square where a radius is larger than half of the side."""
    qapp.setStyleSheet(th.stylesheet(th.DARK, scale))
    ground = QWidget()
    ground.setStyleSheet("background: #00ff00;")
    radio = QRadioButton("Summer", ground)
    radio.resize(radio.sizeHint())
    option = QStyleOptionButton()
    radio.initStyleOption(option)
    dot = radio.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, radio)
    _assert_round(radio, dot)
    for way in Qt.Orientation:
        slider = QSlider(way, ground)
        slider.resize(slider.sizeHint().expandedTo(QSize(100, 100)))
        slider.setValue(50)
        sliding = QStyleOptionSlider()
        slider.initStyleOption(sliding)
        knob = slider.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, sliding, QStyle.SubControl.SC_SliderHandle, slider
        )
        _assert_round(slider, knob)
    qapp.setStyleSheet("")
    ground.deleteLater()


def _assert_round(widget: QWidget, shape: QRect) -> None:
    """As high as it is wide, painted at the middle of its sides, and nothing in its corners."""
    image = widget.grab().toImage()
    empty = image.pixelColor(0, 0)
    assert shape.width() == shape.height()
    corners = (shape.topLeft(), shape.topRight(), shape.bottomLeft(), shape.bottomRight())
    assert [image.pixelColor(corner) for corner in corners] == [empty] * 4
    assert image.pixelColor(shape.left() + 1, shape.center().y()) != empty


@pytest.mark.parametrize("theme", [th.LIGHT, th.DARK], ids=lambda theme: theme.name)
def test_a_flat_button_with_the_focus_can_be_read(qtbot: QtBot, theme: th.Theme) -> None:
    """It answers to Enter then, but has none of the colour that such buttons stand on."""
    page = frame("panel")
    qtbot.addWidget(page)
    page.setStyleSheet(th.stylesheet(theme, 1.0))
    flat = button(page.close, "flat")
    flat.setText("Back")
    QVBoxLayout(page).addWidget(flat)
    page.show()
    page.activateWindow()
    flat.setFocus()
    qtbot.waitUntil(flat.isDefault)
    shown = page.grab(flat.geometry()).toImage()
    wide, high = shown.width(), shown.height()
    inks = {shown.pixelColor(x, y).name() for x in range(wide) for y in range(high)}
    ground = shown.pixelColor(wide // 2, 4).name()
    assert max(contrast(ink, ground) for ink in inks) > 4.5
