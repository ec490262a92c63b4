"""What lies open of a player: the size of the hand with its limit, roads, route, advantages."""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.rules.constants import ROAD_PIECES
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.rules.yields import hand_limit
from stoneage_qt.games.inka.ui.table.kit import Kit, explain
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.words.language import capital

translate = QCoreApplication.translate

# Lines break between facts, not inside of one.
_TIED: Final = "\u00a0"


def facts_text(s: State, seat: int, own: bool = False) -> str:
    """Everything open about a seat in one line; own: its unplayed cards lie in sight anyway."""
    player = s.players[seat]
    facts = [
        translate("InkaTable", "roads {number}/{all}").format(
            number=s.roads.count(seat), all=ROAD_PIECES
        ),
        translate("InkaTable", "route {number}").format(number=route_length(s, seat)),
    ]
    unplayed = len(player.cards) + len(player.new)
    if unplayed and not own:
        facts.append(names.InkaCounts().development_cards(unplayed))
    if player.open_cards:
        facts.append(names.InkaCounts().open_combat(len(player.open_cards)))
    if s.route == seat:
        facts.append(names.route_name())
    if s.arts == seat:
        facts.append(names.arts_name())
    return capital(" · ".join(fact.replace(" ", _TIED) for fact in facts))


class HandCount(QWidget):
    """A small back of a card, the cards in hand and the limit.

    Attributes:
        words: the same in words.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._kit = kit
        self.words = ""
        self._back = label()
        self._count = label("strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        row.addWidget(self._back)
        row.addWidget(self._count)

    def show_seat(self, seat: int) -> None:
        """The hand of this seat: its size is for everybody to see (V1)."""
        kit = self._kit
        hand, limit = sum(kit.state.players[seat].hand), hand_limit(kit.state, seat)
        back = kit.picture(self, "cards/hand_back", kit.px(14), kit.px(20))
        # A label that is given its own picture again asks everything around it for room.
        if self._back.pixmap().cacheKey() != back.cacheKey():
            self._back.setPixmap(back)
        self._count.setText(f"{hand}/{limit}")
        tip = translate("InkaTable", "{cards} in hand; more than {limit} are halved at a 7")
        self.words = tip.format(cards=names.InkaCounts().cards(hand), limit=limit)
        explain(self, self.words, "")
