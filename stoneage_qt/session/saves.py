"""Save files: `.stoneage`, JSON that people can read.

A file holds the set-up with its recorded orders, the seats, the options and every action as
text, and a digest over all of it. Loading plays the whole game again through the rules.
"""

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from stoneage_qt.contract import Action, ContentError, ImpossibleSetupError, Json, Rules
from stoneage_qt.games import UnknownGameError, rules_of
from stoneage_qt.session.checks import FieldError
from stoneage_qt.session.checks import record as reader_of
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import read_limited, write_atomically
from stoneage_qt.session.match import IllegalActionError, Match
from stoneage_qt.session.migrations import migrate
from stoneage_qt.session.records import FORMAT, MAX_ACTIONS, ResultRecord, SaveRecord
from stoneage_qt.session.save_content import match_content, result_of
from stoneage_qt.session.steps import Steps, finish, play
from stoneage_qt.session.strict_json import parse_json

SUFFIX: Final = ".stoneage"
MAX_BYTES: Final = 4_000_000
# The reason of an action that is not even canonical text; the others are a game's.
NOT_AN_ACTION: Final = "not_an_action"
_RECORD: Final = reader_of(SaveRecord)


@lru_cache(maxsize=4)
def _decoder(rules: Rules) -> Callable[[str], Action]:
    """Most actions occur again and again, in a game and in the next one."""
    return lru_cache(maxsize=4096)(rules.decode)


class Loaded(NamedTuple):
    """A file's match, and what the file says beside it.

    altered: every action is legal, but the digest says that this is not what was saved.
    """

    match: Match
    modified: datetime
    altered: bool


def save_match(path: Path | str, match: Match) -> None:
    """Write the match, atomically. Raises SaveError.

    A file that stands there and can't be read as a save (cut off, altered, of a newer
    version, somebody else's) is not overwritten.
    """
    path = Path(path)
    if len(match.actions) > MAX_ACTIONS:
        raise SaveError(Fault.TOO_LARGE, path=str(path), limit=MAX_BYTES)
    refuse_to_overwrite(path)
    write_atomically(path, save_bytes(match))


def refuse_to_overwrite(path: Path) -> None:
    """Raises SaveError where something stands at `path` that is not a sound save."""
    try:
        load_match(path)
    except SaveError as error:
        if error.code is not Fault.MISSING:
            raise SaveError(Fault.KEPT, path=str(path), cause=error.code.value) from error


def load_match(path: Path | str) -> Match:
    """The match of a sound save file, at the position where it was saved. Raises SaveError."""
    return finish(load_match_in_steps(Path(path)))


def load_match_in_steps(path: Path, games: Collection[str] | None = None) -> Steps[Match]:
    """As load_match, step by step.

    games: the keys of those that whoever asks can show, None for all.
    """
    loaded = yield from load_in_steps(path, games)
    if loaded.altered:
        raise SaveError(Fault.WRONG_DIGEST, path=str(path))
    return loaded.match


def load(path: Path) -> Loaded:
    """As load_match, but an altered file whose actions are all legal is given, and marked."""
    return finish(load_in_steps(path))


def load_in_steps(path: Path, games: Collection[str] | None = None) -> Steps[Loaded]:
    """As load; the first step reads and checks the file, the others play the game.

    games: as for load_match_in_steps.
    """
    record, altered = read_record(read_limited(path, MAX_BYTES), path)
    if games is not None and record.game not in games:
        raise SaveError(Fault.NOT_ON_TABLE, path=str(path), game=record.game)
    yield 0.0
    match = yield from _replay(record, path)
    return Loaded(match, record.modified, altered)


def read_save(data: bytes, path: Path) -> Loaded:
    """The match in the bytes of a save file; `path` is for messages alone."""
    record, altered = read_record(data, path)
    return Loaded(finish(_replay(record, path)), record.modified, altered)


def game_of(content: Json, path: Path) -> Rules:
    """The rules that a file of the current version is played by. Raises SaveError."""
    key = content.get("game")
    try:
        return rules_of(key if isinstance(key, str) else "")
    except UnknownGameError as error:
        raise SaveError(Fault.UNKNOWN_GAME, path=str(path), game=str(key)[:40]) from error


def current(parsed: object, path: Path) -> Json:
    """The content of a save in the current versions of container and game. Raises SaveError."""
    if not isinstance(parsed, dict) or parsed.get("format") != FORMAT:
        raise SaveError(Fault.NOT_OURS, path=str(path))
    content = migrate(parsed, path)
    rules = game_of(content, path)
    return migrate(content, path, rules.version, rules.upgrades, "game_version")


def read_record(data: bytes, path: Path) -> tuple[SaveRecord, bool]:
    """What the bytes of a save file say, checked but not replayed, and whether it was altered.

    For lists of games: ten times faster than `read_save`, and as far as an unaltered file
    goes just as true.
    """
    if not data.removeprefix(BOM_UTF8).lstrip().startswith(b"{"):
        # Whoever wrote this meant no saved game: "line 1 is damaged" would be no help.
        raise SaveError(Fault.NOT_OURS, path=str(path))
    parsed = parse_json(data, path)
    try:
        content = current(parsed, path)
        told = content.pop("digest", None)
        unsigned = {name: value for name, value in parsed.items() if name != "digest"}
        return _checked(content, path), told != digest(unsigned)
    except RecursionError as error:
        raise SaveError(Fault.TOO_DEEP, path=str(path)) from error


def peek(path: Path) -> SaveRecord:
    """The record of an unaltered save file, without replaying it. Raises SaveError."""
    record, altered = read_record(read_limited(path, MAX_BYTES), path)
    if altered:
        raise SaveError(Fault.WRONG_DIGEST, path=str(path))
    return record


def digest(content: Json) -> str:
    """The SHA-256 of the content in the one form that all programs write alike."""
    import hashlib  # loads a large library, which the start page can do without

    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _checked(content: Json, path: Path) -> SaveRecord:
    try:
        return _RECORD(content)
    except FieldError as error:
        raise _bad_field(error.told(), path) from error


def _bad_field(error: ContentError, path: Path) -> SaveError:
    return SaveError(
        Fault.BAD_FIELD,
        path=str(path),
        field=error.field,
        problem=error.problem,
        value=error.value,
    )


def _replay(record: SaveRecord, path: Path) -> Steps[Match]:
    """The match with all its actions played and checked, gone back to the saved index."""
    if record.index > len(record.actions):
        raise _bad_field(ContentError("index", "less_than_equal", str(record.index)), path)
    match = _empty_match(record, path)
    rules = match.rules
    try:
        yield from play(match, map(_decoder(rules), record.actions), len(record.actions))
    except ValueError as error:
        reason = error.reason if isinstance(error, IllegalActionError) else NOT_AN_ACTION
        raise SaveError(
            Fault.ILLEGAL_ACTION,
            path=str(path),
            game=rules.key,
            number=match.index + 1,
            text=record.actions[match.index],
            reason=reason,
        ) from error
    match.go_to(record.index)
    if record.result is not None and record.result != _result_record(match):
        raise SaveError(Fault.WRONG_RESULT, path=str(path))
    return match


def _result_record(match: Match) -> ResultRecord:
    return ResultRecord(**result_of(match.rules, match.state)._asdict())


def _empty_match(record: SaveRecord, path: Path) -> Match:
    rules = rules_of(record.game)
    try:
        setup = rules.read_setup(record.setup, path.name)
        options = rules.read_options(record.options)
        for number, seat in enumerate(record.seats):
            if seat.colour not in rules.colours:
                raise ContentError(f"seats.{number}.colour", "literal_error", seat.colour)
        if len(record.seats) != setup.players:
            raise ImpossibleSetupError("seats")
        if len({seat.colour for seat in record.seats}) != len(record.seats):
            raise ImpossibleSetupError("colours")
        return Match(
            rules,
            setup,
            record.seats,
            options,
            record.seed,
            title=record.title,
            created=record.created,
            ident=record.id,
            origin=record.origin,
        )
    except ContentError as error:
        raise _bad_field(error, path) from error
    except ImpossibleSetupError as error:
        code = Fault.BAD_COMPONENTS if error.entry else Fault.BAD_SETUP
        raise SaveError(code, path=str(path), entry=error.entry, problem=error.problem) from error


def save_bytes(match: Match, modified: datetime | None = None) -> bytes:
    """The save file of a match: one line per field and per action, so that people can read
    it and version control can compare it."""
    content = match_content(match, modified or datetime.now(UTC))
    content["digest"] = digest(content)
    lines = [f" {json.dumps(name)}: {_line(name, value)}" for name, value in content.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("utf-8")


def _line(name: str, value: Any) -> str:
    if name == "actions" and value:
        rows = json.dumps(value, separators=(",\n  ", ": "))
        return f"[\n  {rows[1:-1]}\n ]"
    return json.dumps(value, ensure_ascii=False)
