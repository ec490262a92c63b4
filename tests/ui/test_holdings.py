"""The tableau late in the game: many cards by what they count for; the caption in the sky."""

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from stoneage_qt.rules import State
from stoneage_qt.rules.components import CARDS
from stoneage_qt.rules.scoring import figures, symbol_rows
from stoneage_qt.ui.board import captions, holdings
from stoneage_qt.ui.board import tableau_layout as at
from stoneage_qt.ui.board.pictures import Pictures
from tests.ui.board_table import art, make_match, show

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
    pictures = Pictures(art())
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
    plate = captions.caption_plate(None, "Anna", "word " * 40, Pictures(art()))
    left, right = captions.AT[0] - plate.width / 2, captions.AT[0] + plate.width / 2
    assert left > 62
    assert right < SUN[0] - 21
