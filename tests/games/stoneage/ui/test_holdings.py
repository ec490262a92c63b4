"""The tableau late in the game: many cards by what they count for; the caption in the sky."""

from itertools import pairwise
from typing import TypeGuard

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.components import CARDS
from stoneage_qt.games.stoneage.rules.scoring import figures, symbol_rows
from stoneage_qt.games.stoneage.ui.board import captions, holdings
from stoneage_qt.games.stoneage.ui.board import tableau_layout as at
from stoneage_qt.games.stoneage.ui.board.layout import SKY
from stoneage_qt.games.stoneage.ui.board.pictures import CardPictures
from tests.games.stoneage.ui.board_table import art, make_match, show

pytestmark = pytest.mark.once

SUN = (706, 158)


def test_every_card_counts_in_one_group() -> None:
    everything = list(range(len(CARDS)))
    held = holdings.holdings([None, *everything, None])
    assert sorted(c for h in held for c in h.cards if c is not None) == everything
    assert [h.amount for h in held if h.trade] == list(figures(everything))
    culture = [h for h in held if h.name and not h.trade]
    assert len(culture) == symbol_rows(everything)[0]
    assert [h.amount for h in held if not h.name] == [2]


def test_all_groups_have_room_side_by_side(qapp: object) -> None:
    held = holdings.holdings([None, *range(len(CARDS))])
    pictures = CardPictures(art())
    rects = []
    for holding, (x, y) in zip(held, holdings.spots(held), strict=True):
        plate = holdings.tile(holding, pictures)
        rects.append((x - plate.width / 2, y - plate.height / 2, plate.width, plate.height))
    box = at.OWNED_BOX
    for index, (x, y, w, h) in enumerate(rects):
        assert box.x <= x
        assert x + w <= box.right
        assert y + h <= box.bottom
        for ox, oy, ow, oh in rects[index + 1 :]:
            assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


def test_many_cards_can_each_be_looked_at(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(players=2))
    scene = table.view.scene_
    state: State = table.state.copy()
    mine = [card for card in range(len(CARDS)) if CARDS[card].symbol < 0][:9]
    state.players[0].cards = mine
    scene.show_state(state, 0, mine)
    y = at.OWNED_BOX.y + at.TILE_ROWS[1]
    seen = set()
    for x in range(int(at.OWNED_BOX.x), int(at.OWNED_BOX.right)):
        thing = scene.tableau.thing_at(QPointF(x, y))
        if thing is not None:
            seen.add(thing)
    assert seen == {("card", card) for card in mine}


def test_the_caption_leaves_the_sun_to_be_seen(qapp: object) -> None:
    plate = captions.caption_plate(None, "Anna", "word " * 40, CardPictures(art()))
    left, right = captions.AT[0], captions.AT[0] + plate.width
    assert left > 62
    assert right < SUN[0] - 21


def test_large_text_makes_the_caption_larger_within_the_sky(qapp: object) -> None:
    words = (None, "Anna", "word " * 40, CardPictures(art()))
    usual, large, largest = (captions.caption_plate(*words, scale) for scale in (1.0, 1.25, 2.0))
    assert usual.key != large.key != largest.key
    assert usual.width < large.width < largest.width
    assert usual.height < large.height < largest.height
    assert captions.AT[0] + largest.width < SKY.x + SKY.w / 2, "room for what is told beside it"


def test_a_caption_without_a_symbol_begins_beside_the_nails(qapp: object) -> None:
    pictures = CardPictures(art())

    def painted(headline: str) -> QImage:
        plate = captions.caption_plate(None, headline, "", pictures)
        image = QImage(round(plate.width), round(plate.height), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        plate.paint(painter, QRectF(image.rect()))
        painter.end()
        return image

    empty, told = painted(" "), painted("HHH")
    columns = (
        x
        for x in range(told.width())
        if any(told.pixel(x, y) != empty.pixel(x, y) for y in range(told.height()))
    )
    nails = 36
    assert nails < next(columns) < 106


def test_no_word_of_a_caption_stands_alone(qapp: object) -> None:
    pictures = CardPictures(art())
    text = "Drag people from below to a place, or click one of these places."
    (lines,) = (k for k in captions.caption_plate(None, "A", text, pictures).key if _is_lines(k))
    assert " ".join(lines) == text
    assert len(lines) == 2
    assert min(map(len, lines)) > 0.7 * max(map(len, lines))


def test_long_captions_are_cut_and_short_ones_stay_in_one_line(qapp: object) -> None:
    pictures = CardPictures(art())
    for text, count in (("", 0), ("Short.", 1), ("word " * 40, 3), ("W" * 90, 1)):
        (lines,) = (
            k for k in captions.caption_plate(None, "A", text, pictures).key if _is_lines(k)
        )
        assert len(lines) == count
        assert (lines[-1].endswith("…") if lines else False) == (len(text) > 50)


def _is_lines(part: object) -> TypeGuard[tuple[str, ...]]:
    return isinstance(part, tuple) and all(isinstance(line, str) for line in part)


def test_so_many_cards_lie_whole_as_there_is_room_for(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(players=2))
    scene = table.view.scene_
    state: State = table.state.copy()
    for count in range(1, 9):
        mine = list(range(count))
        state.players[0].cards = mine
        scene.show_state(state, 0, mine)
        shown = [item.rect() for item in scene.tableau._cards if item.isVisible()]
        for left, right in pairwise(shown):
            beside = right.left() > left.right() - 0.1 * left.width()
            assert beside or right.top() > left.top() + 1, "a card hides what another counts"
