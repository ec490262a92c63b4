"""Remarks about what is no place: the parts of the tableau, the stones of the score track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.rules.questions import to_feed
from stoneage_qt.games.stoneage.rules.yields import unused_pips
from stoneage_qt.games.stoneage.ui.board import layout
from stoneage_qt.games.stoneage.ui.board import tableau_layout as at
from stoneage_qt.games.stoneage.ui.words.help import tools_text
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, food_text
from stoneage_qt.models.players import shown_scores
from stoneage_qt.ui.words.language import both

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.stoneage.rules import State
    from stoneage_qt.games.stoneage.ui.board.layout import Rect
    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook

translate = QCoreApplication.translate
_STONE_REACH: Final = 26.0


def remark_at(state: State, seat: int, looks: Sequence[SeatLook], x: float, y: float) -> str:
    """What there is to say about a point of the scene; "" where there is nothing."""
    point = layout.Point(x, y)
    if y >= at.STRIP.y:
        return _tableau_remark(state, seat, looks, point)
    for stone, centre in enumerate(layout.TRACK):
        if centre.distance(point) < _STONE_REACH:
            return _stone_remark(state, looks, stone)
    return ""


def _stone_remark(state: State, looks: Sequence[SeatLook], stone: int) -> str:
    here = [
        translate("StoneAgeRemark", "{name} ({points})").format(
            name=look.name, points=StoneAgeCounts().points(score)
        )
        for look, score in zip(looks, shown_scores(RULES, state), strict=False)
        if layout.track_index(score) == stone
    ]
    if not here:
        return StoneAgeCounts().points(stone)
    return translate("StoneAgeRemark", "Stone {n}: {names}").format(n=stone, names=both(here))


def _tableau_remark(state: State, seat: int, looks: Sequence[SeatLook], point: layout.Point) -> str:
    player = state.players[seat]
    box: Rect | None = next((b for b in _BOXES if b.contains(point)), None)
    if box == at.NAME_BOX:
        text = translate(
            "StoneAgeRemark", "{name}: {points} on the track, agriculture {n}: {food} a round."
        )
        return text.format(
            name=looks[seat].name,
            points=StoneAgeCounts().points(player.score),
            n=player.agriculture,
            food=food_text(player.agriculture),
        )
    if box == at.PEOPLE_BOX:
        text = translate(
            "StoneAgeRemark", "{home} at home, {all} in all. Each one eats one food a round."
        )
        return text.format(home=player.supply, all=StoneAgeCounts().people(player.people))
    if box == at.TOOLS_BOX:
        text = translate(
            "StoneAgeRemark", "Tools {tools}. Unused ones can add {n} to rolls this round."
        )
        return text.format(tools=tools_text(state, seat), n=unused_pips(player))
    if box == at.GOODS_BOX:
        text = translate(
            "StoneAgeRemark", "Feeding takes {need}; there are {have} and {income} to come."
        )
        return text.format(
            need=food_text(to_feed(state, seat)),
            have=player.food,
            income=player.agriculture,
        )
    if box == at.OWNED_BOX:
        text = translate("StoneAgeRemark", "{buildings}, {cards}.")
        return text.format(
            buildings=StoneAgeCounts().buildings(len(player.buildings)),
            cards=StoneAgeCounts().cards(len(player.cards) + len(player.open_cards)),
        )
    return ""


_BOXES: Final = (at.NAME_BOX, at.PEOPLE_BOX, at.TOOLS_BOX, at.GOODS_BOX, at.OWNED_BOX)
