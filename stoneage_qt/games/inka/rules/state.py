"""The state of a game: plain ints and lists, a fast hand-written copy, a hashable key."""

from stoneage_qt.games.inka.rules.board import CROSSINGS, PATHS
from stoneage_qt.games.inka.rules.components import BUILT_IN, Components
from stoneage_qt.games.inka.rules.constants import BEFORE, FRAME, KINDS, NOBODY

# What a seat said to an offer: None (not asked, or not yet), "refuse", "accept", or the
# (give, want) of its counter, as that seat sees it.
Answer = str | tuple[list[int], list[int]] | None
REFUSED = "refuse"
ACCEPTED = "accept"


class Player:
    """What one seat owns.

    hand: cards, 8 counts. cards: development cards from earlier turns, ascending; new: those
    bought in this turn, in the order bought. open_cards: open combat arts cards, ascending.
    markers: 0 … 11; tribe: how many tribes are completed.
    """

    __slots__ = ("cards", "hand", "markers", "new", "open_cards", "tribe")

    def __init__(self, blank: bool = False) -> None:
        """`blank` leaves all fields unset, for `copy` alone."""
        if blank:
            return
        self.hand: list[int] = [0] * KINDS
        self.cards: list[int] = []
        self.new: list[int] = []
        self.open_cards: list[int] = []
        self.markers: int = 0
        self.tribe: int = 0

    def copy(self) -> "Player":
        """A player that shares nothing with this one."""
        other = Player(True)
        other.hand = self.hand[:]
        other.cards = self.cards[:]
        other.new = self.new[:]
        other.open_cards = self.open_cards[:]
        other.markers = self.markers
        other.tribe = self.tribe
        return other

    def key(self) -> tuple[object, ...]:
        """Everything, hashable."""
        return (
            tuple(self.hand),
            tuple(self.cards),
            tuple(self.new),
            tuple(self.open_cards),
            self.markers,
            self.tribe,
        )


class Offer:
    """An open offer (H6 to H9): the active seat gives and wants.

    queue: the seats still to answer, in order; answers: one per seat.
    """

    __slots__ = ("answers", "give", "queue", "want")

    def __init__(
        self, give: list[int], want: list[int], queue: list[int], answers: list[Answer]
    ) -> None:
        self.give: list[int] = give
        self.want: list[int] = want
        self.queue: list[int] = queue
        self.answers: list[Answer] = answers

    def copy(self) -> "Offer":
        """An offer that shares nothing with this one."""
        answers: list[Answer] = []
        for answer in self.answers:
            if isinstance(answer, tuple):
                answers.append((answer[0][:], answer[1][:]))
            else:
                answers.append(answer)
        return Offer(self.give[:], self.want[:], self.queue[:], answers)

    def key(self) -> tuple[object, ...]:
        """Everything, hashable."""
        answers: list[object] = []
        for answer in self.answers:
            if isinstance(answer, tuple):
                answers.append((tuple(answer[0]), tuple(answer[1])))
            else:
                answers.append(answer)
        return tuple(self.give), tuple(self.want), tuple(self.queue), tuple(answers)


class State:
    """A position, complete: with the hidden cards and the decision that is open.

    terrain: what each tile yields in this game, a kind or OCEAN. roads, owner: a seat or
    NOBODY per path and crossing; level: 0, SETTLEMENT or CITY_LEVEL; ruin: under a thicket.
    robber: a tile or FRAME. deck: the draw pile, top first; deck2: set aside (C8); gone:
    played progress cards. route, arts: who holds the advantage cards. turn: 0 in the founding
    phase. phase, resume: T5. actor: the seat that decides now, CHANCE or OVER. dice: from the
    throw to the end of the turn. owed: cards still to be discarded, per seat (Z2). victim: in
    STEALING. free_roads: still to be placed. offers_made, offer: H6 to H9. step, site: the
    founding phase (U2). offer_limit, rounds, components: as the set-up says.
    """

    __slots__ = (
        "active",
        "actor",
        "arts",
        "arts_used",
        "card_played",
        "components",
        "deck",
        "deck2",
        "dice",
        "free_roads",
        "gone",
        "level",
        "offer",
        "offer_limit",
        "offers_made",
        "owed",
        "owner",
        "phase",
        "players",
        "resume",
        "roads",
        "robber",
        "rounds",
        "route",
        "route_used",
        "ruin",
        "site",
        "step",
        "supply",
        "terrain",
        "turn",
        "victim",
    )

    def __init__(self, players: int = 0, components: Components = BUILT_IN) -> None:
        """An empty table for `players` seats; 0 leaves all fields unset, for `copy` alone."""
        if players == 0:
            return
        self.components: Components = components
        self.offer_limit: int = 0
        self.rounds: int = 0
        self.players: list[Player] = [Player() for _ in range(players)]
        self.terrain: list[int] = list(components.terrain)
        self.roads: list[int] = [NOBODY] * PATHS
        self.owner: list[int] = [NOBODY] * CROSSINGS
        self.level: list[int] = [0] * CROSSINGS
        self.ruin: list[bool] = [False] * CROSSINGS
        self.robber: int = FRAME
        self.supply: list[int] = list(components.totals)
        self.deck: list[int] = []
        self.deck2: list[int] = []
        self.gone: list[int] = []
        self.route: int = NOBODY
        self.arts: int = NOBODY
        self.turn: int = 1
        self.active: int = 0
        self.phase: str = BEFORE
        self.resume: str | None = None
        self.actor: int = 0
        self.dice: tuple[int, int] | None = None
        self.owed: list[int] = [0] * players
        self.victim: int = NOBODY
        self.free_roads: int = 0
        self.card_played: bool = False
        self.route_used: bool = False
        self.arts_used: bool = False
        self.offers_made: int = 0
        self.offer: Offer | None = None
        self.step: int = 2 * players
        self.site: int = NOBODY

    def copy(self) -> "State":
        """A state that shares nothing mutable with this one."""
        other = State()
        other.components = self.components
        other.offer_limit = self.offer_limit
        other.rounds = self.rounds
        other.players = [player.copy() for player in self.players]
        other.terrain = self.terrain[:]
        other.roads = self.roads[:]
        other.owner = self.owner[:]
        other.level = self.level[:]
        other.ruin = self.ruin[:]
        other.robber = self.robber
        other.supply = self.supply[:]
        other.deck = self.deck[:]
        other.deck2 = self.deck2[:]
        other.gone = self.gone[:]
        other.route = self.route
        other.arts = self.arts
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.resume = self.resume
        other.actor = self.actor
        other.dice = self.dice
        other.owed = self.owed[:]
        other.victim = self.victim
        other.free_roads = self.free_roads
        other.card_played = self.card_played
        other.route_used = self.route_used
        other.arts_used = self.arts_used
        other.offers_made = self.offers_made
        offer = self.offer
        other.offer = None if offer is None else offer.copy()
        other.step = self.step
        other.site = self.site
        return other

    def key(self) -> tuple[object, ...]:
        """Everything that makes two states the same, hashable."""
        return (
            self.components.signature,
            self.offer_limit,
            self.rounds,
            tuple([player.key() for player in self.players]),
            tuple(self.terrain),
            tuple(self.roads),
            tuple(self.owner),
            tuple(self.level),
            tuple(self.ruin),
            self.robber,
            tuple(self.supply),
            tuple(self.deck),
            tuple(self.deck2),
            tuple(self.gone),
            self.route,
            self.arts,
            self.turn,
            self.active,
            self.phase,
            self.resume,
            self.actor,
            self.dice,
            tuple(self.owed),
            self.victim,
            self.free_roads,
            self.card_played,
            self.route_used,
            self.arts_used,
            self.offers_made,
            None if self.offer is None else self.offer.key(),
            self.step,
            self.site,
        )
