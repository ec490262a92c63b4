"""Who decides what now, in one line: over the board and for the screen reader."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.rules import NOBODY, OVER, State
from stoneage_qt.games.inka.rules import constants as c
from stoneage_qt.games.inka.ui.words.names import InkaCounts
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

# What somebody does in each phase; {actor} decides, {victim} is robbed, {cards}: still owed.
_DOING: Final = {
    c.FIRST_SETTLE: QT_TRANSLATE_NOOP("InkaBanner", "{actor} puts a settlement"),
    c.FIRST_ROAD: QT_TRANSLATE_NOOP("InkaBanner", "{actor} puts a road beside it"),
    c.BEFORE: QT_TRANSLATE_NOOP("InkaBanner", "{actor} throws the dice"),
    c.DICE: QT_TRANSLATE_NOOP("InkaBanner", "the dice roll"),
    c.DISCARDING: QT_TRANSLATE_NOOP("InkaBanner", "{actor} puts back {cards}"),
    c.MOVING_ROBBER: QT_TRANSLATE_NOOP("InkaBanner", "{actor} moves the robber"),
    c.VICTIM: QT_TRANSLATE_NOOP("InkaBanner", "{actor} chooses whom to rob"),
    c.STEALING: QT_TRANSLATE_NOOP("InkaBanner", "a card is taken from {victim}"),
    c.FREE_ROADS: QT_TRANSLATE_NOOP("InkaBanner", "{actor} puts free roads"),
    c.MAIN: QT_TRANSLATE_NOOP("InkaBanner", "{actor} trades and builds"),
    c.REPLY: QT_TRANSLATE_NOOP("InkaBanner", "{actor} answers"),
    c.CHOOSE: QT_TRANSLATE_NOOP("InkaBanner", "{actor} chooses a deal"),
    c.FOUNDING: QT_TRANSLATE_NOOP("InkaBanner", "{actor} founds a new tribe"),
    c.FINISHED: QT_TRANSLATE_NOOP("InkaBanner", "The game is over"),
}
# The same to the person who decides.
_ASKING: Final = {
    c.FIRST_SETTLE: QT_TRANSLATE_NOOP("InkaAsking", "Put a settlement on any free crossing."),
    c.FIRST_ROAD: QT_TRANSLATE_NOOP("InkaAsking", "Put a road beside your new settlement."),
    c.BEFORE: QT_TRANSLATE_NOOP("InkaAsking", "Throw the dice."),
    c.DISCARDING: QT_TRANSLATE_NOOP("InkaAsking", "A seven! Put back {cards}."),
    c.MOVING_ROBBER: QT_TRANSLATE_NOOP("InkaAsking", "Move the robber."),
    c.VICTIM: QT_TRANSLATE_NOOP("InkaAsking", "From whom do you take a card?"),
    c.FREE_ROADS: QT_TRANSLATE_NOOP("InkaAsking", "Put %n free roads.", "", 1),
    c.MAIN: QT_TRANSLATE_NOOP("InkaAsking", "Trade and build, or end the turn."),
    c.REPLY: QT_TRANSLATE_NOOP("InkaAsking", "Do you accept {name}'s offer?"),
    c.CHOOSE: QT_TRANSLATE_NOOP("InkaAsking", "With whom do you want to trade?"),
    c.FOUNDING: QT_TRANSLATE_NOOP("InkaAsking", "Choose where your new tribe settles."),
}


def turn_text(s: State, names: Sequence[str]) -> str:
    """Whose turn it is: "Anna's turn", or what comes before the first and after the last."""
    if s.actor == OVER:
        return translate("InkaBanner", "The game is over")
    if s.turn == 0:
        return translate("InkaBanner", "Founding")
    return translate("InkaBanner", "{name}'s turn").format(name=names[s.active])


def banner_text(s: State, names: Sequence[str]) -> str:
    """Who does what: "Anna trades and builds", or in another's turn "Anna's turn · Ben answers"."""
    if s.actor == OVER:
        return turn_text(s, names)
    doing = doing_text(s, names)
    if s.turn > 0 and s.actor == s.active:
        return doing
    return translate("InkaBanner", "{turn} · {doing}").format(turn=turn_text(s, names), doing=doing)


def doing_text(s: State, names: Sequence[str]) -> str:
    """What is done, whoever's turn it is: "Ben answers", "the dice roll"."""
    return translate("InkaBanner", _DOING[s.phase]).format(
        actor=names[s.actor] if s.actor >= 0 else "",
        victim=names[s.victim] if s.victim != NOBODY else "",
        cards=_owed(s),
    )


def asking_text(s: State, names: Sequence[str]) -> str:
    """What is wanted of the seat that decides; "" where none does."""
    words = _ASKING.get(s.phase)
    if words is None:
        return ""
    if s.phase == c.FREE_ROADS:
        return translate("InkaAsking", words, None, s.free_roads)
    return translate("InkaAsking", words).format(name=names[s.active], cards=_owed(s))


def _owed(s: State) -> str:
    return InkaCounts().cards(s.owed[s.actor] if s.actor >= 0 else 0)
