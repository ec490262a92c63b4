"""What lies on the board to be won: cards, deck, building stacks, igloos, animals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    IGLOO1,
    MAX_PLAYERS,
    STACK_SIZE,
)
from stoneage_qt.games.stoneage.ui.board import layout
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.animator import Tween, glide
from stoneage_qt.ui.board_kit.items import CORNER, Z_BADGE, Z_CARD, Z_STACK, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Art, Pictures, piece

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.stoneage.rules import State

_DECK_STEP: Final = 2.0
_DECK_LAYERS: Final = 6
_WAITING_W: Final = 62.0


class Wares:
    """Cards, buildings, igloos and animals, each item where the state says."""

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self._state: State | None = None
        self._cards = [self._item(Z_CARD) for _ in range(4)]
        self._card_ids: list[int | None] = [None] * 4
        self._deck = [self._item(Z_CARD - 1 + i / 100) for i in range(_DECK_LAYERS)]
        self._deck_count = self._item(Z_BADGE, (0.5, 0.5))
        self._tiles = [
            [self._item(Z_STACK + i / 100) for i in range(STACK_SIZE)] for _ in range(MAX_PLAYERS)
        ]
        self._heights = [self._item(Z_BADGE, (0.5, 0.5)) for _ in range(MAX_PLAYERS)]
        self._igloos = [self._item(Z_STACK) for _ in range(4)]
        self._animal = self._item(Z_STACK)
        self._waiting = [self._item(Z_STACK - 1) for _ in range(3)]

    def _item(self, z: float, anchor: tuple[float, float] = CORNER) -> SpriteItem:
        item = SpriteItem(self._pictures, anchor, z)
        self._scene.addItem(item)
        return item

    def show(self, state: State) -> None:
        """Everything as the state says."""
        self._state = state
        self._show_cards(state)
        self._show_deck(len(state.deck))
        for stack in range(MAX_PLAYERS):
            self._show_stack(stack, state.stacks[stack] if stack < len(state.stacks) else [])
        for igloo, item in enumerate(self._igloos):
            if igloo in state.igloos:
                box = layout.IGLOOS[igloo]
                item.stand(Art("igloo", igloo, box.w), box.x, box.y)
            else:
                item.setVisible(False)
        self._show_animals(state)

    def _show_cards(self, state: State) -> None:
        """A card keeps its item while it lies on the table, so that it can slide."""
        for slot, box in enumerate(layout.CARD_SLOTS):
            card = state.display[slot]
            if card is not None and card in self._card_ids:
                other = self._card_ids.index(card)
                self._swap(slot, other)
            self._card_ids[slot] = card
            item = self._cards[slot]
            if card is None:
                item.setVisible(False)
            else:
                item.stand(Art("card", card, box.w), box.x, box.y)

    def _swap(self, one: int, other: int) -> None:
        cards, ids = self._cards, self._card_ids
        cards[one], cards[other] = cards[other], cards[one]
        ids[one], ids[other] = ids[other], ids[one]

    def _show_deck(self, size: int) -> None:
        box = layout.DECK
        layers = min(_DECK_LAYERS, (size + 5) // 6)
        for layer, item in enumerate(self._deck):
            if layer < layers:
                lift = _DECK_STEP * layer
                item.stand(piece("pieces/card_back", box.w), box.x - lift, box.y - lift)
            else:
                item.setVisible(False)
        centre = box.center
        self._deck_count.stand(kit.number_plate(str(size), 30), centre.x, box.bottom - 26)

    def _show_stack(self, stack: int, ids: list[int]) -> None:
        for layer, item in enumerate(self._tiles[stack]):
            if layer >= len(ids):
                item.setVisible(False)
                continue
            box = layout.stack_tile(stack, layer)
            if layer == len(ids) - 1:
                item.stand(Art("building", ids[0], box.w), box.x, box.y)
            else:
                item.stand(piece("pieces/building_back", box.w), box.x, box.y)
        if ids:
            box = layout.stack_tile(stack, len(ids) - 1)
            plate = kit.number_plate(f"×{len(ids)}", 22)
            self._heights[stack].stand(plate, box.x + 22, box.y + 6)
        else:
            self._heights[stack].setVisible(False)

    def _show_animals(self, state: State) -> None:
        box = layout.ANIMAL
        if state.animal is None:
            self._animal.setVisible(False)
        else:
            self._animal.stand(Art("animal", state.animal, box.w), box.x, box.y)
        for index, item in enumerate(self._waiting):
            if index < len(state.waiting):
                animal = state.waiting[index]
                x = box.x - 26 - 12 * index
                item.stand(Art("animal", animal, _WAITING_W), x, box.y + 14 + 6 * index)
                item.setZValue(Z_STACK - 1 - index)
            else:
                item.setVisible(False)

    def refill(self, state: State) -> list[Tween]:
        """Cards slide to their new slots and new ones come from the deck; `show` follows."""
        tweens: list[Tween] = []
        for slot, box in enumerate(layout.CARD_SLOTS):
            card = state.display[slot]
            if card is None or card == self._card_ids[slot]:
                continue
            if card in self._card_ids:
                self._swap(slot, self._card_ids.index(card))
                item = self._cards[slot]
            else:
                self._card_ids[slot] = card
                item = self._cards[slot]
                item.stand(Art("card", card, box.w), layout.DECK.x, layout.DECK.y)
            tweens.append(glide(item, box.x, box.y))
        return tweens

    def take_card(self, slot: int) -> None:
        """The card of a slot (0 to 3) has left the table."""
        self._card_ids[slot] = None
        self._cards[slot].setVisible(False)

    def rect_of(self, place: int) -> QRectF:
        """Where the ware of a place lies; its area where there is none."""
        if CARD1 <= place < BUILDING1:
            box = layout.CARD_SLOTS[place - CARD1]
        elif BUILDING1 <= place < IGLOO1:
            stack = place - BUILDING1
            stacks = self._state.stacks if self._state is not None else []
            below = len(stacks[stack]) - 1 if stack < len(stacks) else 0
            box = layout.stack_tile(stack, max(0, below))
        elif IGLOO1 <= place < ANIMAL:
            box = layout.IGLOOS[place - IGLOO1]
        else:
            box = layout.ANIMAL
        return QRectF(box.x, box.y, box.w, box.h)
