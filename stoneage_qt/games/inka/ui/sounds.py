"""What is heard of a game of Rise of the Inkas."""

from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.inka.rules import Event
from stoneage_qt.games.inka.rules import events as ev

_OF_EVENT: Final = {
    ev.DICE: "roll",
    ev.GAIN: "food",
    ev.DISCARD: "refuse",
    ev.ROBBER: "shake",
    ev.ROBBED: "card",
    ev.ROAD: "stone",
    ev.BUILT: "build",
    ev.OVERBUILT: "stone",
    ev.BOUGHT: "card",
    ev.PLAYED: "card",
    ev.EXCHANGE: "gold",
    ev.OFFER: "turn",
    ev.DEAL: "gold",
    ev.ROUTE: "points",
    ev.ARTS: "points",
    ev.DECLINE: "hunger",
    ev.FOUNDED: "build",
    ev.ROUND: "round",
    ev.WON: "end",
    ev.CAPPED: "end",
}


def sounds_of(events: Sequence[Event]) -> list[str]:
    """One sound of each kind that an action's events call for."""
    found = (_OF_EVENT.get(event.kind) for event in events)
    return [name for name in dict.fromkeys(found) if name is not None]
