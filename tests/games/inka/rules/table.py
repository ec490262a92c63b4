"""A table to try the rules of Rise of the Inkas on: positions by hand, ways to move along."""

from collections.abc import Iterable

from stoneage_qt.games.inka.rules import (
    CHANCE,
    NOBODY,
    Event,
    Setup,
    State,
    apply,
    decode,
    encode,
    legal_actions,
    new_state,
    why_illegal,
)

KINDS = ("wood", "stone", "wool", "potato", "ore", "fish", "coca", "feathers")
IN_GAME = (20, 20, 20, 20, 20, 12, 12, 12)
RED, ORANGE, BLUE, GREY = range(4)

COST = {
    "road": "wood=1 stone=1",
    "settle": "wood=1 stone=1 wool=1 potato=1",
    "city": "potato=2 ore=3",
    "buy": "wool=1 potato=1 ore=1",
}

PLAYER_FIELDS = ("hand", "cards", "new", "open_cards", "markers", "tribe")
STATE_FIELDS = [
    "terrain",
    "roads",
    "owner",
    "level",
    "ruin",
    "robber",
    "supply",
    "deck",
    "deck2",
    "gone",
    "route",
    "arts",
    "turn",
    "active",
    "phase",
    "resume",
    "actor",
    "dice",
    "owed",
    "victim",
    "free_roads",
    "card_played",
    "route_used",
    "arts_used",
    "offers_made",
    "step",
    "site",
]


def numbers(text: str) -> list[int]:
    """'c07 c21' or 'p00 p01' as numbers."""
    return [int(word[1:]) for word in text.split()]


def cards(text: str) -> list[int]:
    """'wood=2 fish=1' as eight counts."""
    counts = [0] * 8
    for part in text.split():
        kind, _, number = part.partition("=")
        counts[KINDS.index(kind)] += int(number)
    return counts


def start(players: int = 4, **options: object) -> State:
    """The first position of a game whose piles are in ascending order."""
    return new_state(Setup(players, **options))  # type: ignore[arg-type]


def enter(s: State, phase: str, seat: int | None = None) -> State:
    """Jumps to a phase of `seat`'s turn."""
    if seat is not None:
        s.active = seat
    s.phase = phase
    s.actor = CHANCE if phase in ("dice", "steal") else s.active
    return s


def clear_board(s: State) -> State:
    """Takes everything off the board and all cards into the supply."""
    for path in range(71):
        s.roads[path] = NOBODY
    for crossing in range(54):
        remove(s, crossing)
    for seat, player in enumerate(s.players):
        hand(s, seat, "")
        player.markers = 0
    return s


def bare(players: int = 4, seat: int = RED, **options: object) -> State:
    """An empty board and empty hands in `seat`'s `main`."""
    return enter(clear_board(start(players, **options)), "main", seat)


def remove(s: State, crossing: int) -> None:
    s.owner[crossing] = NOBODY
    s.level[crossing] = 0
    s.ruin[crossing] = False


def put(
    s: State,
    seat: int,
    *,
    settlements: str = "",
    cities: str = "",
    ruins: str = "",
    ruined_cities: str = "",
    roads: str = "",
) -> State:
    """Puts pieces of a seat on the board, whatever the rules say; markers stay."""
    for text, level, ruin in (
        (settlements, 1, False),
        (cities, 2, False),
        (ruins, 1, True),
        (ruined_cities, 2, True),
    ):
        for crossing in numbers(text):
            s.owner[crossing] = seat
            s.level[crossing] = level
            s.ruin[crossing] = ruin
    for path in numbers(roads):
        s.roads[path] = seat
    return s


def hand(s: State, seat: int, text: str) -> None:
    """Gives a seat exactly these cards; the difference comes from or goes to the supply."""
    wanted = cards(text)
    held = s.players[seat].hand
    for kind in range(8):
        s.supply[kind] += held[kind] - wanted[kind]
        held[kind] = wanted[kind]
    assert min(s.supply) >= 0


def hands(s: State, *texts: str) -> State:
    for seat, text in enumerate(texts):
        hand(s, seat, text)
    return s


def drain(s: State, kind: str, left: int = 0) -> None:
    """Makes a kind short in the supply; the cards leave the game."""
    s.supply[KINDS.index(kind)] = left


def hold(s: State, seat: int, *held: int) -> None:
    """Development cards from wherever they lie into a seat's hand, playable."""
    for card in held:
        for pile in (s.deck, s.deck2):
            if card in pile:
                pile.remove(card)
    s.players[seat].cards = sorted([*s.players[seat].cards, *held])


def do(s: State, *texts: str) -> list[Event]:
    """Plays actions in text notation, checking that each is legal; the last one's events."""
    events: list[Event] = []
    for text in texts:
        action = decode(text)
        reason = why_illegal(s, action)
        assert reason is None, f"{text}: {reason} in {s.phase} ({legal_texts(s)[:20]})"
        events = []
        apply(s, action, events)
    return events


def after(s: State, *texts: str) -> State:
    """The position after some actions; the one given stays."""
    s = s.copy()
    do(s, *texts)
    return s


def throw(s: State, low: int, high: int) -> State:
    """The position after a throw of the active player."""
    s = enter(s.copy(), "dice")
    do(s, f"roll {low} {high}")
    return s


def legal_texts(s: State) -> list[str]:
    """All listed actions as text."""
    return [encode(action) for action in legal_actions(s)]


def listed(s: State, word: str) -> list[str]:
    """What follows a word in the listed actions: 'road' gives ['p05', …]."""
    found = [text for text in legal_texts(s) if text == word or text.startswith(f"{word} ")]
    return [text[len(word) + 1 :] for text in found]


def refused(s: State, text: str) -> str:
    """The code of the reason why an action is illegal, '' where it is legal."""
    action = decode(text)
    reason = why_illegal(s, action)
    in_list = action in legal_actions(s)
    if text.split(maxsplit=1)[0] in ("offer", "counter"):
        assert reason is None or not in_list
    else:
        assert in_list == (reason is None and s.actor >= 0), text
    return "" if reason is None else str(reason.value)


def possible(s: State, word: str, ids: Iterable[str]) -> list[str]:
    """Those of the ids at which the action is legal."""
    return [name for name in ids if not refused(s, f"{word} {name}")]


def held(s: State, seat: int) -> str:
    """A hand as text: 'wood=2 fish=1'."""
    counts = s.players[seat].hand
    return " ".join(f"{KINDS[kind]}={counts[kind]}" for kind in range(8) if counts[kind])


def _plain(value: object) -> object:
    return tuple(map(_plain, value)) if isinstance(value, list | tuple) else value


def fields(s: State) -> dict[str, object]:
    """Every field the contract names, lists as tuples."""
    found = {name: _plain(getattr(s, name)) for name in STATE_FIELDS}
    found["players"] = tuple(
        tuple(_plain(getattr(player, name)) for name in PLAYER_FIELDS) for player in s.players
    )
    offer = s.offer
    found["offer"] = offer and tuple(
        map(_plain, (offer.give, offer.want, offer.queue, offer.answers))
    )
    return found
