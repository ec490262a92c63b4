"""The goat of the village and the llama of the mountains, which go wherever they like."""

from __future__ import annotations

from board_paint import Canvas, Hand, ellipse, mix, poly, pts, ribbon, smooth, stroke


def goat() -> Canvas:
    """Chewing, with a twig in its mouth."""
    c, hand = Canvas(200, 220), Hand("goat")
    c.fill(poly(pts("0,0 200,0 200,220 0,220")), "#cfe0d2")
    c.fill(ellipse(60, 60, 120, 84), "#f2f0d8", 0.6)
    c.fill(smooth(pts("-10,150 50,130 110,146 160,126 212,150 212,232 -10,232"), 0.9), "#9cab5c")
    c.fill(smooth(pts("-10,186 60,170 130,186 212,170 212,232 -10,232"), 0.9), "#7d9147")
    coat, dark, pale = "#c9b08a", "#7a5c3e", "#efe2c6"
    for side in (-1, 1):
        horn = [
            (100 + side * 14, 52),
            (100 + side * 24, 22),
            (100 + side * 46, 8),
            (100 + side * 64, 16),
        ]
        c.fill(ribbon(horn, [15, 13, 9, 2]), "#6d6152")
        c.fill(ribbon([(x - 2, y - 2) for x, y in horn], [6, 5, 4, 1]), "#a89a80")
        for k in range(5):
            x, y = 100 + side * (17 + 6 * k), 42 - 7.6 * k
            c.fill(stroke(x - 7, y, x + 7, y - 3, 1.6), "#4d4338", 0.7)
        ear = [
            (100 + side * 30, 76),
            (100 + side * 56, 74),
            (100 + side * 78, 92),
            (100 + side * 58, 98),
            (100 + side * 34, 94),
        ]
        c.fill(smooth(ear), mix(coat, dark, 0.35))
        c.fill(
            smooth([(x * 0.86 + (100 + side * 50) * 0.14, y + 2) for x, y in ear]), "#d9a48c", 0.6
        )
    c.fill(smooth(pts("48,232 58,170 84,140 116,140 142,170 152,232"), 0.9), mix(coat, dark, 0.2))
    for _ in range(40):
        x, y = hand.between(56, 144), hand.between(150, 206)
        c.fill(
            stroke(x, y, x + hand.between(-5, 5), y + 18, hand.between(1.4, 2.6)),
            pale if hand.between(0, 1) > 0.5 else dark,
            0.4,
        )
    face = pts(
        "100,40 124,50 134,80 128,116 122,144 112,160 100,164 88,160 78,144 72,116 66,80 76,50"
    )
    c.fill(smooth(face), coat)
    c.fill(
        smooth(pts("108,46 124,52 134,80 128,116 122,144 112,158 106,120 112,84"), 0.9),
        mix(coat, dark, 0.5),
        0.6,
    )
    c.fill(smooth(pts("92,52 108,52 106,110 112,140 100,146 88,140 94,110"), 0.9), pale, 0.85)
    for side in (-1, 1):
        x = 100 + side * 25
        c.fill(ellipse(x, 88, 10, 8.4), mix(coat, dark, 0.6))
        c.fill(ellipse(x, 88, 8, 6.8), "#e3b94a")
        c.fill(
            smooth([(x - 5.6, 86.4), (x + 5.6, 86.4), (x + 5.6, 89.6), (x - 5.6, 89.6)], 0.5),
            "#1b120d",
        )
        c.fill(ellipse(x - 2, 85.4, 1.5, 1.2), "#ffffff", 0.9)
        c.fill(stroke(x - 11, 84, x + 11, 84, 2.4, -6), mix(coat, dark, 0.8))
        c.fill(ellipse(100 + side * 8, 143, 3.6, 2.2), "#4d3226")
    c.fill(ellipse(100, 146, 15, 9), "#b98a78", 0.5)
    c.fill(stroke(86, 152, 114, 153, 2, 4), "#4d3226")
    for k in range(9):
        x = 88 + 3 * k
        c.fill(
            stroke(x, 160, 100 + (x - 100) * 0.5, 196 - abs(x - 100), 3, (x - 100) * 0.2),
            pale if k % 2 else mix(coat, dark, 0.3),
        )
    c.fill(ribbon(pts("110,153 136,158 158,148"), [2.4, 2.2, 1.4]), "#6e4a28")
    for x, y, dx, dy in ((138, 157, 8, -13), (146, 154, 12, 8), (157, 148, 15, -8)):
        c.fill(stroke(x, y, x + dx, y + dy, 7, 2), "#6e8f3a")
    for x in (78, 88, 98, 108):
        c.fill(stroke(x, 46, x + hand.between(-6, 6), 66, 5, 2), dark, 0.9)
    return c


def llama() -> Canvas:
    """With tassels in its ears, looking down its nose."""
    c, hand = Canvas(200, 220), Hand("llama")
    c.fill(poly(pts("0,0 200,0 200,220 0,220")), "#bfdde6")
    c.fill(ellipse(60, 56, 120, 80), "#f4f1dc", 0.6)
    for x, top in ((24, 92), (170, 76)):
        c.fill(poly([(x - 66, 176), (x, top), (x + 66, 176)]), "#8f93a0")
        c.fill(
            poly([(x, top), (x + 13, top + 22), (x + 2, top + 18), (x - 12, top + 23)]), "#f1f3f2"
        )
    c.fill(smooth(pts("-10,160 60,148 130,162 212,148 212,232 -10,232"), 0.9), "#b9b45a")
    wool, shade, pale = "#e4d6bd", "#a58e6e", "#f8f1e2"
    for side in (-1, 1):
        ear = [
            (100 + side * 16, 50),
            (100 + side * 20, 22),
            (100 + side * 34, 4),
            (100 + side * 38, 30),
            (100 + side * 30, 54),
        ]
        c.fill(smooth(ear, 0.8), shade if side > 0 else wool)
        c.fill(stroke(100 + side * 26, 46, 100 + side * 33, 14, 5), "#d9a48c", 0.7)
        c.fill(
            [stroke(100 + side * 37, 30, 100 + side * (39 + 3 * k), 54, 3) for k in range(3)],
            ("#a8322b", "#e0b23c")[side > 0],
        )
    for k in range(60):
        x, y = hand.between(58, 142), hand.between(138, 214)
        tone = (wool, pale, "#d6c5a6")[k % 3] if x < 104 else (wool, "#c4b08d")[k % 2]
        c.fill(hand.blob(x, y, 15, 13, 0.2), tone)
    c.fill(
        smooth(
            pts(
                "100,34 128,46 136,74 126,104 124,128 114,146 100,150 86,146 76,128 74,104 64,74 72,46"
            ),
            0.9,
        ),
        wool,
    )
    c.fill(
        smooth(pts("108,38 128,48 136,74 126,104 124,128 114,144 108,110 114,76"), 0.9), shade, 0.5
    )
    c.fill(smooth(pts("86,96 100,90 114,96 118,124 112,142 100,146 88,142 82,124"), 0.9), pale)
    for k in range(16):
        x = 70 + 4 * k
        c.fill(
            hand.blob(x, 44 - 10 * (1 - ((k - 7.5) / 8) ** 2), 9, 11, 0.22),
            (wool, pale)[k % 2] if x < 106 else (wool, "#c9b693")[k % 2],
        )
    for side in (-1, 1):
        x = 100 + side * 27
        c.fill(ellipse(x, 80, 9, 8), "#7a6448")
        c.fill(ellipse(x, 80, 7, 6.6), "#241812")
        c.fill(ellipse(x - 2, 77.6, 2, 1.8), "#ffffff", 0.9)
        c.fill(stroke(x - 11, 75, x + 11, 76, 3.4, -5), "#7a6448")
        c.fill(
            [stroke(x + side * 6, 76 + 2 * k, x + side * 14, 74 + 3 * k, 1.4) for k in range(3)],
            "#3a2a1c",
        )
        c.fill(stroke(100 + side * 3, 122, 100 + side * 10, 117, 3.2), "#5a4434")
    c.fill(stroke(100, 124, 100, 132, 1.8), "#5a4434")
    c.fill(stroke(86, 134, 114, 133, 2.2, 3), "#5a4434")
    c.fill(ribbon(pts("60,172 100,188 140,172"), [9, 10, 9]), "#a8322b")
    for k in range(9):
        x = 66 + 8.5 * k
        y = 174 + 12 * (1 - ((k - 4) / 4) ** 2)
        c.fill(poly([(x - 3.4, y), (x, y - 3.4), (x + 3.4, y), (x, y + 3.4)]), "#e0b23c")
    return c
