"""Why something is not possible, in words: for hovering, refused drops and failed files."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.rules import Reason, State
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_REASONS: Final = {
    Reason.GAME_OVER: QT_TRANSLATE_NOOP("StoneAgeReason", "The game is over."),
    Reason.DICE_FIRST: QT_TRANSLATE_NOOP("StoneAgeReason", "The dice have to be rolled first."),
    Reason.NO_ROLL_NOW: QT_TRANSLATE_NOOP("StoneAgeReason", "There is nothing to roll now."),
    Reason.WRONG_STEP: QT_TRANSLATE_NOOP(
        "StoneAgeReason", "Not now: something else is to be decided."
    ),
    Reason.MALFORMED: QT_TRANSLATE_NOOP("StoneAgeReason", "There is no such move."),
    Reason.WRONG_DICE: QT_TRANSLATE_NOOP("StoneAgeReason", "These are not the dice to be rolled."),
    Reason.NO_SUCH_PLACE: QT_TRANSLATE_NOOP("StoneAgeReason", "This place is not in the game."),
    Reason.PLACE_EMPTY: QT_TRANSLATE_NOOP("StoneAgeReason", "There is nothing left here."),
    Reason.NOT_ENOUGH_PEOPLE: QT_TRANSLATE_NOOP("StoneAgeReason", "Not enough people at home."),
    Reason.ALREADY_HERE: QT_TRANSLATE_NOOP(
        "StoneAgeReason", "Your people already stand here: only one placement per round."
    ),
    Reason.PLACE_FULL: QT_TRANSLATE_NOOP("StoneAgeReason", "All rings are taken."),
    Reason.TOO_MANY: QT_TRANSLATE_NOOP("StoneAgeReason", "More people than free rings."),
    Reason.EXACTLY_ONE: QT_TRANSLATE_NOOP("StoneAgeReason", "Exactly one person goes here."),
    Reason.EXACTLY_TWO: QT_TRANSLATE_NOOP("StoneAgeReason", "Exactly two people go here."),
    Reason.VILLAGE_CLOSED: QT_TRANSLATE_NOOP(
        "StoneAgeReason",
        "With two or three players, only two of tool maker, hut and field are used each round.",
    ),
    Reason.OTHERS_HERE: QT_TRANSLATE_NOOP(
        "StoneAgeReason", "Enough other players gather here already."
    ),
    Reason.NOBODY_HERE: QT_TRANSLATE_NOOP("StoneAgeReason", "None of your people stand here."),
    Reason.TOOL_USED: QT_TRANSLATE_NOOP("StoneAgeReason", "This tool was used in this round."),
    Reason.NO_TOOL: QT_TRANSLATE_NOOP("StoneAgeReason", "There is no such tool."),
    Reason.WRONG_PRICE: QT_TRANSLATE_NOOP("StoneAgeReason", "That is not the price."),
    Reason.NOT_ENOUGH_GOODS: QT_TRANSLATE_NOOP("StoneAgeReason", "Not enough resources."),
    Reason.NO_EXTRA: QT_TRANSLATE_NOOP("StoneAgeReason", "Nothing more can be paid here."),
    Reason.NO_SUCH_DIE: QT_TRANSLATE_NOOP("StoneAgeReason", "No die shows that number."),
    Reason.NO_CLAIM_CARD: QT_TRANSLATE_NOOP(
        "StoneAgeReason", "There is no card to take resources from."
    ),
    Reason.WRONG_REWARD: QT_TRANSLATE_NOOP("StoneAgeReason", "This die gives something else."),
}


def reason_text(reason: Reason | str, state: State | None = None) -> str:
    """A reason, or its code, as a sentence; with the state, it names the numbers."""
    reason = Reason(reason)
    if reason is Reason.OTHERS_HERE and state is not None:
        if len(state.players) == 2:
            return translate(
                "StoneAgeReason", "With two players, only one of them may gather here."
            )
        return translate("StoneAgeReason", "With three players, only two of them may gather here.")
    return translate("StoneAgeReason", _REASONS[reason])
