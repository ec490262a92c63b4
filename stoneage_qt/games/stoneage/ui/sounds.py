"""What is heard of a game of Stone Age."""

from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.stoneage.rules import Event
from stoneage_qt.games.stoneage.rules import events as ev

_OF_EVENT: Final = {
    ev.PLACED: "place",
    ev.RETURNED: "home",
    ev.ROLLED: "roll",
    ev.FOOD_GAINED: "food",
    ev.TOOL_GAINED: "stone",
    ev.FIELD_GAINED: "food",
    ev.PERSON_GAINED: "turn",
    ev.CARD_TAKEN: "card",
    ev.BUILT: "build",
    ev.HUNGRY: "hunger",
    ev.ANIMAL_FLED: "round",
    ev.ROUND_STARTED: "round",
    ev.GAME_OVER: "end",
}


def sounds_of(events: Sequence[Event]) -> list[str]:
    """One sound of each kind that an action's events call for."""
    return [name for name in dict.fromkeys(map(sound_of, events)) if name is not None]


def sound_of(event: Event) -> str | None:
    """The sound that goes with an event, if any."""
    if event.kind == ev.GOODS_GAINED:
        if not any(event.goods):
            return None
        return "gold" if event.goods[3] else "wood" if event.goods[0] else "stone"
    if event.kind == ev.POINTS:
        return "points" if event.amount > 0 else None
    return _OF_EVENT.get(event.kind)
