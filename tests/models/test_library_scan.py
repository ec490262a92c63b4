"""The list of games follows the files: new, changed and gone ones, and a spoilt index."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.models.library_scan import LibraryScan
from stoneage_qt.session.library_scan import Entry
from stoneage_qt.session.saves import save_match
from tests.session.playing import new_match, play


class Heard:
    """What a scan told: the rows as they are known, and those that went."""

    def __init__(self, scan: LibraryScan) -> None:
        self.rows: dict[str, Entry] = {}
        self.gone: list[str] = []
        self.progress: list[tuple[int, int]] = []
        scan.loaded.connect(self._put)
        scan.found.connect(self._put)
        scan.gone.connect(self.gone.extend)
        scan.progress.connect(lambda done, total: self.progress.append((done, total)))

    def _put(self, entries: list[Entry]) -> None:
        self.rows |= {Path(entry.path).name: entry for entry in entries}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "library"
    made.mkdir()
    save_match(made / "one.stoneage", play(new_match("pb", seed=3), 40))
    (made / "broken.stoneage").write_text("{", "utf-8")
    return made


@pytest.fixture
def scan(folder: Path, tmp_path: Path, qtbot: QtBot) -> Iterator[LibraryScan]:
    made = LibraryScan(folder, tmp_path / "index.sqlite")
    yield made
    made.close()


def look(scan: LibraryScan, qtbot: QtBot) -> Heard:
    heard = Heard(scan)
    with qtbot.waitSignal(scan.finished):
        scan.start()
    return heard


def test_every_file_is_told_of_and_broken_ones_say_why(scan: LibraryScan, qtbot: QtBot) -> None:
    heard = look(scan, qtbot)
    assert set(heard.rows) == {"one.stoneage", "broken.stoneage"}
    assert heard.rows["broken.stoneage"].fault
    assert not heard.rows["one.stoneage"].fault
    done, total = heard.progress[-1]
    assert done == total


def test_a_second_look_tells_of_changes_alone(
    scan: LibraryScan, folder: Path, qtbot: QtBot
) -> None:
    look(scan, qtbot)
    (folder / "broken.stoneage").unlink()
    save_match(folder / "two.stoneage", play(new_match("pb", seed=4), 10))
    heard = look(scan, qtbot)
    assert set(heard.rows) == {"two.stoneage"}
    assert [Path(path).name for path in heard.gone] == ["broken.stoneage"]


def test_files_elsewhere_belong_to_it(folder: Path, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "elsewhere.stoneage"
    save_match(path, play(new_match("pb", seed=4), 10))
    scan = LibraryScan(folder, tmp_path / "index.sqlite", lambda: [path])
    assert "elsewhere.stoneage" in look(scan, qtbot).rows
    scan.close()


def test_a_spoilt_index_is_made_anew(folder: Path, tmp_path: Path, qtbot: QtBot) -> None:
    index = tmp_path / "index.sqlite"
    for content in (b"no database at all", b"SQLite format 3\0" + b"x" * 5_000):
        index.write_bytes(content)
        scan = LibraryScan(folder, index)
        assert "one.stoneage" in look(scan, qtbot).rows
        scan.close()


def test_starting_while_it_looks_means_once_more(
    scan: LibraryScan, folder: Path, qtbot: QtBot
) -> None:
    heard = Heard(scan)
    with qtbot.waitSignals([scan.finished, scan.finished]):
        scan.start()
        save_match(folder / "two.stoneage", play(new_match("pb", seed=4), 10))
        scan.start()
    assert "two.stoneage" in heard.rows


def test_a_closed_one_looks_no_more(scan: LibraryScan) -> None:
    scan.close()
    scan.start()
    assert not scan.running
