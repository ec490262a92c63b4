"""The tableau of one seat: name, people at home, tools, goods, buildings, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.rules.components import CARDS, TOP_GOODS_OF_CHOICE
from stoneage_qt.games.stoneage.rules.constants import GOOD_NAMES
from stoneage_qt.games.stoneage.ui.board import holdings, plates, tableau_plates
from stoneage_qt.games.stoneage.ui.board import tableau_layout as at
from stoneage_qt.games.stoneage.ui.board.looks import FIELD_SIGNS
from stoneage_qt.models.players import shown_scores
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.items import CORNER, Z_CAPTION, Z_TABLEAU, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Art, Pictures, Plate, piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.stoneage.rules import State
    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook

_TOOL_W: Final = 82.0
_GOOD_W: Final = 58.0
_BUILDING_W: Final = 66.0
_CARD_W: Final = 72.0
PILES: Final = ("food", *GOOD_NAMES)


class Tableau:
    """Shows one seat; the people at home belong to `People`.

    Attributes:
        seat: whose tableau it is.
        visit_text: what the sign says while somebody else's tableau is visited, else "".
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self.seat = 0
        self._panel = self._item(CORNER, Z_TABLEAU)
        self._marker = self._item()
        self._start = self._item()
        self._score = self._item((0.0, 0.5))
        self._field = self._item((0.0, 0.5))
        self._field_icon = self._item()
        self._people = self._item((0.0, 0.5))
        self._claim = self._item(z=Z_TABLEAU + 4)
        self._visit = self._item(z=Z_CAPTION)
        self.visit_text = ""
        self._tools = [self._item() for _ in range(3)]
        self._tool_marks = [self._item(z=Z_TABLEAU + 4) for _ in range(3)]
        self._piles = [[self._item() for _ in range(at.PILE_MOST)] for _ in PILES]
        self._numbers = [self._item(z=Z_TABLEAU + 3) for _ in PILES]
        self._open: list[SpriteItem] = []
        self._cards: list[SpriteItem] = []
        self._buildings: list[SpriteItem] = []
        self._open_ids: list[int] = []
        self._card_ids: list[int | None] = []
        self._held: list[holdings.Holding] = []
        self._building_ids: list[tuple[str, int]] = []

    def _item(
        self, anchor: tuple[float, float] = (0.5, 0.5), z: float = Z_TABLEAU + 1
    ) -> SpriteItem:
        item = SpriteItem(self._pictures, anchor, z)
        self._scene.addItem(item)
        return item

    def show(
        self,
        state: State,
        seat: int,
        look: SeatLook,
        cards: Sequence[int | None],
        season: str,
    ) -> None:
        """Everything of a seat as the state says; `cards` has None for those not shown."""
        self.seat = seat
        player = state.players[seat]
        self._panel.stand(tableau_plates.panel(look, state.turn == seat), at.STRIP.x, at.STRIP.y)
        name = at.NAME_BOX
        self._marker.stand(piece(look.score_marker, 64), name.x + 44, name.y + 104)
        self.tell_score(shown_scores(RULES, state)[seat])
        self._field_icon.stand(piece(FIELD_SIGNS[season], 50), name.x + 44, name.y + 184)
        self._field.stand(tableau_plates.field(player.agriculture), name.x + 86, name.y + 184)
        if state.start == seat:
            self._start.stand(piece("pieces/start_player", 54), name.x + 176, name.y + 180)
        else:
            self._start.setVisible(False)
        people = at.PEOPLE_BOX
        counted = tableau_plates.count(player.supply, player.people)
        self._people.stand(counted, people.x + tableau_plates.after_title(), people.y + 22)
        self._open_ids = list(player.open_cards)
        for slot, item in enumerate(self._tools):
            value, used = player.tools[slot], player.used[slot]
            if value:
                item.stand(piece(f"pieces/tool_{value}", _TOOL_W), *self._tool_spot(slot))
                item.setRotation(90.0 if used else 0.0)
                item.setOpacity(0.5 if used else 1.0)
            else:
                item.stand(tableau_plates.empty_slot(_TOOL_W), *self._tool_spot(slot))
        for kind, amount in enumerate((player.food, *player.goods)):
            self._show_pile(kind, amount)
        self._show_owned(cards, player.buildings, player.igloos)

    def tell_score(self, points: int) -> None:
        """Other points than those of the state: while the final scoring is counted."""
        name = at.NAME_BOX
        self._score.stand(tableau_plates.score(points), name.x + 86, name.y + 104)

    def _tool_spot(self, slot: int) -> tuple[float, float]:
        return at.tool_spot(slot, bool(self._open_ids))

    def _show_pile(self, kind: int, amount: int) -> None:
        for height, item in enumerate(self._piles[kind]):
            if height < amount or (height == 0 and amount == 0):
                item.stand(piece(f"pieces/{PILES[kind]}", _GOOD_W), *at.pile_spot(kind, height))
                item.setZValue(Z_TABLEAU + 1 + height / 100)
                item.setOpacity(1.0 if amount else 0.28)
            else:
                item.setVisible(False)
        plate = kit.number_plate(str(amount), 30, dark=amount > 0)
        self._numbers[kind].stand(plate, *at.pile_number_spot(kind))

    def _show_owned(
        self, cards: Sequence[int | None], buildings: Sequence[int], igloos: Sequence[int]
    ) -> None:
        self._fill(self._open, [Art("card", card, at.OPEN_CARD_W) for card in self._open_ids])
        for index, item in enumerate(self._open[: len(self._open_ids)]):
            item.setPos(*at.open_card_spot(index))
        # Hidden ones lie beneath, so that what may be read is on top.
        self._card_ids = sorted(cards, key=lambda card: (card is not None, card or 0))
        self._show_cards()
        self._building_ids = [("building", b) for b in buildings] + [("igloo", i) for i in igloos]
        tiles = [Art(kind, number, _BUILDING_W) for kind, number in self._building_ids]
        self._fill(self._buildings, tiles)
        for index, item in enumerate(self._buildings[: len(tiles)]):
            item.setPos(*at.building_spot(index, len(tiles)))
            item.setZValue(Z_TABLEAU + 1 + index / 100)

    def _show_cards(self) -> None:
        """A few cards whole, many by what they count for; backs alone just close up."""
        many = len(self._card_ids) > at.CARDS_WHOLE and any(c is not None for c in self._card_ids)
        self._held = holdings.holdings(self._card_ids) if many else []
        faces: list[Art | Plate]
        if self._held:
            faces = [holdings.tile(held, self._pictures) for held in self._held]
            spots = holdings.spots(self._held)
        else:
            faces = [
                piece("pieces/card_back", _CARD_W) if card is None else Art("card", card, _CARD_W)
                for card in self._card_ids
            ]
            spots = [at.card_spot(index, len(faces)) for index in range(len(faces))]
        self._fill(self._cards, faces)
        for index, (x, y) in enumerate(spots):
            self._cards[index].setPos(x, y)
            self._cards[index].setZValue(Z_TABLEAU + 2 + index / 100)

    def _fill(self, items: list[SpriteItem], pictures: Sequence[Art | Plate]) -> None:
        while len(items) < len(pictures):
            items.append(self._item())
        for item, picture in zip(items, pictures, strict=False):
            item.stand(picture, item.x(), item.y())
        for item in items[len(pictures) :]:
            item.setVisible(False)

    def mark_tools(
        self, open_slots: Sequence[int], chosen: Sequence[int], cards: Sequence[int]
    ) -> None:
        """Show which tools (1 to 3) may be picked, and which tools and cards are picked."""
        for slot, mark in enumerate(self._tool_marks):
            if slot + 1 in open_slots:
                picture = tableau_plates.pick_frame(_TOOL_W, slot + 1 in chosen)
                lift = -8.0 if slot + 1 in chosen else 0.0
                x, y = self._tool_spot(slot)
                self._tools[slot].setPos(x, y + lift)
                mark.stand(picture, x, y + lift)
            else:
                mark.setVisible(False)
                self._tools[slot].setPos(*self._tool_spot(slot))
        for index, card in enumerate(self._open_ids):
            x, y = at.open_card_spot(index)
            self._open[index].setPos(x, y - (14.0 if card in cards else 0.0))

    def mark_claim(self, possible: bool) -> None:
        """Frame the two-resources card while it may be used."""
        rect = self.claim_card_rect() if possible else None
        if rect is None:
            self._claim.setVisible(False)
        else:
            picture = tableau_plates.card_frame(rect.width(), rect.height())
            self._claim.stand(picture, rect.center().x(), rect.center().y())

    def mark_visit(self, text: str) -> None:
        """Say on the upper edge whose tableau is visited; "" for the own one."""
        self.visit_text = text
        if text:
            edge = at.STRIP.center
            self._visit.stand(plates.name_plate(text, 34), edge.x, at.STRIP.y)
        else:
            self._visit.setVisible(False)

    def visit_sign_at(self, point: QPointF) -> bool:
        """Whether the sign that leads back lies under a point."""
        return self._visit.isVisible() and self._visit.rect().contains(point)

    @property
    def shown_cards(self) -> list[int | None]:
        """The face-down cards as they are shown; None for a back."""
        return self._card_ids

    def tool_at(self, point: QPointF) -> int:
        """The tool slot (1 to 3) under a point, 0 for none."""
        for slot, item in enumerate(self._tools):
            if item.isVisible() and item.rect().contains(point):
                return slot + 1
        return 0

    def open_card_at(self, point: QPointF) -> int:
        """The open card under a point, -1 for none."""
        for card, item in zip(self._open_ids, self._open, strict=False):
            if item.rect().contains(point):
                return card
        return -1

    def claim_card_rect(self) -> QRectF | None:
        """Where the unused two-resources card lies."""
        for card, item in zip(self._open_ids, self._open, strict=False):
            if CARDS[card].top == TOP_GOODS_OF_CHOICE:
                return item.rect()
        return None

    def thing_at(self, point: QPointF) -> tuple[str, int] | None:
        """The card, building or igloo under a point that may be looked at."""
        card = self.open_card_at(point)
        if card >= 0:
            return "card", card
        if self._held:
            known = self._held_at(point)
            if known is not None:
                return "card", known
        for index in range(-1 if self._held else len(self._card_ids) - 1, -1, -1):
            known = self._card_ids[index]
            if self._cards[index].rect().contains(point):
                return None if known is None else ("card", known)
        for index in range(len(self._building_ids) - 1, -1, -1):
            if self._buildings[index].rect().contains(point):
                return self._building_ids[index]
        return None

    def _held_at(self, point: QPointF) -> int | None:
        """The card under a point of a tile: its cards share its width."""
        for held, item in zip(self._held, self._cards, strict=False):
            rect = item.rect()
            if rect.contains(point):
                share = (point.x() - rect.left()) / rect.width()
                return held.cards[min(len(held.cards) - 1, int(share * len(held.cards)))]
        return None
