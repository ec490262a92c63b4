"""Prices that can be counted, what is missing by name, and odds without an end cut off."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.bots.odds import roll_odds
from stoneage_qt.games.stoneage.rules import Setup, State, new_state
from stoneage_qt.games.stoneage.rules.components import BUILDINGS, FIXED_COST, N_OF_K
from stoneage_qt.games.stoneage.rules.constants import ACTING, BUILDING1, CARD1, HUNT
from stoneage_qt.games.stoneage.ui.board.hint import odds_chart
from stoneage_qt.games.stoneage.ui.board.popovers.goods import goods_icon
from stoneage_qt.games.stoneage.ui.board.popovers.payment import PaymentPopover
from stoneage_qt.games.stoneage.ui.words.missing import missing_text
from stoneage_qt.games.stoneage.ui.words.names import price_text
from stoneage_qt.ui.shell.desk import Desk
from tests.games.stoneage.ui.board_table import art, make_match, show

CARD4 = CARD1 + 3


def runs(image: QImage, row: int, shown: Callable[[QColor], bool]) -> int:
    """How often something begins in a row of pixels, from left to right."""
    seen = [shown(image.pixelColor(x, row)) for x in range(image.width())]
    return sum(here and not before for before, here in zip([False, *seen], seen, strict=False))


def faces(image: QImage) -> list[int]:
    """The widths of the stretches in which the light cut faces of logs are seen."""
    widths: list[int] = []
    before = False
    for x in range(image.width()):
        column = [image.pixelColor(x, y) for y in range(image.height())]
        light = any(c.alpha() > 200 and c.lightness() > 150 for c in column)
        if light and not before:
            widths.append(0)
        if light:
            widths[-1] += 1
        before = light
    return widths


def table(goods: tuple[int, int, int, int], building: int | None = None) -> State:
    s = new_state(Setup.shuffled(2, random.Random(1)))
    s.players[0].goods[:] = goods
    if building is not None:
        s.stacks[0][0] = building
    return s


def test_one_drawing_per_unit(qtbot: QtBot) -> None:
    """Three pieces of wood are three logs, each as the single one, not three heaps."""
    side = 100
    one = goods_icon(art(), (1, 0, 0, 0), side, 1.0)
    three = goods_icon(art(), (3, 0, 0, 0), side, 1.0)
    assert one.width() == side
    assert three.width() >= 2.5 * side

    assert len(faces(one.toImage())) == 1
    assert max(faces(one.toImage())) < 0.4 * side, "a heap would be wider"
    assert faces(three.toImage()) == 3 * faces(one.toImage())


def test_proposals_say_how_many_of_what(qtbot: QtBot) -> None:
    match = make_match(lambda s: s.phase == ACTING and s.placed[CARD4][s.actor] > 0, seed=7)
    match.state.players[match.state.actor].goods[:] = [4, 3, 0, 0]
    table = show(qtbot, match)
    table.view.asker.ask_payment(CARD4)
    popover = table.view.asker.popover
    assert isinstance(popover, PaymentPopover)
    said = [button.text() for button in popover.findChildren(QToolButton)]
    assert "4 × wood" in said
    assert "3 × wood, 1 × brick" in said


def test_a_popover_names_what_is_missing(qtbot: QtBot) -> None:
    match = make_match(lambda s: s.phase == ACTING and s.placed[CARD4][s.actor] > 0, seed=7)
    match.state.players[match.state.actor].goods[:] = [1, 0, 0, 0]
    table = show(qtbot, match)
    table.view.asker.ask_payment(CARD4)
    popover = table.view.asker.popover
    assert popover is not None
    assert "You lack 3 resources." in [label.text() for label in popover.findChildren(QLabel)]


def building_where(kind: int, **wanted: object) -> int:
    return next(
        number
        for number, building in enumerate(BUILDINGS)
        if building.kind == kind
        and all(getattr(building, name) == value for name, value in wanted.items())
    )


def test_missing_goods_of_a_fixed_cost(qtbot: QtBot) -> None:
    cheap = building_where(FIXED_COST, cost=(2, 1, 0, 0))
    assert missing_text(table((0, 0, 5, 5), cheap), 0, BUILDING1) == "You lack 2 wood and 1 brick."
    assert missing_text(table((2, 0, 0, 0), cheap), 0, BUILDING1) == "You lack 1 brick."
    assert missing_text(table((2, 1, 0, 0), cheap), 0, BUILDING1) == ""


@pytest.mark.parametrize(
    ("kinds", "goods", "words"),
    [
        (2, (1, 1, 0, 0), "You lack 2 resources."),
        (2, (6, 0, 0, 0), "You lack 1 more kind of resources."),
        (1, (2, 2, 0, 0), "You need 4 resources of exactly 1 kind."),
        (2, (3, 1, 0, 0), ""),
    ],
)
def test_missing_goods_of_a_free_cost(
    kinds: int, goods: tuple[int, int, int, int], words: str, desk: Desk
) -> None:
    free = building_where(N_OF_K, low=4, kinds=kinds)
    assert missing_text(table(goods, free), 0, BUILDING1) == words


def test_missing_for_a_card(desk: Desk) -> None:
    assert missing_text(table((0, 0, 0, 0)), 0, CARD1) == "You lack 1 resource."
    assert missing_text(table((1, 0, 0, 0)), 0, CARD1) == ""


def test_prices_in_words(qtbot: QtBot) -> None:
    assert price_text((3, 0, 0, 1)) == "3 × wood, 1 × gold"


@pytest.mark.parametrize("dice", [1, 5, 10])
def test_the_chart_shows_all_outcomes(dice: int, qtbot: QtBot) -> None:
    s = table((0, 0, 0, 0))
    odds = roll_odds(s, 0, HUNT, dice).at_least
    assert len(odds) == 3 * dice, "from 1 food to 6 pips on every die"
    chart = odds_chart(odds, 2.0, QColor("black"), QColor("red"))
    base = 132  # the lowest pixels of the bars, where even the least likely one is seen
    image = chart.toImage()
    assert runs(image, base, lambda c: c.red() > 200 and c.alpha() > 100) == 3 * dice
    assert chart.deviceIndependentSize().width() <= 310


def test_a_large_question_fits_into_a_small_board(desk: Desk, qtbot: QtBot) -> None:
    """At 200 % the payment scrolls, and its buttons stay whole and in sight."""
    match = make_match(lambda s: s.phase == ACTING and s.placed[CARD4][s.actor] > 0, seed=7)
    match.state.players[match.state.actor].goods[:] = [4, 3, 2, 2]
    desk.looks.apply("light", 2.0)
    table = show(qtbot, match, (640, 480))
    table.view.asker.ask_payment(CARD4)
    popover = table.view.asker.popover
    assert popover is not None
    QApplication.processEvents()
    assert table.view.rect().contains(popover.geometry())
    for button in popover.findChildren(QPushButton):
        assert popover.rect().contains(QRect(button.mapTo(popover, QPoint()), button.size()))
        assert button.width() >= button.minimumSizeHint().width()
    for offer in popover.findChildren(QToolButton):
        assert offer.height() >= offer.sizeHint().height()
