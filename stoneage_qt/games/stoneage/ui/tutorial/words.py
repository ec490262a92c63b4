"""The words of the lesson: for each step a title and what to do and why, with live numbers."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.rules import OVER, State, standings
from stoneage_qt.games.stoneage.rules.constants import DIVISORS
from stoneage_qt.games.stoneage.ui.tutorial.words_first import FIRST_WORDS
from stoneage_qt.games.stoneage.ui.tutorial.words_last import LAST_WORDS
from stoneage_qt.ui.tutorial.script import Page
from stoneage_qt.ui.words.language import number

translate = QCoreApplication.translate

CONTEXT: Final = "StoneAgeLesson"
WORDS: Final = {**FIRST_WORDS, **LAST_WORDS}


def page(key: str, s: State, seat: int) -> Page:
    """The words of a step, with the numbers of the position."""
    title, text = WORDS[key]
    return Page(translate(CONTEXT, title), translate(CONTEXT, text).format(**_numbers(s, seat)))


def _numbers(s: State, seat: int) -> dict[str, str]:
    """Everything that a text of the lesson may name."""
    player = s.players[seat]
    values = {
        "food": player.food,
        "people": player.people,
        "agriculture": player.agriculture,
        "score": player.score,
        "tools": sum(player.tools),
        "buildings": len(player.buildings),
        "resources": sum(player.goods),
        "missing": s.missing,
        "sum": sum(s.dice),
        "divisor": DIVISORS[max(0, s.roll_good)],
        "round": s.round,
    }
    if s.actor == OVER:
        ranking = standings(s)
        values |= {f"p_{part}": points for part, points in ranking[seat].parts.items()}
        values["total"] = ranking[seat].total
        values["other"] = max(one.total for one in ranking if one.seat != seat)
        values["symbols"] = round(ranking[seat].parts["symbols_first"] ** 0.5)
        values["doubles"] = round(ranking[seat].parts["symbols_second"] ** 0.5)
    return {name: number(float(value)) for name, value in values.items()}
