"""A position as one seat may see it (V1, V2), as plain JSON values, both ways.

External programs get it, and so do the processes that think for the window: the true hidden
cards are not in it. `state_of` fills what is hidden in a fixed order, so that
`determinize(state_of(view_of(s, seat)), seat, rng)` equals `determinize(s, seat, rng)`.
"""

from typing import Any, Final

from stoneage_qt.games.inka.rules import FRAME, NOBODY, Offer, Player, State
from stoneage_qt.games.inka.rules.board import (
    CROSSINGS,
    PATHS,
    crossing_name,
    path_name,
    tile_name,
)
from stoneage_qt.games.inka.rules.constants import (
    DECK_SIZE,
    DEVELOPMENT_CARDS,
    KINDS,
    TERRAIN_NAMES,
    card_name,
)
from stoneage_qt.games.inka.rules.setup import parsed
from stoneage_qt.games.inka.rules.state import Answer

Json = dict[str, Any]
_FRAME_NAME: Final = "frame"
# Fields that are plain values, the same in the state and in the view.
_PLAIN: Final = (
    *("turn", "active", "phase", "resume", "actor", "free_roads", "step"),
    *("card_played", "route_used", "arts_used", "offers_made", "offer_limit", "rounds"),
)
# Fields that hold a seat or NOBODY.
_SEATS: Final = ("route", "arts", "victim")


def view_of(s: State, seat: int) -> Json:
    """The position as `seat` may see it; lists of cards count the kinds in their order."""
    return {
        "seat": seat,
        **{name: getattr(s, name) for name in _PLAIN},
        **{name: _none_for_nobody(getattr(s, name)) for name in _SEATS},
        "players": [_player_view(player, seat == n) for n, player in enumerate(s.players)],
        "terrain": [TERRAIN_NAMES[kind] for kind in s.terrain],
        "roads": {path_name(p): s.roads[p] for p in range(PATHS) if s.roads[p] != NOBODY},
        "buildings": {
            crossing_name(c): {"seat": s.owner[c], "level": s.level[c], "ruin": s.ruin[c]}
            for c in range(CROSSINGS)
            if s.owner[c] != NOBODY
        },
        "robber": _FRAME_NAME if s.robber == FRAME else tile_name(s.robber),
        "supply": list(s.supply),
        "deck": [_back(card) for card in s.deck],
        "deck2": len(s.deck2),
        "gone": [card_name(card) for card in s.gone],
        "dice": None if s.dice is None else list(s.dice),
        "owed": list(s.owed),
        "offer": None if s.offer is None else _offer_view(s.offer),
        "site": None if s.site == NOBODY else crossing_name(s.site),
        "components": s.components.own,
    }


def _none_for_nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _back(card: int) -> int:
    return 1 if card < DECK_SIZE else 2


def _player_view(player: Player, own: bool) -> Json:
    """Of another's cards the number is shown, of its development cards the backs."""
    return {
        "hand": list(player.hand) if own else None,
        "size": sum(player.hand),
        "cards": [card_name(card) if own else _back(card) for card in player.cards],
        "new": [card_name(card) if own else _back(card) for card in player.new],
        "open_cards": [card_name(card) for card in player.open_cards],
        "markers": player.markers,
        "tribe": player.tribe,
    }


def _offer_view(offer: Offer) -> Json:
    answers = [
        {"give": answer[0], "want": answer[1]} if isinstance(answer, tuple) else answer
        for answer in offer.copy().answers
    ]
    give, want = list(offer.give), list(offer.want)
    return {"give": give, "want": want, "queue": list(offer.queue), "answers": answers}


def state_of(view: Json) -> State:
    """A state that looks the same from that seat; hidden cards are filled in their order."""
    s = State(len(view["players"]), parsed(view["components"]))
    for name in _PLAIN:
        setattr(s, name, view[name])
    for name in _SEATS:
        setattr(s, name, NOBODY if view[name] is None else view[name])
    s.terrain = [TERRAIN_NAMES.index(name) for name in view["terrain"]]
    for name, seat in view["roads"].items():
        s.roads[int(name[1:])] = seat
    for name, building in view["buildings"].items():
        crossing = int(name[1:])
        s.owner[crossing], s.level[crossing] = building["seat"], building["level"]
        s.ruin[crossing] = building["ruin"]
    s.robber = FRAME if view["robber"] == _FRAME_NAME else int(view["robber"][1:])
    s.supply = list(view["supply"])
    s.dice = None if view["dice"] is None else (view["dice"][0], view["dice"][1])
    s.owed = list(view["owed"])
    s.offer = None if view["offer"] is None else _offer_of(view["offer"])
    s.site = NOBODY if view["site"] is None else int(view["site"][1:])
    _fill_hands(s, view)
    _fill_cards(s, view)
    return s


def _offer_of(data: Json) -> Offer:
    answers: list[Answer] = [
        (list(answer["give"]), list(answer["want"])) if isinstance(answer, dict) else answer
        for answer in data["answers"]
    ]
    return Offer(list(data["give"]), list(data["want"]), list(data["queue"]), answers)


def _fill_hands(s: State, view: Json) -> None:
    """Others' hands: all cards that are nowhere in sight, kind by kind."""
    own = view["players"][view["seat"]]["hand"]
    unseen: list[int] = []
    for kind in range(KINDS):
        unseen += [kind] * (s.components.totals[kind] - s.supply[kind] - own[kind])
    for row, player in zip(view["players"], s.players, strict=True):
        player.markers, player.tribe = row["markers"], row["tribe"]
        if row["hand"] is not None:
            player.hand = list(row["hand"])
            continue
        for kind in unseen[: row["size"]]:
            player.hand[kind] += 1
        del unseen[: row["size"]]


def _number(name: str) -> int:
    return int(name[1:]) - 1


def _fill_cards(s: State, view: Json) -> None:
    """Development cards: those that are seen, and the unseen ones by their backs."""
    seen = [_number(name) for name in view["gone"]]
    for row in view["players"]:
        named = [name for name in row["cards"] + row["new"] if isinstance(name, str)]
        seen += [_number(name) for name in row["open_cards"] + named]
    unseen = [card for card in range(DEVELOPMENT_CARDS) if card not in seen]
    left = {back: [card for card in unseen if _back(card) == back] for back in (1, 2)}
    s.gone = [_number(name) for name in view["gone"]]
    for row, player in zip(view["players"], s.players, strict=True):
        player.open_cards = [_number(name) for name in row["open_cards"]]
        player.cards = [_card_of(shown, left) for shown in row["cards"]]
        player.new = [_card_of(shown, left) for shown in row["new"]]
    s.deck = [_card_of(back, left) for back in view["deck"]]
    s.deck2 = [_card_of(2, left) for _ in range(view["deck2"])]


def _card_of(shown: str | int, left: dict[int, list[int]]) -> int:
    return _number(shown) if isinstance(shown, str) else left[shown].pop(0)
