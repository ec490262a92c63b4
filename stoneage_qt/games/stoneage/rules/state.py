"""The state of a game: plain ints and lists, a fast hand-written copy, a hashable key."""

from typing import Final

from stoneage_qt.games.stoneage.rules.components import BUILT_IN, Components
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    FIRST_ANIMAL,
    PLACE_COUNT,
    PLACING,
    START_FOOD,
    START_PEOPLE,
    STEP_CHOOSE,
)

# Where the points on the track came from: indices into Player.tally.
TALLY_BUILDINGS: Final = 0
TALLY_IGLOOS: Final = 1
TALLY_CARDS: Final = 2
TALLY_ANIMALS: Final = 3
TALLY_HUNGER: Final = 4
TALLY_EXTRAS: Final = 5
TALLY_SIZE: Final = 6


class Player:
    """What one seat owns.

    goods: wood, brick, stone, gold. tools and used: three slots, value 0 = empty.
    people: all own people; supply: those on the own board. cards: ids held, face down;
    open_cards: unused one-use tools and the two-resources card (never in both).
    secret: the card won by the extra-card effect (it is in cards too), or None.
    tally: points on the track by where they came from (TALLY_*).
    """

    __slots__ = (
        "agriculture",
        "buildings",
        "cards",
        "food",
        "goods",
        "igloos",
        "open_cards",
        "people",
        "score",
        "secret",
        "supply",
        "tally",
        "tools",
        "used",
    )

    def __init__(self, blank: bool = False) -> None:
        """`blank` leaves all fields unset, for `copy` alone."""
        if blank:
            return
        self.food: int = START_FOOD
        self.goods: list[int] = [0, 0, 0, 0]
        self.tools: list[int] = [0, 0, 0]
        self.used: list[bool] = [False, False, False]
        self.people: int = START_PEOPLE
        self.supply: int = START_PEOPLE
        self.agriculture: int = 0
        self.score: int = 0
        self.cards: list[int] = []
        self.open_cards: list[int] = []
        self.secret: int | None = None
        self.buildings: list[int] = []
        self.igloos: list[int] = []
        self.tally: list[int] = [0] * TALLY_SIZE

    def copy(self) -> "Player":
        """A player that shares nothing with this one."""
        other = Player(True)
        other.food = self.food
        other.goods = self.goods[:]
        other.tools = self.tools[:]
        other.used = self.used[:]
        other.people = self.people
        other.supply = self.supply
        other.agriculture = self.agriculture
        other.score = self.score
        other.cards = self.cards[:]
        other.open_cards = self.open_cards[:]
        other.secret = self.secret
        other.buildings = self.buildings[:]
        other.igloos = self.igloos[:]
        other.tally = self.tally[:]
        return other

    def key(self) -> tuple[object, ...]:
        """Everything, hashable."""
        return (
            self.food,
            tuple(self.goods),
            tuple(self.tools),
            tuple(self.used),
            self.people,
            self.supply,
            self.agriculture,
            self.score,
            tuple(self.cards),
            tuple(self.open_cards),
            self.secret,
            tuple(self.buildings),
            tuple(self.igloos),
            tuple(self.tally),
        )


class State:
    """A position, complete: with the hidden orders and the decision that is open.

    actor: the seat that decides now, CHANCE or OVER. turn: the seat whose turn it is in
    the phase (who rolls, who bought, who eats). display: card id or None for slots 1..4.
    placed[place][seat]: people standing there; crowd[place]: their sum, kept beside it
    because listing placements asks for it all the time. animal: the active one's id, or
    None; waiting: turned up, not active yet. igloos: ids still free. removed: buildings
    left in the box.
    The open decision: step, and with it dice_count and roll_good (dice to roll, and what
    for: 0 food, 1..4 goods), source (the place the roll belongs to), dice (those on the
    table), missing (food lacking at feeding), hunters (people whose animal has fled).
    """

    __slots__ = (
        "actor",
        "animal",
        "components",
        "crowd",
        "deck",
        "dice",
        "dice_count",
        "display",
        "hunters",
        "igloos",
        "missing",
        "modules",
        "phase",
        "placed",
        "players",
        "removed",
        "roll_good",
        "round",
        "source",
        "stacks",
        "start",
        "step",
        "turn",
        "waiting",
    )

    def __init__(self, players: int = 0, components: Components = BUILT_IN) -> None:
        """An empty table for `players` seats; 0 leaves all fields unset, for `copy` alone."""
        if players == 0:
            return
        self.components: Components = components
        self.modules: frozenset[str] = frozenset()
        self.players: list[Player] = [Player() for _ in range(players)]
        self.round: int = 1
        self.start: int = 0
        self.phase: int = PLACING
        self.step: int = STEP_CHOOSE
        self.actor: int = 0
        self.turn: int = 0
        self.display: list[int | None] = [None, None, None, None]
        self.deck: list[int] = []
        self.stacks: list[list[int]] = []
        self.removed: list[int] = []
        self.placed: list[list[int]] = [[0] * players for _ in range(PLACE_COUNT)]
        self.crowd: list[int] = [0] * PLACE_COUNT
        self.animal: int | None = None
        self.waiting: list[int] = []
        self.igloos: list[int] = []
        self.dice: tuple[int, ...] = ()
        self.dice_count: int = 0
        self.roll_good: int = 0
        self.source: int = 0
        self.missing: int = 0
        self.hunters: list[int] = [0] * players

    def copy(self) -> "State":
        """A state that shares nothing mutable with this one."""
        other = State()
        other.components = self.components
        other.modules = self.modules
        other.players = [player.copy() for player in self.players]
        other.round = self.round
        other.start = self.start
        other.phase = self.phase
        other.step = self.step
        other.actor = self.actor
        other.turn = self.turn
        other.display = self.display[:]
        other.deck = self.deck[:]
        other.stacks = [stack[:] for stack in self.stacks]
        other.removed = self.removed[:]
        other.placed = [row[:] for row in self.placed]
        other.crowd = self.crowd[:]
        other.animal = self.animal
        other.waiting = self.waiting[:]
        other.igloos = self.igloos[:]
        other.dice = self.dice
        other.dice_count = self.dice_count
        other.roll_good = self.roll_good
        other.source = self.source
        other.missing = self.missing
        other.hunters = self.hunters[:]
        return other

    def key(self) -> tuple[object, ...]:
        """Everything that makes two states the same, hashable."""
        return (
            self.components,
            self.modules,
            tuple([player.key() for player in self.players]),
            self.round,
            self.start,
            self.phase,
            self.step,
            self.actor,
            self.turn,
            tuple(self.display),
            tuple(self.deck),
            tuple([tuple(stack) for stack in self.stacks]),
            tuple(self.removed),
            tuple([tuple(row) for row in self.placed]),
            self.animal,
            tuple(self.waiting),
            tuple(self.igloos),
            self.dice,
            self.dice_count,
            self.roll_good,
            self.source,
            self.missing,
            tuple(self.hunters),
        )

    def malus(self) -> int:
        """What the active animal takes from every roll whose sum counts (W6)."""
        if self.animal is None:
            return 0
        return self.components.malus[self.animal - FIRST_ANIMAL]

    def to_resolve(self, seat: int) -> int:
        """People of `seat` still standing on places that phase 2 resolves."""
        player = self.players[seat]
        return player.people - player.supply - self.placed[ANIMAL][seat]
