"""What is written and what is read are the same fields."""

import json
from dataclasses import fields
from datetime import UTC, datetime

import pytest

from stoneage_qt.session.checks import FieldError, record
from stoneage_qt.session.records import ResultRecord, SaveRecord
from stoneage_qt.session.save_content import ShownResult, match_content, result_of
from tests.session.playing import new_match, play

NOW = datetime(2026, 11, 17, 12, 30, 15, 999, tzinfo=UTC)
READ = record(SaveRecord)


def test_every_field_is_written_and_read() -> None:
    content = match_content(play(new_match("pb"), 60), NOW)
    assert list(content) == [each.name for each in fields(SaveRecord)]
    assert list(content["result"]) == [each.name for each in fields(ResultRecord)]
    assert ShownResult._fields == tuple(content["result"])
    read = READ(json.loads(json.dumps(content)))
    assert read.actions == tuple(content["actions"])
    assert read.modified == NOW.replace(microsecond=0)
    assert [seat.controller for seat in read.seats] == ["person", "bot"]


@pytest.mark.parametrize("name", [each.name for each in fields(SaveRecord)])
def test_no_field_takes_anything(name: str) -> None:
    content = match_content(new_match(), NOW)
    with pytest.raises(FieldError) as caught:
        READ({**content, name: 0.5})
    assert caught.value.place == name


def test_the_result_is_that_of_the_position() -> None:
    match = play(new_match("pb"))
    result = result_of(match.rules, match.state)
    assert result.over
    assert min(result.ranks) == 1
    best = max(result.totals)
    assert all(
        rank > 1 for total, rank in zip(result.totals, result.ranks, strict=True) if total < best
    )
    assert not result_of(match.rules, match.state_at(0)).over
