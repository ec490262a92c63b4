"""The words of the lesson: for each step a title and what to do and why, with live numbers."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.rules import State
from stoneage_qt.ui.tutorial.script import LEARNER, Page
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

WORDS: Final = {
    "welcome": (
        QT_TRANSLATE_NOOP("InkaLesson", "Welcome to the Andes!"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "In about ten minutes you will know this game. You play red, with the "
            "condor; Una plays orange and Tupa blue. You can leave at any time and "
            "go on later.",
        ),
    ),
    "board": (
        QT_TRANSLATE_NOOP("InkaLesson", "The land"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "The sea lies in the west, the jungle in the east, your land between "
            "them. Every tile shows a landscape and a number. <b>Settlements</b> "
            "stand on the crossings, <b>roads</b> lie between them. You have two of"
            " each already.",
        ),
    ),
    "throw": (
        QT_TRANSLATE_NOOP("InkaLesson", "Throw the dice"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Every turn begins with a throw. The tiles with the sum of the dice "
            "bring a card to every settlement at their corners. <b>Throw the "
            "dice.</b>",
        ),
    ),
    "yielded": (
        QT_TRANSLATE_NOOP("InkaLesson", "Your yield"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "A 5: the forest with the 5 touches your northern settlement, so you "
            "get 1 wood. The dots under a number tell how often it comes; 6 and 8 "
            "come most often.",
        ),
    ),
    "road": (
        QT_TRANSLATE_NOOP("InkaLesson", "Build a road"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "A road costs 1 wood and 1 stone, and you have both. Drag a <b>road</b>"
            " to the lit path that leads <b>east from your northern road</b>. There"
            " will be room for a settlement.",
        ),
    ),
    "end": (
        QT_TRANSLATE_NOOP("InkaLesson", "End the turn"),
        QT_TRANSLATE_NOOP("InkaLesson", "There is nothing more to do. <b>End the turn.</b>"),
    ),
    "others": (
        QT_TRANSLATE_NOOP("InkaLesson", "Others throw for you, too"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Una threw a 4 and Tupa a 6: both times a tile of yours was among them."
            " Everybody gets yield in everybody's turn.",
        ),
    ),
    "throw_again": (
        QT_TRANSLATE_NOOP("InkaLesson", "Your second turn"),
        QT_TRANSLATE_NOOP("InkaLesson", "<b>Throw the dice.</b>"),
    ),
    "missing": (
        QT_TRANSLATE_NOOP("InkaLesson", "One card short"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "A settlement costs 1 wood, 1 stone, 1 wool and 1 potato. You have all "
            "but the stone. So let us trade!",
        ),
    ),
    "offer": (
        QT_TRANSLATE_NOOP("InkaLesson", "Make an offer"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Click the <b>ore</b> in your hand: that is what you give. Then click the "
            "<b>stone</b> beside <i>You get</i>, and <b>offer</b> it to the others.",
        ),
    ),
    "deal": (
        QT_TRANSLATE_NOOP("InkaLesson", "Make the deal"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Una accepts, Tupa does not. You are never bound by your offer; but "
            "this one is good. <b>Deal with Una.</b>",
        ),
    ),
    "settle": (
        QT_TRANSLATE_NOOP("InkaLesson", "A settlement"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Now drag a <b>settlement</b> to the lit crossing at the end of your "
            "new road. Two buildings are never on neighbouring crossings.",
        ),
    ),
    "markers": (
        QT_TRANSLATE_NOOP("InkaLesson", "Your third marker"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Every settlement and every city gives a <b>development marker</b>. You"
            " have {markers}. The 4th completes your first tribe, the 11th wins the"
            " game.",
        ),
    ),
    "end_again": (
        QT_TRANSLATE_NOOP("InkaLesson", "End the turn"),
        QT_TRANSLATE_NOOP("InkaLesson", "<b>End the turn</b> and watch the others."),
    ),
    "throw_seven": (
        QT_TRANSLATE_NOOP("InkaLesson", "Your third turn"),
        QT_TRANSLATE_NOOP("InkaLesson", "<b>Throw the dice.</b>"),
    ),
    "seven": (
        QT_TRANSLATE_NOOP("InkaLesson", "A seven!"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "A 7 brings nothing. Whoever held more than 7 cards had to put half of "
            "them back: that was Tupa, who had 8. And now you move the robber.",
        ),
    ),
    "robber": (
        QT_TRANSLATE_NOOP("InkaLesson", "The robber"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Drag the <b>robber</b> to the <b>quarry with the 4</b>. As long as he "
            "stands there it yields nothing, and you may rob a neighbour of that "
            "tile.",
        ),
    ),
    "rob": (
        QT_TRANSLATE_NOOP("InkaLesson", "Whom do you rob?"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Una and Tupa both have a building there. <b>Take a card from Tupa</b>, blindly.",
        ),
    ),
    "robbed": (
        QT_TRANSLATE_NOOP("InkaLesson", "Your secret"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "It was 1 wood. Only you and Tupa know that; Una sees that a card went "
            "over, not which.",
        ),
    ),
    "end_seven": (
        QT_TRANSLATE_NOOP("InkaLesson", "End the turn"),
        QT_TRANSLATE_NOOP("InkaLesson", "Nothing can be built with that yet. <b>End the turn.</b>"),
    ),
    "throw_save": (
        QT_TRANSLATE_NOOP("InkaLesson", "Your fourth turn"),
        QT_TRANSLATE_NOOP("InkaLesson", "<b>Throw the dice.</b>"),
    ),
    "save": (
        QT_TRANSLATE_NOOP("InkaLesson", "Save for a city"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "A city costs 2 potatoes and 3 ore, and it would be your 4th marker. "
            "The red line warns: with more than 7 cards a 7 takes half of them. A road "
            "would be the safe way; but a city is close, and we dare it. <b>End the "
            "turn</b> and save.",
        ),
    ),
    "throw_city": (
        QT_TRANSLATE_NOOP("InkaLesson", "Your fifth turn"),
        QT_TRANSLATE_NOOP("InkaLesson", "<b>Throw the dice.</b>"),
    ),
    "bank": (
        QT_TRANSLATE_NOOP("InkaLesson", "Fish for ore"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "One ore is missing. The supply takes 3 equal resources for another "
            "card, but only <b>2 equal goods</b>: that is what fish, coca and "
            "feathers are for. Exchange your <b>2 fish for 1 ore</b>.",
        ),
    ),
    "city": (
        QT_TRANSLATE_NOOP("InkaLesson", "A city"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Drag a <b>city</b> onto your <b>northern settlement between pasture, "
            "farmland and forest</b>. A city yields double. But watch: it is your "
            "4th marker.",
        ),
    ),
    "decline": (
        QT_TRANSLATE_NOOP("InkaLesson", "The decline"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Your first tribe has reached its goal, and its time is over. Its roads"
            " are gone, thicket grows over its buildings. But the ruins still yield"
            " for you, and your cards stay with you.",
        ),
    ),
    "found": (
        QT_TRANSLATE_NOOP("InkaLesson", "A new tribe"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Your second tribe begins on any free crossing without a road, free of "
            "cost. Choose the lit one <b>between the two pastures and the "
            "mountains</b>. The <b>5</b> above it: so many cards in 36 throws. That is "
            "little, but your old settlement at the sea is only two roads away; you "
            "will see what for. Founding ends the turn.",
        ),
    ),
    "throw_ruins": (
        QT_TRANSLATE_NOOP("InkaLesson", "What ruins are good for"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Your ruins have brought 2 wood and 2 wool while the others were "
            "throwing: the old city yields double even now. <b>Throw the dice.</b>",
        ),
    ),
    "plan": (
        QT_TRANSLATE_NOOP("InkaLesson", "Build on the old"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Crossings become scarce. But a settlement may also be built <b>on a "
            "ruin</b>, your own or another's, if your road leads there. Two roads "
            "away, at the sea, stands your old settlement.",
        ),
    ),
    "first_road": (
        QT_TRANSLATE_NOOP("InkaLesson", "Towards the sea"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Build a <b>road</b> from your new settlement to the <b>north-west</b>,"
            " along the mountains.",
        ),
    ),
    "second_road": (
        QT_TRANSLATE_NOOP("InkaLesson", "To the ruin"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "And another <b>road</b> from there to the <b>ruin at the sea</b>. A "
            "road may end at a ruin; it can't go on from one.",
        ),
    ),
    "overbuild": (
        QT_TRANSLATE_NOOP("InkaLesson", "Overbuild the ruin"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "Drag a <b>settlement</b> onto the <b>ruin</b>. The thicket goes, and "
            "your second tribe has another marker.",
        ),
    ),
    "overbuilt": (
        QT_TRANSLATE_NOOP("InkaLesson", "{markers} of 11"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "A ruin of somebody else would have given you a marker, too, and taken "
            "its yield from its owner. After the 8th marker your second tribe "
            "declines, and the Inkas rise.",
        ),
    ),
    "cards": (
        QT_TRANSLATE_NOOP("InkaLesson", "What else there is"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "<b>Development cards</b> cost 1 wool, 1 potato and 1 ore. You play one "
            "per turn, from the next turn on, by a click on it: combat arts move the robber, "
            "road building puts 2 roads, invention brings 2 cards, monopoly takes some "
            "from all others. Who has the longest line of 3 roads or more holds the "
            "<b>longest trade route</b> and exchanges any 2 cards for 1 once per turn. Who "
            "has most combat arts, 2 at least, holds the <b>greatest combat arts</b> and "
            "may chase the robber from an own tile.",
        ),
    ),
    "goodbye": (
        QT_TRANSLATE_NOOP("InkaLesson", "Now it is your game"),
        QT_TRANSLATE_NOOP(
            "InkaLesson",
            "That is all you need. Play on here against Una and Tupa if you like, "
            "or begin a game of your own. F1 explains everything else.",
        ),
    ),
}


def page(key: str, s: State) -> Page:
    """The words of a step, with the numbers of the position."""
    markers = s.players[LEARNER].markers
    title, text = (translate("InkaLesson", words).format(markers=markers) for words in WORDS[key])
    return Page(title, text)
