"""The help on Rise of the Inkas: aim, set-up, the turn, yield and the seven."""

from typing import Final

from stoneage_qt.ui.help.topic import Topic, eg, h, li, p, ruling
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

CONTEXT: Final = "InkaHelp"

AIM: Final = Topic(
    "aim",
    QT_TRANSLATE_NOOP("InkaHelp", "The aim of the game"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "You lead three tribes of the Andes, one after the other. Each grows from a "
                "first settlement, flourishes, and is overgrown by thicket when its time is "
                "over.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Every settlement and every city that you put on the board gives you a "
                "<b>development marker</b> that you never lose. The 4th completes your first "
                "tribe, the 8th your second. Whoever places the <b>11th marker</b> wins at once.",
            )
        ),
        h(QT_TRANSLATE_NOOP("InkaHelp", "What you need")),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "<b>Resources</b> to build: wood, stone, wool, potato and ore."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Goods</b> to trade: fish, coca and feathers. Nothing is built with them, but"
                " the supply exchanges them more gladly.",
            )
        ),
    ),
    CONTEXT,
)

SETUP: Final = Topic(
    "setup",
    QT_TRANSLATE_NOOP("InkaHelp", "Set-up"),
    (
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "3 or 4 players. The board lies between the Pacific in the west and the jungle in "
                "the east.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Fixed founding:</b> everybody begins with two settlements and two roads at "
                "set places, and with a card from each landscape at one of the settlements.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Free founding:</b> in turn, and once more in reverse order, everybody puts a"
                " settlement on any free crossing and a road beside it. The second settlement "
                "brings a card from each landscape around it.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Variable board:</b> the landscapes on land are shuffled; sea, jungle, "
                "plantations and all numbers stay.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Each player has 7 roads, 8 settlements and 2 cities. The robber waits on the "
                "jungle frame.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Who begins and who gets which start places is drawn by lot unless you choose "
                "it: the places are not equally good.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "In 1,920 games of four equal bots the start places of orange won 34 of 100 games, "
                "blue 27, grey 22, red 17; with three players orange 53, blue 26, red 21. Who "
                "begins hardly matters.",
            )
        ),
    ),
    CONTEXT,
)

TURN: Final = Topic(
    "turn",
    QT_TRANSLATE_NOOP("InkaHelp", "A turn"),
    (
        p(QT_TRANSLATE_NOOP("InkaHelp", "Turns go clockwise. In your turn:")),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>Before the throw</b> you may play one development card, or use the greatest "
                "combat arts.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "<b>Throw:</b> the sum of the two dice counts for everybody."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp", "<b>Trade and build</b> in any order and as often as you like."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "<b>End the turn.</b> When a tribe declines, the turn ends with the founding of "
                "the next one.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Cards are used between the steps, never inside another decision such as "
                "discarding or answering an offer.",
            )
        ),
    ),
    CONTEXT,
)

YIELD: Final = Topic(
    "yield",
    QT_TRANSLATE_NOOP("InkaHelp", "Yield"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Every tile with the number thrown yields: each settlement at one of its corners"
                " takes 1 card of its kind, each city 2. Buildings under thicket yield as "
                "before.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Forest gives wood, quarry stone, pasture wool, farmland potato, mountains ore.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Fishing grounds give fish, jungle plantation coca, jungle feathers. The ocean "
                "gives nothing.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "The dots under a number say in how many of 36 throws it falls: 6 and 8 five "
                "times each, 2 and 12 once.",
            )
        ),
        li(QT_TRANSLATE_NOOP("InkaHelp", "The tile with the robber yields nothing.")),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "If the supply has too few cards of a kind for all who are due some, nobody "
                "gets any of it; if only one player is due, that player gets what is left. "
                "(Our assumption, after the base game.)",
            )
        ),
    ),
    CONTEXT,
)

SEVEN: Final = Topic(
    "seven",
    QT_TRANSLATE_NOOP("InkaHelp", "The seven and the robber"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "A 7 brings no yield. Whoever holds more than 7 cards puts half of them back, "
                "rounded down. Every open combat arts card lets you keep one card more.",
            )
        ),
        eg(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "With 9 cards you put back 4. With two open combat arts you would keep all 9.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Then you move the robber to another land tile or to the jungle frame, and "
                "take a card blindly from an opponent who has a building at that tile, ruins "
                "included.",
            )
        ),
        li(QT_TRANSLATE_NOOP("InkaHelp", "He never stands on sea, plantation or jungle.")),
        li(QT_TRANSLATE_NOOP("InkaHelp", "Only thief and victim learn which card it was.")),
        ruling(
            QT_TRANSLATE_NOOP(
                "InkaHelp",
                "Cards are put back seat by seat, beginning with the player whose turn it is. "
                "Where somebody can be robbed, somebody is robbed. On the frame the robber may "
                "stay where he is.",
            )
        ),
    ),
    CONTEXT,
)
