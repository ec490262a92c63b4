"""What the library knows about a file: a quick look first, the whole game later.

The quick look parses the file and takes what it says about itself; the full one plays the
game through the rules, as loading does, and so finds every fault. Both never raise: whatever
is wrong with a file becomes part of its entry. `Scanner` does it in a process of its own.
"""

import json
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from stoneage_qt.contract import Json, Rules
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import read_limited
from stoneage_qt.session.match import Match
from stoneage_qt.session.save_content import result_of
from stoneage_qt.session.saves import MAX_BYTES, SUFFIX, current, game_of, load
from stoneage_qt.session.strict_json import parse_json

FACES: Final = 6
NO_DICE: Final = (0,) * FACES

Dice = tuple[int, ...]
# Totals of all seats, "if it ended now", at the start of each round and at the end.
Curve = tuple[tuple[int, ...], ...]


class FileStamp(NamedTuple):
    """A file, and what tells that it has changed."""

    path: str
    mtime: int
    size: int


class SeatEntry(NamedTuple):
    """One seat of a game; dice: how often it threw each face, known after the full look."""

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
    demo: a bot has played for a person.
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

    @property
    def stamp(self) -> FileStamp:
        """The file as it was when it was read."""
        return FileStamp(self.path, self.mtime, self.size)

    @property
    def when(self) -> float:
        """The moment that the list is ordered by."""
        return self.created or self.mtime / 1e9


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


def _stamp(found: dict[str, FileStamp], path: str, stat: Callable[[], os.stat_result]) -> None:
    try:
        path.encode()
        known = stat()
    except (OSError, UnicodeEncodeError):  # gone since it was listed, or a name beyond text
        return
    found[path] = FileStamp(path, known.st_mtime_ns, known.st_size)


def summary(stamp: FileStamp) -> Entry:
    """What the file says about itself, without playing it."""
    path = Path(stamp.path)
    try:
        content = current(parse_json(read_limited(path, MAX_BYTES), path), path)
        return _told(stamp, content, game_of(content, path))
    except SaveError as error:
        return broken(stamp, error)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError, OverflowError):
        return broken(stamp, SaveError(Fault.BAD_FIELD, path=stamp.path, field="", value=""))


def _told(stamp: FileStamp, content: Json, rules: Rules) -> Entry:
    traits = rules.traits(content["setup"], content["options"])
    result = content.get("result") or {}
    seats = content["seats"]
    totals = [int(n) for n in result.get("totals", [0] * len(seats))]
    ranks = [int(n) for n in result.get("ranks", [0] * len(seats))]
    actions = content["actions"]
    return Entry(
        *stamp,
        ident=_text(content["id"]),
        title=_text(content.get("title", "")),
        created=_seconds(content["created"]),
        modified=_seconds(content["modified"]),
        game=rules.key,
        variant=_text(traits.variant),
        modules=tuple(_text(name) for name in traits.modules),
        round=int(result.get("round", 0)),
        over=result.get("over") is True,
        actions=len(actions),
        origin=_text((content.get("origin") or {}).get("ident", "")),
        seed=int(content["seed"]),
        dice=_thrown(actions, rules),
        seats=tuple(
            SeatEntry(
                _text(seat["controller"]),
                _text(seat.get("level") or ""),
                _text(seat.get("name", "")),
                _one_of(seat["colour"], rules.colours),
                total,
                rank,
            )
            for seat, total, rank in zip(seats, totals, ranks, strict=True)
        ),
        demo=content["options"].get("demo") is True,
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
    for index in range(len(match.actions)):
        for event in match.events_at(index):
            throw = rules.throw_of(event)
            if throw is not None:
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
                result.totals[number],
                result.ranks[number],
                tuple(thrown[number]),
            )
            for number, seat in enumerate(match.seats)
        ),
        curve=curve_of(match),
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


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(type(value).__name__)
    return value


def _one_of(value: object, known: Sequence[str]) -> str:
    if value not in known:
        raise ValueError(value)
    return _text(value)


def _seconds(text: str) -> float:
    moment = datetime.fromisoformat(text)
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()


def _thrown(actions: Sequence[Any], rules: Rules) -> Dice:
    """All dice in the texts of the actions."""
    digits = "".join(rules.thrown_in(text) for text in actions)
    return tuple(digits.count(str(face)) for face in range(1, FACES + 1))


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


def read_curve(text: str | None) -> Curve | None:
    """A stored curve."""
    if text is None:
        return None
    return tuple(tuple(point) for point in json.loads(text))
