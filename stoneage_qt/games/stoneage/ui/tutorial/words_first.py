"""The words of the lesson's first game: placing, dice, tools, buildings, cards, food."""

from typing import Final

from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

FIRST_WORDS: Final = {
    "welcome": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Welcome to the Stone Age!"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "In about ten minutes you will know the whole game. You play red, with the handprint; "
            "Una plays blue and is friendly. You can leave at any time and go on later.",
        ),
    ),
    "people": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Your people"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Below the board is your own board: {people} people who will work for you, and {food} "
            "food. Tools, resources, buildings and cards will join them. The path of stones "
            "around the board counts your points.",
        ),
    ),
    "phases": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "A round"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Each round has three phases: first all players take turns placing "
            "their people. Then each player uses the places where they have people. "
            "Finally everybody must eat.",
        ),
    ),
    "place_toolmaker": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "To the tool maker"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "You begin. Put <b>1 person</b> on the <b>tool maker</b>: drag it there or click the "
            "place. A tool is yours for the whole game and improves a roll in every round.",
        ),
    ),
    "village_closed": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "The village is full"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Una sent 2 people to the hut. With two players, only two of tool maker, hut and field "
            "can be used in a round; so the field is closed until the next one.",
        ),
    ),
    "place_forest": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Into the forest"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Now resources. Put <b>2 people</b> into the <b>forest</b>. Each of them will roll a "
            "die, and every full 3 of the sum gives 1 wood. You come to each place only once per "
            "round, so think about the number.",
        ),
    ),
    "place_clay": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Into the clay pit"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Put your last <b>2 people</b> into the <b>clay pit</b>. Brick needs a full 4, but it "
            "is worth more than wood. With two players, Una can't join you there.",
        ),
    ),
    "acting": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Everybody is placed"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "The second phase begins. As start player you go first: you use all your places, in "
            "the order you like, and take your people home.",
        ),
    ),
    "resolve_toolmaker": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Take your tool"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Click the <b>tool maker</b> first. Why first? A new tool can be used at once, for the "
            "rolls that follow.",
        ),
    ),
    "resolve_forest": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Roll for wood"),
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Click the <b>forest</b>: your 2 people roll 2 dice."),
    ),
    "use_tool": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "A tool helps"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "The dice show {sum}. {sum} ÷ {divisor} would give 2 wood. <b>Add your tool</b> of "
            "value 1 and it is 9 ÷ 3 = <b>3 wood</b>. After that the tool rests until the next "
            "round.",
        ),
    ),
    "resolve_clay": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Roll for brick"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Now the <b>clay pit</b>. Your tool was used in this round, so the dice alone count.",
        ),
    ),
    "feeding": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Everybody eats"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Una used her places, then the third phase came: each person ate 1 food. You had 12, "
            "now you have {food}. As long as there is enough, this happens by itself.",
        ),
    ),
    "new_round": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "A new round"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Now Una is start player. Look at the cards: the one on the far right costs 1 "
            "resource, the next ones 2, 3 and 4. Cards that nobody buys move to the right and "
            "get cheaper.",
        ),
    ),
    "place_hut": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Growing"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Una took the field. Put <b>2 people</b> on the <b>hut</b>: they bring one more "
            "person for the rest of the game. More people do more, but they also eat.",
        ),
    ),
    "place_building": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "A building"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "The first building costs 2 wood and 1 brick, and you have just that. Put <b>1 "
            "person</b> on <b>building 1</b>, before Una does.",
        ),
    ),
    "place_card": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "A civilisation card"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "The card on the far right costs only 1 resource. Put <b>1 person</b> on <b>card "
            "1</b>. Cards help at once, and most of the points at the end come from them.",
        ),
    ),
    "place_quarry": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "One person left"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Put your last <b>person</b> into the <b>quarry</b>. Stone needs a full 5. One die "
            "alone rarely shows that, but you have a tool.",
        ),
    ),
    "build": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Build"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Una is done, it is your turn. Click <b>building 1</b> and pay 2 wood and 1 brick: 10 "
            "points at once.",
        ),
    ),
    "buy": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Buy the card"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Click <b>card 1</b> and pay with <b>1 wood</b>. Wood is the cheapest, so it is best "
            "spent on cards.",
        ),
    ),
    "bought": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Two halves"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "The upper half happened at once: agriculture +1. The lower half shows a farmer. At "
            "the end each farmer is worth your agriculture, now {agriculture}. So with farmers, "
            "fields pay twice.",
        ),
    ),
    "resolve_hut": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "A new person"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson", "Click the <b>hut</b>: somebody new joins your people."
        ),
    ),
    "resolve_quarry": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Roll for stone"),
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Click the <b>quarry</b> and roll 1 die."),
    ),
    "use_tool_again": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Just enough"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "A {sum}! With your <b>tool</b> it is 5, and that gives 1 stone. Without it the roll "
            "would be lost.",
        ),
    ),
    "fields_feed": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Fields feed"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Before eating, everybody got food from agriculture: you got 1. Now you have {food} "
            "food left and {people} people. Next time that will hardly be enough.",
        ),
    ),
    "place_field": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Onto the field"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Put <b>1 person</b> on the <b>field</b>: 1 more food in every round from now on, and "
            "your farmer grows more valuable.",
        ),
    ),
    "place_second_card": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Dice for all"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Another card moved to the far right: it shows dice, and below a green culture "
            "symbol. Put <b>1 person</b> on <b>card 1</b>.",
        ),
    ),
    "place_river": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Gold!"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Put <b>3 people</b> into the <b>river</b>. Gold needs a full 6 and is worth the most.",
        ),
    ),
    "place_hunt": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "On the hunt"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Put your last <b>person</b> on the <b>hunting grounds</b>. Every full 2 give 1 food, "
            "and there is always room for everybody.",
        ),
    ),
    "resolve_field": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Work the field"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson", "You go first again. Click the <b>field</b>: agriculture +1."
        ),
    ),
    "buy_dice": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Buy the card before you roll"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Buy <b>card 1</b> with your <b>brick</b>. One die for each player will be rolled; "
            "perhaps one of them brings a tool that helps you in the river.",
        ),
    ),
    "pick_die": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "You choose first"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "A 2 gives brick, a 5 gives a tool. Take the <b>5</b>: a second tool. Una gets what "
            "is left.",
        ),
    ),
    "resolve_river": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Wash gold"),
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Click the <b>river</b> and roll 3 dice."),
    ),
    "use_two_tools": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Both tools together"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "{sum} is only 1 gold. Add <b>both tools</b>, 1 and 1: 12 ÷ 6 = <b>2 gold</b>. You may "
            "add as many tools to one roll as you like.",
        ),
    ),
    "resolve_hunt": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Something to eat"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Click the <b>hunting grounds</b>. Whatever the die shows: every full 2 is food.",
        ),
    ),
    "feed": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Not enough food"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "All your food is eaten and {missing} is missing. You may pay resources instead, one "
            "for each food; otherwise you lose 10 points. Pay with your <b>stone</b>: it is worth "
            "less than gold.",
        ),
    ),
    "hunger": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Hunger"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Hunger costs 10 points, no matter how many people are hungry: all or nothing. Plan "
            "your food: hunt, work the fields, or keep something to pay with.",
        ),
    ),
    "free_round": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Now you"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "Play this round as you like. Think of the food: {people} people, {food} food. A tip: "
            "the second building takes 1 to 7 resources of any kind, and gold scores 6 each. Press "
            "<b>H</b> for a hint.",
        ),
    ),
    "round_played": (
        QT_TRANSLATE_NOOP("StoneAgeLesson", "Well done"),
        QT_TRANSLATE_NOOP(
            "StoneAgeLesson",
            "You know how a round goes. A game takes ten to twenty of them. We now jump into "
            "another game, to its last round, and see how it is scored.",
        ),
    ),
}
