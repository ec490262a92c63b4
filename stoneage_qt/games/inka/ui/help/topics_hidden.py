"""The help on Rise of the Inkas: what is open, what is covered, and what bots know."""

from typing import Final

from stoneage_qt.ui.help.topic import Topic, h, li, p
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

CONTEXT: Final = "InkaHelp"

HIDDEN: Final = Topic(
    "hidden",
    QT_TRANSLATE_NOOP("InkaHelp", "Who sees what"),
    (
        h(QT_TRANSLATE_NOOP("InkaHelp", "Everybody sees")),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "the board, all buildings and markers in the colours of their owners, and how many "
                "cards everybody holds,",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "what a roll yields, what is paid, discarded and exchanged, and every offer with "
                "its answers,",
            )
        ),
        li(QT_TRANSLATE_NOOP("InkaHelp", "development cards that were played.")),
        h(QT_TRANSLATE_NOOP("InkaHelp", "You alone see")),
        li(QT_TRANSLATE_NOOP("InkaHelp", "which cards are in your hand,")),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "your development cards, which lie face down until you play them,"
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "with whoever was robbed, which card was taken; all others see only that one was.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Where several people play at one computer, hands stay covered until somebody "
                "wants to look at the own one.",
            )
        ),
        h(QT_TRANSLATE_NOOP("InkaHelp", "What bots know")),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Bots see what their seat may see and nothing secret: no hand of others, no "
                "covered card, no coming roll. Good ones remember what was open, as what somebody "
                "gained and paid, and so know much about a hand without looking at it.",
            )
        ),
    ),
    CONTEXT,
)
