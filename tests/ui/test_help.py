"""The rules in the window: every page, the search, the way back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from stoneage_qt.rules.constants import PLACE_COUNT
from stoneage_qt.ui.help import TOPICS, HelpWindow, help_topic
from stoneage_qt.ui.help.topic import Topic


@pytest.fixture
def window(qtbot: QtBot) -> HelpWindow:
    window = HelpWindow()
    qtbot.addWidget(window)
    return window


def text_of(window: HelpWindow) -> str:
    browser = window.findChild(QTextBrowser)
    assert isinstance(browser, QTextBrowser)
    return browser.toPlainText()


def contents_of(window: HelpWindow) -> list[str]:
    contents = window.findChild(QListWidget)
    assert isinstance(contents, QListWidget)
    return [contents.item(row).text() for row in range(contents.count())]


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_every_topic_is_shown_with_all_its_words(window: HelpWindow, topic: Topic) -> None:
    window.show_topic(topic.key)
    assert window.topic == topic.key
    shown = text_of(window)
    assert topic.title in shown
    for block in topic.blocks:
        assert block.text.replace("<b>", "").replace("</b>", "") in shown


def test_topics_have_keys_of_their_own() -> None:
    assert len({topic.key for topic in TOPICS}) == len(TOPICS)


def test_every_place_has_a_topic() -> None:
    assert {help_topic(place) for place in range(PLACE_COUNT)} <= {topic.key for topic in TOPICS}


def test_an_unknown_topic_opens_the_first_page(window: HelpWindow) -> None:
    window.show_topic("nowhere")
    assert window.topic == TOPICS[0].key


def test_search_leaves_the_pages_that_match_and_marks_the_words(window: HelpWindow) -> None:
    window.show_topic("aim")
    window.search_for("hut builders")
    titles = contents_of(window)
    assert 0 < len(titles) < len(TOPICS)
    assert "Final scoring" in titles
    browser = window.findChild(QTextBrowser)
    assert isinstance(browser, QTextBrowser)
    assert browser.extraSelections()
    assert all(
        mark.cursor.selectedText().casefold() == "hut builders"
        for mark in browser.extraSelections()
    )
    window.search_for("no such words anywhere")
    assert contents_of(window) == []
    window.search_for("")
    assert len(contents_of(window)) == len(TOPICS)


def test_enter_goes_from_match_to_match_and_page_to_page(window: HelpWindow, qtbot: QtBot) -> None:
    window.show_topic("aim")
    window.search_for("shaman")
    first = window.topic
    field = window.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    seen = {first}
    for _ in range(12):
        qtbot.keyClick(field, Qt.Key.Key_Return)
        seen.add(window.topic)
    assert len(seen) == len(contents_of(window))


def test_back_and_forward(window: HelpWindow) -> None:
    window.show_topic("tools")
    window.show_topic("cards")
    window.go_back()
    assert window.topic == "tools"
    window.go_forward()
    assert window.topic == "cards"
    window.go_forward()
    assert window.topic == "cards"
