"""Autosave: nothing is lost, whatever happens to the program."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stoneage_qt.games.stoneage.rules import encode
from stoneage_qt.session.autosave import (
    Autosave,
    archive,
    clear_up,
    discard,
    pending_recoveries,
    put_away,
)
from stoneage_qt.session.faults import Fault
from stoneage_qt.session.files import PART_SUFFIX
from stoneage_qt.session.library_files import rename
from stoneage_qt.session.locks import FileLock
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import Places, user_places
from stoneage_qt.session.saves import load_match
from tests.session.playing import fault_of, new_match, play

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def places() -> Places:
    return user_places()


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def left_behind(places: Places, match: Match) -> None:
    """Let a program record the match and end."""
    autosave = Autosave(places)
    autosave.record(match)
    autosave.close()


def test_nothing_is_made_before_the_first_record(places: Places) -> None:
    Autosave(places).close()
    assert not places.data.exists()
    assert list(pending_recoveries(places)) == []


def test_a_closed_game_waits_for_the_next_start(places: Places) -> None:
    match = play(new_match("pb"), 25)
    left_behind(places, match)
    (recovery,) = pending_recoveries(places)
    assert recovery.fault is None
    assert recovery.match is not None
    assert recovery.match.state.key() == match.state.key()
    autosave = Autosave(places)
    again = autosave.adopt(recovery)
    assert again.ident == match.ident
    assert again.actions == match.actions
    play(again, 1, seed=3)
    autosave.record(again)
    assert len(files(places.autosave)) == 2  # the slot and its lock
    autosave.close()


def test_a_running_game_is_nobody_elses(places: Places) -> None:
    left_behind(places, play(new_match(), 5))
    (recovery,) = pending_recoveries(places)
    first, second = Autosave(places), Autosave(places)
    first.adopt(recovery)
    assert list(pending_recoveries(places)) == []
    assert fault_of(lambda: second.adopt(recovery)).code is Fault.IN_USE
    assert fault_of(lambda: discard(recovery)).code is Fault.IN_USE
    first.close()
    second.adopt(recovery)
    second.close()


def test_two_programs_do_not_fight(places: Places) -> None:
    one, other = play(new_match(seed=1), 5), play(new_match(seed=2), 7)
    first, second = Autosave(places), Autosave(places)
    first.record(one)
    second.record(other)
    first.record(one)
    first.close()
    second.close()
    found = [recovery.match for recovery in pending_recoveries(places)]
    assert {m.ident for m in found if m is not None} == {one.ident, other.ident}


def test_the_undone_part_is_recorded_too(places: Places) -> None:
    match = play(new_match("pp", practice=True), 20)
    match.undo()
    left_behind(places, match)
    (recovery,) = pending_recoveries(places)
    assert recovery.match is not None
    assert recovery.match.index == match.index
    assert recovery.match.can_redo()


def test_a_finished_game_goes_to_the_library(places: Places) -> None:
    match = play(new_match("pb"))
    autosave = Autosave(places)
    autosave.record(play(new_match("pb"), 3))
    autosave.record(match)
    autosave.close()
    assert files(places.autosave) == []
    assert list(pending_recoveries(places)) == []
    names = files(places.library)
    assert len(names) == 2  # the finished one, and the one that made room for it
    found = [load_match(places.library / name) for name in names]
    assert {m.ident: m.is_over for m in found}[match.ident]


def test_taking_back_the_end_goes_on_in_a_slot(places: Places) -> None:
    match = play(new_match("pb", practice=True))
    autosave = Autosave(places)
    autosave.record(match)
    match.undo()
    autosave.record(match)
    autosave.close()
    (recovery,) = pending_recoveries(places)
    assert recovery.match is not None
    assert recovery.match.index == match.index


def test_a_game_put_away_unplayed_is_dropped(places: Places) -> None:
    autosave = Autosave(places)
    autosave.record(new_match())
    autosave.record(play(new_match(), 3))
    autosave.put_away()
    assert len(files(places.library)) == 1
    autosave.close()


def test_the_library_keeps_a_game_once(places: Places) -> None:
    match = play(new_match("pp", practice=True))
    first = archive(places, match)
    assert archive(places, match) == first
    match.undo()
    match.undo()
    play(match, seed=99)
    second = archive(places, match)
    assert second != first  # what was taken back is not lost
    assert len(files(places.library)) == 2


def test_the_library_overwrites_nothing_it_cannot_read(places: Places) -> None:
    match = play(new_match(), 5)
    first = archive(places, match)
    first.write_bytes(b"spoilt")
    second = archive(places, match)
    assert first.read_bytes() == b"spoilt"
    assert load_match(second).ident == match.ident


def test_a_spoilt_slot_is_reported_and_kept(places: Places) -> None:
    left_behind(places, play(new_match(), 5))
    (slot,) = places.autosave.glob("*.stoneage")
    slot.write_bytes(slot.read_bytes()[:100])
    (recovery,) = pending_recoveries(places)
    assert recovery.match is None
    assert recovery.fault is not None
    assert recovery.fault.code is Fault.NOT_JSON
    autosave = Autosave(places)
    assert fault_of(lambda: autosave.adopt(recovery)).code is Fault.NOT_JSON
    assert slot.exists()
    put_away(places, recovery)
    assert files(places.library) == [slot.name]
    assert files(places.autosave) == []


@pytest.mark.parametrize("missing", [2, 60, 200, 700])
@pytest.mark.parametrize("filler", [b"", bytes(64)])
def test_a_slot_without_its_end_goes_on_from_what_is_there(
    places: Places, missing: int, filler: bytes
) -> None:
    match = play(new_match(), 60)
    left_behind(places, match)
    (slot,) = places.autosave.glob("*.stoneage")
    slot.write_bytes(slot.read_bytes()[:-missing] + filler)
    left = clear_up(places)
    assert left.torn
    assert left.faults == ()
    assert left.newest is not None
    autosave = Autosave(places)
    again = autosave.adopt(left.newest)
    autosave.close()
    assert again.ident == match.ident
    assert again.actions == match.actions[: len(again.actions)]
    assert len(again.actions) > 60 - missing / 10
    assert not clear_up(places).torn, "it is whole again"


def test_what_was_taken_back_stays_so_in_a_slot_without_its_end(places: Places) -> None:
    match = play(new_match(practice=True), 60)
    match.go_to(50)
    left_behind(places, match)
    (slot,) = places.autosave.glob("*.stoneage")
    slot.write_bytes(slot.read_bytes()[:-60])
    (recovery,) = pending_recoveries(places)
    assert recovery.match is not None
    assert recovery.match.index == 50
    assert recovery.match.actions == match.actions


def test_a_slot_with_nonsense_in_its_middle_is_not_guessed_at(places: Places) -> None:
    left_behind(places, play(new_match(), 60))
    (slot,) = places.autosave.glob("*.stoneage")
    lines = slot.read_bytes().split(b"\n")
    lines[-20] = b"?"
    slot.write_bytes(spoilt := b"\n".join(lines))
    (recovery,) = pending_recoveries(places)
    assert recovery.fault is not None
    assert slot.read_bytes() == spoilt


def test_put_away_and_discard(places: Places) -> None:
    left_behind(places, play(new_match(seed=1), 5))
    left_behind(places, play(new_match(seed=2), 5))
    first, second = pending_recoveries(places)
    put_away(places, first)
    discard(second)
    assert len(files(places.library)) == 1
    assert files(places.autosave) == []


def in_order_of_length(places: Places) -> None:
    """The longer a game that was left behind, the newer."""
    for slot in places.autosave.glob("*.stoneage"):
        age = 1_000_000 + len(load_match(slot).actions)
        os.utime(slot, (age, age))


def test_newest_first(places: Places) -> None:
    for number in range(4):
        left_behind(places, play(new_match(), number + 1))
    in_order_of_length(places)
    found = pending_recoveries(places)
    assert [len(r.match.actions) for r in found if r.match is not None] == [4, 3, 2, 1]


def test_all_but_the_newest_go_to_the_library(places: Places) -> None:
    for number in range(4):
        left_behind(places, play(new_match(seed=number), number + 1))
    in_order_of_length(places)
    left = clear_up(places)
    assert left.newest is not None
    assert left.newest.match is not None
    assert len(left.newest.match.actions) == 4
    assert left.faults == ()
    kept = [len(load_match(path).actions) for path in places.library.iterdir()]
    assert sorted(kept) == [1, 2, 3]
    assert len(list(pending_recoveries(places))) == 1


def test_many_broken_slots_hide_no_good_one(places: Places) -> None:
    left_behind(places, play(new_match(), 3))
    for number in range(30):
        (places.autosave / f"{number:032x}.stoneage").write_text("{")
    (places.autosave / "folder.stoneage").mkdir()
    left = clear_up(places)
    assert left.newest is not None
    assert len(left.faults) == 31
    assert len(list(places.library.iterdir())) == 31
    assert clear_up(places).faults == ()


@pytest.mark.parametrize("seconds", [-(10**12), 0, 253402300800 * 2, 10**11])
def test_the_time_of_a_slot_may_be_anything(places: Places, seconds: int) -> None:
    left_behind(places, play(new_match(), 3))
    (slot,) = places.autosave.glob("*.stoneage")
    try:
        os.utime(slot, (seconds, seconds))
    except (OSError, OverflowError):
        return  # this file system knows no such time, so none can come
    assert clear_up(places).newest is not None


def test_where_the_library_cannot_take_it_the_slot_keeps_it(places: Places) -> None:
    match = play(new_match(), 5)
    autosave = Autosave(places)
    autosave.record(match)
    places.library.write_text("a file where the folder should be")
    autosave.record(play(new_match(), 6))
    autosave.close()
    found = [r.match.ident for r in pending_recoveries(places) if r.match is not None]
    assert match.ident in found
    assert len(found) == 2


def test_an_unwritable_place_is_reported(places: Places) -> None:
    places.data.parent.mkdir(parents=True, exist_ok=True)
    places.data.write_text("not a folder")
    error = fault_of(lambda: Autosave(places).record(new_match()))
    assert error.code in (Fault.NO_FOLDER, Fault.UNWRITABLE)


def test_a_lock_on_a_file_that_was_removed_is_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    lock = FileLock.acquire(path)
    assert lock is not None
    assert FileLock.acquire(path) is None
    lock.release(remove=True)
    assert not path.exists()
    again = FileLock.acquire(path)
    assert again is not None
    again.release(remove=False)
    assert path.exists()


PLAYER = """
import random, sys
from stoneage_qt.games.stoneage.rules import encode
from stoneage_qt.session.autosave import Autosave
from stoneage_qt.session.places import user_places
from tests.session.playing import any_action, new_match
match = new_match("pb", practice=True)
autosave = Autosave(user_places())
rng = random.Random(int(sys.argv[1]))
while not match.is_over:
    action = any_action(match, rng)
    match.submit(action)
    autosave.record(match)
    print(encode(action), flush=True)
"""


@pytest.mark.parametrize("told", [1, 2, 40, 120])
def test_killed_at_any_action_it_goes_on_at_that_action(places: Places, told: int) -> None:
    """kill -9, for real: what the program told is on the disk, and at most one action more."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(told)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    lines = [process.stdout.readline().strip() for _ in range(told)]
    while_running = list(pending_recoveries(places))
    process.kill()
    lines += process.stdout.read().splitlines()
    process.wait()
    process.stdout.close()
    assert while_running == []
    (recovery,) = pending_recoveries(places)
    assert recovery.match is not None
    actions = [encode(action) for action in recovery.match.actions]
    heard = [line for line in lines if line]
    assert actions[: len(heard)] == heard
    assert len(heard) <= len(actions) <= len(heard) + 1
    assert not [name for name in files(places.autosave) if name.endswith(PART_SUFFIX)]
    autosave = Autosave(places)
    match = autosave.adopt(recovery)
    play(match)
    autosave.record(match)
    assert len(files(places.library)) == 1
    assert files(places.autosave) == []


def test_a_running_game_is_listed_once_whatever_is_taken_back(places: Places) -> None:
    """Where people look for what is not finished; the slot stays what the game goes on from."""
    autosave, match = Autosave(places), play(new_match("pb"), 25)
    autosave.record(match)
    assert autosave.listed(match) is None
    autosave.list_it()
    listed = autosave.listed(match)
    assert listed is not None
    assert load_match(listed).actions == match.actions
    rename(listed, "The long night")
    match.go_to(10)
    play(match, 3, seed=9)
    autosave.record(match)
    autosave.list_it()
    assert load_match(listed).actions == match.actions
    assert autosave.listed(new_match()) is None
    other = new_match("pp")
    autosave.record(play(other, 2))
    assert files(places.library) == [listed.name]
    kept = load_match(listed)
    assert (kept.actions, kept.title) == (match.actions, "The long night")
    autosave.close()


def test_a_listed_game_that_ends_replaces_itself(places: Places) -> None:
    autosave, match = Autosave(places), play(new_match("bb"), 25)
    autosave.record(match)
    autosave.list_it()
    play(match)
    assert match.is_over
    autosave.record(match)
    (name,) = files(places.library)
    assert load_match(places.library / name).is_over
    assert files(places.autosave) == []


def test_nothing_is_listed_where_nothing_happened(places: Places) -> None:
    autosave = Autosave(places)
    autosave.list_it()
    autosave.record(new_match())
    autosave.list_it()
    assert files(places.library) == []
    autosave.close()
