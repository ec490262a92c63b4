"""The text notation of actions, both ways. `decode` takes the canonical form alone."""

from typing import Final

from stoneage_qt.games.inka.rules.actions import (
    BANK,
    CITY,
    COUNTER,
    DEAL,
    DISCARD,
    FOUND,
    OFFER,
    PLAY_INVENTION,
    PLAY_MONOPOLY,
    ROAD,
    ROB,
    ROBBER,
    ROLL,
    ROUTE,
    SETTLE,
    STEAL,
    WORDS,
    Action,
)
from stoneage_qt.games.inka.rules.board import (
    CROSSINGS,
    PATHS,
    TILES,
    crossing_name,
    path_name,
    tile_name,
)
from stoneage_qt.games.inka.rules.constants import (
    FRAME,
    KIND_NAMES,
    KINDS,
    MAX_PLAYERS,
    NO_CARDS,
    Cards,
)

# No canonical action is longer; longer text is refused before it is looked at.
MAX_TEXT: Final = 200
_MOST: Final = 99
_DIE_FACES: Final = 6
_FRAME_NAME: Final = "frame"
_FOR: Final = "for"
_WITH_CARDS: Final = (BANK, ROUTE, OFFER, COUNTER)
_WITH_CROSSING: Final = (SETTLE, CITY, FOUND)
_WITH_KIND: Final = (DISCARD, STEAL, PLAY_MONOPOLY)
_WITH_SEAT: Final = (ROB, DEAL)
_WORDS: Final = {text: word for word, text in enumerate(WORDS)}
_KINDS: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}


class NotationError(ValueError):
    """Text that is not an action in canonical form."""

    def __init__(self, text: str) -> None:
        shown = text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"
        super().__init__(f"not an action: {shown!r}")
        self.text = shown


def cards_text(cards: Cards) -> str:
    """`wood=1 ore=2`."""
    return " ".join([f"{KIND_NAMES[kind]}={cards[kind]}" for kind in range(KINDS) if cards[kind]])


def encode(action: Action) -> str:
    """The action as text, e.g. `bank wood=3 for ore=1`."""
    word = action.word
    text = WORDS[word]
    if word in _WITH_CARDS:
        return f"{text} {cards_text(action.give)} {_FOR} {cards_text(action.take)}"
    if word in _WITH_CROSSING:
        return f"{text} {crossing_name(action.number)}"
    if word in _WITH_KIND:
        return f"{text} {KIND_NAMES[action.number]}"
    if word in _WITH_SEAT:
        return f"{text} {action.number}"
    if word == ROAD:
        return f"{text} {path_name(action.number)}"
    if word == ROLL:
        return f"{text} {action.number} {action.other}"
    if word == ROBBER:
        place = _FRAME_NAME if action.number == FRAME else tile_name(action.number)
        return f"{text} {place}"
    if word == PLAY_INVENTION:
        return f"{text} {cards_text(action.take)}"
    return text


def decode(text: str) -> Action:
    """The action that `text` names. Raises NotationError for anything but canonical text."""
    if len(text) > MAX_TEXT or not text.isascii():
        raise NotationError(text)
    parts = text.split(" ")
    taken = 2 if parts[0] == "play" else 1
    try:
        action = _parse(_WORDS[" ".join(parts[:taken])], parts[taken:])
    except (KeyError, IndexError, ValueError) as error:
        raise NotationError(text) from error
    if encode(action) != text:
        raise NotationError(text)
    return action


def _parse(word: int, parts: list[str]) -> Action:
    """Reads leniently; `decode` compares with the canonical form afterwards."""
    if word in _WITH_CARDS:
        middle = parts.index(_FOR)
        return Action(word, 0, 0, _cards(parts[:middle]), _cards(parts[middle + 1 :]))
    if word in _WITH_CROSSING:
        return Action(word, _number(parts[0][1:], 0, CROSSINGS - 1))
    if word in _WITH_KIND:
        return Action(word, _KINDS[parts[0]])
    if word in _WITH_SEAT:
        return Action(word, _number(parts[0], 0, MAX_PLAYERS - 1))
    if word == ROAD:
        return Action(word, _number(parts[0][1:], 0, PATHS - 1))
    if word == ROLL:
        dice = sorted([_number(parts[0], 1, _DIE_FACES), _number(parts[1], 1, _DIE_FACES)])
        return Action(word, dice[0], dice[1])
    if word == ROBBER:
        if parts[0] == _FRAME_NAME:
            return Action(word, FRAME)
        return Action(word, _number(parts[0][1:], 0, TILES - 1))
    if word == PLAY_INVENTION:
        return Action(word, 0, 0, NO_CARDS, _cards(parts))
    return Action(word)


def _number(text: str, low: int, high: int) -> int:
    if not text.isdigit() or len(text) > 2 or not low <= int(text) <= high:
        raise ValueError(text)
    return int(text)


def _cards(parts: list[str]) -> Cards:
    counts = list(NO_CARDS)
    if not parts:
        raise ValueError("no cards")
    for part in parts:
        name, number = part.split("=")
        counts[_KINDS[name]] = _number(number, 1, _MOST)
    return tuple(counts)
