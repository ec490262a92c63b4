"""Paint the people one plays against: `python packaging/art/portraits.py [name-part …]`.

Writes resources/stoneage/portraits, one picture per level and style. Seeded: what has not been
changed is written again as it was.
"""

from __future__ import annotations

import sys

import portraits_animal
import portraits_book
from board_paint import Canvas, ellipse, mix, poly, pts, ribbon, smooth, stroke
from portraits_dress import (
    BONE,
    CHARCOAL,
    MOSS,
    OCHRE,
    RUST,
    band,
    beads,
    feather,
    ground,
    shoulders,
    teeth,
)
from portraits_face import (
    Build,
    beard,
    brows,
    crown,
    ears,
    eyes,
    head,
    long_hair,
    mouth,
    neck,
    nose,
    strands,
)


def child() -> Canvas:
    """A grinning child with a missing tooth and a straw in the hair."""
    c, hand = ground("child", "#f2cf9b", "#d8a765", "#a9b064")
    skin, hair, b = "#d79b68", "#6d4220", Build(0.98, 0.9, 0.25, 0.72, 0.0, 1.1, 0.7, 0.7)
    neck(c, skin, b._replace(jaw=0.1))
    shoulders(c, hand, "#c79f62", 0.72, lift=17)
    ears(c, skin, b)
    head(c, skin, b)
    eyes(c, skin, b, "#5b3a1e", 1.16)
    brows(c, hair, b)
    nose(c, skin, b)
    mouth(c, skin, b, teeth=True)
    c.fill(poly(pts("102,133 106,133 105.6,137.4 102.4,137.4")), "#5c2018")
    crown(c, hand, hair, b, 0.75, -0.5)
    for x, lean in ((70, -18), (92, -6), (118, 8), (136, 20)):
        c.fill(stroke(x, 52, x + lean, 28 + abs(lean) * 0.5, 6, 3), hair)
    for x, y in pts("74,113 80,118 86,112 116,113 122,118 127,112"):
        c.fill(ellipse(x, y, 1.2, 1.0), mix(skin, "#6b2f16", 0.6), 0.7)
    c.fill(stroke(128, 60, 168, 34, 2.4, 3), "#e0b23c")
    c.fill(
        [stroke(168 - k * 5, 34 + k * 3, 174 - k * 5, 26 + k * 3, 3) for k in range(3)], "#e8c765"
    )
    return c


def newcomer() -> Canvas:
    """Somebody on the first hunt: eager, with a stripe of ochre."""
    c, hand = ground("youth", "#cfdccb", "#9fb08a", "#7f9158")
    skin, hair, b = "#c98a58", "#2f1f16", Build(0.95, 1.0, 0.3, 0.9, 0.15, 0.5, 0.5, 0.9)
    long_hair(c, hand, hair, b, 0.15)
    shoulders(c, hand, "#8c6a3c", 0.84)
    neck(c, skin, b)
    ears(c, skin, b)
    head(c, skin, b)
    for side in (-1, 1):
        c.fill(stroke(100 + side * 14, 108, 100 + side * 35, 112, 3.6, 1), OCHRE, 0.9)
    eyes(c, skin, b, "#3d5a3a", 1.05)
    brows(c, hair, b)
    nose(c, skin, b)
    mouth(c, skin, b)
    crown(c, hand, hair, b, 0.5, 0.5)
    band(c, RUST)
    feather(c, (136, 70), (160, 24), "#e9dcc3", 6)
    beads(c, 164, (BONE, RUST), 9, 26, 12, 3.4)
    return c


def gatherer() -> Canvas:
    """A young mother with flowers in her hair, who finds what there is."""
    c, hand = ground("gatherer", "#f4d7a4", "#d3a467", "#93a052")
    skin, hair, b = "#d29a6a", "#7b4a22", Build(0.94, 1.0, 0.28, 0.84, 0.3, 0.7, 0.4, 0.75)
    long_hair(c, hand, hair, b, 0.8)
    shoulders(c, hand, "#b98950", 0.82)
    neck(c, skin, b._replace(jaw=0.2))
    head(c, skin, b)
    eyes(c, skin, b, "#54713b", 1.06)
    brows(c, hair, b)
    nose(c, skin, b)
    mouth(c, skin, b)
    crown(c, hand, hair, b, 0.35, 0.0)
    for side in (-1, 1):
        strands(c, hand, hair, [(100 + side * 46, 0), (100 + side * 52, 0)], 100, 190, 0.9)
    for k in range(9):
        x, y = 58 + 10.5 * k, 66 - 14 * (1 - ((k - 4) / 4) ** 2)
        c.fill(stroke(x - 6, y + 5, x + 5, y + 3, 4), MOSS)
        if k % 2 == 0:
            for dx, dy in pts("-4,0 4,0 0,-4 0,4"):
                c.fill(ellipse(x + dx, y + dy, 3.6, 3.6), "#e6d8ef" if k % 4 else "#e58f5a")
            c.fill(ellipse(x, y, 2.4, 2.4), "#e0b23c")
    beads(c, 166, ("#8e2f3c", "#a83f49"), 11, 28, 14, 3.8)
    return c


def woodcutter() -> Canvas:
    """A broad man with a red beard and an axe over the shoulder."""
    c, hand = ground("woodcutter", "#d9dfc4", "#8fa079", "#4f6b46")
    skin, hair, b = "#cf8f62", "#8e3f1c", Build(1.12, 1.0, 0.95, 1.2, 0.4, 0.25, 0.1, 1.3)
    c.fill(ribbon([(150, 222), (158, 130), (164, 60)], [11, 10, 9]), "#6e4a28")
    c.fill(ribbon([(148, 222), (156, 130), (162, 62)], [4, 4, 3]), "#a57a48")
    c.fill(smooth(pts("146,52 168,40 192,50 186,80 166,72 150,76")), "#6f6d6b")
    c.fill(smooth(pts("148,52 166,43 186,50 172,60 154,64"), 0.8), "#a6a39d")
    c.fill([stroke(156, 60 + 5 * k, 172, 58 + 5 * k, 2.2) for k in range(4)], "#caa878")
    shoulders(c, hand, "#7d4f2c", 1.06, "#8a6a4a")
    neck(c, skin, b)
    ears(c, skin, b)
    head(c, skin, b)
    eyes(c, skin, b, "#46606a", 0.9)
    brows(c, hair, b)
    mouth(c, skin, b)
    beard(c, hand, hair, b, 0.55)
    nose(c, skin, b)
    crown(c, hand, hair, b, 0.25, -0.3)
    return c


def hut_builder() -> Canvas:
    """A man with clay on cheek and hands' breadth of reed as a hat."""
    c, hand = ground("hut_builder", "#ecd9b6", "#c2a071", "#b58a55")
    skin, hair, b = "#b87748", "#2c1c14", Build(1.04, 1.0, 0.7, 1.1, 0.45, 0.45, 0.25, 1.1)
    shoulders(c, hand, "#a98b5d", 0.96)
    neck(c, skin, b)
    ears(c, skin, b)
    head(c, skin, b)
    c.fill(hand.blob(74, 122, 9, 6, 0.3), "#b5643c", 0.85)
    c.fill(stroke(120, 108, 136, 120, 5, 2), "#b5643c", 0.85)
    eyes(c, skin, b, "#3b2718", 0.95)
    brows(c, hair, b)
    mouth(c, skin, b, teeth=True)
    beard(c, hand, hair, b, 0.02, moustache=False)
    nose(c, skin, b)
    crown(c, hand, hair, b, 0.1, 0.0)
    c.fill(
        smooth(pts("30,76 60,58 78,34 100,26 122,34 140,58 170,76 140,76 100,68 60,76"), 0.8),
        "#8f713a",
    )
    c.fill(smooth(pts("32,74 62,58 80,36 100,28 104,66 60,73"), 0.8), "#d3b365")
    for k in range(15):
        x = 36 + 9.1 * k
        c.fill(
            stroke(100 + (x - 100) * 0.25, 32, x, 74 - 6 * (1 - abs(x - 100) / 66), 1.8),
            "#7a5f2e" if k % 2 else "#ead596",
            0.7,
        )
    band(c, RUST, 62, 42, 6, 4)
    return c


def card_collector() -> Canvas:
    """An old woman hung with shells, who has one of everything."""
    c, hand = ground("card_collector", "#e3cfd0", "#b58b83", "#8f6f64")
    skin, hair, b = "#c08a5e", "#cfc6b8", Build(0.97, 0.98, 0.4, 1.12, 0.9, 0.8, 0.3, 0.9)
    long_hair(c, hand, hair, b, 0.55)
    shoulders(c, hand, "#7a3f34", 0.86)
    neck(c, skin, b._replace(jaw=0.2))
    head(c, skin, b)
    eyes(c, skin, b, "#49606a", 0.86)
    brows(c, hair, b)
    nose(c, skin, b)
    mouth(c, skin, b)
    crown(c, hand, hair, b, 0.2, 0.0)
    band(c, OCHRE, 64)
    for k in range(7):
        x = 66 + 11.3 * k
        c.fill(ellipse(x, 67 - 4 * (1 - ((k - 3) / 3) ** 2), 3.6, 4.6), BONE)
        c.fill(stroke(x, 63, x, 71, 1), "#8c6a3c")
    for side in (-1, 1):
        c.fill(ellipse(100 + side * 42, 126, 5, 9), "#e8dcc0")
        c.fill(ellipse(100 + side * 42, 128, 2.4, 4.6), "#b4533a")
    beads(c, 160, (BONE, "#4e8c96", BONE, OCHRE), 13, 30, 12, 3.8)
    beads(c, 170, ("#b4533a", BONE), 15, 40, 22, 4.4)
    c.fill(hand.blob(100, 206, 10, 9, 0.1), "#e8dcc0")
    c.fill([stroke(100, 199, 100 + dx, 213, 1.4) for dx in (-8, -4, 0, 4, 8)], "#a58a63")
    return c


def hunter() -> Canvas:
    """A woman under a wolf's head, who would rather hunt than sow."""
    c, hand = ground("hunter", "#cfd8dc", "#8b979b", "#5f6f66")
    skin, hair, b = "#b97b4e", "#241a15", Build(0.96, 1.0, 0.45, 0.95, 0.35, -0.1, -0.5, 1.0)
    fur, pale = "#7d776c", "#c8c1b0"
    for side in (-1, 1):
        c.fill(
            smooth([(100 + side * 30, 40), (100 + side * 50, 6), (100 + side * 62, 52)], 0.5),
            mix(fur, "#20120a", 0.25),
        )
        c.fill(
            smooth([(100 + side * 38, 40), (100 + side * 49, 18), (100 + side * 55, 48)], 0.5),
            "#a58878",
        )
    c.fill(
        smooth(pts("100,20 138,34 158,74 162,130 150,196 50,196 38,130 42,74 62,34"), 0.9),
        mix(fur, "#20120a", 0.2),
    )
    for k in range(30):
        x = hand.between(42, 158)
        y = hand.between(60, 180)
        if abs(x - 100) > 42:
            c.fill(
                stroke(x, y, x + (x - 100) * 0.08, y + hand.between(14, 24), hand.between(1.6, 3)),
                pale if k % 3 == 0 else fur,
                0.7,
            )
    shoulders(c, hand, "#5b4a3a", 0.94, fur)
    neck(c, skin, b)
    head(c, skin, b)
    for side in (-1, 1):
        for k in range(2):
            c.fill(
                stroke(100 + side * 16, 108 + 6 * k, 100 + side * 34, 111 + 7 * k, 2.6, 1),
                CHARCOAL,
                0.85,
            )
    eyes(c, skin, b, "#8a6a24", 0.94)
    brows(c, hair, b)
    nose(c, skin, b)
    mouth(c, skin, b)
    c.fill(
        smooth(
            pts("56,92 58,58 78,36 100,28 122,36 142,58 144,92 130,70 116,74 100,82 84,74 70,70"),
            0.8,
        ),
        fur,
    )
    c.fill(smooth(pts("58,84 62,56 80,38 98,31 96,74 84,70 70,66"), 0.8), mix(fur, pale, 0.5), 0.8)
    c.fill(smooth(pts("86,54 100,46 114,54 110,78 100,86 90,78"), 0.8), pale)
    c.fill(smooth(pts("93,78 100,75 107,78 100,86"), 0.8), "#241a15")
    for side in (-1, 1):
        c.fill(stroke(100 + side * 14, 58, 100 + side * 26, 53, 4, side * 1.0), "#241a15")
    teeth(c, 168)
    return c


def blocker() -> Canvas:
    """A stern man with a bull's horns, who stands where others want to."""
    c, hand = ground("blocker", "#e2b98c", "#9c6b45", "#7c4c33")
    skin, hair, b = "#a9683f", "#1f1713", Build(1.1, 0.98, 1.0, 1.15, 0.5, -0.7, -0.95, 1.4)
    for side in (-1, 1):
        horn = [
            (100 + side * 34, 56),
            (100 + side * 66, 50),
            (100 + side * 82, 26),
            (100 + side * 76, 8),
        ]
        c.fill(ribbon(horn, [20, 17, 10, 2]), "#8a7a5e")
        c.fill(ribbon([(x - 2, y - 3) for x, y in horn], [9, 8, 5, 1]), BONE)
        for k in range(3):
            x, y = 100 + side * (40 + 9 * k), 54 - 1.5 * k
            c.fill(stroke(x, y - 10, x + side * 3, y + 9, 1.8), "#6b5a40", 0.7)
    shoulders(c, hand, "#4d3426", 1.1, "#5a3d2a")
    neck(c, skin, b)
    ears(c, skin, b)
    head(c, skin, b)
    c.fill(stroke(76, 74, 88, 112, 3, 2), mix(skin, "#f0c9a8", 0.7), 0.9)
    eyes(c, skin, b, "#2b1d14", 0.78)
    brows(c, hair, b)
    mouth(c, skin, b)
    beard(c, hand, hair, b, 0.22)
    nose(c, skin, b)
    crown(c, hand, hair, b, 0.05, 0.0)
    c.fill(smooth(pts("54,66 70,46 100,38 130,46 146,66 130,62 100,56 70,62"), 0.8), "#5a3d2a")
    c.fill(smooth(pts("56,64 72,47 98,40 98,56 72,60"), 0.8), "#8a6446", 0.8)
    return c


def valuer() -> Canvas:
    """A man who weighs everything, with counting cords."""
    c, hand = ground("valuer", "#d6d9c0", "#a6a57f", "#8d8a5c")
    skin, hair, b = "#c48d5d", "#54402c", Build(0.98, 1.04, 0.5, 1.05, 0.6, 0.15, 0.3, 0.9)
    shoulders(c, hand, "#8f8a6a", 0.88)
    neck(c, skin, b)
    ears(c, skin, b)
    head(c, skin, b)
    eyes(c, skin, b, "#3c5a60", 0.86)
    brows(c, hair, b)
    mouth(c, skin, b)
    beard(c, hand, hair, b, 0.3)
    nose(c, skin, b)
    crown(c, hand, hair, b, 0.0, 0.0)
    band(c, "#4e8c96", 60, 43, 7, 4)
    c.fill(ribbon([(52, 188), (100, 202), (148, 188)], [3, 3, 3]), "#6e4a28")
    for k in range(9):
        x = 60 + 10 * k
        top = 191 + 10 * (1 - ((k - 4) / 4) ** 2)
        c.fill(
            stroke(x, top, x + hand.between(-1, 1), top + 24, 2.4),
            ("#c98b2b", "#a5482a", "#e9dcc3")[k % 3],
        )
        for j in range(1 + k % 3):
            c.fill(ellipse(x, top + 7 + 6 * j, 2.7, 2.4), ("#a06c1c", "#7c331c", "#cbb893")[k % 3])
    return c


def medium() -> Canvas:
    """A weathered fisherwoman, who has seen many seasons."""
    c, hand = ground("medium", "#bcd6da", "#6f9aa3", "#4e7c86")
    skin, hair, b = "#b8794c", "#4a3426", Build(1.0, 1.0, 0.55, 1.0, 0.6, 0.3, 0.0, 1.0)
    long_hair(c, hand, hair, b, 0.5)
    shoulders(c, hand, "#476b73", 0.92)
    neck(c, skin, b)
    head(c, skin, b)
    eyes(c, skin, b, "#3f6f7a", 0.9)
    brows(c, hair, b)
    nose(c, skin, b)
    mouth(c, skin, b)
    crown(c, hand, hair, b, 0.2, 0.35)
    for side in (-1, 1):
        for k in range(6):
            x, y = 100 + side * (45 + k % 2 * 4), 108 + 13 * k
            c.fill(ellipse(x, y, 8, 8.4), mix(hair, "#160d08", 0.25))
            c.fill(ellipse(x - 2, y - 2, 5.4, 5.4), mix(hair, "#fff2d8", 0.14))
        c.fill(ribbon([(100 + side * 40, 182), (100 + side * 54, 182)], [7, 7]), RUST)
    band(c, "#e9dcc3", 63, 43, 6, 4)
    for k in range(5):
        x = 74 + 13 * k
        y = 67 - 4 * (1 - ((k - 2) / 2) ** 2)
        c.fill(
            smooth(
                [
                    (x - 6, y),
                    (x, y - 4),
                    (x + 5, y),
                    (x + 9, y - 3.4),
                    (x + 9, y + 3.4),
                    (x + 5, y),
                    (x, y + 4),
                ],
                0.7,
            ),
            "#476b73",
        )
    c.fill(ribbon([(60, 176), (100, 198), (140, 176)], [2, 2, 2]), "#3a2a1c")
    c.fill(ribbon([(100, 196), (100, 208), (94, 214), (88, 208)], [4, 4, 3.6, 1.4]), BONE)
    return c


def strong() -> Canvas:
    """The chief: a woman with antlers and a steady eye."""
    c, hand = ground("strong", "#f0b889", "#b8673f", "#8c4a30")
    skin, hair, b = "#a8683f", "#2a1a14", Build(0.98, 1.02, 0.5, 0.98, 0.45, 0.15, -0.25, 1.05)
    for side in (-1, 1):
        beam = [
            (100 + side * 24, 48),
            (100 + side * 40, 30),
            (100 + side * 60, 24),
            (100 + side * 74, 4),
        ]
        tines = [
            [(100 + side * 36, 33), (100 + side * 36, 8)],
            [(100 + side * 54, 25), (100 + side * 56, 2)],
            [(100 + side * 28, 44), (100 + side * 52, 46)],
        ]
        for line, w in [(beam, [10, 8, 7, 2]), *[(t, [7, 1.6]) for t in tines]]:
            c.fill(ribbon(line, w), "#8f7a58")
            c.fill(ribbon([(x - 1.4, y - 1.4) for x, y in line], [k * 0.45 for k in w]), BONE)
    long_hair(c, hand, hair, b, 0.9)
    shoulders(c, hand, "#7a2f24", 0.96, "#9a7a56")
    neck(c, skin, b)
    head(c, skin, b)
    c.fill(stroke(100, 60, 100, 90, 5), RUST, 0.9)
    for side in (-1, 1):
        c.fill(stroke(100 + side * 15, 110, 100 + side * 34, 106, 3.4, side * -2.0), RUST, 0.9)
        c.fill(stroke(100 + side * 15, 116, 100 + side * 32, 114, 2.6, side * -2.0), BONE, 0.9)
    eyes(c, skin, b, "#5a3a18", 0.94)
    brows(c, hair, b)
    nose(c, skin, b)
    mouth(c, skin, b)
    crown(c, hand, hair, b, 0.15, 0.0)
    band(c, "#e0b23c", 58, 42, 9, 6)
    for k in range(7):
        x = 68 + 10.6 * k
        c.fill(
            poly(
                [
                    (x - 3.4, 60 - 5 * (1 - ((k - 3) / 3) ** 2)),
                    (x, 55 - 5 * (1 - ((k - 3) / 3) ** 2)),
                    (x + 3.4, 60 - 5 * (1 - ((k - 3) / 3) ** 2)),
                    (x, 65 - 5 * (1 - ((k - 3) / 3) ** 2)),
                ]
            ),
            RUST,
        )
    teeth(c, 174, 11, 40, 18)
    return c


def expert() -> Canvas:
    """The elder: white hair, owl's feathers, and a look that has seen this position before."""
    c, hand = ground("expert", "#6f7f96", "#44506a", "#39445a")
    c.fill(ellipse(154, 40, 22, 22), "#f3e6c4", 0.9)
    c.fill(ellipse(154, 40, 32, 32), "#f3e6c4", 0.18)
    for x, y in pts("24,26 44,64 20,96 70,18 182,92 118,14 176,128 30,130"):
        c.fill(ellipse(x, y, 1.5, 1.5), "#fff6dc", 0.9)
    skin, hair, b = "#b5835a", "#e6e0d4", Build(0.96, 1.06, 0.4, 1.16, 1.0, 0.25, 0.35, 1.35)
    long_hair(c, hand, hair, b, 0.85)
    shoulders(c, hand, "#3d3a4e", 0.94, "#6d6a78")
    neck(c, skin, b)
    head(c, skin, b)
    for k in range(3):
        c.fill(ellipse(88 + 12 * k, 71 - 2 * (k == 1), 2.6, 2.6), "#4e8c96")
    eyes(c, skin, b, "#7fa6ad", 0.84)
    brows(c, hair, b)
    mouth(c, skin, b)
    beard(c, hand, hair, b, 0.95)
    nose(c, skin, b)
    crown(c, hand, hair, b, 0.0, 0.0)
    for k, (x, y) in enumerate(pts("44,38 58,16 80,4 102,0 124,6")):
        feather(c, (72 + 12 * k, 56 - 4 * (k == 2)), (x, y), ("#8a6a46", "#e9dcc3")[k % 2], 8)
    band(c, "#4e8c96", 60, 42, 10, 6)
    for k in range(5):
        x = 76 + 12 * k
        c.fill(ellipse(x, 61 - 4 * (1 - ((k - 2) / 2) ** 2), 3.4, 3.4), "#e0b23c")
    beads(c, 208, ("#4e8c96", BONE), 9, 30, 2, 3.6)
    return c


PEOPLE = {
    "random": portraits_animal.goat,
    "child": child,
    "newcomer": newcomer,
    "gatherer": gatherer,
    "woodcutter": woodcutter,
    "hut_builder": hut_builder,
    "card_collector": card_collector,
    "hunter": hunter,
    "blocker": blocker,
    "valuer": valuer,
    "medium": medium,
    "strong": strong,
    "expert": expert,
}


if __name__ == "__main__":
    portraits_book.write("stoneage", PEOPLE, sys.argv[1:])
