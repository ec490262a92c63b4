"""What editors have changed in the catalogues stays changed, whoever translates next."""

import pytest

from tests.ui.test_translations import TRANSLATIONS, entries

pytestmark = pytest.mark.once

# What nobody should read again, and what stands there instead.
GERMAN = (
    ("auf die Jagd", "zur Jagd"),
    ("% Siegchance", "Prozentpunkte Siegchance"),
    ("Das bauen?", "Dieses Gebäude bauen?"),
    ("Das bauen?", "Dieses Iglu bauen?"),
    ("→ ihr Wert", "→ Punkte nach Wert"),
    ("1 Gold mehr", "1 Gold zusätzlich"),
    ("mit dem Tier", "minus {malus} ({animal})"),
    ("verdirbt jeden Wurf", "Ein Tier mindert jeden Wurf"),
    ("mit Karte {n}", "für Karte {n}"),
    ("zum Quadrat", "Anzahl × Anzahl Punkte"),
    ("und wirf", "würfle mit %n Würfeln"),
    ("Nimm 0", "Ohne Ertrag weiter"),
    ("Nahrung, nichts", "keine Rohstoffe"),
    ("Geschlossen", "Unbesetzt"),
    ("Startzahl", "Zufallszahl (Seed)"),
    ("Erfahren", "Routinier"),
    ("Gewinnchance", "Siegchance"),
    ("Lieblingsspiel", "Favorit"),
    ("Egal wie viele", "Alle Spielerzahlen"),
    ("Das Ende zeigen", "Endstand zeigen"),
    ("fallen wie damals", "Gleiche Würfe zeigen dieselben Augen wie damals"),
    ("wird sie unverständlich", "Zeile {line} ist nicht lesbar"),
    ("blieb, wie sie ist", "Die Datei blieb unverändert"),
    ("anderen Fenster benutzt", "Dieses Spiel ist schon in einem anderen Fenster offen"),
)
STATISTICS = ("Erwartet", "Ø Platz", "Längstes Spiel", "Alle Spielerzahlen")
ENGLISH = (
    "all own places",
    "first choice of 1 dice",
    "is dear",
    "food, nothing",
    "None of the own people",
)


def texts(language: str) -> list[str]:
    """All that can be read in a language."""
    found = entries(TRANSLATIONS / f"stoneage_qt_{language}.ts")
    return [form for entry in found for form in (*entry.forms, *_sources(language, entry.source))]


def _sources(language: str, source: str) -> tuple[str, ...]:
    return (source,) if language == "en" else ()


@pytest.mark.parametrize(("old", "better"), GERMAN)
def test_german(old: str, better: str) -> None:
    known = texts("de")
    assert [text for text in known if old in text] == []
    assert any(better in text for text in known)


@pytest.mark.parametrize("heading", STATISTICS)
def test_headings_of_the_statistics(heading: str) -> None:
    assert heading in texts("de")


@pytest.mark.parametrize("old", ENGLISH)
def test_english(old: str) -> None:
    assert [text for text in texts("en") if old in text] == []
