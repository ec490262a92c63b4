"""What the library knows about a file: a quick look first, the whole game later.

The quick look parses the file and takes what it says about itself; the full one plays the
game through the rules, as loading does, and so finds every fault. Both never raise: whatever
is wrong with a file becomes part of its entry. `Scanner` does it in a process of its own.
"""

import errno
import json
import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from stoneage_qt.contract import Json, Rules
from stoneage_qt.session.checks import is_whole, need
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import read_limited
from stoneage_qt.session.match import Match
from stoneage_qt.session.moments import believable, is_believable
from stoneage_qt.session.plain_text import plain
from stoneage_qt.session.records import MAX_ACTIONS
from stoneage_qt.session.save_content import result_of
from stoneage_qt.session.saves import MAX_BYTES, SUFFIX, current, game_of, load
from stoneage_qt.session.seats import IDENT, MAX_NAME, MAX_TITLE, SEEDS
from stoneage_qt.session.strict_json import parse_json

FACES: Final = 6
NO_DICE: Final = (0,) * FACES
# Two dice together: 2 to 12.
LEAST_SUM: Final = 2
_DICE: Final = tuple(range(1, FACES + 1))
NO_SUMS: Final = (0,) * (2 * FACES - LEAST_SUM + 1)
# Beyond any round or points; and the largest whole number that a database can keep.
_FAR: Final = 1_000_000
_MOST: Final = 2**63 - 1

Dice = tuple[int, ...]
# Totals of all seats, "if it ended now", at the start of each round and at the end.
Curve = tuple[tuple[int, ...], ...]


class FileStamp(NamedTuple):
    """A file, and what tells that it has changed."""

    path: str
    mtime: int
    size: int


class SeatEntry(NamedTuple):
    """One seat of a game; dice: how often it threw each face, known after the full look.

    total, rank: of a game that is over; before, they would tell of face-down cards.
    """

    controller: str = "person"
    level: str = ""
    name: str = ""
    colour: str = "red"
    total: int = 0
    rank: int = 0
    dice: Dice = NO_DICE


class Entry(NamedTuple):
    """One file of the library.

    fault: the code of what is wrong with it, "" for nothing; parameters: of the fault.
    created, modified: seconds since 1970. dice: how often each face was thrown.
    origin: the id of the match it was branched from. curve: None before the full look.
    altered: legal throughout, but not what was saved. game: its key; variant, modules: `Traits`.
    demo: a bot has played for a person. sums: how often each sum fell, where two dice are always
    thrown together.
    """

    path: str
    mtime: int
    size: int
    fault: str = ""
    parameters: dict[str, str | int] = {}  # noqa: RUF012 - replaced, never changed
    ident: str = ""
    title: str = ""
    created: float = 0.0
    modified: float = 0.0
    game: str = ""
    variant: str = ""
    modules: tuple[str, ...] = ()
    round: int = 0
    over: bool = False
    actions: int = 0
    origin: str = ""
    seed: int = 0
    altered: bool = False
    dice: Dice = NO_DICE
    seats: tuple[SeatEntry, ...] = ()
    curve: Curve | None = None
    demo: bool = False
    sums: Dice = NO_SUMS

    @property
    def stamp(self) -> FileStamp:
        """The file as it was when it was read."""
        return FileStamp(self.path, self.mtime, self.size)

    @property
    def when(self) -> float:
        """The moment that the list is ordered by."""
        return self.created or believable(self.mtime / 1e9)


def find_files(folder: Path, others: Iterable[Path] = ()) -> list[FileStamp]:
    """The saves in a folder and some others, newest first; those that are gone are left out."""
    found: dict[str, FileStamp] = {}
    try:
        with os.scandir(folder) as files:
            for file in files:
                if file.name.endswith(SUFFIX) and not file.name.startswith("."):
                    _stamp(found, file.path, file.stat)
    except OSError:
        found.clear()  # no library yet, or none that may be read
    for path in others:
        _stamp(found, str(path.absolute()), path.stat)
    return sorted(found.values(), key=lambda stamp: (-stamp.mtime, stamp.path))


def stamp_of(path: Path) -> FileStamp | None:
    """A file as it is now; None where there is none."""
    found: dict[str, FileStamp] = {}
    _stamp(found, str(path.absolute()), path.stat)
    return next(iter(found.values()), None)


def _stamp(found: dict[str, FileStamp], path: str, stat: Callable[[], os.stat_result]) -> None:
    try:
        path.encode()
        known = stat()
    except (FileNotFoundError, ValueError):  # gone since it was listed, or a name beyond text
        return
    except OSError as error:
        if error.errno != errno.ENAMETOOLONG:  # it is there; reading it will say what is wrong
            found[path] = FileStamp(path, 0, 0)
        return
    found[path] = FileStamp(path, _stored_whole(known.st_mtime_ns), _stored_whole(known.st_size))


def _stored_whole(number: int) -> int:
    """The number, or the nearest one that a database can keep: file times may be anything."""
    return max(-_MOST, min(number, _MOST))


def summary(stamp: FileStamp) -> Entry:
    """What the file says about itself, without playing it; every value within its limits."""
    path = Path(stamp.path)
    try:
        content = current(parse_json(read_limited(path, MAX_BYTES), path), path)
        return _told(stamp, content, game_of(content, path))
    except SaveError as error:
        return broken(stamp, error)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError, OverflowError) as why:
        # `need` names the field; whatever else is wrong is wrong somewhere.
        field = str(why) if isinstance(why, ValueError) and str(why).isidentifier() else ""
        fault = SaveError(
            Fault.BAD_FIELD, path=stamp.path, field=field, problem="value_error", value=""
        )
        return broken(stamp, fault)


def _told(stamp: FileStamp, content: Json, rules: Rules) -> Entry:
    traits = rules.traits(content["setup"], content["options"])
    result = content.get("result") or {}
    seats, actions = content["seats"], content["actions"]
    need(isinstance(seats, list) and len(seats) <= max(rules.players), "seats")
    need(isinstance(actions, list) and len(actions) <= MAX_ACTIONS, "actions")
    over = result.get("over") is True
    nothing = [0] * len(seats)
    totals = result.get("totals", nothing) if over else nothing
    ranks = result.get("ranks", nothing) if over else nothing
    need(len(totals) == len(ranks) == len(seats), "result")
    return Entry(
        *stamp,
        ident=_ident(content["id"]),
        title=_text(content.get("title", ""), MAX_TITLE),
        created=_seconds(content["created"]),
        modified=_seconds(content["modified"]),
        game=rules.key,
        variant=_text(traits.variant, MAX_NAME),
        modules=tuple(_one_of(name, rules.modules, "modules") for name in traits.modules),
        round=_whole(result.get("round", 0), "round"),
        over=over,
        actions=len(actions),
        origin=_ident((content.get("origin") or {}).get("ident", "")),
        seed=_seed(content["seed"]),
        dice=_thrown(actions, rules),
        seats=tuple(
            _seat(seat, total, rank, rules)
            for seat, total, rank in zip(seats, totals, ranks, strict=True)
        ),
        demo=content["options"].get("demo") is True,
        sums=_sums([_dice_in(rules.thrown_in(text)) for text in actions]),
    )


def _seat(seat: Json, total: int, rank: int, rules: Rules) -> SeatEntry:
    return SeatEntry(
        _one_of(seat.get("controller", "person"), ("person", "bot"), "controller"),
        _text(seat.get("level") or "", MAX_NAME),
        _text(seat.get("name", ""), MAX_NAME),
        _one_of(seat.get("colour", rules.colours[0]), rules.colours, "colour"),
        _whole(total, "totals"),
        _whole(rank, "ranks"),
    )


def details(stamp: FileStamp) -> Entry:
    """Everything, after playing the game through the rules."""
    try:
        loaded = load(Path(stamp.path))
    except SaveError as error:
        return broken(stamp, error)
    return entry_of(loaded.match, stamp, loaded.modified, altered=loaded.altered)


def entry_of(
    match: Match, stamp: FileStamp, modified: datetime | None = None, *, altered: bool = False
) -> Entry:
    """The entry of a match that lies, or would lie, in this file."""
    rules = match.rules
    result = result_of(rules, match.state)
    traits = rules.traits(rules.write_setup(match.setup), asdict(match.options))
    thrown = [[0] * FACES for _ in match.seats]
    throws: list[Sequence[int]] = []
    for index in range(len(match.actions)):
        for event in match.events_at(index):
            throw = rules.throw_of(event)
            if throw is not None:
                throws.append(throw.dice)
                for die in throw.dice:
                    thrown[throw.seat][die - 1] += 1
    return Entry(
        *stamp,
        ident=match.ident,
        title=match.title,
        created=match.created.timestamp(),
        modified=(modified or match.created).timestamp(),
        game=rules.key,
        variant=traits.variant,
        modules=traits.modules,
        round=result.round,
        over=result.over,
        actions=len(match.actions),
        origin="" if match.origin is None else match.origin.ident,
        seed=match.seed,
        altered=altered,
        dice=tuple(sum(column) for column in zip(*thrown, strict=True)),
        seats=tuple(
            SeatEntry(
                seat.controller,
                seat.level or "",
                seat.name,
                seat.colour,
                result.totals[number] if result.over else 0,
                result.ranks[number] if result.over else 0,
                tuple(thrown[number]),
            )
            for number, seat in enumerate(match.seats)
        ),
        curve=curve_of(match) if result.over else (),
        sums=_sums(throws),
        demo=match.options.demo,
    )


def curve_of(match: Match) -> Curve:
    """How the totals grew, round by round."""
    marks = [index for index, _ in round_starts(match)]
    points = [*marks, match.index] if match.index > (marks[-1] if marks else -1) else marks
    return tuple(
        tuple(standing.total for standing in match.rules.standings(match.state_at(index)))
        for index in points
        if index <= match.index
    )


def round_starts(match: Match) -> list[tuple[int, int]]:
    """(index, round) of the first position of every round, the first at index 0."""
    found = [(0, 1)]
    for index in range(len(match.actions)):
        for event in match.events_at(index):
            number = match.rules.round_begun(event)
            if number is not None and number > found[-1][1]:
                found.append((index + 1, number))
    return found


def broken(stamp: FileStamp, error: SaveError) -> Entry:
    """A file that can't be read, with its reason."""
    return Entry(*stamp, fault=error.code.value, parameters=error.parameters)


def _text(value: object, limit: int) -> str:
    if not isinstance(value, str):
        raise TypeError(type(value).__name__)
    return plain(value, limit)


def _one_of(value: object, known: Sequence[str], name: str) -> str:
    need(value in known, name)
    return str(value)


def _ident(value: object) -> str:
    """The id of a match, or "" for none."""
    text = _text(value, 33)
    need(not text or re.fullmatch(IDENT, text) is not None, "id")
    return text


def _whole(value: object, name: str) -> int:
    need(is_whole(value, -_FAR, _FAR), name)
    assert isinstance(value, int)
    return value


def _seed(value: object) -> int:
    need(is_whole(value, 0, SEEDS - 1), "seed")
    assert isinstance(value, int)
    return value


def _seconds(text: str) -> float:
    moment = datetime.fromisoformat(text)
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    need(is_believable(moment), "created")
    return moment.timestamp()


def _thrown(actions: Sequence[Any], rules: Rules) -> Dice:
    """All dice in the texts of the actions."""
    digits = "".join(rules.thrown_in(text) for text in actions)
    return tuple(digits.count(str(face)) for face in range(1, FACES + 1))


def _dice_in(text: str) -> list[int]:
    return [face for letter in text for face in _DICE if letter == str(face)]


def _sums(throws: Iterable[Sequence[int]]) -> Dice:
    """How often each sum fell; nothing where not always two dice were thrown."""
    fallen = [throw for throw in throws if throw]
    if not all(len(throw) == 2 for throw in fallen):
        return NO_SUMS
    found = list(NO_SUMS)
    for first, second in fallen:
        found[first + second - LEAST_SUM] += 1
    return tuple(found)


class Request(NamedTuple):
    """Files for the scanner; full: play them through."""

    stamps: tuple[FileStamp, ...]
    full: bool


class Scanner:
    """Reads files in another process, so that the window never waits for them."""

    def answer(self, request: Request, stop: Callable[[], bool]) -> list[Entry]:
        """The entries of the files, or of the first ones where it is told to stop."""
        read = details if request.full else summary
        entries: list[Entry] = []
        for stamp in request.stamps:
            if stop():
                break
            entries.append(read(stamp))
        return entries

    def close(self) -> None:
        """Nothing stays open."""


def curve_text(curve: Curve | None) -> str | None:
    """A curve as it is stored."""
    return None if curve is None else json.dumps(curve, separators=(",", ":"))


def read_sums(text: str) -> Dice:
    """Out of an index. Raises ValueError where it is nothing of the kind."""
    found = tuple(int(word) for word in text.split())
    need(len(found) == len(NO_SUMS) and min(found) >= 0, "sums")
    return found


def read_curve(text: str | None) -> Curve | None:
    """A stored curve."""
    if text is None:
        return None
    curve = tuple(tuple(point) for point in json.loads(text))
    if not all(type(total) is int and -_FAR <= total <= _FAR for point in curve for total in point):
        raise ValueError("curve")
    return curve
