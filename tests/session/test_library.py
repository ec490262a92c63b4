"""The index of saved games: what it knows, what it notices, what breaks nothing."""

import json
import sqlite3
import threading
from pathlib import Path

import pytest

from stoneage_qt.games.stoneage.rules import standings
from stoneage_qt.session.faults import Fault
from stoneage_qt.session.files import write_atomically
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.library_files import (
    Favourites,
    import_file,
    rename,
    saves_among,
    shareable,
)
from stoneage_qt.session.library_scan import (
    Request,
    Scanner,
    details,
    find_files,
    round_starts,
    summary,
)
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load_match, save_bytes, save_match
from tests.session.playing import fault_of, new_match, play
from tests.stored_games.stored import stored_games


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config", tmp_path / "data")


def fill(folder: Path, count: int = 3) -> list[Match]:
    """Some games in a folder, half of them unfinished."""
    folder.mkdir(parents=True, exist_ok=True)
    matches = [play(new_match("pb", seed=n), None if n % 2 else 40, seed=n) for n in range(count)]
    for number, match in enumerate(matches):
        write_atomically(folder / f"game{number}.stoneage", save_bytes(match))
    return matches


def read_all(library: Library, folder: Path, *, full: bool = False) -> None:
    files = find_files(folder)
    changes = library.changes(files)
    library.forget(changes.gone)
    stamps = changes.stale + (changes.rough if full else ())
    library.store(Scanner().answer(Request(stamps, full), lambda: False))


def test_both_looks_tell_the_same(tmp_path: Path) -> None:
    fill(tmp_path)
    for stamp in [*find_files(tmp_path), *find_files(stored_games()[0].parent)]:
        quick, full = summary(stamp), details(stamp)
        assert quick.fault == full.fault == ""
        assert quick.curve is None
        bare = tuple(seat._replace(dice=(0,) * 6) for seat in full.seats)
        assert full._replace(curve=None, seats=bare) == quick
        assert tuple(map(sum, zip(*(s.dice for s in full.seats), strict=True))) == quick.dice


def test_curve_ends_with_the_result() -> None:
    match = load_match(stored_games()[0])
    entry = details(find_files(stored_games()[0].parent, [])[0])
    curve = details(_stamp(stored_games()[0])).curve
    assert entry.curve is not None
    assert curve is not None
    assert curve[0] == (0,) * len(match.seats)
    assert curve[-1] == tuple(s.total for s in standings(match.state))
    assert len(curve) == len(round_starts(match)) + 1
    assert [number for _, number in round_starts(match)] == list(range(1, match.state.round + 1))


def _stamp(path: Path):  # type: ignore[no-untyped-def]
    return next(s for s in find_files(path.parent) if s.path == str(path))


def test_index_remembers_and_notices_changes(places: Places) -> None:
    folder = places.library
    matches = fill(folder)
    library = Library(index_path(places))
    read_all(library, folder)
    assert {e.ident for e in library.entries()} == {m.ident for m in matches}
    assert len(library.changes(find_files(folder)).rough) == 3
    read_all(library, folder, full=True)
    assert library.changes(find_files(folder)) == ((), (), ())
    first = library.entries()
    library.close()

    library = Library(index_path(places))
    assert library.entries() == first
    (folder / "game1.stoneage").unlink()
    matches[0].title = "another"
    write_atomically(folder / "game0.stoneage", save_bytes(matches[0]))
    changes = library.changes(find_files(folder))
    assert [Path(stamp.path).name for stamp in changes.stale] == ["game0.stoneage"]
    assert [Path(path).name for path in changes.gone] == ["game1.stoneage"]
    read_all(library, folder)
    assert {e.title for e in library.entries()} == {"another", ""}
    library.close()


def test_broken_files_are_listed_with_their_reason(places: Places) -> None:
    folder = places.library
    fill(folder, 2)
    whole = (folder / "game1.stoneage").read_bytes()
    (folder / "cut.stoneage").write_bytes(whole[: len(whole) // 2])
    (folder / "other.stoneage").write_text('{"format": "chess"}')
    (folder / "newer.stoneage").write_bytes(whole.replace(b'"version": 2', b'"version": 99'))
    (folder / "list.stoneage").write_text("[1, 2]")
    (folder / "odd.stoneage").write_bytes(whole.replace(b'"seats": [', b'"seats": 7, "x": ['))
    (folder / "deep.stoneage").write_text("[" * 5000)
    (folder / "illegal.stoneage").write_bytes(whole.replace(b'"place', b'"plaice', 1))
    (folder / "folder.stoneage").mkdir()
    library = Library(index_path(places))
    read_all(library, folder)
    quick = {Path(e.path).name: e.fault for e in library.entries()}
    read_all(library, folder, full=True)
    found = {Path(e.path).name: e for e in library.entries()}
    assert quick["illegal.stoneage"] == ""
    assert {name: entry.fault for name, entry in found.items()} == {
        "game0.stoneage": "",
        "game1.stoneage": "",
        "cut.stoneage": Fault.NOT_JSON.value,
        "other.stoneage": Fault.NOT_OURS.value,
        "newer.stoneage": Fault.NEWER_VERSION.value,
        "list.stoneage": Fault.NOT_OURS.value,
        "odd.stoneage": Fault.BAD_FIELD.value,
        "deep.stoneage": found["deep.stoneage"].fault,
        "illegal.stoneage": Fault.ILLEGAL_ACTION.value,
        "folder.stoneage": Fault.NOT_A_FILE.value,
    }
    assert found["deep.stoneage"].fault in (Fault.TOO_DEEP.value, Fault.NOT_JSON.value)
    assert found["illegal.stoneage"].parameters["number"] == 1
    library.close()


def test_damaged_index_is_made_anew(places: Places) -> None:
    path = index_path(places)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"this is no database, but long enough to look at" * 100)
    library = Library(path)
    assert library.entries() == []
    library.keep_analysis("a", "b")
    library.close()
    other = sqlite3.connect(path)
    other.execute("PRAGMA user_version = 77")
    other.commit()
    other.close()
    library = Library(path)
    assert library.analysis("a") is None
    library.close()


def test_without_a_writable_folder_the_index_stays_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    library = Library(tmp_path / "file" / "library.sqlite")
    library.keep_analysis("key", "content")
    assert library.analysis("key") == "content"
    library.close()


def test_analyses_are_kept(places: Places) -> None:
    library = Library(index_path(places))
    assert library.analysis("key") is None
    library.keep_analysis("key", "one")
    library.keep_analysis("key", "two")
    library.close()
    library = Library(index_path(places))
    assert library.analysis("key") == "two"
    library.close()


def test_rename_keeps_the_game(tmp_path: Path) -> None:
    [match] = fill(tmp_path, 1)
    path = tmp_path / "game0.stoneage"
    rename(path, "Grandma’s revenge")
    again = load_match(path)
    assert again.title == "Grandma’s revenge"
    assert (again.ident, again.actions) == (match.ident, match.actions)
    path.write_bytes(path.read_bytes()[:-40])
    before = path.read_bytes()
    fault_of(lambda: rename(path, "x"))
    assert path.read_bytes() == before


def test_import_copies_and_refuses(places: Places, tmp_path: Path) -> None:
    [match] = fill(tmp_path / "from", 1)
    source = tmp_path / "from" / "game0.stoneage"
    copy = import_file(places, source)
    assert copy.parent == places.library
    assert load_match(copy).actions == match.actions
    assert source.exists()
    (tmp_path / "from" / "bad.stoneage").write_text("nothing")
    assert len(saves_among([tmp_path / "from", source])) == 3
    bad = tmp_path / "from" / "bad.stoneage"
    assert fault_of(lambda: import_file(places, bad)).code is Fault.NOT_OURS
    assert len(find_files(places.library)) == 1


@pytest.mark.parametrize("content", ["", "{", '{"a": 1}', "\x00"])
def test_damaged_favourites_are_put_aside(places: Places, content: str) -> None:
    places.favourites.parent.mkdir(parents=True, exist_ok=True)
    places.favourites.write_text(content)
    favourites = Favourites(places)
    assert favourites.kept is not None
    assert favourites.kept.read_text() == content
    favourites.mark("a" * 32, "/one", liked=True)
    assert Favourites(places).has("a" * 32, "/one")
    assert favourites.kept.read_text() == content, "what was there is never written over"


def test_favourites_survive_the_index(places: Places) -> None:
    favourites = Favourites(places)
    one, other = str(places.library / "one.stoneage"), str(places.library / "other.stoneage")
    favourites.mark("a" * 32, one, True)
    favourites.mark("b" * 32, other, True)
    favourites.mark("a" * 32, one, False)
    assert Favourites(places).has("b" * 32, other)
    assert not Favourites(places).has("a" * 32, one)
    (places.data / "favourites.json").write_text("oops")
    assert not Favourites(places).has("b" * 32, other)


def test_a_star_belongs_to_one_copy(places: Places) -> None:
    favourites = Favourites(places)
    inside, outside = str(places.library / "game.stoneage"), "/elsewhere/game.stoneage"
    favourites.mark("a" * 32, inside, True)
    assert Favourites(places).has("a" * 32, inside)
    assert not Favourites(places).has("a" * 32, outside)


def test_stars_of_version_0_1_0_still_shine(places: Places) -> None:
    places.data.mkdir(parents=True, exist_ok=True)
    (places.data / "favourites.json").write_text(json.dumps(["a" * 32]))
    favourites = Favourites(places)
    assert favourites.has("a" * 32, "/anywhere/game.stoneage")
    favourites.mark("a" * 32, "/anywhere/game.stoneage", False)
    assert not Favourites(places).has("a" * 32, "/anywhere/game.stoneage")


def test_shared_games_tell_no_commands(tmp_path: Path) -> None:
    match = play(new_match("pb"), 60)
    command = "/home/anna/secret/bot --key 1"
    match.reseat(
        (match.seats[0], Seat(controller="bot", command=command, name="Robo", colour="blue"))
    )
    match.undo()
    copy = shareable(match)
    save_match(tmp_path / "shared.stoneage", copy)
    assert b"anna" not in (tmp_path / "shared.stoneage").read_bytes()
    again = load_match(tmp_path / "shared.stoneage")
    assert (again.ident, again.actions, again.index) == (match.ident, match.actions, match.index)
    assert [s.name for s in again.seats] == [s.name for s in match.seats]


def test_many_who_open_a_new_index_share_it(tmp_path: Path) -> None:
    """The page reads while the scan writes: nobody takes the file away from another."""
    for number in range(12):
        path = tmp_path / f"{number}.sqlite"
        start = threading.Barrier(4)

        def look(name: int, path: Path = path, start: threading.Barrier = start) -> None:
            start.wait()
            library = Library(path)
            library.keep_analysis(str(name), "x")
            library.close()

        threads = [threading.Thread(target=look, args=(name,)) for name in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        library = Library(path)
        kept = [library.analysis(str(name)) for name in range(4)]
        library.close()
        assert kept == ["x"] * 4
