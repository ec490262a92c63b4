"""The words of the lesson's second part: the last round and the final scoring."""

from typing import Final

from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

LAST_WORDS: Final = {
    "later": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Many rounds later"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Round {round}. Your people are {people} now, agriculture stands at {agriculture}, "
            "you have {buildings} buildings and {score} points. The first stack holds one last "
            "building: when it is built, the game ends with this round.",
        ),
    ),
    "last_forest": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "One more roll"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson", "Your people stand in the <b>forest</b>: click it and roll."
        ),
    ),
    "one_use_tool": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "A one-use tool"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "{sum} gives 4 wood. One of your cards is a tool of value 3 that helps once in the "
            "game. The game is nearly over, so use it now: <b>add the card</b> and get 5 wood.",
        ),
    ),
    "last_building": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "The last building"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "<b>Building 1</b> wants exactly 4 resources of exactly 3 kinds; what you pay makes "
            "the points. Pay <b>1 brick, 1 stone and 2 gold</b>: 4 + 5 + 12 = 21 points.",
        ),
    ),
    "second_building": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "And another one"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Take <b>building 2</b> too: <b>1 wood, 1 brick and 1 stone</b> for 12 points. Your "
            "hut builders will count it as well.",
        ),
    ),
    "culture_card": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "A green card"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "<b>Card 3</b> shows a culture symbol that you don't have yet: 6 × 6 instead of 5 × 5, "
            "that is 11 points more. Pay <b>3 wood</b>; you also roll two dice for gold.",
        ),
    ),
    "last_card": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "One more symbol"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "<b>Card 4</b> is expensive, but resources are worth only 1 point each "
            "at the end. Your seventh symbol brings 13. Pay <b>2 wood and 2 "
            "brick</b>.",
        ),
    ),
    "last_die": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Choose a die"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Agriculture is at its end, a 6 would give you nothing. Take the <b>3</b>: 1 stone.",
        ),
    ),
    "game_over": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "The game is over"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Una played her places, everybody ate, and a stack is empty: that was the last round. "
            "On the score track you have {score} points, {p_buildings} of them from buildings. "
            "Now the final scoring.",
        ),
    ),
    "score_goods": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Resources left"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Each resource is worth 1 point, whatever its kind: <b>{p_goods} points</b>. Food is "
            "worth nothing now.",
        ),
    ),
    "score_culture": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Green cards"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "You have {symbols} different symbols: {symbols} × {symbols} = <b>{p_symbols_first} "
            "points</b>. Your {doubles} doubles make a second row: {doubles} × {doubles} = "
            "<b>{p_symbols_second} points</b>. Every new symbol is worth more than the one before.",
        ),
    ),
    "score_figures": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Sand-coloured cards"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "They multiply:<br>farmers × agriculture ({agriculture}) = <b>{p_farmers}</b><br>hut "
            "builders × buildings ({buildings}) = <b>{p_hut_builders}</b><br>shamans × people "
            "({people}) = <b>{p_shamans}</b><br>tool makers × tools ({tools}) = "
            "<b>{p_tool_makers}</b>",
        ),
    ),
    "score_total": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "You win!"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Together that makes <b>{total} points</b>; Una has {other}. If it had been equal, "
            "agriculture, tools and people would have decided. During a game you can always see "
            "what the score would be if it ended now.",
        ),
    ),
    "goodbye": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "That is all"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Now you know the game. Point at anything on the board and it explains itself; "
            "<b>F1</b> opens the rules, <b>?</b> the keys, and <b>H</b> gives a hint. Have fun!",
        ),
    ),
}
