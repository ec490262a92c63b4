"""Deals in words: who plays, with what, and what is wrong with a code."""

from dataclasses import asdict

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games import face_of
from stoneage_qt.progress.deals import Deal, UnknownDealError, match_of_deal
from stoneage_qt.progress.letters import LENGTH, letters_of
from stoneage_qt.ui.words.language import both
from stoneage_qt.ui.words.seats import seat_name

translate = QCoreApplication.translate


def deal_text(deal: Deal) -> str:
    """Opponents, variant and modules in one line."""
    face = face_of(deal.game)
    words, rules = face.words, face.rules
    match = match_of_deal(deal)
    traits = rules.traits(rules.write_setup(match.setup), asdict(match.options))
    bots = [place for place, level in enumerate(deal.seats) if level]
    others = both([seat_name(words, match.seats, place) for place in bots])
    parts = [face.title(), translate("Deal", "against {names}").format(names=others)]
    if not others:
        parts = [face.title()]
    parts += [words.variant(traits.variant), *(words.module(key) for key in traits.modules)]
    return " · ".join(part for part in parts if part)


def code_fault(code: str, error: UnknownDealError) -> str:
    """What is wrong with a code that somebody is typing."""
    count = len(letters_of(code))
    if error.problem == "length" and count < LENGTH:
        words = translate("Deal", "{n} of {all} letters and digits")
        return words.format(n=count, all=LENGTH)
    if error.problem == "length":
        return translate("Deal", "That is longer than a code.")
    if error.problem == "letter":
        return translate("Deal", "A code has letters and digits only.")
    if error.problem == "check":
        return translate("Deal", "There is a typing mistake in it: compare letter by letter.")
    return translate("Deal", "This code is from a newer version of the program.")
