"""The rules in the window: every page, the search, the way back."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules.constants import CARD1, FOREST, HUT, PLACE_COUNT
from stoneage_qt.games.stoneage.ui.help.contents import TOPICS, help_topic
from stoneage_qt.ui.help.search import places
from stoneage_qt.ui.help.topic import Topic
from stoneage_qt.ui.help.window import HelpWindow
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.catalogues import compile_catalogues

pytestmark = pytest.mark.once


@pytest.fixture
def rules(qtbot: QtBot) -> HelpWindow:
    rules = HelpWindow(TOPICS)
    qtbot.addWidget(rules)
    return rules


def text_of(rules: HelpWindow) -> str:
    browser = rules.findChild(QTextBrowser)
    assert isinstance(browser, QTextBrowser)
    return browser.toPlainText()


def contents_of(rules: HelpWindow) -> list[str]:
    contents = rules.findChild(QListWidget)
    assert isinstance(contents, QListWidget)
    return [contents.item(row).text() for row in range(contents.count())]


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_every_topic_is_shown_with_all_its_words(rules: HelpWindow, topic: Topic) -> None:
    rules.show_topic(topic.key)
    assert rules.topic == topic.key
    shown = text_of(rules)
    assert topic.title in shown
    for block in topic.blocks:
        assert block.text.replace("<b>", "").replace("</b>", "") in shown


def test_topics_have_keys_of_their_own() -> None:
    assert len({topic.key for topic in TOPICS}) == len(TOPICS)


def test_every_place_has_a_topic() -> None:
    assert {help_topic(place) for place in range(PLACE_COUNT)} <= {topic.key for topic in TOPICS}


def test_an_unknown_topic_opens_the_first_page(rules: HelpWindow) -> None:
    rules.show_topic("nowhere")
    assert rules.topic == TOPICS[0].key


def test_the_word_of_the_end_page_is_found(rules: HelpWindow) -> None:
    rules.show_topic("aim")
    rules.search_for("tie-break")
    assert "Final scoring" in contents_of(rules)


def test_search_leaves_the_pages_that_match_and_marks_the_words(rules: HelpWindow) -> None:
    rules.show_topic("aim")
    rules.search_for("hut builders")
    titles = contents_of(rules)
    assert 0 < len(titles) < len(TOPICS)
    assert "Final scoring" in titles
    browser = rules.findChild(QTextBrowser)
    assert isinstance(browser, QTextBrowser)
    assert browser.extraSelections()
    assert all(
        mark.cursor.selectedText().casefold() == "hut builders"
        for mark in browser.extraSelections()
    )
    assert rules._found.text() == f"on {len(titles)} pages"
    rules.search_for("no such words anywhere")
    assert contents_of(rules) == []
    assert text_of(rules).startswith("Nothing found")
    rules.search_for("")
    assert len(contents_of(rules)) == len(TOPICS)
    assert "Nothing found" not in text_of(rules)


def test_bullets_stand_off_and_all_lines_of_an_item_begin_below_each_other(
    rules: HelpWindow,
) -> None:
    rules.show_topic("end")
    browser = rules.findChild(QTextBrowser)
    assert isinstance(browser, QTextBrowser)
    document = browser.document().clone()
    document.setTextWidth(300)
    document.size()  # lays it out
    blocks = [document.findBlockByNumber(number) for number in range(document.blockCount())]
    items = [block for block in blocks if block.textList() is not None]
    assert items
    for item in items:
        first, second = item.layout().lineAt(0), item.layout().lineAt(1)
        begin, _ = cast("tuple[float, int]", first.cursorToX(1))
        assert first.x() < second.x() - 2
        assert abs(begin - second.x()) < 1


def test_typing_anywhere_searches(rules: HelpWindow) -> None:
    rules.show_topic("")
    page, field = rules.findChild(QTextBrowser), rules.findChild(QLineEdit)
    assert isinstance(page, QTextBrowser)
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(page, "h")
    QTest.keyClicks(field, "unger")
    assert field.text() == "hunger"
    assert len(contents_of(rules)) < len(TOPICS)


def test_enter_goes_from_match_to_match_and_page_to_page(rules: HelpWindow, qtbot: QtBot) -> None:
    rules.show_topic("aim")
    rules.search_for("shaman")
    first = rules.topic
    field = rules.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    seen = {first}
    for _ in range(12):
        qtbot.keyClick(field, Qt.Key.Key_Return)
        seen.add(rules.topic)
    assert len(seen) == len(contents_of(rules))


def test_back_and_forward(rules: HelpWindow) -> None:
    rules.show_topic("tools")
    rules.show_topic("cards")
    rules.go_back()
    assert rules.topic == "tools"
    rules.go_forward()
    assert rules.topic == "cards"
    rules.go_forward()
    assert rules.topic == "cards"


def test_f1_opens_the_rules_where_the_question_is(window: MainWindow) -> None:
    window.actions_["help"].trigger()
    rules = window.dialogs.get("help")
    assert isinstance(rules, HelpWindow)
    assert rules.topic == TOPICS[0].key
    window.start_game(window.desk.settings.new_game)
    assert window.page is not None
    for place, topic in ((CARD1, "cards"), (FOREST, "gathering"), (HUT, "village")):
        window.page.board.touch.hovered = place
        window.actions_["help"].trigger()
        assert rules.topic == topic


def test_the_rules_follow_the_language(window: MainWindow, tmp_path: Path) -> None:
    window.dialogs.show_help("tools")
    rules = window.dialogs.get("help")
    assert isinstance(rules, HelpWindow)
    languages = Languages(compile_catalogues(tmp_path))
    languages.use("de")
    QCoreApplication.processEvents()
    try:
        assert rules.topic == "tools"
        assert rules.windowTitle() == "Regeln und Hilfe"
        assert "Einmal-Werkzeug" in text_of(rules)
        assert "Werkzeuge" in contents_of(rules)
        rules.search_for("Schamane")
        assert "Schlusswertung" in contents_of(rules)
    finally:
        languages.use("en")


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Die freien Startplätze.", "Startplatz", ["Startplätz"]),
        ("Die Karten liegen verdeckten Blicks.", "verdeckt", ["verdeckt"]),
        ("Deine Farben", "farbe", ["Farbe"]),
        ("Wer etwas sehen darf", "sehe", ["sehe"]),
        ("der Kartenstapel", "karten stapel", []),
        ("Hut builders and huts", "hut builder", ["Hut builder"]),
        ("Tools and people", "people tool", ["Tools", "people"]),
        ("Jeder sieht alle Häuser", "siehst Haus", ["sieht", "Häuser"]),
        ("Nothing of the kind", "anything", []),
    ],
)
def test_words_are_found_whatever_their_endings(text: str, wanted: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in places(text, wanted)] == found


def test_nothing_found_is_no_headline(rules: HelpWindow) -> None:
    """Also the second time: the page before may have begun with one."""
    rules.show_topic()
    for words in ("xyzzy", "shaman", "plugh", "xyzzyx"):
        rules.search_for(words)
    block = rules._browser.document().firstBlock()
    fragment = block.begin().fragment()
    assert fragment.text().startswith("Nothing found")
    assert fragment.charFormat().fontPointSize() in (0.0, rules._browser.font().pointSizeF())
    assert block.blockFormat().headingLevel() == 0
