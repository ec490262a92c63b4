"""Work that is shared among processes: nothing is lost, and order is to be had."""

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from stoneage_qt.background.processes import Stop, WorkFailedError
from stoneage_qt.bots.spreading import Crew


class Doubling:
    """Numbers twice; `wait` ends no sooner than its counterpart `free` has begun."""

    def answer(self, request: int | tuple[str, str], stop: Stop) -> object:
        if isinstance(request, int):
            return 2 * request
        what, pipe = request
        with Path(pipe).open("rb" if what == "wait" else "wb"):
            return what

    def close(self) -> None:
        pass


class Dying:
    """Leaves a trace of each try, and dies."""

    def answer(self, request: str, stop: Stop) -> None:
        with Path(request).open("a", encoding="utf-8") as trace:
            trace.write("tried\n")
        os._exit(1)

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) <= before


def test_as_they_finish_with_what_was_asked() -> None:
    with closing(Crew(Doubling, jobs=2)) as crew:
        for number in range(9):
            crew.give(str(number), number)
        assert sorted(crew.finished()) == [(number, 2 * number) for number in range(9)]


def test_a_crew_without_work_starts_nobody() -> None:
    before = set(multiprocessing.active_children())
    with closing(Crew(Doubling, jobs=2)) as crew:
        assert list(crew.finished()) == []
        assert set(multiprocessing.active_children()) == before


@pytest.mark.skipif(os.name == "nt", reason="needs a pipe with a name")
def test_in_the_order_of_asking(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with closing(Crew(Doubling, jobs=2)) as crew:
        for what in (("wait", str(pipe)), 1, 2, ("free", str(pipe)), 3):
            crew.give(str(what), what)
        replies = [reply for _, reply in crew.in_order()]
    assert replies == ["wait", 2, 4, "free", 6]


def test_more_is_given_meanwhile() -> None:
    found = []
    with closing(Crew(Doubling, jobs=2)) as crew:
        crew.give("1", 1)
        for _, reply in crew.in_order():
            found.append(reply)
            if reply < 16:
                crew.give(str(reply), reply)
    assert found == [2, 4, 8, 16]


def test_what_dies_twice_is_named(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    with closing(Crew(Dying, jobs=1)) as crew:
        crew.give("game 7", str(trace))
        with pytest.raises(WorkFailedError, match="game 7: the process ended"):
            list(crew.finished())
    assert trace.read_text(encoding="utf-8") == "tried\ntried\n"
