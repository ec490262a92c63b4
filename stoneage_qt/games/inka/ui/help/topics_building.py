"""The help on Rise of the Inkas: trade, building, development and advantage cards."""

from typing import Final

from stoneage_qt.ui.help.topic import Topic, eg, h, li, p, ruling
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

CONTEXT: Final = "InkaHelp"

TRADE: Final = Topic(
    "trade",
    QT_TRANSLATE_NOOP("InkaHelp", "Trade"),
    (
        h(QT_TRANSLATE_NOOP("InkaHelp", "With the supply")),
        li(QT_TRANSLATE_NOOP("InkaHelp", "3 equal resources for 1 card of another kind.")),
        li(QT_TRANSLATE_NOOP("InkaHelp", "2 equal goods for 1 card of another kind.")),
        li(QT_TRANSLATE_NOOP("InkaHelp", "1 fish, 1 coca and 1 feather together for any 2 cards.")),
        h(QT_TRANSLATE_NOOP("InkaHelp", "With the others")),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "In your turn you make an offer: what you give and what you want. One after the "
                "other, the others accept, refuse, or make a counter-offer. Then you choose one "
                "deal, or none.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Nobody can promise cards that they do not hold; whoever answers is bound until "
                "you have chosen.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Only cards are traded, and only with the player whose turn it is. No gifts.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "There are at most three offers per turn; the new-game page can change that, and"
                " 0 switches them off. The book knows no limit, but then a turn need not end.",
            )
        ),
    ),
    CONTEXT,
)

BUILDING: Final = Topic(
    "building",
    QT_TRANSLATE_NOOP("InkaHelp", "Building"),
    (
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Road:</b> 1 wood, 1 stone. On a free path, beginning at your own building or"
                " road. A building of somebody else, or any ruin, ends a road.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Settlement:</b> 1 wood, 1 stone, 1 wool, 1 potato. On a crossing that your "
                "road reaches, with no building on any neighbouring crossing (the distance rule;"
                " ruins count).",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>City:</b> 2 potatoes, 3 ore. It takes the place of one of your settlements "
                "and yields double. One city per tribe.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Development card:</b> 1 wool, 1 potato, 1 ore. The top card of the pile, for"
                " your eyes only.",
            )
        ),
        eg(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "A settlement and a city on the same crossing are two markers: the city is one "
                "more.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "What a road costs is not in the text that we have, so we assume it. Whoever "
                "owns the box can correct all prices in a file.",
            )
        ),
    ),
    CONTEXT,
)

CARDS: Final = Topic(
    "cards",
    QT_TRANSLATE_NOOP("InkaHelp", "Development cards"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "One per turn, before the throw or later, and never one that you bought in the "
                "same turn.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Combat arts:</b> move the robber and take a card. It stays open in front of "
                "you and lets you keep one card more at a 7.",
            )
        ),
        li(QT_TRANSLATE_NOOP("InkaHelp", "<b>Road building:</b> up to two roads without paying.")),
        li(QT_TRANSLATE_NOOP("InkaHelp", "<b>Invention:</b> any 2 cards from the supply.")),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Monopoly:</b> name a kind; every opponent gives you up to 2 cards of it.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "There are two decks of ten. The second goes under the pile when everybody's "
                "first tribe has declined.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "How many of each card there are, and what invention and monopoly bring, is "
                "our assumption. No development card gives a marker.",
            )
        ),
    ),
    CONTEXT,
)

ADVANTAGE: Final = Topic(
    "advantage",
    QT_TRANSLATE_NOOP("InkaHelp", "Advantage cards"),
    (
        h(QT_TRANSLATE_NOOP("InkaHelp", "Longest trade route")),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "For the longest unbroken line of at least 3 own roads, longer than anybody "
                "else's. Branches do not count, and foreign buildings and ruins break a line.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "Once in your turn you may exchange any 2 cards for 1 of another kind."
            )
        ),
        h(QT_TRANSLATE_NOOP("InkaHelp", "Greatest combat arts")),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "For the first with 2 open combat arts; whoever has more takes it over."
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Once in your turn you may chase the robber from a tile at which you have a "
                "building, and take 1 card of its kind.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "When the longest route is cut or its tribe declines and two others are equal, "
                "the card is set aside until somebody alone is longest.",
            )
        ),
    ),
    CONTEXT,
)
