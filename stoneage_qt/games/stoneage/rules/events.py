"""What an action made happen, for the log and the animation. Data, never words."""

from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.rules.constants import NO_GOODS, NO_PLACE, Goods

NOBODY: Final = -1
NO_ITEM: Final = -1

# People
PLACED: Final = "placed"  # amount people on place
RETURNED: Final = "returned"  # amount people back from place
# Rolls
ROLLED: Final = "rolled"  # dice at place; amount = what counts: less the animal item, 0 if shared
TOOLS_ADDED: Final = "tools_added"  # tools (slots), cards (one-use); amount = their sum
GATHERED: Final = "gathered"  # yield of a roll: goods or food; amount = the total divided
PICKED: Final = "picked"  # amount = the die taken from a dice-for-all roll
REWARDED: Final = "rewarded"  # amount = the die settled after an animal fled
# Gains and payments
FOOD_GAINED: Final = "food_gained"  # amount
GOODS_GAINED: Final = "goods_gained"  # goods
TOOL_GAINED: Final = "tool_gained"  # item = slot 1..3, amount = its new value; 0: void
PERSON_GAINED: Final = "person_gained"  # amount = 1, or 0 where void
FIELD_GAINED: Final = "field_gained"  # amount = 1, or 0 where void
PAID: Final = "paid"  # goods at place
CLAIMED: Final = "claimed"  # goods from the two-resources card item
POINTS: Final = "points"  # amount, and reason says why
# Cards, buildings
CARD_TAKEN: Final = "card_taken"  # item from place
BUILT: Final = "built"  # item (building or igloo) from place
LEFT: Final = "left"  # place declined
EXTRA_DRAWN: Final = "extra_drawn"  # item, for its owner's eyes only
CARD_REVEALED: Final = "card_revealed"  # item now lies on place
CARD_SLID: Final = "card_slid"  # item slid from place to slot `amount`
BUILDING_REVEALED: Final = "building_revealed"  # item now open at place
# Feeding
INCOME: Final = "income"  # amount of food from agriculture
FED: Final = "fed"  # amount of food eaten
HUNGRY: Final = "hungry"  # amount of people without food
# Animals
ANIMAL_SEEN: Final = "animal_seen"  # item turned up, waits
ANIMAL_ACTIVE: Final = "animal_active"  # item
ANIMAL_FLED: Final = "animal_fled"  # item
# Rounds
ROUND_STARTED: Final = "round_started"  # amount = its number, seat = start player
GAME_OVER: Final = "game_over"  # reason

# Why points were scored, or the game ended.
BY_BUILDING: Final = "building"
BY_IGLOO: Final = "igloo"
BY_CARD: Final = "card"
BY_ANIMAL: Final = "animal"
BY_HUNGER: Final = "hunger"
BY_EXTRA: Final = "extra"
NO_CARDS_LEFT: Final = "no_cards_left"
STACK_EMPTY: Final = "stack_empty"

# What shows something new because somebody chose to: undo stops here. The cards and animals of the
# next round are not among them: the round ends whatever its last choice was.
REVEALING: Final = frozenset((ROLLED, EXTRA_DRAWN, BUILDING_REVEALED))


class Event(NamedTuple):
    """One thing that happened. The comment at each kind says which fields it uses."""

    kind: str
    seat: int = NOBODY
    place: int = NO_PLACE
    amount: int = 0
    goods: Goods = NO_GOODS
    dice: tuple[int, ...] = ()
    tools: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    item: int = NO_ITEM
    reason: str = ""


Events = list[Event]
