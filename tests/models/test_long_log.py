"""A file may hold far more actions than anybody plays: the lists of them stay short."""

from collections.abc import Sequence
from typing import Any

from pytestqt.qtbot import QtBot

from stoneage_qt.contract.face import Line
from stoneage_qt.games.stoneage.rules import encode, legal_actions
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.log import MOST_TOLD, LogModel, LogRole
from stoneage_qt.session.match import Match
from tests.session.playing import new_match


def endless_match(actions: int) -> Match:
    """Everybody hunts and gathers, and nobody ever takes a card or a building."""
    match = new_match("pp")
    while len(match.actions) < actions:
        if match.state.actor < 0:
            match.submit(match.roll())
            continue
        harmless = [
            action
            for action in legal_actions(match.state)
            if "card" not in encode(action) and "building" not in encode(action)
        ]
        match.submit(harmless[-1])
    return match


def tell(_game: Any, _events: Sequence[Any]) -> list[Line]:
    return [Line("event", -1, "told")]


def test_the_last_actions_are_told(qtbot: QtBot) -> None:
    match = endless_match(MOST_TOLD + 50)
    model = LogModel(GameModel(match), tell, lambda _game: Line("event", -1, "begun"))
    assert model.rowCount() == MOST_TOLD + 1
    assert model.index(1).data(LogRole.ACTION_INDEX) == 50
    assert model.index(MOST_TOLD).data(LogRole.ACTION_INDEX) == len(match.actions) - 1
