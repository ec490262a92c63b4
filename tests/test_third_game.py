"""A game that the shell has never heard of is played, kept, taken back and looked through by it.

`tests/race` is all there is of that game: no module of the shell names it.
"""

import json
import random
from pathlib import Path

import pytest

from stoneage_qt import games
from stoneage_qt.bots.arena import Contest, duel, play_tables
from stoneage_qt.bots.door import decide
from stoneage_qt.bots.workers import WorkerPool
from stoneage_qt.cli import main
from stoneage_qt.contract import CHANCE, Minds, Rules
from stoneage_qt.games import minds_of, rules_of
from stoneage_qt.session.autosave import Autosave, pending_recoveries
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.library_files import import_file
from stoneage_qt.session.library_scan import details, find_files, round_starts, summary
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import user_places
from stoneage_qt.session.saves import load_match, save_match
from stoneage_qt.session.seats import Options, Seat


@pytest.fixture(autouse=True)
def _plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "race", "tests.race")


@pytest.fixture
def rules() -> Rules:
    return rules_of("race")


@pytest.fixture
def minds() -> Minds:
    return minds_of("race")


def new_match(rules: Rules, *, practice: bool = False) -> Match:
    seats = [Seat(colour="black"), Seat(controller="bot", level="bold", colour="white")]
    setup = rules.shuffled(2, random.Random(1), start=0)
    return Match(rules, setup, seats, Options(practice=practice), 5)


def play(match: Match, minds: Minds, actions: int = 1000) -> Match:
    bot = minds.make_bot("bold")
    while not match.is_over and len(match.actions) < actions:
        state = match.state
        if state.actor == CHANCE:
            match.submit(match.roll())
        else:
            match.submit(decide(minds, bot, state, state.actor, match.seed).action)
    return match


def test_it_is_saved_loaded_and_replayed(rules: Rules, minds: Minds, tmp_path: Path) -> None:
    match = play(new_match(rules), minds)
    path = tmp_path / "race.stoneage"
    save_match(path, match)
    assert json.loads(path.read_text("utf-8"))["game"] == "race"
    again = load_match(path)
    assert again.is_over
    assert again.rules is rules
    for index in range(len(match.actions) + 1):
        assert again.state_at(index).key() == match.state_at(index).key()


def test_it_is_taken_back_up_to_the_die(rules: Rules) -> None:
    match = new_match(rules)
    match.submit(rules.decode("walk"))
    assert match.undo()
    assert match.index == 0
    match.submit(rules.decode("dare"))
    match.submit(match.roll())
    assert not match.undo()
    practice = new_match(rules, practice=True)
    practice.submit(rules.decode("dare"))
    fallen = practice.roll()
    practice.submit(fallen)
    assert practice.undo()
    practice.submit(rules.decode("dare"))
    assert practice.roll() == fallen


def test_it_goes_on_where_it_was_left(rules: Rules, minds: Minds) -> None:
    places = user_places()
    autosave = Autosave(places)
    match = play(new_match(rules), minds, 4)
    autosave.record(match)
    autosave.close()
    (left,) = pending_recoveries(places)
    assert left.match is not None
    assert left.match.state.key() == match.state.key()


def test_it_is_in_the_library(rules: Rules, minds: Minds, tmp_path: Path) -> None:
    places = user_places()
    match = play(new_match(rules), minds)
    source = tmp_path / "race.stoneage"
    save_match(source, match)
    import_file(places, source)
    (stamp,) = find_files(places.library)
    quick, full = summary(stamp), details(stamp)
    assert (quick.game, quick.over, quick.fault) == ("race", True, "")
    thrown = [action.die for action in match.actions if action.die]
    assert quick.dice == full.dice == tuple(thrown.count(face) for face in range(1, 7))
    assert full.curve is not None
    assert len(full.curve) >= len(round_starts(match))
    library = Library(index_path(places))
    library.store([full])
    assert library.entries() == [full]


def test_its_bots_contest_in_processes() -> None:
    contest = Contest(("bold", "careful"), duel(("bold", "careful"), 2), 3, game="race")
    played = [game for _, tables in play_tables(contest, jobs=1) for game in tables]
    assert len(played) == 6
    assert all(not any(game.faults) for game in played)


def test_a_process_thinks_for_it(rules: Rules, minds: Minds) -> None:
    state = new_match(rules).state
    pool = WorkerPool()
    try:
        there = pool.submit("race", "bold", state, 3).result(60)
    finally:
        pool.close()
    assert there == decide(minds, minds.make_bot("bold"), state, 0, 3)


def test_the_commands_know_it(
    rules: Rules, minds: Minds, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--game", "race", "bold", "careful", "-n", "3", "--json"]
    assert main([*words, "--save-to", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "race"
    files = [str(path) for path in sorted(tmp_path.iterdir())]
    assert len(files) == 3
    assert main(["verify", *files]) == 0


def test_without_it_its_files_are_named_and_kept(
    rules: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "race.stoneage"
    save_match(path, new_match(rules))
    before = path.read_bytes()
    monkeypatch.delitem(games.GAMES, "race")
    with pytest.raises(SaveError) as caught:
        load_match(path)
    assert (caught.value.code, caught.value.parameters["game"]) == (Fault.UNKNOWN_GAME, "race")
    assert summary(find_files(tmp_path)[0]).fault == Fault.UNKNOWN_GAME.value
    assert path.read_bytes() == before
