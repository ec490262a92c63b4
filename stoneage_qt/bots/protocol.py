"""The messages between the game and an external bot: one JSON object per line.

resources/stoneage/bots/PROTOCOL.md describes them for the authors of bots, and the file of that
name in each game's folder what a position is; this is the same in code.
"""

import hashlib
import json
from typing import Any, Final

from stoneage_qt.contract import Action, Minds, Rules, State

PROTOCOL_VERSION: Final = 1
# Longer lines are refused unread. A program may also send this many lines that are no
# answer (info, late answers) per question before it counts as flooding.
MAX_LINE: Final = 65536
MAX_CHATTER: Final = 200
_MAX_NAME: Final = 40


class ProtocolError(Exception):
    """A line that is no message of this protocol; the text says what is wrong with it."""


def hello_message(program: str, version: str) -> dict[str, Any]:
    """The first line to a program."""
    return {
        "type": "hello",
        "protocol": PROTOCOL_VERSION,
        "program": program,
        "version": version,
    }


def newgame_message(game: str, facts: dict[str, Any], seat: int) -> dict[str, Any]:
    """A game begins, or the program is to play another seat.

    game: its key. facts: `Minds.game_facts`.
    """
    return {"type": "newgame", "game": game, **facts, "seat": seat}


def decide_message(minds: Minds, s: State, seat: int, number: int, limit: float) -> dict[str, Any]:
    """A question: the position as the seat sees it, and everything it may answer."""
    view = minds.view_of(s, seat)
    return {
        "type": "decide",
        "id": number,
        "time": limit,
        "seed": _seed_of(view),
        "position": view,
        "actions": [minds.rules.encode(action) for action in minds.rules.legal_actions(s)],
    }


def _seed_of(view: dict[str, Any]) -> int:
    """The program's own luck, from nothing but what it sees.

    A number from the seed of the game would let a program find that seed, and with it the deck.
    """
    return int.from_bytes(hashlib.sha256(to_line(view)).digest()[:4], "big")


def quit_message() -> dict[str, Any]:
    """The last line to a program."""
    return {"type": "quit"}


def to_line(message: dict[str, Any]) -> bytes:
    """A message as it goes over the pipe."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def parse_line(line: bytes) -> dict[str, Any]:
    """A message from a program. Raises ProtocolError."""
    if len(line) > MAX_LINE:
        raise ProtocolError("a line too long")
    try:
        message = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise ProtocolError(f"not JSON: {_shown(line)}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise ProtocolError(f"not a message: {_shown(line)}")
    return message


def check_hello(message: dict[str, Any]) -> str:
    """The name of the program that greets. Raises ProtocolError."""
    if message["type"] != "hello":
        raise ProtocolError(f"hello expected, not {message['type'][:_MAX_NAME]}")
    if message.get("protocol") != PROTOCOL_VERSION:
        spoken = str(message.get("protocol"))[:_MAX_NAME]
        raise ProtocolError(f"speaks protocol {spoken}, not {PROTOCOL_VERSION}")
    name = message.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise ProtocolError("hello without a name")
    return name.strip()[:_MAX_NAME]


def answer_in(rules: Rules, message: dict[str, Any], number: int) -> Action | None:
    """The answer to question `number`; None for anything else that may be said.

    Raises ProtocolError where the answer is no action, or the message is of no known type.
    """
    kind = message["type"]
    if kind == "info" or (kind == "action" and message.get("id") != number):
        return None
    if kind != "action":
        raise ProtocolError(f"unknown message: {kind[:_MAX_NAME]}")
    text = message.get("action")
    if not isinstance(text, str):
        raise ProtocolError("an action must be text")
    try:
        return rules.decode(text)
    except ValueError as error:
        raise ProtocolError(str(error)) from None


def _shown(line: bytes) -> str:
    return repr(line[:60].decode("utf-8", "replace"))
