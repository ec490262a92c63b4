"""The lesson of Rise of the Inkas: a recorded game, and the steps along it.

Yield, trade, building, the seven, the decline, founding and overbuilding, each met once.
"""

from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.inka.rules import Action
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.ui.spots import CROSSING, PATH, TILE, Spot
from stoneage_qt.games.inka.ui.tutorial.words import page
from stoneage_qt.games.inka.ui.words.face import WORDS
from stoneage_qt.paths import resource_path
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.tutorial.script import READ, Script, Step

GAME: Final = "first"
_NORTH: Final = Spot(CROSSING, 11)
_AT_SEA: Final = Spot(CROSSING, 26)

STEPS: Final[Sequence[Step]] = (
    Step("welcome", GAME, 0, READ),
    Step("board", GAME, 0, READ, (_NORTH, _AT_SEA)),
    Step("throw", GAME, 0),
    Step("yielded", GAME, 2, READ, (Spot(TILE, 6), _NORTH)),
    Step("road", GAME, 2),
    Step("end", GAME, 3),
    Step("others", GAME, 10, READ, (Spot(TILE, 1), Spot(TILE, 4))),
    Step("throw_again", GAME, 10),
    Step("missing", GAME, 12, READ),
    Step("offer", GAME, 12),
    Step("deal", GAME, 15),
    Step("settle", GAME, 16),
    Step("markers", GAME, 17, READ),
    Step("end_again", GAME, 17),
    Step("throw_seven", GAME, 25),
    Step("seven", GAME, 31, READ),
    Step("robber", GAME, 31),
    Step("rob", GAME, 32),
    Step("robbed", GAME, 34, READ),
    Step("end_seven", GAME, 34),
    Step("throw_save", GAME, 41),
    Step("save", GAME, 43),
    Step("throw_city", GAME, 50),
    Step("bank", GAME, 52),
    Step("city", GAME, 53),
    Step("decline", GAME, 54, READ, (_NORTH, _AT_SEA, Spot(CROSSING, 8))),
    Step("found", GAME, 54),
    Step("throw_ruins", GAME, 61),
    Step("plan", GAME, 63, READ, (_AT_SEA,)),
    Step("first_road", GAME, 63),
    Step("second_road", GAME, 64),
    Step("overbuild", GAME, 65),
    Step("overbuilt", GAME, 66, READ),
    Step("cards", GAME, 66, READ),
    Step("goodbye", GAME, 66, READ),
)


def _recording(name: str) -> Match:
    return load_match(resource_path(f"inka/tutorial/{name}.stoneage"))


def lesson_match() -> Match:
    """The game that the lesson begins with, nothing played yet."""
    return _recording(GAME).branch(0)


_POINTED: Final = {
    act.ROAD: PATH,
    act.SETTLE: CROSSING,
    act.CITY: CROSSING,
    act.FOUND: CROSSING,
    act.ROBBER: TILE,
}


def _places(action: Action) -> tuple[Spot, ...]:
    what = _POINTED.get(action.word)
    return () if what is None else (Spot(what, action.number),)


SCRIPT: Final = Script(
    STEPS,
    _recording,
    page,
    lambda match, action: WORDS.action(match, match.state, action),
    _places,
)
