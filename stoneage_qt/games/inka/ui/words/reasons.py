"""Why something is not possible, in words: for hovering, refused drops and failed files."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.rules import Action, Reason, State
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import (
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    FIRST_ROAD,
    KINDS,
    Cards,
)
from stoneage_qt.games.inka.ui.words.names import InkaCounts, cards_text
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_REASONS: Final = {
    Reason.OVER: QT_TRANSLATE_NOOP("InkaReason", "The game is over."),
    Reason.CHANCE: QT_TRANSLATE_NOOP("InkaReason", "Chance decides first."),
    Reason.PHASE: QT_TRANSLATE_NOOP("InkaReason", "Not now: something else is to be decided."),
    Reason.TAKEN: QT_TRANSLATE_NOOP("InkaReason", "This place is taken."),
    Reason.PIECES: QT_TRANSLATE_NOOP("InkaReason", "You have no such piece left."),
    Reason.UNCONNECTED: QT_TRANSLATE_NOOP("InkaReason", "None of your roads leads here."),
    Reason.DISTANCE: QT_TRANSLATE_NOOP(
        "InkaReason", "Too near: a building stands on a neighbouring crossing."
    ),
    Reason.CARDS: QT_TRANSLATE_NOOP("InkaReason", "You do not have the cards."),
    Reason.NOT_YOURS: QT_TRANSLATE_NOOP("InkaReason", "That is not yours."),
    Reason.CITY_LIMIT: QT_TRANSLATE_NOOP("InkaReason", "A tribe has one city only."),
    Reason.SITE: QT_TRANSLATE_NOOP(
        "InkaReason", "Another player's road leads here: this is that player's building site."
    ),
    Reason.DECK: QT_TRANSLATE_NOOP("InkaReason", "No development card is left in the pile."),
    Reason.PLACE: QT_TRANSLATE_NOOP("InkaReason", "The robber can't go there."),
    Reason.VICTIM: QT_TRANSLATE_NOOP(
        "InkaReason", "There is nothing to take from this player: no building here, or no card."
    ),
    Reason.RATE: QT_TRANSLATE_NOOP("InkaReason", "The supply does not exchange like that."),
    Reason.SAME_KIND: QT_TRANSLATE_NOOP("InkaReason", "The same kind can't be on both sides."),
    Reason.SUPPLY: QT_TRANSLATE_NOOP("InkaReason", "The supply has too few of these cards."),
    Reason.ADVANTAGE: QT_TRANSLATE_NOOP("InkaReason", "You do not hold this advantage card."),
    Reason.USED: QT_TRANSLATE_NOOP(
        "InkaReason", "You have used this advantage card in this turn already."
    ),
    Reason.OFFERS: QT_TRANSLATE_NOOP("InkaReason", "No more offers are possible in this turn."),
    Reason.COUNT: QT_TRANSLATE_NOOP("InkaReason", "That is not the right number of cards."),
    Reason.SAME_OFFER: QT_TRANSLATE_NOOP(
        "InkaReason", "That is the offer itself: accept it instead."
    ),
    Reason.ANSWER: QT_TRANSLATE_NOOP("InkaReason", "This player did not agree to anything."),
    Reason.CARD_PLAYED: QT_TRANSLATE_NOOP(
        "InkaReason", "You have played a development card in this turn already."
    ),
    Reason.NO_CARD: QT_TRANSLATE_NOOP(
        "InkaReason", "You have no such card that may be played in this turn."
    ),
    Reason.NO_PATH: QT_TRANSLATE_NOOP("InkaReason", "There is no path for another road of yours."),
}
_PURCHASES: Final = {
    act.ROAD: COST_ROAD,
    act.SETTLE: COST_SETTLEMENT,
    act.CITY: COST_CITY,
    act.BUY: COST_CARD,
}


def reason_text(reason: Reason | str) -> str:
    """A reason, or its code, as a sentence."""
    return translate("InkaReason", _REASONS[Reason(reason)])


def refusal_text(s: State, a: Action, reason: Reason | str) -> str:
    """Why this very action is refused here: it names what is missing, and whose place it is.

    Looks at the hand of the seat that decides, and at what lies open (V4).
    """
    reason = Reason(reason)
    if reason is Reason.CARDS and a.word in _PURCHASES:
        return missing_text(s, s.actor, _PURCHASES[a.word])
    if reason is Reason.TAKEN and a.word == act.ROAD:
        return translate("InkaReason", "There is a road already.")
    if reason is Reason.TAKEN:
        return translate("InkaReason", "There is a building already.")
    if reason is Reason.PIECES and a.word == act.ROAD:
        return translate("InkaReason", "All your roads are on the board.")
    if reason is Reason.UNCONNECTED and a.word == act.ROAD:
        if s.phase == FIRST_ROAD:
            return translate("InkaReason", "The road has to begin at your new settlement.")
        return translate(
            "InkaReason",
            "A road begins at your own building or road. Other buildings and ruins end it.",
        )
    if reason is Reason.NOT_YOURS and a.word == act.CITY:
        return translate("InkaReason", "A city takes the place of your own settlement, not a ruin.")
    if reason is Reason.NOT_YOURS and a.word == act.FOUND:
        return translate("InkaReason", "No crossing is free: you found on one of your own ruins.")
    if reason is Reason.PLACE:
        return _why_not_robber(s, a)
    if reason is Reason.COUNT and a.word != act.PLAY_INVENTION:
        return translate("InkaReason", "There are not so many cards of that kind in the game.")
    return reason_text(reason)


def _why_not_robber(s: State, a: Action) -> str:
    """Why the robber can't be moved there, or not be chased."""
    if a.word == act.CHASE:
        return translate("InkaReason", "The robber stands at none of your buildings.")
    if a.word == act.ROBBER and a.number == s.robber:
        return translate("InkaReason", "The robber stands there already and has to move on.")
    if a.word == act.ROBBER:
        return translate(
            "InkaReason", "The robber goes to tiles of the land or to the frame, nowhere else."
        )
    return reason_text(Reason.PLACE)


def none_text(purchase: int, reason: Reason) -> str:
    """Why something can be built nowhere, as `rules.questions.why_none` finds it."""
    if reason is Reason.PIECES and purchase == COST_ROAD:
        return translate("InkaReason", "All your roads are on the board.")
    if reason is Reason.UNCONNECTED:
        return translate("InkaReason", "Your roads lead to no crossing where you may settle.")
    if reason is Reason.NOT_YOURS:
        return translate("InkaReason", "You have no settlement that could become a city.")
    return reason_text(reason)


def missing_text(s: State, seat: int, purchase: int) -> str:
    """What a seat lacks to pay for something; "" where it can pay."""
    hand, cost = s.players[seat].hand, s.components.costs[purchase]
    lack: Cards = tuple(max(0, cost[kind] - hand[kind]) for kind in range(KINDS))
    if not any(lack):
        return ""
    return InkaCounts().lacking(sum(lack)).format(cards=cards_text(lack))
