"""The rules of Rise of the Inkas in the window: complete in both languages, true to the data."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPalette, QTextDocument
from PySide6.QtWidgets import QApplication

from stoneage_qt.games.inka.rules import constants as c
from stoneage_qt.games.inka.rules.components import BUILT_IN
from stoneage_qt.games.inka.rules.setup import Setup
from stoneage_qt.games.inka.ui.help.contents import TOPICS
from stoneage_qt.games.inka.ui.words.names import card_name, some_text
from stoneage_qt.ui.help.page import page_html
from stoneage_qt.ui.help.topic import RULING, Topic
from stoneage_qt.ui.i18n import Languages
from tests.games.inka.ui.speaking import LANGUAGES, spoken

pytestmark = pytest.mark.once


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path) -> Iterator[Languages]:
    with spoken(tmp_path) as made:
        yield made


def shown(topic: Topic) -> str:
    """What people read on a page."""
    document = QTextDocument()
    document.setHtml(page_html(topic, QPalette(), 14))
    return document.toPlainText()


def page(key: str) -> str:
    return shown(next(topic for topic in TOPICS if topic.key == key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_a_page_holds_all_its_words(languages: Languages, language: str, topic: Topic) -> None:
    languages.use(language)
    text = shown(topic)
    for source in (topic.title, *(block.text for block in topic.blocks)):
        words = QCoreApplication.translate(topic.context, source)
        assert words.replace("<b>", "").replace("</b>", "") in text
        assert (words == source) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_follows_the_alphabet_of_the_language(
    languages: Languages, language: str
) -> None:
    languages.use(language)
    entries = page("glossary").splitlines()[1:]
    terms = [entry.split(":")[0].replace("Ü", "U") for entry in entries]
    assert terms == sorted(terms)
    assert len(terms) > 8


def test_pages_have_keys_of_their_own() -> None:
    assert len({topic.key for topic in TOPICS}) == len(TOPICS)
    assert {topic.context for topic in TOPICS} == {"InkaHelp"}
    assert sum(block.kind == RULING for topic in TOPICS for block in topic.blocks) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_say_what_the_data_say(languages: Languages, language: str) -> None:
    languages.use(language)
    building, trade, cards = page("building"), page("trade"), page("cards")
    for cost in BUILT_IN.costs:
        assert ", ".join(some_text(kind, n) for kind, n in enumerate(cost) if n) in building
    assert f"{BUILT_IN.resource_rate} " in trade
    assert f"{BUILT_IN.good_rate} " in trade
    assert str(BUILT_IN.monopoly) in cards
    for kind in range(len(c.CARD_KIND_NAMES)):
        assert card_name(kind).casefold() in cards.casefold()
    for goal in c.GOALS:
        assert str(goal) in page("aim")
    assert str(Setup().rounds) in page("end")
    assert {20, 12} == set(BUILT_IN.totals)
    assert all(str(total) in page("assumed") for total in BUILT_IN.totals)
    assert str(c.HAND_LIMIT) in page("seven")
