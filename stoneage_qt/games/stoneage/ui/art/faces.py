"""What is printed on cards, buildings and animals: the little that their painters need.

The faces are plain values, so that pictures can be cached by them and made for
components that an owner of the box has corrected.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.rules import components as parts
from stoneage_qt.games.stoneage.rules.constants import GOOD_NAMES


class CardFace(NamedTuple):
    """A civilisation card: kinds and names are those of the component file.

    ``top_amount`` is also a one-use tool's value and the number of dice of a roll;
    ``top_resource`` is empty where no single resource is meant.
    """

    top_kind: str
    top_amount: int
    top_resource: str
    bottom_kind: str
    bottom_name: str
    bottom_count: int


class BuildingFace(NamedTuple):
    """A building or an igloo; ``points`` is None where the payment decides them."""

    picture: str
    kind: str
    cost: tuple[int, int, int, int]
    points: int | None
    low: int
    high: int
    kinds: int


class AnimalFace(NamedTuple):
    """A wild animal with what it takes off a roll and what its flight gives per die."""

    name: str
    malus: int
    rewards: tuple[tuple[str, int], ...]


# A house of its own for every building; the dear ones look grander.
_BUILDINGS: Final = (
    "windscreen", "tent", "a_frame", "round_hut", "dome", "twin_huts", "granary", "clay_house",
    "stilts", "turf_house", "tower", "beehive", "long_house", "dolmen", "broch", "crannog",
    "great_hall", "camp", "bark_lodge", "pit_house", "cave", "smokehouse", "yurt", "tree_house",
    "palisade", "boat_house", "menhirs", "two_roofs",
)  # fmt: skip
_IGLOOS: Final = ("igloo_plain", "igloo_tunnel", "igloo_twin", "igloo_great")


def card_face(card_id: int) -> CardFace:
    """The face of a civilisation card, 0 to 35."""
    card = parts.CARDS[card_id]
    culture = card.symbol >= 0
    return CardFace(
        top_kind=parts.TOP_NAMES[card.top],
        top_amount=card.amount,
        top_resource=GOOD_NAMES[card.good] if card.good >= 0 else "",
        bottom_kind="culture" if culture else "multiplier",
        bottom_name=parts.SYMBOL_NAMES[card.symbol] if culture else parts.FIGURE_NAMES[card.figure],
        bottom_count=1 if culture else card.figure_count,
    )


def building_face(building_id: int) -> BuildingFace:
    """The face of a building, 0 to 27."""
    return _face(parts.BUILDINGS[building_id], _BUILDINGS[building_id])


def igloo_face(igloo_id: int, components: parts.Components = parts.BUILT_IN) -> BuildingFace:
    """The face of an igloo, 0 to 3, with the values of this game."""
    return _face(components.igloos[igloo_id], _IGLOOS[igloo_id])


def animal_face(animal_id: int, components: parts.Components = parts.BUILT_IN) -> AnimalFace:
    """The face of an animal; its id counts on from the cards, 36 to 39."""
    index = animal_id - len(parts.CARDS)
    rewards = tuple((parts.REWARD_NAMES[r.kind], r.amount) for r in components.rewards)
    return AnimalFace(parts.ANIMAL_NAMES[index], components.malus[index], rewards)


def _face(building: parts.Building, picture: str) -> BuildingFace:
    kind = parts.BUILDING_KIND_NAMES[building.kind]
    return BuildingFace(
        picture=picture,
        kind=kind,
        cost=building.cost,
        points=building.points if kind == "fixed" else None,
        low=building.low,
        high=building.high,
        kinds=building.kinds,
    )
