"""Motion: what others do is seen, can be skipped, and never changes what is true."""

from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import OVER, Action, legal_actions
from stoneage_qt.games.stoneage.rules.actions import PLACE
from stoneage_qt.games.stoneage.rules.constants import FOREST, HUNT, PLACING, TOOLMAKER
from stoneage_qt.games.stoneage.ui.board.pulse import Pulse
from stoneage_qt.ui.board_kit.animator import Animator, Step
from tests.games.stoneage.ui.board_table import SilentBots, Table, make_match, show


def bots(table: Table) -> SilentBots:
    driver = table.model._driver
    assert isinstance(driver, SilentBots)
    return driver


def bot_to_move(qtbot: QtBot, speed: float) -> Table:
    match = make_match(lambda s: s.actor == 1 and s.players[1].supply > 2, players=2, bots=(1,))
    return show(qtbot, match, reduced_motion="off", animation_speed=speed, bot_speed=1.0)


def answer(table: Table, action: Action) -> None:
    request = bots(table).asked[-1]
    bots(table).decided.emit(request.revision, action, "")


def test_steps_run_in_order_and_end_with_idle(qtbot: QtBot) -> None:
    animator = Animator()
    seen: list[str] = []

    def start(name: str) -> list[object]:
        seen.append(name)
        return []

    steps = [
        Step(5, lambda: start("one"), lambda: seen.append("end one")),  # type: ignore[arg-type,return-value]
        Step(0, lambda: start("two")),  # type: ignore[arg-type,return-value]
        Step(5, lambda: start("three")),  # type: ignore[arg-type,return-value]
    ]
    with qtbot.waitSignal(animator.idle):
        animator.play(steps)
    assert seen == ["one", "end one", "two", "three"]
    assert not animator.busy


def test_skipping_ends_every_motion_where_it_belongs(qtbot: QtBot) -> None:
    animator = Animator()
    shown: list[float] = []
    with qtbot.waitSignal(animator.idle):
        animator.play([Step(10_000, lambda: [shown.append]), Step(10_000, lambda: [shown.append])])
        animator.skip()
    assert shown[-2:] == [1.0, 1.0]
    assert not animator.busy


def test_at_speed_zero_everything_is_shown_at_once(qtbot: QtBot) -> None:
    animator = Animator()
    animator.speed = 0.0
    shown: list[float] = []
    animator.play([Step(10_000, lambda: [shown.append], hold=True)])
    assert shown == [1.0]
    assert not animator.busy


def test_a_bots_move_is_seen_and_told(qtbot: QtBot) -> None:
    table = bot_to_move(qtbot, 1.0)
    answer(table, Action(PLACE, HUNT, 2))
    scene = table.view.scene_
    assert table.view.director.animator.busy
    assert "Bruno" in scene.captions.line
    assert table.model.state.placed[HUNT][1] == 2
    table.settle()
    assert len(scene.people.at(1, HUNT)) == 2
    assert all(person.isVisible() for person in scene.people.at(1, HUNT))


def test_space_skips(qtbot: QtBot) -> None:
    table = bot_to_move(qtbot, 0.25)
    answer(table, Action(PLACE, HUNT, 2))
    animator = table.view.director.animator
    moving = animator.busy
    assert moving
    table.view.setFocus()
    table.qtbot.keyClick(table.view, Qt.Key.Key_Space)
    assert not animator.busy
    assert len(table.view.scene_.people.at(1, HUNT)) == 2


def test_the_model_waits_until_the_motion_has_ended(qtbot: QtBot) -> None:
    match = make_match(players=3, bots=(1, 2))
    table = show(qtbot, match, reduced_motion="off", animation_speed=1.0, bot_speed=1.0)
    table.drag(table.person(), table.place(TOOLMAKER))
    assert len(bots(table).asked) == 1
    answer(table, Action(PLACE, HUNT, 1))
    assert len(bots(table).asked) == 1
    table.settle()
    assert len(bots(table).asked) == 2


def test_undo_in_the_middle_of_a_motion(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(players=3), reduced_motion="off", animation_speed=0.25)
    table.press(table.person())
    table.move(table.place(FOREST))
    table.release(table.place(FOREST))
    assert table.view.director.animator.busy
    assert table.model.undo()
    table.settle()
    assert table.view.scene_.people.at(0, FOREST) == []
    assert table.view.scene_.tableau.seat == 0


def test_replay_of_the_last_round(qtbot: QtBot) -> None:
    match = make_match(lambda s: s.round == 2 and s.phase == PLACING and s.actor == 0)
    table = show(qtbot, match, bot_speed=8.0, reduced_motion="off")
    before = table.played()
    assert table.model.replay_last_round()
    assert table.view.scene_.captions.headline
    qtbot.waitUntil(lambda: not table.model.replaying)
    table.settle()
    assert table.played() == before
    assert table.view.scene_.state is table.state


def test_pulse_reminds_and_rests(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(), reduced_motion="off")
    pulse: Pulse = table.view.director.pulse
    pulse.begin()
    assert pulse.breathing
    table.click(table.person())
    assert not pulse.breathing


def test_after_one_reminder_a_waiting_board_is_still(qtbot: QtBot) -> None:
    """A person may think all evening: nothing ticks meanwhile. Their next touch counts anew."""
    table = show(qtbot, make_match(), reduced_motion="off")
    pulse: Pulse = table.view.director.pulse
    qtbot.waitUntil(lambda: _active(table) == [pulse._waiting])
    pulse._waiting.stop()
    pulse.begin()
    pulse._breath.setCurrentTime(pulse._breath.totalDuration())
    assert not pulse.breathing
    assert not _active(table)
    table.click(table.person())
    assert pulse._waiting.isActive()


def test_nothing_runs_when_nothing_is_to_be_done(qtbot: QtBot) -> None:
    """When the game is over no timer of the board is left running."""
    match = make_match(lambda s: s.actor == OVER)
    table = show(qtbot, match)
    qtbot.waitUntil(lambda: not _active(table))


def _active(table: Table) -> list[QTimer]:
    return [t for t in table.view.findChildren(QTimer) if t.isActive()]


def test_many_decisions_to_the_end_of_a_game(qtbot: QtBot) -> None:
    """Whatever is decided, the board shows it and asks the next question."""
    match = make_match(lambda s: len(s.deck) < 3, winter=True, players=3)
    table = show(qtbot, match, animation_speed=8.0)
    choice = 0
    for _ in range(4000):
        table.view.director.skip()
        if table.state.actor == OVER:
            break
        actions = legal_actions(table.state)
        choice = (choice * 31 + 17) % 10_007
        assert table.model.submit(actions[choice % len(actions)])
    assert table.state.actor == OVER
    assert table.view.asker.popover is None
