"""Deals: all that makes two games the same but for what people decide.

The game, how many play, its modules and options, who sits where, who begins, and the seed of all
cards and dice. A deal fits into one short word that a friend can type in, and every day has one
of its own.
"""

import hashlib
import random
from collections.abc import Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from stoneage_qt.contract import CodeBook, ContentError, ImpossibleSetupError, Rules
from stoneage_qt.games import GAMES, code_book_of, rules_of
from stoneage_qt.progress.letters import WrongWordError, letters_of, number_of, word_of
from stoneage_qt.session.match import Match
from stoneage_qt.session.seats import Seat

PERSON: Final = ""
SEED_BITS: Final = 32
_MOST_SEATS: Final = 4
_DRAWN: Final = _MOST_SEATS  # instead of a start player's seat
_NUMBERS: Final = 16
# How the number is laid out, lowest bits first: 65, which is all a word holds. There are two
# layouts: in the second seats are narrower, and a number option takes the room.
_PLAIN, _NUMBERED = 0, 1
_LAYOUTS: Final = tuple(
    # seed, seats, choices, number option, start, players - 1, game, layout
    (SEED_BITS, *(seat_bits,) * _MOST_SEATS, 5, number_bits, 3, 2, 2, 1)
    for seat_bits, number_bits in ((5, 0), (4, 4))
)


class Deal(NamedTuple):
    """One deal.

    seats: for each the level of its bot, or PERSON. start: None where the seed says who begins.
    choices: modules, and options written as "name=value", as the game's code book lists them.
    """

    game: str
    seats: tuple[str, ...]
    choices: frozenset[str] = frozenset()
    start: int | None = None
    seed: int = 0


class UnknownDealError(ValueError):
    """No deal. problem: "length", "letter", "check" (a typing mistake), or "newer"."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def match_of_deal(deal: Deal, names: Sequence[str] = (), own: Any = None) -> Match:
    """A match of the deal, at its start.

    Raises ImpossibleSetupError, ContentError and UnknownDealError.

    names: of the seats, "" or missing for none. own: `Rules.own_values`.
    """
    rules = rules_of(deal.game)
    modules = frozenset(rules.modules) & deal.choices
    rng = random.Random(deal.seed)
    setup = rules.shuffled(len(deal.seats), rng, modules, deal.start, own)
    options = rules.read_options(_options_of(rules, modules, deal.choices))
    seats = [
        Seat(
            controller="bot" if level else "person",
            level=level or None,
            name=names[place] if place < len(names) else "",
            colour=rules.colours[place],
        )
        for place, level in enumerate(deal.seats)
    ]
    setup = rules.fitted(setup, [seat.colour for seat in seats], options)
    return Match(rules, setup, seats, options, deal.seed)


def _options_of(rules: Rules, modules: frozenset[str], choices: frozenset[str]) -> dict[str, Any]:
    options = _all_options(_book(rules.key))
    chosen = {name: value for name, value in options if choice_of(name, value) in choices}
    return {**rules.options_for(modules).chosen(), **chosen}


def _book(game: str) -> CodeBook:
    book = code_book_of(game)
    if book is None:
        raise UnknownDealError("newer")
    return book


def choice_of(name: str, value: Any) -> str:
    """How an option stands among the choices of a deal."""
    return f"{name}={value}"


def deal_of(match: Match) -> Deal | None:
    """The deal that a match is of; None where it has none.

    Programs of somebody's own, own values of components and games from elsewhere can't be dealt
    again by a word.
    """
    book = code_book_of(match.rules.key) if match.rules.key in GAMES else None
    if book is None:
        return None
    levels = tuple(PERSON if seat.is_person else seat.level or "?" for seat in match.seats)
    if not all(level in (PERSON, *book.levels) for level in levels):
        return None
    usual = match.rules.options_for(frozenset())
    choices = {
        choice_of(name, value)
        for name, value in _all_options(book)
        if getattr(match.options, name) == value != getattr(usual, name)
    }
    modules = match.rules.traits(match.rules.write_setup(match.setup), {}).modules
    choices.update(modules)
    deal = Deal(match.rules.key, levels, frozenset(choices), match.setup.start, match.seed)
    try:
        return deal if match_of_deal(deal).setup == match.setup else None
    except (ImpossibleSetupError, ValueError):
        return None


def word_of_deal(deal: Deal) -> str | None:
    """The deal as a word (`letters`); None for a seed that is too large for one."""
    if not 0 <= deal.seed < 1 << SEED_BITS:
        return None
    book = _book(deal.game)
    seats = [book.levels.index(level) + 1 if level != PERSON else 0 for level in deal.seats]
    seats += [0] * (_MOST_SEATS - len(seats))
    choices = sum(
        1 << place for place, name in enumerate(_all_choices(book)) if name in deal.choices
    )
    start = _DRAWN if deal.start is None else deal.start
    numbered = _number_in(book, deal.choices)
    layout = _PLAIN if numbered is None else _NUMBERED
    fields = (
        *(deal.seed, *seats, choices, numbered or 0),
        *(start, len(deal.seats) - 1, book.number, layout),
    )
    number = 0
    for value, width in reversed(list(zip(fields, _LAYOUTS[layout], strict=True))):
        if not 0 <= value < 1 << width:
            raise ValueError("the code book of this game does not fit into a word")
        number = number << width | value
    return word_of(number)


def deal_of_word(word: str) -> Deal:
    """The deal that somebody typed in. Raises UnknownDealError."""
    try:
        number = number_of(word)
    except WrongWordError as error:
        raise UnknownDealError(error.problem) from error
    layout = number >> sum(_LAYOUTS[_PLAIN]) - 1
    fields = []
    for width in _LAYOUTS[layout]:
        fields.append(number & (1 << width) - 1)
        number >>= width
    seed, *seats, choices, numbered, start, players, game, _ = fields
    books = {book.number: key for key in GAMES if (book := code_book_of(key)) is not None}
    if game not in books:
        raise UnknownDealError("newer")
    key, count = books[game], players + 1
    book = _book(key)
    names = _all_choices(book)
    known = max(seats) <= len(book.levels) and choices < 1 << len(names)
    if layout == _NUMBERED:
        known = known and bool(book.number_option)
    if not known or count not in rules_of(key).players or (start >= count and start != _DRAWN):
        raise UnknownDealError("newer")
    chosen = {name for place, name in enumerate(names) if choices >> place & 1}
    if layout == _NUMBERED:
        chosen.add(choice_of(book.number_option, numbered))
    deal = Deal(
        key,
        tuple(book.levels[seat - 1] if seat else PERSON for seat in seats[:count]),
        frozenset(chosen),
        None if start == _DRAWN else start,
        seed,
    )
    # Bits that mean nothing are those of no word that was ever told: one deal, one word.
    if word_of_deal(deal) != letters_of(word):
        raise UnknownDealError("check")
    try:
        match_of_deal(deal)
    except (ImpossibleSetupError, ContentError) as error:
        raise UnknownDealError("newer") from error
    return deal


def _all_options(book: CodeBook) -> list[tuple[str, Any]]:
    """Every option with a value that a word can hold, those with a place in the list first."""
    numbers = range(_NUMBERS) if book.number_option else ()
    more = ((book.number_option, value) for value in numbers)
    return [*book.options, *(each for each in more if each not in book.options)]


def _number_in(book: CodeBook, choices: frozenset[str]) -> int | None:
    """The value of the number option where only the second layout can hold it."""
    for name, value in _all_options(book)[len(book.options) :]:
        if choice_of(name, value) in choices:
            return int(value)
    return None


def _all_choices(book: CodeBook) -> list[str]:
    return [*book.modules, *(choice_of(name, value) for name, value in book.options)]


def deal_of_day(game: str, day: date) -> Deal:
    """The one deal of a date: the same on every computer, for this version of the code book."""
    rules, book = rules_of(game), _book(game)
    source = hashlib.sha256(f"deal of the day/{game}/{day.isoformat()}".encode()).digest()
    rng = random.Random(int.from_bytes(source))
    players = rng.choice(rules.players)
    drawn = [rng.choice(book.of_the_day) for _ in range(players - 1)]
    opponents = _all_different(drawn, book.of_the_day)
    place = rng.randrange(players)
    choices = rng.choice(book.days)
    return Deal(
        game,
        (*opponents[:place], PERSON, *opponents[place:]),
        frozenset(choices),
        rng.randrange(players),
        rng.getrandbits(SEED_BITS),
    )


def _all_different(drawn: Sequence[str], known: Sequence[str]) -> list[str]:
    """Opponents of whom each has a name of its own: who sits there already makes way."""
    found: list[str] = []
    for level in drawn:
        first = known.index(level)
        others = (*known[first:], *known[:first])
        found.append(next((one for one in others if one not in found), level))
    return found
