"""Autosave: after every action the whole game is on the disk.

Every running program has a slot of its own: a save file that is replaced atomically, and a
lock that the system releases when the program ends, even when it is killed. A slot without
an owner is a game to go on with. Finished games, and those put away for another one, go to
the library; one that still runs is listed there too, once somebody looks.
"""

import contextlib
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import (
    make_folder,
    read_limited,
    remove_parts,
    write_atomically,
    write_error,
)
from stoneage_qt.session.locks import FileLock
from stoneage_qt.session.lots import new_name
from stoneage_qt.session.match import Match
from stoneage_qt.session.moments import moment_of
from stoneage_qt.session.places import Places
from stoneage_qt.session.records import SaveRecord
from stoneage_qt.session.saves import (
    MAX_BYTES,
    SUFFIX,
    load,
    load_in_steps,
    read_record,
    read_save,
    save_bytes,
)
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.steps import STEP, Steps, finish
from stoneage_qt.session.torn import mended

LOCK_SUFFIX: Final = ".lock"
# Twice the longest game that people play; up to here nobody notices that it is played again.
PLAYED_AT_ONCE: Final = 12 * STEP


class Recovery(NamedTuple):
    """A game that a program left behind: closed, crashed or killed.

    Either `fault` says why its file can't be read, or `game` (its key), `seats` and `round` tell.
    Then `match` is there too, unless it is so long that playing it takes a while. `torn`: the end
    of its file was missing, so that the last actions may be.
    """

    path: Path
    modified: datetime
    match: Match | None
    fault: SaveError | None
    game: str = ""
    seats: tuple[Seat, ...] = ()
    round: int = 0
    torn: bool = False


class Autosave:
    """The slot of this program.

    Attributes:
        places: where slots and library lie.
    """

    def __init__(self, places: Places) -> None:
        """Makes nothing yet; the slot appears with the first action."""
        self.places: Final = places
        self._slot: Path | None = None
        self._lock: FileLock | None = None
        self._match: Match | None = None
        self._listed: Path | None = None
        self._synced_round = 0

    def fault(self) -> SaveError | None:
        """Why no game can be kept here, or None: asked at the start, before anything is lost."""
        try:
            folder = make_folder(self.places.autosave)
        except SaveError as error:
            return error
        writable = os.access(folder, os.W_OK | os.X_OK)
        return None if writable else SaveError(Fault.READ_ONLY, path=str(folder))

    def listed(self, match: Match) -> Path | None:
        """Where a match lies in the library, if it is the one in the slot and was listed."""
        return self._listed if match is self._match else None

    def list_it(self) -> None:
        """Write the game in the slot into the library as well, as it is now. Raises SaveError.

        That is where people look for what is not finished; the slot stays what it goes on from.
        """
        if self._match is not None and self._slot is not None and self._match.actions:
            self._listed = archive(self.places, self._match, self._listed)

    def record(self, match: Match) -> None:
        """Write the match as it is now; call it after every action. Raises SaveError.

        Another match than before: the one before is put away. A finished one goes to the
        library and leaves no slot. Each new round waits for the disk, so that a power cut
        costs at most a round, a crash nothing.
        """
        self.make_room(match)
        self._match = match
        if match.is_over:
            archive(self.places, match, self._listed)
            self._clear()
            return
        slot = self._take_slot()
        now = match.rules.round_of(match.state)
        sync = now != self._synced_round
        write_atomically(slot, save_bytes(match), sync=sync)
        self._synced_round = now

    def make_room(self, match: Match) -> None:
        """Put away what was recorded, unless it is this match."""
        if self._match is not None and self._match is not match:
            self.put_away()

    def adopt(self, recovery: Recovery) -> Match:
        """Go on with a game that was left behind, in its own slot. Raises SaveError."""
        return finish(self.adopt_in_steps(recovery))

    def adopt_in_steps(self, recovery: Recovery) -> Steps[Match]:
        """As adopt; until the last step nothing has changed but that nobody else can take it."""
        lock = _lock_slot(recovery.path)
        if lock is None:
            raise SaveError(Fault.IN_USE, path=str(recovery.path))
        try:
            match = (yield from load_in_steps(recovery.path)).match
        except (SaveError, GeneratorExit):
            lock.release(remove=False)
            raise
        self.put_away()
        self._slot, self._lock, self._match, self._synced_round = recovery.path, lock, match, 0
        self._listed = None
        return match

    def put_away(self) -> None:
        """Move the game in the slot to the library, to make room for another.

        Where the library can't take it, it stays in its slot for the next start.
        """
        try:
            if self._match is not None and self._slot is not None and self._match.actions:
                archive(self.places, self._match, self._listed)
            self._clear()
        except SaveError:
            self.close()
        self._match = None

    def close(self) -> None:
        """Let go of the slot; an unfinished game stays in it for the next start."""
        if self._lock is not None:
            self._lock.release(remove=self._slot is None)
        self._slot = self._lock = self._match = self._listed = None

    def _take_slot(self) -> Path:
        if self._slot is None:
            folder = make_folder(self.places.autosave)
            slot = folder / f"{new_name()}{SUFFIX}"
            self._lock = _lock_slot(slot)
            if self._lock is None:
                raise SaveError(Fault.IN_USE, path=str(slot))
            self._slot, self._synced_round = slot, 0
        return self._slot

    def _clear(self) -> None:
        if self._slot is not None:
            _remove(self._slot)
        if self._lock is not None:
            self._lock.release(remove=True)
        self._slot = self._lock = self._listed = None


def pending_recoveries(places: Places) -> Iterator[Recovery]:
    """The games left behind, newest first; those of running programs are not among them.

    Each is read when it is asked for.
    """
    slots: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):  # no such folder, or none that may be read
        found = [path for path in places.autosave.iterdir() if path.name.endswith(SUFFIX)]
        slots = [(_changed(path), path) for path in found if not path.name.startswith(".")]
    for changed, path in sorted(slots, reverse=True):
        try:
            with _claimed(path):
                remove_parts(path)
                recovery = _read(path, moment_of(changed))
        except SaveError:  # another program plays it
            continue
        yield recovery


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # gone since it was listed, or a link to nowhere
        return 0.0


class Left(NamedTuple):
    """What programs left behind: the game to go on with, and why others can't be read.

    torn: whether the end of a file was missing.
    """

    newest: Recovery | None
    faults: tuple[SaveError, ...]
    torn: bool = False


def clear_up(places: Places) -> Left:
    """The newest game that was left behind; all others go to the library, where they are
    found and gone on with, and so do those that can't be read."""
    newest: Recovery | None = None
    faults: list[SaveError] = []
    torn = False
    for found in pending_recoveries(places):
        torn |= found.torn
        if found.fault is not None:
            faults.append(found.fault)
        if newest is None and found.fault is None:
            newest = found
        else:
            with contextlib.suppress(SaveError):  # it stays where it is, for the next start
                put_away(places, found)
    return Left(newest, tuple(faults), torn)


def _read(path: Path, changed: datetime) -> Recovery:
    """Play it and check it that way; a very long one is believed until somebody goes on with it."""
    try:
        record, torn = _whole_record(path)
        if len(record.actions) > PLAYED_AT_ONCE and record.result is not None:
            seats = tuple(record.seats)
            return Recovery(path, changed, None, None, record.game, seats, record.result.round)
        match = load(path).match
    except SaveError as error:
        return Recovery(path, changed, None, error)
    rules = match.rules
    stage = rules.round_of(match.state)
    return Recovery(path, changed, match, None, rules.key, match.seats, stage, torn)


def _whole_record(path: Path) -> tuple[SaveRecord, bool]:
    """What a slot says, and whether its end was missing; then its file is made whole."""
    data = read_limited(path, MAX_BYTES)
    try:
        return read_record(data, path)[0], False
    except SaveError as error:
        whole = mended(data) if error.code is Fault.NOT_JSON else None
        if whole is None:
            raise
    write_atomically(path, save_bytes(read_save(whole, path).match))
    return read_record(whole, path)[0], True


def put_away(places: Places, recovery: Recovery) -> None:
    """Move a game that was left behind to the library; one that was not played through as it is."""
    with _claimed(recovery.path):
        if recovery.match is None:
            _move(recovery.path, make_folder(places.library))
        elif recovery.match.actions:
            archive(places, recovery.match)
        _remove(recovery.path)


def discard(recovery: Recovery) -> None:
    """Delete a game that was left behind. Raises SaveError."""
    with _claimed(recovery.path):
        _remove(recovery.path)


def archive(places: Places, match: Match, own: Path | None = None) -> Path:
    """Write a match into the library and say where.

    A match that was archived before and went on since then replaces its file; one that
    took back what was archived gets a file of its own. own: a file that is replaced in any case,
    because the match was listed there while it ran. The title that somebody gave it there stays.
    """
    folder = make_folder(places.library)
    name = f"{match.created.astimezone(UTC):%Y-%m-%d %H-%M-%S} {match.ident[:8]}"
    number = 1
    path = own or folder / f"{name}{SUFFIX}"
    while path != own and not _goes_on_from(path, match):
        number += 1
        path = folder / f"{name} ({number}){SUFFIX}"
    if path == own:
        _take_title(path, match)
    write_atomically(path, save_bytes(match))
    return path


def _take_title(path: Path, match: Match) -> None:
    with contextlib.suppress(SaveError):  # gone, or spoilt: there is no other title
        record, _ = read_record(read_limited(path, MAX_BYTES), path)
        match.title = record.title


def _goes_on_from(path: Path, match: Match) -> bool:
    """Whether nothing is lost when `match` overwrites `path`."""
    try:
        there = load(path)
    except SaveError as error:
        return error.code is Fault.MISSING
    kept = there.match.actions
    same = there.match.ident == match.ident and not there.altered
    return same and match.actions[: len(kept)] == kept


@contextlib.contextmanager
def _claimed(slot: Path) -> Iterator[None]:
    """While it holds, nobody else takes the slot."""
    lock = _lock_slot(slot)
    if lock is None:
        raise SaveError(Fault.IN_USE, path=str(slot))
    try:
        yield
    finally:
        lock.release(remove=not slot.exists())


def _lock_slot(slot: Path) -> FileLock | None:
    try:
        return FileLock.acquire(slot.with_suffix(LOCK_SUFFIX))
    except OSError as error:
        raise write_error(slot, error) from error


def _remove(slot: Path) -> None:
    try:
        slot.unlink(missing_ok=True)
    except OSError as error:
        raise write_error(slot, error) from error
    remove_parts(slot)


def _move(slot: Path, folder: Path) -> None:
    try:
        slot.replace(folder / slot.name)
    except OSError as error:
        raise write_error(slot, error) from error
