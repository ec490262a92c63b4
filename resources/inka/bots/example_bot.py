# ruff: noqa: INP001 - a single file to copy, not part of a package
"""A tiny bot for Rise of the Inkas: reads questions, answers with one of the actions offered.

    stoneage-qt arena --game inka builder --bot "python resources/inka/bots/example_bot.py" -n 40

Needs Python alone. PROTOCOL.md beside this file explains the messages.
"""

import json
import random
import sys
from typing import Any

# What it likes, in this order; a road only while it has no place to settle.
WISHES = ["city", "settle", "found", "play", "chase", "road", "throw", "refuse", "nodeal", "buy"]
KINDS = ["wood", "stone", "wool", "potato", "ore", "fish", "coca", "feathers"]
SETTLEMENT = ["wood", "stone", "wool", "potato"]


def choose(question: dict[str, Any]) -> str:
    """The first wish that is on offer; else an exchange for what a settlement lacks, or the end."""
    actions: list[str] = question["actions"]
    position = question["position"]
    hand = dict(zip(KINDS, position["players"][position["seat"]]["hand"], strict=True))
    rng = random.Random(question["seed"])
    for wish in WISHES:
        found = [action for action in actions if action.split()[0] == wish]
        if found:
            return rng.choice(found)
    lacking = [kind for kind in SETTLEMENT if not hand[kind]]
    for action in actions:
        word, _, rest = action.partition(" ")
        given, _, taken = rest.partition(" for ")
        spare = all(kind.partition("=")[0] not in SETTLEMENT for kind in given.split())
        if word in ("bank", "route") and spare and taken.partition("=")[0] in lacking:
            return action
    return "end" if "end" in actions else rng.choice(actions)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "Example"}
        elif message["type"] == "decide":
            answer = {"type": "action", "id": message["id"], "action": choose(message)}
        elif message["type"] == "quit":
            return
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
