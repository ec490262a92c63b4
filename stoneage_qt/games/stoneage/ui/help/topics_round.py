"""The help on the course of a round: aim, set-up, placing, the places, tools."""

from typing import Final

from stoneage_qt.ui.help.topic import Topic, eg, h, li, p, ruling
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

AIM: Final = Topic(
    "aim",
    QT_TRANSLATE_NOOP("StoneAgeRules", "The aim of the game"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "You lead a small tribe of the Stone Age. Each round you send your "
                "people out to hunt, to gather and to trade, and in the evening all of "
                "them want to eat.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Buildings</b> score points at once. <b>Civilisation cards</b> help at once and "
                "score most at the end. Whoever has the most points after the final scoring wins.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "A round in three phases")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "<b>Placing:</b> in turn, everybody puts people on the places."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Actions:</b> one after the other, everybody uses the places "
                "where they have people.",
            )
        ),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "<b>Feeding:</b> every person eats 1 food.")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "New here? <b>Learn by playing</b> on the start page leads you through your first "
                "game in about ten minutes.",
            )
        ),
    ),
)

SETUP: Final = Topic(
    "setup",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Set-up"),
    (
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "2 to 4 players. Each begins with 5 people and 12 food, without tools and "
                "resources, at 0 on the agriculture track and on the score track.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The 36 civilisation cards are shuffled and 4 of them laid open. The card on the "
                "far right costs 1 resource, the next ones 2, 3 and 4.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The 28 buildings form stacks of 7, one stack for each player; the top building "
                "of each stack is open. The other stacks go back into the box unseen.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "Food, resources and tools never run out, however much is taken."
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The start player is drawn by lot unless you choose one when setting up the game.",
            )
        ),
    ),
)

PLACING: Final = Topic(
    "placing",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Phase 1: placing people"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "From the start player on, clockwise, each player puts one or more people on "
                "exactly one place, again and again until nobody can place any more.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "Whoever can place must place; passing is not possible."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "You can choose each place only once per round: nobody can be added "
                "there later. Every card and every building is a place of its own.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "How many fit")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "<b>Hunting grounds:</b> as many as you like, always."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Forest, clay pit, quarry, river:</b> 7 people in total on each of them.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "<b>Tool maker</b> and <b>field:</b> exactly 1 person."
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "<b>Hut:</b> exactly 2 people of the same player, put there together.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules", "<b>Each card, each building, each igloo:</b> exactly 1 person."
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "With two or three players")),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Only two of tool maker, hut and field can be used each round. As soon as two of "
                "them are taken, the third one is closed.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "With three players, only two of them may gather in the same forest, clay pit, "
                "quarry or river; with two players, only one. The hunt is open to all.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "You may place where the action will give you nothing, for example on the hut with "
                "10 people: that keeps the place from others.",
            )
        ),
    ),
)

ACTIONS: Final = Topic(
    "actions",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Phase 2: actions"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "From the start player on, each player uses all the places where they "
                "have people, in any order, and takes the people back; then the next "
                "player does the same.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "The order matters: fetch a new tool before you roll, and gather resources before "
                "you pay for cards and buildings.",
            )
        ),
    ),
)

GATHERING: Final = Topic(
    "gathering",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Hunting and gathering"),
    (
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Roll one die for each of your people there and add up the dice. Add tools if you "
                "like. Divide the sum, rounding down; that is how much you get.",
            )
        ),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "<b>Hunting grounds:</b> sum ÷ 2 = food")),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "<b>Forest:</b> sum ÷ 3 = wood")),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "<b>Clay pit:</b> sum ÷ 4 = brick")),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "<b>Quarry:</b> sum ÷ 5 = stone")),
        li(QT_TRANSLATE_NOOP("StoneAgeRules", "<b>River:</b> sum ÷ 6 = gold")),
        eg(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Three people in the clay pit roll 2, 4 and 5: 11 ÷ 4 gives 2 brick. With a tool "
                "of value 1 it is 12 ÷ 4 = 3 brick.",
            )
        ),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "On average one die shows 3½. While you place people, the board shows what you "
                "can expect.",
            )
        ),
    ),
)

VILLAGE: Final = Topic(
    "village",
    QT_TRANSLATE_NOOP("StoneAgeRules", "The village: tool maker, hut, field"),
    (
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Tool maker")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "You get a tool. The first three are new ones of value 1; after that a tool gets "
                "better by 1 each time, always evenly, up to 4, 4 and 4.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Hut")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "You get one more person, up to 10. The new person eats in this round already and "
                "can be placed from the next round on.",
            )
        ),
        h(QT_TRANSLATE_NOOP("StoneAgeRules", "Field")),
        p(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Your marker on the agriculture track moves up by 1, at most to 10. Every round "
                "you get that much food. On the winter board this place is called livestock.",
            )
        ),
    ),
)

TOOLS: Final = Topic(
    "tools",
    QT_TRANSLATE_NOOP("StoneAgeRules", "Tools"),
    (
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "After you have seen a roll for food or resources, you may add any of your tools "
                "to its sum.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Each tool counts whole, for one roll, once per round. At the start of the next "
                "round all of them are ready again.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "A <b>one-use tool</b> is a card: you add it once in the game, alone or together "
                "with other tools; then it is turned face down.",
            )
        ),
        li(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "Tools never change the dice that all players share, nor the reward of a wild "
                "animal.",
            )
        ),
        ruling(
            QT_TRANSLATE_NOOP(
                "StoneAgeRules",
                "A new tool of value 1 may be used in the same round. When a tool gets better, an "
                "unused one is taken first.",
            )
        ),
    ),
)
