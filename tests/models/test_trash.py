"""Deleting a file so that it can be taken back."""

from pathlib import Path

from stoneage_qt.models.trash import Trashed, move_to_trash, restore


def saved(home: Path) -> Path:
    path = home / "games" / "evening.stoneage"
    path.parent.mkdir()
    (home / ".local" / "share").mkdir(parents=True)  # where desktops keep the trash
    path.write_text("first")
    return path


def test_a_file_goes_and_comes_back(home: Path) -> None:
    path = saved(home)
    trashed = move_to_trash(path)
    assert trashed is not None
    assert not path.exists()
    assert restore(trashed)
    assert path.read_text() == "first"


def test_nothing_that_came_since_is_written_over(home: Path) -> None:
    path = saved(home)
    trashed = move_to_trash(path)
    assert trashed is not None
    path.write_text("second")
    assert not restore(trashed)
    assert path.read_text() == "second"


def test_what_is_not_there_is_not_put_away(home: Path) -> None:
    assert move_to_trash(home / "nothing.stoneage") is None


def test_a_place_that_nobody_knows_is_no_way_back(home: Path) -> None:
    path = home / "evening.stoneage"
    assert not restore(Trashed(path, None))
    assert not path.exists()
