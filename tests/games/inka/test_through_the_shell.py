"""Rise of the Inkas through the shell: nothing is lost, listed, counted, branched, replayed."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.options import InkaOptions
from stoneage_qt.games.inka.rules import CHANCE, OVER, Setup, decode
from stoneage_qt.games.inka.rules.actions import ROLL
from stoneage_qt.games.inka.rules.playout import random_action
from stoneage_qt.games.inka.ui.words.face import WORDS
from stoneage_qt.models.bot_runner import BotRunner
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.log import LogModel
from stoneage_qt.models.moves import MovesModel
from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.session.autosave import Autosave, pending_recoveries
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.library_files import import_file
from stoneage_qt.session.library_scan import details, find_files, summary
from stoneage_qt.session.library_stats import (
    BOT,
    PERSON,
    Counted,
    Filter,
    SumTotals,
    dice_totals,
    sum_totals,
)
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load_match, save_match
from stoneage_qt.session.seats import Seat
from tests.games.inka.matches import new_match, play


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config", tmp_path / "data")


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[BotRunner]:
    bots = BotRunner()
    yield bots
    bots.close()


def seated(controllers: str, *, practice: bool = False, seed: int = 5) -> Match:
    """One letter per seat, p for a person called by its colour, b for a bot."""
    setup = Setup.shuffled(len(controllers), random.Random(seed), start=0)
    seats = [
        Seat(name=colour.title(), colour=colour)
        if letter == "p"
        else Seat(controller="bot", level="builder", colour=colour)
        for letter, colour in zip(controllers, RULES.colours, strict=False)
    ]
    return Match(RULES, setup, seats, InkaOptions(practice=practice), seed)


@pytest.mark.parametrize("actions", [0, 1, 37, 120])
def test_a_game_left_behind_goes_on_at_that_action(places: Places, actions: int) -> None:
    autosave = Autosave(places)
    match = new_match(Setup.shuffled(4, random.Random(1), founding="free", variable=True))
    autosave.record(match)
    play(match, actions)
    autosave.record(match)
    autosave.close()
    (left,) = pending_recoveries(places)
    assert left.match is not None
    assert left.match.state.key() == match.state.key()
    assert left.match.setup == match.setup


def test_games_are_listed_and_counted(places: Places, tmp_path: Path) -> None:
    matches = [play(seated("pbb", seed=seed)) for seed in (1, 2)]
    for number, match in enumerate(matches):
        source = tmp_path / f"{number}.stoneage"
        save_match(source, match)
        import_file(places, source)
    stamps = find_files(places.library)
    assert [summary(stamp).game for stamp in stamps] == ["inka", "inka"]
    library = Library(index_path(places))
    library.store([details(stamp) for stamp in stamps])
    entries = library.entries()
    thrown = [a for match in matches for a in match.actions if a.word == ROLL]
    faces = [die for a in thrown for die in (a.number, a.other)]
    totals = dice_totals(library)
    assert totals.counts == tuple(faces.count(face) for face in range(1, 7))
    sums = sum_totals(library)
    assert sums.games == 2
    assert sums.counts == tuple(sum(a.number + a.other == n for a in thrown) for n in range(2, 13))
    assert sum(sums.expected) == pytest.approx(sums.thrown)
    assert sums.expected[5] == pytest.approx(sums.thrown / 6)
    assert 0 < sums.chance <= 1
    assert [summary(stamp).sums for stamp in stamps] == [details(stamp).sums for stamp in stamps]
    counted = Counted(library, Filter())
    (person,) = counted.lines(PERSON)
    assert (person.key, person.games) == ("Red", 2)
    (bots,) = counted.lines(BOT)
    assert (bots.key, bots.games) == ("builder", 4)
    assert max(seat.total or 0 for entry in entries for seat in entry.seats) == 11
    library.close()


def test_sums_of_loaded_dice_are_told_from_fair_ones() -> None:
    ways = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    fair = SumTotals(tuple(10 * n for n in ways), 1)
    assert fair.expected == tuple(10.0 * n for n in ways)
    assert fair.chance == 1.0
    # Of the chi-square distribution with 10 degrees of freedom, 5 in 100 lie beyond 18.307.
    shifted = SumTotals((28, 20, 30, 40, 50, 42, 50, 40, 30, 20, 10), 1)
    far = sum((n - e) ** 2 / e for n, e in zip(shifted.counts, shifted.expected, strict=True))
    assert (shifted.chance < 0.05) == (far > 18.307)
    assert SumTotals((360, *(0,) * 10), 1).chance < 1e-9
    assert SumTotals((0,) * 11, 0).chance == 1.0


def test_another_way_begins_where_it_branches(tmp_path: Path) -> None:
    match = play(new_match(Setup()))
    index = next(n for n, a in enumerate(match.actions) if n > 60 and a.word == ROLL)
    other = match.branch(index)
    assert other.state.key() == match.state_at(index).key()
    assert other.roll() == match.actions[index]
    other.submit(other.roll())
    path = tmp_path / "branch.stoneage"
    save_match(path, other)
    loaded = load_match(path)
    assert loaded.origin == other.origin
    assert loaded.state.key() == other.state.key()


# Red has stone and ore from the start.
CHEAP_CARDS = {
    "road": {"wood": 1, "stone": 1},
    "settlement": {"wood": 1, "stone": 1, "wool": 1, "potato": 1},
    "city": {"potato": 2, "ore": 3},
    "card": {"stone": 1, "ore": 1},
}
ANSWERED = ("throw", "roll 5 6", "offer ore=1 for coca=1", "refuse", "refuse", "refuse")
BOUGHT = ("throw", "roll 5 6", "buy")


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("texts", [ANSWERED, BOUGHT])
def test_what_reveals_is_final_but_for_practice(practice: bool, texts: tuple[str, ...]) -> None:
    setup = Setup(components={"costs": CHEAP_CARDS})
    match = Match(RULES, setup, seated("pppp").seats, InkaOptions(practice=practice), 5)
    for text in texts:
        match.submit(decode(text))
    assert match.can_undo() is practice
    if practice:
        before = match.state.key()
        while match.undo():
            pass
        while match.redo():
            pass
        assert match.state.key() == before


def test_bots_play_a_whole_game_in_their_thread(qtbot: QtBot, runner: BotRunner) -> None:
    model = GameModel(seated("bbb"), runner, auto_settle=True)
    with qtbot.waitSignal(model.finished):
        model.start()
    assert model.match.is_over
    assert max(RULES.scores(model.state)) == 11


def test_people_play_by_the_list_of_moves_and_read_the_log(
    qtbot: QtBot, qtmodeltester: ModelTester
) -> None:
    model = GameModel(seated("ppp"), auto_settle=True)
    moves = MovesModel(model, lambda s, a: WORDS.action(model.match, s, a))
    log = LogModel(
        model,
        lambda game, events: WORDS.lines(game.match, events),
        lambda g: WORDS.opening(g.match),
    )
    qtmodeltester.check(moves)
    qtmodeltester.check(log)
    model.start()
    rng = random.Random(2)
    while model.actor_is_person() and model.match.index < 150:
        model.set_peeking(True)
        assert moves.rowCount() == len(model.legal_actions())
        row = moves.row_of(random_action(model.state, rng))
        assert moves.play(moves.index(row, 0))
    told = [log.index(row, 0).data() for row in range(log.rowCount())]
    assert all(told)
    assert sum("turn" in text for text in told) > 5


def test_a_game_is_looked_at_again_both_ways(qtbot: QtBot) -> None:
    match = play(seated("pbb"))
    replay = ReplayModel(match)
    replay.go_to(len(match.actions))
    assert replay.state.actor == OVER
    for index in range(len(match.actions), -1, -40):
        replay.go_to(index)
        assert replay.state.key() == match.state_at(index).key()
    assert [number for _, number in replay.rounds][:2] == [1, 2]


def test_nobody_sees_the_cards_of_another_person(qtbot: QtBot) -> None:
    model = GameModel(seated("ppp"), auto_settle=True)
    model.start()
    words = [WORDS.seat(model, seat) for seat in range(3)]
    assert not any("in hand" in text for text in words)
    model.set_peeking(True)
    shown = ["in hand" in WORDS.seat(model, seat) for seat in range(3)]
    assert shown == [seat == model.state.actor for seat in range(3)]
    assert model.state.actor != CHANCE
