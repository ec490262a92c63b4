"""The lesson, played to its end; its words; leaving, resuming, repeating."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import OVER, decode, encode, legal_actions, standings
from stoneage_qt.games.stoneage.ui.tutorial.script import SCRIPT, STEPS
from stoneage_qt.games.stoneage.ui.tutorial.words import WORDS, page
from stoneage_qt.models.game import GameModel
from stoneage_qt.paths import resource_path
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.tutorial.lesson import TutorialModel
from stoneage_qt.ui.tutorial.panel import TutorialPanel
from stoneage_qt.ui.tutorial.script import DO, FREE, LEARNER, READ


def a_match() -> Match:
    return load_match(resource_path("stoneage/tutorial/first.stoneage")).branch(0)


def a_lesson(progress: Path | None = None) -> TutorialModel:
    """A lesson in a game without a scene: everything settles at once."""
    game = GameModel(a_match(), auto_settle=True)
    return TutorialModel(SCRIPT, game, progress, parent=game)


def play_free_round(lesson: TutorialModel) -> None:
    """Anybody's first legal action, for both seats, until the round is over."""
    match = lesson.game.match
    while lesson.step.kind == FREE:
        s = match.state
        action = match.roll() if s.actor < 0 else legal_actions(s)[0]
        lesson.game._play(action)


def play_on(lesson: TutorialModel) -> None:
    if lesson.step.kind == READ:
        lesson.go_on()
    elif lesson.step.kind == FREE:
        play_free_round(lesson)
    else:
        assert lesson.expected is not None
        assert lesson.game.submit(lesson.expected)


@pytest.mark.parametrize("name", ["first", "last"])
def test_recordings_are_sound(name: str) -> None:
    match = load_match(resource_path(f"stoneage/tutorial/{name}.stoneage"))
    for step in STEPS:
        if step.game == name:
            assert step.at <= len(match.actions)
            if step.kind == DO:
                assert match.state_at(step.at).actor == LEARNER


def test_every_choice_of_the_learner_has_a_step() -> None:
    for name in ("first", "last"):
        match = load_match(resource_path(f"stoneage/tutorial/{name}.stoneage"))
        begin = min(step.at for step in STEPS if step.game == name)
        told = {step.at for step in STEPS if step.game == name and step.kind == DO}
        own = {n for n in range(begin, len(match.actions)) if match.state_at(n).actor == LEARNER}
        assert own == told


def test_the_lesson_is_played_to_its_end(qapp: object, tmp_path: Path) -> None:
    lesson = a_lesson(tmp_path / "tutorial.json")
    done: list[bool] = []
    ended: list[bool] = []
    lesson.completed.connect(lambda: done.append(True))
    lesson.game.finished.connect(lambda: ended.append(True))
    lesson.start()
    seen = []
    while lesson.active:
        assert lesson.ready
        seen.append(lesson.step.key)
        play_on(lesson)
    assert seen == [step.key for step in STEPS]
    assert done == [True]
    assert ended == [True]
    assert lesson.game.state.actor == OVER
    assert standings(lesson.game.state)[LEARNER].rank == 1
    assert not lesson.can_resume()


def enter(lesson: TutorialModel, key: str) -> None:
    """Play the lesson until the step of this key."""
    lesson.start()
    while lesson.step.key != key:
        play_on(lesson)


def test_only_the_step_s_action_is_offered_and_others_are_held_back(qapp: object) -> None:
    lesson = a_lesson()
    enter(lesson, "place_forest")
    held: list[bool] = []
    refused: list[str] = []
    lesson.heldBack.connect(lambda: held.append(True))
    lesson.game.refused.connect(refused.append)
    assert [encode(a) for a in lesson.game.legal_actions()] == ["place forest 2"]
    assert not lesson.game.submit(decode("place forest 3"))
    assert held == [True]
    assert not lesson.game.submit(decode("place hut 2"))
    assert len(refused) == 1
    assert lesson.game.submit(decode("place forest 2"))
    assert lesson.step.key == "place_clay"


def test_nothing_happens_while_something_is_to_be_read(qapp: object) -> None:
    lesson = a_lesson()
    enter(lesson, "feeding")
    assert lesson.game.legal_actions() == []
    index = lesson.game.match.index
    lesson.game.settled()
    assert lesson.game.match.index == index
    lesson.go_on()
    lesson.go_on()
    assert lesson.step.key == "place_hut"
    assert lesson.ready


def test_it_can_be_left_and_resumed(qapp: object, tmp_path: Path) -> None:
    progress = tmp_path / "folder" / "tutorial.json"
    lesson = a_lesson(progress)
    assert not lesson.can_resume()
    enter(lesson, "buy")
    position = lesson.game.state.key()
    lesson.leave()
    assert not lesson.active
    assert len(lesson.game.legal_actions()) > 1

    other = a_lesson(progress)
    assert other.can_resume()
    other.resume("Ada")
    assert other.step.key == "buy"
    assert other.game.state.key() == position
    assert other.game.seats[LEARNER].name == "Ada"
    while other.active:
        play_on(other)


@pytest.mark.parametrize("content", [b"", b"[]", b'{"step": 5}', b'{"step": "gone"}', b"\xff"])
def test_a_spoilt_memory_starts_the_lesson_anew(
    qapp: object, tmp_path: Path, content: bytes
) -> None:
    progress = tmp_path / "tutorial.json"
    progress.write_bytes(content)
    lesson = a_lesson(progress)
    assert not lesson.can_resume()
    lesson.resume()
    assert lesson.number == 0


def test_back(qapp: object) -> None:
    lesson = a_lesson()
    enter(lesson, "use_tool")
    lesson.back()
    assert lesson.step.key == "resolve_forest"
    assert lesson.ready
    lesson.show_me()
    assert lesson.step.key == "use_tool"


def test_another_game_ends_the_lesson(qapp: object) -> None:
    lesson = a_lesson()
    enter(lesson, "place_hut")
    lesson.game.show_match(a_match())
    assert not lesson.active
    assert len(lesson.game.legal_actions()) > 1


def test_the_free_round_can_be_skipped(qapp: object) -> None:
    lesson = a_lesson()
    enter(lesson, "free_round")
    assert len(lesson.game.legal_actions()) > 1 or not lesson.game.actor_is_person()
    lesson.skip()
    assert lesson.step.key == "round_played"


def test_every_step_has_words_with_all_their_numbers(qapp: object) -> None:
    assert set(WORDS) == {step.key for step in STEPS}
    lesson = a_lesson()
    lesson.start()
    while lesson.active:
        shown = page(lesson.step.key, lesson.game.state, LEARNER)
        assert shown.title
        assert "{" not in shown.text
        play_on(lesson)


@pytest.fixture
def panel(qtbot: QtBot) -> TutorialPanel:
    panel = TutorialPanel(a_lesson())
    qtbot.addWidget(panel)
    return panel


def buttons(panel: TutorialPanel) -> dict[str, QPushButton]:
    """The buttons that can be seen, by their words."""
    found = panel.findChildren(QPushButton)
    return {button.text(): button for button in found if not button.isHidden()}


def test_the_panel_shows_itself_only_during_a_lesson(panel: TutorialPanel) -> None:
    assert panel.isHidden()
    panel.lesson.start()
    assert not panel.isHidden()
    buttons(panel)["Leave"].click()
    assert panel.isHidden()
    assert not panel.lesson.active


def test_the_panel_leads_to_the_end_by_its_buttons(panel: TutorialPanel, qtbot: QtBot) -> None:
    spoken: list[str] = []
    panel.spoken.connect(spoken.append)
    lesson = panel.lesson
    lesson.start()
    for _ in range(len(STEPS)):
        shown = buttons(panel)
        go = shown.get("Continue") or shown.get("Show me") or shown["Skip this round"]
        qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
    assert not lesson.active
    assert len(spoken) == len(STEPS)


def test_a_wrong_action_is_answered_with_a_hint(panel: TutorialPanel) -> None:
    enter(panel.lesson, "place_forest")
    assert not panel.lesson.game.submit(decode("place river 1"))
    texts = [label.text() for label in panel.findChildren(QLabel)]
    assert any("Put 2 people into the forest" in text for text in texts)
    panel.lesson.show_me()
    texts = [label.text() for label in panel.findChildren(QLabel)]
    assert not any("Put 2 people into the forest" in text for text in texts)
