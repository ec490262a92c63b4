"""Opponents of middle strength that play differently: the valuer with other likings."""

from typing import Final

from stoneage_qt.games.stoneage.bots.worth import Style

STYLES: Final[dict[str, Style]] = {
    # Tools and goods for one building after the other; cards come second. Liking them so much, it
    # must not hope too much, or it would stand before many that it can't pay.
    "hut_builder": Style(
        buildings=1.5, figures=(1.0, 1.5, 1.0, 1.0), tool=1.3, goods=1.6, cards=0.85, hopes=0.15
    ),
    # Every card is welcome, symbols most.
    "card_collector": Style(cards=1.2, symbols=1.5, buildings=0.85),
    # Many people, no fields; rather −10 than a good for food.
    "hunter": Style(
        lets_starve=True,
        food=0.2,
        field=0.1,
        hut=1.6,
        figures=(0.3, 1.2, 1.4, 1.0),
        buildings=1.2,
    ),
    # Takes what others want.
    "blocker": Style(blocking=0.7),
}
