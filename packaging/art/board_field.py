"""The field with its furrows; in winter the pen with its goats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board_fauna import GOAT, beast
from board_flora import shadow
from board_paint import (
    Canvas,
    Hand,
    Marks,
    ellipse,
    mix,
    smooth,
    stroke,
)
from board_skin import CHARCOAL, OCHRE, RUST

from stoneage_qt.games.stoneage.ui.board.layout import FURROWS, Rect

if TYPE_CHECKING:
    from board_skin import Skin


def field(c: Canvas, s: Skin) -> None:
    """The field: eleven furrows from bare soil to ripe grain (winter: a pen with its goats)."""
    h = Hand("field")
    dark, low, middle, high, light = s.earth
    x0, x1 = FURROWS[0].x, FURROWS[-1].right
    y0, y1 = FURROWS[0].y, FURROWS[0].bottom
    c.fill(
        smooth(
            [
                (x0 - 20, y0 - 2),
                (x0 + 60, y0 - 12),
                (x1 - 80, y0 - 13),
                (x1 + 12, y0 - 5),
                (x1 + 18, y0 + 50),
                (x1 + 10, y1 + 9),
                (x0 + 200, y1 + 12),
                (x0 - 14, y1 + 8),
                (x0 - 24, y0 + 50),
            ],
            tension=0.45,
        ),
        mix(low, s.grass[1], 0.35),
        0.85,
    )
    c.fill(
        smooth(
            [
                (x0 - 10, y0 - 2),
                (x0 + 60, y0 - 7),
                (x1 - 60, y0 - 8),
                (x1 + 7, y0 - 3),
                (x1 + 10, y0 + 50),
                (x1 + 6, y1 + 5),
                (x0 + 200, y1 + 7),
                (x0 - 8, y1 + 4),
                (x0 - 12, y0 + 50),
            ],
            tension=0.4,
        ),
        dark if not s.winter else low,
    )
    for i, f in enumerate(FURROWS):
        ripe = i / 10
        soil = (
            mix(mix(low, dark, 0.1), s.grain[0], ripe * 0.35)
            if not s.winter
            else mix(s.grass[2], s.grain[2], ripe * 0.6)
        )
        ridge = (
            mix(mix(middle, low, 0.3), s.grain[1], ripe * 0.45)
            if not s.winter
            else mix(s.grass[4], s.grain[3], ripe * 0.6)
        )
        for inset, colour in (
            (0.0, soil),
            (5.0, ridge),
            (10.0, mix(ridge, high if not s.winter else light, 0.35)),
        ):
            edge = [
                (f.x + inset, f.y + inset * 0.5),
                (f.center.x, f.y - 1.5 + inset * 0.4),
                (f.right - inset * 1.3, f.y + inset * 0.5),
                (f.right - inset * 1.3, f.center.y),
                (f.right - inset * 1.3, f.bottom - inset * 0.4),
                (f.center.x, f.bottom + 1.5 - inset * 0.4),
                (f.x + inset, f.bottom - inset * 0.4),
                (f.x + inset, f.center.y),
            ]
            c.fill(smooth([(h.near(x, 0.7), y) for x, y in edge], tension=0.4), colour)
        marks = Marks()
        for _ in range(9):
            px, py = h.between(f.x + 5, f.right - 8), h.between(f.y + 6, f.bottom - 6)
            marks.add(
                stroke(px, py, px + h.between(3, 8), py + h.near(0, 1), 1.0),
                h.rng.choice((soil, light)),
                0.4,
            )
        c.marks(marks)
        if s.winter:
            _hay(c, s, h, f, ripe)
        else:
            _crop(c, s, h, f, ripe)
    if s.winter:
        _pen(c, s, h, x0, x1, y0, y1)
    else:
        _sheaves(c, s, h)


def _crop(c: Canvas, s: Skin, h: Hand, furrow: Rect, ripe: float) -> None:
    """What grows on a furrow: the further along the track, the taller and the more golden."""
    if ripe == 0:
        return
    leaf, ear = Marks(), Marks()
    stalk = mix(s.grass[1], s.grain[1], max(0.0, ripe * 1.5 - 0.5))
    for row in range(8):
        y = furrow.y + 7 + row * 12.2
        for k in range(5):
            x = furrow.x + 5 + k * 6.6 + h.near(0, 1.4)
            tall = 5 + 13 * ripe * h.between(0.8, 1.1)
            lean = h.near(0, 2)
            leaf.add(
                stroke(x, y, x + lean, y - tall, 1.5),
                h.rng.choice((stalk, mix(stalk, s.grass[3], 0.4))),
            )
            if ripe < 0.7:
                leaf.add(
                    stroke(x, y - 1, x + h.rng.choice((-1, 1)) * tall * 0.5, y - tall * 0.7, 1.2),
                    mix(s.grass[2], s.grass[3], h.rng.choice((0, 0.5, 1))),
                )
            if ripe > 0.4:
                ear.add(
                    stroke(x + lean * 0.6, y - tall * 0.5, x + lean * 1.3, y - tall * 1.12, 2.3),
                    s.grain[h.rng.choice((2, 3, 3, 4)) if ripe > 0.65 else 2],
                )
    c.marks(leaf)
    c.marks(ear)


def _hay(c: Canvas, s: Skin, h: Hand, furrow: Rect, ripe: float) -> None:
    """Straw on the snow of the pen: the further along the track, the thicker it lies."""
    straw = Marks()
    for _ in range(round(6 + 60 * ripe)):
        x, y = h.between(furrow.x + 4, furrow.right - 5), h.between(furrow.y + 4, furrow.bottom - 4)
        turn = h.between(-0.7, 0.7)
        length = h.between(5, 10)
        straw.add(
            stroke(
                x - length / 2, y - turn * length / 2, x + length / 2, y + turn * length / 2, 1.1
            ),
            s.grain[h.rng.choice((1, 2, 2, 3))],
            0.8,
        )
    c.marks(straw)


def _sheaves(c: Canvas, s: Skin, h: Hand) -> None:
    """Bound sheaves and a basket of grain beside the field."""
    for x, y, k in ((514, 592, 1.0), (556, 598, 0.86)):
        shadow(c, s, x, y + 12 * k, 18 * k, 5 * k, 0.35)
        marks = Marks()
        for i in range(17):
            a = (i - 8) / 8
            marks.add(
                stroke(x + a * 9 * k, y + 13 * k, x - a * 2 * k, y - 4 * k, 1.6 * k),
                s.grain[1 + i % 3],
            )
        for i in range(17):
            a = (i - 8) / 8
            marks.add(
                stroke(x + a * 3 * k, y - 2 * k, x + a * 14 * k, y - (22 - 7 * a * a) * k, 1.9 * k),
                s.grain[1 + (i * 2) % 4],
            )
        c.marks(marks)
        c.fill(stroke(x - 6 * k, y - 1 * k, x + 6 * k, y - 1 * k, 2.6 * k, 1.5), s.wood[1])
    del h


def _pen(c: Canvas, s: Skin, h: Hand, x0: float, x1: float, y0: float, y1: float) -> None:
    """A hurdle fence around the livestock, and the goats."""

    def fence(ax: float, bx: float, y: float) -> None:
        for dy in (-14, -7):
            c.fill(stroke(ax - 4, y + dy, bx + 4, y + dy + h.near(0, 1), 1.7), s.wood[2])
        x = ax
        while x <= bx:
            c.fill(stroke(x, y + 2, h.near(x, 1), y - 20, 2.2), s.wood[1])
            c.fill(ellipse(x, y - 19, 2.2, 1.4), s.grass[4])
            x += 27
        c.fill(stroke(ax, y - 15.4, bx, y - 15.4, 1.0), s.grass[4])

    fence(x0 - 12, x1 + 12, y0 - 1)
    fence(x0 - 14, x1 + 14, y1 + 10)
    beast(c, s, "goat1", GOAT, 512, 606, 0.9, mix(OCHRE, RUST, 0.3))
    beast(c, s, "goat2", GOAT, 558, 612, 0.74, mix(RUST, CHARCOAL, 0.3), right=True)
    beast(c, s, "goat3", GOAT, 556, 584, 0.6, mix(OCHRE, s.hide[3], 0.4))
