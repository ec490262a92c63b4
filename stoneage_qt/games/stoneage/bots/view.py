"""A position as one seat may see it (V1 to V3), as plain JSON values, both ways.

External programs get it, and so do the processes that think for the window: the true hidden
order is not in it. `state_of` fills what is hidden in a fixed order, so that
`determinize(state_of(view_of(s, seat)), seat, rng)` equals `determinize(s, seat, rng)`.
"""

from typing import Any, Final

from stoneage_qt.games.stoneage.rules import Components, State
from stoneage_qt.games.stoneage.rules.components import (
    BUILDING_IDS,
    BUILT_IN,
    CARD_IDS,
    FIXED_COST,
    IGLOO_IDS,
    REWARD_NAMES,
    Building,
    Reward,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL_COUNT,
    BUILDING_COUNT,
    CARD_COUNT,
    FIRST_ANIMAL,
    GOOD_NAMES,
    NO_PLACE,
    PHASE_NAMES,
    PLACE_NAMES,
    building_name,
    card_name,
    igloo_name,
)
from stoneage_qt.games.stoneage.rules.state import Player

# What is being asked, by STEP_*.
STEP_NAMES: Final = (
    "choose",
    "gather_roll",
    "tools",
    "share_roll",
    "pick",
    "reward_roll",
    "reward",
    "feed",
)
_FOUND: Final = ("food", *GOOD_NAMES)
_ANIMAL_IDS: Final = [card_name(FIRST_ANIMAL + number) for number in range(ANIMAL_COUNT)]
_ALL_CARDS: Final = [*CARD_IDS, *_ANIMAL_IDS]


def view_of(s: State, seat: int) -> dict[str, Any]:
    """The position as `seat` may see it."""
    unseen = sorted(card for card in s.deck if card >= FIRST_ANIMAL)
    return {
        "seat": seat,
        "round": s.round,
        "start": s.start,
        "phase": PHASE_NAMES[s.phase],
        "step": STEP_NAMES[s.step],
        "actor": s.actor,
        "turn": s.turn,
        "modules": sorted(s.modules),
        "display": [None if card is None else card_name(card) for card in s.display],
        "deck": len(s.deck),
        "unseen_animals": [card_name(card) for card in unseen],
        "stacks": [
            {"top": building_name(stack[0]) if stack else None, "left": len(stack)}
            for stack in s.stacks
        ],
        "igloos": [igloo_name(igloo) for igloo in s.igloos],
        "animal": None if s.animal is None else card_name(s.animal),
        "waiting": [card_name(card) for card in s.waiting],
        "placed": {PLACE_NAMES[place]: list(row) for place, row in enumerate(s.placed) if any(row)},
        "dice": list(s.dice),
        "dice_count": s.dice_count,
        "roll_for": _FOUND[s.roll_good],
        "source": None if s.source == NO_PLACE else PLACE_NAMES[s.source],
        "missing": s.missing,
        "hunters": list(s.hunters),
        "players": [_player_view(player, seat == n) for n, player in enumerate(s.players)],
        "components": None if s.components == BUILT_IN else _components_view(s.components),
    }


def _player_view(player: Player, own: bool) -> dict[str, Any]:
    """Another's extra card is shown as null among the cards."""
    secret = player.secret
    return {
        "food": player.food,
        "goods": list(player.goods),
        "tools": list(player.tools),
        "used": list(player.used),
        "people": player.people,
        "supply": player.supply,
        "agriculture": player.agriculture,
        "score": player.score,
        "tally": list(player.tally),
        "cards": [None if card == secret and not own else card_name(card) for card in player.cards],
        "open_cards": [card_name(card) for card in player.open_cards],
        "secret": card_name(secret) if secret is not None and own else None,
        "buildings": [building_name(building) for building in player.buildings],
        "igloos": [igloo_name(igloo) for igloo in player.igloos],
    }


def _components_view(components: Components) -> dict[str, Any]:
    return {
        "igloos": [
            {"cost": list(igloo.cost), "points": igloo.points, "extra": igloo.extra}
            for igloo in components.igloos
        ],
        "malus": list(components.malus),
        "rewards": [[REWARD_NAMES[reward.kind], reward.amount] for reward in components.rewards],
    }


def state_of(view: dict[str, Any]) -> State:
    """A state that looks the same from that seat; hidden things are filled in id order."""
    rows = view["players"]
    s = State(len(rows), _components_of(view["components"]))
    s.modules = frozenset(view["modules"])
    s.round, s.start = view["round"], view["start"]
    s.phase = PHASE_NAMES.index(view["phase"])
    s.step = STEP_NAMES.index(view["step"])
    s.actor, s.turn = view["actor"], view["turn"]
    s.display = [None if name is None else _ALL_CARDS.index(name) for name in view["display"]]
    s.igloos = [IGLOO_IDS.index(name) for name in view["igloos"]]
    s.animal = None if view["animal"] is None else _ALL_CARDS.index(view["animal"])
    s.waiting = [_ALL_CARDS.index(name) for name in view["waiting"]]
    for name, row in view["placed"].items():
        place = PLACE_NAMES.index(name)
        s.placed[place] = list(row)
        s.crowd[place] = sum(row)
    s.dice, s.dice_count = tuple(view["dice"]), view["dice_count"]
    s.roll_good = _FOUND.index(view["roll_for"])
    s.source = NO_PLACE if view["source"] is None else PLACE_NAMES.index(view["source"])
    s.missing, s.hunters = view["missing"], list(view["hunters"])
    hidden = _hidden_cards(view)
    s.players = [_player_of(row, hidden) for row in rows]
    s.deck = hidden
    _fill_stacks(s, view["stacks"])
    return s


def _hidden_cards(view: dict[str, Any]) -> list[int]:
    """Everything that lies nowhere in sight: the deck and others' extra cards."""
    seen = {name for name in view["display"] if name is not None}
    for row in view["players"]:
        seen.update(row["cards"], row["open_cards"])
    hidden = [card for card in range(CARD_COUNT) if CARD_IDS[card] not in seen]
    return hidden + [_ALL_CARDS.index(name) for name in view["unseen_animals"]]


def _player_of(row: dict[str, Any], hidden: list[int]) -> Player:
    player = Player()
    player.food, player.people, player.supply = row["food"], row["people"], row["supply"]
    player.agriculture, player.score = row["agriculture"], row["score"]
    player.goods, player.tools, player.used = (
        list(row["goods"]),
        list(row["tools"]),
        list(row["used"]),
    )
    player.tally = list(row["tally"])
    player.open_cards = [CARD_IDS.index(name) for name in row["open_cards"]]
    player.secret = None if row["secret"] is None else CARD_IDS.index(row["secret"])
    for name in row["cards"]:
        if name is None:
            player.secret = hidden.pop(0)
            player.cards.append(player.secret)
        else:
            player.cards.append(CARD_IDS.index(name))
    player.buildings = [BUILDING_IDS.index(name) for name in row["buildings"]]
    player.igloos = [IGLOO_IDS.index(name) for name in row["igloos"]]
    return player


def _fill_stacks(s: State, stacks: list[dict[str, Any]]) -> None:
    tops = [BUILDING_IDS.index(stack["top"]) for stack in stacks if stack["top"] is not None]
    seen = {building for player in s.players for building in player.buildings}.union(tops)
    covered = [building for building in range(BUILDING_COUNT) if building not in seen]
    for stack in stacks:
        if stack["top"] is None:
            s.stacks.append([])
            continue
        below = stack["left"] - 1
        s.stacks.append([BUILDING_IDS.index(stack["top"]), *covered[:below]])
        del covered[:below]
    s.removed = covered


def _components_of(data: dict[str, Any] | None) -> Components:
    if data is None:
        return BUILT_IN
    igloos = []
    for row in data["igloos"]:
        wood, brick, stone, gold = row["cost"]
        size = wood + brick + stone + gold
        cost = (wood, brick, stone, gold)
        igloos.append(Building(FIXED_COST, cost, row["points"], size, size, 0, row["extra"]))
    rewards = tuple(Reward(REWARD_NAMES.index(kind), amount) for kind, amount in data["rewards"])
    return Components(tuple(igloos), tuple(data["malus"]), rewards)
