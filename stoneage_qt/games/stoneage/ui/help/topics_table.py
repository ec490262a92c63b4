"""The help on cards, buildings, feeding, the end of the game and its scoring."""

from typing import Final

from stoneage_qt.ui.help.topic import Topic, eg, h, li, p, ruling
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

CARDS: Final = Topic(
    "cards",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Civilisation cards"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Pay as many resources as the slot says, of any kinds but never food, and take the "
                "card. Or leave it: you pay nothing and your person comes home.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Upper half: now")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Dice for all:</b> one die per player is rolled. You choose first, then the "
                "others clockwise. 1 wood, 2 brick, 3 stone, 4 gold, 5 tool, 6 agriculture +1.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Food, resources, points, a tool, agriculture:</b> you get what is shown.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Two dice:</b> you roll for the resource shown, as if two people were there; "
                "tools may be added.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Another card:</b> you draw the top card of the deck unseen by the others; only "
                "its lower half counts.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>One-use tool</b> and <b>two resources of choice</b> stay open beside your "
                "board until you use them.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Lower half: at the end")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Green cards</b> show one of eight culture symbols: the more different ones you "
                "have, the better.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Sand-coloured cards</b> show farmers, hut builders, shamans or tool makers: "
                "they multiply what you have built up.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Cards that were bought leave a gap until the end of the round. Then the others "
                "move to the right, where they are cheaper, and new ones follow.",
            )
        ),
    ),
)

BUILDINGS: Final = Topic(
    "buildings",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Buildings"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Pay the price and score at once. Or leave it: your person comes home, the "
                "building stays.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Fixed price:</b> pay exactly what is shown, score what is shown.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>A number of kinds:</b> pay exactly 4 or 5 resources of exactly as many "
                "different kinds as shown.",
            )
        ),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "<b>1 to 7:</b> pay 1 to 7 resources as you like.")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "With the last two, the resources paid make the points: wood 3, brick 4, stone 5, "
                "gold 6 each.",
            )
        ),
        eg(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "4 resources of 2 kinds, paid with 3 stone and 1 wood: 18 points."
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Then the next building of the stack is opened; it can be used from the next "
                "round on. When a stack is empty, the game ends with this round.",
            )
        ),
    ),
)

FEEDING: Final = Topic(
    "feeding",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Phase 3: feeding"),
    (
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "First you get food: as much as your agriculture track shows."
            )
        ),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "Then every one of your people eats 1 food.")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "If there is not enough, all your food is eaten. For what is missing you may pay "
                "resources, 1 for each food: for all of it or not at all.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "If you can't or don't want to, you lose 10 points, no matter how many people "
                "stay hungry. Your score may fall below zero.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Then a new round begins")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The next player clockwise becomes start player, tools are ready again, cards "
                "move to the right and new ones fill the gaps.",
            )
        ),
    ),
)

END: Final = Topic(
    "end",
    QT_TRANSLATE_NOOP("StoneAgeRules", "The end of the game"),
    (
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Not enough cards:</b> if four cards can't be laid out for a new round, there "
                "is no new round.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>A stack of buildings is empty:</b> the round is played to its end, feeding "
                "included.",
            )
        ),
        p(QT_TRANSLATE_NOOP("StoneAgeRules", "In both cases the final scoring follows.")),
    ),
)

SCORING: Final = Topic(
    "scoring",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Final scoring"),
    (
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Resources")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Every resource you have left is worth 1 point; food is worth nothing.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Green cards: culture")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Lay your different symbols in a row and multiply their number by itself: 5 "
                "symbols are 25 points, all 8 are 64. Doubles form a second row, which scores in "
                "the same way.",
            )
        ),
        eg(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "Six cards with five different symbols: 5 × 5 + 1 × 1 = 26 points."
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Sand-coloured cards: multipliers")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "<b>Farmers</b> × your place on the agriculture track"
            )
        ),
        li(
            QT_TRANSLATE_NOOP("StoneAgeRules", "<b>Hut builders</b> × the number of your buildings")
        ),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "<b>Shamans</b> × the number of your people")),
        li(
            QT_TRANSLATE_NOOP("StoneAgeRules", "<b>Tool makers</b> × the sum of your tools' values")
        ),
        eg(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Cards with 5 farmers in total and 7 on the agriculture track: 5 × 7 = 35 points.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The highest score wins. If it is equal, the tie-break decides: agriculture, tool "
                "values and people added up; if that is equal too, the victory is shared.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "One-use tools do not count as tools, neither for tool makers nor when the score "
                "is equal. An unused card for two resources counts as 2 resources.",
            )
        ),
    ),
)
