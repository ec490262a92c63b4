"""The review of a match: what is stored, found, taken back, and what goes wrong."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.background.processes import ProcessWork, Stop
from stoneage_qt.contract.analysis import SWINGS, WINS, JudgedGame, Row
from stoneage_qt.models.review import (
    BROKEN_OFF,
    NO_NETS,
    ReviewModel,
    analysis_key,
    analysis_of,
    eyes_of,
    findings_text,
    read_findings,
)
from stoneage_qt.session.library import Library
from stoneage_qt.session.match import Match
from tests.models.matches import make_match
from tests.session.playing import new_match, play


class Glance:
    """Work that knows at once: everybody's chance is the same, nothing was a mistake."""

    def answer(self, request: Any, stop: Stop) -> Any:
        if isinstance(request, JudgedGame):
            return None
        if request.kind not in (WINS, SWINGS):
            return []
        return [(number, 0.5, 0.5) for number in request.numbers]

    def close(self) -> None:
        pass


class NoNets(Glance):
    def answer(self, request: Any, stop: Stop) -> Any:
        class WeightsError(Exception):
            pass

        raise WeightsError


class Dying(Glance):
    def answer(self, request: Any, stop: Stop) -> Any:
        os._exit(1)


class Thinking(Glance):
    """Work that takes as long as nobody stops it."""

    def answer(self, request: Any, stop: Stop) -> Any:
        while not stop():
            pass


@pytest.fixture(scope="module")
def played() -> Match:
    return play(new_match("pb", seed=3), 60)


@pytest.fixture
def review_with(
    tmp_path: Path, qtbot: QtBot
) -> Iterator[Callable[[Callable[[], ProcessWork] | None], ReviewModel]]:
    made: list[ReviewModel] = []

    def make(work: Callable[[], ProcessWork] | None) -> ReviewModel:
        made.append(ReviewModel(tmp_path / "index.sqlite", work))
        return made[-1]

    yield make
    for review in made:
        review.close()


Made = Callable[[Callable[[], ProcessWork] | None], ReviewModel]


def judge(review: ReviewModel, match: Match, qtbot: QtBot) -> None:
    review.show_match(match)
    with qtbot.waitSignal(review.runningChanged, check_params_cb=lambda running: not running):
        review.start()


def test_an_analysis_is_kept_and_found_again(
    review_with: Made, played: Match, qtbot: QtBot
) -> None:
    review = review_with(Glance)
    judge(review, played, qtbot)
    assert review.possible
    assert review.complete
    assert not review.fault
    assert len(review.findings.wins) == played.index + 1
    again = review_with(Dying)
    again.show_match(played)
    assert again.findings == review.findings
    again.start()
    assert not again.running, "there is nothing left to find out"


@pytest.mark.parametrize(("work", "fault"), [(NoNets, NO_NETS), (Dying, BROKEN_OFF)])
def test_what_went_wrong_is_told(
    review_with: Made, played: Match, qtbot: QtBot, work: type[Glance], fault: str
) -> None:
    review = review_with(work)
    judge(review, played, qtbot)
    assert review.fault == fault
    assert not review.complete


def test_another_match_takes_the_analysis_back(
    review_with: Made, played: Match, qtbot: QtBot
) -> None:
    review = review_with(Thinking)
    review.show_match(played)
    with qtbot.waitSignals([review.runningChanged] * 2):
        review.start()
        review.show_match(make_match("pp"))
    assert not review.running
    assert not review.findings.wins


def test_other_actions_have_another_analysis(played: Match) -> None:
    key = analysis_key(played)
    other = play(new_match("pb", seed=3), 59)
    assert analysis_key(other).split("/")[1:] != key.split("/")[1:]
    assert analysis_key(played) == key


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"wins": 3}', '{"verdicts": [[1]]}', '{"else": []}', "[" * 100_000]
)
def test_a_damaged_analysis_is_none(
    review_with: Made, played: Match, tmp_path: Path, text: str
) -> None:
    library = Library(tmp_path / "index.sqlite")
    library.keep_analysis(analysis_key(played), text)
    library.close()
    review = review_with(None)
    review.show_match(played)
    assert not review.complete
    assert not review.findings.wins


def test_mistakes_and_swings_are_read_from_what_was_found(
    review_with: Made, played: Match, tmp_path: Path
) -> None:
    encode = played.rules.encode
    mine = next(n for n in range(played.index) if played.state_at(n).actor == 0)
    action = encode(played.actions[mine])
    wins: list[Row] = [(n, 0.7 if n <= mine else 0.5, 0.3 if n <= mine else 0.5) for n in range(61)]
    verdict: Row = (mine, 0, action, action, 0.5, 0.7, (), True)
    library = Library(tmp_path / "index.sqlite")
    library.keep_analysis(analysis_key(played), findings_text(wins, [verdict], [(3, 0.1, -0.1)]))
    library.close()
    review = review_with(None)
    review.show_match(played)
    assert review.big_swings() == [mine]
    assert [found.number for found in review.mistakes([0])] == [mine]
    assert review.mistakes([1]) == []
    assert review.verdict_at(mine) is not None
    assert review.verdict_at(mine + 1) is None
    assert (review.tally(0).decisions, review.tally(0).large) == (1, 1)
    assert review.tally(1).decisions == 0
    assert review.swing_luck() == [0.1, -0.1]
    assert len(review.luck()) == 2


def test_stored_findings_read_as_they_were_written(played: Match) -> None:
    analysis = analysis_of(played)
    assert analysis is not None
    found = read_findings(analysis, findings_text([(1, 0.4, 0.6), (0, 0.5, 0.5)], [], []))
    assert found.wins == ((0.5, 0.5), (0.4, 0.6)), "in the order of the game"


@pytest.mark.parametrize(("controllers", "eyes"), [("pb", [0]), ("pp", []), ("bb", [0, 1])])
def test_whose_secrets_the_judge_may_know(controllers: str, eyes: list[int]) -> None:
    assert eyes_of(make_match(controllers)) == eyes
