"""What the commands say about Stone Age: English templates with named placeholders."""

from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.rules import events as ev


class _Texts(NamedTuple):
    """Positions, by what the words are for."""

    position_now: str = "round {round}, {phase}; start player {start}; to decide: {who}"
    position_cards: str = "cards: {cards}; {deck} in the deck"
    position_buildings: str = "buildings (left in the stack): {buildings}"
    position_igloos: str = "igloos: {igloos}"
    position_animal: str = "animal: {animal}, rolls are reduced by {malus}"
    position_dice: str = "dice: {dice}"
    row_total: str = "if it ended now"
    row_food: str = "food"
    row_tools: str = "tools (used)"
    row_people: str = "people at home"
    row_agriculture: str = "agriculture"
    row_cards: str = "cards"
    row_open: str = "open cards"
    row_buildings: str = "buildings"


TEXTS: Final = _Texts()

# The log, by kind of event. What is not named here is told by the action itself.
EVENTS: Final[dict[str, str]] = {
    ev.GATHERED: "total {amount}",
    ev.TOOLS_ADDED: "tools add {amount}",
    ev.FOOD_GAINED: "{who} +{amount} food",
    ev.GOODS_GAINED: "{who} +{goods}",
    ev.TOOL_GAINED: "{who} tool {item} now {amount}",
    ev.PERSON_GAINED: "{who} +{amount} person",
    ev.FIELD_GAINED: "{who} agriculture +{amount}",
    ev.POINTS: "{who} points {amount:+d} ({reason})",
    ev.CARD_TAKEN: "{who} takes {item}",
    ev.BUILT: "{who} builds {item}",
    ev.EXTRA_DRAWN: "{who} draws a card unseen",
    ev.INCOME: "{who} +{amount} food income",
    ev.FED: "{who} feeds {amount}",
    ev.HUNGRY: "{who} {amount} hungry",
    ev.ANIMAL_SEEN: "{item} turns up",
    ev.ANIMAL_ACTIVE: "{item} becomes active",
    ev.ANIMAL_FLED: "{item} flees",
    ev.ROUND_STARTED: "round {amount}, {who} starts",
    ev.GAME_OVER: "the game is over ({reason})",
}
