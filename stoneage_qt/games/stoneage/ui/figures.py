"""What a player's card shows: small pictures with numbers."""

from stoneage_qt.contract.face import Figure
from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.constants import IGLOOS


def figures(s: State, seat: int, colour: str) -> list[list[Figure]]:
    """People and what feeds them, then what they have."""
    player = s.players[seat]
    tools = "/".join(str(value) if value else "–" for value in player.tools)
    people = [
        Figure("pieces/food", str(player.food)),
        Figure(f"pieces/meeple_{colour}", f"{player.supply}/{player.people}"),
        Figure(f"pieces/agriculture_{colour}", str(player.agriculture)),
        Figure("pieces/tool_1", tools),
    ]
    goods = [
        Figure("pieces/wood", str(player.goods[0])),
        Figure("pieces/brick", str(player.goods[1])),
        Figure("pieces/stone", str(player.goods[2])),
        Figure("pieces/gold", str(player.goods[3])),
        Figure("pieces/card_back", str(len(player.cards) + len(player.open_cards))),
        Figure("pieces/building_back", str(len(player.buildings))),
    ]
    if IGLOOS in s.modules:
        goods.append(Figure("buildings/igloo_plain", str(len(player.igloos))))
    return [people, goods]
