"""The help beyond one's first game: winter, editions, rulings, the glossary."""

from typing import Final

from stoneage_qt.ui.help.topic import Topic, eg, h, li, p, ruling, term
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

WINTER: Final = Topic(
    "winter",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Winter and its modules"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The winter board plays like the summer board; the field is called livestock "
                "there. Three modules can be added, each by itself.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Hard winter")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "For a building with a fixed price you may pay 1 extra stone, for 5 extra points.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "With any card you may pay 1 gold more, for 6 points at once."
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Igloos")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Four igloos lie beside the board. They are built like buildings with a "
                "fixed price, are not replaced, do not end the game and do not count "
                "for hut builders.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Wild animals")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Four animals hide in the deck of cards. One that turns up comes to the board and "
                "another card takes its place.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "While an animal is there, every roll for food or resources counts 1 to 3 less, "
                "as its card says. Only one animal is active; others wait behind it.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "As a placement you may put exactly 1 person on it, also several times in a "
                "round. It has as many rings as there are players. People there stay and do not "
                "eat until it flees.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "If all rings are taken after the actions, it flees, before feeding. Everybody "
                "there rolls one die per own person and gets a reward for each: 1 = 3 points, "
                "2 = 3 food, 3 = a tool, 4 = a resource of choice, 5 = agriculture +1, 6 = a "
                "person; or 3 points instead.",
            )
        ),
        eg(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "The wild boar takes 2: a hunt of 9 counts 7 and gives 3 food."
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "What counts is the dice minus the animal plus tools, but at least 0. People with "
                "an animal still count for shamans, for equal scores and for the limit of 10.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The extra stone of the hard winter can't be paid for igloos. Prices of igloos "
                "and the strength of some animals are our assumption; you can put the values of "
                "your own box into the components file.",
            )
        ),
    ),
)

EDITIONS: Final = Topic(
    "editions",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Differences between the editions"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "There are three editions: 2008, the anniversary edition of 2018 and 2021. They "
                "play almost the same; where they differ, this program follows 2021.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Hut:</b> in 2008 and 2018 the new person may be declined; in 2021 it always "
                "comes. Here it always comes.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Ties:</b> only the newer books say that the victory is shared when "
                "agriculture, tools and people are equal too. So it is here.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Winter</b> with hard winter, igloos and wild animals belongs to the "
                "anniversary edition alone.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Names:</b> some things had other names in 2008, above all in German.",
            )
        ),
    ),
)

RULINGS: Final = Topic(
    "rulings",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Rulings of ours"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The rule books leave a few questions open. So that everybody knows what this "
                "program does, here are its answers.",
            )
        ),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "The start player is drawn by lot or chosen.")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "There is always one die for each person, even if more than 7 people hunt.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "With dice for all, everybody takes a die, even one that gives nothing because "
                "the maximum is reached.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The card for two resources can be used before any of your decisions, from the "
                "moment it is bought. Unused at the end, it counts as 2 resources.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "If the deck is empty, the effect “another card” gives nothing."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Feeding goes player by player in turn order: first the income, then the payment.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Where a wild animal is the only place left, people must be put there. After it "
                "has fled, everybody rolls all own dice at once and settles them in any order.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "An animal drawn by the effect “another card” is set aside and the next card is "
                "drawn instead.",
            )
        ),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "There is no limit to the number of rounds.")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "What you may see: everything but the face-down cards of others and the order of "
                "deck and stacks. Bots see no more than you do.",
            )
        ),
    ),
)

GLOSSARY: Final = Topic(
    "glossary",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Glossary"),
    (
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Agriculture track"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "How much food you get every round, 0 to 10."),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Building"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "Costs resources and scores points at once."),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Civilisation card"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "Gives something now and points at the end."),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Culture symbols"),
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Healing, art, music, writing, sundial, pottery, transport and weaving.",
            ),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Dice for all"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "The effect of ten cards: everybody takes a die."),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Figures"),
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "The farmers, hut builders, shamans and tool makers on cards."
            ),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "One-use tool"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "A card that helps one roll, once in the game."),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Places"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "All spots on the board where people can be put."),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Resources"),
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "Wood, brick, stone and gold; food is not one of them."
            ),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Rings"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "They show how many people fit on a place."),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Score track"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "The path of stones around the board."),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Start player"),
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "Begins the round; the next player clockwise begins the next one."
            ),
        ),
        term(
            QT_TRANSLATE_NOOP("StoneAgeRules", "Village"),
            QT_TRANSLATE_NOOP("StoneAgeRules", "The tool maker, the hut and the field."),
        ),
    ),
)
