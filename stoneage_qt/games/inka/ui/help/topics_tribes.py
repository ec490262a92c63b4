"""The help on Rise of the Inkas: tribes, the end, rulings, the glossary."""

from typing import Final

from stoneage_qt.ui.help.topic import Topic, eg, h, li, p, ruling, term
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

CONTEXT: Final = "InkaHelp"

TRIBES: Final = Topic(
    "tribes",
    QT_TRANSLATE_NOOP("InkaHelp", "Decline, founding, overbuilding"),
    (
        h(QT_TRANSLATE_NOOP("InkaHelp", "Decline")),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "With your 4th and your 8th marker your tribe declines at once: its roads leave "
                "the board, thicket grows over its buildings. They are ruins now: they yield, "
                "and the robber finds you there, but no road begins at them and none becomes a "
                "city.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "You keep your cards, development cards and open combat arts."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "When the second tribe declines, what is left of the first leaves the board.",
            )
        ),
        h(QT_TRANSLATE_NOOP("InkaHelp", "Founding")),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Your next tribe settles without paying on a free crossing with no building "
                "beside it and no road of others leading to it. That is a marker, too, and ends "
                "your turn.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "If no such crossing is left, you found on one of your own ruins."
            )
        ),
        h(QT_TRANSLATE_NOOP("InkaHelp", "Overbuilding")),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "A settlement may be built on a ruin, your own or another's, when your road "
                "leads there. The ruin goes back to its owner, who loses its yield; you get the "
                "crossing and a marker.",
            )
        ),
        eg(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "A city under thicket becomes a settlement when it is built over: it yields 1 "
                "again.",
            )
        ),
    ),
    CONTEXT,
)

END: Final = Topic(
    "end",
    QT_TRANSLATE_NOOP("InkaHelp", "The end of the game"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "Whoever places their 11th marker in their own turn wins at once."
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "After 100 rounds the game ends in any case, and whoever has the most markers "
                "wins. Most games last 10 to 30 rounds.",
            )
        ),
    ),
    CONTEXT,
)

ASSUMED: Final = Topic(
    "assumed",
    QT_TRANSLATE_NOOP("InkaHelp", "Rulings of ours"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "We do not have the almanac from the box. These values were taken from other "
                "sources or from the base game; whoever owns the box can replace them in the "
                "file inka.json beside the settings.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Which landscape and number lies where, and the start places. They agree with "
                "every sentence of the book that names a place.",
            )
        ),
        li(QT_TRANSLATE_NOOP("InkaHelp", "20 cards of each resource and 12 of each of the goods.")),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "The price of a road, the make-up of the development cards, and that the robber "
                "starts on the frame.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "Free founding, shortage in the supply, and founding on an own ruin."
            )
        ),
        h(QT_TRANSLATE_NOOP("InkaHelp", "Decided by us")),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Trade between players has an order: offer, one answer each, one choice. At a "
                "table people talk freely; here it has to come to an end.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "The robber may go to the frame even if he stands there already."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "At a decline nothing is paid out, and nothing can be traded or built in between.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "A route may pass the same crossing twice, but no road twice; an own ruin ends "
                "it like a foreign building.",
            )
        ),
    ),
    CONTEXT,
)

GLOSSARY: Final = Topic(
    "glossary",
    QT_TRANSLATE_NOOP("InkaHelp", "Glossary"),
    (
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Building"),
            QT_TRANSLATE_NOOP("InkaHelp", "A settlement or a city, under thicket or not."),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Building site"),
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "A free crossing that somebody's road reaches: nobody else may found there.",
            ),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Crossing, path"),
            QT_TRANSLATE_NOOP(
                "InkaHelp", "Where tiles meet: buildings stand on crossings, roads lie on paths."
            ),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Decline"),
            QT_TRANSLATE_NOOP("InkaHelp", "The end of a tribe that has reached its goal."),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Development marker"),
            QT_TRANSLATE_NOOP(
                "InkaHelp", "Counts your settlements and cities on the tribe board; 11 win."
            ),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Distance rule"),
            QT_TRANSLATE_NOOP("InkaHelp", "No building on a neighbouring crossing."),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Goods"),
            QT_TRANSLATE_NOOP("InkaHelp", "Fish, coca and feathers: for trade only."),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Jungle frame"),
            QT_TRANSLATE_NOOP("InkaHelp", "The edge in the east, where the robber does no harm."),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Overbuild"),
            QT_TRANSLATE_NOOP("InkaHelp", "Put a settlement in the place of a ruin."),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Ruin"),
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "A building of a declined tribe. It yields until it is built over or cleared.",
            ),
        ),
        term(
            QT_TRANSLATE_NOOP("InkaHelp", "Supply"),
            QT_TRANSLATE_NOOP("InkaHelp", "All cards that nobody holds; it lies open."),
        ),
    ),
    CONTEXT,
)
