"""Learn by playing Rise of the Inkas: the recording, the words, and the lesson to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import Event, decode, encode, legal_actions
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.ui.tutorial.script import GAME, SCRIPT, STEPS, lesson_match
from stoneage_qt.games.inka.ui.tutorial.words import WORDS
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.tutorial.lesson import TutorialModel
from stoneage_qt.ui.tutorial.panel import TutorialPanel
from stoneage_qt.ui.tutorial.script import DO, LEARNER, READ
from tests.games.inka.ui.speaking import LANGUAGES, is_sentence, spoken


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path) -> Iterator[Languages]:
    with spoken(tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def recorded() -> Match:
    return SCRIPT.recording(GAME)


def a_lesson(progress: Path | None = None) -> TutorialModel:
    """A lesson in a game without a scene: everything settles at once."""
    game = GameModel(lesson_match(), auto_settle=True)
    return TutorialModel(SCRIPT, game, progress, parent=game)


def play_on(lesson: TutorialModel) -> None:
    if lesson.step.kind == READ:
        lesson.go_on()
    else:
        assert lesson.expected is not None
        assert lesson.game.submit(lesson.expected)


def test_the_learner_meets_everything_once(recorded: Match) -> None:
    events: list[Event] = [
        event for index in range(len(recorded.actions)) for event in recorded.events_at(index)
    ]
    met = {event.kind for event in events if event.seat == LEARNER}
    assert met >= {
        ev.GAIN,
        ev.ROAD,
        ev.OFFER,
        ev.DEAL,
        ev.BUILT,
        ev.ROBBER,
        ev.ROBBED,
        ev.EXCHANGE,
        ev.DECLINE,
        ev.FOUNDED,
        ev.OVERBUILT,
    }
    assert ev.DISCARD in {event.kind for event in events}


def test_every_choice_of_the_learner_has_a_step(recorded: Match) -> None:
    told = [step.at for step in STEPS if step.kind == DO]
    actors = [recorded.state_at(n).actor for n in range(len(recorded.actions))]
    assert told == [n for n, actor in enumerate(actors) if actor == LEARNER]
    assert [step.at for step in STEPS] == sorted(step.at for step in STEPS)
    assert STEPS[-1].at == len(recorded.actions)
    assert [step.key for step in STEPS] == list(WORDS)


def test_what_the_words_say_is_on_the_board(recorded: Match) -> None:
    """The numbers that the lesson names without looking."""
    by_key = {step.key: recorded.state_at(step.at) for step in STEPS}
    hands = {key: s.players[LEARNER].hand for key, s in by_key.items()}
    assert hands["yielded"] == [1, 1, 0, 0, 1, 1, 0, 0]
    assert hands["missing"][:4] == [1, 0, 1, 1]
    assert by_key["markers"].players[LEARNER].markers == 3
    assert sum(by_key["throw_seven"].players[2].hand) == 8
    assert hands["bank"][4:6] == [2, 2]
    assert hands["throw_ruins"][0] - 2 == hands["found"][0]
    assert hands["throw_ruins"][2] == 2
    assert by_key["overbuilt"].players[LEARNER].markers == 6
    assert encode(recorded.actions[33]) == "steal wood"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(languages: Languages, language: str, recorded: Match) -> None:
    languages.use(language)
    for step in STEPS:
        page = SCRIPT.page(step.key, recorded.state_at(step.at))
        assert is_sentence(page.title)
        assert is_sentence(page.text)
        assert (page.text == WORDS[step.key][1]) <= (language == "en")


def test_the_lesson_is_played_to_its_end(qapp: QApplication, tmp_path: Path) -> None:
    lesson = a_lesson(tmp_path / "lesson.json")
    done: list[bool] = []
    lesson.completed.connect(lambda: done.append(True))
    lesson.start("Ada")
    seen = []
    while lesson.active:
        assert lesson.ready
        seen.append(lesson.step.key)
        play_on(lesson)
    assert seen == [step.key for step in STEPS]
    assert done == [True]
    assert lesson.is_complete
    assert lesson.game.match.seats[LEARNER].name == "Ada"
    assert not lesson.can_resume()


def test_only_what_the_step_asks_for_is_done(qapp: QApplication) -> None:
    lesson = a_lesson()
    held: list[bool] = []
    lesson.heldBack.connect(lambda: held.append(True))
    lesson.start()
    while lesson.step.key != "road":
        play_on(lesson)
    others = [a for a in legal_actions(lesson.game.state) if a != lesson.expected]
    for action in others:
        assert not lesson.game.submit(action)
    assert len(held) == len(others) > 3
    assert lesson.places == (("path", 10),)
    assert lesson.expected == decode("road p10")


def test_it_goes_on_where_it_was_left(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    lesson = a_lesson(file)
    lesson.start()
    while lesson.step.key != "decline":
        play_on(lesson)
    state = lesson.game.state.key()
    lesson.leave()
    again = a_lesson(file)
    assert again.can_resume()
    again.resume()
    assert again.step.key == "decline"
    assert again.game.state.key() == state


def test_the_panel_leads_through_it_by_its_buttons(qtbot: QtBot) -> None:
    lesson = a_lesson()
    panel = TutorialPanel(lesson)
    qtbot.addWidget(panel)
    lesson.start()
    for _ in range(2 * len(STEPS)):
        if not lesson.active:
            break
        shown = [b for b in panel.findChildren(QPushButton) if not b.isHidden() and b.isEnabled()]
        button = next(b for b in shown if b.text() in ("Continue", "Show me"))
        button.click()
    assert lesson.is_complete
    assert any(label.text() == "Now it is your game" for label in panel.findChildren(QLabel))
