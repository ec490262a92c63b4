"""Synthesises the game's sounds: short, dry, natural. Run it to write resources/sounds/*.wav.

    python packaging/sounds.py [DIRECTORY]

Wood, stone and bone are struck bars: a handful of decaying partials and a click of noise.
Leather is noise behind a slow low-pass. Everything is seeded, so that the files are the same
whenever they are made.
"""

import math
import random
import sys
import wave
from array import array
from pathlib import Path
from typing import NamedTuple

RATE = 22_050
SOUNDS = Path(__file__).resolve().parent.parent / "resources" / "sounds"
Samples = list[float]


class Material(NamedTuple):
    """How something sounds when struck: partials (ratio, level, seconds), click level."""

    partials: tuple[tuple[float, float, float], ...]
    click: float


WOOD = Material(((1.0, 1.0, 0.055), (2.57, 0.45, 0.03), (4.95, 0.2, 0.016)), 0.5)
STONE = Material(((1.0, 1.0, 0.035), (1.83, 0.7, 0.028), (3.1, 0.5, 0.018), (5.3, 0.3, 0.01)), 0.9)
BONE = Material(((1.0, 1.0, 0.022), (2.1, 0.6, 0.015), (3.9, 0.35, 0.009)), 0.8)
GOLD = Material(((1.0, 0.8, 0.16), (2.76, 0.6, 0.11), (5.4, 0.35, 0.06), (8.9, 0.15, 0.03)), 0.3)
DRUM = Material(((1.0, 1.0, 0.12), (1.59, 0.4, 0.07), (2.14, 0.25, 0.05)), 0.25)


def strike(material: Material, pitch: float, seconds: float, rng: random.Random) -> Samples:
    """One blow on a piece of `material` whose lowest partial is `pitch` Hz."""
    out = [0.0] * int(RATE * seconds)
    for ratio, level, decay in material.partials:
        step = 2 * math.pi * pitch * ratio * rng.uniform(0.985, 1.015) / RATE
        for i in range(len(out)):
            out[i] += level * math.sin(step * i) * math.exp(-i / (RATE * decay))
    for i in range(min(len(out), RATE // 250)):
        out[i] += material.click * rng.uniform(-1, 1) * math.exp(-i / (RATE * 0.0012))
    return out


def rustle(seconds: float, softness: float, rng: random.Random) -> Samples:
    """Leather or hide: noise behind a low-pass, swelling and fading."""
    out: Samples = []
    value = 0.0
    count = int(RATE * seconds)
    for i in range(count):
        value += (rng.uniform(-1, 1) - value) * softness
        out.append(value * math.sin(math.pi * i / count) ** 2)
    return out


def horn(pitch: float, seconds: float) -> Samples:
    """A soft horn: odd partials that open slowly, a little vibrato, a long fade."""
    out: Samples = []
    phase = 0.0
    for i in range(int(RATE * seconds)):
        t = i / RATE
        phase += 2 * math.pi * pitch * (1 + 0.004 * math.sin(2 * math.pi * 4.6 * t)) / RATE
        opening = min(1.0, t / 0.25) * min(1.0, (seconds - t) / 0.7)
        tone = sum(math.sin(phase * n) * opening ** (n * 0.7) / n**1.4 for n in range(1, 8))
        out.append(tone * opening)
    return out


def mix(*layers: tuple[float, float, Samples]) -> Samples:
    """Layers as (start in seconds, level, samples) laid over each other."""
    length = max(int(start * RATE) + len(samples) for start, _, samples in layers)
    out = [0.0] * length
    for start, level, samples in layers:
        offset = int(start * RATE)
        for i, value in enumerate(samples):
            out[offset + i] += level * value
    return out


def write(path: Path, samples: Samples, peak: float) -> None:
    """16 bit mono, brought to `peak`, with a short fade so that nothing clicks at the end."""
    loudest = max(abs(value) for value in samples)
    fade = min(len(samples), RATE // 100)
    scaled = array("h")
    for i, value in enumerate(samples):
        tail = min(1.0, (len(samples) - i) / fade)
        scaled.append(round(32767 * peak * tail * value / loudest))
    if sys.byteorder == "big":
        scaled.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(scaled.tobytes())


def make(directory: Path) -> None:
    """All sounds by the name under which the program plays them."""
    rng = random.Random(2008)
    rattle = [
        (
            0.02 + 0.045 * n + rng.uniform(0, 0.02),
            rng.uniform(0.3, 0.7),
            strike(BONE, rng.uniform(900, 1700), 0.06, rng),
        )
        for n in range(9)
    ]
    landing = [
        (
            0.04 * n + rng.uniform(0, 0.02),
            0.9 - 0.15 * n,
            strike(BONE, rng.uniform(700, 1200), 0.09, rng),
        )
        for n in range(4)
    ]
    sounds: dict[str, tuple[Samples, float]] = {
        "lift": (mix((0, 1.0, rustle(0.09, 0.25, rng))), 0.25),
        "place": (mix((0, 1.0, strike(WOOD, 430, 0.2, rng))), 0.55),
        "home": (mix((0, 0.8, strike(WOOD, 300, 0.2, rng))), 0.4),
        "refuse": (
            mix((0, 1.0, strike(DRUM, 120, 0.25, rng)), (0.09, 0.8, strike(DRUM, 95, 0.3, rng))),
            0.45,
        ),
        "shake": (mix((0, 1.2, rustle(0.5, 0.12, rng)), *rattle), 0.5),
        "roll": (mix(*landing), 0.55),
        "wood": (
            mix((0, 1.0, strike(WOOD, 520, 0.2, rng)), (0.06, 0.6, strike(WOOD, 610, 0.2, rng))),
            0.45,
        ),
        "stone": (
            mix(
                (0, 1.0, strike(STONE, 1250, 0.15, rng)),
                (0.05, 0.7, strike(STONE, 1500, 0.15, rng)),
            ),
            0.45,
        ),
        "gold": (
            mix(
                (0, 1.0, strike(GOLD, 1480, 0.45, rng)), (0.07, 0.7, strike(GOLD, 1760, 0.45, rng))
            ),
            0.4,
        ),
        "food": (
            mix((0, 1.0, rustle(0.16, 0.3, rng)), (0.05, 0.4, strike(WOOD, 240, 0.15, rng))),
            0.4,
        ),
        "card": (
            mix((0, 1.0, rustle(0.2, 0.5, rng)), (0.15, 0.4, strike(WOOD, 700, 0.1, rng))),
            0.4,
        ),
        "build": (
            mix(
                (0, 1.0, strike(WOOD, 260, 0.3, rng)),
                (0.11, 0.9, strike(STONE, 800, 0.2, rng)),
                (0.2, 1.0, strike(WOOD, 330, 0.3, rng)),
            ),
            0.6,
        ),
        "points": (mix((0, 1.0, strike(STONE, 950, 0.1, rng))), 0.3),
        "hunger": (
            mix((0, 1.0, strike(DRUM, 82, 0.5, rng)), (0.22, 1.0, strike(DRUM, 73, 0.6, rng))),
            0.6,
        ),
        "turn": (
            mix((0, 1.0, strike(DRUM, 196, 0.3, rng)), (0.12, 0.7, strike(DRUM, 262, 0.35, rng))),
            0.35,
        ),
        "round": (
            mix(
                *(
                    (0.14 * n, 1.0, strike(DRUM, pitch, 0.4, rng))
                    for n, pitch in enumerate((98, 98, 147))
                )
            ),
            0.5,
        ),
        "end": (
            mix((0, 0.8, horn(110, 2.2)), (0.5, 0.6, horn(165, 1.9)), (0.9, 0.5, horn(220, 1.7))),
            0.6,
        ),
    }
    directory.mkdir(parents=True, exist_ok=True)
    for name, (samples, peak) in sounds.items():
        write(directory / f"{name}.wav", samples, peak)


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else SOUNDS)
