"""Moments, plain text, steps: the small parts that everything of the session leans on."""

from datetime import UTC, datetime
from html import unescape

import pytest

from stoneage_qt.session.moments import EARLIEST, LATEST, believable, is_believable, moment_of
from stoneage_qt.session.plain_text import (
    TIP_WIDTH,
    plain,
    plain_tip,
    spreadsheet_text,
    visible,
)
from stoneage_qt.session.steps import STEP, Steps, finish, part
from stoneage_qt.session.steps import play as play_in_steps
from tests.session.playing import new_match, play


@pytest.mark.parametrize("seconds", [-1e20, -1.0, 0.0, 1e18, float("inf")])
def test_no_clock_tells_what_can_not_be_reckoned_with(seconds: float) -> None:
    assert believable(seconds) in (EARLIEST.timestamp(), LATEST.timestamp())
    assert is_believable(moment_of(seconds))


def test_usual_moments_stay() -> None:
    now = datetime(2026, 11, 17, 12, tzinfo=UTC)
    assert moment_of(now.timestamp()) == now


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada", "Ada"),
        ("two\nlines\x00", "two lines "),
        ("evil\u202egpj.exe", "evil gpj.exe"),
        ("half \ud83d", "half \ufffd"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("x" * 100, "x" * 9 + "…"),
    ],
)
def test_text_of_files_is_one_harmless_line(text: str, shown: str) -> None:
    assert plain(text, 10 if len(text) > 50 else 60) == shown


def test_other_kinds_of_text() -> None:
    assert visible("a\u202eb\n") == "a\\u202eb\\n"
    assert plain_tip("plain & simple <b>") == "<qt>plain &amp; simple &lt;b&gt;</qt>"
    assert plain_tip("C:\\games") == "C:\\games"
    long = plain_tip("A first line\n" + "with words & words " * 9)
    lines = long.removeprefix("<qt>").removesuffix("</qt>").split("<br>")
    assert lines[0] == "A first line"
    assert len(lines) > 2
    assert all(len(unescape(line)) <= TIP_WIDTH for line in lines)
    assert spreadsheet_text(' =HYPERLINK("x")').startswith("'")
    assert spreadsheet_text("Ada") == "Ada"


def test_work_in_steps_is_the_same_work() -> None:
    def count(to: int) -> Steps[int]:
        for n in range(to):
            yield n / to
        return to

    assert finish(count(3)) == 3
    assert list(part(count(4), 0.5, 1.0)) == [0.5, 0.625, 0.75, 0.875]


def test_a_match_is_played_in_steps_that_tell_how_far_they_are() -> None:
    whole = play(new_match("pp", seed=5), STEP + 40)
    match = new_match("pp", seed=5)
    told = list(play_in_steps(match, whole.actions, len(whole.actions)))
    assert told == [pytest.approx(STEP / (STEP + 40)), 1.0]
    assert match.state.key() == whole.state.key()
