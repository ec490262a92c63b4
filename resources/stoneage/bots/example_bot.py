# ruff: noqa: INP001 - a single file to copy, not part of a package
"""A tiny bot for Stone Age: reads questions, answers with one of the actions offered.

    stoneage-qt arena gatherer --bot "python resources/stoneage/bots/example_bot.py" --games 40

Needs Python alone. resources/stoneage/bots/PROTOCOL.md explains the messages.
"""

import json
import random
import sys
from typing import Any

# What it likes, in this order; everything else is left to chance.
WISHES = ["place field", "place hut", "place toolmaker", "build", "buy", "resolve", "feed"]


def choose(question: dict[str, Any]) -> str:
    """The first wish that is on offer, else any action, drawn with the seed of the question."""
    actions: list[str] = question["actions"]
    position = question["position"]
    me = position["players"][position["seat"]]
    hungry = me["people"] > me["food"] + me["agriculture"]
    hunts = [action for action in actions if action.startswith("place hunt")]
    if hungry and hunts:
        return hunts[len(hunts) // 2]
    for wish in WISHES:
        for action in actions:
            if action.startswith(wish):
                return action
    return random.Random(question["seed"]).choice(actions)


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
