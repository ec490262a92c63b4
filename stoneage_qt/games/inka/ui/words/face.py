"""Rise of the Inkas in words, as the shell asks for them: `contract.face.Words`."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import ShownGame, Standing
from stoneage_qt.contract.face import Line, ReportTable
from stoneage_qt.games.inka.bots.luck import DRAWN, ROBBED, RollLuck
from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.options import BY_COLOUR
from stoneage_qt.games.inka.rules import Action, Event, Reason, State
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.games.inka.ui.words.actions import describe_action, move_kind
from stoneage_qt.games.inka.ui.words.events import Teller
from stoneage_qt.games.inka.ui.words.hints import why_text
from stoneage_qt.games.inka.ui.words.levels import level_name, level_note, level_title
from stoneage_qt.games.inka.ui.words.reasons import reason_text
from stoneage_qt.games.inka.ui.words.report import report_tables
from stoneage_qt.games.inka.ui.words.result import decision_text
from stoneage_qt.games.inka.ui.words.seats import describe_seat
from stoneage_qt.games.inka.ui.words.trophies import trophy_name, trophy_note
from stoneage_qt.session.match import Match
from stoneage_qt.ui.words.language import number
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP
from stoneage_qt.ui.words.seats import Sitting, seat_name

translate = QCoreApplication.translate
_ASPECTS: Final = {
    "building": QT_TRANSLATE_NOOP("InkaReport", "Building"),
    "trading": QT_TRANSLATE_NOOP("InkaReport", "Trading"),
    "robber": QT_TRANSLATE_NOOP("InkaReport", "The robber"),
    "founding": QT_TRANSLATE_NOOP("InkaReport", "Founding"),
    "discarding": QT_TRANSLATE_NOOP("InkaReport", "Putting cards back"),
    "cards": QT_TRANSLATE_NOOP("InkaReport", "Development cards"),
}
_REASONS: Final = frozenset(reason.value for reason in Reason)


class InkaWords:
    """How Rise of the Inkas is told."""

    colour = staticmethod(names.colour_name)
    token = staticmethod(names.token_name)
    level = staticmethod(level_name)
    level_title = staticmethod(level_title)
    level_note = staticmethod(level_note)
    module = staticmethod(names.module_name)
    part = staticmethod(names.part_name)
    trophy = staticmethod(trophy_name)
    trophy_note = staticmethod(trophy_note)
    series = staticmethod(names.series_name)
    outcome: Callable[[State, Sequence[Standing]], str] = staticmethod(decision_text)

    def tie_break(self) -> str:
        """Equals share their place (G3)."""
        return ""

    def variant(self, key: str) -> str:
        """There are none."""
        return key

    def choice(self, key: str) -> str:
        """A question of the new-game page."""
        if key in RULES.modules:
            return names.module_name(key)
        return {
            "offers": translate("InkaChoice", "Offers per turn"),
            "start_places": translate("InkaChoice", "Start places"),
        }[key]

    def choice_note(self, key: str) -> str:
        """A sentence below it."""
        if key in RULES.modules:
            return names.module_note(key)
        return {
            "offers": translate(
                "InkaChoice", "How often you may offer cards to the others in your turn."
            ),
            "start_places": translate("InkaChoice", "They are not equally good."),
        }[key]

    def choice_value(self, key: str, value: Any) -> str:
        """An answer."""
        if key == "start_places" and value == BY_COLOUR:
            return translate("InkaChoice", "fixed by colour")
        if key == "start_places":
            return translate("InkaChoice", "drawn by lot")
        return str(value) if value else translate("InkaChoice", "no trade between players")

    def stage(self, number: int) -> str:
        """The round; before the first one tribes are founded."""
        if not number:
            return translate("InkaStage", "founding")
        return translate("InkaStage", "round {n}").format(n=number)

    def unit(self) -> str:
        """What a stage is."""
        return translate("InkaStage", "Round")

    def length(self, number: int) -> str:
        """So many rounds."""
        return names.InkaCounts().rounds(number)

    def decision(self, s: State) -> str:
        """The part of the turn."""
        return names.phase_name(s.phase)

    def action(self, match: Match, s: State, a: Action) -> str:
        """A move."""
        return describe_action(s, a, self.names(match.seats))

    def move_kind(self, a: Action) -> str:
        """What it is about."""
        return move_kind(a)

    def lines(self, match: Match, events: Sequence[Event], viewer: int = -1) -> list[Line]:
        """The log; a robbed or bought card is told to whom it concerns."""
        return self.teller(match, viewer).lines(events)

    def opening(self, match: Match) -> Line:
        """The first heading."""
        return self.teller(match).opening()

    def teller(self, match: Match, viewer: int = -1) -> Teller:
        """Who tells what happens in a match."""
        eyes = () if viewer < 0 else (viewer,)
        return Teller(match.state_at(0), self.names(match.seats), eyes)

    def names(self, seats: Sequence[Sitting]) -> list[str]:
        """What everybody is called."""
        return [seat_name(self, seats, seat) for seat in range(len(seats))]

    def reason(self, code: str, s: State | None = None) -> str:
        """Why something is not possible."""
        return reason_text(code) if code in _REASONS else ""

    def why(self, match: Match, reasons: Sequence[Any]) -> str:
        """In the order of their weight."""
        return why_text(reasons, match.state_at(0), self.names(match.seats))

    def aspect(self, key: str) -> str:
        """What decisions were about."""
        known = _ASPECTS.get(key)
        return key if known is None else translate("InkaReport", known)

    def score_unit(self) -> str:
        """Markers."""
        return translate("InkaReport", "Markers")

    def score_amount(self, value: float) -> str:
        """Markers; mistakes cost fractions of one."""
        if float(value).is_integer() and value >= 0:
            return names.InkaCounts().markers(int(value))
        return translate("InkaReport", "{n} markers").format(n=number(value, 1))

    def report(self, match: Match, rolls: Sequence[RollLuck]) -> Sequence[ReportTable]:
        """What was yielded against what was to be expected, and how the dice fell."""
        return report_tables(self.names(match.seats), rolls)

    def luck_note(self) -> str:
        """How luck is counted."""
        return translate(
            "InkaReport",
            "Luck compares every throw with all throws that could have fallen: by the "
            "cards that they bring or, at a 7, take away. A robbed card is compared with "
            "the others of that hand, a bought card with the rest of the pile. Six cards "
            "count as much as one marker. Over many games it comes to 0 for everybody; in one "
            "game all can be lucky at once, when few sevens fall.",
        )

    def roll(self, s: State, roll: RollLuck) -> str:
        """A throw is for everybody."""
        return {
            ROBBED: translate("InkaReport", "robbed card"),
            DRAWN: translate("InkaReport", "bought card"),
        }.get(roll.kind) or translate("InkaReport", "yield")

    def seat(self, shown: ShownGame, seat: int) -> str:
        """Everything open about a player."""
        return describe_seat(shown, seat, self.names(shown.seats)[seat])


WORDS: Final = InkaWords()
