"""The text notation of actions, both ways. `decode` takes the canonical form alone."""

from typing import Final

from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    FEED,
    KIND_NAMES,
    LEAVE,
    PICK,
    PLACE,
    RESOLVE,
    REWARD,
    ROLL,
    STARVE,
    TOOLS,
    Action,
)
from stoneage_qt.games.stoneage.rules.constants import (
    GOOD_NAMES,
    NO_GOODS,
    NO_PLACE,
    PLACE_NAMES,
    Goods,
)

# No canonical action is longer; longer text is refused before it is looked at.
MAX_TEXT: Final = 80
_KINDS: Final = {name: number for number, name in enumerate(KIND_NAMES)}
_PLACES: Final = {name: number for number, name in enumerate(PLACE_NAMES)}


class NotationError(ValueError):
    """Text that is not an action in canonical form."""

    def __init__(self, text: str) -> None:
        shown = text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"
        super().__init__(f"not an action: {shown!r}")
        self.text = shown


def encode(action: Action) -> str:
    """The action as text, e.g. `buy card2 wood=1 gold=1 extra`."""
    kind = action.kind
    words = [KIND_NAMES[kind]]
    if action.place != NO_PLACE:
        words.append(PLACE_NAMES[action.place])
    if kind in (PLACE, PICK, REWARD):
        words.append(str(action.number))
    words += [f"{GOOD_NAMES[good]}={n}" for good, n in enumerate(action.goods) if n]
    if action.extra:
        words.append("points" if kind == REWARD else "extra")
    words += [str(die) for die in action.dice]
    if kind == TOOLS:
        words += [str(slot) for slot in action.tools]
        words += [f"c{card + 1:02d}" for card in action.cards]
        if len(words) == 1:
            words.append("none")
    return " ".join(words)


def decode(text: str) -> Action:
    """The action that `text` names. Raises NotationError for anything but canonical text."""
    if len(text) > MAX_TEXT or not text.isascii():
        raise NotationError(text)
    words = text.split(" ")
    try:
        action = _parse(_KINDS[words[0]], words[1:])
    except (KeyError, IndexError, ValueError) as error:
        raise NotationError(text) from error
    if encode(action) != text:
        raise NotationError(text)
    return action


def _parse(kind: int, words: list[str]) -> Action:
    """Reads leniently; `decode` compares with the canonical form afterwards."""
    if kind == PLACE:
        return Action(kind, _PLACES[words[0]], _small(words[1]))
    if kind in (RESOLVE, LEAVE):
        return Action(kind, _PLACES[words[0]])
    if kind == ROLL:
        return Action(kind, dice=tuple(sorted(_die(word) for word in words)))
    if kind == TOOLS:
        if words == ["none"]:
            return Action(kind)
        slots = [int(word) for word in words if word[0] != "c"]
        cards = [_small(word[1:]) - 1 for word in words if word[0] == "c"]
        if any(not 1 <= slot <= 3 for slot in slots) or len(set(slots)) < len(slots):
            raise ValueError(words)
        if any(not 0 <= card < 36 for card in cards) or len(set(cards)) < len(cards):
            raise ValueError(words)
        return Action(kind, tools=tuple(sorted(slots)), cards=tuple(sorted(cards)))
    if kind in (BUY, BUILD):
        extra = words[-1] == "extra"
        return Action(
            kind, _PLACES[words[0]], goods=_goods(words[1:-1] if extra else words[1:]), extra=extra
        )
    if kind == PICK:
        return Action(kind, number=_die(words[0]))
    if kind in (CLAIM, FEED):
        return Action(kind, goods=_goods(words))
    if kind == STARVE:
        return Action(kind)
    points = words[-1] == "points"
    goods = _goods(words[1:-1] if points else words[1:]) if len(words) > 1 + points else NO_GOODS
    return Action(kind, number=_die(words[0]), goods=goods, extra=points)


def _small(word: str) -> int:
    if len(word) > 2:
        raise ValueError(word)
    return int(word)


def _die(word: str) -> int:
    die = _small(word)
    if not 1 <= die <= 6:
        raise ValueError(word)
    return die


def _goods(words: list[str]) -> Goods:
    counts = [0, 0, 0, 0]
    if not words:
        raise ValueError("no goods")
    for word in words:
        name, number = word.split("=")
        counts[GOOD_NAMES.index(name)] = _small(number)
    return counts[0], counts[1], counts[2], counts[3]
