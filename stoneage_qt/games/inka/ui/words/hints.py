"""What speaks for a hint, in words: the codes of `bots.hints_reasons`."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.bots.hints_reasons import Why
from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.ui.words.names import bought_name, kind_name
from stoneage_qt.games.inka.ui.words.places import crossing_text, tile_text
from stoneage_qt.ui.words.language import both
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_REASONS: Final = {
    "win": QT_TRANSLATE_NOOP("InkaHint", "wins the game"),
    "decline": QT_TRANSLATE_NOOP("InkaHint", "completes a tribe, and the next founding is free"),
    "marker": QT_TRANSLATE_NOOP("InkaHint", "gives marker number {amount}"),
    "yields": QT_TRANSLATE_NOOP("InkaHint", "a place with a yield of {amount} in 36 throws"),
    "yields_more": QT_TRANSLATE_NOOP(
        "InkaHint", "a yield of {amount} in 36 throws, not only of {what}"
    ),
    "doubles": QT_TRANSLATE_NOOP("InkaHint", "doubles a yield of {amount} in 36 throws"),
    "kinds": QT_TRANSLATE_NOOP("InkaHint", "kinds that did not grow before: {kinds}"),
    "overbuilds": QT_TRANSLATE_NOOP("InkaHint", "takes the place of a ruin"),
    "cuts": QT_TRANSLATE_NOOP("InkaHint", "takes the longest trade route away from {name}"),
    "route": QT_TRANSLATE_NOOP("InkaHint", "brings the longest trade route"),
    "keeps_route": QT_TRANSLATE_NOOP(
        "InkaHint", "keeps the longest trade route, {amount} roads then, before {name}"
    ),
    "site": QT_TRANSLATE_NOOP(
        "InkaHint", "opens a building site with a yield of {amount} in 36 throws: {crossing}"
    ),
    "towards": QT_TRANSLATE_NOOP(
        "InkaHint",
        "leads towards a building site with a yield of {amount} in 36 throws: {crossing}",
    ),
    "site_before": QT_TRANSLATE_NOOP(
        "InkaHint",
        "opens a building site before {name}, with a yield of {amount} in 36 throws: {crossing}",
    ),
    "towards_before": QT_TRANSLATE_NOOP(
        "InkaHint",
        "leads towards a building site that {name} is near, too, with a yield of {amount} in 36 "
        "throws: {crossing}",
    ),
    "sooner": QT_TRANSLATE_NOOP("InkaHint", "the next marker should come %n throws sooner", "", 1),
    "longer": QT_TRANSLATE_NOOP("InkaHint", "the trade route gets %n roads long", "", 1),
    "pays_road": QT_TRANSLATE_NOOP("InkaHint", "to pay for a road"),
    "pays_settlement": QT_TRANSLATE_NOOP("InkaHint", "to pay for a settlement"),
    "pays_city": QT_TRANSLATE_NOOP("InkaHint", "to pay for a city"),
    "pays_card": QT_TRANSLATE_NOOP("InkaHint", "to pay for a development card"),
    "nearer": QT_TRANSLATE_NOOP("InkaHint", "then only %n cards are missing for {purchase}", "", 1),
    "safe": QT_TRANSLATE_NOOP(
        "InkaHint", "leaves %n cards in hand, of which a 7 takes none", "", 1
    ),
    "goods": QT_TRANSLATE_NOOP("InkaHint", "nothing is built with trade goods"),
    "barren": QT_TRANSLATE_NOOP("InkaHint", "grows on no own field: {kind}"),
    "arts_next": QT_TRANSLATE_NOOP(
        "InkaHint", "one more combat arts card is enough for the greatest combat arts"
    ),
    "arts": QT_TRANSLATE_NOOP("InkaHint", "brings the greatest combat arts"),
    "draw": QT_TRANSLATE_NOOP("InkaHint", "the card is combat arts in {amount} of 100 cases"),
    "frees": QT_TRANSLATE_NOOP(
        "InkaHint", "frees an own field from the robber: {tile}, %n cards in 36 throws", "", 1
    ),
    "limit": QT_TRANSLATE_NOOP("InkaHint", "at a 7, %n cards may be kept from then on", "", 1),
    "free_roads": QT_TRANSLATE_NOOP("InkaHint", "saves what %n roads cost", "", 1),
    "held": QT_TRANSLATE_NOOP("InkaHint", "the others hold %n of it: {kind}", "", 1),
    "takes": QT_TRANSLATE_NOOP("InkaHint", "brings %n cards at once", "", 1),
    "blocks": QT_TRANSLATE_NOOP("InkaHint", "hits {name}, who is ahead"),
    "rivals": QT_TRANSLATE_NOOP("InkaHint", "hits the strongest rival: {name}"),
    "starves": QT_TRANSLATE_NOOP("InkaHint", "costs {name} %n cards in 36 throws", "", 1),
    "spares": QT_TRANSLATE_NOOP("InkaHint", "hurts no own building"),
    "holds": QT_TRANSLATE_NOOP("InkaHint", "{name} holds %n cards", "", 1),
    "later": QT_TRANSLATE_NOOP("InkaHint", "all else can still be done after the throw"),
    "spare": QT_TRANSLATE_NOOP("InkaHint", "is not needed for {purchase}"),
    "plenty": QT_TRANSLATE_NOOP("InkaHint", "there are {amount} of this kind in hand"),
    "grows": QT_TRANSLATE_NOOP("InkaHint", "comes back: {amount} of this kind in 36 throws"),
    "helps_both": QT_TRANSLATE_NOOP("InkaHint", "should suit both sides"),
    "needed": QT_TRANSLATE_NOOP("InkaHint", "the card is needed for {purchase}"),
    "idle": QT_TRANSLATE_NOOP("InkaHint", "brings nothing that a building needs now"),
    "leads": QT_TRANSLATE_NOOP("InkaHint", "{name} is ahead"),
    "helps_them": QT_TRANSLATE_NOOP("InkaHint", "the chance to win is better without the deal"),
    "saves_for": QT_TRANSLATE_NOOP(
        "InkaHint", "keeps the cards for {purchase}: %n are still missing", "", 1
    ),
    "keeps_card": QT_TRANSLATE_NOOP("InkaHint", "keeps the development card for later"),
    "keeps_cards": QT_TRANSLATE_NOOP("InkaHint", "keeps %n cards in hand", "", 1),
    "no_marker": QT_TRANSLATE_NOOP("InkaHint", "no marker can be paid for now"),
    "saves": QT_TRANSLATE_NOOP("InkaHint", "saves the cards for a better goal"),
    "best_chance": QT_TRANSLATE_NOOP("InkaHint", "wins most often when it is played on from here"),
}
_MOST_REASONS: Final = 2


def why_text(reasons: Sequence[Why], s: State, names: Sequence[str]) -> str:
    """The most telling reasons in one line; "" for none. s: any position of the game."""
    kinds = both([kind_name(why.what) for why in reasons if why.code == "kinds"])
    told = dict.fromkeys(_told(why, s, names, kinds) for why in reasons)
    return translate("InkaHint", "; ").join([*told][:_MOST_REASONS])


def _told(why: Why, s: State, names: Sequence[str], kinds: str) -> str:
    words = _REASONS[why.code]
    # Qt finds a text without plurals only where it is asked for without a number.
    if "%n" in words:
        words = translate("InkaHint", words, None, why.amount)
    else:
        words = translate("InkaHint", words)
    about = {
        "{crossing}": crossing_text,
        "{tile}": tile_text,
        "{purchase}": lambda _, cost: bought_name(cost),
        "{kind}": lambda _, kind: kind_name(kind),
    }
    found = {key[1:-1]: tell(s, why.what) for key, tell in about.items() if key in words}
    name = names[why.seat] if why.seat >= 0 else ""
    return words.format(amount=why.amount, what=why.what, kinds=kinds, name=name, **found)
