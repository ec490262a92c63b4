"""What a style of play likes beyond the race, in win chance."""

from typing import Final


class Likings:
    """offers: how many it makes in a turn. deal: what a deal must bring to be made; negative for
    who trades for its own sake. ruin, road, route, card: what building over a ruin, a road, the
    longest trade route and a development card are worth to it on top. slip: how far it misjudges.
    """

    def __init__(
        self,
        offers: int = 1,
        deal: float = 0.004,
        ruin: float = 0.0,
        road: float = 0.0,
        route: float = 0.0,
        card: float = 0.0,
        slip: float = 0.0,
    ) -> None:
        self.offers: int = offers
        self.deal: float = deal
        self.ruin: float = ruin
        self.road: float = road
        self.route: float = route
        self.card: float = card
        self.slip: float = slip


PLAIN: Final = Likings()
# For people who play for the first time: it overlooks things and trades gladly.
GENTLE: Final = Likings(offers=0, deal=-0.004, slip=0.3)
# Styles that a person can tell apart, by the keys of their levels.
STYLES: Final[dict[str, Likings]] = {
    "trader": Likings(deal=-0.01),
    "heir": Likings(ruin=0.4),
    "road_captain": Likings(road=0.04, route=0.12),
    "warrior": Likings(card=0.025),
}
