"""The game model: who decides, what happens by itself, and what is refused."""

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Action,
    Reason,
    decode,
    legal_actions,
)
from stoneage_qt.games.stoneage.rules.actions import ROLL
from stoneage_qt.games.stoneage.rules.constants import FOREST, HUNT, HUT, TOOLMAKER
from stoneage_qt.games.stoneage.ui.seen import place_reason, placement_counts, visible_cards
from stoneage_qt.models.bot_runner import BotRunner
from stoneage_qt.models.game import GameModel, Steps
from tests.models.matches import make_match


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[BotRunner]:
    bots = BotRunner()
    yield bots
    bots.close()


def play_anything(model: GameModel, rng: random.Random) -> None:
    """A person's move at random."""
    assert model.submit(rng.choice(model.legal_actions()))


def test_two_people_play_to_the_end(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), auto_settle=True)
    ends: list[bool] = []
    model.finished.connect(lambda: ends.append(True))
    model.start()
    rng = random.Random(1)
    while model.actor_is_person():
        play_anything(model, rng)
    assert model.state.actor == OVER
    assert ends == [True]
    assert model.legal_actions() == []


def test_bots_play_in_their_thread(qtbot: QtBot, runner: BotRunner) -> None:
    model = GameModel(make_match("bbb"), runner, auto_settle=True)
    with qtbot.waitSignal(model.finished):
        model.start()
    assert model.match.is_over
    assert not model.thinking


def test_nothing_happens_before_the_scene_has_settled(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"))
    model.start()
    model.submit(Action(0, HUNT, 5))
    model.submit(Action(0, HUNT, 5))
    # Now the only place of the first player is resolved by itself, but not yet.
    before = model.match.index
    assert model.match.index == before
    model.settled()
    assert model.match.index == before + 1
    assert model.state.actor == CHANCE
    model.settled()
    assert model.match.index == before + 2


def test_settling_twice_takes_one_step(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), steps=Steps(auto_forced=False))
    model.start()
    model.submit(Action(0, HUNT, 5))
    model.settled()
    index = model.match.index
    model.settled()
    model.settled()
    assert model.match.index == index


def test_refusals_have_a_code(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), auto_settle=True)
    model.start()
    with qtbot.waitSignal(model.refused) as blocker:
        assert not model.submit(Action(0, HUT, 1))
    assert blocker.args == [Reason.EXACTLY_TWO.value]
    assert model.match.index == 0


def test_a_person_cannot_move_for_a_bot(qtbot: QtBot) -> None:
    model = GameModel(make_match("bp"))
    model.start()
    with qtbot.waitSignal(model.refused):
        assert not model.submit(legal_actions(model.state)[0])


def test_dice_wait_where_asked(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), steps=Steps(auto_roll=False), auto_settle=True)
    model.start()
    model.submit(Action(0, HUNT, 5))
    model.submit(Action(0, HUNT, 5))
    assert model.awaits_roll()
    assert model.roll()
    assert model.match.actions[3].kind == ROLL


def test_where_people_may_go(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), auto_settle=True)
    model.start()
    assert placement_counts(model, HUT) == [2]
    assert placement_counts(model, FOREST) == [1, 2, 3, 4, 5]
    assert place_reason(model, FOREST) is None
    model.submit(Action(0, FOREST, 4))
    assert place_reason(model, FOREST) is Reason.OTHERS_HERE
    assert placement_counts(model, FOREST) == []
    model.submit(Action(0, TOOLMAKER, 1))
    assert place_reason(model, HUT) is Reason.EXACTLY_TWO


def test_undo_and_redo(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), auto_settle=True)
    model.start()
    assert not model.can_undo()
    model.submit(Action(0, FOREST, 4))
    assert model.undo()
    assert model.match.index == 0
    assert model.redo()
    assert model.state.placed[FOREST][0] == 4


def test_undo_stops_a_thinking_bot(qtbot: QtBot) -> None:
    runner = BotRunner()
    model = GameModel(make_match("pb"), runner)
    model.start()
    model.submit(Action(0, FOREST, 4))
    thinking: list[bool] = []
    model.thinkingChanged.connect(thinking.append)
    model.settled()
    assert model.undo()
    assert thinking == [True, False]
    revision = model.revision
    runner.decided.emit(revision - 1, Action(0, HUNT, 1), "")
    assert model.match.index == 0
    runner.close()


def test_pause_holds_bots(qtbot: QtBot, runner: BotRunner) -> None:
    model = GameModel(make_match("bp"), runner, auto_settle=True)
    model.set_paused(True)
    model.start()
    assert not model.thinking
    with qtbot.waitSignal(model.changed):
        model.set_paused(False)


def test_demo_plays_for_people(qtbot: QtBot, runner: BotRunner) -> None:
    model = GameModel(make_match("pp"), runner, auto_settle=True)
    model.start()
    with qtbot.waitSignal(model.changed):
        model.set_demo(True)
    model.set_demo(False)
    assert model.actor_is_person() or model.state.actor < 0


def test_replay_of_the_last_turns_ends_in_the_present(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), auto_settle=True)
    model.start()
    rng = random.Random(3)
    for _ in range(12):
        play_anything(model, rng)
    shown: list[int] = []
    model.changed.connect(lambda _, events: shown.append(len(events)))
    now = model.state.key()
    index = model.match.index
    assert model.replay_last_round()
    assert not model.replaying
    assert model.state.key() == now
    assert model.match.index == index
    assert len(shown) > 1


def test_hot_seat_hides_cards_until_somebody_peeks(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), auto_settle=True)
    model.start()
    model.state.players[0].cards.append(3)
    assert model.viewer == -1
    assert visible_cards(model, 0) == [None]
    model.set_peeking(True)
    assert model.viewer == 0
    assert visible_cards(model, 0) == [3]
    model.set_peeking(False)
    assert visible_cards(model, 0) == [None]


def test_a_single_person_sees_the_own_cards(qtbot: QtBot) -> None:
    model = GameModel(make_match("pb"))
    model.state.players[0].cards.append(3)
    model.state.players[1].cards.append(4)
    assert visible_cards(model, 0) == [3]
    assert visible_cards(model, 1) == [None]


def test_open_cards_still_hide_the_extra_card(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp", open_cards=True))
    player = model.state.players[1]
    player.cards += [3, 9]
    player.secret = 9
    assert visible_cards(model, 1) == [3, None]


def test_another_match_is_shown(qtbot: QtBot) -> None:
    model = GameModel(make_match("pp"), auto_settle=True)
    model.start()
    other = make_match("ppp", seed=9)
    with qtbot.waitSignals([model.matchChanged, model.decisionChanged]):
        model.show_match(other)
    assert len(model.state.players) == 3
    assert model.submit(decode("place hunt 2"))


@pytest.mark.parametrize("controllers", ["pp", "bb"])
def test_no_match_grows_beyond_what_can_be_read_again(
    controllers: str, runner: BotRunner, qtbot: QtBot
) -> None:
    match = make_match(controllers)
    model = GameModel(match, runner, auto_settle=True, limit=3)
    with qtbot.waitSignal(model.filled):
        model.start()
        while model.legal_actions():
            if not model.submit(model.legal_actions()[0]):
                break
    assert match.index == len(match.actions) == 3
    if controllers == "pp":
        assert model.undo()
        assert model.submit(model.legal_actions()[0])
