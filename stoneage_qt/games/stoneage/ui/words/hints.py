"""Why a hint is good, in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.ui.words.names import place_name
from stoneage_qt.ui.words.language import number
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.bots.verdicts import Why

translate = QCoreApplication.translate

# Placeholders: n is the reason's number (%n where it has plurals), place the name of its place.
_WHY: Final = {
    "blocks": QT_TRANSLATE_NOOP("StoneAgeWhy", "others would like to go there"),
    "feeds_everyone": QT_TRANSLATE_NOOP("StoneAgeWhy", "brings the missing food: {n}"),
    "eases_hunger": QT_TRANSLATE_NOOP("StoneAgeWhy", "brings about {n} food against the hunger"),
    "stores_food": QT_TRANSLATE_NOOP("StoneAgeWhy", "puts about {n} food aside"),
    "food_each_round": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "agriculture {n}: that much food every round"
    ),
    "more_people": QT_TRANSLATE_NOOP("StoneAgeWhy", "grows to %n people", "", 1),
    "better_tools": QT_TRANSLATE_NOOP("StoneAgeWhy", "tools worth {n}"),
    "chance_of_good": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "with all tools, {n} of 100 rolls find something"
    ),
    "expected_goods": QT_TRANSLATE_NOOP("StoneAgeWhy", "about %n resources expected", "", 1),
    "goods_for_building": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "brings a building for %n points in reach", "", 1
    ),
    "new_symbol": QT_TRANSLATE_NOOP("StoneAgeWhy", "a new culture symbol: +{n} in the end"),
    "second_symbol": QT_TRANSLATE_NOOP("StoneAgeWhy", "a second row of culture: +{n} in the end"),
    "farmer": QT_TRANSLATE_NOOP("StoneAgeWhy", "farmers: +{n} in the end as it stands"),
    "hut_builder": QT_TRANSLATE_NOOP("StoneAgeWhy", "hut builders: +{n} in the end as it stands"),
    "shaman": QT_TRANSLATE_NOOP("StoneAgeWhy", "shamans: +{n} in the end as it stands"),
    "tool_maker": QT_TRANSLATE_NOOP("StoneAgeWhy", "tool makers: +{n} in the end as it stands"),
    "card_dice_for_all": QT_TRANSLATE_NOOP("StoneAgeWhy", "first choice of {n} dice"),
    "card_food": QT_TRANSLATE_NOOP("StoneAgeWhy", "{n} food at once"),
    "card_resources": QT_TRANSLATE_NOOP("StoneAgeWhy", "%n resources at once", "", 1),
    "card_points": QT_TRANSLATE_NOOP("StoneAgeWhy", "%n points at once", "", 1),
    "card_permanent_tool": QT_TRANSLATE_NOOP("StoneAgeWhy", "a tool at once"),
    "card_agriculture": QT_TRANSLATE_NOOP("StoneAgeWhy", "agriculture +1 at once"),
    "card_roll_resource": QT_TRANSLATE_NOOP("StoneAgeWhy", "%n dice for resources at once", "", 1),
    "card_extra_card": QT_TRANSLATE_NOOP("StoneAgeWhy", "another card for the end"),
    "card_one_use_tool": QT_TRANSLATE_NOOP("StoneAgeWhy", "a one-use tool of {n}"),
    "card_resources_of_choice": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "%n resources of choice, whenever needed", "", 1
    ),
    "completes_building": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "the building can be paid: %n points", "", 1
    ),
    "reserves_building": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "keeps the building; %n resources are missing", "", 1
    ),
    "last_of_stack": QT_TRANSLATE_NOOP("StoneAgeWhy", "ends the game with this round"),
    "builds": QT_TRANSLATE_NOOP("StoneAgeWhy", "%n points at once", "", 1),
    "extra_points": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "%n points for the additional resource", "", 1
    ),
    "saves_goods": QT_TRANSLATE_NOOP("StoneAgeWhy", "keeps %n resources", "", 1),
    "more_units": QT_TRANSLATE_NOOP("StoneAgeWhy", "the tools bring {n} more"),
    "keeps_tools": QT_TRANSLATE_NOOP("StoneAgeWhy", "keeps tools worth {n} for later"),
    "avoids_hunger": QT_TRANSLATE_NOOP("StoneAgeWhy", "saves %n points", "", 1),
    "accepts_hunger": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "hunger costs 10 points once, the %n resources kept bring more", "", 1
    ),
    "gains_good": QT_TRANSLATE_NOOP("StoneAgeWhy", "%n resources gained", "", 1),
    "gains_points": QT_TRANSLATE_NOOP("StoneAgeWhy", "%n points gained", "", 1),
    "gains_food": QT_TRANSLATE_NOOP("StoneAgeWhy", "{n} food gained"),
    "free_first": QT_TRANSLATE_NOOP("StoneAgeWhy", "nothing is lost by doing this first"),
    "rolls_first": QT_TRANSLATE_NOOP("StoneAgeWhy", "the dice tell what can be paid"),
    "hunts_animal": QT_TRANSLATE_NOOP(
        "StoneAgeWhy", "after that %n rings are left until the animal flees", "", 1
    ),
}


_MOST_REASONS: Final = 2


def why_text(why: "Why") -> str:
    """One reason; "" for a code that has no words yet."""
    words = _WHY.get(why.code)
    if words is None:
        return ""
    place = place_name(why.place) if why.place >= 0 else ""
    # Qt finds a text without plurals only where it is asked for without a number.
    told = (
        translate("StoneAgeWhy", words, None, why.amount)
        if "%n" in words
        else translate("StoneAgeWhy", words)
    )
    return told.format(n=number(why.amount), place=place)


def reasons_text(reasons: "Sequence[Why]") -> str:
    """The most telling reasons in one line."""
    words = [text for text in map(why_text, reasons) if text]
    return translate("StoneAgeWhy", "; ").join(words[:_MOST_REASONS])
