"""The lesson of Stone Age: two recorded games, and the steps along them."""

from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.stoneage.rules import Action, State
from stoneage_qt.games.stoneage.rules.constants import (
    CARD1,
    CLAY,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    NO_PLACE,
    QUARRY,
    RIVER,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.ui.tutorial.words import page
from stoneage_qt.games.stoneage.ui.words.actions import describe_action
from stoneage_qt.paths import resource_path
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.tutorial.script import FREE, LEARNER, READ, Script, Step

FIRST: Final = "first"
LAST: Final = "last"
_FREE_ROUND: Final = 4


STEPS: Final[Sequence[Step]] = (
    Step("welcome", FIRST, 0, READ),
    Step("people", FIRST, 0, READ),
    Step("phases", FIRST, 0, READ, (HUNT, FOREST, CLAY, QUARRY, RIVER, TOOLMAKER, HUT, FIELD)),
    Step("place_toolmaker", FIRST, 0),
    Step("village_closed", FIRST, 2, READ, (TOOLMAKER, HUT, FIELD)),
    Step("place_forest", FIRST, 2),
    Step("place_clay", FIRST, 4),
    Step("acting", FIRST, 5, READ),
    Step("resolve_toolmaker", FIRST, 5),
    Step("resolve_forest", FIRST, 6),
    Step("use_tool", FIRST, 8),
    Step("resolve_clay", FIRST, 9),
    Step("feeding", FIRST, 14, READ),
    Step("new_round", FIRST, 14, READ, (CARD1, CARD1 + 1, CARD1 + 2, CARD1 + 3)),
    Step("place_hut", FIRST, 15),
    Step("place_building", FIRST, 17),
    Step("place_card", FIRST, 19),
    Step("place_quarry", FIRST, 20),
    Step("build", FIRST, 26),
    Step("buy", FIRST, 27),
    Step("bought", FIRST, 28, READ),
    Step("resolve_hut", FIRST, 28),
    Step("resolve_quarry", FIRST, 29),
    Step("use_tool_again", FIRST, 31),
    Step("fields_feed", FIRST, 32, READ, (FIELD,)),
    Step("place_field", FIRST, 32),
    Step("place_second_card", FIRST, 34),
    Step("place_river", FIRST, 36),
    Step("place_hunt", FIRST, 38),
    Step("resolve_field", FIRST, 39),
    Step("buy_dice", FIRST, 40),
    Step("pick_die", FIRST, 42),
    Step("resolve_river", FIRST, 44),
    Step("use_two_tools", FIRST, 46),
    Step("resolve_hunt", FIRST, 47),
    Step("feed", FIRST, 53),
    Step("hunger", FIRST, 54, READ),
    Step("free_round", FIRST, 54, FREE),
    Step("round_played", FIRST, 54, READ),
    Step("later", LAST, 330, READ),
    Step("last_forest", LAST, 330),
    Step("one_use_tool", LAST, 332),
    Step("last_building", LAST, 333),
    Step("second_building", LAST, 334),
    Step("culture_card", LAST, 335),
    Step("last_card", LAST, 337),
    Step("last_die", LAST, 339),
    Step("game_over", LAST, 350, READ),
    Step("score_goods", LAST, 350, READ),
    Step("score_culture", LAST, 350, READ),
    Step("score_figures", LAST, 350, READ),
    Step("score_total", LAST, 350, READ),
    Step("goodbye", LAST, 350, READ),
)


def _recording(name: str) -> Match:
    return load_match(resource_path(f"stoneage/tutorial/{name}.stoneage"))


def lesson_match() -> Match:
    """The game that the lesson begins with, nothing played yet."""
    return _recording(FIRST).branch(0)


def _places(action: Action) -> tuple[int, ...]:
    return () if action.place == NO_PLACE else (action.place,)


def _free_is_over(s: State) -> bool:
    return s.round > _FREE_ROUND


SCRIPT: Final = Script(
    STEPS,
    _recording,
    lambda key, s: page(key, s, LEARNER),
    lambda match, action: describe_action(match.state, action, match.options.season),
    _places,
    _free_is_over,
)
